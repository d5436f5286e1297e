"""Whole games of each kind through a house, to the end, and verified by their journals."""

from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
import pytest

from bukvitsa.bots.shelf import MINDS
from bukvitsa.games.shelf import ROOMS
from bukvitsa.journal.store import Store
from bukvitsa.journal.verify import verify
from bukvitsa.lexicon.book import open_lexicon
from tests.kit.house import Person, World, table_of

pytestmark = pytest.mark.anyio

GAMES = tuple(ROOMS)
OPTIONS: dict[str, dict[str, Any]] = {
    "forbidden": {"call_window": 1},
    "forest": {"hourglass": 30, "deck_size": 8},
    "underwood": {"rounds": 1},
    "anagrams": {"last_call": 10},
}


@pytest.fixture(autouse=True)
def _real_games(_toy: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bukvitsa.games.shelf.ROOMS", MappingProxyType(dict(ROOMS)))
    monkeypatch.setattr("bukvitsa.bots.shelf.MINDS", MINDS)


class Player(Person):
    """A person who plays as a mind would, by what the wire says alone."""

    def __init__(self, name: str, world: World, game: str) -> None:
        super().__init__(name, world)
        self._mind = MINDS[game]["random"](open_lexicon())
        self._view = ROOMS[game].game.kinds.view
        self._dice = Random(name)

    async def plays(self) -> None:
        view = msgspec.convert(self.view, self._view)
        act = self._mind.think(view, self._dice)
        if act is not None:
            await self.acts(msgspec.to_builtins(act))


@pytest.mark.parametrize("game", GAMES)
async def test_people_and_bots_play_a_whole_game(store: Store, world: World, game: str) -> None:
    """With a leaver who returns, a newer tab, a watcher and a vote; the journal stands."""
    book = open_lexicon()
    house = await world.house(store, book)
    anna, boris = Player("Аня", world, game), Player("Боря", world, game)
    look = Person("Зритель", world)
    options = {**OPTIONS[game], "referee": "vote", "vote": 5}
    bots = {2: "greedy", 3: "random"}
    table = await table_of(house, anna, game=game, seats=4, bots=bots, options=options)
    await anna.enters(house, table)
    await boris.enters(house, table)
    await look.enters(house, table)
    await boris.does("sit", name="Боря")
    await anna.does("start")
    for turn in range(3_000):
        if anna.table["status"] == "over":
            break
        for person in (anna, boris):
            await person.plays()
        await world.wait(1_000)
        match turn:
            case 5:
                await boris.does("stand")
            case 20:
                await boris.does("sit", name="Боря")
            case 30:
                await anna.enters(house, table, seq=anna.seq)
    assert anna.table["status"] == "over"
    assert anna.table["outcome"] == look.table["outcome"]
    assert house.tally.bot_acts
    assert not house.tally.broken
    journal = await house.journal(table)
    assert journal is not None
    assert verify(ROOMS[game].game, *journal, book) is None
    tale = [line for message in look.told("changed") for line in message["tale"]]
    assert any("Боря" in line for line in tale)


@pytest.mark.parametrize("game", GAMES)
async def test_as_many_bots_as_there_are_seats_play_a_whole_game(
    store: Store, world: World, game: str
) -> None:
    book, room = open_lexicon(), ROOMS[game]
    house = await world.house(store, book)
    look = Person("Зритель", world)
    most = room.game.facts.most
    levels = {seat: ("random", "greedy")[seat % 2] for seat in range(most)}
    table = await table_of(
        house, look, game=game, seats=most, name="", bots=levels, options=OPTIONS[game]
    )
    await look.enters(house, table)
    await look.does("start")
    await world.until(lambda: look.table["status"] == "over", most=4 * 3_600_000)
    assert not house.tally.broken
    journal = await house.journal(table)
    assert journal is not None
    assert verify(room.game, *journal, book) is None
