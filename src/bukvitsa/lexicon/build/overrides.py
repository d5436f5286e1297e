"""Our own corrections, by kinds of words; they outvote the sources."""

from enum import StrEnum
from importlib.resources import files

import msgspec


class Ruling(StrEnum):
    """What a correction says of a word."""

    ALLOW = "allow"
    RARE = "rare"
    PLURAL = "plural"
    """Mostly plural: its singular is alive, too."""
    ORDINARY = "ordinary"
    """An ordinary plural, whatever the figures say."""
    NAME = "name"
    SLANG = "slang"
    VULGAR = "vulgar"
    ABBREVIATION = "abbreviation"
    PART = "word_part"
    NOT_A_NOUN = "not_a_noun"
    MISSPELT = "misspelt"
    UNKNOWN = "unknown"


class Correction(msgspec.Struct, frozen=True):
    """One word, one ruling, one reason."""

    word: str
    shown: str
    ruling: Ruling
    meant: str
    """For a misspelling: what was meant."""


def read_overrides() -> dict[str, Correction]:
    """Read the corrections that are committed beside this module."""
    text = (files("bukvitsa.lexicon.build") / "overrides.tsv").read_text(encoding="utf-8")
    return parse_overrides(text)


def parse_overrides(text: str) -> dict[str, Correction]:
    r"""Parse lines of ruling, reason and words; a later line outvotes an earlier one.

    >>> parse_overrides("allow\tnotes\tдо ре").keys()
    dict_keys(['до', 'ре'])
    """
    found: dict[str, Correction] = {}
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        ruling, _, words = line.split("\t")
        for item in words.split():
            shown, _, meant = item.partition("=")
            word = shown.replace("ё", "е")
            found[word] = Correction(word, shown, Ruling(ruling), meant)
    return found
