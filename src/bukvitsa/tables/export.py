"""A finished game as a journal: what `bukvitsa replay` and `bukvitsa verify` read."""

from collections.abc import Iterable

import msgspec

from bukvitsa.journal.record import Head, Line
from bukvitsa.journal.store import Row, TableId
from bukvitsa.kernel.chance import Seed, commitment
from bukvitsa.kernel.moments import START

from .facts import Acted, Begun, Cause, read_facts
from .history import TableState, after

NULL = msgspec.Raw(b"null")


def journal_of(rows: Iterable[Row]) -> tuple[Head, list[Line]] | None:
    """Turn a table's rows into a journal; None if its game was never finished.

    While a game is played its rows are nobody's to read: they tell the hands.
    """
    state: TableState | None = None
    begun: tuple[Begun, TableState] | None = None
    lines: list[Line] = []
    seq = 0
    for row in rows:
        cause = Cause(row.number, row.at, row.command, read_facts(row.body))
        state = after(TableId(""), state, cause).state
        for fact in cause.facts:
            match fact:
                case Begun(events=events):
                    begun = (fact, state)
                    lines.append(Line(seq=0, at=START, by=None, act=NULL, events=events))
                    seq = len(events)
                case Acted(by, act, now, events):
                    lines.append(Line(seq=seq, at=now, by=by, act=act, events=events))
                    seq += len(events)
                case _:
                    pass
    if state is None or begun is None or state.outcome is None:
        return None
    fact_, opened = begun
    head = Head(
        game=opened.made.game,
        names=tuple(chair.name for chair in opened.chairs),
        options=opened.options,
        edition=fact_.edition,
        promise=commitment(Seed(bytes.fromhex(fact_.seed))),
        seed=fact_.seed,
    )
    return head, lines
