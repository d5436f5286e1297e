"""The edition: a short name for the exact contents of the word lists."""

import hashlib
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable

_CHUNK = 1 << 17
DATA_FILES = ("names.tsv", "rejected.tsv", "words.tsv")


def data_files() -> tuple[Traversable, ...]:
    """Find the committed lists in the installed package."""
    folder = files("bukvitsa.lexicon") / "data"
    return tuple(folder / name for name in DATA_FILES)


def edition_of(contents: Iterable[bytes]) -> str:
    """Hash the contents of the lists, in the order of their names.

    >>> edition_of([b"a", b"b"]) != edition_of([b"ab", b""])
    True
    """
    digest = hashlib.sha256()
    for content in contents:
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()[:12]


def current_edition() -> str:
    """Hash the lists as they are installed, without holding them in memory."""
    digest = hashlib.sha256()
    for file in data_files():
        content = hashlib.sha256()
        with file.open("rb") as opened:
            while chunk := opened.read(_CHUNK):
                content.update(chunk)
        digest.update(content.digest())
    return digest.hexdigest()[:12]
