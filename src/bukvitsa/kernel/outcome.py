"""How a game ended."""

from collections.abc import Mapping

import msgspec

from .people import Seat


class Outcome(msgspec.Struct, frozen=True):
    """Why it ended, who stands where, and each seat's points in the game's own currency.

    >>> Outcome("deck_empty", places=((Seat(1),), (Seat(0), Seat(2))), points=(4, 9, 4)).winners
    (1,)
    """

    reason: str
    places: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Name who won; more than one share the victory."""
        return self.places[0]


def ranked(keys: Mapping[Seat, tuple[int, ...]]) -> tuple[tuple[Seat, ...], ...]:
    """Rank seats by their keys, the greatest first; equal keys share a place.

    >>> ranked({Seat(0): (5, -2), Seat(1): (7, 0), Seat(2): (5, -2)})
    ((1,), (0, 2))
    """
    order = sorted(set(keys.values()), reverse=True)
    return tuple(tuple(sorted(seat for seat in keys if keys[seat] == key)) for key in order)
