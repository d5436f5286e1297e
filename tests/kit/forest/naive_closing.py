"""FO-28 by plain search: a field closes up, and parts that fell off come back."""

from collections.abc import Collection, Mapping
from itertools import product

from .naive import Spot, touching

STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))


def closed_up(spots: Collection[Spot], gone: Collection[Spot], axis: int) -> Mapping[Spot, Spot]:
    """Say where each card is after one was taken out of every row (axis 0) or column."""
    now = {}
    for spot in spots:
        if spot in gone:
            continue
        # FO-28 a: the card taken from the same line, if it lay before this one.
        before = [it for it in gone if it[axis] == spot[axis] and it[1 - axis] < spot[1 - axis]]
        shift = len(before)
        now[spot] = (spot[0], spot[1] - shift) if axis == 0 else (spot[0] - shift, spot[1])
    while True:
        parts = parts_of(set(now.values()))
        if len(parts) == 1:
            return now
        lost = lost_part(parts)
        down, right = way_back(lost, set(now.values()) - lost)
        now = {
            spot: (at[0] + down, at[1] + right) if at in lost else at for spot, at in now.items()
        }


def parts_of(spots: set[Spot]) -> list[set[Spot]]:
    """Grow groups until no two of them touch."""
    parts = [{spot} for spot in spots]
    for one, other in product(spots, spots):
        if touching(one, other):
            first = next(part for part in parts if one in part)
            second = next(part for part in parts if other in part)
            if first is not second:
                first |= second
                parts.remove(second)
    return parts


def lost_part(parts: list[set[Spot]]) -> set[Spot]:
    """FO-28 b: the one with the fewest cards; of equal ones that whose first card comes last."""
    fewest = min(len(part) for part in parts)
    return max((part for part in parts if len(part) == fewest), key=min)


def way_back(lost: set[Spot], others: set[Spot]) -> Spot:
    """FO-28 b: step by step in all directions, over no other card, until it touches one."""
    ways = {(0, 0)}
    while True:
        touches = {
            way
            for way in ways
            if any(touching(spot, other) for spot in moved(lost, way) for other in others)
        }
        if touches:
            # Of equal ways the one furthest left, then furthest up.
            return min(touches, key=lambda way: (way[1], way[0]))
        further = {(way[0] + step[0], way[1] + step[1]) for way in ways for step in STEPS}
        ways = {way for way in further if not moved(lost, way) & others}


def moved(part: set[Spot], way: Spot) -> set[Spot]:
    return {(row + way[0], col + way[1]) for row, col in part}
