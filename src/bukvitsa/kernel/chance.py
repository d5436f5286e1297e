"""Chance as an argument: shuffling is the only dice these games need.

`SeededChance` can be checked by anybody. Before the first card is dealt the table publishes
`commitment(seed)`; after the last act it publishes the seed. Whoever has the journal can then
make every shuffle again:

- A shuffle is numbered by the *moment* (the sequence number of the first event of the act it
  belongs to) and its place among the shuffles of that act, both from 0.
- Its random bytes are the blocks SHA-256(LABEL + seed + moment + place + block), the three
  numbers as 8 bytes, big end first; 8 bytes at a time make a number x below 2**64.
- A choice among k is x mod k, where an x of 2**64 - 2**64 mod k or more is thrown away.
- The cards are put in order by Fisher and Yates: for i from the last down to 1, change the
  places of card i and card j, where j is a choice among i + 1.
"""

import hashlib
import struct
from collections.abc import Iterator, Sequence
from typing import NewType, Protocol, TypeVar

T = TypeVar("T")

Seed = NewType("Seed", bytes)

SEED_BYTES = 32
_SEED_LABEL = b"bukvitsa seed 1\0"
_SHUFFLE_LABEL = b"bukvitsa shuffle 1\0"
_WORD_BYTES = 8
_WORDS = 1 << (8 * _WORD_BYTES)
_FAIR = _WORDS - (1 << 32)
"""No number below this is thrown away, unless there are more cards than anybody has."""
_NUMBERS = struct.Struct(">4Q")
"""The four numbers in a block of 32 bytes, big end first."""


class Chance(Protocol):
    """Where order comes from."""

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Put things in an order that nobody can foresee."""
        ...


def commitment(seed: Seed) -> str:
    """Name a seed without giving it away, to be published before the game.

    >>> commitment(Seed(bytes(32)))[:16]
    'd497dab1c3fbdb92'
    """
    return hashlib.sha256(_SEED_LABEL + seed).hexdigest()


def keeps_promise(seed: Seed, promise: str) -> bool:
    """Tell whether a disclosed seed is the one whose commitment was published.

    >>> keeps_promise(Seed(bytes(32)), commitment(Seed(bytes(32))))
    True
    """
    return commitment(seed) == promise


class SeededChance:
    """The shuffles of one act, made from a seed and the act's moment.

    >>> SeededChance(Seed(bytes(32)), moment=0).shuffled("абвгд")
    ('б', 'а', 'г', 'в', 'д')
    """

    def __init__(self, seed: Seed, moment: int) -> None:
        """Stand before the first shuffle of an act."""
        self._seed = seed
        self._moment = moment
        self._place = 0

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Put things in the order that the seed gives for this moment."""
        order = list(things)
        head = _SHUFFLE_LABEL + self._seed + _eight(self._moment) + _eight(self._place)
        self._place += 1
        numbers = _numbers(head)
        for last in range(len(order) - 1, 0, -1):
            choices = last + 1
            number = next(numbers)
            while number >= _FAIR and number >= _WORDS - _WORDS % choices:
                number = next(numbers)
            other = number % choices
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def _numbers(head: bytes) -> Iterator[int]:
    """Give the numbers of all blocks, four of each."""
    begun, block = hashlib.sha256(head), 0
    while True:
        hashed = begun.copy()
        hashed.update(_eight(block))
        yield from _NUMBERS.unpack(hashed.digest())
        block += 1


def _eight(number: int) -> bytes:
    return number.to_bytes(_WORD_BYTES, "big")
