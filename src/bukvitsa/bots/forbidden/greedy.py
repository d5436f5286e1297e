"""Plays soundly one move deep: calls what there is, and lays what no word comes of."""

from random import Random

from bukvitsa.games.forbidden.acts import Act, Doubt, Hush, Mover, Next
from bukvitsa.games.forbidden.seen import AnswerSeen, View, VoteSeen, menu
from bukvitsa.games.forbidden.ways import ways
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.lexicon.book import Book

from .laying import Prospects
from .words import Words, black_of, cost, letters_of


class GreedyMind:
    """The best act that shows itself now; it leaves nothing to chance."""

    def __init__(self, book: Book) -> None:
        """Learn the words."""
        self._book = book

    def think(self, view: View, dice: Random) -> Act | None:
        """Answer what is asked; else call a word, say «молчу», or lay a card."""
        del dice
        offer, phase = menu(view), view.phase
        if offer.answer and isinstance(phase, AnswerSeen):
            return Accept() if self._knows(view, phase.claim.verdict.word) else Doubt()
        if offer.vote and isinstance(phase, VoteSeen):
            knows = self._knows(view, phase.claim.verdict.word)
            return Vote(Voice.YES if knows else Voice.NO)
        words = Words(self._book, view)
        if offer.next:
            safe = Prospects(view, words).safe()
            return Next(Mover.SELF if safe else Mover.LEFT)
        if offer.call or offer.rests is not None:
            word = _dearest(view, words)
            if word is not None:
                return ways(view, word)[0] if offer.call else None
        if offer.hush:
            return Hush()
        return Prospects(view, words).best() if offer.lay else None

    def _knows(self, view: View, word: str) -> bool:
        """Ask the dictionary, as bots do when their opinion is asked (WD-14)."""
        return self._book.judge(word, view.options.words).legal


def _dearest(view: View, words: Words) -> str | None:
    """Find the word for which who laid last would pay most (FW-12)."""
    black = black_of(view)
    found = words.within(letters_of(view))
    return max(found, key=lambda word: (cost(word, black), word), default=None)
