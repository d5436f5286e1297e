"""Games that were played with earlier editions are read, replayed and told for ever.

The journals beside this file were written by the edition of their day and are never written anew:
an event that changes its form gains optional fields, or a reader of the old form.
"""

from pathlib import Path
from typing import Any

import pytest

from bukvitsa.games.shelf import ROOMS
from bukvitsa.journal.record import Codec, read
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import WATCHER, Viewer, everyone
from bukvitsa.kernel.table import replayed

FILES = sorted((Path(__file__).parent / "journals").glob("*.jsonl"))


def test_every_game_has_old_journals() -> None:
    assert {path.name.partition("-")[0] for path in FILES} == set(ROOMS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_journal_leads_to_its_end(path: Path) -> None:
    head, lines = read(path.read_bytes())
    room, names = ROOMS[head.game], Names(head.names)
    codec = Codec(room.game)
    codec.options(head.options)
    events: list[Any] = [event for line in lines for event in codec.entry(line).events]
    table = replayed(room.game, len(head.names), events)
    assert room.game.outcome(table.state) is not None
    assert lines[-1].seq < table.seq == len(events)
    viewers: tuple[Viewer, ...] = (*everyone(len(head.names)), WATCHER)
    for event in events:
        for viewer in viewers:
            seen = room.game.veil(event, viewer)
            assert seen is None or room.tell(seen, names) != ""
