"""Does anything that can be done."""

from random import Random

from bukvitsa.games.anagrams.acts import Act, Appeal, Call, Done, Doubt, Flip
from bukvitsa.games.anagrams.seen import View, menu
from bukvitsa.games.anagrams.ways import ways
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.lexicon.book import Book

from .finder import finder_of

WAITS, CALLS, NONSENSE = 0.2, 0.4, 0.2
"""How often it lets time pass; calls where that is possible; and calls what is no word."""


class RandomMind:
    """Draws one of the acts that the menu offers, or waits."""

    def __init__(self, book: Book) -> None:
        """Take the lexicon."""
        self._finder = finder_of(book)

    def think(self, view: View, dice: Random) -> Act | None:
        """Name any act that can be done now."""
        acts = [] if dice.random() < WAITS else self._acts(view, dice)
        return dice.choice(acts) if acts else None

    def _acts(self, view: View, dice: Random) -> list[Act]:
        """List something of every kind that the menu offers."""
        can = menu(view)
        acts: list[Act] = [Flip()] if can.flip else []
        acts += [Done()] if can.done else []
        acts += [Accept(), Doubt()] if can.answer else []
        acts += [Vote(Voice.YES), Vote(Voice.NO)] if can.vote else []
        acts += _appeals(view, dice.choice(can.appeal)) if can.appeal else []
        if can.call is not None and dice.random() < CALLS:
            acts += self._calls(view, dice)
        return acts

    def _calls(self, view: View, dice: Random) -> list[Call]:
        """Call a word that can be made, and now and then one that is none."""
        if dice.random() < NONSENSE:
            return _nonsense(view, dice)
        words = sorted({made.word for made in self._finder.makings(view)})
        if not words:
            return []
        word = dice.choice(words)
        return [dice.choice((Call(word), *ways(view, word)))]


def _appeals(view: View, word: str) -> list[Appeal]:
    """Appeal while the word can be made."""
    return [Appeal(word, way.take) for way in ways(view, word)[:1]]


def _nonsense(view: View, dice: Random) -> list[Call]:
    """Mix letters of the middle with those of a table word, which may be named or not."""
    some = dice.sample(view.words, min(len(view.words), dice.randint(0, 1)))
    loose = dice.sample(view.middle, min(len(view.middle), dice.randint(1 if some else 3, 5)))
    letters = "".join([*(word.word for word in some), *(card.face for card in loose)])
    if not letters:
        return []
    word = "".join(dice.sample(letters, len(letters)))
    return [dice.choice((Call(word), Call(word, tuple([each.id for each in some]))))]
