"""Many players of Анаграммы who claim the same letters at one instant, round after round."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, Protocol

import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from bukvitsa.client import Server, Table
from bukvitsa.games.anagrams.acts import Call, Flip
from bukvitsa.games.anagrams.game import Anagrams
from bukvitsa.letters.cards import Pile, Stack
from bukvitsa.letters.deck import Deck
from bukvitsa.tables.house import House
from bukvitsa.tables.wire import Arrange, Changed, First, FromServer
from tests.kit.house import Person, World, table_of

WORD = "ццц"
"""A word of the table's own list: so nobody can make another one."""
MOST = 50


def options(rounds: int) -> dict[str, Any]:
    """Agree on a deck of one letter, and that who is late may try again at once."""
    deck = Deck("Одна буква", {"letters": Pile((Stack(WORD[0], len(WORD) * (rounds + 1)),))})  # type: ignore[arg-type]
    return {
        "deck": msgspec.to_builtins(deck), "allow": [WORD], "cooldown": 0, "flip_after": None,
        "first": 0,
    }  # fmt: skip


def seat_many(patch: pytest.MonkeyPatch) -> None:
    """Let so many play the game."""
    patch.setattr(Anagrams, "facts", replace(Anagrams.facts, most=MOST))


class Answer(msgspec.Struct, frozen=True):
    """What a claimant was told: of the own call, and of the one that took the letters."""

    seat: int
    first: First | None
    made: tuple[int, ...]
    """Who took the letters, in every such event that was told."""


class Claimants(Protocol):
    """A table full of people, however they are connected."""

    async def flip(self, seat: int) -> None: ...
    async def claim(self, order: Sequence[int]) -> list[Answer]: ...


async def race(table: Claimants, seats: int, number: int, dice: Random) -> list[int]:
    """Open the letters of a word, let all claim them; check it and give the margins in ms."""
    for flip in range(len(WORD)):
        await table.flip((number * len(WORD) + flip) % seats)
    order = dice.sample(range(seats), seats)
    answers = await table.claim(order)
    assert len(answers) == seats
    winners = [answer.seat for answer in answers if answer.first is None]
    assert len(winners) == 1, f"{len(winners)} winners"
    for answer in answers:
        assert answer.made == (winners[0],), "all are told who took the letters"
        if answer.first is not None:
            assert answer.first.seat == winners[0], "the late are told who was first"
    return [answer.first.ms for answer in answers if answer.first is not None]


def takers(messages: Sequence[Any]) -> tuple[int, ...]:
    """Name who took letters, by what was told."""
    return tuple(
        event["claim"]["word"]["owner"]
        for message in messages
        for event in message
        if event["type"] == "made"
    )


class AtHome:
    """Claimants who are connected to one house or several directly, in virtual time."""

    def __init__(self, world: World, people: list[Person]) -> None:
        self._world, self._people = world, people
        self.apart = False
        """Whether each claim is judged and told before the next one comes."""

    @classmethod
    async def seated(
        cls, world: World, houses: Sequence[House], seats: int, rounds: int
    ) -> "AtHome":
        agreed = options(rounds)
        people = [Person(f"Игрок {seat}", world) for seat in range(seats)]
        table = await table_of(houses[0], people[0], game="anagrams", seats=2, options=agreed)
        await people[0].enters(houses[0], table)
        await people[0].does("arrange", options=agreed, seats=seats)
        for seat, person in enumerate(people[1:], 1):
            await person.enters(houses[seat % len(houses)], table)
            assert (await person.does("sit", name=person.name, seat=seat))["type"] == "done"
        await people[0].does("start")
        return cls(world, people)

    async def flip(self, seat: int) -> None:
        answer = await self._people[seat].acts({"type": "flip"})
        assert answer["type"] == "done", answer
        await self._heard(answer["seq"])

    async def _heard(self, seq: int) -> None:
        """Wait until all have heard so much, at whatever house they are."""
        await self._world.settled(lambda: all(person.seq == seq for person in self._people))

    async def claim(self, order: Sequence[int]) -> list[Answer]:
        seq = self._people[0].seq
        heard = [len(person.raw) for person in self._people]
        act = {"type": "call", "word": WORD}
        for seat in order:
            self._people[seat].say_raw({"type": "act", "id": f"c{seq}", "seq": seq, "act": act})
            self._world.clock.jump(1)
            if self.apart:
                await self._world.quiet()
        await self._heard(seq + len(order))
        return [self._answer(seat, heard[seat], f"c{seq}") for seat in order]

    def _answer(self, seat: int, heard: int, command: str) -> Answer:
        person = self._people[seat]
        (answer,) = (each for each in person.messages(heard) if each.get("id") == command)
        first = answer.get("first")
        told = [each["events"] for each in person.told("changed", heard)]
        return Answer(seat, None if first is None else msgspec.convert(first, First), takers(told))


class Attentive(Table):
    """A table's client that keeps what was told since the last round."""

    def __init__(self, address: str, cookie: str) -> None:
        super().__init__(address, cookie)
        self.told: list[Any] = []

    async def _heed(self, socket: ClientConnection, message: FromServer) -> None:
        if isinstance(message, Changed):
            self.told.append(list(map(msgspec.json.decode, message.events)))
        await super()._heed(socket, message)


class AttentiveServer(Server):
    kind = Attentive


class OverSockets:
    """Claimants who are connected through real sockets."""

    def __init__(self, tables: list[Attentive]) -> None:
        self._tables = tables

    @classmethod
    @asynccontextmanager
    async def seated(cls, address: str, seats: int, rounds: int) -> "AsyncIterator[OverSockets]":
        async with AsyncExitStack() as leaving:
            agreed, tables, made = options(rounds), [], ""
            for seat in range(seats):
                guest = await leaving.enter_async_context(AttentiveServer(address))
                made = made or (await guest.create("anagrams", 2, name="Первый")).id
                table = await leaving.enter_async_context(guest.table(made))
                assert isinstance(table, Attentive)
                tables.append(table)
                if seat == 0:
                    raw = msgspec.Raw(msgspec.json.encode(agreed))
                    await table.ask(Arrange("arrange", raw, seats))
                else:
                    await table.sit(f"Игрок {seat}", seat)
            await tables[0].start()
            yield cls(tables)

    async def flip(self, seat: int) -> None:
        done = await self._tables[seat].act(Flip())
        await self._all_heard(done.seq)

    async def claim(self, order: Sequence[int]) -> list[Answer]:
        seq = self._tables[0].seq
        for table in self._tables:
            table.told.clear()
        done = await asyncio.gather(*(self._tables[seat].act(Call(WORD), seq) for seat in order))
        await self._all_heard(max(each.seq for each in done))
        return [
            Answer(seat, each.first, takers(self._tables[seat].told))
            for seat, each in zip(order, done, strict=True)
        ]

    async def _all_heard(self, seq: int) -> None:
        async with asyncio.timeout(30):
            for table in self._tables:
                while table.seq < seq:
                    await table.wait(within=1)
