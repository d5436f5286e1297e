"""What words mean: Wiktionary's definitions, read from the installed package when first asked."""

import sqlite3
import threading
from importlib.resources import files
from pathlib import Path

from bukvitsa.letters.alphabet import fold
from bukvitsa.lexicon.kin import kin
from bukvitsa.lexicon.markup import Sense, read_sense

MOST = 5
"""More senses than these are for the dictionary itself."""


class Definitions:
    """Definitions by headword; the package itself is the store, an index of headwords the key."""

    def __init__(self) -> None:
        """Open nothing yet."""
        self._lock = threading.Lock()
        self._index: dict[str, tuple[int, ...]] | None = None

    def of(self, lemma: str) -> tuple[str, ...]:
        """Give the definitions of a word, ё or no ё, in plain text.

        A word that Wiktionary lacks is explained by the word it is made of, if that one is there.
        """
        word = fold(lemma)
        told = self._told(word)
        if told:
            return told
        for base, how in kin(word):
            meaning = self._told(base)
            if meaning:
                return (f"{how} «{base}»: {meaning[0]}",)
        return ()

    def _told(self, word: str) -> tuple[str, ...]:
        """Give the definitions that Wiktionary has."""
        with self._lock:
            if self._index is None:
                self._index = _index()
            rows = self._index.get(word, ())
        return _told(_senses(rows)) if rows else ()


def _database() -> sqlite3.Connection:
    """Open the package's database for reading only."""
    path = Path(str(files("wiki_ru_wordnet") / "database" / "wikiwordnet.db"))
    return sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)


def _index() -> dict[str, tuple[int, ...]]:
    """Note which rows belong to which lower-case headword, a capitalised one failing that."""
    lower: dict[str, tuple[int, ...]] = {}
    capital: dict[str, tuple[int, ...]] = {}
    database = _database()
    for row, lemma in database.execute("select rowid, lemma from synsets order by rowid"):
        found = lower if lemma == lemma.lower() else capital
        word = fold(lemma)
        found[word] = (*found.get(word, ()), row)
    database.close()
    return {**capital, **lower}


def _senses(rows: tuple[int, ...]) -> tuple[Sense, ...]:
    """Read the senses in some rows."""
    marks = ",".join("?" * len(rows))
    database = _database()
    query = f"select definition from synsets where rowid in ({marks}) order by rowid"  # noqa: S608
    found = tuple(read_sense(raw.split("~")[4]) for (raw,) in database.execute(query, rows))
    database.close()
    return found


def _told(senses: tuple[Sense, ...]) -> tuple[str, ...]:
    """Keep what says something, once."""
    texts = (sense.text for sense in senses if len(sense.text) > 2)
    return tuple(dict.fromkeys(texts))[:MOST]
