"""Names of tables for the telephone: three words of a list, such as лес-маяк-пирог."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from bukvitsa.letters.alphabet import fold

WORDS_IN_CODE = 3
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


def heard(said: str) -> str:
    """Read a code as people type it: any case, ё or е, blanks or dashes.

    >>> heard("  Лес маяк — щЁтка ")
    'лес-маяк-щетка'
    """
    blank = "".join(sign if sign.isalpha() else " " for sign in said[:100])
    return "-".join(fold(blank.lower()).split())
