"""What the store keeps of a table, held against what everybody was told and answered."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from bukvitsa.games.shelf import ROOMS
from bukvitsa.journal.store import Row, TableId
from bukvitsa.journal.verify import verify
from bukvitsa.kernel.chance import Seed, commitment
from bukvitsa.kernel.people import WATCHER, Viewer
from bukvitsa.kernel.words import Lexicon
from bukvitsa.tables.export import journal_of
from bukvitsa.tables.facts import Cause, read_facts
from bukvitsa.tables.history import TableState, after

from .players import Keeper, Told, plain

_write = msgspec.json.encode
NULL = b"null"


class Lawful:
    """All that one viewer may be told of a game, in order."""

    def __init__(self) -> None:
        self.seen: list[bytes] = []
        self.opens: list[int] = []
        """How many events that all hear of had happened with each of them."""
        self.moments: dict[int, set[tuple[bytes, bytes]]] = defaultdict(set)
        """The views and menus after so many events that were seen."""
        self.moments[0].add((NULL, NULL))

    def judge(self, told: Sequence[Told]) -> list[str]:
        """Complain of anything told that may not be known, is wrong, or was left out."""
        place = opens = 0
        for number, each in enumerate(told):
            begin = place
            if each.cut:
                begin = self._after(each.seq) - len(each.events)
            elif each.welcome:
                begin = self._after(opens)
            end = begin + len(each.events)
            if tuple(self.seen[begin:end]) != each.events:
                return [f"message {number}: events {each.events!r} after {place}"]
            if end < place:
                return [f"message {number}: told less than was known, {end} < {place}"]
            if (self.opens[end - 1] if end else 0) != each.seq:
                return [f"message {number}: seq {each.seq} after {end} events"]
            if (each.view, each.menu) not in self.moments[end]:
                return [f"message {number}: view {each.view!r}, menu {each.menu!r} at {end}"]
            place, opens = end, each.seq
        missing = len(self.seen) - place
        return [f"{missing} events were never told"] if missing else []

    def _after(self, opens: int) -> int:
        """Find the place after the event that so many of all were told with."""
        return bisect_left(self.opens, opens) + 1 if opens else 0


class History:
    """A table's rows, lived through again."""

    def __init__(self, table: TableId, rows: Sequence[Row], viewers: Sequence[Viewer]) -> None:
        self.rows = rows
        self.state: TableState | None = None
        self.lawful = {viewer: Lawful() for viewer in viewers}
        self.seqs: dict[str, int] = {}
        """What each command in the rows is answered with."""
        for row in rows:
            cause = Cause(row.number, row.at, row.command, read_facts(row.body))
            opens = 0 if self.state is None else self.state.open
            step = after(table, self.state, cause)
            self.state = step.state
            self._saw(step.events, opens)
            if row.command:
                self.seqs[row.command.partition(":")[2]] = step.state.open

    def _saw(self, events: Sequence[Any], opens: int) -> None:
        assert self.state is not None
        table = self.state.game
        if table is None or not events:
            return
        game = table.game
        for event in events:
            opens += game.veil(event, WATCHER) is not None
            for viewer, lawful in self.lawful.items():
                seen: Any = game.veil(event, viewer)
                if seen is not None:
                    lawful.seen.append(_write(seen))
                    lawful.opens.append(opens)
        for viewer, lawful in self.lawful.items():
            view = game.view(table.state, viewer)
            lawful.moments[len(lawful.seen)].add((plain(_write(view)), _write(game.menu(view))))


def inquest(
    table: TableId, rows: Sequence[Row], keepers: Sequence[Keeper], lexicon: Lexicon
) -> list[str]:
    """Complain of whatever was lost, doubled, or is not as it was told."""
    viewers = [WATCHER if keeper.table.you is None else keeper.table.you for keeper in keepers]
    history = History(table, rows, viewers)
    found = [*_holes(rows), *_unfinished(history, lexicon)]
    kept = Counter(row.command.partition(":")[2] for row in rows if row.command)
    for viewer, keeper in zip(viewers, keepers, strict=True):
        found += [f"{viewer}: {what}" for what in _answered(keeper, kept, history.seqs)]
        found += [f"{viewer}: {what}" for what in history.lawful[viewer].judge(keeper.told)]
        found += [f"{viewer}: {what}" for what in _secrets(keeper)]
    return found


def _holes(rows: Sequence[Row]) -> list[str]:
    numbers = [row.number for row in rows]
    moments = [row.at for row in rows]
    commands = Counter(row.command for row in rows if row.command)
    found = [] if numbers == list(range(1, len(rows) + 1)) else [f"rows are {numbers}"]
    found += [] if moments == sorted(moments) else ["time ran backwards in the rows"]
    return found + [f"command {name} is kept {n} times" for name, n in commands.items() if n > 1]


def _answered(keeper: Keeper, kept: Counter[str], seqs: dict[str, int]) -> list[str]:
    found = [f"act {each} was acknowledged and is lost" for each in keeper.done if not kept[each]]
    found += [
        f"act {each} was answered with {seq}, not {seqs[each]}"
        for each, seq in keeper.done.items()
        if seqs.get(each, seq) != seq
    ]
    return found + [f"{each} was refused and done" for each in keeper.refused if kept[each]]


def _secrets(keeper: Keeper) -> list[str]:
    """The seed is shown when the game is over, not before, and keeps its promise."""
    for table in keeper.tables:
        if (table.seed == "") != (table.outcome is None):
            return ["the seed was shown at the wrong time"]
        if table.seed and commitment(Seed(bytes.fromhex(table.seed))) != table.promise:
            return ["the seed is not the promised one"]
    return []


def _unfinished(history: History, lexicon: Lexicon) -> list[str]:
    journal = journal_of(history.rows)
    if journal is None or history.state is None:
        return ["the game did not end"]
    doubt = verify(ROOMS[history.state.made.game].game, *journal, lexicon)
    return [] if doubt is None else [f"verify: {doubt}"]
