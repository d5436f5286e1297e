"""How a word could be made of what a viewer sees."""

from collections.abc import Sequence
from typing import NamedTuple

from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.word import Misread, read_word

from .acts import Lay, Swap
from .cards import WILD, Face
from .laying import Spread, placed
from .plans import Plan, plans
from .prizes import PRIZES, Dearest, Made, Plus, Times, Torn, is_met
from .seen import View
from .stock import Stock

__all__ = ["WILD", "Layer", "Plan", "Promise", "Stock", "points", "promised", "ways"]

MOST_WAYS = 40


def ways(view: View, word: str) -> Sequence[Lay]:
    """Name the sensible ways to lay a word of the own cards, the best first (UN-11…17).

    Best is what would count most if the round ended now: the word with its prize, what a swap
    brings to an own word less what it brings to another's, less the cards left in the hand.
    Of equal ways the one with no prize, the fewest wild cards and the shortest tear comes first.
    """
    letters = read_word(word)
    if isinstance(letters, Misread):
        return ()
    layer = Layer(view)
    return [layer.lay(letters, plan) for plan in layer.plans(letters)[:MOST_WAYS]]


def points(view: View, lay: Lay) -> int:
    """Say what one of the ways brings its player: the word's points, and those of own swaps."""
    placement = placed(Spread(view.own, view.ribbon, view.words, view.prices), lay, lay.word)
    assert not isinstance(placement, Refusal)
    own = {swap.word: swap.after.points for swap in placement.swaps if swap.owner == view.you}
    gained = sum(after - view.words[view.you or 0][word].points for word, after in own.items())
    return placement.word.points + gained


class Layer:
    """Plans and lays many words by one view."""

    def __init__(self, view: View) -> None:
        """Look at the cards once."""
        self.stock = Stock(view)

    def plans(self, word: str) -> list[Plan]:
        """Find the ways to lay a word, the best first."""
        return sorted(
            plans(self.stock, word),
            key=lambda plan: (-plan.value, plan.prize is not None, len(plan.wild), -plan.tear),
        )

    def shortest(self, word: str) -> list[Plan]:
        """Find the plainest ways to lay a word, in no order: a swap at most, the shortest tear."""
        return plans(self.stock, word, tears=1, swaps=1)

    def lay(self, word: str, plan: Plan) -> Lay:
        """Say card by card how a plan is carried out."""
        return _lay(self.stock, word, plan)


class Promise(NamedTuple):
    """What a prize adds to a word: so many times all its letters, the dearest one, and points."""

    all: int = 0
    dearest: int = 0
    points: int = 0


def promised(prize: Face, word: str) -> Promise:
    """Say what a prize would add to a word of own letters, nothing if it asks for another.

    >>> promised("PR-1", "облако"), promised("PR-1", "лак").all
    (Promise(all=1, dearest=0, points=0), 0)
    """
    if is_met(PRIZES[prize].condition, Made(word, torn=0, wild=0)):
        match PRIZES[prize].effect:
            case Times(by):
                return Promise(all=by - 1)
            case Dearest(by):
                return Promise(dearest=by - 1)
            case Plus(points):
                return Promise(points=points)
    return Promise()


def _lay(stock: Stock, word: str, plan: Plan) -> Lay:
    piles = _Piles(stock, plan, word)
    swaps = tuple(
        Swap(slot.owner, slot.word, slot.letter, piles.spare(slot.face)) for slot in plan.swaps
    )
    wild = iter([*(slot.wild for slot in plan.swaps), *stock.wild])
    standing = list(plan.wild)
    cards: list[CardId] = []
    used: dict[Face, int] = {}
    for letter in word:
        if letter in standing:
            standing.remove(letter)
            cards.append(next(wild))
        else:
            row, place = piles.row(letter), used.get(letter, 0)
            cards.append(row[min(place, len(row) - 1)])
            used[letter] = place + 1
    respelt = plan.respelt
    return Lay(
        word=word,
        cards=tuple(cards),
        swaps=swaps,
        prize=None if plan.prize is None else plan.prize.id,
        extra=() if respelt is None else tuple(piles.row(respelt)[used[respelt] :]),
    )


class _Piles:
    """The letter cards at hand for one plan, in the order in which they serve."""

    def __init__(self, stock: Stock, plan: Plan, word: str) -> None:
        """Tear the ribbon as planned."""
        self._hand = stock.letters
        self._torn: dict[Face, list[CardId]] = {}
        self._oldest: Face | None = None
        for card in stock.ribbon[plan.tear :]:
            self._oldest = self._oldest or card.face
            self._torn.setdefault(card.face, []).append(card.id)
        self._rows: dict[Face, list[CardId]] = {}
        self._swapped: dict[Face, int] = {}
        self._word = word
        prize = None if plan.prize is None else PRIZES[plan.prize.face]
        self._torn_first = prize is not None and isinstance(prize.condition, Torn)
        self._owes = self._torn_first and not plan.wild and self._covers(word)
        """Whether the hand must still give one of its cards, all being in the ribbon (UN-12)."""

    def spare(self, letter: Face) -> CardId:
        """Give a card for a swap, of the hand if there is one."""
        taken = self._swapped.get(letter, 0)
        self._swapped[letter] = taken + 1
        cards: list[CardId] = [
            *self._hand.get(letter, ()),
            *reversed(self._torn.get(letter, ())),
        ]
        return cards[taken]

    def row(self, letter: Face) -> list[CardId]:
        """Say which cards serve a letter: the oldest torn one, then the hand, then the others.

        For PR-7 the ribbon goes before the hand, which gives one card where it must.
        """
        row = self._rows.get(letter)
        if row is None:
            row = self._rows[letter] = self._row(letter)
        return row

    def _row(self, letter: Face) -> list[CardId]:
        hand, torn = self._hand.get(letter, []), self._torn.get(letter, [])
        gone = self._swapped.get(letter, 0)
        if gone:
            torn = torn[: len(torn) - max(0, gone - len(hand))]
            hand = hand[gone:]
        first = int(letter == self._oldest)
        gives = self._owes and hand and first < self._word.count(letter)
        if self._torn_first and not gives:
            return torn + hand
        self._owes = False
        return [*torn[:first], *hand, *torn[first:]]

    def _covers(self, word: str) -> bool:
        return all(word.count(letter) <= len(self._torn.get(letter, ())) for letter in word)
