"""The toy as a room on the shelves, for whatever works on any game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from bukvitsa.bots.levels import Level
from bukvitsa.bots.shelf import Maker
from bukvitsa.games.refusals import Saying, read_sayings
from bukvitsa.games.shelf import Room
from bukvitsa.kernel.names import Names

from .game import Toy
from .minds import RandomToyMind, SleepyMind
from .scene import ToyBook
from .values import DealtSeen, DrawnSeen


def tell(seen: Any, names: Names) -> str | None:
    """Say what is drawn and dealt with all that is seen of it; of the rest only what it was."""
    match seen:
        case DrawnSeen(by, face):
            return f"{names.name(by)} берёт {face or 'карту'}."
        case DealtSeen(own):
            return f"На руках {''.join(own)}." if own else "Карты розданы."
        case _:
            return f"{seen.__struct_config__.tag}."


SAYINGS = {
    "not_now": Saying("Сейчас не время."),
    "not_your_turn": Saying("Не ваш ход."),
    "not_in_hand": Saying("Такой карты у вас нет."),
    "own_card": Saying("Свою карту назвать нельзя."),
    "letters_missing": Saying("Не хватает букв {letters}."),
    "no_vote": Saying("Голосовать не о чем."),
}
ROOM = Room(Toy(), lambda _view, _word: (), tell, {**read_sayings("bukvitsa.games"), **SAYINGS})
MINDS: Mapping[str, Maker] = {
    "sleepy": lambda _book: SleepyMind(),
    "random": lambda _book: RandomToyMind(),
}


LEVELS = {
    "sleepy": Level("Соня", "Всё проспит."),
    "random": Level("Новичок", "Ходит наугад."),
}


def put_on_the_shelves(patch: pytest.MonkeyPatch) -> None:
    """Let the shelves hold the toy and nothing else."""
    patch.setattr("bukvitsa.games.shelf.ROOMS", MappingProxyType({"toy": ROOM}))
    patch.setattr("bukvitsa.scenes.shelf.BOOKS", MappingProxyType({"toy": ToyBook()}))
    for user in ("bots.shelf", "arena.tournament"):
        patch.setattr(f"bukvitsa.{user}.MINDS", MappingProxyType({"toy": MINDS}))
    patch.setattr("bukvitsa.bots.levels.described", lambda: LEVELS)
    patch.setattr("bukvitsa.arena.tournament.ROOMS", MappingProxyType({"toy": ROOM}))
