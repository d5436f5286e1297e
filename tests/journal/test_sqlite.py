"""What SQLite's store promises besides."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bukvitsa.journal.migrations import FromTheFuture, migrations
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.journal.store import Moment, Row, Sign, TableId, Unreachable

pytestmark = pytest.mark.anyio

SIGN = Sign(game="toy", status="lobby")
ONE = TableId("один")


def row(number: int) -> Row:
    return Row(number, Moment(0), b"{}")


async def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "new" / FILE)
    await store.create(ONE, SIGN, row(1))
    await store.close()
    again = SqliteStore(tmp_path / "new" / FILE)
    assert await again.rows(ONE) == [row(1)]
    await again.close()


async def test_what_was_asked_before_closing_is_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / FILE)
    await store.create(ONE, SIGN, row(1))
    writing = [asyncio.ensure_future(store.append(ONE, [row(n)], SIGN)) for n in range(2, 30)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    again = SqliteStore(tmp_path / FILE)
    assert len(await again.rows(ONE)) == 29
    await again.close()


async def test_every_commit_is_on_the_disk_before_it_is_told(tmp_path: Path) -> None:
    """The settings that make a commit durable stand on the connection that writes."""
    store = SqliteStore(tmp_path / FILE)
    full = await store._writer.do(lambda it: it.execute("pragma synchronous").fetchone()[0])
    mode = await store._writer.do(lambda it: it.execute("pragma journal_mode").fetchone()[0])
    assert (full, mode) == (2, "wal")
    await store.close()


async def test_a_backup_is_taken_while_tables_play_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / FILE)
    await store.create(ONE, SIGN, row(1))
    writing = asyncio.ensure_future(store.append(ONE, [row(2)], SIGN))
    await store.backup(tmp_path / "copy.sqlite")
    await writing
    await store.close()
    copy = SqliteStore(tmp_path / "copy.sqlite")
    assert (await copy.rows(ONE))[0] == row(1)
    await copy.close()


async def test_a_database_of_the_first_edition_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its rows lay by table; each table's are found again, in order, and it plays on."""
    old = sqlite3.connect(tmp_path / FILE)
    old.executescript(migrations("sqlite")[0].sql)
    for table, created, last in (("один", 9, 3), ("два", 5, 2)):
        old.execute(
            "insert into tables values (?, ?, 7, ?, 'toy', 'lobby', 0, '', null, '[]', '{}')",
            (table, created, last),
        )
        rows = [(table, number, number, "", f"{number}") for number in range(1, last + 1)]
        old.executemany("insert into rows values (?, ?, ?, ?, ?)", rows)
    old.execute("pragma user_version = 1")
    old.commit()
    old.close()
    store = SqliteStore(tmp_path / FILE)
    assert [each.body for each in await store.rows(ONE)] == [b"1", b"2", b"3"]
    assert [each.body for each in await store.rows(TableId("два"), after=1)] == [b"2"]
    await store.append(ONE, [row(4)], None)
    found = await store.find(ONE)
    assert found is not None
    assert (found.created, found.last, len(await store.rows(ONE))) == (9, 4, 4)
    await store.close()


async def test_a_database_of_a_newer_edition_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as newer:
        newer.execute("pragma user_version = 999")
    newer.close()
    with pytest.raises(FromTheFuture):
        SqliteStore(tmp_path / FILE)


async def test_a_store_that_fails_says_unreachable_and_loses_nothing(tmp_path: Path) -> None:
    """Where nothing can be written every writer is told, and the next attempt may succeed."""
    store = SqliteStore(tmp_path / FILE)
    await store.create(ONE, SIGN, row(1))
    await store._writer.do(lambda it: it.execute("pragma max_page_count = 1").fetchone())
    big = Row(2, Moment(0), b'"' + b"x" * 1_000_000 + b'"')
    with pytest.raises(Unreachable):
        await store.append(ONE, [big], SIGN)
    await store._writer.do(lambda it: it.execute("pragma max_page_count = 100000").fetchone())
    await store.append(ONE, [big], SIGN)
    assert len(await store.rows(ONE)) == 2
    await store.close()
