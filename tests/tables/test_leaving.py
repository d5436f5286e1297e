"""Coming back, being seen, and leaving in the middle of a game."""

from typing import Any

import pytest

from bukvitsa.journal.store import Store
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.facts import Left, Paused, Why
from bukvitsa.tables.wire import Leaving
from tests.kit.duel import Duel
from tests.kit.house import Person, World

pytestmark = pytest.mark.anyio


@pytest.fixture
async def duel(store: Store, world: World, book: Book) -> Duel:
    return await Duel(world, book, store).begin()


def presence(person: Person, seat: int) -> str:
    return str(person.table["seats"][seat].get("presence", "lost"))


# --- presence ------------------------------------------------------------------------------------


async def test_who_is_here_away_or_lost_is_shown(duel: Duel) -> None:
    assert presence(duel.anna, 1) == "here"
    duel.boris.say_raw({"type": "look", "here": False})
    assert presence(duel.anna, 1) == "away"
    duel.boris.say_raw({"type": "look", "here": True})
    assert presence(duel.anna, 1) == "here"
    duel.boris.leaves()
    assert presence(duel.anna, 1) == "lost"
    await duel.boris.enters(duel.house, duel.table)
    assert presence(duel.anna, 1) == "here"


async def test_a_newer_tab_takes_over_and_the_older_is_told(duel: Duel) -> None:
    older = duel.boris.visit
    newer = Person("Боря", duel.world)
    await newer.enters(duel.house, duel.table)
    assert duel.boris.told("replaced")
    assert duel.boris.closed == (4001, "replaced")
    assert older is not None
    older.heard(b'{"type":"stand","id":"x"}')
    older.left()
    assert presence(duel.anna, 1) == "here"
    assert newer.table["you"] == 1
    await duel.lay(duel.anna)
    assert (await duel.lay(newer))["type"] == "done"


async def test_the_way_to_each_player_is_measured_and_shown(duel: Duel) -> None:
    """By the server's own clock: what a client says of itself is not believed."""
    duel.boris.answers_pings = False

    async def pinged() -> int:
        heard = len(duel.boris.told("ping"))
        await duel.world.until(lambda: len(duel.boris.told("ping")) > heard)
        duel.world.clock.jump(80)
        return int(duel.boris.told("ping")[-1]["number"])

    number = await pinged()
    for said in (number + 1, number, number):
        duel.boris.say_raw({"type": "pong", "number": said})
    assert duel.anna.table["seats"][1]["delay"] == 24
    for _ in range(10):
        duel.boris.say_raw({"type": "pong", "number": await pinged()})
    assert 60 <= duel.anna.table["seats"][1]["delay"] <= 80
    assert duel.anna.table["seats"][0]["delay"] == 0


# --- leaving -------------------------------------------------------------------------------------


async def test_a_bot_plays_on_for_who_left_until_they_return(duel: Duel) -> None:
    assert (await duel.boris.does("stand"))["type"] == "done"
    seat = duel.anna.table["seats"][1]
    assert (seat["name"], seat["left"], seat["bot"]) == ("Боря", True, True)
    assert duel.anna.told("table")[-1]["told"] == "Боря: выход из игры, дальше играет бот."
    assert duel.boris.table["you"] == 1
    assert duel.boris.told("welcome")[-1]["view"]["you"] is None
    answer = await duel.boris.acts({"type": "note", "text": "я ещё тут"})
    assert answer["code"] == "you_left"
    await duel.lay(duel.anna)
    await duel.world.wait(50_000)
    assert duel.anna.view["turn"] == 0
    assert [fact.by for fact in await duel.acts() if not isinstance(fact.by, int)] == []
    assert (await duel.boris.does("stand"))["code"] == "not_seated"
    assert (await duel.boris.does("sit", name="как угодно"))["type"] == "done"
    seat = duel.anna.table["seats"][1]
    assert (seat["name"], seat.get("left"), seat.get("bot")) == ("Боря", None, None)
    assert duel.boris.told("welcome")[-1]["view"]["you"] == 1
    await duel.lay(duel.anna)
    before = len(await duel.acts())
    await duel.world.wait(30_000)
    assert len(await duel.acts()) == before
    assert (await duel.lay(duel.boris))["type"] == "done"


async def test_a_seat_may_wait_for_who_left(store: Store, world: World, book: Book) -> None:
    duel = await Duel(world, book, store).begin(leaving=Leaving.WAIT)
    await duel.boris.does("stand")
    assert duel.anna.told("table")[-1]["told"] == "Боря: выход из игры, место ждёт."
    assert "bot" not in duel.anna.table["seats"][1]
    await duel.lay(duel.anna)
    await duel.world.wait(59_000)
    assert duel.anna.view["turn"] == 1
    await duel.world.wait(1_000)
    assert duel.anna.view["turn"] == 0


async def test_a_table_that_all_have_left_is_paused_at_once(duel: Duel) -> None:
    await duel.boris.does("stand")
    await duel.world.wait(500)
    await duel.anna.does("stand")
    left, paused = (await duel.facts())[-2:]
    assert (left, paused) == (Left(0), Paused(500, Why.ALONE))  # type: ignore[arg-type]
    await duel.world.wait(600_000)
    assert duel.anna.table["paused"]
    await duel.anna.enters(duel.house, duel.table)
    assert duel.anna.table["paused"]
    await duel.anna.does("sit", name="Аня")
    assert not duel.anna.table["paused"]


async def test_no_stranger_takes_the_seat_of_who_left(duel: Duel) -> None:
    await duel.boris.does("stand")
    vera = await Person("Вера", duel.world).enters(duel.house, duel.table)
    for about in ({}, {"seat": 1}):
        assert (await vera.does("sit", name="Вера", **about))["code"] == "already_begun"
    assert (await duel.anna.does("sit", name="Аня"))["code"] == "already_begun"


async def finished(duel: Duel) -> None:
    """Let the clock play to the end."""
    await duel.world.until(lambda: duel.anna.table["status"] == "over")


async def test_who_leaves_after_the_end_is_not_asked_for_a_rematch(duel: Duel) -> None:
    await finished(duel)
    assert (await duel.lay_any(duel.anna))["code"] == "over"
    await duel.anna.does("rematch")
    assert (await duel.anna.does("rematch"))["type"] == "done"
    assert not duel.anna.table["next"]
    await duel.boris.does("stand")
    assert duel.anna.table["next"]
    house, again = duel.house, duel.anna.table["next"]
    await duel.anna.enters(house, again)
    assert [seat.get("name", "") for seat in duel.anna.table["seats"]] == ["", "Аня"]
    assert duel.anna.table["score"][0] == 0
    assert duel.anna.table["status"] == "lobby"


async def test_who_is_gone_is_not_waited_for_with_a_rematch(duel: Duel) -> None:
    await finished(duel)
    duel.boris.leaves()
    await duel.anna.does("rematch")
    assert duel.anna.table["next"]
    await duel.anna.enters(duel.house, duel.anna.table["next"])
    seats: list[dict[str, Any]] = duel.anna.table["seats"]
    assert [(seat["name"], seat.get("ready")) for seat in seats] == [("Боря", None), ("Аня", True)]
