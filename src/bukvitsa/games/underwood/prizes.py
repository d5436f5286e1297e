"""The prize cards: what each asks of a word, and what it does for it (PR-1…10).

The cards themselves are data (`prizes.toml`); the kinds of conditions and effects are these.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import TypeAlias, assert_never

import msgspec

from bukvitsa.letters.alphabet import is_vowel

from .cards import Face


class Made(msgspec.Struct, frozen=True):
    """What a condition looks at: the spelt word, and what it is made of."""

    word: str
    torn: int
    """How many cards of the ribbon serve its letters."""
    wild: int
    """How many wild cards do."""


class Length(msgspec.Struct, frozen=True, tag_field="kind", tag="length"):
    """So many letters or more (PR-1, PR-2, PR-3, PR-6, PR-8, PR-9)."""

    least: int


class Vowels(msgspec.Struct, frozen=True, tag_field="kind", tag="vowels"):
    """The first and the last letter are vowels (PR-4)."""


class Repeated(msgspec.Struct, frozen=True, tag_field="kind", tag="repeated"):
    """One letter stands in the word so many times or more (PR-5)."""

    least: int


class Torn(msgspec.Struct, frozen=True, tag_field="kind", tag="torn"):
    """So many cards or more come from the ribbon (PR-7)."""

    least: int


class Clean(msgspec.Struct, frozen=True, tag_field="kind", tag="clean"):
    """So many letters or more, all of them by letter cards of the hand (PR-10)."""

    least: int


class Times(msgspec.Struct, frozen=True, tag_field="kind", tag="times"):
    """The word counts several times (PR-1, PR-2)."""

    by: int


class Plus(msgspec.Struct, frozen=True, tag_field="kind", tag="plus"):
    """The word brings points besides (PR-3, PR-4, PR-5, PR-7, PR-10)."""

    points: int


class Dearest(msgspec.Struct, frozen=True, tag_field="kind", tag="dearest"):
    """The dearest letter card counts several times (PR-6)."""

    by: int


class Respell(msgspec.Struct, frozen=True, tag_field="kind", tag="respell"):
    """One letter may be served by more or by fewer cards than it occurs (PR-8)."""


class Again(msgspec.Struct, frozen=True, tag_field="kind", tag="again"):
    """A second word may be laid (PR-9)."""


Condition: TypeAlias = Length | Vowels | Repeated | Torn | Clean
Effect: TypeAlias = Times | Plus | Dearest | Respell | Again


class Prize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prize card as it is printed, and how many of it there are."""

    title: str
    text: str
    count: int
    condition: Condition
    effect: Effect


def is_met(condition: Condition, made: Made) -> bool:
    """Judge a condition when the word is laid (UN-17, UN-18).

    >>> is_met(Vowels(), Made("игра", torn=0, wild=0)), is_met(Length(6), Made("игра", 0, 0))
    (True, False)
    """
    word = made.word
    match condition:
        case Length(least):
            return len(word) >= least
        case Vowels():
            return is_vowel(word[0]) and is_vowel(word[-1])
        case Repeated(least):
            return max(map(word.count, word)) >= least
        case Torn(least):
            return made.torn >= least
        case Clean(least):
            return len(word) >= least and not made.torn and not made.wild
        case _:
            assert_never(condition)


def _read() -> Mapping[Face, Prize]:
    text = files(__package__).joinpath("prizes.toml").read_text(encoding="utf-8")
    return MappingProxyType(msgspec.convert(tomllib.loads(text), dict[str, Prize]))


PRIZES: Mapping[Face, Prize] = _read()
"""Every prize card by its id, as it stands on a `Card`."""
