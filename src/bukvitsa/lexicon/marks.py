"""Marks on words: bits above the letters, by which one AND also asks what a table agreed to."""

from bukvitsa.kernel.words import Plurals, Tier, WordPolicy
from bukvitsa.letters.thermometer import LETTER_BITS, WIDTH

from .entry import Entry, Flag

ODD = 1 << WIDTH - 1
"""More copies of a letter than the code can tell: never found by the code, only by hand."""

RARE = 1 << WIDTH - 2
_FLAGGED = {
    Flag.MOSTLY_PLURAL: 1 << WIDTH - 3,
    Flag.SLANG: 1 << WIDTH - 4,
    Flag.VULGAR: 1 << WIDTH - 5,
    Flag.PROPER: 1 << WIDTH - 6,
}
ALL_BITS = (1 << WIDTH) - 1


def marks_of(entry: Entry) -> int:
    """Give the marks that an entry carries."""
    marks = RARE if entry.tier is Tier.RARE else 0
    for flag in entry.flags:
        marks |= _FLAGGED.get(flag, 0)
    return marks


def refused_marks(policy: WordPolicy, tiers: frozenset[Tier]) -> int:
    """Give the marks that make a word illegal at a table (WD-2…WD-4, WD-15)."""
    refused = ODD
    if Tier.RARE not in tiers:
        refused |= RARE
    if policy.plurals is not Plurals.MOSTLY:
        refused |= _FLAGGED[Flag.MOSTLY_PLURAL]
    if not policy.slang:
        refused |= _FLAGGED[Flag.SLANG]
    if policy.family:
        refused |= _FLAGGED[Flag.VULGAR]
    if not policy.proper_names:
        refused |= _FLAGGED[Flag.PROPER]
    return refused


def let_through(refused: int) -> int:
    """Give the bits no word is stopped by, to be joined to the letters at hand."""
    return ALL_BITS ^ LETTER_BITS ^ refused
