"""Words on the table, and what laying one moves."""

from typing import TypeAlias

import msgspec

from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict

from .cards import WILD, Card, Cards


class LaidWord(msgspec.Struct, frozen=True):
    """A word that lies before its owner."""

    word: str
    """The spelling, ё read as е."""
    shown: str
    """The spelling as people write it."""
    cards: Cards
    """The card that serves each letter; with PR-8 one card may serve several."""
    points: int
    """What it counts with the cards that lie in it now (UN-18)."""
    prize: Card | None = None
    extra: Cards = ()
    """Surplus cards, which count nothing (PR-8)."""

    def wild_at(self, letter: int) -> bool:
        """Tell whether a wild card stands for a letter, counted from 0."""
        return 0 <= letter < len(self.cards) and self.cards[letter].face == WILD


Words: TypeAlias = tuple[LaidWord, ...]


class Swapped(msgspec.Struct, frozen=True):
    """A letter card came into the place of a wild card (UN-14)."""

    owner: Seat
    word: int
    letter: int
    card: Card
    wild: Card
    after: LaidWord
    """The owner's word with the letter card in it, counted anew (UN-16)."""


class Placement(msgspec.Struct, frozen=True):
    """All that laying a word moves, checked."""

    word: LaidWord
    torn: Cards = ()
    """The end of the ribbon that was taken, the oldest card first (UN-11)."""
    kept: Cards = ()
    """Torn cards that nothing used: they go to the hand (UN-11)."""
    swaps: tuple[Swapped, ...] = ()
    again: bool = False
    """A second word may follow (PR-9)."""

    def spent(self) -> Cards:
        """Name every card that the word, its swaps and its prize took from hand or ribbon."""
        word = self.word
        prize = () if word.prize is None else (word.prize,)
        return (*word.cards, *word.extra, *prize, *(swap.card for swap in self.swaps))


class Claim(msgspec.Struct, frozen=True):
    """A word laid on trial: its cards stay where they were until the table has answered."""

    by: Seat
    placement: Placement
    verdict: Verdict
