"""Both stores, each empty, for the tests that hold them to one contract."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bukvitsa.journal.postgres import open_postgres
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.journal.store import Store
from tests.kit.postgres import fresh_database


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store of either kind."""
    opened: Store
    if request.param == "sqlite":
        opened = SqliteStore(tmp_path / FILE)
    else:
        postgres = await open_postgres(await fresh_database())
        await postgres.hears()
        opened = postgres
    yield opened
    await opened.close()
