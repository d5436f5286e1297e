"""Takes the best word there is, looking one call ahead."""

from random import Random

from bukvitsa.games.anagrams.acts import Act, Call, Done, Doubt, Flip
from bukvitsa.games.anagrams.seen import View, menu, questioned
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.people import Seat
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.vocabulary import Made

from .finder import finder_of


class GreedyMind:
    """Calls what brings it furthest ahead, and flips when there is nothing to call.

    A word that the dictionary refuses it never calls, so it has nothing to appeal against.
    """

    def __init__(self, book: Book) -> None:
        """Take the lexicon."""
        self._book = book
        self._finder = finder_of(book)

    def think(self, view: View, dice: Random) -> Act | None:
        """Name the best act, or nothing where there is none."""
        del dice
        can = menu(view)
        if can.answer:
            return Accept() if self._legal(view) else Doubt()
        if can.vote:
            return Vote(Voice.YES if self._legal(view) else Voice.NO)
        if can.call is not None and view.you is not None:
            best = self._best(view, view.you)
            if best is not None:
                return Call(best.word, tuple([view.words[place].id for place in best.used]))
        if can.flip:
            return Flip()
        return Done() if can.done else None

    def _legal(self, view: View) -> bool:
        """Judge the word in question by the dictionary (WD-14)."""
        return self._book.judge(questioned(view) or "", view.options.words).legal

    def _best(self, view: View, you: Seat) -> Made | None:
        """Choose the call that leaves the viewer furthest ahead (AN-9, AN-13)."""
        makings = self._finder.makings(view)
        if view.rulings.failed:
            makings = [made for made in makings if made.word not in view.rulings.failed]
        return max(makings, key=lambda made: _worth(made, view, you), default=None)


def _worth(made: Made, view: View, you: Seat) -> tuple[int, int, Made]:
    """Say how far a call leads its caller ahead of the best opponent, and with how many letters."""
    letters = list(view.letters)
    for place in made.used:
        word = view.words[place]
        letters[word.owner] -= len(word.word)
    own = letters.pop(you) + len(made.word)
    return own - max(letters), own, made
