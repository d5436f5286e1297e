"""One line of the word table, and the question the table answers."""

from enum import StrEnum
from typing import Protocol

import msgspec

from bukvitsa.kernel.words import Tier


class Flag(StrEnum):
    """What a table must have agreed to before a word is legal, or what is worth telling of it."""

    MOSTLY_PLURAL = "mostly_plural"
    """A plural whose singular exists but is seldom used: legal only under Plurals.MOSTLY (WD-2)."""
    PROPER = "proper"
    """Only a name: legal with `proper_names` (WD-3)."""
    SLANG = "slang"
    """Only jargon: legal with `slang` (WD-4)."""
    VULGAR = "vulgar"
    """Legal unless the table asks for a family's vocabulary (WD-4)."""
    OBSOLETE = "obsolete"
    """Out of use: only said of the word, never held against it."""


class Entry(msgspec.Struct, frozen=True):
    """A spelling that is legal under some noun policy."""

    word: str
    """Lower case, ё read as е (WD-7)."""
    shown: str
    """As people write it; never empty."""
    tier: Tier
    flags: frozenset[Flag]
    zipf: int
    """Zipf frequency × 100: 300 is once in a million words."""


class Words(Protocol):
    """A table of words, however it is kept."""

    def entry(self, word: str) -> Entry | None:
        """Find the entry of a spelling in lower case without ё."""
        ...


def read_entry(line: str) -> Entry:
    r"""Read one line of words.tsv or names.tsv.

    >>> read_entry("еж\tёж\tcore\t\t331").shown
    'ёж'
    """
    word, shown, tier, flags, zipf = line.rstrip("\n").split("\t")
    return Entry(
        word=word,
        shown=shown or word,
        tier=Tier(tier),
        flags=frozenset(map(Flag, flags.split(","))) if flags else frozenset(),
        zipf=int(zipf),
    )


def write_entry(entry: Entry) -> str:
    """Write one line of words.tsv or names.tsv, the inverse of `read_entry`."""
    shown = "" if entry.shown == entry.word else entry.shown
    flags = ",".join(sorted(entry.flags))
    return f"{entry.word}\t{shown}\t{entry.tier}\t{flags}\t{entry.zipf}"
