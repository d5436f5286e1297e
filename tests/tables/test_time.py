"""Time at a table: alarms, outages, sleep, pauses, and rooms where nobody is left."""

import pytest

from bukvitsa.journal.store import Store
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.facts import Closed, Paused, Why
from bukvitsa.tables.settings import HouseSettings
from bukvitsa.tables.wire import Status
from tests.kit.duel import Duel
from tests.kit.house import START, Person, World
from tests.kit.stores import Frail

pytestmark = pytest.mark.anyio

HOUR = 3_600_000


@pytest.fixture
async def duel(store: Store, world: World, book: Book) -> Duel:
    return await Duel(world, book, Frail(store)).begin()


# --- alarms ------------------------------------------------------------------------------------


async def test_an_alarm_rings_on_time_and_everybody_hears(duel: Duel) -> None:
    await duel.world.wait(59_999)
    assert duel.boris.view["turn"] == 0
    await duel.world.wait(1)
    assert duel.boris.view["turn"] == 1
    (fact,) = await duel.acts()
    assert (str(fact.by), fact.now) == ("Clock.CLOCK", 60_000)
    assert duel.boris.view["until"] == 120_000


async def test_who_acts_after_the_time_is_too_late_even_if_nobody_rang(duel: Duel) -> None:
    card = duel.anna.menu["lay"][0]
    duel.world.clock.jump(4_000)
    await duel.world.wait(55_000)
    duel.world.clock.jump(1_500)
    answer = await duel.anna.acts({"type": "lay", "card": card})
    assert answer["code"] == "not_your_turn"
    assert [str(fact.by) for fact in await duel.acts()] == ["Clock.CLOCK"]


async def test_a_clock_that_is_set_back_turns_no_game_back(duel: Duel) -> None:
    await duel.world.wait(30_000)
    await duel.lay(duel.anna)
    duel.world.clock.jump(-20_000)
    await duel.lay(duel.boris)
    one, two = await duel.acts()
    assert one.now == two.now == 30_000
    rows = await duel.rows()
    assert [row.at for row in rows] == sorted(row.at for row in rows)


# --- outages -----------------------------------------------------------------------------------


async def test_nobodys_time_runs_out_while_no_server_stood(duel: Duel) -> None:
    """After an hour in the dark the rest of the minute is there, and a moment to come back."""
    await duel.world.wait(40_000)
    duel.world.kill(duel.house)
    duel.world.clock.jump(HOUR)
    house = await duel.another_house()
    for person in (duel.anna, duel.boris):
        await person.enters(house, duel.table)
    assert duel.anna.told("welcome")[-1]["now"] == 40_000
    await duel.world.wait(23_000)
    assert duel.boris.view["turn"] == 0
    assert (await duel.lay(duel.anna))["type"] == "done"
    (fact,) = await duel.acts()
    assert 57_000 <= fact.now < 60_000
    await duel.world.wait(60_000)
    assert duel.anna.view["turn"] == 0
    assert len(await duel.acts()) == 2


async def test_alarms_go_on_after_a_restart_though_nobody_comes_back(duel: Duel) -> None:
    """Tables that nobody serves are found; and since nobody is there, the game waits."""
    await duel.world.wait(50_000)
    duel.world.kill(duel.house)
    duel.world.clock.jump(1_000)
    house = await duel.another_house()
    await duel.world.wait(40_000)
    kinds = [type(fact).__name__ for fact in await duel.facts()]
    assert kinds[-2:] == ["Acted", "Paused"]
    await duel.world.wait(60_000)
    assert house.live == 0
    paused = (await duel.facts())[-1]
    assert isinstance(paused, Paused)
    assert paused.why is Why.ALONE
    assert 74_000 < paused.now < 90_000


async def test_a_machine_that_slept_wakes_without_a_storm_of_alarms(duel: Duel) -> None:
    await duel.world.wait(10_000)
    duel.world.clock.jump(8 * HOUR)
    await duel.world.wait(30_000)
    assert await duel.acts() == []
    assert duel.anna.view["turn"] == 0
    await duel.world.wait(30_000)
    assert len(await duel.acts()) == 1


async def test_while_the_store_is_silent_no_clock_runs(duel: Duel) -> None:
    frail = duel.store
    assert isinstance(frail, Frail)
    await duel.world.wait(10_000)
    frail.gone = True
    await duel.world.wait_busy(10 * 60_000, frail)
    frail.gone = False
    await duel.world.wait_busy(10_000, frail)
    await duel.world.quiet()
    assert await duel.acts() == []
    await duel.world.wait(58_000)
    assert len(await duel.acts()) == 1


async def test_a_short_restart_is_no_outage(duel: Duel) -> None:
    await duel.world.wait(10_000)
    duel.world.kill(duel.house)
    duel.world.clock.jump(2_000)
    house = await duel.another_house()
    await duel.anna.enters(house, duel.table)
    assert duel.anna.told("welcome")[-1]["now"] >= 12_000
    assert await duel.store.outages(START) == []  # type: ignore[arg-type]


# --- pauses ------------------------------------------------------------------------------------


async def test_a_pause_comes_and_goes_when_all_agree(duel: Duel) -> None:
    await duel.world.wait(20_000)
    assert (await duel.anna.does("pause", pause=True))["type"] == "done"
    assert duel.boris.table["pause_asked"] == [0]
    assert not duel.boris.table["paused"]
    assert duel.boris.told("table")[-1]["told"] == "Аня: давайте сделаем паузу."
    await duel.boris.does("pause", pause=True)
    assert duel.anna.table["paused"]
    await duel.world.wait(600_000)
    assert (await duel.lay(duel.anna))["code"] == "paused"
    await duel.boris.does("pause", pause=False)
    assert duel.anna.table["paused"]
    await duel.anna.does("pause", pause=False)
    assert not duel.boris.table["paused"]
    await duel.world.wait(39_000)
    assert duel.boris.view["turn"] == 0
    await duel.world.wait(1_000)
    assert duel.boris.view["turn"] == 1


async def test_who_asked_for_a_pause_may_think_again(duel: Duel) -> None:
    await duel.anna.does("pause", pause=True)
    await duel.anna.does("pause", pause=False)
    assert duel.anna.table["pause_asked"] == []
    assert duel.anna.told("table")[-1]["told"] == "Аня: просьба снята."
    await duel.boris.does("pause", pause=True)
    assert not duel.anna.table["paused"]
    assert (await duel.boris.does("pause", pause=True))["type"] == "done"


async def test_who_is_gone_is_not_asked_for_a_pause(duel: Duel) -> None:
    duel.boris.leaves()
    await duel.anna.does("pause", pause=True)
    assert duel.anna.table["paused"]


async def test_watchers_and_leavers_have_no_say_in_a_pause(duel: Duel) -> None:
    look = await Person("Зритель", duel.world).enters(duel.house, duel.table)
    assert (await look.does("pause", pause=True))["code"] == "not_seated"
    await duel.boris.does("stand")
    assert (await duel.boris.does("pause", pause=True))["code"] == "you_left"


async def test_the_last_who_did_not_agree_leaves_and_the_pause_comes(
    store: Store, world: World, book: Book
) -> None:
    duel = await Duel(world, book, store).begin(others=1, bots={2: "sleepy"})
    await duel.anna.does("pause", pause=True)
    await duel.boris.does("stand")
    assert duel.anna.table["paused"]


# --- nobody there --------------------------------------------------------------------------------


async def test_a_game_waits_while_nobody_is_there(duel: Duel) -> None:
    """After a moment the clock stands still; the first who comes back sets it going."""
    look = await Person("Зритель", duel.world).enters(duel.house, duel.table)
    await duel.world.wait(10_000)
    duel.anna.leaves()
    await duel.world.wait(5_000)
    duel.boris.leaves()
    await duel.world.wait(19_000)
    assert not look.table["paused"]
    await duel.world.wait(600_000)
    assert look.table["paused"]
    assert look.told("table")[-1]["told"] == "За столом никого: часы стоят."
    await duel.boris.enters(duel.house, duel.table)
    assert not look.table["paused"]
    assert duel.boris.told("welcome")[-1]["now"] == 35_000
    await duel.world.wait(25_000)
    assert duel.boris.view["turn"] == 1


async def test_who_comes_back_in_time_keeps_the_clock_running(duel: Duel) -> None:
    for person in (duel.anna, duel.boris):
        person.leaves()
    await duel.world.wait(15_000)
    await duel.anna.enters(duel.house, duel.table)
    await duel.world.wait(30_000)
    assert not duel.anna.table["paused"]


STAYS = HouseSettings(stays=600_000)
"""A day would be long to wait for, even here."""


async def test_an_abandoned_table_is_closed_in_the_end(
    store: Store, world: World, book: Book
) -> None:
    """Its rows are kept; its code is free; who comes may look at what was."""
    duel = await Duel(world, book, store).begin(settings=STAYS)
    code = duel.anna.table["code"]
    for person in (duel.anna, duel.boris):
        person.leaves()
    await duel.world.wait(600_000)
    assert await duel.house.called(code) == duel.table
    await duel.world.wait(60_000)
    assert (await duel.facts())[-1] == Closed()
    assert await duel.house.called(code) is None
    assert duel.house.live == 0
    shown = await duel.house.table(duel.table)
    assert shown is not None
    assert shown.status is Status.CLOSED
    await duel.anna.enters(duel.house, duel.table)
    assert duel.anna.view["turn"] == 0
    assert (await duel.lay(duel.anna))["code"] == "closed"
    assert (await duel.anna.does("stand"))["code"] == "closed"
    assert (await duel.anna.does("say", text="Эй"))["code"] == "closed"
    assert await duel.house.journal(duel.table) is None


async def test_a_lobby_where_somebody_waits_is_not_closed(
    store: Store, world: World, book: Book
) -> None:
    duel = Duel(world, book, store)
    house = await world.house(store, book, settings=STAYS)
    await duel.lobby(house)
    await world.wait(900_000)
    assert duel.anna.table["status"] == "lobby"
    duel.anna.leaves()
    await world.wait(60_000)
    assert await house.called(duel.anna.table["code"]) is None
    assert await house.listed(Status.CLOSED, person=duel.anna.guest)
