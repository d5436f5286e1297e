"""Does anything that can be done."""

from random import Random

from bukvitsa.games.court import NO_QUESTION_OF_THE_DICTIONARY
from bukvitsa.games.underwood.acts import (
    Act,
    Appeal,
    Doubt,
    Exchange,
    Feed,
    Finish,
    Lay,
)
from bukvitsa.games.underwood.seen import Menu, View, menu
from bukvitsa.games.underwood.ways import WILD, ways
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.vocabulary import CORE_ONLY

WAITS, LAYS, EXCHANGES, APPEALS = 0.1, 0.8, 0.4, 0.1
"""How often it lets time pass; and what it tries first where that is possible."""


class RandomMind:
    """Draws one of the acts that the menu offers, or waits."""

    def __init__(self, book: Book) -> None:
        """Take the lexicon."""
        self._book = book

    def think(self, view: View, dice: Random) -> Act | None:
        """Name any act that can be done now."""
        can = menu(view)
        if dice.random() < WAITS:
            return None
        acts: list[Act] = [Accept(), Doubt()] if can.answer else []
        acts += [Vote(voice) for voice in Voice] if can.vote else []
        acts += _exchanges(can, dice) if dice.random() < EXCHANGES else []
        if can.appeal and dice.random() < APPEALS:
            acts += self._appeals(view, dice)
        if can.lay and not acts and dice.random() < LAYS:
            acts += self._layings(view, dice)
        if not acts:
            acts += [Feed(card) for card in can.feed] or ([Finish()] if can.finish else [])
        return dice.choice(acts) if acts else None

    def _layings(self, view: View, dice: Random) -> list[Lay]:
        """Lay a word in some way, be it sensible or not."""
        letters = "".join(card.face for card in (*view.own, *view.ribbon) if len(card.face) == 1)
        wild = letters.count(WILD)
        letters = letters.replace(WILD, "") + "".join(dice.choices("аеиокнрст", k=wild))
        vocabulary = self._book.vocabulary(view.options.words(), CORE_ONLY)
        words = [word for word in vocabulary.words(letters) if word not in view.ruled_out]
        return [*ways(view, dice.choice(sorted(words)))] if words else []

    def _appeals(self, view: View, dice: Random) -> list[Appeal]:
        """Put to the vote some letters in a row that only the dictionary is against (WD-18)."""
        held = [card.face for card in view.own if card.face in view.prices]
        word = "".join(dice.sample(held, min(len(held), dice.randint(2, 5))))
        verdict = self._book.judge(word, view.options.words())
        known = verdict.legal or verdict.reason in NO_QUESTION_OF_THE_DICTIONARY
        if known or word in {*view.ruled_in, *view.ruled_out}:
            return []
        return [Appeal(lay) for lay in ways(view, word)]


def _exchanges(can: Menu, dice: Random) -> list[Exchange]:
    """Put out some prize cards (UN-7)."""
    if not can.exchange_most:
        return []
    count = dice.randint(1, can.exchange_most)
    return [Exchange(tuple(dice.sample(can.exchange, count)))]
