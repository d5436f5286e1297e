"""Acts as scenes write them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.names import Names
from bukvitsa.letters.alphabet import fold

from .acts import (
    Act,
    Appeal,
    Doubt,
    Elder,
    Grow,
    Guard,
    Mark,
    NoElder,
    NoGuard,
    NoPrune,
    PlaceCubes,
    Prune,
    Ready,
    Write,
)
from .field import Line, Place
from .listing import place_told
from .state import State

FRONT = "front"
"""How a scene says that a letter is served by a card of the own front."""

NOWHERE = Place(-1000, -1000)
"""Stands for the front where a place of the field is asked for: no card lies there."""

UNDRAWN = -1
"""Stands for a card that is not among those drawn."""


class Told(msgspec.Struct, frozen=True):
    """The value of a scene's act, and what is needed to understand it."""

    value: Any
    state: State
    names: Names

    def place(self, raw: Any) -> Place:
        """Read a place of the listing."""
        return NOWHERE if raw == FRONT else place_told(self.state.field, raw)

    def places(self, raw: Any) -> tuple[Place, ...]:
        """Read a list of places."""
        return tuple(self.place(each) for each in raw or ())


def said_yes(value: Any) -> bool:
    """Read a `yes` or `no`, which may have come as a boolean."""
    if value in {"yes", True}:
        return True
    if value in {"no", False}:
        return False
    raise ValueError(f"ждали yes или no, а это «{value}»")


def _vote(told: Told) -> Act:
    return Vote(Voice.YES if said_yes(told.value) else Voice.NO)


def _place(told: Told) -> Act:
    value = {"cards": told.value} if isinstance(told.value, list) else told.value
    cards = [None if each == FRONT else told.place(each) for each in value["cards"]]
    add, moved = told.places(value.get("add")), told.places(value.get("from"))
    return PlaceCubes(tuple(cards), add, moved)


def _mark(told: Told) -> Act:
    if not isinstance(told.value, Mapping):
        return Mark(told.place(told.value))
    moved = told.value.get("from")
    return Mark(told.place(told.value["at"]), None if moved is None else told.place(moved))


def _guard(told: Told) -> Act:
    return Guard() if told.value is None or said_yes(told.value) else NoGuard()


def _grow(told: Told) -> Act:
    letters = [told.state.faces[card] for card in told.state.drawn]
    letter = fold(str(told.value["card"]))
    card = letters.index(letter) if letter in letters else UNDRAWN
    return Grow(card, told.place(told.value["at"]))


def _prune(told: Told) -> Act:
    ((line, places),) = told.value.items()
    return Prune(Line(line), told.places(places))


READINGS: Mapping[str, Callable[[Told], Act]] = MappingProxyType(
    {
        "write": lambda told: Write(str(told.value)),
        "ready": lambda _: Ready(),
        "accept": lambda _: Accept(),
        "doubt": lambda told: Doubt(told.names.seat(told.value)),
        "appeal": lambda _: Appeal(),
        "vote": _vote,
        "place": _place,
        "mark": _mark,
        "guard": _guard,
        "elder": lambda told: Elder(told.places(told.value)),
        "no_elder": lambda _: NoElder(),
        "grow": _grow,
        "prune": _prune,
        "no_prune": lambda _: NoPrune(),
    }
)
"""How the value of each verb is read."""


def read_act(verb: str, value: Any, state: State, names: Names) -> Act:
    """Read an act, or say that there is none of that name."""
    read = READINGS.get(verb)
    if read is None:
        raise ValueError(f"нет такого действия: {verb}")
    return read(Told(value, state, names))
