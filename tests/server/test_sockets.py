"""A table's socket: who gets in, what goes through, how it ends."""

import asyncio
from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bukvitsa.journal.sqlite import SqliteStore
from bukvitsa.journal.store import TableId, Unreachable
from bukvitsa.server import line, sockets
from bukvitsa.server.doors import configured
from bukvitsa.server.settings import Settings
from bukvitsa.tables.facts import GuestId
from bukvitsa.tables.making import Wanted
from tests.kit.houses import StubHouse, until
from tests.kit.servers import Running, heard, running

pytestmark = pytest.mark.anyio

HELLO = b'{"type":"hello"}'


@pytest.fixture(autouse=True)
def table(house: StubHouse) -> TableId:
    house.tables[TableId("table")] = (GuestId("host"), Wanted(game="toy", seats=2, name="Аня"))
    return TableId("table")


@pytest.fixture
async def cookie(server: Running) -> str:
    async with server.visitor() as client:
        return await cookie_of(client)


async def cookie_of(client: httpx.AsyncClient) -> str:
    return (await client.get("/api/me")).headers["set-cookie"].split(";")[0]


async def closed(connection: AsyncIterator[object]) -> tuple[int, str]:
    """Read to the end, and tell how it ended."""
    with pytest.raises(ConnectionClosed) as ending:
        await asyncio.wait_for(emptied(connection), 10)
    assert ending.value.rcvd is not None
    return ending.value.rcvd.code, ending.value.rcvd.reason


async def emptied(connection: AsyncIterator[object]) -> None:
    while True:
        await connection.__anext__()


async def ended(
    server: Running, table: str, cookie: str = "", said: bytes = b""
) -> tuple[int, str]:
    async with server.socket(table, cookie) as connection:
        if said:
            await connection.send(said)
        with pytest.raises(ConnectionClosed) as ending:
            await asyncio.wait_for(connection.recv(), 10)
    assert ending.value.rcvd is not None
    return ending.value.rcvd.code, ending.value.rcvd.reason


async def test_what_is_said_is_heard_as_it_was_and_answered(
    server: Running, house: StubHouse, cookie: str
) -> None:
    async with server.socket("table", cookie) as connection:
        await connection.send(HELLO.decode())
        (welcome,) = await heard(connection)
        assert msgspec.json.decode(welcome)["type"] == "welcome"
        assert house.visits[0].messages == [HELLO]
    await until(lambda: house.visits[0].gone)


async def test_a_guest_is_the_same_at_the_socket_as_in_requests(
    server: Running, house: StubHouse, cookie: str
) -> None:
    async with server.socket("table", cookie), server.socket("table", cookie):
        await until(lambda: len(house.visits) == 2)
        assert house.visits[0].guest == house.visits[1].guest != ""


async def test_what_is_told_in_one_turn_goes_as_one_message_in_order(
    server: Running, house: StubHouse, cookie: str
) -> None:
    async with server.socket("table", cookie) as connection:
        await until(lambda: house.visits)
        for number in range(3):
            house.visits[0].post.send(b'{"type":"ping","number":%d}' % number)
        assert await heard(connection) == [
            b'{"type":"ping","number":%d}' % number for number in range(3)
        ]


@pytest.mark.parametrize("size", [100, 1000, 100_000])
async def test_a_message_of_any_length_comes_whole(
    server: Running, house: StubHouse, cookie: str, size: int
) -> None:
    async with server.socket("table", cookie) as connection:
        await until(lambda: house.visits)
        message = msgspec.json.encode({"type": "said", "text": "ж" * size})
        house.visits[0].post.send(message)
        assert await heard(connection) == [message]


async def test_messages_in_pieces_and_in_bytes_are_heard_too(
    server: Running, house: StubHouse, cookie: str
) -> None:
    async with server.socket("table", cookie) as connection:
        await connection.send(['{"type":', '"hello"}'])
        assert await heard(connection)
        await connection.send(HELLO)
        assert await heard(connection)
        assert house.visits[0].messages == [HELLO, HELLO]


async def test_what_is_said_before_the_table_is_found_is_heard_first(
    server: Running, house: StubHouse, cookie: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter, may = house.enter, asyncio.Event()

    async def slowly(*given: object) -> object:
        await may.wait()
        return await enter(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(house, "enter", slowly)
    async with server.socket("table", cookie) as connection:
        for number in range(3):
            await connection.send(b'{"type":"pong","number":%d}' % number)
        await asyncio.sleep(0.02)
        may.set()
        await connection.send(HELLO)
        await heard(connection)
        numbers = [msgspec.json.decode(each).get("number") for each in house.visits[0].messages]
        assert numbers == [0, 1, 2, None]


async def test_who_has_no_cookie_is_told_so(server: Running) -> None:
    assert (await ended(server, "table"))[0] == 4401
    assert (await ended(server, "table", "bukvitsa_guest=forged"))[0] == 4401


async def test_no_such_table_is_told_by_a_code_that_a_page_can_read(
    server: Running, cookie: str
) -> None:
    async with asyncio.timeout(line.LINGER / 2):  # the goodbye is answered and read
        code, reason = await ended(server, "nowhere", cookie, HELLO)
    assert code == 4404
    assert "Такого стола нет" in reason


async def test_while_the_store_is_silent_one_is_asked_to_come_back(
    server: Running, house: StubHouse, cookie: str
) -> None:
    house.fails = Unreachable("secret")
    code, reason = await ended(server, "table", cookie)
    assert code == 1013
    assert "secret" not in reason


@pytest.mark.parametrize("path", ["/api/tables/table", "/api/tables/a/b/socket", "/"])
async def test_there_are_no_sockets_elsewhere(server: Running, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://127.0.0.1:{server.port}{path}", proxy=None)
    assert refused.value.response.status_code == 403


async def test_another_sites_page_gets_no_socket(server: Running, cookie: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await server.socket("table", cookie, origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    async with server.socket("table", cookie, origin=server.address) as connection:
        await connection.send(HELLO)
        assert await heard(connection)


async def test_a_trusted_sites_page_gets_one(store: SqliteStore, house: StubHouse) -> None:
    settings = Settings(origins="https://friend.example")
    async with running(store, house, settings) as server, server.visitor() as client:
        cookie = await cookie_of(client)
        async with server.socket("table", cookie, origin="https://friend.example") as connection:
            await connection.send(HELLO)
            assert await heard(connection)


async def test_a_message_of_more_than_64_kib_closes_the_socket(
    server: Running, house: StubHouse, cookie: str
) -> None:
    async with server.socket("table", cookie) as connection:
        await until(lambda: house.visits)
        await connection.send("x" * (64 * 1024 + 1))
        code, _ = await closed(aiter(connection))
        assert code == 1009
    await until(lambda: house.visits[0].gone)


async def test_who_says_too_much_is_let_go(store: SqliteStore, house: StubHouse) -> None:
    async with running(store, house, Settings(messages=2)) as server, server.visitor() as client:
        async with server.socket("table", await cookie_of(client)) as connection:
            for _ in range(6):
                await connection.send('{"type":"look","here":true}')
            code, reason = await closed(aiter(connection))
            assert (code, reason) == (
                1008,
                "Слишком часто. Подождите немного и попробуйте ещё раз.",
            )
        assert len(house.visits[0].messages) == 4


async def test_who_comes_too_often_is_told_so(store: SqliteStore, house: StubHouse) -> None:
    settings = Settings(joins_minutely=2)
    async with running(store, house, settings) as server, server.visitor() as client:
        cookie = await cookie_of(client)
        for _ in range(2):
            async with server.socket("table", cookie):
                pass
        assert (await ended(server, "table", cookie))[0] == 4429


async def test_who_reads_too_slowly_is_let_go_and_the_others_hear_on(
    store: SqliteStore, house: StubHouse
) -> None:
    settings = Settings(waiting=64)
    async with running(store, house, settings) as server, server.visitor() as client:
        cookie = await cookie_of(client)
        slow = await server.socket("table", cookie, max_queue=1)
        quick = await server.socket("table", cookie)
        await until(lambda: len(house.visits) == 2)
        message = b'{"type":"said","text":"' + b"x" * 60_000 + b'"}'
        sent = 0
        while not line_of(house, 0).close_sent:
            house.visits[0].post.send(message)
            sent += 1
            await asyncio.sleep(0)
            assert sent < 2000
        house.visits[1].post.send(HELLO)
        assert await heard(quick) == [HELLO]
        code, _ = await closed(aiter(slow))
        assert code == 1013
        await until(lambda: house.visits[0].gone)
        assert not house.visits[1].gone
        await quick.close()


async def test_who_does_not_even_take_the_goodbye_is_cut_off(
    store: SqliteStore, house: StubHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "LINGER", 0.05)
    async with running(store, house, Settings(waiting=64)) as server, server.visitor() as client:
        stuck = await server.socket("table", await cookie_of(client), max_queue=1)
        stuck.transport.pause_reading()
        await until(lambda: house.visits)
        while not line_of(house, 0).close_sent:
            house.visits[0].post.send(b"x" * 60_000)
            await asyncio.sleep(0)
        await until(lambda: line_of(house, 0).disconnected)
        assert house.visits[0].gone
        stuck.transport.abort()


async def test_who_never_says_hello_is_let_go_and_who_did_stays(
    server: Running, cookie: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the silent one answers every ping and even says other things."""
    monkeypatch.setattr(sockets, "PATIENCE", 0.2)
    async with server.socket("table", cookie) as silent, server.socket("table", cookie) as polite:
        await polite.send(HELLO.decode())
        await silent.send('{"type":"look","here":true}')
        assert await heard(polite)
        assert (await closed(aiter(silent)))[0] == 4408
        await polite.send(HELLO.decode())
        assert await heard(polite)


async def test_who_answers_no_ping_is_cut_off(
    store: SqliteStore, house: StubHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def impatient(settings: Settings) -> uvicorn.Config:
        config = configured(settings)
        config.ws_ping_interval = config.ws_ping_timeout = 0.1
        return config

    monkeypatch.setattr("tests.kit.servers.configured", impatient)
    async with running(store, house) as server, server.visitor() as client:
        cookie = await cookie_of(client)
        stuck, lively = await server.socket("table", cookie), await server.socket("table", cookie)
        await until(lambda: len(house.visits) == 2)
        stuck.transport.pause_reading()
        await until(lambda: house.visits[0].gone)
        assert not house.visits[1].gone
        stuck.transport.abort()
        await lively.close()


async def test_nothing_is_said_after_a_goodbye(
    server: Running, house: StubHouse, cookie: str
) -> None:
    async with server.socket("table", cookie) as connection:
        await until(lambda: house.visits)
        post = house.visits[0].post
        post.send(b'{"type":"replaced"}')
        post.close(4001, "другая вкладка")
        post.send(HELLO)
        post.close(1012, "ещё раз")
        assert await heard(connection) == [b'{"type":"replaced"}']
        assert await closed(aiter(connection)) == (4001, "другая вкладка")
        post.send(HELLO)


def line_of(house: StubHouse, number: int) -> line.Line:
    post = house.visits[number].post
    found = post._line  # type: ignore[attr-defined]
    assert isinstance(found, line.Line)
    return found
