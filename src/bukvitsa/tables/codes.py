"""Names of tables for the telephone: three words of a list, such as лес-маяк-пирог."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files

from bukvitsa.letters.alphabet import fold

WORDS_IN_CODE = 3
TELLING = 3
"""So many first letters tell each word of the list from all others."""
MOST_SAID = 100
_BYTES = 2


@cache
def words() -> tuple[str, ...]:
    """Read the list: no two of its words are alike by ear or by their first three letters."""
    text = files(f"{__package__}.data").joinpath("code-words.txt").read_text(encoding="utf-8")
    return tuple(text.split())


def new_code(luck: Callable[[int], bytes]) -> str:
    """Draw a code: one of 512³, so that nobody hits an open table by guessing.

    >>> new_code(lambda count: bytes(count))
    'август-август-август'
    """
    listed = words()
    drawn = (int.from_bytes(luck(_BYTES), "big") % len(listed) for _ in range(WORDS_IN_CODE))
    return "-".join(listed[number] for number in drawn)


@cache
def _by_beginning() -> Mapping[str, str]:
    return {fold(word)[:TELLING]: fold(word) for word in words()}


def heard(said: str) -> str:
    """Read a code as people type it: any case, ё or е, any blanks or none, a slip at a word's end.

    >>> heard("  Лес маяк — щЁтка "), heard("ЛесМаякщетка"), heard("лес.маяг,щотка")
    ('лес-маяк-щетка', 'лес-маяк-щетка', 'лес-маяк-щотка')
    """
    blank = "".join(sign if sign.isalpha() else " " for sign in said[:MOST_SAID])
    pieces = fold(blank.lower()).split()
    if len(pieces) == 1:
        pieces = _apart(pieces[0])
    return "-".join(_by_beginning().get(piece[:TELLING], piece) for piece in pieces)


def _apart(said: str) -> list[str]:
    """Take words that were written as one apart, as far as they are of the list."""
    found: list[str] = []
    while said:
        word = _by_beginning().get(said[:TELLING], said)
        if not said.startswith(word):
            return [*found, said]
        found.append(word)
        said = said[len(word) :]
    return found
