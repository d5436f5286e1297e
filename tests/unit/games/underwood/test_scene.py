"""How positions and acts are read: what is left out, and what cannot be read."""

from typing import Any

import pytest

from bukvitsa.games.underwood.acts import Exchange, Feed, Lay
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.scene import UnderwoodBook
from bukvitsa.games.underwood.state import State
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.deck import read_deck

NAMES = Names(("Аня", "Боря", "Вера"))
BOOK = UnderwoodBook()


def place(options: UnderwoodOptions | None = None, **raw: Any) -> State:
    return BOOK.place(raw, options or UnderwoodOptions(), NAMES)


def test_a_bare_position_is_lawful() -> None:
    printed = BOOK.print(place(hands={"Боря": "КОТ"}), NAMES)
    assert printed["turn"] == "Аня"
    assert printed["dealer"] == "Вера"
    assert printed["phase"] == "exchange"
    assert printed["totals"] == printed["scores"] == {"Аня": 0, "Боря": 0, "Вера": 0}
    assert printed["hands"] == {"Аня": "", "Боря": "КОТ", "Вера": ""}
    assert printed["ribbon"] == printed["out"] == ""


def test_the_deck_left_out_is_all_that_lies_nowhere_else() -> None:
    state = place(hands={"Аня": "ЩЩ*"}, words={"Боря": ["к(о)т[PR-2]"]}, out="[PR-4]")
    faces = [card.face for card in state.deck]
    assert len(faces) == 120 - 7
    assert "щ" not in faces
    assert faces.count("*") == 2
    assert "PR-2" not in faces
    assert "PR-4" not in faces


def test_without_prizes_none_is_in_the_deck_left_out() -> None:
    faces = [card.face for card in place(UnderwoodOptions(prizes=False)).deck]
    assert len(faces) == 106


def test_the_next_round_is_dealt_of_all_cards_of_the_game() -> None:
    few = place(hands={"Аня": "ЩЩ"}, deck="КОТ")
    assert few.counts["щ"] == 2
    assert sum(few.counts.values()) == 121
    many = place(hands={"Аня": "Щ*"}, deck="КОТ" * 7)
    assert many.counts["т"] == 7
    assert sum(many.counts.values()) == 122


def test_who_sits_before_whoever_moves_has_dealt() -> None:
    assert place(turn="Вера").dealer == 1
    assert place(turn="Вера", dealer="Вера").dealer == 2


def test_a_position_where_all_is_over() -> None:
    state = place(phase="over", totals={"Боря": 120})
    printed = BOOK.print(state, NAMES)
    assert printed["winners"] == ["Боря"]
    assert printed["turn"] is None
    assert printed["totals"]["Боря"] == 120


def test_the_winners_of_a_position_where_all_is_over() -> None:
    printed = BOOK.print(place(phase="over", winners=["Вера"]), NAMES)
    assert printed["winners"] == ["Вера"]


def test_a_bracket_read_as_a_list_is_a_zone() -> None:
    state = place(hands={"Аня": ["PR-1"], "Боря": ["К", "*", "PR-2"]}, out=["PR-4", "PR-5"])
    printed = BOOK.print(state, NAMES)
    assert printed["hands"] == {"Аня": "[PR-1]", "Боря": "К*[PR-2]", "Вера": ""}
    assert printed["out"] == "[PR-4][PR-5]"
    assert BOOK.same("out", ["PR-5", "PR-4"], printed["out"])


def test_what_is_printed_can_be_placed_again() -> None:
    state = place(
        hands={"Аня": "К*[PR-1]", "Боря": "Щ"}, ribbon="ОА", deck="ЖЗ", out="[PR-3]",
        words={"Вера": ["с(о)н", "лампа[PR-1]"]}, turn="Боря", phase="feed",
        scores={"Аня": -3}, totals={"Вера": 9},
    )  # fmt: skip
    printed = BOOK.print(state, NAMES)
    again = {key: value for key, value in printed.items() if key != "winners"}
    assert BOOK.print(place(**again), NAMES) == printed


@pytest.mark.parametrize(
    "raw",
    [
        {"table": "КОТ"},
        {"hands": {"Дима": "К"}},
        {"hands": {"Аня": "Kx"}},
        {"deck": "[PR-77]"},
        {"phase": "vote"},
        {"turn": "Дима"},
    ],
)
def test_what_is_no_position(raw: dict[str, Any]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says, the runner tells it
        place(**raw)


def test_a_deck_that_will_not_do_is_no_position() -> None:
    small = read_deck('title = "М"\n[letters]\ntotal = 3\ncards = "А3"')
    with pytest.raises(ValueError, match="deck_too_small"):
        place(UnderwoodOptions(deck=small))


def test_options_by_name_and_off() -> None:
    options = BOOK.options({"first": "Боря", "turn": False, "prizes": False}, NAMES)
    assert options == UnderwoodOptions(first=Seat(1), turn=None, prizes=False)
    assert BOOK.options({"turn": "off", "prizes": "no", "extended": "on"}, NAMES) == (
        UnderwoodOptions(turn=None, prizes=False, extended=True)
    )


def test_acts_name_what_is_there_and_what_is_not() -> None:
    state = place(hands={"Аня": "КК[PR-1][PR-1]"})

    def act(verb: str, value: Any) -> Any:
        return BOOK.act(verb, value, state, Seat(0), NAMES)

    assert act("feed", "К") == Feed(state.hands[0][0].id)
    assert act("feed", "Щ") == Feed(-1)  # type: ignore[arg-type]
    assert act("exchange", "PR-1") == Exchange((state.hands[0][2].id,))
    assert act("exchange", ["PR-1", "PR-1"]) == Exchange(tuple(it.id for it in state.hands[0][2:]))
    assert act("exchange", "[PR-1][PR-1]") == act("exchange", ["PR-1", "PR-1"])
    assert act("lay", {"word": "кк", "wild": 2}).cards[1] == -1
    assert act("lay", "kot") == Lay("kot", ())
    assert [act("vote", value).voice.value for value in (True, "Yes", False, "no")] == [
        "yes",
        "yes",
        "no",
        "no",
    ]
    with pytest.raises(ValueError, match="fly"):
        act("fly", None)
    with pytest.raises(ValueError, match="letters"):
        act("lay", {"word": "кк", "letters": 2})


def test_what_makes_no_difference_in_a_zone() -> None:
    assert BOOK.same("hands", "ко т", "ТОК")
    assert not BOOK.same("ribbon", "кот", "ТОК")
    assert BOOK.same("words", ["С(ОН) [PR-1]"], ["с(о)(н)[PR-1]"])
    assert BOOK.same("words", "ёж", ["еж"])
    assert not BOOK.same("words", ["сон", "кот"], ["кот", "сон"])
    assert BOOK.same("winners", ["Аня", "Боря"], ["Боря", "Аня"])
    assert BOOK.same("winners", None, [])
    assert BOOK.same("words", "", [])
    assert BOOK.same("turn", None, None)


def test_what_is_shuffled_is_written_as_its_card() -> None:
    assert [BOOK.sign(thing) for thing in ("а", "*", "PR-10", Seat(1))] == [
        "А",
        "*",
        "[PR-10]",
        "1",
    ]
