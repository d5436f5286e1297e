"""The greedy player decides soundly, one move deep, whatever it is asked."""

from random import Random
from typing import Any

import pytest

from bukvitsa.bots.forest.greedy import USUAL, GreedyMind
from bukvitsa.games.forest.acts import (
    Act,
    Doubt,
    Elder,
    Grow,
    Guard,
    Mark,
    NoElder,
    NoGuard,
    NoPrune,
    PlaceCubes,
    Prune,
    Ready,
    Write,
)
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.seen import Line, Place
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import WATCHER, Seat, Viewer
from bukvitsa.letters.alphabet import ALPHABET
from tests.kit.books import book_of
from tests.kit.forest.tables import FIRST, view_at

BOOK = book_of(["кот", "дом", "мода", "том", "щука", "ус", "сук"], rare=["док"])
MINE = {"field": ["К(А) О(А) Т(А) Д М У"]}


def thought(
    position: dict[str, Any],
    options: ForestOptions | None = None,
    players: int = 2,
    viewer: Viewer = FIRST,
    seed: int = 1,
) -> Act | None:
    """Ask the greedy player what to do."""
    return GreedyMind(BOOK).think(view_at(position, options, players, viewer), Random(seed))


@pytest.mark.parametrize("seed", range(20))
def test_the_word_that_wins_cards_is_written(seed: int) -> None:
    """FO-20: three cards are led by one cube more, whatever the dice like."""
    assert thought(MINE, seed=seed) == Write("кот")


@pytest.mark.parametrize("seed", range(20))
def test_where_prices_count_the_dear_card_is_wanted(seed: int) -> None:
    """FO-31: Щ alone is worth more than three cheap cards."""
    position = {"field": ["К(А) О(А) Т(А) Щ(А) У К А"]}
    assert thought(position, ForestOptions(prices=True), seed=seed) == Write("щука")


def test_words_that_may_not_be_used_are_not_written() -> None:
    """FO-11, WD-15, WD-16: neither used ones, nor rare ones, nor what the table has banned."""
    assert thought({**MINE, "used": ["кот"]}) == Write("том")
    assert thought(MINE, ForestOptions(ban=("кот",))) != Write("кот")
    assert thought({"field": ["Д О К"]}) == Ready()


def test_no_word_takes_three_cards_of_the_front() -> None:
    """FO-10: two are as many as may be."""
    position = {"field": ["К А"], "fronts": {"Аня": "ТОМД"}}
    assert thought(position) == Write("кот")
    assert thought({**position, "used": ["кот"]}) == Ready()


def test_a_word_is_not_written_that_wins_less_than_a_mere_mark() -> None:
    """FO-17: rather a card won than cubes wasted where two others are ahead."""
    position = {"field": ["У(БВ) С(БВ) М(А)"], "supply": {"Аня": 3}}
    assert thought(position, players=3) == Ready()


def test_a_word_is_not_written_for_which_cubes_would_be_missed() -> None:
    """FO-16: with an empty supply the cubes come from cards that are nearly won."""
    position = {"field": ["К О Т Д(А) М(А) А(А)"], "supply": {"Аня": 0}}
    assert thought(position) == Ready()
    assert thought({**position, "supply": {"Аня": 3}}) == Write("мода")


def test_a_word_is_not_longer_than_there_are_cubes() -> None:
    """FO-18: it would be refused."""
    position = {"field": ["К О Т"], "supply": {"Аня": 2}}
    assert thought(position) == Ready()
    assert thought({**position, "supply": {"Аня": 3}}) == Write("кот")


def test_who_has_written_is_ready_and_says_so_once() -> None:
    """FO-8: it does not keep others waiting."""
    assert thought({**MINE, "drafts": {"Аня": "кот"}}) == Ready()
    assert thought({**MINE, "drafts": {"Аня": "кот"}, "ready": ["Аня"]}) is None


def test_the_word_is_marked_where_it_wins_most() -> None:
    """FO-13…FO-16: the own card rather than a new one, with a cube more."""
    position = {"field": ["К К(А) О Т"], "drafts": {"Аня": "кот"}, "phase": "place"}
    cards = (Place(0, 1), Place(0, 2), Place(0, 3))
    assert thought(position) == PlaceCubes(cards, add=(Place(0, 1),))


def test_a_lead_is_broken_rather_than_a_card_begun() -> None:
    """FO-20: what another would win in this round is worth a cube."""
    position = {"field": ["К К(ББ) О Т"], "drafts": {"Аня": "кот"}, "phase": "place"}
    assert thought(position) == PlaceCubes((Place(0, 1), Place(0, 2), Place(0, 3)))


def test_without_a_word_the_card_is_marked_that_is_won_by_it() -> None:
    """FO-17: with an empty supply by a cube that nobody misses."""
    position = {"field": ["К О(А) Т(АБ) #(А)"], "phase": "place"}
    assert thought(position) == Mark(Place(0, 1))
    assert thought({**position, "supply": {"Аня": 0}}) == Mark(Place(0, 1), Place(0, 2))


@pytest.mark.parametrize(
    ("field", "supply", "guarded"),
    [
        (["#(А) # #(А)"], 1, True),  # the third of three
        (["#(А) # Л"], 2, True),  # the second, and the other may still be won
        (["#(А) # Л"], 1, False),
        (["Т # Л"], 6, True),  # the first, with cubes enough
        (["Т # Л"], 5, False),
        (["#(Б) # #"], 12, False),  # what others hold, or nobody, is no help
        (["#(А) # #"], 12, False),
    ],
)
def test_a_new_card_is_guarded_where_an_elder_may_come(
    field: list[str], supply: int, guarded: bool
) -> None:
    """FO-21, FO-24: the fewer cubes stand there, the more must be left."""
    position = {"field": field, "supply": {"Аня": supply}, "phase": "lead", "at": [1, 2]}
    assert thought({**position, "deck": "КОТ"}) == (Guard() if guarded else NoGuard())
    assert thought({**position, "deck": ""}) == NoGuard()


def test_an_elder_takes_the_card() -> None:
    """FO-24: of several threes that which leaves another elder."""
    position = {"field": ["#(А) #(А) #(А) #(А) #(А) #(А)", "К О Т Д О М"], "phase": "elder"}
    act = thought({**position, "deck": "КОТ"})
    assert isinstance(act, Elder)
    assert act.places in {
        (Place(0, 0), Place(0, 1), Place(0, 2)),
        (Place(0, 3), Place(0, 4), Place(0, 5)),
    }


def test_an_elder_does_not_end_a_game_that_is_lost_by_it() -> None:
    """FO-25: the deck's last card is left if another has more all the same."""
    position = {"field": ["#(А) #(А) #(А)", "К О Т"], "deck": "К", "phase": "elder"}
    assert thought({**position, "fronts": {"Боря": "КО"}}) == NoElder()
    assert isinstance(thought({**position, "fronts": {"Боря": "К"}}), Elder)
    assert isinstance(thought({**position, "fronts": {"Боря": "КО"}, "deck": "КК"}), Elder)
    prices = ForestOptions(prices=True)  # a face-down card counts two then
    assert isinstance(thought({**position, "fronts": {"Боря": "АО"}}, prices), Elder)


def test_a_usual_letter_grows_that_does_not_lie_open_yet() -> None:
    """FO-26: in as many words as possible."""
    position = {"field": ["К О Т"], "phase": "grow", "drawn": "ЪАЩ"}
    assert letter_grown(position) == "а"
    assert letter_grown({**position, "field": ["А А А"], "drawn": "ЪАЛ"}) == "л"
    assert sorted(USUAL) == list(ALPHABET)


def letter_grown(position: dict[str, Any]) -> str:
    act = thought(position)
    assert isinstance(act, Grow)
    return str(position["drawn"][act.card]).lower()


def test_the_field_grows_beside_own_cubes_or_into_a_gap() -> None:
    """FO-26, FO-24: whoever wins the card will have a face-down one there."""
    position = {"field": ["К О #(А)", "Т #(Б) Д"], "phase": "grow", "drawn": "К"}
    assert thought(position) == Grow(0, Place(-1, 2))
    gap = {**position, "field": ["К О Т", "Д . М", "К О Т"]}
    assert thought(gap) == Grow(0, Place(1, 1))


def test_the_field_is_thinned_out_where_own_cards_come_together() -> None:
    """FO-27, FO-28: and not if others gain by it, or nobody."""
    own = {"field": ["#(А) # #(А)", "К # О"], "phase": "prune"}
    assert thought(own) == Prune(Line.ROWS, (Place(0, 1), Place(1, 1)))
    assert thought({**own, "field": ["#(Б) # #(Б)", "К # О"]}) == NoPrune()
    assert thought({**own, "field": ["К # #", "Т # О"]}) == NoPrune()
    down = {**own, "field": ["#(А) К", "# #", "#(А) О"]}
    assert thought(down) == Prune(Line.COLUMNS, (Place(1, 0), Place(1, 1)))


VOTE = ForestOptions(referee=Referee.VOTE)
SHOWN = {"field": ["К О Т Ъ Д"], "drafts": {"Аня": "кот", "Боря": "ътк"}, "phase": "answer"}


def test_words_are_doubted_and_voted_on_by_the_dictionary() -> None:
    """WD-14, WD-17: a rare word is a word."""
    assert thought(SHOWN, VOTE) == Doubt(Seat(1))
    assert thought(SHOWN, VOTE, viewer=Seat(1)) == Accept()
    rare = {**SHOWN, "drafts": {"Аня": "кот", "Боря": "док"}}
    assert thought(rare, VOTE) == Accept()
    ballot = {**SHOWN, "drafts": {"Боря": "ътк"}, "phase": "vote"}
    assert thought(ballot, VOTE) == Vote(Voice.NO)
    assert thought({**ballot, "drafts": {"Боря": "док"}}, VOTE) == Vote(Voice.YES)


def test_what_the_dictionary_refuses_is_not_appealed() -> None:
    """WD-18: there is nothing to be said for a word that is none."""
    words = {"Аня": "ътк", "Боря": "кот"}
    appeal = ForestOptions(referee=Referee.APPEAL)
    assert thought({**SHOWN, "drafts": words}, appeal) == Accept()


@pytest.mark.parametrize("phase", ["place", "lead", "elder", "grow", "prune", "answer", "over"])
def test_nothing_is_done_where_nothing_is_awaited(phase: str) -> None:
    """Neither in another's turn, nor after the game, nor by who only looks on."""
    position = {
        "field": ["#(А) #(А) #(А)", "К # О", "# О Т"],
        "at": [1, 1],
        "phase": phase,
        "drawn": "К",
    }
    assert thought(position, viewer=Seat(1)) is None
    assert thought(position, viewer=WATCHER) is None
