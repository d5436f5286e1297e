"""The server's own pages, and what stands on every answer."""

import httpx
import pytest

pytestmark = pytest.mark.anyio


async def test_the_first_page_greets_in_russian_and_names_the_four_games(
    stranger: httpx.AsyncClient,
) -> None:
    answer = await stranger.get("/")
    assert answer.headers["content-type"].startswith("text/html; charset=utf-8")
    for name in ("Запретные слова", "Шёпот леса", "Ундервуд", "Анаграммы"):
        assert name in answer.text


async def test_everything_the_first_page_asks_for_is_there(stranger: httpx.AsyncClient) -> None:
    assert 'href="/paper.css"' in (await stranger.get("/")).text
    look = await stranger.get("/paper.css")
    assert look.status_code == 200
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
    "path", ["/", "/nowhere", "/api/me", "/api/nowhere", "/healthz", "/schema/openapi.json"]
)
async def test_no_answer_lets_a_script_run_or_another_page_frame_it(
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
