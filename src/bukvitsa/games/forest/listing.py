"""The field as scenes write it: rows of cells parted by blanks (scene language).

`Л` a card face up, `#К` one face down (`#` if its face is unknown or unimportant), `.` an empty
place; cubes in brackets by their owners' first letters. The listing is cut to the rows and columns
that hold cards, and its places are counted from 1.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bukvitsa.kernel.names import Names
from bukvitsa.letters.alphabet import fold, is_letter

from .field import Field, Place, Tree

_CELL = re.compile(r"(#?)(\w?)(?:\((\w*)\))?")


class Cell(msgspec.Struct, frozen=True):
    """A card of the listing; a face-down one may have no letter."""

    place: Place
    closed: bool
    letter: str
    cubes: str


def read_listing(raw: Any) -> list[Cell]:
    """Read a listing; the first cell of the first row is row 0, column 0."""
    rows = raw.splitlines() if isinstance(raw, str) else raw
    return [
        _cell(text, Place(row, col))
        for row, line in enumerate(rows)
        for col, text in enumerate(str(line).split())
        if text != "."
    ]


def _cell(text: str, place: Place) -> Cell:
    match = _CELL.fullmatch(text)
    letter = fold(match[2]) if match else ""
    if match is None or (letter and not is_letter(letter)) or not (letter or match[1]):
        raise ValueError(f"клетка поля не читается: {text}")
    return Cell(place, bool(match[1]), letter, "".join(sorted(match[3] or "")))


def print_listing(field: Field, names: Names, face: Callable[[int], str]) -> list[str]:
    """Write a field; `face` says what is printed on the card of a face-down tree, by its number."""
    if not field.trees:
        return []
    top, left = corner(field)
    height = field.trees[-1].place.row - top + 1
    width = max(tree.place.col for tree in field.trees) - left + 1
    rows = [["."] * width for _ in range(height)]
    for number, tree in enumerate(field.trees):
        sign = f"#{face(number)}" if tree.letter is None else tree.letter
        rows[tree.place.row - top][tree.place.col - left] = sign.upper() + _cubes(tree, names)
    return [" ".join(row) for row in rows]


def _cubes(tree: Tree, names: Names) -> str:
    signs = (player[0] * count for player, count in zip(names.players, tree.cubes, strict=True))
    cubes = "".join(signs)
    return f"({cubes})" if cubes else ""


def place_told(field: Field, raw: Any) -> Place:
    """Read a place of the listing, or one beside it."""
    row, col = raw
    origin = corner(field)
    return Place(origin.row + int(row) - 1, origin.col + int(col) - 1)


def told(field: Field, place: Place) -> list[int]:
    """Write a place as the listing counts."""
    origin = corner(field)
    return [place.row - origin.row + 1, place.col - origin.col + 1]


def corner(field: Field) -> Place:
    """Say which place is the listing's first."""
    places = [tree.place for tree in field.trees] or [Place(0, 0)]
    return Place(min(place.row for place in places), min(place.col for place in places))


def same_listing(expected: Any, got: Sequence[str]) -> bool:
    """Compare listings; an expected `#` fits any face-down card, cubes have no order."""
    wanted, found = _cut(read_listing(expected)), _cut(read_listing(got))
    return len(wanted) == len(found) and all(
        one.place == other.place
        and one.closed == other.closed
        and one.cubes == other.cubes
        and (one.letter == other.letter or (one.closed and not one.letter))
        for one, other in zip(wanted, found, strict=True)
    )


def _cut(cells: list[Cell]) -> list[Cell]:
    """Cut empty rows and columns away from the edges."""
    top = min((cell.place.row for cell in cells), default=0)
    left = min((cell.place.col for cell in cells), default=0)
    return [
        Cell(
            Place(cell.place.row - top, cell.place.col - left), cell.closed, cell.letter, cell.cubes
        )
        for cell in cells
    ]
