"""The field as everybody sees it: a grid of trees, face up or face down, with cubes (FO-3).

A field holds no secret: of a face-down tree it knows that it is there, and which cubes stand on
it. Rows and columns are counted from the first card of the first round's field; a field that grows
upwards or to the left has places below zero, so that no card changes its place by that.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cached_property
from itertools import combinations
from typing import NamedTuple, TypeAlias

import msgspec

from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import Letter


class Place(NamedTuple):
    """Where a card lies: row and column. Places sort in reading order."""

    row: int
    col: int


Three: TypeAlias = tuple[Place, Place, Place]
"""Three places, in reading order."""


class Line(StrEnum):
    """What the field is taken apart into: a card may go out of each (FO-27)."""

    ROWS = "rows"
    COLUMNS = "columns"


class Tree(msgspec.Struct, frozen=True):
    """A card of the field: its letter if it lies face up, and each seat's number of cubes."""

    place: Place
    letter: Letter | None
    cubes: tuple[int, ...]


class Front(msgspec.Struct, frozen=True):
    """The cards a player has won: letters face up, oldest first, and how many face down (FO-3)."""

    letters: str = ""
    closed: int = 0


class Field(msgspec.Struct, frozen=True, dict=True):
    """All trees in reading order.

    >>> field = Field((Tree(Place(0, 0), Letter("а"), (1, 0)), Tree(Place(0, 1), None, (0, 2))))
    >>> field.letters, field.at(Place(0, 1)).cubes, field.at(Place(5, 5)), field.cubes_of(Seat(1))
    ('а', (0, 2), None, 2)
    """

    trees: tuple[Tree, ...]

    @cached_property
    def index(self) -> dict[Place, int]:
        """Where in `trees` the card of a place stands."""
        return {tree.place: number for number, tree in enumerate(self.trees)}

    @cached_property
    def letters(self) -> str:
        """The letters that lie face up, in reading order."""
        return "".join([tree.letter for tree in self.trees if tree.letter is not None])

    @cached_property
    def edges(self) -> tuple[Place, ...]:
        """The empty places that touch a card with a side, in reading order (FO-26)."""
        around = {
            beside
            for row, col in self.index
            for beside in ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))
        }
        return tuple([Place(*place) for place in sorted(around.difference(self.index))])

    def at(self, place: Place) -> Tree | None:
        """Look at a place."""
        number = self.index.get(place)
        return None if number is None else self.trees[number]

    def redrawn(self, changes: Mapping[Place, Tree]) -> "Field":
        """Draw some trees anew that stay in their places."""
        trees = list(self.trees)
        for place, tree in changes.items():
            trees[self.index[place]] = tree
        field = Field(tuple(trees))
        field.__dict__["index"] = self.index  # the same places: no need to look them up again
        return field

    def places_of(self, letter: str) -> tuple[Place, ...]:
        """Find the face-up cards of a letter, in reading order."""
        return tuple([tree.place for tree in self.trees if tree.letter == letter])

    def cubes_of(self, seat: Seat) -> int:
        """Count the cubes that a seat has on the field."""
        return sum([tree.cubes[seat] for tree in self.trees])

    def threes(self, seat: Seat) -> Iterator[Three]:
        """Find every three face-down cards with a seat's cubes that hang together (FO-24).

        On a grid, one of such three touches both others, and no other of them does.
        """
        closed = {tree.place for tree in self.trees if tree.letter is None and tree.cubes[seat]}
        for middle in sorted(closed) if len(closed) > 2 else ():
            beside = [place for place in neighbours(middle) if place in closed]
            for one, other in combinations(beside, 2):
                first, second, third = sorted((one, middle, other))
                yield first, second, third

    def prunable(self, line: Line) -> tuple[tuple[Place, ...], ...] | None:
        """List, row by row, the face-down cards without a cube; None if a row has none (FO-27)."""
        lines: dict[int, list[Place]] = {}
        for tree in self.trees:
            number = tree.place.row if line is Line.ROWS else tree.place.col
            places = lines.setdefault(number, [])
            if tree.letter is None and not any(tree.cubes):
                places.append(tree.place)
        if not all(lines.values()):
            return None
        return tuple(tuple(lines[number]) for number in sorted(lines))


def neighbours(place: Place) -> tuple[Place, Place, Place, Place]:
    """Name the four places that touch a place with a side, in reading order."""
    row, col = place
    return Place(row - 1, col), Place(row, col - 1), Place(row, col + 1), Place(row + 1, col)
