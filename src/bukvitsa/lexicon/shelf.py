"""The two compiled lists, words and names: mapped from the user's cache, or made and put there."""

import os
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path

from platformdirs import user_cache_path

from .compile import Arrays, compile_index
from .edition import current_edition, data_files
from .entry import Entry, read_entry
from .index import Index
from .rejected import Rejected, read_rejected
from .store import Damaged, Stored, save

Progress = Callable[[float], None]
"""Hears what part of the work is done, from 0 to 1."""

Trouble = Callable[[OSError], None]
"""Hears why the compiled lists could not be kept."""

FORMAT = 1
"""Raised whenever compiled arrays change their meaning."""

KEPT = 30 * 24 * 3600
"""So many seconds the lists of another edition are left for another version of the program."""

BESIDE = Path(__file__).with_name("compiled")
"""Where whoever builds the package may call `open_shelf` to put the compiled lists."""

WORDS = "words"
NAMES = "names"


class Shelf:
    """The lists by which the lexicon answers."""

    def __init__(self, edition: str, stored: Stored | dict[str, Arrays]) -> None:
        """Take the lists, compiled into a file or in memory."""
        self.edition = edition
        self._stored = stored
        self.words = Index(self._arrays(WORDS))

    @cached_property
    def names(self) -> Index:
        """The proper names, mapped when they are first needed."""
        try:
            return Index(self._arrays(NAMES))
        except Damaged:
            return Index(compile_text(_texts()[0]))

    @cached_property
    def _refusals(self) -> dict[str, Rejected]:
        lines = _texts()[1].decode().splitlines()
        return {rejected.word: rejected for rejected in map(read_rejected, lines)}

    def entry(self, word: str) -> Entry | None:
        """Find a word, or else a name, in lower case without ё."""
        return self.words.entry(word) or self.names.entry(word)

    def rejected(self, word: str) -> Rejected | None:
        """Find the refusal of a spelling in lower case without ё."""
        return self._refusals.get(word)

    def _arrays(self, name: str) -> Arrays:
        return self._stored[name] if isinstance(self._stored, dict) else self._stored.arrays(name)


def cache_folder() -> Path:
    """Say where compiled lists are kept; BUKVITSA_CACHE names another place."""
    named = os.environ.get("BUKVITSA_CACHE")
    return Path(named) if named else user_cache_path("bukvitsa", appauthor=False)


def open_shelf(
    folder: Path | None = None, progress: Progress | None = None, trouble: Trouble | None = None
) -> Shelf:
    """Map the compiled lists, or make them first; without a place to keep them, in memory.

    They are looked for beside the package, where its builder may have put them, and in the cache.
    """
    edition = current_edition()
    name = f"lexicon-{edition}-{FORMAT}.bin"
    path = (folder or cache_folder()) / name
    for place in (path,) if folder else (BESIDE / name, path):
        try:
            return Shelf(edition, Stored(place, edition))
        except (Damaged, OSError):
            continue
    compiled = compile_lists(_texts(), progress or (lambda _: None))
    try:
        save(path, edition, compiled)
        _forget_old(path)
        return Shelf(edition, Stored(path, edition))
    except Damaged:
        return Shelf(edition, compiled)
    except OSError as refused:
        if trouble is not None:
            trouble(refused)
        return Shelf(edition, compiled)


def _forget_old(fresh: Path) -> None:
    """Remove the lists of other editions that were made long before; who holds one may keep it."""
    since = fresh.stat().st_mtime - KEPT
    for other in fresh.parent.glob("lexicon-*.bin"):
        if other.stat().st_mtime < since:
            other.unlink(missing_ok=True)


def compile_lists(texts: Sequence[bytes], progress: Progress) -> dict[str, Arrays]:
    """Compile the words and the names from the texts of `data_files`."""
    progress(0.0)
    words = compile_text(texts[2])
    progress(0.4)
    names = compile_text(texts[0])
    progress(0.95)
    return {WORDS: words, NAMES: names}


def compile_text(text: bytes) -> Arrays:
    """Compile one committed list."""
    return compile_index(map(read_entry, text.decode().splitlines()))


def _texts() -> list[bytes]:
    return [file.read_bytes() for file in data_files()]
