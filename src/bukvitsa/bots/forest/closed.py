"""Face-down cards: which cubes on them come to an elder, and whom a change of the field serves."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from bukvitsa.games.forest.acts import Prune
from bukvitsa.games.forest.seen import Field, Line, Place, PruneMenu, Three, View, neighbours
from bukvitsa.kernel.people import Seat, everyone

Owners: TypeAlias = Mapping[Place, frozenset[Seat]]
"""Whose cubes stand on each face-down card."""

FIRST_CUBE, SECOND_CUBE = 6, 2
"""With so many cubes in the supply the first, or second, of an elder's three is worth a cube."""


BESIDE = neighbours(Place(0, 0))
THREES = (
    *combinations(BESIDE, 2),
    *((near, far) for near in BESIDE for far in neighbours(near) if far != Place(0, 0)),
)
"""The two others of each three that a card at (0, 0) may belong to."""


def guards(view: View, at: Place) -> bool:
    """Tell whether a cube on a new face-down card is well spent (FO-21, FO-24).

    Of some three it belongs to, the other two must be own already or open, so that they may still
    become so; the fewer of them are, the more cubes must be left.
    """
    assert view.you is not None
    supply = view.supply[view.you]
    own = max(map(_own_of, _hopes(view.field, view.you, at)), default=-1) if view.deck else -1
    return own == 2 or (own == 1 and supply >= SECOND_CUBE) or (own == 0 and supply >= FIRST_CUBE)


def _hopes(field: Field, you: Seat, at: Place) -> Iterator[tuple[int, int]]:
    """Weigh both others of each three around a card: 1 is own, 0 open; with any else it is lost."""
    row, col = at
    hopes = {}
    for tree in field.trees:
        if tree.letter is not None or tree.cubes[you]:
            far = Place(tree.place.row - row, tree.place.col - col)
            hopes[far] = int(tree.letter is None)
    for one, other in THREES:
        if one in hopes and other in hopes:
            yield hopes[one], hopes[other]


def _own_of(hopes: tuple[int, int]) -> int:
    return hopes[0] + hopes[1]


def best_three(threes: Sequence[Three]) -> Three:
    """Choose the three cards that leave most others for another elder (FO-24)."""
    return max(threes, key=lambda three: sum(not set(three) & set(other) for other in threes))


def owners(field: Field) -> Owners:
    """Say whose cubes stand on each face-down card."""
    seats = everyone(len(field.trees[0].cubes))
    return {
        tree.place: frozenset(seat for seat in seats if tree.cubes[seat])
        for tree in field.trees
        if tree.letter is None
    }


def hanging_together(closed: Owners, seat: Seat) -> int:
    """Count the pairs of a player's face-down cards that touch."""
    own = {place for place, seats in closed.items() if seat in seats}
    return sum(beside in own for place in own for beside in neighbours(place)) // 2


def best_edge(view: View) -> Place:
    """Choose where the field grows: beside own cubes rather than others', in a gap if there is one.

    Whoever leads on the new card will have a face-down card there (FO-21, FO-24).
    """
    closed = owners(view.field)

    def suits(place: Place) -> tuple[int, int]:
        beside = neighbours(place)
        seats = [seat for other in beside for seat in closed.get(other, ())]
        own = seats.count(Seat(0 if view.you is None else view.you))
        return 2 * own - len(seats), sum(other in view.field.index for other in beside)

    return max(view.field.edges, key=suits)


def best_pruning(view: View, menu: PruneMenu) -> Prune | None:
    """Choose cards to take out so that own cubes come together and others' come apart (FO-27).

    None if nothing makes it better than it is.
    """
    closed = owners(view.field)
    cubes = [seat for seats in closed.values() for seat in seats]
    if len(cubes) == len(set(cubes)):
        return None  # nobody has two cards that could come together
    best, most = None, _balance(view, closed)
    for line, lines in ((Line.ROWS, menu.rows), (Line.COLUMNS, menu.columns)):
        chosen = tuple(places[0] for places in lines)
        for number, places in enumerate(lines):
            for place in places:
                chosen, before = (*chosen[:number], place, *chosen[number + 1 :]), chosen
                balance = _balance(view, _closed_up(closed, chosen, line))
                if balance > most:
                    best, most = Prune(line, chosen), balance
                else:
                    chosen = before
    return best


def _balance(view: View, closed: Owners) -> int:
    together = [hanging_together(closed, seat) for seat in everyone(view.seats)]
    own = together.pop(0 if view.you is None else view.you)
    return own - max(together)


def _closed_up(closed: Owners, gone: Sequence[Place], line: Line) -> Owners:
    """Move what lay behind a card taken out one place to the left, or up (FO-28 a)."""
    moved = {}
    for (row, col), seats in closed.items():
        if line is Line.ROWS:
            place = Place(row, col - sum(other.row == row and other.col < col for other in gone))
        else:
            place = Place(row - sum(other.col == col and other.row < row for other in gone), col)
        if (row, col) not in gone:
            moved[place] = seats
    return moved
