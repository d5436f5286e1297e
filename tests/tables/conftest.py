"""A world with a clock that the tests turn, and both kinds of stores."""

from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bukvitsa.journal.postgres import open_postgres
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.journal.store import Store
from bukvitsa.lexicon.book import Book
from tests.kit.books import book_of
from tests.kit.house import World
from tests.kit.postgres import fresh_database
from tests.kit.toy.room import put_on_the_shelves
from tests.kit.toy.subject import WORDS

Opener: TypeAlias = Callable[[], Coroutine[Any, Any, Store]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelves(monkeypatch)


@pytest.fixture(scope="session")
def book() -> Book:
    return book_of(WORDS)


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    yield made
    await made.close()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = SqliteStore(tmp_path / FILE)
    yield opened
    await opened.close()


@pytest.fixture(params=["sqlite", "postgres"])
async def opener(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opener]:
    """Opens one and the same store for each process; SQLite's is shared by all in this one."""
    opened: list[Store] = []
    url = await fresh_database() if request.param == "postgres" else ""

    async def open_one() -> Store:
        if url:
            postgres = await open_postgres(url)
            await postgres.hears()
            opened.append(postgres)
        elif not opened:
            opened.append(SqliteStore(tmp_path / FILE))
        return opened[-1]

    yield open_one
    for store in opened:
        await store.close()
