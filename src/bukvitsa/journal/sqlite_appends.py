"""What an append writes into SQLite: many tables' rows in a few statements.

Each statement hands the interpreter's lock over and waits for it again, so a batch is quick by
having few of them. Rows stand one after the other as they were written, so a batch is a few pages.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

import msgspec

from .store import Row, Sign, TableId, Taken

TOGETHER = 64
"""So many appends share a statement; of each number of them the statement is prepared once."""


class Append(NamedTuple):
    """Rows that are to be added to a table; without a sign, the one it has stands."""

    table: TableId
    rows: Sequence[Row]
    sign: Sign | None


class _Tip(NamedTuple):
    """A table's last row: its number, and its place in the log."""

    last: int
    place: int


def create(connection: sqlite3.Connection, table: TableId, sign: Sign, row: Row) -> None:
    """Begin a table."""
    connection.execute(
        "insert into tables (id, created, game, status, public, code, wake_at, people, card) "
        f"values {_marks(1, 9)}",
        (table, row.at, *_sign_values(sign)),
    )
    connection.execute('insert into tips ("table", last, tip) values (?, 0, 0)', (table,))
    _write(connection, [Append(table, [row], sign)], {table: _Tip(0, 0)})
    _seat(connection, table, (), sign.people)


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Taken | None]:
    """Add rows to tables, to each that still ends where its writer thinks; tell which do not."""
    answers: list[Taken | None] = []
    for start in range(0, len(appends), TOGETHER):
        answers += _together(connection, appends[start : start + TOGETHER])
    return answers


def _together(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Taken | None]:
    asked = f'select "table", last, tip from tips where "table" in {_marks(1, len(appends))}'
    found = connection.execute(asked, [append.table for append in appends]).fetchall()
    tips = {table: _Tip(last, place) for table, last, place in found}
    answers = [_placed(connection, append, tips.get(append.table)) for append in appends]
    paired = zip(appends, answers, strict=True)
    _write(connection, [append for append, taken in paired if taken is None], tips)
    return answers


def _placed(connection: sqlite3.Connection, append: Append, tip: _Tip | None) -> Taken | None:
    """See whether the place is free and the code is, and put up a new sign, where there is one."""
    table, rows, sign = append
    if tip is None or tip.last != rows[0].number - 1:
        return Taken(table)
    return None if sign is None else _put_up(connection, table, sign)


def _put_up(connection: sqlite3.Connection, table: TableId, sign: Sign) -> Taken | None:
    known = connection.execute("select people from tables where id = ?", (table,)).fetchone()
    try:
        connection.execute(
            "update tables set game = ?, status = ?, public = ?, code = ?, wake_at = ?, "
            "people = ?, card = ? where id = ?",
            (*_sign_values(sign), table),
        )
    except sqlite3.IntegrityError as taken:
        return Taken(str(taken))
    _seat(connection, table, msgspec.json.decode(known[0]), sign.people)
    return None


def _write(
    connection: sqlite3.Connection, appends: Sequence[Append], tips: Mapping[TableId, _Tip]
) -> None:
    """Write rows at the end of the log, each with the place of its table's row before."""
    if not appends:
        return
    (place,) = connection.execute("select coalesce(max(id), 0) from log").fetchone()
    written: list[tuple[object, ...]] = []
    moved: list[tuple[object, ...]] = []
    for table, rows, _ in appends:
        before = tips[table].place
        for number, at, body, command in map(msgspec.structs.astuple, rows):
            place += 1
            written.append((place, before, table, number, at, command, body.decode()))
            before = place
        moved.append((table, rows[-1].number, place))
    for start in range(0, len(written), TOGETHER):
        some = written[start : start + TOGETHER]
        connection.execute(_writing(len(some)), list(chain.from_iterable(some)))
    connection.execute(_moving_on(len(moved)), list(chain.from_iterable(moved)))


@cache
def _writing(count: int) -> str:
    columns = 'id, before, "table", number, at, command, body'
    return f"insert into log ({columns}) values {_marks(count, 7)}"


@cache
def _moving_on(count: int) -> str:
    return (
        "update tips set last = given.column2, tip = given.column3 "
        f'from (values {_marks(count, 3)}) as given where "table" = given.column1'
    )


def _sign_values(sign: Sign) -> tuple[object, ...]:
    people = msgspec.json.encode(sign.people).decode()
    return (
        sign.game,
        sign.status,
        int(sign.public),
        sign.code,
        sign.wake_at,
        people,
        sign.card.decode(),
    )


def _marks(rows: int, columns: int) -> str:
    """Write the marks for values.

    >>> _marks(2, 3)
    '(?, ?, ?), (?, ?, ?)'
    """
    row = "(" + ", ".join("?" * columns) + ")"
    return ", ".join([row] * rows)


def _seat(
    connection: sqlite3.Connection, table: TableId, before: Sequence[str], now: Sequence[str]
) -> None:
    """Write down who sits there, if that has changed."""
    if list(before) == list(now):
        return
    gone = [(person, table) for person in before if person not in now]
    come = [(person, table) for person in now if person not in before]
    connection.executemany('delete from sitters where person = ? and "table" = ?', gone)
    connection.executemany('insert into sitters (person, "table") values (?, ?)', come)
