"""The port through which games ask about words, and the values that cross it."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

import msgspec


class Tier(StrEnum):
    """How well known a legal word is (WD-15)."""

    CORE = "core"
    RARE = "rare"


class Plurals(StrEnum):
    """Which plurals a game takes for nouns (WD-2)."""

    NO_SINGULAR = "no_singular"
    MOSTLY = "mostly"


class Forms(StrEnum):
    """Which forms of which words a game takes (WD-1, WD-10)."""

    NOUN = "noun"
    ANY = "any"


class WordReason(StrEnum):
    """Why a spelling is or is not a word here; the most specific true one (WD-12)."""

    LEGAL = "legal"
    EMPTY = "empty"
    LATIN_LOOKALIKE = "latin_lookalike"
    NOT_CYRILLIC = "not_cyrillic"
    HYPHENATED = "hyphenated"
    SEVERAL_WORDS = "several_words"
    TOO_LONG = "too_long"
    TOO_SHORT = "too_short"
    BANNED = "banned"
    UNKNOWN = "unknown"
    MISSPELT = "misspelt"
    PLURAL = "plural"
    OBLIQUE = "oblique"
    NOT_A_NOUN = "not_a_noun"
    PROPER_NAME = "proper_name"
    SLANG = "slang"
    VULGAR = "vulgar"
    ABBREVIATION = "abbreviation"
    WORD_PART = "word_part"
    VOTED_DOWN = "voted_down"


class WordPolicy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one table agreed on about words (WD-1…WD-16)."""

    shortest: int = 3
    plurals: Plurals = Plurals.NO_SINGULAR
    forms: Forms = Forms.NOUN
    proper_names: bool = False
    slang: bool = False
    family: bool = False
    allowed: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """The referee's answer about one spelling, complete enough for a journal's reader."""

    word: str
    """The spelling judged: lower case, ё read as е."""
    reason: WordReason
    edition: str
    """The hash of the lexicon that was asked."""
    shown: str = ""
    """The spelling as people write it, with its ё."""
    lemma: str = ""
    """The dictionary form that this is a form of, where that is known."""
    form: str = ""
    """Which form it is, or what part of speech (a code, as in `lexicon.forms`)."""
    tier: Tier | None = None
    near: tuple[str, ...] = ()
    """Up to three legal words spelt nearly so."""

    @property
    def legal(self) -> bool:
        """Tell whether the word may be played."""
        return self.reason is WordReason.LEGAL


class Lexicon(Protocol):
    """Which words exist, and which can be made."""

    @property
    def edition(self) -> str:
        """Name the contents by their hash."""
        ...

    def judge(self, text: str, policy: WordPolicy) -> Verdict:
        """Say whether a spelling is legal at a table, and why."""
        ...

    def any_left(self, middle: str, table: Sequence[str], policy: WordPolicy) -> bool:
        """Say whether a word is left: of middle letters, with any whole table words (AN-12)."""
        ...
