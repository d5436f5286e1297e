"""Sound play one move deep: the word that brings most now, and the card that is missed least."""

from random import Random
from typing import NamedTuple

from bukvitsa.games.underwood.acts import Act, Doubt, Exchange, Feed, Finish, Lay
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.seen import Menu, View, menu, word_on_trial
from bukvitsa.games.underwood.ways import WILD, Layer, Plan
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.thermometer import thermometer
from bukvitsa.lexicon.book import Book

from .lexis import Lexis, lexis_of, places
from .promising import HELD, OUT, Promising

GIVEN = 0.7
"""A point given to somebody else by a swap is not quite a point lost."""
TRIED = 2
"""So many words are looked at closely where more than letters and plain prizes is at hand."""
WEAK = 10
"""For a word that counts less than this, prizes that it does not use are exchanged first."""


class Choice(NamedTuple):
    """A word, how to lay it, and what that is worth."""

    act: Lay
    points: int
    value: float


class GreedyMind:
    """Knows the words of the core tier; weighs what it sees, and nothing beyond this turn."""

    def __init__(self, book: Book) -> None:
        """Take the words."""
        self._book = book
        self._known: tuple[UnderwoodOptions, dict[str, int], Lexis] | None = None

    def think(self, view: View, dice: Random) -> Act | None:
        """Name the act to try now, or nothing to wait."""
        del dice
        can = menu(view)
        if can.answer or can.vote:
            return self._judged(view, can)
        if can.lay:
            choice = self._best(view)
            unwanted = _unwanted(can, choice)
            if unwanted:
                return Exchange(unwanted)
            if choice is not None:
                return choice.act
        if can.feed:
            return Feed(self._missed_least(view, can))
        return Finish() if can.finish else None

    def _judged(self, view: View, can: Menu) -> Act:
        """Let a word stand if the dictionary knows it, of whatever tier (WD-14)."""
        word = word_on_trial(view)
        assert word is not None
        legal = self._book.judge(word, view.options.words()).legal
        if can.vote:
            return Vote(Voice.YES if legal else Voice.NO)
        return Accept() if legal else Doubt()

    def _lexis(self, view: View) -> Lexis:
        """Find the words of this table; the same table asks again and again."""
        known = self._known
        if known is None or known[0] is not view.options or known[1] is not view.prices:
            prices = tuple(view.prices.items())
            lexis = lexis_of(self._book, view.options.words(), prices)
            self._known = known = (view.options, view.prices, lexis)
        return known[2]

    def _best(self, view: View) -> Choice | None:
        """Look closely at the words that promise most, and keep the one that is worth most."""
        layer = Layer(view)
        stock = layer.stock
        bar, best = -HELD * stock.cost, None
        find = layer.plans if stock.counts_torn else layer.shortest
        promising = Promising(view, self._lexis(view), stock)
        tried = TRIED if promising.slack else 1
        for weight, word in promising.words():
            if not tried or weight + promising.slack <= bar:
                break
            if word in view.ruled_out:
                continue
            plans = find(word)
            tried -= bool(plans)
            for plan in plans:
                value = _worth(layer, plan)
                if plan.again:
                    value += self._again(view, layer, word, plan)
                if value > bar:
                    bar, best = value, (word, plan)
        if best is None:
            return None
        word, plan = best
        return Choice(layer.lay(word, plan), plan.points, bar)

    def _again(self, view: View, layer: Layer, word: str, plan: Plan) -> float:
        """Say what a second word would add, of the letters that the first one leaves (PR-9)."""
        act, lexis = layer.lay(word, plan), self._lexis(view)
        gone = {*act.cards, *act.extra, *(swap.card for swap in act.swaps)}
        held = (*view.own, *view.ribbon[plan.tear :])
        faces = [card.face for card in held if card.id not in gone and card.face in view.prices]
        row = next(places(lexis.within(thermometer("".join(faces)), 0)), None)
        return 0 if row is None else (1 + HELD) * lexis.totals[row]

    def _missed_least(self, view: View, can: Menu) -> CardId:
        """Choose a dear letter for the ribbon that the best word of the hand can do without."""
        lexis, faces = self._lexis(view), {card.id: card.face for card in view.own}
        letters = "".join(faces[card] for card in can.feed)
        wild = sum([face == WILD for face in faces.values()])
        row = next(places(lexis.within(thermometer(letters), wild)), None)
        needed = "" if row is None else lexis.words[row]
        spare = []
        for card in can.feed:
            rest = needed.replace(faces[card], "", 1)
            if rest == needed:
                spare.append(card)
            needed = rest

        def burden(card: CardId) -> float:
            return view.prices.get(faces[card], 0) * (1 - lexis.share[faces[card]])

        return max(spare or can.feed, key=burden)


def _worth(layer: Layer, plan: Plan) -> float:
    """Weigh a way to lay a word: its points, those given away, the hand, and being out."""
    value = plan.points - GIVEN * plan.given - HELD * plan.cost
    wild = len(layer.stock.wild) + len(plan.swaps) - len(plan.wild)
    return value + OUT if plan.left <= 1 and not wild else value


def _unwanted(can: Menu, choice: Choice | None) -> tuple[CardId, ...]:
    """Name the prizes to put out before a weak word: new cards may make a better one (UN-7)."""
    if choice is not None and choice.points >= WEAK:
        return ()
    used = None if choice is None else choice.act.prize
    return tuple(card for card in can.exchange if card != used)[: can.exchange_most]
