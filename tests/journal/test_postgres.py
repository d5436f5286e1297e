"""What PostgreSQL's store promises besides: lost connections heal, and nothing is lost."""

import asyncio

import asyncpg
import pytest

from bukvitsa.journal.postgres import PostgresStore, open_postgres
from bukvitsa.journal.postgres_appends import Append, _one_of_each
from bukvitsa.journal.store import Moment, Row, Sign, TableId, Taken, Unreachable
from tests.kit.postgres import fresh_database, server

pytestmark = pytest.mark.anyio

SIGN = Sign(game="toy", status="lobby")
ONE = TableId("один")


def row(number: int) -> Row:
    return Row(number, Moment(0), b"{}")


async def cut(url: str) -> None:
    """End every connection to a database but our own."""
    connection = await asyncpg.connect(server())
    name = url.partition("?")[0].rpartition("/")[2]
    await connection.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", name
    )
    await connection.close()


async def rows_of(store: PostgresStore) -> list[Row]:
    """Read as a table does: for as long as it takes."""
    for _ in range(100):
        try:
            return await store.rows(ONE)
        except Unreachable:
            await asyncio.sleep(0.05)
    raise AssertionError("it never came back")


async def appended(store: PostgresStore, number: int) -> None:
    """Append as a table does: after a loss it looks first whether the row is there already."""
    while len(await rows_of(store)) < number:
        try:
            await store.append(ONE, [row(number)], SIGN)
        except (Taken, Unreachable):
            await asyncio.sleep(0.05)


async def test_two_that_begin_at_once_both_find_a_database_of_today() -> None:
    url = await fresh_database()
    stores = await asyncio.gather(*(open_postgres(url) for _ in range(4)))
    await asyncio.gather(
        *(store.create(TableId(f"{n}"), SIGN, row(1)) for n, store in enumerate(stores))
    )
    for store in stores:
        await store.close()


async def test_processes_hear_of_each_others_rows() -> None:
    url = await fresh_database()
    one, two = await open_postgres(url), await open_postgres(url)
    await two.hears()
    news = two.news()
    await one.create(ONE, SIGN, row(1))

    async def heard() -> None:
        async for table, _ in news:
            if table == ONE:
                return

    await asyncio.wait_for(heard(), 5)
    assert await two.rows(ONE) == [row(1)]
    await two.append(ONE, [row(2)], SIGN)
    with pytest.raises(Taken):
        await one.append(ONE, [row(2)], SIGN)
    await one.close()
    await two.close()


async def test_lost_connections_heal_without_a_lost_or_doubled_row() -> None:
    """Connections are cut again and again while rows are written; readers are told to look."""
    url = await fresh_database()
    store = await open_postgres(url)
    await store.hears()
    news = store.news()
    await store.create(ONE, SIGN, row(1))

    async def scissors() -> None:
        for _ in range(6):
            await asyncio.sleep(0.05)
            await cut(url)

    cutting = asyncio.create_task(scissors())
    for number in range(2, 120):
        await appended(store, number)
        await asyncio.sleep(0.003)
    await cutting
    await asyncio.wait_for(store.hears(), 5)
    assert [each.number for each in await rows_of(store)] == list(range(1, 120))

    async def told_to_look() -> None:
        async for table, _ in news:
            if table == "":
                return

    await asyncio.wait_for(told_to_look(), 5)
    await store.close()


async def test_a_database_that_is_not_there_is_unreachable() -> None:
    url = await fresh_database()
    with pytest.raises(Unreachable):
        await open_postgres(url.replace("/test_", "/nowhere_"))


async def test_a_long_message_is_not_cut_short_but_refused() -> None:
    store = await open_postgres(await fresh_database())
    with pytest.raises(ValueError, match="short"):
        await store.publish(ONE, b"x" * 8000)
    await store.close()


async def test_no_table_is_twice_in_a_batch() -> None:
    """Of two rows with one number both would otherwise hear that they were written."""
    loop = asyncio.get_running_loop()
    batch = [
        Append(TableId(table), [row(2)], SIGN, loop.create_future()) for table in ("а", "б", "а")
    ]
    now, later = _one_of_each(batch)
    assert [append.table for append in now] == ["а", "б"]
    assert later == [batch[2]]
