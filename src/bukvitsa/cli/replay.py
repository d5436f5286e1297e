"""`bukvitsa replay`: a finished game as a protocol that people read."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bukvitsa.cli.journal import opened_journal
from bukvitsa.cli.text import STANDS, Commands, Complaint

if TYPE_CHECKING:
    from bukvitsa.games.shelf import Room
    from bukvitsa.journal.record import Entry, Head, Line
    from bukvitsa.kernel.names import Names
    from bukvitsa.kernel.outcome import Outcome
    from bukvitsa.kernel.people import Viewer

ALL, SPECTATOR = "все", "зритель"


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "replay",
        help="прочесть партию по журналу",
        description="Прочесть партию по журналу, ход за ходом, чьими угодно глазами.",
    )
    parser.add_argument("file", type=Path, metavar="ФАЙЛ", help="журнал партии")
    parser.add_argument(
        "--eyes",
        default=ALL,
        metavar="ЧЬИ",
        help=f"имя игрока; {SPECTATOR} — что лежало открыто; {ALL} — всё, что знал хоть кто-то "
        "(%(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="ответ для программ")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell the game line by line."""
    from bukvitsa.kernel.names import Names

    room, head, lines = opened_journal(args.file)
    names = Names(head.names)
    eyes = _eyes(args.eyes, head)
    outcome = _outcome(args.file, room, lines)
    told = list(_told(args.file, room, names, lines, eyes))
    if args.json:
        ended = None if outcome is None else outcome.points
        answer = {"game": head.game, "players": head.names, "points": ended, "told": told}
        print(json.dumps(answer, ensure_ascii=False, indent=1))
        return STANDS
    print(f"{room.game.facts.title}: {', '.join(head.names)}.")
    for line in told:
        print(f"{line['at']:>7}  {line['text']}")
    print(_ending(outcome, names))
    return STANDS


def _eyes(name: str, head: "Head") -> "list[Viewer]":
    """Find whose eyes are meant; the open table is seen by all, so it comes first."""
    from bukvitsa.kernel.people import WATCHER, Seat, everyone

    if name == ALL:
        return [WATCHER, *everyone(len(head.names))]
    if name == SPECTATOR:
        return [WATCHER]
    if name not in head.names:
        known = ", ".join((*head.names, SPECTATOR, ALL))
        raise Complaint(f"За столом не было игрока «{name}»; можно смотреть глазами: {known}.")
    return [Seat(head.names.index(name))]


def _told(
    path: Path, room: "Room", names: "Names", lines: "tuple[Line, ...]", eyes: "list[Viewer]"
) -> Iterator[dict[str, Any]]:
    for number, entry in enumerate(_entries(path, room, lines), 2):
        for event in entry.events:
            for text in _sentences(room, names, event, eyes):
                yield {"line": number, "at": _clock(entry.at), "text": text}


def _sentences(room: "Room", names: "Names", event: Any, eyes: "list[Viewer]") -> list[str]:
    """Say an event once for those who saw the same; who saw more than all speaks for all."""
    heard: list[str] = []
    for viewer in eyes:
        seen = room.game.veil(event, viewer)
        text = None if seen is None else room.tell(seen, names)
        heard.append(text or "")
    everybodys, *own = heard
    more = [text for text in dict.fromkeys(own) if text and text != everybodys]
    return more or [text for text in (everybodys,) if text]


def _entries(path: Path, room: "Room", lines: "tuple[Line, ...]") -> "Iterator[Entry]":
    import msgspec

    from bukvitsa.journal.record import Codec

    codec = Codec(room.game)
    for number, line in enumerate(lines, 2):
        try:
            yield codec.entry(line)
        except msgspec.MsgspecError as error:
            raise Complaint(f"{path}: строка {number} не читается ({error}).") from error


def _outcome(path: Path, room: "Room", lines: "tuple[Line, ...]") -> "Outcome | None":
    state = None
    for number, entry in enumerate(_entries(path, room, lines), 2):
        try:
            for event in entry.events:
                state = room.game.evolve(state, event)
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            why = "такого в этом положении случиться не могло"
            raise Complaint(f"{path}: строка {number} — {why}; скажет bukvitsa verify.") from error
    return None if state is None else room.game.outcome(state)


def _ending(outcome: "Outcome | None", names: "Names") -> str:
    if outcome is None:
        return "Партия не окончена."
    placed = [
        f"{place}. {', '.join(f'{names.name(seat)} ({outcome.points[seat]})' for seat in seats)}"
        for place, seats in enumerate(outcome.places, 1)
    ]
    return "Итог: " + "; ".join(placed) + "."


def _clock(instant: int) -> str:
    """Write an instant as minutes and seconds.

    >>> _clock(83_500)
    '1:23'
    """
    return f"{instant // 60_000}:{instant // 1000 % 60:02}"
