"""How a word could be made of what a viewer sees."""

from collections import Counter
from collections.abc import Sequence

from bukvitsa.letters.cards import CardId
from bukvitsa.letters.word import Misread, read_word

from .acts import Lay, Swap
from .cards import Face
from .plans import Plan, plans
from .prizes import PRIZES, Torn
from .seen import View
from .stock import Stock

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

    def lay(self, word: str, plan: Plan) -> Lay:
        """Say card by card how a plan is carried out."""
        return _lay(self.stock, word, plan)


def _lay(stock: Stock, word: str, plan: Plan) -> Lay:
    hand = {letter: list(cards) for letter, cards in stock.letters.items()}
    torn: dict[Face, list[CardId]] = {}
    for card in stock.ribbon[plan.tear :]:
        torn.setdefault(card.face, []).append(card.id)
    swaps = [
        Swap(slot.owner, slot.word, slot.letter, (hand.get(slot.face) or torn[slot.face]).pop())
        for slot in plan.swaps
    ]
    rows = _rows(stock, plan, Counter(word) - Counter(plan.wild), (hand, torn))
    wild = iter([*(slot.wild for slot in plan.swaps), *stock.wild])
    standing, used = Counter(plan.wild), Counter[Face]()
    cards: list[CardId] = []
    for letter in word:
        if standing[letter]:
            standing[letter] -= 1
            cards.append(next(wild))
        else:
            cards.append(rows[letter][min(used[letter], len(rows[letter]) - 1)])
            used[letter] += 1
    respelt = plan.respelt
    return Lay(
        word=word,
        cards=tuple(cards),
        swaps=tuple(swaps),
        prize=None if plan.prize is None else plan.prize.id,
        extra=() if respelt is None else tuple(rows[respelt][used[respelt] :]),
    )


def _rows(
    stock: Stock,
    plan: Plan,
    letters: Counter[str],
    piles: tuple[dict[Face, list[CardId]], dict[Face, list[CardId]]],
) -> dict[Face, list[CardId]]:
    """Say for each letter which card serves it first: the oldest torn, and the hand before more.

    For PR-7 the ribbon comes before the hand, but one letter is left to the hand (UN-12).
    """
    hand, torn = piles
    oldest = stock.ribbon[plan.tear].face if plan.tear < len(stock.ribbon) else None
    torn_first = plan.prize is not None and isinstance(PRIZES[plan.prize.face].condition, Torn)
    enough = all(count <= len(torn.get(letter, ())) for letter, count in letters.items())
    owes = torn_first and enough and not plan.wild
    rows = {}
    for letter, count in letters.items():
        mine, ribbon = hand.get(letter, []), torn.get(letter, [])
        first = int(letter == oldest)
        reserved = owes and mine and first < count
        if torn_first and not reserved:
            rows[letter] = ribbon + mine
        else:
            owes = False
            rows[letter] = [*ribbon[:first], *mine, *ribbon[first:]]
    return rows
