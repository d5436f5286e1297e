"""The whole life of a table, from a wish to a rematch."""

from random import Random

import pytest

from bukvitsa.journal.record import read, written
from bukvitsa.journal.store import Store, TableId
from bukvitsa.journal.verify import verify
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.wire import Status
from tests.kit.house import Person, World, table_of
from tests.kit.toy.game import Toy
from tests.kit.toy.people import play_on
from tests.tables.conftest import Opener

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("referee", ["dictionary", "vote"])
async def test_a_table_lives_from_a_wish_to_a_rematch(
    opener: Opener, world: World, book: Book, referee: str
) -> None:
    """Made, found by its code, seated, begun by all being ready, played, verified, played again."""
    store = await opener()
    house = await world.house(store, book)
    anna, boris, vera, look = (Person(name, world) for name in ("Аня", "Боря", "Вера", "Зритель"))
    table = await table_of(
        house, anna, game="toy", seats=3, public=True, options={"referee": referee, "vote": 5}
    )
    await anna.enters(house, table)
    code = anna.table["code"]
    assert await house.called(f" {code.replace('-', ' ').upper()} ") == table
    assert [each.id for each in await house.listed()] == [table]
    for person in (boris, vera):
        await person.enters(house, table)
        assert (await person.does("sit", name=person.name))["type"] == "done"
    await look.enters(house, table)
    assert look.table["watchers"] == 1
    for person in (anna, boris, vera):
        assert anna.table["status"] == "lobby"
        await person.does("ready", ready=True)
    assert anna.table["status"] == "playing"
    assert anna.table["promise"]
    assert not anna.table["seed"]
    assert await house.listed() == []
    assert await house.journal(table) is None

    people = [anna, boris, vera]
    await play_on(people, Random(7))
    for person in (*people, look):
        assert person.table["status"] == "over"
        assert person.table["outcome"]["places"]
        assert person.view["outcome"] == person.table["outcome"]
    shown = await house.table(table)
    assert shown is not None
    assert shown.status is Status.OVER

    journal = await house.journal(table)
    assert journal is not None
    head, lines = read(b"".join(written(*journal)))
    assert head.names == ("Аня", "Боря", "Вера")
    assert (head.promise, head.seed) == (anna.table["promise"], anna.table["seed"])
    assert verify(Toy(), head, lines, book) is None

    for person in people:
        assert not anna.table["next"]
        await person.does("rematch")
    again = anna.table["next"]
    for person in people:
        await person.enters(house, again)
    assert anna.table["status"] == "playing"
    assert [seat["name"] for seat in anna.table["seats"]] == ["Боря", "Вера", "Аня"]
    assert (anna.table["you"], boris.table["you"]) == (2, 0)
    assert anna.table["previous"] == table
    winners = look.table["outcome"]["places"][0]
    score = [int(seat in winners) for seat in range(3)]
    assert anna.table["score"] == [*score[1:], score[0]]
    assert anna.table["options"]["referee"] == referee


async def test_a_house_that_stops_says_goodbye_and_another_goes_on(
    opener: Opener, world: World, book: Book
) -> None:
    """On close all is written and all are told to come back; nothing is different afterwards."""
    house = await world.house(await opener(), book)
    anna, boris = Person("Аня", world), Person("Боря", world)
    table = await table_of(house, anna, game="toy", seats=2, options={"first": 0})
    for person in (anna, boris):
        await person.enters(house, table)
    await boris.does("sit", name="Боря")
    await anna.does("start")
    seen = anna.seq
    await anna.acts({"type": "lay", "card": anna.menu["lay"][0]})
    assert boris.view["turn"] == 1
    view, seq = boris.view, boris.seq
    await house.close()
    world.houses.clear()
    assert anna.closed == boris.closed == (1012, "restart")
    house = await world.house(await opener(), book, seed=2)
    heard = len(boris.raw)
    await boris.enters(house, table, seq=seen)
    (welcome,) = boris.told("welcome", heard)
    assert welcome["view"] == view
    assert welcome["seq"] == seq
    assert [event["type"] for event in welcome["missed"]] == ["laid", "drawn"]
    assert welcome["tale"][0] == "laid."
    assert not welcome["cut"]
    answer = await boris.acts({"type": "lay", "card": boris.menu["lay"][0]})
    assert answer["type"] == "done"


async def test_who_missed_too_much_gets_a_fresh_view_and_hears_so(
    store: Store, world: World, book: Book
) -> None:
    house = await world.house(store, book)
    anna, boris = Person("Аня", world), Person("Боря", world)
    table = await table_of(house, anna, game="toy", seats=2)
    for person in (anna, boris):
        await person.enters(house, table)
    await boris.does("sit", name="Боря")
    await anna.does("start")
    for number in range(250):
        await anna.acts({"type": "note", "text": f"{number}"})
    heard = len(boris.raw)
    await boris.enters(house, table, seq=3)
    (welcome,) = boris.told("welcome", heard)
    assert welcome["cut"]
    assert len(welcome["missed"]) == 200
    heard = len(boris.raw)
    await boris.enters(house, table, seq=welcome["seq"])
    (welcome,) = boris.told("welcome", heard)
    assert (welcome["cut"], welcome["missed"]) == (False, [])


async def test_there_are_no_doors_to_tables_that_are_not_there(
    store: Store, world: World, book: Book
) -> None:
    house = await world.house(store, book)
    anna, missing = Person("Аня", world), TableId("нет")
    assert await house.enter(missing, anna.guest, anna) is None
    assert await house.table(missing) is None
    assert await house.journal(missing) is None
    assert await house.called("нет-такого-стола") is None
    assert house.live == 0
