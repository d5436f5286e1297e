"""The description of the plain requests is true: a stranger's tool asks by it and finds no lie."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bukvitsa.server.guests import COOKIE
from bukvitsa.server.schema import TYPES
from bukvitsa.server.settings import Settings
from tests.kit.servers import Running

pytestmark = pytest.mark.anyio

EXAMPLES = 12
"""So many requests for each operation and way of asking: the gate stays quick."""
PLENTY = 1_000_000


@pytest.fixture
def settings() -> Settings:
    """Limits are proved elsewhere."""
    return Settings(
        tables_hourly=PLENTY, codes_hourly=PLENTY, words_minutely=PLENTY, joins_minutely=PLENTY
    )


async def described(client: httpx.AsyncClient) -> dict[str, Any]:
    answer: dict[str, Any] = (await client.get("/schema/openapi.json")).json()
    return answer


async def test_every_operation_is_described_with_its_troubles(
    stranger: httpx.AsyncClient,
) -> None:
    paths = (await described(stranger))["paths"]
    assert {
        "/healthz",
        "/metrics",
        "/api/me",
        "/api/games",
        "/api/games/{game}",
        "/api/phrases",
        "/api/tables",
        "/api/tables/{table}",
        "/api/codes",
        "/api/words",
        "/api/finished",
        "/api/finished/{table}/journal",
    } == set(paths)
    for path in paths.values():
        for operation in path.values():
            assert "503" in operation["responses"]
            assert operation["description"]


async def test_what_is_forbidden_when_read_is_forbidden_in_the_description(
    stranger: httpx.AsyncClient,
) -> None:
    schemas = (await described(stranger))["components"]["schemas"]
    assert schemas["NewTable"]["additionalProperties"] is False
    assert schemas["NewName"]["additionalProperties"] is False


async def test_every_type_of_the_description_is_msgspecs_own(
    stranger: httpx.AsyncClient,
) -> None:
    schemas = (await described(stranger))["components"]["schemas"]
    _, own = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    assert {name: schemas[name] for name in own} == msgspec.json.decode(msgspec.json.encode(own))
    assert set(schemas) == set(own), "the framework describes a type that TYPES lacks"


async def test_a_tool_that_asks_by_the_description_finds_no_lie(
    server: Running, guest: httpx.AsyncClient, tmp_path: Path
) -> None:
    config = tmp_path / "schemathesis.toml"
    keys = {"guest": guest.cookies[COOKIE], "token": guest.headers["x-bukvitsa-token"]}
    lines = [f'[auth.openapi.{name}]\napi_key = "{key}"\n' for name, key in keys.items()]
    made = await guest.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Аня"})
    known = {"table": made.json()["id"], "code": made.json()["code"], "game": "toy"}
    lines += ["[parameters]\n", *(f'{name} = "{value}"\n' for name, value in known.items())]
    # 422 is no lie: what was asked for is well formed, and cannot be had.
    fair = ["2xx", "401", "403", "404", "409", "422", "429", "503"]
    lines += [f"[checks.positive_data_acceptance]\nexpected-statuses = {fair}\n"]
    config.write_text("".join(lines), encoding="utf-8")
    tool = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "schemathesis.cli",
        f"--config-file={config}",
        "run",
        f"{server.address}/schema/openapi.json",
        f"--max-examples={EXAMPLES}",
        "--seed=7",
        "--no-color",
        "--phases=examples,coverage,fuzzing",
        "--generation-database=none",
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(tool.communicate(), 100)
    assert tool.returncode == 0, said.decode()
