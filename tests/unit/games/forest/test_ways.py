"""Ways to mark a word, against all there are."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bukvitsa.games.forest.acts import Mark, PlaceCubes
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.seen import Place
from bukvitsa.games.forest.ways import MOST_WAYS, best_mark, best_way, least_missed, ways
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import WATCHER, Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.forest.naive_ways import all_ways, cards_named, won_by
from tests.kit.forest.tables import table_at, view_at
from tests.kit.play import Unshuffled

WORLD = World(Instant(0), Unshuffled(), ListedLexicon([]))

cubes = st.text("АБВ", max_size=4).map(lambda signs: f"({signs})" if signs else "")
cells = st.tuples(st.sampled_from(["К", "К", "О", "Т", "#"]), cubes).map("".join)


@st.composite
def positions(draw: Any) -> dict[str, Any]:
    """Draw a small field, a front and a supply."""
    return {
        "field": [" ".join(draw(st.lists(cells, min_size=1, max_size=6)))],
        "fronts": {"Аня": draw(st.text("КОТ", max_size=3))},
        "supply": {"Аня": draw(st.integers(0, 5))},
    }


@settings(max_examples=150, deadline=None)
@given(positions(), st.text("кот", min_size=1, max_size=4), st.booleans())
def test_ways_are_among_all_ways_and_the_best_of_them_come_first(
    position: dict[str, Any], word: str, prices: bool
) -> None:
    """FO-10, FO-13…FO-16, FO-18: each can be submitted, and none is better than the first.

    Cubes are moved one after another, so only without moving can the best be promised.
    """
    view = view_at(position, ForestOptions(prices=prices), 3)
    told, lawful = ways(view, word), list(all_ways(view, word))
    assert {ordered(way) for way in told} <= {ordered(way) for way in lawful}
    assert bool(told) == bool(lawful)
    won = [won_by(view, way) for way in told]
    assert won == sorted(won, reverse=True)
    choices = {cards_named(word, way.cards) for way in lawful}
    assert len({cards_named(word, way.cards) for way in told}) == len(told)
    assert len(told) == min(len(choices), MOST_WAYS)
    if len(choices) <= MOST_WAYS and not any(way.moved for way in lawful):
        assert won[:1] == sorted((won_by(view, way) for way in lawful), reverse=True)[:1]


def ordered(way: PlaceCubes) -> tuple[Any, ...]:
    """Forget the order in which cubes are named, and which of equal letters has which card."""
    cards = sorted(place for place in way.cards if place is not None)
    return len(way.cards), *cards, "add", *sorted(way.add), "from", *sorted(way.moved)


@settings(max_examples=100, deadline=None)
@given(positions(), st.text("кот", min_size=1, max_size=3))
def test_ways_of_the_own_word_are_accepted(position: dict[str, Any], word: str) -> None:
    """What is told can be submitted as it stands, and so can what is seen at a glance."""
    shown = {**position, "drafts": {"Аня": word}, "phase": "place", "turn": "Аня"}
    table = table_at(shown, players=3)
    assume(table.state.words[0].stands)
    view = table.game.view(table.state, Seat(0))
    told, quick = ways(view, word), best_way(view, word)
    assert told
    for way in (quick, *told):
        assert not isinstance(table.submit(Seat(0), way, WORLD), Refusal)


def best(position: dict[str, Any], word: str, players: int = 2) -> PlaceCubes:
    return ways(view_at(position, players=players), word)[0]


@pytest.mark.parametrize(
    ("field", "cards"),
    [
        ("К К(А) О", [(0, 1), (0, 2)]),  # the own card is led with one cube more
        ("К К(Б) О", [(0, 0), (0, 2)]),  # a free card rather than one that another is ahead on
        ("К К(ББ) О", [(0, 1), (0, 2)]),  # the other's lead is broken
    ],
)
def test_the_first_way_is_the_sensible_one(field: str, cards: Sequence[Any]) -> None:
    """What a player would do who looks one move ahead."""
    assert best({"field": [field]}, "ко").cards == tuple(Place(*card) for card in cards)


def test_an_own_cube_is_added_to_where_it_wins_and_not_where_it_is_wasted() -> None:
    """FO-14: adding is a choice; five cubes of two players lose the card to both (FO-19)."""
    assert best({"field": ["К(А) О"]}, "ко").add == (Place(0, 0),)
    assert best({"field": ["К(ААААБББББ) О"]}, "ко").add == (Place(0, 0),)
    assert best({"field": ["К(ААББ) О"], "supply": {"Аня": 1}}, "ко").add == ()


def test_the_front_serves_what_the_field_lacks_and_saves_cubes() -> None:
    """FO-10: at most two cards, and none where a cube wins a card."""
    position = {"field": ["К(А) О"], "fronts": {"Аня": "КОТТТ"}}
    assert best(position, "кот").cards == (Place(0, 0), Place(0, 1), None)
    assert best({**position, "field": ["К(ББВВ) О(А)"]}, "ко", 3).cards[0] is None
    assert not ways(view_at(position), "ттт")


def test_cubes_are_moved_from_where_they_are_missed_least() -> None:
    """FO-15, FO-16: not off a card of the word, nor off one that is nearly won."""
    field = ["К(А) О Т(А) #(А) С(АБВ)"]
    way = best({"field": field, "supply": {"Аня": 0}}, "ко", 3)
    assert way.moved == (Place(0, 4),)
    twice = best({"field": ["К О С(ААБ)"], "supply": {"Аня": 0}}, "ко")
    assert twice.moved == (Place(0, 2), Place(0, 2))
    assert next(least_missed(view_at({"field": field}, players=3)))[1] == Place(0, 4)


def test_a_word_takes_no_more_cubes_than_there_are() -> None:
    """FO-18: with the supply and the field there must be a cube for each card."""
    assert not ways(view_at({"field": ["К О Т"], "supply": {"Аня": 2}}), "кот")
    assert ways(view_at({"field": ["К О Т С(А)"], "supply": {"Аня": 2}}), "кот")


def test_prices_are_looked_at_where_they_count() -> None:
    """FO-31: of two leads the dearer card."""
    view = view_at({"field": ["К(А) Щ(А)"], "supply": {"Аня": 1}}, ForestOptions(prices=True))
    assert ways(view, "кщ")[0].add == (Place(0, 1),)


@pytest.mark.parametrize("text", ["", "kot", "к т", "кот", "ко-т"])
def test_what_cannot_be_made_has_no_way(text: str) -> None:
    assert not ways(view_at({"field": ["К О"]}), text)


def test_a_word_is_read_as_it_is_typed() -> None:
    """WD-7, WD-11: with ё and capitals; and who only looks on marks nothing."""
    assert ways(view_at({"field": ["Е Ж"]}), " Ёж ")
    assert not ways(view_at({"field": ["Е Ж"]}, viewer=WATCHER), "ёж")


def test_the_best_mark_wins_most_and_comes_from_where_it_is_missed_least() -> None:
    """FO-17: on a card that is nearly won; with an empty supply from another card."""
    field = ["К О(А) Т(АБ) #(А)"]
    assert best_mark(view_at({"field": field})) == Mark(Place(0, 1))
    view = view_at({"field": field, "supply": {"Аня": 0}})
    assert best_mark(view) == Mark(Place(0, 1), Place(0, 2))
