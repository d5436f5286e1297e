"""Whole games as text: every act, what it led to, and what each who looks on was told of it.

A playthrough is a file: a head in TOML (game, minds, seed, options), a line of dashes, and
the game as it went when somebody last read it and accepted it.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bukvitsa.arena.match import Match, seed_of
from bukvitsa.bots.shelf import MINDS
from bukvitsa.games.shelf import ROOMS
from bukvitsa.journal.record import Entry
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import WATCHER, Viewer, everyone
from tests.kit.books import book_of
from tests.kit.told import PLAYERS

HERE = Path(__file__).parent
BREAK = "-" * 40 + "\n"
WORDS = tuple((HERE / "words.txt").read_text(encoding="utf-8").split())
"""What the lexicon of every playthrough holds, so that none changes with the word list."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a playthrough is a playthrough of."""

    game: str
    about: str
    minds: tuple[str, ...]
    seed: int
    options: dict[str, Any] = {}
    eyes: tuple[str, ...] = ()
    """Whose views are written, where all of them would be too many; nobody named: everybody's."""


def split(text: str) -> tuple[str, str]:
    """Part a file into its head and the game that was accepted."""
    head, _, body = text.partition(BREAK)
    return head, body


def shown(head: str) -> str:
    """Play the game that a head names, and tell it."""
    told = msgspec.convert(tomllib.loads(head), Head)
    room, book = ROOMS[told.game], book_of(WORDS)
    options = msgspec.convert(told.options, room.game.kinds.options)
    minds = [MINDS[told.game][name](book) for name in told.minds]
    match = Match(room.game, minds, options, book)
    _, _, entries = match.play(0, seed_of(told.seed, 0))
    return "\n".join(_lines(told, entries)) + "\n"


def _lines(head: Head, entries: list[Entry]) -> Iterator[str]:
    room, names = ROOMS[head.game], Names(PLAYERS[: len(head.minds)])
    viewers: tuple[Viewer, ...] = (*everyone(len(head.minds)), WATCHER)
    state: Any = None
    for entry in entries:
        yield f"{entry.at / 1000:.2f} {_actor(entry.by, names)} {_json(entry.act)}"
        for event in entry.events:
            yield f"  {_json(event)}"
            state = room.game.evolve(state, event)
            heard: dict[str, list[str]] = {}
            for viewer in viewers:
                seen = room.game.veil(event, viewer)
                told = "—" if seen is None else (room.tell(seen, names) or _json(seen))
                heard.setdefault(told, []).append(_actor(viewer, names))
            for told, by in heard.items():
                yield f"    {'все' if len(by) == len(viewers) else ', '.join(by)}: {told}"
        for viewer in viewers:
            if not head.eyes or _actor(viewer, names) in head.eyes:
                view = room.game.view(state, viewer)
                yield f"  {_actor(viewer, names)} видит {_json(view)}"
    yield f"итог {_json(room.game.outcome(state))}"


def _actor(who: Any, names: Names) -> str:
    if isinstance(who, int):
        return names.players[who]
    return {"None": "стол", "Clock.CLOCK": "часы"}.get(str(who), "зритель")


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
