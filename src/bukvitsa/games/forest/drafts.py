"""Words as they are written in secret and shown, and what may be wrong with one."""

from enum import StrEnum

import msgspec

from bukvitsa.kernel.words import Verdict
from bukvitsa.letters.alphabet import Letter


class Fault(StrEnum):
    """Why a shown word is not taken; all but the last are no question of a dictionary (WD-13)."""

    NOTHING_WRITTEN = "nothing_written"
    LETTERS_MISSING = "letters_missing"
    TOO_MANY_OF_FRONT = "too_many_of_front"
    USED_BEFORE = "used_before"
    TOO_FEW_CUBES = "too_few_cubes"
    ILLEGAL = "illegal"
    """The referee refused the word: its verdict says why."""


MOST_OF_FRONT = 2
"""So many cards of the own front may serve a word (FO-10)."""


class Need(msgspec.Struct, frozen=True):
    """What a word asks of the cards: letters that are nowhere, cards of the own front (FO-10)."""

    missing: tuple[Letter, ...] = ()
    front: int = 0


def need_of(word: str, field: str, front: str) -> Need:
    """Say what a word asks of the face-up letters of the field and of the own front (FO-10).

    >>> need_of("окоп", "кот", "ооо")
    Need(missing=('п',), front=1)
    """
    missing, served = "", 0
    for letter in dict.fromkeys(word):
        lacking = word.count(letter) - field.count(letter)
        if lacking > 0:
            there = min(lacking, front.count(letter))
            missing += letter * (lacking - there)
            served += there
    return Need(tuple(map(Letter, missing)), served)


def fewest_field_cards(word: str, front: str) -> int:
    """Say how many cards of the field a word takes at least (FO-18).

    >>> fewest_field_cards("окоп", "кккк"), fewest_field_cards("окоп", "окоп")
    (3, 2)
    """
    served = sum(min(word.count(letter), front.count(letter)) for letter in set(word))
    return len(word) - min(served, MOST_OF_FRONT)


class Draft(msgspec.Struct, frozen=True):
    """A word written in secret, with what its writer is told of it (FO-12)."""

    text: str
    """As it was typed, in lower case, with its ё."""
    word: str
    need: Need = Need()
    used: bool = False
    verdict: Verdict | None = None
    """Only where the table agreed on `spellcheck`."""


class Shown(msgspec.Struct, frozen=True):
    """A word as all see it at the reveal; without a fault it stands and its letters are marked."""

    text: str = ""
    word: str = ""
    fault: Fault | None = Fault.NOTHING_WRITTEN
    need: Need = Need()
    verdict: Verdict | None = None
    """The referee's, where nothing else was wrong with the word."""

    @property
    def stands(self) -> bool:
        """Tell whether the word is taken."""
        return self.fault is None
