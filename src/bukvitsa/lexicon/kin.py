"""Words whose meaning follows from another word's: actions, qualities, women of a trade."""

from collections.abc import Iterator
from typing import NamedTuple


class Kin(NamedTuple):
    """A word that a noun may be made of, and how its meaning follows."""

    base: str
    how: str


_ACTION = "действие по глаголу"
_QUALITY = "свойство по прилагательному"
_WOMAN = "женский род к слову"
_SMALL = "уменьшительное к слову"

_ENDINGS = (
    ("ание", _ACTION, ("ать", "аться")),
    ("яние", _ACTION, ("ять", "яться")),
    ("ение", _ACTION, ("ить", "еть", "иться", "нуть", "ти", "ать")),
    ("жение", _ACTION, ("дить", "зить", "жить", "гнуть")),
    ("ждение", _ACTION, ("дить", "диться")),
    ("шение", _ACTION, ("сить", "шить")),
    ("чение", _ACTION, ("тить", "чить", "чь")),
    ("щение", _ACTION, ("тить", "стить")),
    ("вление", _ACTION, ("вить", "виться")),
    ("пление", _ACTION, ("пить", "питься")),
    ("бление", _ACTION, ("бить", "биться")),
    ("мление", _ACTION, ("мить", "миться")),
    ("тие", _ACTION, ("ть", "ться")),
    ("ация", _ACTION, ("ировать", "изировать")),
    ("ация", _ACTION, ("овать",)),
    ("ость", _QUALITY, ("ый", "ий", "ой", "кий")),
    ("ница", _WOMAN, ("ник",)),
    ("тка", _WOMAN, ("т",)),
    ("нтка", _WOMAN, ("нт",)),
    ("ительница", _WOMAN, ("итель",)),
    ("ательница", _WOMAN, ("атель",)),
    ("очка", _SMALL, ("ка",)),
    ("ечка", _SMALL, ("ка",)),
    ("ик", _SMALL, ("",)),
    ("чик", _SMALL, ("",)),
    ("нчик", _SMALL, ("н",)),
)  # fmt: skip


def kin(word: str) -> Iterator[Kin]:
    """Give the words that a noun may be made of, the likeliest first.

    >>> next(kin("целостность"))
    Kin(base='целостный', how='свойство по прилагательному')
    """
    for ending, how, bases in _ENDINGS:
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            yield from (Kin(stem + base, how) for base in bases)
