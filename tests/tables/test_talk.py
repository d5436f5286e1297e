"""What passes by and is never kept: talk, set phrases, and ways to make a word."""

from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.games import shelf
from bukvitsa.journal.store import Store
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.talk import phrases
from tests.kit.duel import Duel
from tests.kit.house import Person, World
from tests.kit.stores import Frail
from tests.kit.toy.values import Call, View

pytestmark = pytest.mark.anyio


@pytest.fixture
async def duel(store: Store, world: World, book: Book) -> Duel:
    return await Duel(world, book, Frail(store)).begin()


async def test_all_hear_what_is_said_and_nothing_is_kept(duel: Duel) -> None:
    look = await Person("Зритель", duel.world).enters(duel.house, duel.table)
    rows = await duel.rows()
    assert (await duel.anna.does("say", text=" Ну что, начнём? "))["type"] == "done"
    assert (await duel.boris.does("say", phrase="good_luck"))["type"] == "done"
    for person in (duel.anna, duel.boris, look):
        assert person.told("said") == [
            {"type": "said", "name": "Аня", "seat": 0, "text": "Ну что, начнём?"},
            {"type": "said", "name": "Боря", "seat": 1, "phrase": "good_luck"},
        ]
    assert await duel.rows() == rows
    assert phrases()["good_luck"] == "Удачи!"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"text": "а" * 201}, "talk_too_long"),
        ({"text": "  "}, "talk_empty"),
        ({}, "talk_empty"),
        ({"text": "перенос\nстроки"}, "talk_strange"),
        ({"text": "на\u202eоборот"}, "talk_strange"),
        ({"text": "о\u0300\u0301\u0302й"}, "talk_strange"),
        ({"phrase": "нет такой"}, "no_such_phrase"),
    ],
)
async def test_what_may_not_be_said_is_refused(duel: Duel, said: dict[str, Any], code: str) -> None:
    assert (await duel.anna.does("say", **said))["code"] == code
    assert not duel.boris.told("said")


async def test_only_who_sits_there_talks(duel: Duel) -> None:
    look = await Person("Зритель", duel.world).enters(duel.house, duel.table)
    assert (await look.does("say", text="Ходите в угол"))["code"] == "not_seated"


async def test_a_table_may_agree_not_to_talk(store: Store, world: World, book: Book) -> None:
    duel = await Duel(world, book, store).begin(talk=False)
    assert (await duel.anna.does("say", phrase="hello"))["code"] == "no_talk"


async def test_nobody_talks_without_end(duel: Duel) -> None:
    answers = [await duel.anna.does("say", text=f"{number}") for number in range(8)]
    assert [answer["type"] for answer in answers] == ["done"] * 6 + ["refused"] * 2
    assert answers[-1]["code"] == "talk_too_often"
    assert (await duel.boris.does("say", text="А мне можно"))["type"] == "done"
    await duel.world.wait(10_000)
    assert (await duel.anna.does("say", text="И мне опять"))["type"] == "done"


async def test_a_store_that_is_silent_forbids_nobody_to_talk(duel: Duel) -> None:
    frail = duel.store
    assert isinstance(frail, Frail)
    frail.gone = True
    assert (await duel.anna.does("say", text="Слышно?"))["type"] == "done"
    assert duel.boris.told("said")
    frail.gone = False


def with_ways(patch: pytest.MonkeyPatch, ways: Any) -> None:
    room = replace(shelf.ROOMS["toy"], ways=ways)
    patch.setattr("bukvitsa.games.shelf.ROOMS", {"toy": room})


async def test_ways_are_told_to_the_asker_alone(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what the asker sees; nothing is written, and the acts can be submitted as they are."""
    views: list[View] = []

    def ways(view: View, word: str) -> list[Call]:
        views.append(view)
        return [Call(word)] * 100

    with_ways(monkeypatch, ways)
    rows, heard = await duel.rows(), len(duel.boris.raw)
    answer = await duel.anna.does("ask_ways", word="кот")
    assert answer["ways"] == [{"type": "call", "word": "кот"}] * 40
    assert views[0].you == 0
    assert len(duel.boris.raw) == heard
    assert await duel.rows() == rows
    look = await Person("Зритель", duel.world).enters(duel.house, duel.table)
    assert (await look.does("ask_ways", word="кот"))["code"] == "not_seated"
    assert (await duel.anna.does("ask_ways", word="о" * 33))["code"] == "word_too_long"


async def test_what_each_way_would_bring_is_told_where_words_count(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_ways(monkeypatch, lambda _, word: [Call(word), Call(word * 2)])
    assert "points" not in await duel.anna.does("ask_ways", word="кот")
    counting = replace(shelf.ROOMS["toy"], points=lambda _, call: len(call.word))
    monkeypatch.setattr("bukvitsa.games.shelf.ROOMS", {"toy": counting})
    assert (await duel.anna.does("ask_ways", word="кот"))["points"] == [3, 6]


async def test_nobody_asks_for_ways_without_end(duel: Duel) -> None:
    answers = [await duel.anna.does("ask_ways", word="кот") for _ in range(21)]
    assert [answer["type"] for answer in answers] == ["ways"] * 20 + ["refused"]
    assert answers[-1]["code"] == "ways_too_often"


async def test_ways_that_fail_harm_nobody(duel: Duel, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> list[Call]:
        raise ValueError("a fault of ours")

    with_ways(monkeypatch, fails)
    assert (await duel.anna.does("ask_ways", word="кот"))["code"] == "broken"
    assert (await duel.lay(duel.anna))["type"] == "done"
