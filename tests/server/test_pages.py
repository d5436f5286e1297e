"""The client as it was built, the server's own pages, and what stands on every answer."""

from pathlib import Path

import httpx
import pytest

from bukvitsa.journal.sqlite import SqliteStore
from bukvitsa.server.pages.client import PLACES, policy
from bukvitsa.server.settings import Settings
from tests.kit.houses import StubHouse
from tests.kit.servers import running
from tests.server.conftest import BUILT

pytestmark = pytest.mark.anyio

SCRIPT = "/assets/main-abc.js"


def _somewhere(place: str) -> str:
    return place.replace("{", "").replace(":str}", "")


@pytest.mark.parametrize("place", PLACES)
async def test_the_client_is_shown_wherever_it_has_something_to_show(
    stranger: httpx.AsyncClient, place: str
) -> None:
    answer = await stranger.get(_somewhere(place))
    assert answer.status_code == 200
    assert answer.content == BUILT["index.html"]
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        (SCRIPT, "text/javascript; charset=utf-8", True),
        ("/assets/letters-def.woff2", "font/woff2", True),
        ("/icon.svg", "image/svg+xml", False),
        ("/icons/192.png", "image/png", False),
        ("/manifest.webmanifest", "application/manifest+json", False),
        ("/sw.js", "text/javascript; charset=utf-8", False),
    ],
)
async def test_what_the_page_asks_for_is_there_and_kept_if_its_name_tells_what_is_in_it(
    stranger: httpx.AsyncClient, path: str, kind: str, kept: bool
) -> None:
    answer = await stranger.get(path, headers={"Accept-Encoding": "identity"})
    assert answer.content == BUILT[path[1:]]
    assert answer.headers["content-type"] == kind
    cache = "max-age=31536000, immutable" if kept else "no-cache"
    assert answer.headers["cache-control"] == cache


@pytest.mark.parametrize(
    "path", ["/assets/main-abc.js.br", "/assets/gone.js", "/.vite/manifest.json"]
)
async def test_what_is_no_file_of_the_page_is_not_handed_out(
    stranger: httpx.AsyncClient, path: str
) -> None:
    assert (await stranger.get(path)).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"packed by brotli"),
        ("gzip, br;q=0", "gzip", b"packed by gzip"),
        ("identity", None, BUILT["assets/main-abc.js"]),
    ],
)
async def test_a_file_comes_packed_as_the_browser_can_open_it(
    stranger: httpx.AsyncClient, accepted: str, encoding: str | None, body: bytes
) -> None:
    request = stranger.stream("GET", SCRIPT, headers={"Accept-Encoding": accepted})
    async with request as answer:
        assert b"".join([part async for part in answer.aiter_raw()]) == body
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"


async def test_a_page_that_has_not_changed_is_not_sent_again(stranger: httpx.AsyncClient) -> None:
    tag = (await stranger.get("/")).headers["etag"]
    again = await stranger.get("/", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert (await stranger.get("/", headers={"If-None-Match": 'W/"other"'})).status_code == 200


async def test_the_page_may_speak_to_its_own_place_and_to_nobody_else(
    stranger: httpx.AsyncClient,
) -> None:
    said = (await stranger.get("/")).headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in said.split("; "))
    own = str(stranger.base_url.netloc, "ascii")
    assert rules.pop("connect-src") == f"'self' ws://{own}"
    assert rules["script-src"] == rules["style-src"] == rules["font-src"] == "'self'"
    assert "http" not in said.replace("ws://", "")


def test_a_name_of_the_place_that_is_none_adds_nothing_to_what_is_allowed() -> None:
    assert policy("evil.example; script-src *", "http").endswith("connect-src 'self'")
    assert policy("[::1]:8000", "http").endswith("connect-src 'self' ws://[::1]:8000")


async def test_a_server_without_a_built_client_says_how_to_build_it(
    store: SqliteStore, house: StubHouse, tmp_path: Path
) -> None:
    unbuilt = running(store, house, Settings(), static=tmp_path / "nothing")
    async with unbuilt as serving, serving.visitor() as stranger:
        answer = await stranger.get("/table/abc")
        look = await stranger.get("/paper.css")
    assert answer.status_code == 503
    assert "run.py play" in answer.text
    assert 'href="/paper.css"' in answer.text
    assert look.headers["content-type"].startswith("text/css")


async def test_an_unknown_address_gets_a_russian_page_with_the_way_home(
    stranger: httpx.AsyncClient,
) -> None:
    answer = await stranger.get("/nowhere/at/all")
    assert answer.status_code == 404
    assert "опечатка" in answer.text
    assert 'href="/"' in answer.text


async def test_an_unknown_address_of_the_api_is_told_to_a_program(
    stranger: httpx.AsyncClient,
) -> None:
    answer = await stranger.get("/api/nowhere")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no_such_page"


@pytest.mark.parametrize(
    "path", ["/", SCRIPT, "/nowhere", "/api/me", "/api/nowhere", "/healthz", "/schema/openapi.json"]
)
async def test_no_answer_lets_a_foreign_script_run_or_another_page_frame_it(
    stranger: httpx.AsyncClient, path: str
) -> None:
    headers = (await stranger.get(path)).headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


async def test_what_is_asked_of_the_api_is_never_kept_by_a_cache(
    stranger: httpx.AsyncClient,
) -> None:
    assert (await stranger.get("/api/me")).headers["cache-control"] == "no-store"
    assert (await stranger.get("/")).headers["cache-control"] == "no-cache"
