"""What the server says of the real games and the real words."""

from collections.abc import AsyncIterator

import httpx
import pytest

from bukvitsa.games.shelf import ROOMS
from bukvitsa.journal.sqlite import SqliteStore
from bukvitsa.lexicon.book import open_lexicon
from tests.kit.houses import StubHouse
from tests.kit.servers import running

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy() -> None:
    """Here the shelves are as they are."""


@pytest.fixture
async def lexical(store: SqliteStore, house: StubHouse) -> AsyncIterator[httpx.AsyncClient]:
    """A stranger at a server with the whole dictionary."""
    async with running(store, house, words=open_lexicon()) as server, server.visitor() as client:
        yield client


async def test_every_game_is_offered_so_that_a_page_can_show_it(
    stranger: httpx.AsyncClient,
) -> None:
    games = (await stranger.get("/api/games")).json()
    assert [game["id"] for game in games] == list(ROOMS)
    for game in games:
        assert game["gist"].endswith(".")
        assert 0 < game["minutes"][0] < game["minutes"][1]
        assert [bot["level"] for bot in game["bots"]] == game["levels"]
        assert game["bots"][0] == {
            "level": "random",
            "title": "Новичок",
            "about": game["bots"][0]["about"],
        }


@pytest.mark.parametrize(
    ("word", "wishes", "legal"),
    [
        ("кот", {}, "forbidden forest underwood anagrams"),
        ("ёж", {}, "forest underwood"),
        ("лыжи", {}, "underwood anagrams"),
        ("ножницы", {}, "forbidden forest underwood anagrams"),
        ("котами", {}, ""),
        ("котами", {"extended": True}, "underwood anagrams"),
        ("шгщ", {}, ""),
    ],
)
async def test_a_word_is_judged_by_every_game_in_one_answer(
    lexical: httpx.AsyncClient, word: str, wishes: dict[str, bool], legal: str
) -> None:
    told = (await lexical.get("/api/words", params={"word": word, **wishes})).json()
    assert [each["game"] for each in told["games"]] == list(ROOMS)
    assert " ".join(each["game"] for each in told["games"] if each["legal"]) == legal
    for each in told["games"]:
        assert each["title"] == ROOMS[each["game"]].game.facts.title
        assert each["text"].endswith((".", "!", "?"))
