"""Анаграммы once more, slowly and from the rules' pages: what the fast rules are held against."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple


class Lying(NamedTuple):
    """A word before somebody, by its age."""

    owner: int
    age: int
    word: str


def choices(table: Sequence[Lying]) -> Iterator[tuple[Lying, ...]]:
    """Go through every choice of table words."""
    for size in range(len(table) + 1):
        yield from combinations(table, size)


def makes(word: str, used: Iterable[Lying], middle: str) -> bool:
    """Tell whether whole words and one or more middle cards make a word (AN-6)."""
    bound = Counter("".join(each.word for each in used))
    need = Counter(word)
    rest = need - bound
    return bound <= need and rest.total() > 0 and rest <= Counter(middle)


def leader(by: int, table: Iterable[Lying], seats: int) -> int:
    """Name the opponent with most letters, of equal ones the next clockwise (AN-9)."""
    counts = scores(table, seats)
    clockwise = [(by + step) % seats for step in range(1, seats)]
    most = max(counts[seat] for seat in clockwise)
    return next(seat for seat in clockwise if counts[seat] == most)


def all_ways(
    word: str, by: int, middle: str, table: Sequence[Lying], seats: int
) -> list[list[Lying]]:
    """List every way to make a word, the best for the caller first (AN-9)."""
    ahead = leader(by, table, seats)

    def letters(used: Iterable[Lying], owners: Iterable[int]) -> int:
        return sum(len(each.word) for each in used if each.owner in owners)

    def near(used: Iterable[Lying]) -> list[tuple[int, int]]:
        return sorted(((each.owner - by) % seats, each.age) for each in used)

    fitting = [each for each in table if Counter(each.word) <= Counter(word)]
    found = [list(used) for used in choices(fitting) if makes(word, used, middle)]
    others = [seat for seat in range(seats) if seat != by]
    found.sort(key=near)
    found.sort(key=lambda used: letters(used, [ahead]), reverse=True)
    found.sort(key=lambda used: letters(used, [by]))
    found.sort(key=lambda used: letters(used, others), reverse=True)
    return found


def scores(table: Iterable[Lying], seats: int) -> list[int]:
    """Count the letters before each player (AN-13)."""
    return [sum(len(each.word) for each in table if each.owner == seat) for seat in range(seats)]


def winners(table: Iterable[Lying], seats: int) -> set[int]:
    """Name who has most letters (AN-13)."""
    counts = scores(table, seats)
    return {seat for seat in range(seats) if counts[seat] == max(counts)}


def any_word_left(words: Iterable[str], middle: str, table: Sequence[Lying]) -> bool:
    """Try every word with every choice of table words (AN-12)."""
    return any(all_ways(word, 0, middle, table, 2) for word in words)


class Naive:
    """What lies on the table, kept by hand."""

    def __init__(self, seats: int, deck: str) -> None:
        """Sit down with a closed deck."""
        self.seats = seats
        self.deck = list(deck)
        self.middle: list[str] = []
        self.table: list[Lying] = []
        self.made = 0

    def flip(self) -> str:
        """Open the top card (AN-2)."""
        letter = self.deck.pop(0)
        self.middle.append(letter)
        return letter

    def way(self, by: int, word: str, ages: Sequence[int] | None) -> list[Lying] | None:
        """Say which words a call uses, or nothing where the word cannot be made so (AN-4, AN-9)."""
        middle = "".join(self.middle)
        if ages is None:
            return next(iter(all_ways(word, by, middle, self.table, self.seats)), None)
        named = [each for each in self.table if each.age in ages]
        fits = len(named) == len(ages) and makes(word, named, middle)
        return named if fits else None

    def take(self, by: int, word: str, used: Sequence[Lying]) -> None:
        """Lay a word before its caller, out of the words used and the middle (AN-4, AN-7)."""
        rest = Counter(word) - Counter("".join(each.word for each in used))
        for letter in rest.elements():
            self.middle.remove(letter)
        self.table = [each for each in self.table if each not in used]
        self.table.append(Lying(by, self.made, word))
        self.made += 1

    def words(self) -> Mapping[int, list[str]]:
        """List everybody's words, the oldest first."""
        return {
            seat: [each.word for each in self.table if each.owner == seat]
            for seat in range(self.seats)
        }
