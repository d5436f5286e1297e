"""A rematch: one table and no other, whatever happens while it is made."""

from typing import Any

import pytest

from bukvitsa.journal.store import Store
from bukvitsa.lexicon.book import Book
from tests.kit.duel import Duel
from tests.kit.house import World
from tests.kit.stores import Frail
from tests.tables.conftest import Opener

pytestmark = pytest.mark.anyio


async def finished(duel: Duel) -> Duel:
    """Let the clock play to the end."""
    await duel.world.until(lambda: duel.anna.table["status"] == "over")
    return duel


async def lobbies(duel: Duel) -> list[Any]:
    return [each.id for each in await duel.house.listed(person=duel.anna.guest)]


async def test_two_processes_that_make_it_at_once_make_one_table(
    opener: Opener, world: World, book: Book
) -> None:
    duel = await finished(await Duel(world, book, await opener()).begin())
    other = await duel.another_house(await opener())
    await duel.boris.enters(other, duel.table)
    await world.settled(lambda: bool(duel.anna.table["seats"][1].get("presence")))
    await duel.anna.does("rematch")
    await duel.boris.does("rematch")
    await world.settled(lambda: bool(duel.anna.table["next"] and duel.boris.table["next"]))
    again = duel.anna.table["next"]
    assert duel.boris.table["next"] == again
    assert await lobbies(duel) == [again]
    await duel.anna.enters(duel.house, again)
    await duel.boris.enters(other, again)
    await world.settled(lambda: duel.anna.table["status"] == "playing")


async def test_a_table_that_was_made_before_a_crash_is_found_again(
    store: Store, world: World, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the new table and the word of it: whoever comes back is led to that one."""
    duel = await finished(await Duel(world, book, store).begin())
    live = duel.house._live[duel.table]
    monkeypatch.setattr(live, "put", lambda _: None)
    live.means.spawn(live._rematch(live.state), "rematch")  # type: ignore[arg-type]
    await world.quiet()
    (orphan,) = await lobbies(duel)
    world.kill(duel.house)
    duel.houses = [await world.house(store, book, seed=2)]
    for person in (duel.anna, duel.boris):
        await person.enters(duel.house, duel.table)
        await person.does("rematch")
    assert duel.boris.table["next"] == orphan
    assert await lobbies(duel) == [orphan]


async def test_a_store_that_goes_silent_meanwhile_makes_no_second_table(
    store: Store, world: World, book: Book
) -> None:
    frail = Frail(store)
    duel = await finished(await Duel(world, book, frail).begin())
    frail.lose_creations = 1
    await duel.boris.does("rematch")
    await duel.anna.does("rematch")
    assert not duel.anna.table["next"]
    await world.until(lambda: bool(duel.anna.table["next"]), most=60_000)
    assert await lobbies(duel) == [duel.anna.table["next"]]


async def test_who_is_ready_at_two_processes_begins_as_soon_as_one_hears_of_the_other(
    opener: Opener, world: World, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both came before their processes heard of each other."""
    duel = Duel(world, book, await opener())
    await duel.lobby(await world.house(duel.store, book))
    other = await duel.another_house(await opener())
    await duel.boris.enters(other, duel.table)
    await duel.boris.does("sit", name="Боря")
    await duel.boris.does("ready", ready=True)
    duel.boris.leaves()
    await world.settled(lambda: not duel.anna.table["seats"][1].get("presence"))
    await duel.anna.does("ready", ready=True)
    duel.anna.leaves()
    await world.quiet()
    late: list[tuple[Any, bytes]] = []
    with monkeypatch.context() as deaf:
        for house in (duel.house, other):
            aside = house._live[duel.table].aside
            deaf.setattr(aside, "passing", lambda said, at=aside: late.append((at, said)))
        await duel.anna.enters(duel.house, duel.table)
        await duel.boris.enters(other, duel.table)
        await world.settled(lambda: len({id(at) for at, _ in late}) == 2)
        assert duel.anna.table["status"] == "lobby"
    for aside, said in late:
        aside.passing(said)
    await world.settled(lambda: duel.anna.table["status"] == "playing")
