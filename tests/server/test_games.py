"""Whole games over real sockets: each game, few and many players, both stores."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from bukvitsa.client import Server, Table
from bukvitsa.games.agreement import Kind, offers
from bukvitsa.games.shelf import ROOMS
from bukvitsa.journal.postgres import open_postgres
from bukvitsa.journal.record import read
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.journal.store import Store
from bukvitsa.journal.verify import verify
from bukvitsa.kernel.people import WATCHER, Seat
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.listed import ListedLexicon
from bukvitsa.server.settings import Settings
from bukvitsa.tables.house import House
from bukvitsa.tables.settings import HouseSettings
from tests.kit.books import book_of
from tests.kit.clocks import FastClock
from tests.kit.players import Doubting, SubjectMind, all_play, arrived, seated, told_the_end
from tests.kit.postgres import fresh_database
from tests.kit.recordings import Lawful, Recorded
from tests.kit.servers import Running, running
from tests.kit.shelf import SUBJECTS
from tests.kit.subject import Subject

pytestmark = pytest.mark.anyio

SPEED = 100.0
DRAWS = 10
PLENTY = Settings(messages=1000, joins_minutely=1000)
NAMES = ("Аня", "Боря", "Вера", "Гена", "Дина", "Егор", "Жора", "Зоя", "Инна", "Катя")


@pytest.fixture(autouse=True)
def toy() -> None:
    """Here the shelves are as they are."""


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store
    if request.param == "sqlite":
        opened = SqliteStore(tmp_path / FILE)
    else:
        postgres = await open_postgres(await fresh_database())
        await postgres.hears()
        opened = postgres
    yield opened
    await opened.close()


@pytest.fixture
async def server(store: Store, subject: Subject) -> AsyncIterator[Running]:
    async with served(store, cast("Book", subject.lexicon)) as serving:
        yield serving


@pytest.fixture
async def wise(store: Store, subject: Subject) -> AsyncIterator[Running]:
    """A server whose bots may search among the words, too."""
    assert isinstance(subject.lexicon, ListedLexicon)
    async with served(store, book_of(subject.lexicon._shown.values())) as serving:
        yield serving


@asynccontextmanager
async def served(store: Store, book: Book) -> AsyncIterator[Running]:
    house = House(
        store,
        book,
        clock=FastClock(SPEED),
        settings=HouseSettings(bot_pace=0.2),
    )
    await house.open()
    async with running(store, house, PLENTY) as serving:
        yield serving
    await house.close()


SIZES = [
    pytest.param(subject, seats, id=f"{subject.game.facts.id}-{seats}")
    for subject in SUBJECTS
    if subject.game.facts.id in ROOMS
    for seats in sorted({subject.game.facts.fewest, subject.game.facts.most})
]


@pytest.mark.parametrize(("subject", "seats"), SIZES)
async def test_a_whole_game_ends_the_same_for_all_and_nobody_is_told_what_is_not_theirs(
    server: Running, subject: Subject, seats: int
) -> None:
    game = subject.game.facts.id
    async with Server(server.address) as host:
        made = await host.create(game, seats, options=quick(subject, Random(seats)))
        async with (
            arrived(server.address, made.id) as watcher,
            seated(server.address, made.id, NAMES[:seats]) as players,
        ):
            for table in players:
                await table.ready()
            await all_play(players, SubjectMind(subject))
            await told_the_end(watcher)
            outcomes = {str(table.table.outcome) for table in (*players, watcher)}
            assert len(outcomes) == 1
            assert "None" not in outcomes
        head, lines = read(await host.journal(made.id))
    assert verify(ROOMS[game].game, head, lines, subject.lexicon) is None
    for seat, table in enumerate(players):
        Lawful(subject.game, head, lines, Seat(seat)).judge(table)
    Lawful(subject.game, head, lines, WATCHER).judge(watcher)
    assert server.desk.house.tally.broken == 0


@pytest.mark.parametrize(("subject", "seats"), SIZES[::2])
async def test_connections_that_break_all_the_time_lose_nothing_and_double_nothing(
    server: Running, subject: Subject, seats: int
) -> None:
    async with Server(server.address) as host:
        options = quick(subject, Random(1))
        made = await host.create(subject.game.facts.id, seats, options=options)
        async with (
            arrived(server.address, made.id) as watcher,
            seated(server.address, made.id, NAMES[:seats]) as players,
        ):
            for table in players:
                await table.ready()
            breaking = asyncio.create_task(break_often([*players, watcher], Random(2)))
            await all_play(players, SubjectMind(subject))
            breaking.cancel()
            await told_the_end(watcher)
            assert sum(table.connections for table in (*players, watcher)) > seats + 1
        head, lines = read(await host.journal(made.id))
    for seat, table in enumerate(players):
        Lawful(subject.game, head, lines, Seat(seat)).judge(table)
    Lawful(subject.game, head, lines, WATCHER).judge(watcher)


@pytest.mark.parametrize(("subject", "seats"), SIZES[::2])
async def test_people_and_a_bot_vote_on_words(wise: Running, subject: Subject, seats: int) -> None:
    """WD-14: where the table judges, whoever is asked votes, and the bot on its seat does too."""
    options = quick(subject, Random(4)) | {"referee": "vote", "vote": 30}
    bot = {"seat": seats, "level": "random"}
    async with Server(wise.address) as host:
        made = await host.create(
            subject.game.facts.id, seats + 1, options=options, bots=[bot], leaving="wait"
        )
        async with (
            arrived(wise.address, made.id) as watcher,
            seated(wise.address, made.id, NAMES[:seats]) as players,
        ):
            for table in players:
                await table.ready()
            await all_play(players, Doubting(subject))
            await told_the_end(watcher)
    assert wise.desk.house.tally.broken == 0
    voters = {event["by"] for event in watcher.events if event["type"] == "voted"}
    assert voters >= {0, 1, seats}


@pytest.mark.parametrize(("subject", "seats"), SIZES[::2])
async def test_a_game_goes_on_without_whoever_leaves_and_takes_them_back(
    server: Running, subject: Subject, seats: int
) -> None:
    async with Server(server.address) as host:
        options = quick(subject, Random(3))
        made = await host.create(subject.game.facts.id, seats, options=options, leaving="wait")
        async with seated(server.address, made.id, NAMES[:seats]) as players:
            for table in players:
                await table.ready()
            while players[0].view is None:
                await players[0].wait(within=5)
            await players[0].stand()
            while eyes(players[0]) is not None:  # whoever left sees what a watcher sees
                assert await players[0].wait(within=5)
            await players[0].sit(NAMES[0])
            while eyes(players[0]) is None:
                assert await players[0].wait(within=5)
            await all_play(players, SubjectMind(subject))
        head, lines = read(await host.journal(made.id))
    assert verify(subject.game, head, lines, subject.lexicon) is None


def eyes(table: Table) -> int | None:
    """Tell whose view a table's client has."""
    you: int | None = table.view.you
    return you


def quick(subject: Subject, dice: Random) -> dict[str, Any]:
    """Draw what the table agrees on: a small deck if one is drawn, as little time as may be."""
    drawn: list[dict[str, Any]] = [msgspec.to_builtins(subject.options(dice)) for _ in range(DRAWS)]
    chosen = next((options for options in drawn if options.get("deck")), drawn[0])
    kinds = offers(subject.game.kinds.options)
    least = {offer.name: offer.least for offer in kinds if offer.kind is Kind.NUMBER}
    return chosen | least


async def break_often(tables: list[Recorded], dice: Random) -> None:
    """Cut one connection after another, in the middle of whatever it says."""
    while True:
        await asyncio.sleep(0.03)
        socket = dice.choice(tables)._socket
        if socket is not None:
            socket.transport.abort()
