"""`bukvitsa serve` as a host runs it: begun, stopped, killed, many processes at one door."""

import asyncio
import os
import signal
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bukvitsa.client import Server, Table
from bukvitsa.server import workers
from bukvitsa.server.doors import listen
from bukvitsa.server.opening import CannotOpen
from bukvitsa.server.settings import Settings
from tests.kit.houses import until
from tests.kit.postgres import fresh_database
from tests.kit.processes import Serving, alive, gone, refused, serving

pytestmark = pytest.mark.anyio

ONE = "--port=0"


@pytest.fixture(autouse=True)
def toy() -> None:
    """Here the shelves are as they are."""


async def begun(server: Server) -> tuple[str, Table]:
    """Open a table with a bot and begin."""
    made = await server.create("anagrams", 2, name="Аня", bots=[{"seat": 1, "level": "random"}])
    table = server.table(made.id)
    await table.__aenter__()
    await table.start()
    return made.id, table


async def test_a_clean_stop_says_goodbye_when_all_is_saved_and_the_table_goes_on_afterwards(
    tmp_path: Path,
) -> None:
    async with serving(ONE, data=str(tmp_path)) as host, Server(host.address) as guest:
        name, table = await begun(guest)
        cookie = guest.cookie
        address = f"ws{host.address[4:]}/api/tables/{name}/socket"
        async with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as watching:
            await watching.send(b'{"type":"hello"}', text=True)
            await watching.recv()
            host.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as ending:
                await asyncio.wait_for(emptied(watching), 10)
        assert ending.value.rcvd is not None
        assert ending.value.rcvd.code == 1012
        assert await host.stop() == 0
        await table.leave()
    async with (
        serving(ONE, data=str(tmp_path)) as host,
        Server(host.address, cookie) as guest,
        guest.table(name) as table,
    ):
        assert table.table.status == "playing"
        assert table.view.you == 0


async def emptied(connection: object) -> None:
    while True:
        await connection.recv()  # type: ignore[attr-defined]


async def test_ctrl_c_is_a_clean_stop_too(tmp_path: Path) -> None:
    async with serving(ONE, data=str(tmp_path)) as host:
        assert await host.stop(signal.SIGINT) == 0
        assert host.process.stdout is not None
        assert "До встречи" in (await host.process.stdout.read()).decode()


async def test_what_was_answered_is_there_after_a_kill(tmp_path: Path) -> None:
    async with serving(ONE, data=str(tmp_path)) as host, Server(host.address) as guest:
        name, table = await begun(guest)
        seq, cookie = table.seq, guest.cookie
        assert await host.stop(signal.SIGKILL) == -signal.SIGKILL
        await table.leave()
    async with (
        serving(ONE, data=str(tmp_path)) as host,
        Server(host.address, cookie) as guest,
        guest.table(name) as table,
    ):
        assert table.seq >= seq > 0


async def test_a_client_comes_back_by_itself_to_a_server_that_begins_again(
    tmp_path: Path,
) -> None:
    async with serving(ONE, data=str(tmp_path)) as host, Server(host.address) as guest:
        _, table = await begun(guest)
        port = host.address.rpartition(":")[2]
        await host.stop(signal.SIGKILL)
        asking = asyncio.create_task(table.pause())
        async with serving(f"--port={port}", data=str(tmp_path)):
            await asyncio.wait_for(asking, 20)
            assert table.connections == 2
        await table.leave()


async def test_two_servers_never_share_a_folder(tmp_path: Path) -> None:
    async with serving(ONE, data=str(tmp_path)):
        status, said = await refused(ONE, data=str(tmp_path))
    assert status == 2
    assert "уже открыты" in said
    assert "BUKVITSA_DATA" in said


async def test_what_cannot_be_opened_is_told_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    nowhere = "postgresql://nobody@127.0.0.1:1/none"
    for settings, told in [
        ({"data": str(file)}, "базу не открыть"),
        ({"database": nowhere}, "База не отвечает"),
        ({"database": "mysql://x"}, "начинается с postgresql://"),
        ({"messages": "много"}, "BUKVITSA_MESSAGES=много: нужно число"),
        ({"secret": "тайна", "log": "loud"}, "BUKVITSA_LOG=loud"),
    ]:
        status, said = await refused(ONE, **settings)
        assert (status, "Traceback" in said) == (2, False), said
        assert told in said
        assert nowhere not in said
        assert "тайна" not in said


async def test_many_processes_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    status, said = await refused(ONE, "--workers=2", data=str(tmp_path))
    assert status == 2
    assert "требует PostgreSQL" in said


async def test_many_processes_serve_one_table_and_whoever_dies_is_begun_again() -> None:
    database = await fresh_database()
    async with serving(ONE, "--workers=2", database=database) as host:
        async with Server(host.address) as guest, Server(host.address) as other:
            name, table = await begun(guest)
            async with other.table(name) as watcher:
                workers = await served(host)
                victim = min(workers)
                os.kill(victim, signal.SIGKILL)
                await gone({victim})
                fresh = await served(host)
                assert victim not in fresh
                await table.pause()
                while not watcher.table.paused:
                    assert await watcher.wait(within=10)
            await table.leave()
        assert await host.stop() == 0
        await gone(fresh)


async def served(host: Serving) -> set[int]:
    """Wait until both processes tell what they count, and name them."""
    async with httpx.AsyncClient() as watchman, asyncio.timeout(60):
        while True:
            text = (await watchman.get(f"{host.address}/metrics")).text
            children = {pid for pid in host.children() if alive(pid)}
            if 'bukvitsa_tables{worker="0"}' in text and 'bukvitsa_tables{worker="1"}' in text:
                names = {pid for pid in children if "spawn_main" in spoken(pid)}
                if len(names) == 2:
                    return names
            await asyncio.sleep(0.05)


def spoken(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except OSError:
        return ""


async def test_processes_left_alone_stop() -> None:
    database = await fresh_database()
    async with serving(ONE, "--workers=2", database=database) as host:
        workers = await served(host)
        await host.stop(signal.SIGKILL)
        await gone(workers)


async def test_what_the_server_writes_of_itself_names_nobody_and_no_table(tmp_path: Path) -> None:
    async with serving(ONE, data=str(tmp_path), log="debug") as host:
        async with Server(host.address) as guest:
            name, table = await begun(guest)
            await guest.get("/api/words", msgspec.Raw, word="тайна")
            cookie = guest.cookie.partition("=")[2]
            await table.leave()
        assert await host.stop() == 0
        assert host.process.stderr is not None
        said = (await host.process.stderr.read()).decode()
    lines = [msgspec.json.decode(line) for line in said.splitlines()]
    assert {"/api/words", "/api/tables"} <= {line.get("route") for line in lines}
    for secret in (name, "тайна", "Аня", cookie):
        assert secret not in said


async def test_until_is_not_forever() -> None:
    with pytest.raises(TimeoutError):
        await until(lambda: False, within=0.01)


async def test_processes_that_die_before_they_open_are_not_begun_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "TRIES", 2)
    broken = Settings(data=str(tmp_path), log="nonsense")
    door = listen("127.0.0.1", 0)
    many = workers.Workers(door, broken, 1, lambda: pytest.fail("it opened"))
    with pytest.raises(CannotOpen):
        await asyncio.to_thread(many.watch, tmp_path)
    door.close()
