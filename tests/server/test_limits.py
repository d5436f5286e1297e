"""How often somebody may ask: told politely, counted for a guest and for an address."""

from typing import Any

import httpx
import pytest

from bukvitsa.journal.sqlite import SqliteStore
from bukvitsa.server.limits import CROWD
from bukvitsa.server.settings import Settings
from tests.kit.houses import StubHouse
from tests.kit.servers import Running, running

pytestmark = pytest.mark.anyio

WANTED: dict[str, Any] = {"game": "toy", "seats": 2, "name": "Аня"}


@pytest.fixture
def settings() -> Settings:
    return Settings(tables_hourly=2, codes_hourly=2, words_minutely=2)


async def known(server: Running) -> httpx.AsyncClient:
    client = server.visitor()
    client.headers["x-bukvitsa-token"] = (await client.get("/api/me")).json()["token"]
    return client


async def asked(client: httpx.AsyncClient, what: str) -> httpx.Response:
    match what:
        case "tables":
            return await client.post("/api/tables", json=WANTED)
        case "codes":
            return await client.get("/api/codes", params={"code": "а-б-в"})
        case _:
            return await client.get("/api/words", params={"word": "кот"})


@pytest.mark.parametrize("what", ["tables", "codes", "words"])
async def test_who_asks_too_often_is_told_when_to_come_back(server: Running, what: str) -> None:
    client, other = await known(server), await known(server)
    for _ in range(2):
        assert (await asked(client, what)).status_code != 429
    answer = await asked(client, what)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_often")
    assert int(answer.headers["retry-after"]) > 0
    assert (await asked(other, what)).status_code != 429, "another guest may"
    assert f'bukvitsa_limited_total{{limit="{what}"}} 1' in server.desk.own()
    await client.aclose()
    await other.aclose()


async def test_an_address_that_throws_its_cookie_away_is_counted_all_the_same(
    server: Running,
) -> None:
    answers = []
    for _ in range(2 * CROWD + 1):
        async with server.visitor() as client:
            answers.append(await asked(client, "codes"))
    assert [answer.status_code for answer in answers] == [404] * (2 * CROWD) + [429]


async def test_all_processes_count_together(
    store: SqliteStore, server: Running, settings: Settings
) -> None:
    client = await known(server)
    async with running(store, StubHouse(), settings) as other:
        for address in (server.address, other.address):
            answer = await client.get(f"{address}/api/codes", params={"code": "а-б-в"})
            assert answer.status_code == 404
        answer = await client.get(f"{other.address}/api/codes", params={"code": "а-б-в"})
        assert answer.status_code == 429
    await client.aclose()


async def test_behind_a_trusted_proxy_each_asker_has_the_own_address(
    store: SqliteStore, house: StubHouse
) -> None:
    settings = Settings(codes_hourly=1, proxies="127.0.0.1")
    async with running(store, house, settings) as server:
        seen = []
        for number in (*[1] * (CROWD + 1), 2):
            async with server.visitor(headers={"x-forwarded-for": f"192.0.2.{number}"}) as client:
                seen.append((await asked(client, "codes")).status_code)
    assert seen == [404] * CROWD + [429, 404]


async def test_counts_are_told_to_this_machine_and_to_who_has_the_pass(
    store: SqliteStore, house: StubHouse
) -> None:
    async with running(store, house) as server, server.visitor() as client:
        assert (await client.get("/metrics")).text.startswith("# HELP bukvitsa_")
        through = await client.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
        assert (through.status_code, through.json()["code"]) == (403, "no_pass")
    settings = Settings(metrics="пропуск")
    async with running(store, house, settings) as server, server.visitor() as client:
        assert (await client.get("/metrics")).status_code == 403
        wrong = {b"authorization": b"Bearer guess"}
        assert (await client.get("/metrics", headers=wrong)).status_code == 403
        given = {b"authorization": "Bearer пропуск".encode()}
        answer = await client.get("/metrics", headers=given)
        assert answer.status_code == 200
        assert "text/plain; version=0.0.4" in answer.headers["content-type"]


async def test_counts_are_in_the_form_that_prometheus_reads(
    guest: httpx.AsyncClient,
) -> None:
    await guest.get("/api/games/toy")
    text = (await guest.get("/metrics")).text
    assert 'bukvitsa_requests_total{method="GET",route="/api/games/{game}",status="200"} 1' in text
    types = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            types[name] = kind
        elif not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            float(value)
            base = name.partition("{")[0]
            family = base
            for ending in ("_bucket", "_sum", "_count"):
                family = family.removesuffix(ending) if family not in types else family
            assert family in types, line
    assert {"bukvitsa_tables", "bukvitsa_acts_total", "bukvitsa_commit_seconds"} <= set(types)
