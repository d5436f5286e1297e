"""The lexicon put together: the referee, the lists and the search behind the kernel's port."""

import threading
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from bukvitsa.kernel.words import Forms, Tier, Verdict, WordPolicy
from bukvitsa.letters.alphabet import fold

from .entry import Entry
from .forms import Morphology
from .formsearch import FormSearch
from .referee import Referee
from .shelf import Progress, Shelf, Trouble, open_shelf
from .vocabulary import BOTH_TIERS, Vocabulary

VOCABULARIES = 64
"""How many tables' vocabularies are kept at a time; a forgotten one is made again in a moment."""


VERDICTS = 4096
"""How many of the last verdicts are remembered: at a table the same words come again and again."""


class Book:
    """Which words exist, why a word is not legal, and what can be made: `kernel.words.Lexicon`."""

    def __init__(self, shelf: Shelf) -> None:
        """Take the lists; the dictionary of forms is loaded when a question needs it."""
        self.shelf = shelf
        referee = Referee(shelf, shelf, Morphology(), shelf.edition)
        self._judged = lru_cache(VERDICTS)(referee.judge)
        self._forms = FormSearch()
        self._vocabulary = lru_cache(VOCABULARIES)(self._look)

    @property
    def edition(self) -> str:
        """Name the contents by their hash."""
        return self.shelf.edition

    def judge(self, text: str, policy: WordPolicy) -> Verdict:
        """Say whether a spelling is legal at a table, and why."""
        return self._judged(text, policy)

    def entry(self, word: str) -> Entry | None:
        """Find what is known of a spelling in lower case without ё."""
        return self.shelf.entry(word)

    def vocabulary(self, policy: WordPolicy, tiers: frozenset[Tier] = BOTH_TIERS) -> Vocabulary:
        """Look at the nouns through a policy, for searching; forms of words are not among them."""
        return self._vocabulary(policy, tiers)

    def any_left(self, middle: str, table: Sequence[str], policy: WordPolicy) -> bool:
        """Say whether a word exists of one or more middle letters and any whole table words."""
        middle, table = fold(middle), [fold(word) for word in table]
        if self.vocabulary(policy).any_left(middle, table):
            return True
        if policy.forms is not Forms.ANY:
            return False
        return self._forms.any_left(middle, table, lambda word: self.judge(word, policy).legal)

    def forms(self, letters: str, policy: WordPolicy) -> list[str]:
        """Find the legal forms of words that can be made of letters (WD-10)."""
        return self._forms.words(letters, lambda word: self.judge(word, policy).legal)

    def _look(self, policy: WordPolicy, tiers: frozenset[Tier]) -> Vocabulary:
        lists = (self.shelf.words, self.shelf.names) if policy.proper_names else (self.shelf.words,)
        return Vocabulary(lists, policy, tiers)


_lock = threading.Lock()
_books: dict[Path | None, Book] = {}


def open_lexicon(
    folder: Path | None = None, progress: Progress | None = None, trouble: Trouble | None = None
) -> Book:
    """Open the lexicon once for the whole process, making its compiled lists if need be."""
    with _lock:
        if folder not in _books:
            _books[folder] = Book(open_shelf(folder, progress, trouble))
        return _books[folder]
