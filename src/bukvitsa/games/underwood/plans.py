"""Every sensible way to lay a word, as a plan: what is torn, swapped, wild, and which prize."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from .cards import Card, Face
from .prizes import PRIZES, Again, Made, is_met
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

    @property
    def again(self) -> bool:
        """Tell whether a second word may follow (PR-9)."""
        return self.prize is not None and isinstance(PRIZES[self.prize.face].effect, Again)


MANY = 1000


def plans(stock: Stock, word: str, *, tears: int = MANY, swaps: int = MANY) -> list[Plan]:
    """Find the ways to lay a word of what a player has (UN-11…17, PR-1…10).

    Only so many swaps are made at once; and for every choice of swaps only so many tears are
    tried, the shortest that do.
    """
    need: dict[Face, int] = {}
    total = 0
    for letter in word:
        need[letter] = need.get(letter, 0) + 1
        total += stock.prices.get(letter, 0)
    found: list[Plan] = []
    for chosen in stock.swaps(min(swaps, len(word))):
        tearing = _Tearing(stock, word, need, total, chosen)
        left = tears
        for tear in range(len(stock.ribbon), -1, -1):
            if tearing.reaches(tear):
                count = len(found)
                tearing.cover(tear, found)
                left -= len(found) > count
                if not left:
                    break
    return found


class _Tearing:
    """One word and one choice of swaps, while the ribbon is torn ever deeper."""

    def __init__(
        self, stock: Stock, word: str, need: dict[Face, int], total: int, swaps: tuple[Slot, ...]
    ) -> None:
        """Count what the hand alone has."""
        letters = stock.letters
        self._stock, self._word, self._need, self._swaps = stock, word, need, swaps
        self._have: dict[Face, int] = {}
        self._missing = self._points = self._given = 0
        self._total = total
        self._most = len(stock.wild) + len(swaps)
        self._cost = stock.cost
        self._left = stock.count - len(word)
        for slot in swaps:
            held = self._have.get(slot.face, len(letters.get(slot.face, ())))
            self._have[slot.face] = held - 1
            self._cost -= stock.prices.get(slot.face, 0)
            self._points += slot.points if slot.own else 0
            self._given += 0 if slot.own else slot.points
        for letter, count in need.items():
            have = self._have.get(letter)
            if have is None:
                have = self._have[letter] = len(letters.get(letter, ()))
            if have < count:
                self._missing += count - have
        self._hand = self._have.copy()
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
            need, have = self._need.get(letter, 0), self._have.get(letter)
            if have is not None:
                self._missing -= have < need
                self._have[letter] = have + 1
            useful = need > 0 and have is not None and have >= 0
        return useful and (not self._swaps or min(self._have.values()) >= 0)

    def cover(self, tear: int, found: list[Plan]) -> None:
        """Cover the letters by what is torn now, in the ordinary way and by PR-8."""
        if self._missing <= self._most:
            self._cover(tear, None, found)
        if self._respelling is not None:
            for letter, count in self._need.items():
                have = self._have[letter]
                fit = self._missing - max(0, count - have) <= self._most
                if fit and have not in {0, count}:
                    self._cover(tear, letter, found)

    def _cover(self, tear: int, respelt: Face | None, found: list[Plan]) -> None:
        """Let wild cards stand for what is missing, and for more if there are more (UN-13)."""
        torn = self._stock.ribbon[tear].face if tear < len(self._stock.ribbon) else None
        if not self._most and respelt is None:
            if self._shows_own_card(torn, None):
                self._count(tear, (), None, self._total, found)
            return
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
            if held < count:
                missing += letter * (count - held)
            served += letter * held
            spent += prices.get(letter, 0) * held
        if torn is not None and torn != respelt:
            served.remove(torn)
        least = max(len(missing), len(self._swaps))
        most = min(self._most, len(missing) + len(served))
        if most > len(missing):
            served.sort(key=lambda letter: prices.get(letter, 0))
        for count in range(least, most + 1):
            if count or self._shows_own_card(torn, respelt):
                for more in self._choices(served, count - len(missing)):
                    left = spent - sum([prices.get(letter, 0) for letter in more])
                    self._count(tear, (*missing, *more), respelt, left, found)

    def _choices(self, served: list[Face], count: int) -> Iterable[tuple[Face, ...]]:
        """Choose letters for wild cards that need none: the cheapest, but for PR-7 try all."""
        if self._stock.counts_torn:
            return sorted(set(combinations(served, count)))
        return (tuple(served[:count]),)

    def _shows_own_card(self, torn: Face | None, respelt: Face | None) -> bool:
        """Tell whether a card of the hand can be in a word without wild cards (UN-12)."""
        return torn is None or any(
            self._hand[letter] and (letter != torn or count > 1 or letter == respelt)
            for letter, count in self._need.items()
        )

    def _count(
        self,
        tear: int,
        wild: tuple[Face, ...],
        respelt: Face | None,
        spent: int,
        found: list[Plan],
    ) -> None:
        """Count a covered word, without a prize and with each that fits (UN-17, UN-18)."""
        stock, prices = self._stock, self._stock.prices
        total = self._total
        for letter in wild:
            total -= prices.get(letter, 0)
        cost = self._cost - spent - WILD_IN_HAND * (len(wild) - len(self._swaps))
        points, given, swaps = total + self._points, self._given, self._swaps
        if respelt is not None:
            left = self._left + self._need[respelt] - self._have[respelt]
            card = self._respelling
            found.append(Plan(points, given, cost, left, tear, swaps, wild, card, respelt))
            return
        found.append(Plan(points, given, cost, self._left, tear, swaps, wild))
        if stock.prizes:
            letters = list(self._word)
            for letter in wild:
                letters.remove(letter)
            values = [prices.get(letter, 0) for letter in letters] or [0]
            made = Made(self._word, self._most_torn(tear, letters), len(wild))
            for card in stock.prizes:
                prize = PRIZES[card.face]
                if is_met(prize.condition, made):
                    more = points + prize_points(prize.effect, values)
                    found.append(Plan(more, given, cost, self._left, tear, swaps, wild, card))

    def _most_torn(self, tear: int, letters: Sequence[Face]) -> int:
        """Count the ribbon cards that may be used, one letter being left to the hand (UN-12)."""
        if tear == len(self._stock.ribbon) or not self._stock.counts_torn:
            return len(self._stock.ribbon) - tear
        torn = sum(
            min(letters.count(letter), have - max(0, self._hand[letter]))
            for letter, have in self._have.items()
        )
        return torn - (torn == len(self._word))
