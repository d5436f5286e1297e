"""How the field closes up after cards were taken out of its rows or columns (FO-28)."""

from collections.abc import Collection, Iterable

from .field import Line, Place, neighbours

Moves = tuple[tuple[Place, Place], ...]


def closed_up(places: Iterable[Place], gone: Collection[Place], line: Line) -> Moves:
    """Say which card moves where after some were taken (FO-28).

    >>> row = [Place(0, 0), Place(0, 1), Place(0, 3)]
    >>> closed_up(row, [Place(0, 0)], Line.ROWS)[0]
    (Place(row=0, col=1), Place(row=0, col=0))
    """
    moved = {place: _drawn_in(place, gone, line) for place in places if place not in gone}
    while len(parts := apart(moved.values())) > 1:
        lost = min(parts, key=lambda part: (len(part), [-number for number in min(part)]))
        row, col = _way(lost, set(moved.values()) - lost)
        moved = {
            place: Place(to.row + row, to.col + col) if to in lost else to
            for place, to in moved.items()
        }
    return tuple((place, to) for place, to in sorted(moved.items()) if place != to)


def _drawn_in(place: Place, gone: Collection[Place], line: Line) -> Place:
    """Move one to the left, or one up, for each card that went out before in the line (FO-28 a)."""
    row, col = place
    if line is Line.ROWS:
        return Place(row, col - sum(other.row == row and other.col < col for other in gone))
    return Place(row - sum(other.col == col and other.row < row for other in gone), col)


def apart(places: Iterable[Place]) -> list[set[Place]]:
    """Take places apart into those that hang together by their sides.

    >>> len(apart([Place(0, 0), Place(0, 1), Place(1, 2)]))
    2
    """
    left = set(places)
    parts = []
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            part |= edge
            edge = {beside for place in edge for beside in neighbours(place)} & left
            left -= edge
        parts.append(part)
    return parts


def _way(part: set[Place], others: set[Place]) -> tuple[int, int]:
    """Find the shortest way of a part to another, furthest left, then furthest up (FO-28 b).

    On a shortest way nothing is touched before its end, so no card lies on it.
    """
    _, col, row = min(
        (
            abs(goal.row - place.row) + abs(goal.col - place.col),
            goal.col - place.col,
            goal.row - place.row,
        )
        for place in part
        for other in others
        for goal in neighbours(other)
    )
    return row, col
