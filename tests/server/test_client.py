"""The Python client: what it hears, what it is refused, when it comes back and when it does not."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from runpy import run_path

import pytest

from bukvitsa.client import Gone, NotPossible, Server, Table
from bukvitsa.client.server import KEPT
from bukvitsa.journal.sqlite import SqliteStore
from bukvitsa.kernel.people import Seat
from bukvitsa.lexicon.book import open_lexicon
from bukvitsa.server.doors import configured
from bukvitsa.server.settings import Settings
from bukvitsa.tables.house import House
from bukvitsa.tables.settings import HouseSettings
from bukvitsa.tables.wire import Said
from tests.kit.clocks import FastClock
from tests.kit.players import told_the_end
from tests.kit.servers import Running, running

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


@pytest.fixture(autouse=True)
def toy() -> None:
    """Here the shelves are as they are."""


@pytest.fixture
async def server(store: SqliteStore) -> AsyncIterator[Running]:
    clock, settings = FastClock(100), HouseSettings(bot_pace=0.1)
    house = House(store, open_lexicon(), clock=clock, settings=settings)
    await house.open()
    async with running(store, house, Settings(messages=1000)) as serving:
        yield serving
    await house.close()


async def test_a_table_is_found_by_its_code_and_shown(server: Running) -> None:
    async with Server(server.address) as guest:
        made = await guest.create("anagrams", 2, name="Аня")
        assert await guest.find(made.code.replace("-", " ").upper()) == made.id
        assert (await guest.show(made.id)).seats[0].name == "Аня"
        with pytest.raises(NotPossible, match="no_such_code"):
            await guest.find("а-б-в")
        with pytest.raises(NotPossible, match="not_over"):
            await guest.journal(made.id)
        with pytest.raises(NotPossible) as refused:
            await guest.create("anagrams", 2, name="\u2800")
        assert refused.value.code in {"name_empty", "name_strange"}


async def test_what_is_not_possible_is_told_with_its_code_and_sentence(server: Running) -> None:
    async with Server(server.address) as guest:
        made = await guest.create("anagrams", 2, name="Аня")
        async with guest.table(made.id) as table:
            with pytest.raises(NotPossible) as refused:
                await table.start()
            assert refused.value.code == "too_few"
            assert refused.value.about == {"fewest": 2}
            assert "2" in refused.value.text
            assert table.view is None
            assert table.menu is None


async def test_everything_a_person_can_do_a_program_can(server: Running) -> None:
    async with Server(server.address) as first, Server(server.address) as second:
        made = await first.create("anagrams", 2, name="Аня")
        async with first.table(made.id) as own, second.table(made.id) as other:
            await other.sit("Боря", seat=1)
            hearing = asyncio.ensure_future(anext(said(other)))
            await asyncio.sleep(0)
            await own.say("Привет!")
            assert (await asyncio.wait_for(hearing, 10)).text == "Привет!"
            await own.ready()
            await other.ready()
            while own.view is None:
                assert await own.wait(within=10)
            assert own.menu is not None
            assert await own.ways("щщщ") == ()
            await own.pause()
            await other.pause()
            while not own.table.paused:
                assert await own.wait(within=10)
            await other.stand()
            with pytest.raises(NotPossible):
                await own.rematch()


async def said(table: Table) -> AsyncIterator[Said]:
    async for message in table.follow():
        if isinstance(message, Said):
            yield message


async def test_who_is_muted_is_not_heard_by_who_muted_them(server: Running) -> None:
    """On the listener's side: it outlives every connection, and the muted one learns nothing."""
    async with Server(server.address) as one, Server(server.address) as other:
        made = await one.create("anagrams", 2, name="Аня")
        async with one.table(made.id) as anna, other.table(made.id) as boris:
            await boris.sit("Боря")
            anna.muted.add(1)
            await boris.say("Первое")
            assert anna._socket is not None
            anna._socket.transport.abort()
            while anna.connections < 2:
                await anna.wait(within=5)
            await boris.say("Второе")
            await boris.ready()
            while not anna.table.seats[1].ready:
                await anna.wait(within=5)
            anna.muted.clear()
            await boris.say("Третье")
            while not (heard := [each.text for each in anna._heard if isinstance(each, Said)]):
                assert await anna.wait(within=5)
            assert heard == ["Третье"]


async def test_a_kept_connection_is_dropped_before_the_server_hangs_up() -> None:
    """Or else a request meets the goodbye halfway, and is not answered."""
    assert configured(Settings()).timeout_keep_alive > 2 * KEPT


async def test_no_such_table_ends_it_at_once(server: Running) -> None:
    async with Server(server.address) as guest:
        with pytest.raises(Gone) as gone:
            await asyncio.wait_for(guest.table("nowhere").__aenter__(), 5)
        assert gone.value.code == 4404


async def test_the_newer_connection_of_a_guest_takes_over_and_the_older_is_told(
    server: Running,
) -> None:
    async with Server(server.address) as guest:
        made = await guest.create("anagrams", 2, name="Аня")
        async with guest.table(made.id) as older:
            async with guest.table(made.id) as newer:
                with pytest.raises(Gone) as gone:
                    await anext(said(older))
                assert gone.value.code == 4001
                assert newer.table.you == Seat(0)
            with pytest.raises(Gone):
                await older.ready()


async def test_waiting_has_an_end(server: Running) -> None:
    async with Server(server.address) as guest:
        made = await guest.create("anagrams", 2)
        async with guest.table(made.id) as table:
            while await table.wait(within=0.2):
                pass


async def test_the_example_bot_plays_a_game_to_its_end(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    play = run_path(str(EXAMPLE))["play"]
    async with Server(server.address) as host:
        made = await host.create("anagrams", 2)
        link = f"{server.address}/table/{made.id}"
        async with host.table(made.id) as watcher, asyncio.timeout(60):
            await asyncio.gather(*(play(link, name, "greedy") for name in ("Ро", "Бот")))
            await told_the_end(watcher)
    assert capsys.readouterr().out.count("Места:") == 2
