"""Tables in lists: what a lobby needs of them, whose they are, and how long they stay."""

import pytest

from bukvitsa.journal.store import Store
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.settings import HouseSettings
from bukvitsa.tables.wire import Status
from tests.kit.duel import Duel
from tests.kit.house import Person, World, table_of

pytestmark = pytest.mark.anyio

STAYS = HouseSettings(stays=60_000)


async def test_a_list_says_who_sits_and_what_is_not_as_usual(
    store: Store, world: World, book: Book
) -> None:
    house = await world.house(store, book)
    anna = Person("Аня", world)
    await table_of(
        house, anna, game="toy", seats=3, public=True, bots={0: "random"}, leaving="wait",
        talk=False, options={"vote": 30, "family": True},
    )  # fmt: skip
    (listed,) = await house.listed()
    assert [(seat.name, seat.level) for seat in listed.seats][1:] == [("Аня", ""), ("", "")]
    assert listed.seats[0].level == "random"
    assert listed.chips == (
        "Время на голосование: 30 с",
        "Семейный стол",
        "Место ушедшего ждёт",
        "Без переписки",
    )
    assert listed.you is None


async def test_the_own_tables_say_where_one_sits_and_who_has_left(
    store: Store, world: World, book: Book
) -> None:
    duel = await Duel(world, book, store).begin()
    await duel.anna.does("stand")
    for person, seat in ((duel.anna, 0), (duel.boris, 1)):
        (own,) = await duel.house.listed(Status.PLAYING, person=person.guest)
        assert own.you == seat
        assert [each.left for each in own.seats] == [True, False]


async def test_a_finished_game_stays_in_the_archive_for_good(
    store: Store, world: World, book: Book
) -> None:
    """Its table is closed after a day and the code is free; who won and the journal stay."""
    duel = await Duel(world, book, store).begin(public=True, settings=STAYS)
    code = duel.anna.table["code"]
    while duel.anna.table["status"] != "over":
        mover = duel.anna if duel.anna.view["turn"] == 0 else duel.boris
        await duel.lay(mover)
    assert await duel.house.called(code) == duel.table
    winners = {duel.anna.table["seats"][seat]["name"] for seat in outcome_of(duel)}
    duel.anna.leaves()
    duel.boris.leaves()
    await world.wait(180_000)
    assert await duel.house.called(code) is None
    for person in ("", duel.anna.guest):
        (kept,) = await duel.house.listed(Status.OVER, person=person)  # type: ignore[arg-type]
        assert (kept.id, set(kept.winners)) == (duel.table, winners)
    assert await duel.house.journal(duel.table) is not None
    shown = await duel.house.table(duel.table)
    assert shown is not None
    assert (shown.status, shown.outcome is None) == (Status.CLOSED, False)


def outcome_of(duel: Duel) -> list[int]:
    winners: list[int] = duel.anna.table["outcome"]["places"][0]
    return winners
