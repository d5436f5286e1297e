"""Players as people call them, where a text speaks of seats."""

import msgspec

from .people import Seat


class UnknownNameError(ValueError):
    """A text speaks of a player who does not sit at the table."""


class Names(msgspec.Struct, frozen=True):
    """The players' names in seat order.

    >>> names = Names(("Аня", "Боря"))
    >>> names.seat("Боря"), names.name(Seat(0)), names.sign(Seat(1)), names.by_sign("Б")
    (1, 'Аня', 'Б', 1)
    """

    players: tuple[str, ...]

    def seat(self, name: object) -> Seat:
        """Find where somebody sits."""
        if name not in self.players:
            raise UnknownNameError(f"нет такого игрока: {name}")
        return Seat(self.players.index(str(name)))

    def name(self, seat: Seat) -> str:
        """Name who sits there."""
        return self.players[seat]

    def sign(self, seat: Seat) -> str:
        """Give the first letter of a name, which stands for its owner's cubes."""
        return self.players[seat][0]

    def by_sign(self, sign: str) -> Seat:
        """Find the seat of a first letter."""
        signs = [player[0] for player in self.players]
        if sign not in signs:
            raise UnknownNameError(f"нет игрока на букву {sign}")
        return Seat(signs.index(sign))
