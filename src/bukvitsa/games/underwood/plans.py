"""Every sensible way to lay a word, as a plan: what is torn, swapped, wild, and which prize."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from .cards import Card, Face
from .prizes import PRIZES, Made, is_met
from .scoring import WILD_IN_HAND, prize_points
from .stock import Slot, Stock


class Plan(NamedTuple):
    """A way to lay a word, without saying card by card which."""

    points: int
    """What the word counts with its prize, and what swaps bring in own words…"""
    given: int
    """… what they bring to others…"""
    cost: int
    """… and what is left in the hand would cost now (UN-20)."""
    left: int
    """How many letter and wild cards are left in it."""
    tear: int
    """The place of the oldest ribbon card taken; the ribbon's length where none is."""
    swaps: tuple[Slot, ...] = ()
    wild: tuple[Face, ...] = ()
    """The letters that wild cards stand for."""
    prize: Card | None = None
    respelt: Face | None = None
    """The letter that all its cards serve, however many (PR-8)."""

    @property
    def value(self) -> int:
        """Weigh the plan as if the round ended with it."""
        return self.points - self.given - self.cost


def plans(stock: Stock, word: str) -> Iterator[Plan]:
    """Go through the ways to lay a word of what a player has (UN-11…17, PR-1…10)."""
    need = Counter(word)
    for swaps in stock.swaps(len(word)):
        tearing = _Tearing(stock, word, need, swaps)
        for tear in range(len(stock.ribbon), -1, -1):
            if tearing.reaches(tear):
                yield from tearing.plans(tear)


class _Tearing:
    """One word and one choice of swaps, while the ribbon is torn ever deeper."""

    def __init__(
        self, stock: Stock, word: str, need: Counter[str], swaps: tuple[Slot, ...]
    ) -> None:
        """Count what the hand alone has."""
        prices = stock.prices
        self._stock, self._word, self._need, self._swaps = stock, word, need, swaps
        self._have = {letter: len(stock.letters.get(letter, ())) for letter in need}
        for slot in swaps:
            held = self._have.get(slot.face, len(stock.letters.get(slot.face, ())))
            self._have[slot.face] = held - 1
        self._hand = self._have.copy()
        self._most = len(stock.wild) + len(swaps)
        self._total = sum(prices.get(letter, 0) * count for letter, count in need.items())
        self._cost = stock.cost - sum(prices.get(slot.face, 0) for slot in swaps)
        self._left = stock.count - len(word)
        self._points = sum(slot.points for slot in swaps if slot.own)
        self._given = sum(slot.points for slot in swaps if not slot.own)
        self._respelling = stock.respelling
        if stock.respelling is not None:
            condition = PRIZES[stock.respelling.face].condition
            if not is_met(condition, Made(word, torn=0, wild=0)):
                self._respelling = None

    def reaches(self, tear: int) -> bool:
        """Tear one card more; tell whether it can be used, and no swap lacks its card (UN-15)."""
        useful = True
        if tear < len(self._stock.ribbon):
            letter = self._stock.ribbon[tear].face
            self._cost += self._stock.prices.get(letter, 0)
            self._left += 1
            if letter in self._have:
                self._have[letter] += 1
            useful = letter in self._need and self._have[letter] > 0
        return useful and (not self._swaps or min(self._have.values()) >= 0)

    def plans(self, tear: int) -> Iterator[Plan]:
        """Cover the letters by what is torn now, in the ordinary way and by PR-8."""
        yield from self._covered(tear, None)
        if self._respelling is not None:
            for letter, count in self._need.items():
                if self._have[letter] not in {0, count}:
                    yield from self._covered(tear, letter)

    def _covered(self, tear: int, respelt: Face | None) -> Iterator[Plan]:
        """Let wild cards stand for what is missing, and for more if there are more (UN-13)."""
        prices = self._stock.prices
        missing: list[Face] = []
        served: list[Face] = []
        spent = 0
        for letter, count in self._need.items():
            have = self._have[letter]
            if letter == respelt:
                spent += prices.get(letter, 0) * have
                continue
            held = min(count, have)
            missing += letter * (count - held)
            served += letter * held
            spent += prices.get(letter, 0) * held
        if len(missing) > self._most:
            return
        torn = self._stock.ribbon[tear].face if tear < len(self._stock.ribbon) else None
        if torn is not None and torn != respelt:
            served.remove(torn)
        least = max(len(missing), len(self._swaps))
        most = min(self._most, len(missing) + len(served))
        if most > len(missing):
            served.sort(key=lambda letter: prices.get(letter, 0))
        for count in range(least, most + 1):
            if count or self._shows_own_card(torn, respelt):
                for more in self._choices(served, count - len(missing)):
                    left = spent - sum(prices.get(letter, 0) for letter in more)
                    yield from self._prized(tear, (*missing, *more), respelt, left)

    def _choices(self, served: list[Face], count: int) -> Iterable[tuple[Face, ...]]:
        """Choose letters for wild cards that need none: the cheapest, but for PR-7 try all."""
        if self._stock.counts_torn:
            return sorted(set(combinations(served, count)))
        return (tuple(served[:count]),)

    def _shows_own_card(self, torn: Face | None, respelt: Face | None) -> bool:
        """Tell whether a card of the hand can be in a word without wild cards (UN-12)."""
        return any(
            self._hand[letter] and (letter != torn or count > 1 or letter == respelt)
            for letter, count in self._need.items()
        )

    def _prized(
        self, tear: int, wild: tuple[Face, ...], respelt: Face | None, spent: int
    ) -> Iterator[Plan]:
        """Count a covered word, without a prize and with each that fits (UN-17, UN-18)."""
        prices = self._stock.prices
        total = self._total - sum(prices.get(letter, 0) for letter in wild)
        cost = self._cost - spent - WILD_IN_HAND * (len(wild) - len(self._swaps))
        points = total + self._points
        plan = Plan(points, self._given, cost, self._left, tear, self._swaps, wild)
        if respelt is not None:
            left = self._left + self._need[respelt] - self._have[respelt]
            yield plan._replace(left=left, prize=self._respelling, respelt=respelt)
            return
        yield plan
        if self._stock.prizes:
            letters = self._need - Counter(wild)
            values = [prices.get(letter, 0) for letter in letters.elements()]
            made = Made(self._word, self._most_torn(tear, letters), len(wild))
            for card in self._stock.prizes:
                prize = PRIZES[card.face]
                if is_met(prize.condition, made):
                    points = plan.points + prize_points(prize.effect, values or (0,))
                    yield plan._replace(points=points, prize=card)

    def _most_torn(self, tear: int, letters: Counter[str]) -> int:
        """Count the ribbon cards that may be used, one letter being left to the hand (UN-12)."""
        if tear == len(self._stock.ribbon):
            return 0
        torn = sum(
            min(count, self._have[letter] - max(0, self._hand[letter]))
            for letter, count in letters.items()
        )
        return torn - (torn == len(self._word))
