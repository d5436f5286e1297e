"""A table's policy held against a word of the lists."""

from bukvitsa.kernel.words import Plurals, WordPolicy, WordReason
from bukvitsa.lexicon.entry import Entry, Flag


def objection(entry: Entry, policy: WordPolicy) -> WordReason | None:
    r"""Say why a listed word is not legal at a table, if it is not (WD-2, WD-3, WD-4).

    >>> from bukvitsa.lexicon.entry import read_entry
    >>> objection(read_entry("лыжи\t\tcore\tmostly_plural\t350"), WordPolicy())
    <WordReason.PLURAL: 'plural'>
    """
    if Flag.PROPER in entry.flags and not policy.proper_names:
        return WordReason.PROPER_NAME
    if Flag.MOSTLY_PLURAL in entry.flags and policy.plurals is not Plurals.MOSTLY:
        return WordReason.PLURAL
    if Flag.SLANG in entry.flags and not policy.slang:
        return WordReason.SLANG
    if Flag.VULGAR in entry.flags and policy.family:
        return WordReason.VULGAR
    return None
