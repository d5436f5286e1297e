"""The short address of a table: three words, however they are typed."""

from collections.abc import AsyncIterator
from urllib.parse import quote

import httpx
import pytest

from bukvitsa.journal.sqlite import SqliteStore
from bukvitsa.server.settings import Settings
from bukvitsa.tables.house import House
from tests.kit.books import book_of
from tests.kit.servers import Running, running

pytestmark = pytest.mark.anyio

CODE = "щётка-маяк-лимон"


@pytest.fixture
def settings() -> Settings:
    return Settings(codes_hourly=20)


@pytest.fixture
async def server(store: SqliteStore, settings: Settings) -> AsyncIterator[Running]:
    """A server with a real house: it is the house that knows codes."""
    house = House(store, book_of(("кот",)))
    await house.open()
    async with running(store, house, settings) as serving:
        yield serving
    await house.close()


@pytest.fixture
async def table(guest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr("bukvitsa.tables.making.new_code", lambda _: CODE)
    made = await guest.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Аня"})
    assert made.json()["short"] == f"/c/{CODE}"
    return str(made.json()["id"])


@pytest.mark.parametrize(
    "typed",
    [
        "/c/щётка-маяк-лимон",
        "/с/щётка-маяк-лимон",
        "/c/Щетка Маяк Лимон",
        "/c/ЩЕТКА_МАЯК_ЛИМОН",
        "/c/щётка, маяк, лимон.",
        "/c/щеткамаяклимон",
        "/c/щётка-маяг-лимонн",
    ],
)
async def test_a_code_leads_to_its_table_however_it_is_typed(
    stranger: httpx.AsyncClient, table: str, typed: str
) -> None:
    answer = await stranger.get(quote(typed))
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/table/{table}"


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize("typed", ["/c/лимон-маяк-щётка", "/c/щётка-маяк", "/c/-", "/c/%00"])
async def test_a_code_of_no_table_is_told_by_a_page(
    stranger: httpx.AsyncClient, typed: str
) -> None:
    answer = await stranger.get(typed)
    assert answer.status_code == 404
    assert "опечатка" in answer.text


@pytest.mark.usefixtures("table")
async def test_nobody_finds_tables_by_trying(stranger: httpx.AsyncClient) -> None:
    """By the short address no oftener than by the request for programs: they count together."""
    await stranger.get("/api/me")
    for _ in range(10):
        assert (await stranger.get("/c/лес")).status_code == 404
        asked = await stranger.get("/api/codes", params={"code": "лес"})
        assert asked.status_code == 404
    assert (await stranger.get(f"/c/{CODE}")).status_code == 429
