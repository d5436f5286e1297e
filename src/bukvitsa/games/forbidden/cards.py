"""The cards on the table, and which of them make a word."""

from collections.abc import Sequence

import msgspec

from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

FEWEST_IN_SHOWCASE = 5
"""With fewer red cards in the showcase none may be laid (FW-7)."""


class Face(msgspec.Struct, frozen=True, gc=False):
    """What is printed on a card (FW-1)."""

    letter: Letter
    red: bool


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card that whoever sees it may name."""

    id: CardId
    face: Face


def lacking(faces: Sequence[Face], word: str) -> str:
    """Name the letters of a word that the conversation does not hold, each once (FW-10).

    >>> lacking([Face(Letter("о"), red=True), Face(Letter("д"), red=False)], "дом")
    'м'
    """
    held = "".join([face.letter for face in faces])
    return "".join([sign for sign in dict.fromkeys(word) if word.count(sign) > held.count(sign)])


def places_of(faces: Sequence[Face], word: str, red: Sequence[int]) -> tuple[int, ...] | int:
    """Say where in the conversation each letter of a word lies: red where so named (FW-16).

    Letters that are not named take black cards first. If a named letter has no red card its
    place in the word is returned. The conversation must hold the word.

    >>> talk = [Face(Letter("о"), red=True), Face(Letter("о"), red=False)]
    >>> places_of(talk, "о", []), places_of(talk, "о", [0])
    ((1,), (0,))
    """
    blacks = [None if face.red else face.letter for face in faces]
    reds = [face.letter if face.red else None for face in faces]
    found: dict[int, int] = {}
    for at in red:
        if word[at] not in reds:
            return at
        found[at] = _taken(reds, word[at])
    for at, letter in enumerate(word):
        if at not in found:
            found[at] = _taken(blacks if letter in blacks else reds, letter)
    return tuple([found[at] for at in range(len(word))])


def _taken(letters: list[Letter | None], letter: str) -> int:
    """Take the letter that has lain longest."""
    place = letters.index(Letter(letter))
    letters[place] = None
    return place
