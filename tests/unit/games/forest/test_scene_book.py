"""How positions of Шёпот леса are read: defaults, comparisons, and what is no position."""

from typing import Any

import pytest

from bukvitsa.games.forest.acts import PlaceCubes
from bukvitsa.games.forest.drafts import Fault
from bukvitsa.games.forest.field import Place
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.phases import Placing
from bukvitsa.games.forest.scene import ForestBook
from bukvitsa.games.forest.setup import Back, Card
from bukvitsa.games.forest.state import State
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import Letter
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.play import Unshuffled

BOOK = ForestBook()
NAMES = Names(("Аня", "Боря"))
FIELD = ["Л(АБ) #К(Б) .", "О # Т"]


def placed(options: ForestOptions | None = None, **raw: Any) -> State:
    return BOOK.place(raw, options or ForestOptions(), NAMES)


def printed(**raw: Any) -> dict[str, Any]:
    return BOOK.print(placed(**raw), NAMES)


def test_a_position_that_says_nothing_has_lawful_defaults() -> None:
    told = printed()
    assert told["phase"] == "write"
    assert told["first"] == "Аня"
    assert (told["turn"], told["at"], told["winners"]) == (None, None, None)
    assert [len(row.split()) for row in told["field"]] == [4, 4, 4]
    assert len(told["deck"]) == 36
    assert told["discard"] == told["drawn"] == ""
    assert told["fronts"] == told["drafts"] == {"Аня": "", "Боря": ""}
    assert told["supply"] == {"Аня": 14, "Боря": 14}
    assert told["scores"] == {"Аня": 0, "Боря": 0}


def test_the_deck_and_unknown_cards_are_some_not_seen_elsewhere() -> None:
    """The only Щ lies in the field, so neither the deck nor a face-down card is one."""
    state = placed(ForestOptions(deck_size=98), field=["Щ #"], fronts={"Аня": "Ъ #"}, phase="grow")
    rest = [state.faces[card] for card in (*state.deck, *state.drawn, state.lying[1])]
    assert not {"щ", "ъ"} & set(rest)
    assert len(state.drawn) == 3
    letters = sorted(rest)
    assert all(letters.count(letter) <= 10 for letter in letters)


def test_more_unknown_cards_than_the_box_holds_are_read_all_the_same() -> None:
    told = printed(field=[" ".join("#" * 60), " ".join("#" * 60)])
    assert told["deck"] == ""


@pytest.mark.parametrize(
    ("raw", "first", "turn"),
    [
        ({"phase": "place"}, "Аня", "Аня"),
        ({"phase": "place", "turn": "Боря"}, "Аня", "Боря"),
        ({"phase": "place", "first": "Боря"}, "Боря", "Боря"),
        ({"phase": "grow", "turn": "Боря"}, "Боря", "Боря"),
        ({"phase": "prune", "turn": "Боря"}, "Боря", "Боря"),
        ({"phase": "lead"}, "Аня", "Аня"),
        ({"phase": "elder"}, "Аня", "Аня"),
    ],
)
def test_turn_and_first_fit_each_other(raw: dict[str, Any], first: str, turn: str) -> None:
    told = printed(field=[*FIELD, "# # #"], **raw)
    assert (told["first"], told["turn"]) == (first, turn)


def test_an_agreed_first_player_is_first_in_a_position_too() -> None:
    assert BOOK.print(placed(ForestOptions(first=Seat(1))), NAMES)["first"] == "Боря"


def test_the_leader_is_asked_about_the_first_bare_closed_card() -> None:
    assert printed(field=FIELD, phase="lead")["at"] == [2, 2]


def test_a_position_may_be_over() -> None:
    told = printed(fronts={"Боря": "ЛЕС"}, phase="over", deck="")
    assert (told["phase"], told["turn"], told["winners"]) == ("over", None, ["Боря"])


def test_words_of_a_round_under_way_count_as_used_and_impossible_ones_do_not() -> None:
    told = printed(field=FIELD, phase="place", drafts={"Аня": "Лот", "Боря": "щит"}, used=["дом"])
    assert told["used"] == ["дом", "лот"]
    assert told["drafts"] == {"Аня": "лот", "Боря": "щит"}


def test_a_word_that_both_is_used_and_stands_is_this_rounds() -> None:
    state = placed(field=FIELD, phase="place", drafts={"Аня": "лот"}, used=["лот"])
    assert state.words[0].stands
    assert state.used == ("лот",)


def judged(*words: str, **raw: Any) -> State:
    world = World(Instant(0), Unshuffled(), ListedLexicon(words))
    return BOOK.judged(placed(field=FIELD, **raw), world)


def test_a_word_named_as_used_is_an_earlier_rounds_when_words_are_judged() -> None:
    state = judged("лот", phase="place", drafts={"Аня": "лот"}, used="лот")
    assert state.words[0].fault is Fault.USED_BEFORE
    assert state.used == ("лот",)


def test_words_that_the_dictionary_refuses_are_not_remembered() -> None:
    state = judged("лот", phase="place", drafts={"Аня": "тол", "Боря": "лот"}, used=["дом"])
    assert [shown.fault for shown in state.words] == [Fault.ILLEGAL, None]
    assert state.used == ("дом", "лот")


def test_before_the_reveal_no_word_is_judged() -> None:
    assert judged(drafts={"Аня": "лот"}).words == ()


def test_words_whose_cards_may_be_gone_are_held_against_the_dictionary_alone() -> None:
    drafts = {"Аня": "щука", "Боря": "щщщ"}
    state = judged("щука", phase="elder", drafts=drafts)
    assert [shown.stands for shown in state.words] == [True, False]


def test_an_empty_field_is_printed_as_no_rows() -> None:
    assert printed(field=[])["field"] == []


def test_a_field_may_be_one_text_of_several_lines() -> None:
    assert printed(field="Л(БА) #К\n. О\n")["field"] == ["Л(АБ) #К", ". О"]


@pytest.mark.parametrize(
    "raw",
    [
        {"hands": {"Аня": "К"}},
        {"field": ["Л7!"]},
        {"field": ["(А)"]},
        {"field": ["q"]},
        {"field": ["Л(Я)"]},
        {"phase": "dance"},
        {"drafts": {"Аня": "лес"}, "phase": "dance"},
        {"first": "Яна"},
        {"field": ["Л К"], "phase": "lead"},
        {"phase": "vote"},
    ],
)
def test_what_is_no_position_is_said(raw: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        placed(**raw)


@pytest.mark.parametrize(
    "raw", [{"decide": 5}, {"hourglass": 29}, {"unknown": 1}, {"first": "Яна"}]
)
def test_what_is_no_option_is_said(raw: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        BOOK.options(raw, NAMES)


def test_options_are_read() -> None:
    read = BOOK.options({"decide": False, "first": "Боря", "prices": True, "deck_size": 7}, NAMES)
    assert read == ForestOptions(decide=None, first=Seat(1), prices=True, deck_size=7)


def test_options_that_are_off_or_left_to_chance() -> None:
    off: dict[str, Any] = {"decide": "off", "first": False, "starting_cards": 0}
    assert BOOK.options(off, NAMES) == ForestOptions(decide=None, first=None, starting_cards=0)


def test_the_places_of_a_words_letters_may_stand_alone() -> None:
    places = [[1, 1], "front"]
    state = placed(field=FIELD)
    alone, named = (
        BOOK.act("place", value, state, Seat(0), NAMES) for value in (places, {"cards": places})
    )
    assert alone == named == PlaceCubes((Place(0, 0), None))


@pytest.mark.parametrize(
    ("verb", "value"),
    [
        ("sing", None),
        ("guard", "maybe"),
        ("place", {}),
        ("mark", [1]),
        ("prune", {"rows": [], "columns": []}),
    ],
)
def test_what_is_no_act_is_said(verb: str, value: Any) -> None:
    with pytest.raises((ValueError, KeyError)):
        BOOK.act(verb, value, placed(), Seat(0), NAMES)


@pytest.mark.parametrize(
    ("key", "expected", "got", "same"),
    [
        ("field", ["Л(БА) #"], ["Л(АБ) #К"], True),
        ("field", ["Л(БА) #К"], ["Л(АБ) #"], False),
        ("field", ["Л #М"], ["Л #К"], False),
        ("field", ["Л К"], ["Л #К"], False),
        ("field", ["#"], ["К"], False),
        ("field", ["Л(А)"], ["Л"], False),
        ("field", [". . .", ". Л К", "."], ["Л К"], True),
        ("field", ["Л", "К"], ["Л К"], False),
        ("field", ["Л К"], ["Л К Р"], False),
        ("field", [], [], True),
        ("fronts", "ЩЧ #", "ЧЩ #К", True),
        ("fronts", "ЩЧ # #", "ЧЩ #К", False),
        ("fronts", "ЩЧ #", "ЧЩК", False),
        ("fronts", "# #К", "#К #М", True),
        ("fronts", "#К #К", "#К #М", False),
        ("fronts", None, "", True),
        ("deck", "жзб", "ЖЗБ", True),
        ("deck", "ЗЖБ", "ЖЗБ", False),
        ("discard", "ЗЖ", "ЖЗ", False),
        ("drawn", "БЗЖ", "ЖЗБ", True),
        ("drafts", "ёж", "ЕЖ", True),
        ("drafts", "", "?", False),
        ("ready", ["Боря", "Аня"], ["Аня", "Боря"], True),
        ("used", ["ёж"], ["еж"], True),
        ("winners", "Аня", ["Аня"], True),
        ("winners", None, None, True),
        ("winners", None, ["Аня"], False),
        ("supply", 3, 3, True),
        ("at", [1, 2], [2, 1], False),
    ],
)
def test_zones_are_compared_as_the_language_says(
    key: str, expected: Any, got: Any, same: bool
) -> None:
    assert BOOK.same(key, expected, got) is same


def test_shuffled_things_are_written_as_their_tokens() -> None:
    assert BOOK.sign(Card(Letter("щ"), Back.DARK)) == "Щ"
    assert BOOK.sign(Seat(1)) == "1"


def test_a_watcher_sees_who_is_asked_but_no_hidden_card() -> None:
    state = placed(field=FIELD, phase="grow", drawn="ЖЗБ", deck="ШЩ", discard="Ы")
    assert isinstance(placed(phase="place").phase, Placing)
    told = BOOK.print(state, NAMES)
    assert (told["drawn"], told["deck"], told["discard"]) == ("ЖЗБ", "ШЩ", "Ы")
