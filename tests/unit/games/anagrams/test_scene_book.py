"""What the scene language of Анаграммы takes and what it finds strange."""

from typing import Any

import pytest

from bukvitsa.games.anagrams.acts import Call
from bukvitsa.games.anagrams.scene import AnagramsBook
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat

BOOK = AnagramsBook()
NAMES = Names(("Аня", "Боря"))


def placed(options: dict[str, Any] | None = None, **zones: Any) -> Any:
    return BOOK.place(zones, BOOK.options(options or {}, NAMES), NAMES)


def test_what_is_printed_can_be_placed() -> None:
    for zones in (
        {"middle": "КОТ", "words": {"Боря": ["ёлка", "дом"]}, "deck": "АБ", "turn": "Боря"},
        {"middle": "К", "deck": ""},
        {"words": {"Аня": ["дом"]}, "phase": "over"},
    ):
        printed = BOOK.print(placed(**zones), NAMES)
        assert BOOK.print(placed(**printed), NAMES) == printed


def test_what_is_left_out_is_lawful() -> None:
    state = placed(middle="ЩЪ")
    printed = BOOK.print(state, NAMES)
    assert len(printed["deck"]) == 100
    assert set("щъ") & set(printed["deck"].lower()) == set()
    assert (printed["phase"], printed["turn"]) == ("play", "Аня")
    assert BOOK.print(placed(phase="last_call"), NAMES)["deck"] == ""


def test_options_as_a_scene_writes_them() -> None:
    for off in (False, None, "off"):
        assert BOOK.options({"flip_after": off}, NAMES).flip_after is None
    assert BOOK.options({"first": "Боря"}, NAMES).first == 1
    assert BOOK.options({"first": None}, NAMES).first is None


def test_zones_are_compared_as_they_are_read() -> None:
    assert BOOK.same("middle", "то К", "КОТ")
    assert not BOOK.same("deck", "ток", "КОТ")
    assert BOOK.same("deck", None, "")
    assert BOOK.same("words", ["елка"], ["ёлка"])
    assert BOOK.same("words", "дом лес", ["дом", "лес"])
    assert not BOOK.same("words", ["лес", "дом"], ["дом", "лес"])
    assert BOOK.same("winners", "Аня", ["Аня"])
    assert BOOK.same("winners", ["Боря", "Аня"], ["Аня", "Боря"])
    assert BOOK.same("turn", None, None)
    assert not BOOK.same("scores", 3, 4)


@pytest.mark.parametrize(
    "zones",
    [
        {"hands": {}},
        {"middle": "КОT"},
        {"words": {"Вера": ["дом"]}},
        {"phase": "answer"},
        {"phase": "last_call", "deck": "АБ"},
        {"phase": "play", "deck": ""},
        {"turn": "Вера"},
        {"words": {"Аня": ["дом"]}, "scores": {"Аня": 4}},
        {"totals": {"Аня": 1}},
        {"winners": ["Аня"]},
        {"options": {"deck": {"title": "Пустая", "piles": {}}}},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_told(zones: dict[str, Any]) -> None:
    options = zones.pop("options", {})
    with pytest.raises(ValueError, match=r"."):
        placed(options, **zones)


@pytest.mark.parametrize(
    ("verb", "value"),
    [
        ("lay", "к"),
        ("call", {"word": "кот", "red": [1]}),
        ("call", {"word": "кот", "take": [1]}),
        ("call", {"word": "кот", "take": ["Боря", 1]}),
        ("vote", "maybe"),
    ],
)
def test_an_act_that_cannot_be_read_is_told(verb: str, value: Any) -> None:
    with pytest.raises(ValueError, match=r"а это|нет"):
        BOOK.act(verb, value, placed(), Seat(0), NAMES)


def test_a_call_without_a_word_is_still_a_call() -> None:
    state = placed()
    assert BOOK.act("call", None, state, Seat(0), NAMES) == Call("")
    assert BOOK.act("call", {"word": "кот"}, state, Seat(0), NAMES) == Call("кот")


def test_a_letter_is_written_as_on_its_card() -> None:
    assert BOOK.sign("щ") == "Щ"
