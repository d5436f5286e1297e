"""Guests are known again, and nobody can speak for another."""

import httpx
import pytest

from bukvitsa.journal.sqlite import SqliteStore
from bukvitsa.server import guests
from bukvitsa.server.guests import COOKIE, Guest, Guests
from bukvitsa.server.settings import Settings
from bukvitsa.tables.facts import GuestId
from tests.kit.houses import StubHouse
from tests.kit.servers import Running, running

pytestmark = pytest.mark.anyio

ANYA = Guest(GuestId("anya"), "Аня")


async def test_a_stranger_is_given_a_cookie_that_no_script_reads(
    stranger: httpx.AsyncClient,
) -> None:
    answer = await stranger.get("/api/me")
    given = answer.headers["set-cookie"]
    assert given.startswith(f"{COOKIE}=")
    for part in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert part in given
    assert "Secure" not in given
    again = await stranger.get("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json() == answer.json()


async def test_behind_a_trusted_proxy_that_speaks_https_the_cookie_is_secure(
    store: SqliteStore,
) -> None:
    async with (
        running(store, StubHouse(), Settings(proxies="127.0.0.1")) as server,
        server.visitor(headers={"X-Forwarded-Proto": "https"}) as client,
    ):
        answer = await client.get("/api/me")
        assert answer.headers["set-cookie"].endswith("; Secure")
        assert "strict-transport-security" in answer.headers


async def test_whom_nobody_trusts_is_not_believed_about_https(server: Running) -> None:
    async with server.visitor(headers={"X-Forwarded-Proto": "https"}) as client:
        assert "Secure" not in (await client.get("/api/me")).headers["set-cookie"]


async def test_a_new_name_is_known_from_then_on(guest: httpx.AsyncClient) -> None:
    assert (await guest.put("/api/me", json={"name": "Боря"})).json()["name"] == "Боря"
    assert (await guest.get("/api/me")).json()["name"] == "Боря"


async def test_every_process_and_every_restart_knows_a_guest(
    store: SqliteStore, server: Running, guest: httpx.AsyncClient
) -> None:
    await guest.put("/api/me", json={"name": "Боря"})
    async with running(store, server.desk.house) as other:
        answer = await guest.get(f"{other.address}/api/me")
        assert answer.json()["name"] == "Боря"


@pytest.mark.parametrize("cookie", ["", "x", "a.b.c", '"', "ключ"])
async def test_a_forged_cookie_is_a_strangers(stranger: httpx.AsyncClient, cookie: str) -> None:
    answer = await stranger.get("/api/me", headers={b"cookie": f"{COOKIE}={cookie}".encode()})
    assert answer.status_code == 200
    assert "set-cookie" in answer.headers


def test_a_cookie_signed_by_an_older_key_is_good_and_by_a_strangers_is_not() -> None:
    cookie = Guests(["old"]).cookie(ANYA, secure=False)
    read = Guests(["new", "old"]).read(cookie)
    assert read is not None
    assert read.guest == ANYA
    assert Guests(["new"]).read(cookie) is None
    assert Guests(["new", "old"]).knows(Guests(["old"]).token(ANYA), ANYA)
    assert not Guests(["new"]).knows(Guests(["old"]).token(ANYA), ANYA)


def test_new_cookies_are_signed_by_the_newest_key() -> None:
    cookie = Guests(["new", "old"]).cookie(ANYA, secure=False)
    assert Guests(["new"]).read(cookie) is not None


def test_an_old_cookie_is_given_anew_before_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Guests(["key"])
    cookie = keeper.cookie(ANYA, secure=False)
    fresh = keeper.read(cookie)
    assert fresh is not None
    assert not fresh.old
    monkeypatch.setattr(guests, "RENEWED", -1)
    aged = keeper.read(cookie)
    assert aged is not None
    assert aged.old
    monkeypatch.setattr(guests, "YEAR", -1)
    assert keeper.read(cookie) is None


async def test_a_request_that_changes_something_needs_a_cookie_and_the_guests_own_word(
    stranger: httpx.AsyncClient, guest: httpx.AsyncClient
) -> None:
    answer = await stranger.put("/api/me", json={"name": "Зло"})
    assert (answer.status_code, answer.json()["code"]) == (403, "no_guest")
    for token in ("", "x", "ю".encode().decode("latin-1")):
        answer = await guest.put(
            "/api/me", json={"name": "Зло"}, headers={b"x-bukvitsa-token": token.encode("latin-1")}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_token")
    assert (await guest.get("/api/me")).json()["name"] == ""


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_another_sites_page_changes_nothing(
    guest: httpx.AsyncClient, headers: dict[str, str]
) -> None:
    answer = await guest.put("/api/me", json={"name": "Зло"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    assert (await guest.get("/api/me")).json()["name"] == ""


async def test_the_own_page_may(server: Running, guest: httpx.AsyncClient) -> None:
    own = {"origin": server.address, "sec-fetch-site": "same-origin"}
    assert (await guest.put("/api/me", json={"name": "Аня"}, headers=own)).status_code == 200
