"""Russian Wiktionary, as wiki-ru-wordnet packs it: headwords with their senses."""

import sqlite3
from importlib.resources import as_file, files

from bukvitsa.lexicon.markup import Sense, read_sense


def read_wiktionary() -> dict[str, tuple[Sense, ...]]:
    """Read the senses of every one-word headword, its capitals and ё kept."""
    found: dict[str, list[Sense]] = {}
    with as_file(files("wiki_ru_wordnet") / "database" / "wikiwordnet.db") as path:
        database = sqlite3.connect(f"file:{path.as_posix()}?mode=ro", uri=True)
        rows = database.execute("select lemma, definition from synsets order by synset_id, lemma")
        for lemma, definition in rows:
            if lemma.isalpha():
                found.setdefault(lemma, []).append(read_sense(definition.split("~")[4]))
        database.close()
    return {lemma: tuple(senses) for lemma, senses in found.items()}
