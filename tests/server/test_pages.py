"""The server answers by itself before there is a client."""

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from bukvitsa.server.app import make_app


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    """Talk to the application without a socket."""
    with TestClient(make_app()) as client:
        yield client


def test_a_watchdog_reads_that_the_server_is_alive(client: TestClient[Litestar]) -> None:
    answer = client.get("/healthz")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"


def test_the_first_page_greets_in_russian_and_names_the_four_games(
    client: TestClient[Litestar],
) -> None:
    answer = client.get("/")
    assert answer.headers["content-type"].startswith("text/html; charset=utf-8")
    for name in ("Запретные слова", "Шёпот леса", "Ундервуд", "Анаграммы"):
        assert name in answer.text


def test_everything_the_first_page_asks_for_is_there(client: TestClient[Litestar]) -> None:
    assert 'href="/paper.css"' in client.get("/").text
    look = client.get("/paper.css")
    assert look.status_code == 200
    assert look.headers["content-type"].startswith("text/css")


def test_no_page_may_run_a_script_or_ask_another_host(client: TestClient[Litestar]) -> None:
    for path in ("/", "/nowhere"):
        assert client.get(path).headers["content-security-policy"].startswith("default-src 'none'")


def test_an_unknown_address_gets_a_russian_page_with_the_way_home(
    client: TestClient[Litestar],
) -> None:
    answer = client.get("/nowhere/at/all")
    assert answer.status_code == 404
    assert "опечатка" in answer.text
    assert 'href="/"' in answer.text
