"""What an append writes into SQLite: many tables' rows in two statements.

Each statement hands the interpreter's lock over and waits for it again, so a batch is quick by
having few of them.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

import msgspec

from .store import Row, Sign, TableId, Taken

COLUMNS = "id, created, touched, last, game, status, public, code, wake_at, people, card"
TOGETHER = 32
"""So many appends share a statement; of each number of them the statement is prepared once."""


class Append(NamedTuple):
    """Rows that are to be added to a table."""

    table: TableId
    rows: Sequence[Row]
    sign: Sign


def create(connection: sqlite3.Connection, table: TableId, sign: Sign, row: Row) -> None:
    """Begin a table."""
    values = (table, row.at, row.at, row.number, *_sign_values(sign))
    connection.execute(f"insert into tables ({COLUMNS}) values {_marks(1, len(values))}", values)
    _write_rows(connection, [Append(table, [row], sign)])
    _seat(connection, table, (), sign.people)


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Taken | None]:
    """Add rows to tables, to each that still ends where its writer thinks; tell which do not."""
    answers: list[Taken | None] = []
    for start in range(0, len(appends), TOGETHER):
        answers += _together(connection, appends[start : start + TOGETHER])
    return answers


def _together(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Taken | None]:
    """Write those at once whose sign says what it said before."""
    values = [
        value
        for table, rows, sign in appends
        for value in (table, rows[0].number - 1, rows[-1].number, rows[-1].at, *_sign_values(sign))
    ]
    found = connection.execute(_moving_on(len(appends)), values).fetchall()
    done = {table for (table,) in found}
    _write_rows(connection, [each for each in appends if each.table in done])
    return [None if each.table in done else _changing(connection, each) for each in appends]


@cache
def _moving_on(count: int) -> str:
    given = _marks(count, 11)
    return (
        "update tables set last = given.column3, touched = given.column4 "
        f"from (values {given}) as given "
        "where id = given.column1 and last = given.column2 and game = given.column5 "
        "and status = given.column6 and public = given.column7 and code = given.column8 "
        "and wake_at is given.column9 and people = given.column10 and card = given.column11 "
        "returning id"
    )


def _changing(connection: sqlite3.Connection, append: Append) -> Taken | None:
    """Write rows with a new sign; if the place or the code is taken, nothing of it stays."""
    table, rows, sign = append
    known = "select people from tables where id = ? and last = ?"
    found = connection.execute(known, (table, rows[0].number - 1)).fetchone()
    if found is None:
        return Taken(table)
    try:
        connection.execute(
            "update tables set touched = ?, last = ?, game = ?, status = ?, public = ?, "
            "code = ?, wake_at = ?, people = ?, card = ? where id = ?",
            (rows[-1].at, rows[-1].number, *_sign_values(sign), table),
        )
    except sqlite3.IntegrityError as taken:
        return Taken(str(taken))
    _write_rows(connection, [append])
    _seat(connection, table, msgspec.json.decode(found[0]), sign.people)
    return None


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


def _write_rows(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    values = [
        (table, row.number, row.at, row.command, row.body.decode())
        for table, rows, _ in appends
        for row in rows
    ]
    for start in range(0, len(values), TOGETHER):
        some = values[start : start + TOGETHER]
        connection.execute(_writing(len(some)), list(chain.from_iterable(some)))


@cache
def _writing(count: int) -> str:
    return f'insert into rows ("table", number, at, command, body) values {_marks(count, 5)}'


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
