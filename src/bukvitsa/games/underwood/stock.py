"""What a player can make words of: the hand, the ribbon, and wild cards that a swap would free."""

from collections.abc import Container, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from bukvitsa.kernel.people import Seat
from bukvitsa.letters.cards import CardId

from .cards import WILD, Card, Cards, Face, face_of, is_prize
from .laid import LaidWord
from .prizes import PRIZES, Respell, Torn
from .scoring import WILD_IN_HAND, word_points
from .seen import View

MOST_SWAPS = 64
"""So many choices of swaps are tried; four wild cards, as in the deck, never make more than 16."""


_RESPELLING = frozenset(face for face, it in PRIZES.items() if isinstance(it.effect, Respell))
_COUNTING_TORN = frozenset(face for face, it in PRIZES.items() if isinstance(it.condition, Torn))


class Slot(NamedTuple):
    """A wild card in a laid word whose letter the player has or may tear off (UN-14, UN-15)."""

    owner: Seat
    word: int
    letter: int
    face: Face
    wild: CardId
    points: int
    """What the letter card brings to the word in which it comes to lie (UN-16)."""
    own: bool
    """Whether that word is the player's own."""


class Stock:
    """What a view shows for making words, counted once for all the words that are tried."""

    def __init__(self, view: View) -> None:
        """Sort the hand, and look for wild cards within reach."""
        self.prices: Mapping[Face, int] = view.prices
        self.ribbon: Cards = view.ribbon
        self.letters: dict[Face, list[CardId]] = {}
        self.wild: list[CardId] = []
        self.cost = 0
        """What the hand would cost if the round ended now (UN-20)."""
        prizes: dict[Face, Card] = {}
        for card in view.own:
            face = card.face
            if face == WILD:
                self.wild.append(card.id)
                self.cost += WILD_IN_HAND
            elif is_prize(face):
                prizes.setdefault(face, card)
            else:
                self.letters.setdefault(face, []).append(card.id)
                self.cost += view.prices.get(face, 0)
        self.count = len(self.wild) + sum(map(len, self.letters.values()))
        self.respelling = next((prizes[face] for face in prizes if face in _RESPELLING), None)
        self.prizes = [card for card in prizes.values() if card is not self.respelling]
        """One of each kind, without the one that is only of use to respell."""
        self.counts_torn = not _COUNTING_TORN.isdisjoint(prizes)
        """Whether it matters to a prize which cards come from the ribbon (PR-7)."""
        self.slots = _slots(view, self.letters)

    def swaps(self, most: int) -> Iterator[tuple[Slot, ...]]:
        """Choose wild cards to swap for, the fewest first; of equal letters the best places."""
        yield ()
        tried: set[tuple[Face, ...]] = set()
        for count in range(1, min(most, len(self.slots)) + 1):
            for chosen in combinations(self.slots, count):
                faces = tuple(sorted(slot.face for slot in chosen))
                if faces not in tried and len(tried) < MOST_SWAPS:
                    tried.add(faces)
                    yield chosen


def _slots(view: View, letters: Container[Face]) -> list[Slot]:
    """List the wild cards within reach, those that bring the player most first."""
    wild = [
        (Seat(seat), number, place, card.id)
        for seat, words in enumerate(view.words)
        for number, laid in enumerate(words)
        for place, card in enumerate(laid.cards)
        if card.face == WILD
    ]
    slots = []
    for owner, number, place, card in wild:
        laid = view.words[owner][number]
        face = laid.word[place]
        if face in letters or any(it.face == face for it in view.ribbon):
            points = _gain(laid, place, view.prices)
            slots.append(Slot(owner, number, place, face, card, points, own=owner == view.you))
    return sorted(slots, key=lambda slot: -slot.points if slot.own else slot.points)


def _gain(laid: LaidWord, place: int, prices: Mapping[Face, int]) -> int:
    """Count what a word gains by a letter card in the place of a wild one (UN-16)."""
    letter = Card(laid.cards[place].id, laid.word[place])
    cards = (*laid.cards[:place], letter, *laid.cards[place + 1 :])
    return word_points(cards, face_of(laid.prize), prices) - laid.points
