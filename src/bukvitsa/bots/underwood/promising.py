"""Which words are worth a closer look: those that can be made, the dearest of them weighed."""

from itertools import islice

from bukvitsa.games.underwood.seen import View
from bukvitsa.games.underwood.ways import Stock
from bukvitsa.letters.thermometer import LETTER_BITS, thermometer

from .bonus import bonus_of, weighed
from .lexis import Lexis, WordSet, level, places

HELD = 0.5
"""A card left in the hand counts half its price: the round may go on."""
OUT = 8.0
"""What it is worth to end the round with all the others' cards in their hands (UN-19)."""
WILD = 5
"""What a wild card in the hand costs (UN-20)."""
REACH = 4
"""No farther into the ribbon: what is torn along costs more than a word brings."""
FEW, MANY = 3, 24
"""So many words are weighed at least, and so many at most; and so few of such as fit a prize."""


class Promising:
    """Weighs words by what they count, what they tear along and what they leave in the hand.

    Where no wild card, swap or prize comes in, the weight is the true one.
    """

    def __init__(self, view: View, lexis: Lexis, stock: Stock) -> None:
        """Read the hand and the near end of the ribbon."""
        self._lexis, self._stock = lexis, stock
        self._hand = held = "".join([face * len(ids) for face, ids in stock.letters.items()])
        code = thermometer(held)
        self._outside = [~code & LETTER_BITS]
        """What is not in the hand, and not there if ever more of the ribbon is torn…"""
        self._torn = [0]
        """… and what the torn cards count."""
        for card in view.ribbon[: -REACH - 1 : -1]:
            code |= level(card.face, held.count(card.face) + 1)
            held += card.face
            self._outside.append(~code & LETTER_BITS)
            self._torn.append(self._torn[-1] + view.prices.get(card.face, 0))
        self._code = code
        swaps = {slot.face for slot in stock.slots if slot.face in stock.letters}
        self._swapped = [code & ~level(face, held.count(face)) for face in swaps]
        """What is left if a letter is given for a wild card on the table."""
        self._free = len(stock.wild) + bool(swaps)
        self._bonuses = [bonus_of(lexis, card.face) for card in stock.prizes if weighed(card.face)]
        self.slack = self._slack()
        """How much more a word may bring than it is weighed at, where not all is weighed."""
        self._weights: dict[int, float] = {}

    def _slack(self) -> float:
        """Guess how much more.

        A wild card may serve for a cheap letter; a swap or PR-8 may rid the hand of a card; some
        prizes cannot be told from letters alone.
        """
        stock = self._stock
        hidden = len(stock.prizes) - len(self._bonuses)
        return (
            len(stock.wild)
            + 2.0 * (len(self._swapped) + (stock.respelling is not None))
            + 8.0 * hidden
        )

    def words(self) -> list[tuple[float, str]]:
        """Name the words that seem to bring most, the best first, and what they seem to bring."""
        lexis, stock, weights = self._lexis, self._stock, self._weights
        found = lexis.within(self._code, len(stock.wild))
        for code in self._swapped:
            found |= lexis.within(code, self._free)
        spare = HELD * (WILD * len(stock.wild) - stock.cost)
        rest = self._weigh(found, MANY, spare)
        for kind in (lexis.long(stock.count - 1), *[bonus.words for bonus in self._bonuses]):
            self._weigh(rest & kind, FEW, spare)
        if stock.respelling is not None:
            for row in islice(places(lexis.nearly(self._hand)), FEW):
                weight = lexis.totals[row] * (1 + HELD) - HELD * stock.cost
                weights[row] = max(weight, weights.get(row, weight))
        ranked = [(weight, lexis.words[row]) for row, weight in weights.items()]
        return sorted(ranked, reverse=True)

    def _weigh(self, words: WordSet, most: int, spare: float) -> WordSet:
        """Weigh so many words at most, the dearest first; give back the others.

        No word brings more than its letters and what can be spared, but for a prize or going out.
        """
        lexis, stock, free, outside = self._lexis, self._stock, self._free, self._outside
        wild, weights, best = len(stock.wild), self._weights, float("-inf")
        for count, row in enumerate(places(words)):
            counted = lexis.totals[row]
            if count == most or (count >= FEW and counted * (1 + HELD) + spare <= best):
                return words >> row << row
            # As little of the ribbon is torn as will do.
            code, depth = lexis.codes[row], 0
            lack = code & outside[0]
            while lack.bit_count() > free:
                depth += 1
                lack = code & outside[depth]
            held = stock.cost + self._torn[depth]
            if lack:
                counted -= lexis.count(lack)
                held -= WILD * min(lack.bit_count(), wild)
            weight: float = counted - HELD * (held - counted)
            if stock.count - len(lexis.words[row]) + depth <= 1:
                weight += OUT
            if self._bonuses:
                weight += max([bonus.points[row] for bonus in self._bonuses])
            weights[row] = weight
            best = max(best, weight)
        return 0
