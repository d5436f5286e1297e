"""A server with a stand-in house and the toy on its shelves."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.server.settings import Settings
from tests.kit.houses import StubHouse
from tests.kit.servers import Running, running
from tests.kit.toy.room import put_on_the_shelves

WORDS = ("кот", "том", "комната")
BUILT = {
    "index.html": b"<!doctype html><title>client</title>",
    "assets/main-abc.js": b"export const plain = 1;",
    "assets/main-abc.js.br": b"packed by brotli",
    "assets/main-abc.js.gz": b"packed by gzip",
    "assets/letters-def.woff2": b"a face",
    "icon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "sw.js": b"// worker",
    "icons/192.png": b"a picture",
    ".vite/manifest.json": b"{}",
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelves(monkeypatch)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(tmp_path / FILE)
    yield opened
    await opened.close()


@pytest.fixture
def house() -> StubHouse:
    return StubHouse()


@pytest.fixture
def settings() -> Settings:
    """The usual settings; a test that needs others says so in its own fixture."""
    return Settings()


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """What a build of the client would leave, in small."""
    folder = tmp_path / "static"
    for name, text in BUILT.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    return folder


@pytest.fixture
async def server(
    store: SqliteStore, house: StubHouse, settings: Settings, static: Path
) -> AsyncIterator[Running]:
    async with running(store, house, settings, WORDS, static) as serving:
        yield serving


@pytest.fixture
async def stranger(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody without a cookie."""
    async with server.visitor() as client:
        yield client


@pytest.fixture
async def guest(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody whom the server knows, and who knows the own word."""
    async with server.visitor() as client:
        me = (await client.get("/api/me")).json()
        client.headers["x-bukvitsa-token"] = me["token"]
        yield client
