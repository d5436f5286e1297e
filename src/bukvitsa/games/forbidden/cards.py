"""The cards on the table, and which of them make a word."""

from collections.abc import Sequence

import msgspec

from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

FEWEST_IN_SHOWCASE = 5
"""With fewer red cards in the showcase none may be laid (FW-7)."""


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card (FW-1)."""

    letter: Letter
    red: bool


class Card(msgspec.Struct, frozen=True):
    """A card that whoever sees it may name."""

    id: CardId
    face: Face


def lacking(faces: Sequence[Face], word: str) -> str:
    """Name the letters of a word that the conversation does not hold, each once (FW-10).

    >>> lacking([Face(Letter("о"), red=True), Face(Letter("д"), red=False)], "дом")
    'м'
    """
    held = [face.letter for face in faces]
    return "".join(
        letter for letter in dict.fromkeys(word) if word.count(letter) > held.count(Letter(letter))
    )


def places_of(faces: Sequence[Face], word: str, red: Sequence[int]) -> tuple[int, ...] | int:
    """Say where in the conversation each letter of a word lies: red where so named (FW-16).

    Letters that are not named take black cards first. If a named letter has no red card its
    place in the word is returned. The conversation must hold the word.

    >>> talk = [Face(Letter("о"), red=True), Face(Letter("о"), red=False)]
    >>> places_of(talk, "о", []), places_of(talk, "о", [0])
    ((1,), (0,))
    """
    free = [(face.letter, face.red, place) for place, face in enumerate(faces)]
    found: dict[int, int] = {}
    for at in red:
        fit = next((card for card in free if card[0] == word[at] and card[1]), None)
        if fit is None:
            return at
        free.remove(fit)
        found[at] = fit[2]
    free.sort(key=lambda card: card[1])
    for at, letter in enumerate(word):
        if at not in found:
            fit = next(card for card in free if card[0] == letter)
            free.remove(fit)
            found[at] = fit[2]
    return tuple(found[at] for at in range(len(word)))
