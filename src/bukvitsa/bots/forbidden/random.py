"""Does anything that can be done, sometimes foolishly."""

from random import Random

from bukvitsa.games.forbidden.acts import (
    Act,
    Appeal,
    Call,
    Doubt,
    Hush,
    Lay,
    Next,
    Open,
)
from bukvitsa.games.forbidden.seen import Menu, View, menu
from bukvitsa.games.forbidden.ways import ways
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.lexicon.book import Book

from .words import Words, letters_of

CALLS, NONSENSE, APPEALS, HUSHES = 0.2, 0.05, 0.3, 0.5
"""How often a word is called, how often that is no word, and so on."""

LONGEST_NONSENSE = 5

VOICES = tuple(Voice)


class RandomMind:
    """Any act of the menu, without a plan."""

    def __init__(self, book: Book) -> None:
        """Learn the words."""
        self._book = book

    def think(self, view: View, dice: Random) -> Act | None:
        """Pick what to do."""
        offer = menu(view)
        if offer.call and dice.random() < CALLS:
            word = self._word(view, dice)
            if word is not None:
                return word
        if offer.appeal and dice.random() < APPEALS:
            return Appeal(dice.choice(offer.appeal))
        if offer.lay:
            return _card(offer, dice)
        if offer.hush and dice.random() < HUSHES:
            return Hush()
        if offer.answer:
            return dice.choice((Accept(), Doubt()))
        if offer.vote:
            return Vote(dice.choice(VOICES))
        if offer.next:
            return Next(dice.choice(offer.next))
        return None

    def _word(self, view: View, dice: Random) -> Call | None:
        """Call any word that is there, made in any way, or any letters."""
        if dice.random() < NONSENSE:
            letters = letters_of(view)
            return Call("".join(dice.sample(letters, min(LONGEST_NONSENSE, len(letters)))))
        words = Words(self._book, view).within(letters_of(view))
        return dice.choice(ways(view, dice.choice(words))) if words else None


def _card(offer: Menu, dice: Random) -> Lay | Open:
    """Lay any card that may be laid."""
    pick = dice.randrange(len(offer.lay) + len(offer.open))
    if pick < len(offer.lay):
        return Lay(offer.lay[pick])
    return Open(offer.open[pick - len(offer.lay)])
