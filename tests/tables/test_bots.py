"""Bots sit like people: they look, think off the loop, hesitate, and act through the same door."""

import threading
from random import Random
from typing import Any

import pytest

from bukvitsa.journal.store import Store
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.botwork import level_on, pause_of
from bukvitsa.tables.settings import HouseSettings
from bukvitsa.tables.wire import Leaving
from tests.kit.duel import Duel
from tests.kit.house import Person, World, table_of
from tests.kit.toy.minds import RandomToyMind
from tests.kit.toy.values import Call, Lay, View

pytestmark = pytest.mark.anyio


async def test_bots_alone_play_to_the_end_while_somebody_watches(
    store: Store, world: World, book: Book
) -> None:
    house = await world.house(store, book)
    anna = Person("Аня", world)
    bots = dict.fromkeys(range(3), "random")
    table = await table_of(house, anna, game="toy", seats=3, name="", bots=bots)
    await anna.enters(house, table)
    await anna.does("start")
    await world.until(lambda: anna.table["status"] == "over")
    assert house.tally.bot_acts > 3
    assert not house.tally.broken


async def test_bots_stop_when_the_last_watcher_goes(store: Store, world: World, book: Book) -> None:
    house = await world.house(store, book)
    anna = Person("Аня", world)
    bots = dict.fromkeys(range(2), "random")
    options = {"rounds": 3, "turn": 60}
    table = await table_of(house, anna, game="toy", seats=2, name="", bots=bots, options=options)
    await anna.enters(house, table)
    await anna.does("start")
    anna.leaves()
    await world.wait(120_000)
    acts = house.tally.bot_acts
    assert house.live == 0
    await world.wait(600_000)
    assert house.tally.bot_acts == acts
    await anna.enters(house, table)
    await world.until(lambda: anna.table["status"] == "over")


async def test_a_bot_hesitates_like_a_person(store: Store, world: World, book: Book) -> None:
    """It never answers within the moment in which no person could."""
    duel = await Duel(world, book, store).begin(others=1, bots={2: "random"})
    spans = []
    for _ in range(2):
        await duel.lay(duel.anna)
        await duel.lay(duel.boris)
        began, seq = world.clock.now(), duel.anna.seq
        await world.until(lambda seq=seq: duel.anna.seq > seq)  # type: ignore[misc]
        spans.append(world.clock.now() - began)
        await world.until(lambda: duel.anna.view["turn"] == 0)
    assert all(span >= 800 for span in spans)


async def test_hosts_may_let_bots_hurry(
    store: Store, world: World, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lays(_: RandomToyMind, view: View, *_dice: Random) -> Any:
        return Lay(view.own[0][0]) if view.turn == view.you else None

    monkeypatch.setattr(RandomToyMind, "think", lays)
    settings = HouseSettings(bot_pace=0.0)
    duel = await Duel(world, book, store).begin(others=1, bots={2: "random"}, settings=settings)
    await duel.lay(duel.anna)
    await duel.lay(duel.boris)
    await world.wait(10)
    assert duel.anna.view["turn"] == 0


async def test_thinking_never_holds_up_the_loop(
    store: Store, world: World, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thinks for long does so in a thread; if the table changed it thinks again."""
    may_go, thinks, seen = threading.Event(), threading.Event(), []

    def slow(_: RandomToyMind, view: View, *_dice: Random) -> Any:
        seen.append((threading.current_thread().name, view.turn))
        thinks.set()
        may_go.wait(5)
        return Lay(view.own[0][0]) if view.turn == view.you else None

    monkeypatch.setattr(RandomToyMind, "think", slow)
    duel = await Duel(world, book, store).begin(others=1, bots={2: "random"})
    world.clock.turn(world.clock.now() + 200)
    thinks.wait(5)
    for person in (duel.anna, duel.boris):
        act = {"type": "lay", "card": person.view["own"][0][0]}
        person.say_raw({"type": "act", "id": "раз", "seq": person.seq, "act": act})
        await duel.written(1 if person is duel.anna else 2)
    assert seen == [("bots_0", 0)]
    may_go.set()
    await world.wait(10_000)
    assert seen[1] == ("bots_0", 2)
    assert [fact.by for fact in await duel.acts()] == [0, 1, 2]


async def test_a_bot_that_fails_leaves_its_turn_to_the_clock(
    store: Store, world: World, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(RandomToyMind, "think", fails)
    duel = await Duel(world, book, store).begin(
        others=1, bots={2: "random"}, options={"first": 2, "turn": 20}
    )
    await world.wait(20_000)
    assert duel.anna.view["turn"] == 0
    assert 1 < duel.house.tally.broken < 10


async def test_bots_vote(store: Store, world: World, book: Book) -> None:
    duel = await Duel(world, book, store).begin(
        others=1, bots={2: "random"}, options={"referee": "vote", "vote": 60}
    )
    for person in (duel.anna, duel.boris):
        await duel.lay(person)
    await world.until(lambda: len(duel.boris.view["heap"]) > 1 and duel.anna.view["turn"] == 0)
    caller = duel.anna if duel.anna.view["last"] != 0 else duel.boris
    word = "".join(face for _, face in caller.view["heap"][:2])
    assert (await caller.acts({"type": "call", "word": word}))["type"] == "done"
    await world.until(lambda: 2 in (duel.anna.view["ballot"] or {"voted": [2]})["voted"], 50_000)
    assert any(fact.by == 2 for fact in await duel.acts())


def test_pauses_are_those_of_the_level_and_the_act() -> None:
    dice = Random(5)
    turns = [pause_of("anagrams", "greedy", Lay(0), dice) for _ in range(500)]  # type: ignore[arg-type]
    assert min(turns) >= 800
    assert max(turns) <= 2_200
    calls = sorted(pause_of("anagrams", "greedy", Call("кот"), dice) for _ in range(501))
    assert 1_500 < calls[250] < 2_100
    unknown = [pause_of("toy", "nobody knows", Call("кот"), dice) for _ in range(500)]
    assert max(unknown) <= 2_500


async def test_the_best_bot_plays_on_for_who_left(store: Store, world: World, book: Book) -> None:
    duel = await Duel(world, book, store).begin(leaving=Leaving.BOT)
    await duel.boris.does("stand")
    state = duel.house._live[duel.table].state
    assert state is not None
    assert [level_on(state, chair) for chair in state.chairs] == [None, "random"]
