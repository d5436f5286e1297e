"""What a host sets reaches the house."""

from pathlib import Path

import pytest

from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.server.doors import make_house
from bukvitsa.server.settings import read_settings
from tests.kit.books import book_of


@pytest.mark.anyio
async def test_the_bots_hesitate_as_long_as_the_host_likes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / FILE)
    settings = read_settings({"BUKVITSA_BOTS_PACE": "5", "BUKVITSA_ALONE": "2"})
    house = make_house(store, book_of(("кот",)), settings)
    await store.close()
    assert house.means.settings.bot_pace == 0.05
    assert house.means.settings.stays == 2 * 3_600_000
