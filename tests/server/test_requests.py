"""Plain requests: every answer, and every way in which there is none."""

from typing import Any

import httpx
import pytest

from bukvitsa.journal.store import Unreachable
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.tables.talk import phrases
from tests.kit.houses import CODE, StubHouse
from tests.kit.servers import Running

pytestmark = pytest.mark.anyio

GROUPS = [
    {"group": "game", "title": "Партия"},
    {"group": "time", "title": "Время"},
    {"group": "words", "title": "Слова"},
]
WANTED: dict[str, Any] = {"game": "toy", "seats": 2, "name": "Аня"}


async def test_games_are_offered_with_their_options_and_levels(
    stranger: httpx.AsyncClient,
) -> None:
    games = (await stranger.get("/api/games")).json()
    assert [game["id"] for game in games] == ["toy"]
    toy = (await stranger.get("/api/games/toy")).json()
    assert toy == games[0]
    assert toy["levels"] == ["sleepy", "random"]
    assert toy["options"][0]["name"] == "rounds"
    assert {option["group"] for option in toy["options"]} <= {each["group"] for each in GROUPS}
    assert toy["groups"] == GROUPS
    assert [bot["title"] for bot in toy["bots"]] == ["Соня", "Новичок"]
    assert toy["gist"].endswith(".")
    assert toy["minutes"] == [1, 2]


async def test_set_phrases_are_shown_with_their_text(stranger: httpx.AsyncClient) -> None:
    shown = (await stranger.get("/api/phrases")).json()
    assert shown[0] == {"phrase": "hello", "text": "Привет!"}
    assert [each["phrase"] for each in shown] == list(phrases())


async def test_a_game_that_is_not_on_the_shelf_is_not_found(stranger: httpx.AsyncClient) -> None:
    answer = await stranger.get("/api/games/chess")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_game")


async def test_a_table_is_opened_as_it_was_wanted(
    guest: httpx.AsyncClient, house: StubHouse
) -> None:
    wanted = {
        **WANTED,
        "options": {"rounds": 2},
        "bots": [{"seat": 1, "level": "random"}],
        "public": True,
    }
    answer = await guest.post("/api/tables", json=wanted)
    assert answer.status_code == 201
    assert answer.json() == {
        "id": "table0",
        "code": CODE,
        "link": "/table/table0",
        "short": f"/c/{CODE}",
    }
    _, kept = house.tables[next(iter(house.tables))]
    assert (kept.name, kept.seats, kept.public) == ("Аня", 2, True)
    assert dict(kept.options) == {"rounds": 2}
    assert {int(seat): level for seat, level in kept.bots.items()} == {1: "random"}


async def test_a_table_is_shown_by_its_link_and_found_by_its_code(
    guest: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    await guest.post("/api/tables", json=WANTED)
    shown = (await stranger.get("/api/tables/table0")).json()
    assert shown["seats"][0] == {"name": "Аня", "host": True}
    assert (await stranger.get("/api/codes", params={"code": CODE})).json() == {"id": "table0"}
    assert (await stranger.get("/api/tables/no")).json()["code"] == "no_such_table"
    answer = await stranger.get("/api/codes", params={"code": "кот кот кот"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_code")


async def test_strangers_list_public_tables_and_a_guest_the_own_ones(
    guest: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    await guest.post("/api/tables", json=WANTED)
    await guest.post("/api/tables", json={**WANTED, "public": True})
    listed = (await stranger.get("/api/tables")).json()
    assert [each["id"] for each in listed] == ["table1"]
    own = (await guest.get("/api/tables", params={"mine": True})).json()
    assert [each["id"] for each in own] == ["table0", "table1"]
    assert (await stranger.get("/api/tables", params={"mine": True})).json() == []
    assert (await stranger.get("/api/tables", params={"game": "chess"})).json() == []
    assert (await stranger.get("/api/finished")).json() == []


async def test_a_refused_table_is_told_in_the_games_own_words(
    guest: httpx.AsyncClient, house: StubHouse
) -> None:
    house.refuses = Refusal("wrong_number_of_players", {"fewest": 2, "most": 4})
    answer = await guest.post("/api/tables", json={**WANTED, "seats": 12})
    assert answer.status_code == 422
    assert answer.json() == {
        "code": "wrong_number_of_players",
        "text": "В эту игру играют от 2 до 4 человек.",
        "about": {"fewest": 2, "most": 4},
    }


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "wrong_body"),
        (b"[]", 400, "wrong_body"),
        (b'{"game":"\xed\xa0\x80"}', 400, "wrong_body"),
        (b"[" * 60_000, 400, "wrong_body"),
        (b'{"game":"toy"}', 400, "wrong_body"),
        (b'{"game":"toy","seats":2,"surprise":1}', 400, "wrong_body"),
        (b'{"game":"toy","seats":"two"}', 400, "wrong_body"),
        (b'{"game":"chess","seats":2}', 404, "no_such_game"),
        (b'{"game":"' + b"x" * 70_000 + b'"}', 413, "too_large"),
    ],
)
async def test_a_table_wanted_in_no_readable_way_is_refused(
    guest: httpx.AsyncClient, body: bytes, status: int, code: str
) -> None:
    answer = await guest.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_a_wrong_question_says_what_is_wrong_with_it(stranger: httpx.AsyncClient) -> None:
    answer = await stranger.get("/api/tables", params={"most": 1000})
    assert (answer.status_code, answer.json()["code"]) == (400, "wrong_body")
    assert "most" in answer.json()["text"]


async def test_a_wrong_method_is_refused_with_those_that_are_right(
    guest: httpx.AsyncClient,
) -> None:
    answer = await guest.delete("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
    assert "PUT" in answer.headers["allow"]


async def test_a_silent_store_is_a_503_and_a_fault_of_ours_a_500_without_a_word_about_it(
    guest: httpx.AsyncClient, house: StubHouse
) -> None:
    house.fails = Unreachable("secret address")
    answer = await guest.post("/api/tables", json=WANTED)
    assert (answer.status_code, answer.json()["code"]) == (503, "store_silent")
    for fault in (RuntimeError("secret place"), RecursionError("secret place")):
        house.fails = fault
        answer = await guest.post("/api/tables", json=WANTED)
        assert (answer.status_code, answer.json()["code"]) == (500, "fault")
        assert "secret" not in answer.text


async def test_a_word_is_judged_with_its_sentence(stranger: httpx.AsyncClient) -> None:
    told = (await stranger.get("/api/words", params={"word": "Кот"})).json()
    assert told["legal"]
    assert told["text"] == "«Кот» — есть такое слово."
    assert told["definitions"]
    told = (await stranger.get("/api/words", params={"word": "cat"})).json()
    assert (told["legal"], told["reason"]) == (False, "latin_lookalike")
    answer = await stranger.get("/api/words", params={"word": "кот", "game": "chess"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_game")


async def test_there_is_no_journal_of_no_table_and_of_no_finished_game(
    guest: httpx.AsyncClient,
) -> None:
    answer = await guest.get("/api/finished/nowhere/journal")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
    await guest.post("/api/tables", json=WANTED)
    answer = await guest.get("/api/finished/table0/journal")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


async def test_a_watchdog_reads_whether_the_store_answers(
    server: Running, stranger: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await stranger.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")

    async def silent() -> bool:
        return False

    monkeypatch.setattr(server.desk.store, "answers", silent)
    answer = await stranger.get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (503, "store_silent")
    assert answer.headers["retry-after"] == "1"
