"""Who leads on a card (FO-19, FO-20)."""

from bukvitsa.kernel.people import Seat

FULL = 5
"""So many cubes lead whatever the others have (FO-20)."""

AHEAD = 2
"""So many cubes more than each other player lead as well (FO-20)."""


def clash(cubes: tuple[int, ...]) -> bool:
    """Tell whether two or more players have five cubes on a card (FO-19).

    >>> clash((5, 0, 5)), clash((5, 4, 0))
    (True, False)
    """
    return sum(count >= FULL for count in cubes) > 1


def leader(cubes: tuple[int, ...]) -> Seat | None:
    """Name who leads on a card, if anybody does (FO-20).

    >>> leader((0, 2)), leader((3, 2)), leader((4, 5)), leader((5, 5)), leader((0, 0))
    (1, None, 1, None, None)
    """
    *_, second, most = sorted(cubes)
    ahead = most - second >= AHEAD or most >= FULL > second
    return Seat(cubes.index(most)) if ahead else None
