"""The beginning of a game, which no scene can show: FO-1, FO-2, FO-5, FO-6, FO-7."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bukvitsa.games.forest.events import Opened, RoundBegun
from bukvitsa.games.forest.game import Forest
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.setup import DECK
from bukvitsa.games.forest.state import State
from bukvitsa.kernel.chance import Seed, SeededChance
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import WATCHER, Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import open_table
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import Pile, Stack
from bukvitsa.letters.deck import Deck
from bukvitsa.lexicon.listed import ListedLexicon

GAME = Forest()
LIGHT = "аеклорст"
MARKED = "имнп"


class LightFirst:
    """Chance that leaves the box as it is: starting cards, marked ones, the others."""

    def shuffled(self, things: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(things)


def world(number: int | None = None) -> World:
    seed = Seed((number or 0).to_bytes(32, "big"))
    chance = LightFirst() if number is None else SeededChance(seed, 0)
    return World(Instant(1000), chance, ListedLexicon(()))


def opened(seats: int, number: int | None = None, **options: Any) -> tuple[Opened, State]:
    result = open_table(GAME, ForestOptions(**options), seats, world(number))
    assert not isinstance(result, Refusal), result
    assert isinstance(result.events[0], Opened)
    return result.events[0], result.table.state


def test_fo_1_the_installed_deck_has_110_trees_12_of_them_starting_cards() -> None:
    assert len(DECK.piles["trees"]) == 110
    assert len(DECK.piles["starting"]) == 8
    assert len(DECK.piles["marked"]) == 4
    assert DECK.piles["trees"].price_of(Letter("щ")) == 5


@pytest.mark.parametrize(
    ("seats", "rows", "columns", "deck", "cubes"),
    [(2, 3, 4, 36, 14), (3, 4, 4, 46, 16), (4, 4, 5, 56, 18), (5, 5, 5, 66, 18)],
)
def test_fo_2_fo_5_fo_6_what_depends_on_the_number_of_players(
    seats: int, rows: int, columns: int, deck: int, cubes: int
) -> None:
    """The field lies face up, without cubes, in rows and columns; the deck is cut."""
    _, state = opened(seats, 5)
    trees = state.field.trees
    assert [tree.place for tree in trees] == [(r, c) for r in range(rows) for c in range(columns)]
    assert all(tree.letter is not None and not any(tree.cubes) for tree in trees)
    assert len(state.deck) == deck
    assert state.supply == (cubes,) * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_fo_5_from_three_players_on_all_twelve_starting_cards_are_in_the_field(seats: int) -> None:
    event, _ = opened(seats)
    assert event.faces[:12] == LIGHT + MARKED
    assert set(range(12)) <= set(event.field)
    assert len(event.field) - 12 == {3: 4, 4: 8, 5: 13}[seats]


def test_fo_5_with_two_players_the_marked_starting_cards_are_out_of_the_game() -> None:
    event, _ = opened(2)
    assert set(range(8)) <= set(event.field)
    assert set(range(8, 12)) <= set(event.cut)
    assert len(event.field) == 12


@pytest.mark.parametrize("starting", range(13))
@pytest.mark.parametrize("seats", [2, 5])
def test_fo_5_so_many_starting_cards_as_agreed_the_marked_ones_last(
    seats: int, starting: int
) -> None:
    """The field's size stays; those left out are shuffled among the rest."""
    event, _ = opened(seats, starting_cards=starting, deck_size=98)
    light = [card for card in event.field if card < 12]
    assert light == list(range(starting))
    assert len(event.field) == {2: 12, 5: 25}[seats]
    assert set(range(starting, 12)) <= set(event.deck)


def test_fo_5_which_starting_cards_come_is_chance() -> None:
    """Of eight unmarked ones every one comes in at some table where six are asked for."""
    letters = Counter(
        event.faces[card]
        for number in range(40)
        for event, _ in [opened(2, number, starting_cards=6)]
        for card in event.field
    )
    assert set(LIGHT) <= set(letters)


def test_fo_5_the_field_is_mixed_and_so_is_the_deck() -> None:
    first, second = (opened(4, number)[0] for number in (1, 2))
    assert first.field != second.field
    assert first.deck != second.deck
    assert list(first.deck) != sorted(first.deck)


def test_fo_6_another_length_may_be_agreed_and_what_is_cut_off_is_out() -> None:
    event, state = opened(2, 1, deck_size=5)
    assert len(state.deck) == 5
    assert len(event.cut) == 110 - 12 - 5
    assert sorted([*event.field, *event.deck, *event.cut]) == list(range(110))


def test_fo_7_who_is_first_is_drawn_or_agreed() -> None:
    assert {opened(5, number)[1].first for number in range(40)} == set(range(5))
    assert opened(5, 3, first=Seat(2))[1].first == 2


def test_fo_8_the_first_round_begins_at_once() -> None:
    result = open_table(GAME, ForestOptions(), 2, world())
    assert not isinstance(result, Refusal)
    assert result.events[1] == RoundBegun(1, Seat(0), Instant(61_000))


def test_the_opening_as_it_is_seen() -> None:
    """FO-3: the field's letters and the deck's size, and no word of the deck itself."""
    event, _ = opened(2, 7)
    seen = GAME.veil(event, WATCHER)
    assert not hasattr(seen, "faces")
    assert seen.letters == "".join(event.faces[card] for card in event.field)  # type: ignore[union-attr]
    assert seen.deck == 36  # type: ignore[union-attr]


def small(trees: str, starting: str = LIGHT, marked: str = MARKED, **counts: int) -> Deck:
    def pile(letters: str) -> Pile:
        return Pile(tuple(Stack(letter, count, 1) for letter, count in Counter(letters).items()))  # type: ignore[arg-type]

    piles = {"trees": pile(trees), "starting": pile(starting), "marked": pile(marked)}
    return Deck("Роща", piles, counts)


ENOUGH = LIGHT + MARKED + "а" * 14


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        (Deck(" ", DECK.piles), "deck_without_title"),
        (Deck("Роща", {"trees": DECK.piles["trees"]}), "deck_wrong_piles"),
        (small(ENOUGH, wild=2), "deck_wrong_piles"),
        (small(ENOUGH, starting="аекорст"), "deck_wrong_starting"),
        (small(ENOUGH, marked="ин"), "deck_wrong_starting"),
        (small(ENOUGH.replace("м", "о")), "deck_starting_not_a_tree"),
        (small(LIGHT + MARKED + "а" * 13), "deck_too_small"),
    ],
)
def test_fo_1_a_deck_that_breaks_a_clause_is_refused(deck: Deck, code: str) -> None:
    """With five players thirteen other cards lie in the field, and one must be left to draw."""
    result = open_table(GAME, ForestOptions(deck=deck), 5, world())
    assert isinstance(result, Refusal)
    assert result.code == code


def test_fo_1_a_tables_own_deck_is_played_with() -> None:
    event, state = opened(5, deck=small(ENOUGH))
    assert len(state.deck) == 1
    assert event.faces == ENOUGH
    assert state.prices["а"] == 1  # type: ignore[index]
