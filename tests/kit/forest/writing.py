"""How acts of Шёпот леса are written in scenes."""

from collections.abc import Iterable
from typing import Any, assert_never

from bukvitsa.games.forest.acts import (
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
from bukvitsa.games.forest.field import Field, Place
from bukvitsa.games.forest.state import State
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from tests.kit.told import Written


def write(act: Act, state: State, _by: Seat, names: Names) -> Written:  # noqa: C901 - flat
    """Write an act in the scene language."""
    field = state.field
    match act:
        case Write(word):
            return "write", word
        case Ready():
            return "ready", None
        case Accept():
            return "accept", None
        case Doubt(of):
            return ("doubt", names.name(of)) if 0 <= of < state.seats else None
        case Appeal():
            return "appeal", None
        case Vote(voice):
            return "vote", voice.value
        case PlaceCubes():
            return "place", _placing(act, field)
        case Mark(at, moved):
            here = listed(field, at)
            return "mark", here if moved is None else {"at": here, "from": listed(field, moved)}
        case Guard():
            return "guard", "yes"
        case NoGuard():
            return "guard", "no"
        case Elder(places):
            return "elder", all_listed(field, places)
        case NoElder():
            return "no_elder", None
        case Grow():
            return _growing(act, state)
        case Prune(line, places):
            return "prune", {line.value: all_listed(field, places)}
        case NoPrune():
            return "no_prune", None
        case _:
            assert_never(act)


def listed(field: Field, place: Place) -> list[int]:
    """Count rows and columns from 1 in the listing, which begins where the field does."""
    top = min(tree.place.row for tree in field.trees)
    left = min(tree.place.col for tree in field.trees)
    return [place.row - top + 1, place.col - left + 1]


def all_listed(field: Field, places: Iterable[Place]) -> list[list[int]]:
    return [listed(field, place) for place in places]


def _placing(act: PlaceCubes, field: Field) -> dict[str, Any]:
    cards = ["front" if card is None else listed(field, card) for card in act.cards]
    told: dict[str, Any] = {"cards": cards}
    if act.add:
        told["add"] = all_listed(field, act.add)
    if act.moved:
        told["from"] = all_listed(field, act.moved)
    return told


def _growing(act: Grow, state: State) -> Written:
    """Name the letter; of equal letters the language knows only the first drawn."""
    letters = [state.faces[card] for card in state.drawn]
    known = 0 <= act.card < len(letters)
    if known and letters.index(letters[act.card]) != act.card:
        return None
    letter = letters[act.card].upper() if known else "?"
    return "grow", {"card": letter, "at": listed(state.field, act.at)}
