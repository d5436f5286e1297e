"""What lies open: the cards in the middle and the words before the players (AN-2, AN-4)."""

from collections.abc import Sequence
from typing import NewType

import msgspec

from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

WordId = NewType("WordId", int)
"""Which word of the game it is: how many had been made before it."""


class OpenCard(msgspec.Struct, frozen=True):
    """A letter that is nobody's."""

    card: CardId
    face: Letter


class TableWord(msgspec.Struct, frozen=True):
    """A word before its owner, with its cards in the order of its letters."""

    id: WordId
    owner: Seat
    word: str
    """As it is compared: lower case, ё read as е."""
    shown: str
    """As people write it, with its ё."""
    cards: tuple[CardId, ...]


def letters_by_seat(words: Sequence[TableWord], seats: int) -> tuple[int, ...]:
    """Count the letters before each player (AN-13).

    >>> ход = TableWord(WordId(0), Seat(1), "ход", "ход", (CardId(4), CardId(0), CardId(2)))
    >>> letters_by_seat([ход], 2)
    (0, 3)
    """
    counts = [0] * seats
    for word in words:
        counts[word.owner] += len(word.word)
    return tuple(counts)


def words_of(words: Sequence[TableWord], seat: Seat) -> tuple[TableWord, ...]:
    """List a player's words, the oldest first."""
    return tuple(word for word in words if word.owner == seat)
