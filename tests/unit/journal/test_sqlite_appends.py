"""Appends that are written together leave what they would have left one by one."""

import sqlite3
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from bukvitsa.journal.migrations import migrations
from bukvitsa.journal.sqlite_appends import TOGETHER, Append, append_all, create
from bukvitsa.journal.store import Moment, Row, Sign, TableId, Taken

SIGN = Sign(game="toy", status="lobby")
TABLES = [TableId(f"стол {number}") for number in range(2 * TOGETHER + 5)]


def opened() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for step in migrations("sqlite"):
        connection.executescript(step.sql)
    for table in TABLES:
        create(connection, table, SIGN, Row(1, Moment(0), b"{}"))
    return connection


@pytest.fixture
def together() -> Iterator[sqlite3.Connection]:
    connection = opened()
    yield connection
    connection.close()


@pytest.fixture
def apart() -> Iterator[sqlite3.Connection]:
    connection = opened()
    yield connection
    connection.close()


def kept(connection: sqlite3.Connection) -> list[list[object]]:
    """All that a reader could find, whichever places of the log it stands at."""
    queries = (
        "select * from tables order by id",
        "select * from sitters order by person",
        'select "table", last from tips order by "table"',
        'select tips."table", number, at from tips join log on log.id = tip order by 1',
        'select "table", number, at, command, body from log order by "table", number',
        "select count(*) from log as one join log as other on one.before = other.id "
        'where one."table" <> other."table" or one.number <> other.number + 1',
    )
    return [connection.execute(query).fetchall() for query in queries]


def drawn(dice: Random, last: dict[TableId, int]) -> list[Append]:
    """Draw an append for many tables; some know too little, some would have a taken code."""
    appends = []
    for table in dice.sample(TABLES, dice.randrange(1, len(TABLES))):
        number = last[table] + (dice.random() < 0.8)
        rows = [
            Row(number + more, Moment(dice.randrange(9)), b'"\xd1\x91"', f"a:{number}")
            for more in range(dice.randrange(1, 4))
        ]
        people = tuple(dice.sample(("аня", "боря", "вера"), dice.randrange(3)))
        code = dice.choice(("", "лес-дом", "кот-пёс"))
        signed = replace(SIGN, people=people, code=code, wake_at=Moment(dice.randrange(9)))
        appends.append(Append(table, rows, signed if dice.random() < 0.3 else None))
    return appends


@pytest.mark.parametrize("seed", range(6))
def test_many_together_are_as_one_after_the_other(
    seed: int, together: sqlite3.Connection, apart: sqlite3.Connection
) -> None:
    """Rows, signs, sitters, taken places and taken codes: all as the slow way has them."""
    dice = Random(seed)
    last = dict.fromkeys(TABLES, 1)
    refused = 0
    for _ in range(5):
        appends = drawn(dice, last)
        answers = append_all(together, appends)
        slowly = [append_all(apart, [append])[0] for append in appends]
        assert [answer is None for answer in answers] == [answer is None for answer in slowly]
        for append, answer in zip(appends, answers, strict=True):
            if answer is None:
                last[append.table] = append.rows[-1].number
        refused += sum(isinstance(answer, Taken) for answer in answers)
        assert kept(together) == kept(apart)
    assert refused


def test_who_is_refused_leaves_nothing(together: sqlite3.Connection) -> None:
    """Neither a row nor a sign: for a taken place, a taken code, a table that is not there."""
    called = replace(SIGN, code="лес-дом")
    assert append_all(together, [Append(TABLES[0], [Row(2, Moment(1), b"{}")], called)]) == [None]
    before = kept(together)
    refused = [
        Append(TABLES[0], [Row(2, Moment(1), b"{}")], replace(called, status="over")),
        Append(TABLES[1], [Row(2, Moment(1), b"{}")], called),
        Append(TableId("нет"), [Row(2, Moment(1), b"{}")], SIGN),
    ]
    assert all(isinstance(answer, Taken) for answer in append_all(together, refused))
    assert kept(together) == before
