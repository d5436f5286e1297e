"""What every store of tables promises: the same tests for SQLite and for PostgreSQL."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.journal.store import Moment, Outage, Row, Sign, Store, TableId, Taken

pytestmark = pytest.mark.anyio

LOBBY = Sign(game="toy", status="lobby", public=True, people=("аня",), card='{"ё":1}'.encode())
ONE = TableId("один")


def row(number: int, at: int = 0, body: str = "{}", command: str = "") -> Row:
    return Row(number, Moment(at), body.encode(), command)


async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    await store.create(ONE, LOBBY, row(1, 5, '{"слово":"ёж"}', "a"))
    await store.append(ONE, [row(2, 6), row(3, 7, command="b")], LOBBY)
    assert await store.rows(ONE) == [
        row(1, 5, '{"слово":"ёж"}', "a"),
        row(2, 6),
        row(3, 7, "{}", "b"),
    ]
    assert await store.rows(ONE, after=2) == [row(3, 7, command="b")]
    assert await store.rows(TableId("нет")) == []


async def test_a_sign_is_written_with_the_rows(store: Store) -> None:
    await store.create(ONE, LOBBY, row(1, 5))
    playing = replace(LOBBY, status="playing", code="кот-пёс-ёж", wake_at=Moment(99))
    await store.append(ONE, [row(2, 8)], playing)
    found = await store.find(ONE)
    assert found is not None
    assert (found.table, found.created, found.touched, found.last) == (ONE, 5, 8, 2)
    assert found.sign == playing
    assert await store.find(TableId("нет")) is None


async def test_without_a_sign_the_old_one_stands(store: Store) -> None:
    """Most acts change nothing that a list shows; beside them others put up new signs."""
    two = TableId("два")
    signed = replace(LOBBY, wake_at=Moment(7), people=("аня", "боря"))
    await store.create(ONE, signed, row(1, 5))
    await store.create(two, LOBBY, row(1, 5))
    with pytest.raises(Taken):
        await store.append(ONE, [row(3)], None)
    playing = replace(LOBBY, status="playing", people=("вера",))
    await asyncio.gather(
        store.append(ONE, [row(2, 8), row(3, 9)], None), store.append(two, [row(2, 8)], playing)
    )
    found, other = await store.find(ONE), await store.find(two)
    assert found is not None
    assert other is not None
    assert (found.last, found.touched, found.sign) == (3, 9, signed)
    assert (other.last, other.touched, other.sign) == (2, 8, playing)
    assert await listed(store, "lobby", person="боря") == ["один"]


async def test_only_who_knows_the_last_number_writes(store: Store) -> None:
    """A taken number, a hole, and a table that is not there: nothing is written."""
    await store.create(ONE, LOBBY, row(1))
    for rows in ([row(1)], [row(3)], [row(3), row(4)]):
        with pytest.raises(Taken):
            await store.append(ONE, rows, replace(LOBBY, status="over"))
    with pytest.raises(Taken):
        await store.append(TableId("нет"), [row(2)], LOBBY)
    with pytest.raises(Taken):
        await store.create(ONE, LOBBY, row(1))
    found = await store.find(ONE)
    assert found is not None
    assert (found.last, found.sign.status) == (1, "lobby")


async def test_of_many_writers_at_once_each_number_has_one(store: Store) -> None:
    """Fifty race for every place at several tables: one wins each, and each loser is told."""
    tables = [TableId(f"стол {number}") for number in range(4)]
    for table in tables:
        await store.create(table, LOBBY, row(1))

    async def writer(table: TableId, name: int) -> int:
        for number in range(2, 8):
            try:
                await store.append(table, [row(number, command=f"{name}")], LOBBY)
            except Taken:
                continue
            return number
        return 0

    won = await asyncio.gather(*(writer(table, name) for table in tables for name in range(50)))
    assert Counter(won) == {0: 4 * 44, **dict.fromkeys(range(2, 8), 4)}
    for table in tables:
        rows = await store.rows(table)
        assert [each.number for each in rows] == list(range(1, 8))
        assert len({each.command for each in rows[1:]}) == 6


async def test_a_code_belongs_to_one_open_table(store: Store) -> None:
    """It is free again when the table is closed; the loser's other writes are not harmed."""
    two = TableId("два")
    called = replace(LOBBY, code="лес-дом-сад")
    await store.create(ONE, called, row(1))
    with pytest.raises(Taken):
        await store.create(two, called, row(1))
    assert await store.find(two) is None
    await store.create(two, LOBBY, row(1))
    answers = await asyncio.gather(
        store.append(two, [row(2)], called),
        store.append(ONE, [row(2)], called),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Taken, type(None)]
    assert await store.by_code("лес-дом-сад") == ONE
    await store.append(ONE, [row(3)], replace(called, status="closed"))
    assert await store.by_code("лес-дом-сад") is None
    await store.append(two, [row(2)], called)
    assert await store.by_code("лес-дом-сад") == two
    assert await store.by_code("") is None


async def listed(store: Store, status: str, **more: Any) -> list[str]:
    return [found.table for found in await store.listed(status, **more)]


async def test_tables_are_listed_newest_first(store: Store) -> None:
    """Public ones for all, of a person those where they sit, by status and by game."""
    signs = {
        "а": LOBBY,
        "б": replace(LOBBY, public=False, people=("аня", "боря")),
        "в": replace(LOBBY, game="forest", people=()),
        "г": replace(LOBBY, status="playing"),
    }
    for at, (table, sign) in enumerate(signs.items()):
        await store.create(TableId(table), sign, row(1, at))
    assert await listed(store, "lobby") == ["в", "а"]
    assert await listed(store, "lobby", most=1) == ["в"]
    assert await listed(store, "lobby", game="forest") == ["в"]
    assert await listed(store, "lobby", person="аня") == ["б", "а"]
    assert await listed(store, "playing", person="аня") == ["г"]
    await store.append(TableId("б"), [row(2)], replace(signs["б"], people=("боря", "вера")))
    assert await listed(store, "lobby", person="аня") == ["а"]
    assert await listed(store, "lobby", person="вера") == ["б"]


async def test_due_tables_are_taken_once(store: Store) -> None:
    """Two who ask at once get different tables; a lease that ran out gives them again."""
    for number in range(10):
        sign = replace(LOBBY, wake_at=Moment(number) if number < 8 else None)
        await store.create(TableId(str(number)), sign, row(1))
    taken = await asyncio.gather(*(store.due(Moment(5), 100, most=4) for _ in range(3)))
    assert sorted(table for tables in taken for table in tables) == list("012345")
    assert await store.due(Moment(5), 100) == []
    assert sorted(await store.due(Moment(105), 100)) == list("01234567")


async def test_events_are_counted_in_their_span(store: Store) -> None:
    """So many are allowed in a span, whoever counts; then a new span begins."""
    allowed = await asyncio.gather(*(store.allow("аня", Moment(10), 3, 100) for _ in range(5)))
    assert sum(allowed) == 3
    assert await store.allow("боря", Moment(10), 3, 100)
    assert not await store.allow("аня", Moment(109), 3, 100)
    assert await store.allow("аня", Moment(110), 3, 100)


async def test_the_first_value_kept_is_everybodys(store: Store) -> None:
    assert await store.kept("key", "one") == "one"
    assert await store.kept("key", "two") == "one"


async def test_a_time_in_which_nobody_served_is_known_to_all(store: Store) -> None:
    """Who comes back writes down since when; a beat that is late, or set back, does no harm."""
    late, grace = 100, 50
    for now in (100, 200, 150, 300):
        await store.beat(Moment(now), late, grace)
    assert await store.outages(Moment(0)) == []
    await store.beat(Moment(401), late, grace)
    await store.beat(Moment(2000), late, grace)
    outages = [Outage(Moment(300), Moment(451)), Outage(Moment(401), Moment(2050))]
    assert await store.outages(Moment(0)) == outages
    assert await store.outages(Moment(451)) == outages[1:]


async def test_of_two_who_begin_at_once_each_knows_of_the_outage(store: Store) -> None:
    """Whoever has said so knows of it at once, though the other wrote it down."""
    await store.beat(Moment(100), 100, 50)

    async def begins(now: int) -> list[Outage]:
        await store.beat(Moment(now), 100, 50)
        return await store.outages(Moment(0))

    known = await asyncio.gather(*(begins(1000 + number) for number in range(8)))
    assert {len(outages) for outages in known} == {1}
    assert {outages[0].start for outages in known} == {100}


async def test_news_tell_which_table_has_rows_and_what_was_said(store: Store) -> None:
    heard: list[tuple[TableId, bytes]] = []
    news = store.news()

    async def listen() -> None:
        async for table, message in news:
            if table:
                heard.append((table, message))
            if message:
                return

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0)
    await store.create(ONE, LOBBY, row(1))
    await store.append(ONE, [row(2)], LOBBY)
    await store.publish(ONE, "привет, ё".encode())
    await asyncio.wait_for(listening, 5)
    assert heard == [(ONE, b""), (ONE, b""), (ONE, "привет, ё".encode())]


async def test_a_store_that_stands_answers(store: Store) -> None:
    assert await store.answers()
