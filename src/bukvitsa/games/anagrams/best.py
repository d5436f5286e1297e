"""Of which table words and middle letters a word is made, best for the caller (AN-6, AN-9).

All that counts in a way adds up word by word, so what is best of the rest does not depend on how
one came to it: each rest is looked at once, however many ways lead there.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from typing import TypeAlias

from bukvitsa.kernel.people import Seat, distance
from bukvitsa.letters.word import LONGEST

from .lying import TableWord, letters_by_seat

Used: TypeAlias = tuple[TableWord, ...]

MOST_WAYS = 24
"""More than anybody would choose among; a strange deck and a long word have countless ones."""

MOST_LOOKS = 4000
"""So many ways are begun; no honest table has a tenth of them. Beyond, what was found so far must
do, lest a strange deck and a word of forty letters keep everybody waiting."""

_MORE = LONGEST + 1
"""More than any word has letters, so that what comes first outweighs all that comes after."""


def without(letters: str, word: str) -> str | None:
    """Take a word's letters away from others, if all of them are there.

    >>> without("отдых", "ход"), without("отдых", "дом")
    ('ты', None)
    """
    for letter in word:
        if letter not in letters:
            return None
        letters = letters.replace(letter, "", 1)
    return letters


def lacking(word: str, letters: str) -> str:
    """List the letters of a word that others lack.

    >>> lacking("комод", "дом")
    'ко'
    """
    for letter in letters:
        word = word.replace(letter, "", 1)
    return word


def best_way(
    word: str, by: Seat, middle: str, words: Sequence[TableWord], seats: int
) -> Used | None:
    """Choose the table words that go into a called word, or none if it cannot be made (AN-9)."""
    return next(iter(best_ways(word, by, middle, words, seats)), None)


def best_ways(
    word: str, by: Seat, middle: str, words: Sequence[TableWord], seats: int
) -> tuple[Used, ...]:
    """List the choices of table words that go into a called word, at most `MOST_WAYS` (AN-6, AN-9).

    The best way takes most letters from others, then fewest own ones, then most from the leading
    opponent, then words of the nearest owner clockwise, of one owner the oldest.
    """
    fitting = [each for each in words if without(word, each.word) is not None]
    if fitting:
        gains = _gains(by, words, seats)
        fitting.sort(key=lambda each: (distance(by, each.owner, seats), each.id))
        return _ways(word, fitting, gains, lambda rest: bool(rest) and _lies_in(rest, middle))
    return ((),) if _lies_in(word, middle) else ()


def made_of_words_alone(word: str, words: Sequence[TableWord]) -> bool:
    """Tell whether whole table words make a word with no card from the middle (AN-6)."""
    fitting = [each for each in words if without(word, each.word) is not None]
    gains = dict.fromkeys((each.owner for each in fitting), 0)
    return bool(_ways(word, fitting, gains, lambda rest: not rest))


def _gains(by: Seat, words: Sequence[TableWord], seats: int) -> dict[Seat, int]:
    """Say what a letter of each owner is worth to the caller (AN-9)."""
    letters = letters_by_seat(words, seats)
    others = [Seat(seat) for seat in range(seats) if seat != by]
    leader = max(others, key=lambda seat: (letters[seat], -distance(by, seat, seats)))
    gains = dict.fromkeys(others, _MORE * _MORE)
    gains[leader] += 1
    gains[by] = -_MORE
    return gains


def _ways(
    word: str,
    fitting: Sequence[TableWord],
    gains: dict[Seat, int],
    enough: Callable[[str], bool],
) -> tuple[Used, ...]:
    """Choose words that leave enough, by their gain; of equal ones those that come first."""
    looks = count()

    @cache
    def search(first: int, rest: str) -> list[tuple[int, Used]]:
        found: list[tuple[int, Used]] = [(0, ())] if enough(rest) else []
        for place in range(first, len(fitting)):
            each = fitting[place]
            left = without(rest, each.word)
            if left is not None and next(looks) < MOST_LOOKS:
                gain = len(each.word) * gains[each.owner]
                found += [(gain + more, (each, *used)) for more, used in search(place + 1, left)]
        found.sort(key=_gain, reverse=True)
        return found[:MOST_WAYS]

    return tuple(used for _, used in search(0, "".join(sorted(word))))


def _gain(way: tuple[int, Used]) -> int:
    return way[0]


def _lies_in(letters: str, others: str) -> bool:
    return without(others, letters) is not None
