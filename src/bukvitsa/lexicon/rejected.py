"""One line of the list of refused spellings, with the reason that people are told."""

from typing import Protocol

import msgspec

from bukvitsa.kernel.words import WordReason


class Rejected(msgspec.Struct, frozen=True):
    """A spelling whose refusal no dictionary could explain at run time."""

    word: str
    reason: WordReason
    lemma: str
    form: str


class Refusals(Protocol):
    """A list of refused spellings, however it is kept."""

    def rejected(self, word: str) -> Rejected | None:
        """Find the refusal of a spelling in lower case without ё."""
        ...


def read_rejected(line: str) -> Rejected:
    r"""Read one line of rejected.tsv.

    >>> read_rejected("нии\tabbreviation\t\t").reason
    <WordReason.ABBREVIATION: 'abbreviation'>
    """
    word, reason, lemma, form = line.rstrip("\n").split("\t")
    return Rejected(word=word, reason=WordReason(reason), lemma=lemma, form=form)


def write_rejected(rejected: Rejected) -> str:
    """Write one line of rejected.tsv, the inverse of `read_rejected`."""
    return f"{rejected.word}\t{rejected.reason}\t{rejected.lemma}\t{rejected.form}"
