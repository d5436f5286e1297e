"""Cards: what is printed on one, and the name it goes by while it lies face down."""

from typing import NewType

import msgspec

from .alphabet import Letter

CardId = NewType("CardId", int)
"""A card's place in its pile as it was shuffled last: it tells nothing about the face."""


class Stack(msgspec.Struct, frozen=True):
    """Equal letter cards of a deck: the letter, how many there are, the printed price."""

    letter: Letter
    count: int
    price: int = 0


class Pile(msgspec.Struct, frozen=True):
    """One kind of letter cards in a deck.

    >>> pile = Pile((Stack(Letter("а"), 2, 1), Stack(Letter("щ"), 1, 10)))
    >>> "".join(pile.letters()), len(pile), pile.price_of(Letter("щ"))
    ('аащ', 3, 10)
    """

    stacks: tuple[Stack, ...]

    def __len__(self) -> int:
        """Count the cards."""
        return sum(stack.count for stack in self.stacks)

    def letters(self) -> tuple[Letter, ...]:
        """List the letter of every card, in the alphabet's order."""
        return tuple(stack.letter for stack in self.stacks for _ in range(stack.count))

    def prices(self) -> dict[Letter, int]:
        """Give the printed price of each letter."""
        return {stack.letter: stack.price for stack in self.stacks}

    def price_of(self, letter: Letter) -> int:
        """Give the printed price of a letter, nothing where the pile has no such card."""
        return self.prices().get(letter, 0)
