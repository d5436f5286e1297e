"""Append, then tell: whatever breaks, nothing told is lost and nothing is done twice."""

import asyncio

import pytest

from bukvitsa.journal.store import Store, TableId, Unreachable
from bukvitsa.lexicon.book import Book
from tests.kit.duel import Duel
from tests.kit.house import World
from tests.kit.stores import Frail

pytestmark = pytest.mark.anyio


@pytest.fixture
def frail(store: Store) -> Frail:
    return Frail(store)


@pytest.fixture
async def duel(frail: Frail, world: World, book: Book) -> Duel:
    return await Duel(world, book, frail).begin()


async def test_a_repeated_command_is_answered_as_the_first_time(duel: Duel) -> None:
    """On the same connection, on a new one, at another process, and after all were killed."""
    card = duel.anna.menu["lay"][0]
    act = {"type": "lay", "card": card}
    first = await duel.anna.acts(act, id="раз")
    assert first["type"] == "done"
    assert await duel.anna.acts(act, id="раз") == first
    await duel.anna.enters(duel.house, duel.table)
    assert await duel.anna.acts(act, id="раз") == first
    other = await duel.another_house()
    await duel.anna.enters(other, duel.table)
    assert await duel.anna.acts(act, id="раз") == first
    for house in list(duel.world.houses):
        duel.world.kill(house)
    house = await duel.another_house(seed=3)
    await duel.anna.enters(house, duel.table)
    assert await duel.anna.acts(act, id="раз") == first
    assert len(await duel.acts()) == 1


async def test_a_command_sent_twice_at_once_is_done_once(duel: Duel) -> None:
    act = {"type": "act", "id": "раз", "seq": duel.anna.seq, "act": {"type": "note", "text": "а"}}
    heard = len(duel.anna.raw)
    duel.anna.say_raw(act)
    duel.anna.say_raw(act)
    await duel.world.quiet()
    one, two = (m for m in duel.anna.messages(heard) if m.get("id") == "раз")
    assert one == two
    assert one["type"] == "done"
    assert len(await duel.acts()) == 1


async def test_one_guests_command_is_not_anothers(duel: Duel) -> None:
    assert (await duel.anna.acts({"type": "note", "text": "а"}, id="раз"))["type"] == "done"
    assert (await duel.boris.acts({"type": "note", "text": "б"}, id="раз"))["type"] == "done"
    assert [fact.by for fact in await duel.acts()] == [0, 1]


async def test_a_refused_command_is_judged_again(duel: Duel) -> None:
    card = duel.boris.view["own"][0][0]
    act = {"type": "lay", "card": card}
    assert (await duel.boris.acts(act, id="раз"))["code"] == "not_your_turn"
    await duel.lay(duel.anna)
    assert (await duel.boris.acts(act, id="раз"))["type"] == "done"


async def test_nobody_hears_of_what_is_not_durable(duel: Duel, frail: Frail) -> None:
    """Killed between the append and the telling: nobody heard, and yet it is done."""
    frail.hangs_after_write = True
    heard = len(duel.anna.raw), len(duel.boris.raw)
    card = duel.anna.menu["lay"][0]
    act = {"type": "lay", "card": card}
    duel.anna.say_raw({"type": "act", "id": "раз", "seq": duel.anna.seq, "act": act})
    await duel.written(1)
    assert (len(duel.anna.raw), len(duel.boris.raw)) == heard
    duel.world.kill(duel.house)
    frail.hangs_after_write = False
    house = await duel.another_house()
    seq = duel.boris.seq
    for person in (duel.anna, duel.boris):
        await person.enters(house, duel.table, seq=person.seq)
    assert duel.boris.view["turn"] == 1
    assert [event["type"] for event in duel.boris.told("welcome")[-1]["missed"]] == [
        "laid",
        "drawn",
    ]
    assert duel.boris.seq == seq + 2
    assert (await duel.anna.acts(act, id="раз"))["type"] == "done"
    assert len(await duel.acts()) == 1


async def test_a_lost_answer_loses_and_doubles_nothing(duel: Duel, frail: Frail) -> None:
    frail.lose_answers = 1
    assert (await duel.lay(duel.anna))["type"] == "done"
    assert len(await duel.acts()) == 1
    assert duel.boris.view["turn"] == 1
    assert (await duel.lay(duel.boris))["type"] == "done"
    assert duel.house.tally.unreachable == 1


async def test_a_lost_request_is_made_again(duel: Duel, frail: Frail) -> None:
    frail.lose_requests = 3
    assert (await duel.lay(duel.anna))["type"] == "done"
    assert len(await duel.acts()) == 1
    assert (await duel.lay(duel.boris))["type"] == "done"


async def test_a_silent_store_is_waited_for(duel: Duel, frail: Frail) -> None:
    """Nothing is told meanwhile, and what was asked is done in its order."""
    frail.gone = True
    heard = len(duel.boris.raw)
    for number, person in enumerate((duel.anna, duel.boris)):
        act = {"type": "note", "text": f"{number}"}
        person.say_raw({"type": "act", "id": "раз", "seq": person.seq, "act": act})
    await duel.world.wait_busy(30_000, frail)
    assert not [m for m in duel.boris.messages(heard) if m["type"] in {"changed", "done"}]
    frail.gone = False
    for person in (duel.anna, duel.boris):
        await duel.world.until_busy(lambda person=person: person.told("done")[-1]["id"] == "раз")  # type: ignore[misc]
    assert [fact.by for fact in await duel.acts()] == [0, 1]


async def test_two_processes_that_judge_at_once_agree(duel: Duel) -> None:
    """The slower reads on, tells its people, and judges again on what is now true."""
    other = await duel.another_house()
    await duel.boris.enters(other, duel.table)
    for person in (duel.anna, duel.boris):
        act = {"type": "note", "text": person.name}
        person.say_raw({"type": "act", "id": "раз", "seq": person.seq, "act": act})
    await duel.world.settled(lambda: duel.anna.seq == duel.boris.seq == 4)
    assert sorted(fact.by for fact in await duel.acts()) == [0, 1]  # type: ignore[type-var]
    assert duel.house.tally.taken + other.tally.taken == 1
    for person in (duel.anna, duel.boris):
        assert person.told("done")[-1]["id"] == "раз"


async def test_a_table_that_failed_is_read_anew(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours closes the table's connections; all come back to what is durable."""

    def fails(*_: object) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr("bukvitsa.tables.telling.Telling.to", fails)
        card = duel.anna.menu["lay"][0]
        act = {"type": "lay", "card": card}
        duel.anna.say_raw({"type": "act", "id": "раз", "seq": 2, "act": act})
        await duel.world.quiet()
    assert duel.anna.closed == duel.boris.closed == (1012, "restart")
    assert duel.house.tally.broken == 1
    await duel.anna.enters(duel.house, duel.table, seq=2)
    assert (await duel.anna.acts(act, id="раз"))["type"] == "done"
    assert len(await duel.acts()) == 1


async def test_a_game_that_fails_harms_only_the_act(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr("tests.kit.toy.game.decide", fails)
        answer = await duel.lay(duel.anna)
    assert (answer["type"], answer["code"]) == ("refused", "broken")
    assert (await duel.lay(duel.anna))["type"] == "done"


async def test_an_alarm_that_fails_is_tried_again_with_patience(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr("tests.kit.toy.game.decide", fails)
        await duel.world.wait(75_000)
        assert 1 < duel.house.tally.broken < 10
    await duel.world.wait(6_000)
    assert duel.anna.view["turn"] == 1


async def test_the_last_commands_of_each_guest_are_known(duel: Duel) -> None:
    """However much the other does meanwhile."""
    first = await duel.boris.acts({"type": "note", "text": "раз"}, id="раз")
    for number in range(60):
        await duel.anna.acts({"type": "note", "text": f"{number}"})
    assert await duel.boris.acts({"type": "note", "text": "раз"}, id="раз") == first
    assert len(await duel.acts()) == 61


async def test_a_house_that_stops_does_not_say_that_there_is_no_such_table(
    duel: Duel, frail: Frail
) -> None:
    """Who asks for a table that cannot be read any more comes back and asks again."""
    house = await duel.another_house()
    assert await house.enter(TableId("нет"), duel.anna.guest, duel.anna) is None
    frail.gone = True
    asking = [
        asyncio.create_task(house.enter(duel.table, duel.anna.guest, duel.anna)),
        asyncio.create_task(house.table(duel.table)),
    ]
    await asyncio.sleep(0)
    await house.close()
    for answer in await asyncio.gather(*asking, return_exceptions=True):
        assert isinstance(answer, Unreachable)
