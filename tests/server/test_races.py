"""Claims of the same letters at one instant, in a game where a late call fails for all to hear."""

from pathlib import Path
from random import Random

import pytest

from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.server.settings import Settings
from bukvitsa.tables.house import House
from bukvitsa.tables.settings import HouseSettings
from tests.kit.books import book_of
from tests.kit.claims import MOST, AtHome, OverSockets, race, seat_many
from tests.kit.house import World
from tests.kit.servers import running

pytestmark = pytest.mark.anyio

ROUNDS = 3
QUIET = HouseSettings(ping_every=10**9)


@pytest.fixture(autouse=True)
def toy() -> None:
    """Here the shelves are as they are."""


async def test_of_fifty_who_call_a_word_at_one_instant_one_has_it(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_many(monkeypatch)
    world, dice = World(), Random(1)
    house = await world.house(store, book_of(["кот"]), settings=QUIET)
    table = await AtHome.seated(world, [house], MOST, ROUNDS)
    for number in range(ROUNDS):
        table.apart = number == ROUNDS - 1
        assert sorted(await race(table, MOST, number, dice)) == list(range(1, MOST))
    await world.close()


async def test_between_processes_too(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was first is read from the rows of the other process; that others failed is no matter."""
    seat_many(monkeypatch)
    world, dice = World(), Random(1)
    book = book_of(["кот"])
    houses = [await world.house(store, book, seed=seed, settings=QUIET) for seed in (1, 2)]
    table = await AtHome.seated(world, houses, MOST, ROUNDS)
    for number in range(ROUNDS):
        await race(table, MOST, number, dice)
    await world.close()


async def test_over_sockets_too(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / FILE)
    house = House(store, book_of(["кот"]), settings=QUIET)
    await house.open()
    async with (
        running(store, house, Settings(messages=1000)) as server,
        OverSockets.seated(server.address, 10, ROUNDS) as table,
    ):
        for number in range(ROUNDS):
            await race(table, 10, number, Random(number))
    await house.close()
    await store.close()
