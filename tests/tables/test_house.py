"""The house itself: what it counts, how it stops, and what it hears from others."""

import asyncio

import msgspec
import pytest

from bukvitsa.games.shelf import ROOMS as REAL
from bukvitsa.journal.store import Moment, Row, Sign, Store, TableId, Taken
from bukvitsa.kernel.words import Forms
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.facts import Chair, GuestId, Made, written
from bukvitsa.tables.house import House
from bukvitsa.tables.tally import Histogram
from bukvitsa.tables.times import SystemClock, sleep
from bukvitsa.tables.wire import Leaving
from tests.kit.duel import Duel
from tests.kit.house import START, Person, World, table_of
from tests.kit.stores import Frail

pytestmark = pytest.mark.anyio


@pytest.fixture
async def duel(store: Store, world: World, book: Book) -> Duel:
    return await Duel(world, book, Frail(store)).begin()


async def test_a_house_counts_what_it_does(duel: Duel) -> None:
    look = await Person("Зритель", duel.world).enters(duel.house, duel.table)
    await duel.lay(duel.anna)
    assert (await look.acts({"type": "lay", "card": 0}))["code"] == "not_seated"
    await duel.world.wait(60_000)
    tally = duel.house.tally
    assert (tally.acts, tally.alarms, tally.refusals) == (1, 1, {"not_seated": 1})
    assert sum(tally.commits.counts) == len(await duel.rows()) - 1
    assert sum(tally.fan_outs.counts) == len(await duel.rows()) - 1
    assert tally.told == sum(len(person.raw) for person in (duel.anna, duel.boris, look))
    assert (duel.house.live, duel.house.connected) == (1, 3)


def test_a_histogram_has_a_place_for_everything() -> None:
    histogram = Histogram()
    for span in (0.2, 1, 1.1, 10_000):
        histogram.add(span)
    assert histogram.counts == [2, 1, *[0] * 10, 1]
    assert histogram.total == 10_002.3


async def test_what_was_heard_before_the_house_closes_is_answered(duel: Duel) -> None:
    act = {"type": "lay", "card": duel.anna.menu["lay"][0]}
    duel.anna.say_raw({"type": "act", "id": "раз", "seq": 2, "act": act})
    duel.boris.say_raw({"type": "say", "id": "два", "text": "Погоди!"})
    await duel.house.close()
    duel.world.houses.clear()
    assert duel.anna.told("done")[-1]["id"] == "раз"
    assert duel.boris.told("done")[-1]["id"] == "два"
    assert duel.anna.closed == (1012, "restart")
    assert len(await duel.acts()) == 1


async def test_a_house_closes_though_the_store_is_silent(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was not answered asks again elsewhere."""
    monkeypatch.setattr("bukvitsa.tables.house.LONGEST_FAREWELL", 0.05)
    frail = duel.store
    assert isinstance(frail, Frail)
    frail.gone = True
    heard = len(duel.anna.raw)
    act = {"type": "lay", "card": duel.anna.menu["lay"][0]}
    duel.anna.say_raw({"type": "act", "id": "раз", "seq": 2, "act": act})
    await duel.house.close()
    duel.world.houses.clear()
    frail.gone = False
    assert len(duel.anna.raw) == heard
    house = await duel.another_house()
    await duel.anna.enters(house, duel.table)
    assert (await duel.anna.acts(act, id="раз"))["type"] == "done"
    assert len(await duel.acts()) == 1


async def test_what_is_no_word_of_another_process_is_not_heard(duel: Duel) -> None:
    heard = len(duel.anna.raw)
    for message in (b"{}", b"\xff", b'{"type":"fly"}'):
        await duel.store.publish(duel.table, message)
        await duel.store.publish(TableId("нет такого"), message)
    await duel.world.settled(lambda: duel.house.quiet)
    assert len(duel.anna.raw) == heard


async def test_after_lost_notices_all_tables_are_looked_at(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows that nobody spoke of are found when the notices can be heard again."""
    live = duel.house._live[duel.table]
    monkeypatch.setattr(live, "news", lambda: None)
    other = await duel.another_house()
    await duel.boris.enters(other, duel.table)
    await duel.boris.acts({"type": "note", "text": "а"})
    assert duel.anna.seq == 2
    await duel.store.beat(Moment(duel.world.clock.now() + 10_000), 5_000, 0)
    board = duel.store._board  # type: ignore[attr-defined]
    board.pin(TableId(""), b"")
    await duel.world.settled(lambda: duel.anna.seq == 3)


async def test_a_place_that_is_taken_by_nothing_is_tried_again(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows of others may not be seen yet: there is a moment's patience."""
    append, calls = duel.store.append, 0

    async def taken_first(table: TableId, rows: list[Row], sign: Sign) -> None:
        nonlocal calls
        calls += 1
        if calls < 3:
            raise Taken(table)
        await append(table, rows, sign)

    monkeypatch.setattr(duel.store, "append", taken_first)
    act = {"type": "lay", "card": duel.anna.menu["lay"][0]}
    duel.anna.say_raw({"type": "act", "id": "раз", "seq": 2, "act": act})
    await duel.world.until_busy(lambda: duel.anna.told("done")[-1]["id"] == "раз")
    assert calls == 3


async def test_no_free_code_is_a_fault_that_is_told(
    store: Store, world: World, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await world.house(store, book)
    anna = Person("Аня", world)
    monkeypatch.setattr("bukvitsa.tables.making.new_code", lambda _: "лес-лес-лес")
    await table_of(house, anna, game="toy", seats=2)
    with pytest.raises(RuntimeError):
        await table_of(house, anna, game="toy", seats=2)


async def test_rows_of_an_older_make_are_read(store: Store, world: World, book: Book) -> None:
    """A fact without the fields that came later."""
    house = await world.house(store, book)
    made = Made(
        game="toy",
        options=msgspec.Raw(b'{"rounds":1}'),
        chairs=(Chair(guest=GuestId("a"), name="А"), Chair(level="sleepy", name="Б")),
        host=GuestId("a"),
        code="лес-лес-лес",
        public=False,
        leaving=Leaving.BOT,
        talk=True,
    )
    body = written((made,))
    sign = Sign(game="toy", status="lobby")
    table = TableId("old")
    await store.create(table, sign, Row(1, Moment(START), body))
    await store.append(table, [Row(2, Moment(START), b'[{"type":"stood","seat":1}]')], sign)
    shown = await house.table(table)
    assert shown is not None
    assert [seat.name for seat in shown.seats] == ["А", ""]


async def test_the_machines_own_clock_goes_on(store: Store, book: Book) -> None:
    """A house needs no more than a store and a lexicon."""
    house = House(store, book)
    await house.open()
    clock = SystemClock()
    before, ticks = clock.now(), clock.ticks()
    await sleep(clock, 5)
    assert clock.now() >= before + 4
    assert clock.ticks() > ticks
    rung = asyncio.Event()
    clock.at(Moment(before - 10), rung.set)
    await asyncio.wait_for(rung.wait(), 1)
    await house.close()


async def test_what_takes_seconds_is_got_ready_when_a_game_begins(
    store: Store, world: World, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any form of any word is looked up in a thread, before the game asks for it."""
    asked: list[Forms] = []
    monkeypatch.setattr(
        Book, "any_left", lambda _self, _middle, _table, policy: asked.append(policy.forms)
    )
    monkeypatch.setattr("bukvitsa.games.shelf.ROOMS", dict(REAL))
    house = await world.house(store, book)
    anna = Person("Аня", world)
    for extended in (False, True):
        table = await table_of(
            house, anna, game="anagrams", seats=2, bots={}, options={"extended": extended}
        )
        await anna.enters(house, table)
        boris = await Person("Боря", world).enters(house, table)
        await boris.does("sit", name="Боря")
        await anna.does("start")
    house.means.thinkers.shutdown()
    assert asked == [Forms.NOUN, Forms.ANY]


async def test_a_table_leaves_the_memory_though_somebody_left_without_a_word(duel: Duel) -> None:
    """A socket may close before its hello; the table's next alarm may be a day away."""
    silent = await duel.house.enter(duel.table, GuestId("тихий"), Person("Тихий", duel.world))
    assert silent is not None
    for person in (duel.anna, duel.boris):
        person.leaves()
    await duel.world.wait(60_000)
    assert duel.house.live == 1
    silent.left()
    await duel.world.wait(60_000)
    assert duel.house.live == 0
