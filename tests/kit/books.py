"""A small lexicon that is a whole one: the referee and the search over a few words."""

from collections.abc import Iterable

from bukvitsa.kernel.words import Tier
from bukvitsa.letters.alphabet import fold
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.compile import compile_index
from bukvitsa.lexicon.entry import Entry
from bukvitsa.lexicon.shelf import NAMES, WORDS, Shelf


def book_of(words: Iterable[str], rare: Iterable[str] = ()) -> Book:
    """Make a lexicon of some nouns, as people write them, all of them equally frequent."""
    entries = [
        Entry(word=fold(word), shown=word, tier=tier, flags=frozenset(), zipf=400)
        for tier, listed in ((Tier.CORE, words), (Tier.RARE, rare))
        for word in listed
    ]
    return Book(Shelf("test", {WORDS: compile_index(entries), NAMES: compile_index([])}))
