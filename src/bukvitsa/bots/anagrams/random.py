"""Does anything that can be done."""

from random import Random

from bukvitsa.games.anagrams.acts import Act, Appeal, Call, Done, Doubt, Flip
from bukvitsa.games.anagrams.seen import View, menu
from bukvitsa.games.anagrams.ways import ways
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.lexicon.book import Book

from .finder import finder_of

CALLS, NONSENSE = 0.4, 0.1
"""How often a word is called where that is possible, and how often that is no word."""


class RandomMind:
    """Draws one of the acts that the menu offers, or waits."""

    def __init__(self, book: Book) -> None:
        """Take the lexicon."""
        self._finder = finder_of(book)

    def think(self, view: View, dice: Random) -> Act | None:
        """Name any act that can be done now."""
        can = menu(view)
        acts: list[Act | None] = [None]
        if can.call is not None and dice.random() < CALLS:
            acts.append(self._call(view, dice))
        if can.flip:
            acts.append(Flip())
        if can.done:
            acts.append(Done())
        if can.appeal:
            acts.append(_appeal(view, dice.choice(can.appeal)))
        if can.answer:
            acts += [Accept(), Doubt()]
        if can.vote:
            acts += [Vote(Voice.YES), Vote(Voice.NO)]
        return dice.choice(acts)

    def _call(self, view: View, dice: Random) -> Call | None:
        """Call a word that can be made, and now and then one that is none."""
        if dice.random() < NONSENSE:
            return _nonsense(view, dice)
        words = sorted({made.word for made in self._finder.makings(view)})
        if not words:
            return None
        word = dice.choice(words)
        return dice.choice((Call(word), *ways(view, word)))


def _appeal(view: View, word: str) -> Appeal | None:
    """Appeal while the word can be made."""
    way = next(iter(ways(view, word)), None)
    return None if way is None else Appeal(word, way.take)


def _nonsense(view: View, dice: Random) -> Call | None:
    """Mix letters of the middle with the letters of a table word, which may be named or not."""
    loose = dice.sample(view.middle, min(len(view.middle), dice.randint(1, 4)))
    some = dice.sample(view.words, min(len(view.words), dice.randint(0, 1)))
    letters = "".join([*(word.word for word in some), *(card.face for card in loose)])
    if not letters:
        return None
    word = "".join(dice.sample(letters, len(letters)))
    return dice.choice((Call(word), Call(word, tuple([each.id for each in some]))))
