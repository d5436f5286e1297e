"""What can be made of a table, found once for all minds that look at it."""

from collections.abc import Sequence
from functools import lru_cache

from bukvitsa.games.anagrams.seen import View
from bukvitsa.kernel.words import WordPolicy
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.vocabulary import CORE_ONLY, Made

TABLES = 32
"""So many tables are kept in mind: what each of them was before its last card is soon asked."""


class Finder:
    """Makes of a table what its letters allow, of words that a bot may use (WD-15).

    What it keeps depends on nothing but the letters and the words that lie open: after a card
    was opened only the ways that use it are new.
    """

    def __init__(self, book: Book) -> None:
        """Take the lexicon."""
        self._book = book
        self._found: dict[tuple[WordPolicy, str, tuple[str, ...]], Sequence[Made]] = {}

    def makings(self, view: View) -> Sequence[Made]:
        """Find every way to make a word; table words are named by their places in the view."""
        middle = "".join([card.face for card in view.middle])
        words = tuple([each.word for each in view.words])
        key = (view.options.words, middle, words)
        found = self._found.get(key)
        if found is None:
            while len(self._found) >= TABLES:
                self._found.pop(next(iter(self._found)), None)
            found = self._found[key] = self._find(*key)
        return found

    def _find(self, policy: WordPolicy, middle: str, words: tuple[str, ...]) -> Sequence[Made]:
        vocabulary = self._book.vocabulary(policy, CORE_ONLY)
        before = self._found.get((policy, middle[:-1], words))
        if before is None:
            return vocabulary.makings(middle, words)
        new = vocabulary.makings(middle, words, using=middle[-1])
        return [*dict.fromkeys((*before, *new))] if before else new


@lru_cache(2)
def finder_of(book: Book) -> Finder:
    """Share one finder between all minds that know the same words."""
    return Finder(book)
