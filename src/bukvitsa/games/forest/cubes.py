"""Putting and taking cubes: from supply to field, from card to card, and home again."""

from collections.abc import Iterable

from bukvitsa.kernel.people import Seat

from .field import Field, Place, Tree


def put(field: Field, seat: Seat, places: Iterable[Place], taken: Iterable[Place] = ()) -> Field:
    """Put one cube of a seat on each place, and take one off each of others."""
    changes: dict[Place, Tree] = {}
    for step, wanted in ((1, places), (-1, taken)):
        for place in wanted:
            tree = changes.get(place) or field.trees[field.index[place]]
            cubes = counted(tree.cubes, seat, step)
            changes[place] = Tree(place, tree.letter, cubes)
    return field.redrawn(changes)


def counted(cubes: tuple[int, ...], seat: Seat, step: int) -> tuple[int, ...]:
    """Add so many cubes of a seat."""
    return (*cubes[:seat], cubes[seat] + step, *cubes[seat + 1 :])


def added(cubes: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    """Add up cubes seat by seat."""
    return tuple([one + other for one, other in zip(cubes, others, strict=True)])
