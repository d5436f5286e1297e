"""Lebedev's hunspell list: which spellings it knows, in which case, as which kind of word."""

from enum import Enum
from pathlib import Path

import msgspec

NOUN_FLAGS = frozenset("JKFHIGE")
PLURAL_FLAG = "O"


class Case(Enum):
    """How a headword is capitalised."""

    LOWER = "lower"
    CAPITAL = "capital"
    UPPER = "upper"


class Headword(msgspec.Struct, frozen=True):
    """One line of the list."""

    shown: str
    case: Case
    flags: frozenset[str]

    @property
    def noun(self) -> bool:
        """Tell whether it is inflected as a noun in the singular."""
        return bool(self.flags & NOUN_FLAGS) and "L" not in self.flags

    @property
    def plural(self) -> bool:
        """Tell whether it is inflected as a plural."""
        return PLURAL_FLAG in self.flags


def read_hunspell(folder: Path) -> dict[str, tuple[Headword, ...]]:
    """Read `index.dic` of the npm package, by spelling in lower case without ё."""
    found: dict[str, tuple[Headword, ...]] = {}
    lines = (folder / "index.dic").read_text(encoding="utf-8").splitlines()
    for line in lines[1:]:
        shown, _, flags = line.partition("/")
        if not shown.isalpha():
            continue
        word = shown.lower().replace("ё", "е")
        head = Headword(shown, _case(shown), frozenset(flags))
        found[word] = (*found.get(word, ()), head)
    return found


def _case(shown: str) -> Case:
    """Classify the letters' case.

    >>> _case("НИИ")
    <Case.UPPER: 'upper'>
    """
    if shown == shown.lower():
        return Case.LOWER
    if len(shown) > 1 and shown == shown.upper():
        return Case.UPPER
    return Case.CAPITAL
