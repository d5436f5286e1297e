"""What a viewer hears of what happens, and may do about it."""

from typing import Any

import pytest

from bukvitsa.games.underwood.acts import Lay
from bukvitsa.games.underwood.events import Ending, Reckoning, RoundEnded
from bukvitsa.games.underwood.game import Underwood
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.scene import UnderwoodBook
from bukvitsa.games.underwood.seen import (
    DealtSeen,
    ExchangedSeen,
    Menu,
    TurnSeen,
    VotedSeen,
)
from bukvitsa.games.underwood.state import State
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.chance import Seed, SeededChance
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import WATCHER, Seat, Viewer
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.listed import ListedLexicon

NAMES = Names(("Аня", "Боря", "Вера"))
ANYA, BORYA, VERA = Seat(0), Seat(1), Seat(2)
GAME, BOOK = Underwood(), UnderwoodBook()


def place(referee: Referee = Referee.DICTIONARY, **raw: Any) -> State:
    return BOOK.place(raw, UnderwoodOptions(referee=referee), NAMES)


def act(state: State, by: Seat, verb: str, value: Any = None) -> tuple[State, Any]:
    """Do something; give the state after it and the first event."""
    world = World(Instant(0), SeededChance(Seed(bytes(32)), 1), ListedLexicon(["кот"]))
    events = GAME.decide(state, by, BOOK.act(verb, value, state, by, NAMES), world)
    assert not isinstance(events, Refusal), events
    for event in events:
        state = GAME.evolve(state, event)
    return state, events[0]


def may(state: State, viewer: Viewer) -> Menu:
    return GAME.menu(GAME.view(state, viewer))


def test_the_player_to_move_may_exchange_lay_and_feed() -> None:
    """UN-7, UN-8, UN-9: so many prizes as the deck holds, and only letters for the ribbon."""
    state = place(hands={"Аня": "К*[PR-1][PR-2]"}, deck="О")
    k, _, first, second = (card.id for card in state.hands[0])
    expected = Menu(exchange=(first, second), exchange_most=1, lay=True, feed=(k,))
    assert may(state, ANYA) == expected
    assert may(state, BORYA) == may(state, WATCHER) == Menu()


def test_with_an_empty_deck_and_no_letter() -> None:
    """UN-7, UN-9."""
    assert may(place(hands={"Аня": "*[PR-1]"}, deck=""), ANYA) == Menu(lay=True, finish=True)


@pytest.mark.parametrize(("phase", "lay"), [("second", True), ("feed", False)])
def test_after_a_word_nothing_is_exchanged(phase: str, lay: bool) -> None:
    """UN-7, UN-8, UN-26."""
    state = place(phase=phase, hands={"Аня": "[PR-1]"}, deck="О")
    assert may(state, ANYA) == Menu(lay=lay, finish=True)


def test_where_it_is_agreed_a_word_may_be_appealed() -> None:
    """WD-18."""
    assert may(place(Referee.APPEAL, hands={"Аня": "К"}), ANYA).appeal
    assert not may(place(Referee.APPEAL, hands={"Аня": "К"}, phase="feed"), ANYA).appeal


def test_answers_and_votes_are_asked_of_whom_they_concern() -> None:
    """WD-14, WD-17: all but the player of the word answer, all vote, each once."""
    state = place(Referee.VOTE, hands={"Аня": "КОТ"})
    state, _ = act(state, ANYA, "lay", "кот")
    state, _ = act(state, BORYA, "accept")
    assert [may(state, seat) for seat in (ANYA, BORYA)] == [Menu(), Menu()]
    assert may(state, VERA) == Menu(answer=True)
    state, _ = act(state, VERA, "doubt")
    state, voted = act(state, BORYA, "vote", "no")
    assert [may(state, seat).vote for seat in (ANYA, BORYA, VERA)] == [True, False, True]
    assert may(state, WATCHER) == Menu()
    assert GAME.veil(voted, BORYA) == VotedSeen(BORYA, Voice.NO)
    assert GAME.veil(voted, VERA) == GAME.veil(voted, WATCHER) == VotedSeen(BORYA, None)


def test_when_all_is_over_nobody_may_do_anything() -> None:
    """UN-22."""
    assert may(place(phase="over"), ANYA) == Menu()


def test_drawn_cards_are_seen_by_whoever_drew_them() -> None:
    """UN-2, UN-6, UN-7: the others are told how many."""
    state = place(hands={"Аня": "К[PR-1]"}, deck="ОТА")
    state, exchanged = act(state, ANYA, "exchange", ["PR-1"])
    seen = GAME.veil(exchanged, BORYA)
    assert isinstance(seen, ExchangedSeen)
    assert (seen.drawn, seen.own, [card.face for card in seen.out]) == (1, (), ["PR-1"])
    own = GAME.veil(exchanged, ANYA)
    assert isinstance(own, ExchangedSeen)
    assert [card.face for card in own.own] == ["о"]


def test_of_a_deal_only_the_own_hand_is_seen() -> None:
    """UN-2, UN-4, UN-6."""
    world = World(Instant(0), SeededChance(Seed(bytes(32)), 0), ListedLexicon([]))
    events = GAME.open(UnderwoodOptions(first=ANYA), 3, world)
    assert not isinstance(events, Refusal)
    begun, dealt, turn = events
    for viewer, size in ((VERA, 7), (WATCHER, 0)):
        seen = GAME.veil(dealt, viewer)
        assert isinstance(seen, DealtSeen)
        assert len(seen.own) == size
        drawn = GAME.veil(turn, viewer)
        assert isinstance(drawn, TurnSeen)
        assert (drawn.drawn, drawn.own) == (3, ())
    mine = GAME.veil(turn, ANYA)
    assert isinstance(mine, TurnSeen)
    assert len(mine.own) == 3
    assert GAME.veil(begun, WATCHER) == begun


def test_what_each_round_brought_is_seen_by_all() -> None:
    """UN-20, UN-22: the first round first."""
    state = place(words={"Аня": ["кот"]}, hands={"Вера": "ЩО"}, deck="")
    assert GAME.view(state, ANYA).sheet == ()
    state, _ = act(state, ANYA, "finish")
    first = (Reckoning(5, 0), Reckoning(0, 0), Reckoning(0, 11))
    assert GAME.view(state, BORYA).sheet == GAME.view(state, WATCHER).sheet == (first,)
    second = (Reckoning(1, 2), Reckoning(3, 0), Reckoning(0, 0))
    state = GAME.evolve(state, RoundEnded(Ending.OUT, ANYA, second, ((), (), ())))
    assert GAME.view(state, WATCHER).sheet == (first, second)


def test_a_word_on_trial_is_seen_by_all_with_its_cards() -> None:
    """WD-17: what is laid lies open, though nothing has moved."""
    state = place(Referee.VOTE, hands={"Аня": "КОТ*"})
    state, claimed = act(state, ANYA, "lay", {"word": "кот", "wild": [2]})
    assert GAME.veil(claimed, WATCHER) == claimed
    phase: Any = GAME.view(state, WATCHER).phase
    assert [card.face for card in phase.claim.placement.word.cards] == ["к", "*", "т"]
    assert GAME.view(state, WATCHER).hands[0] == 4


def test_a_word_is_shown_with_its_yo() -> None:
    """WD-7, UN-10."""
    world = World(Instant(0), SeededChance(Seed(bytes(32)), 1), ListedLexicon(["ёж"]))
    state = place(hands={"Аня": "ЕЖ"})
    lay = Lay("еж", tuple(card.id for card in state.hands[0]))
    events = GAME.decide(state, ANYA, lay, world)
    assert not isinstance(events, Refusal)
    (word,) = GAME.evolve(state, events[0]).words[0]
    assert (word.word, word.shown) == ("еж", "ёж")


def test_where_the_table_judges_a_word_keeps_the_yo_of_its_player() -> None:
    """WD-7, WD-13."""
    state = place(Referee.VOTE, hands={"Аня": "ЕЖ"})
    state, _ = act(state, ANYA, "lay", " ЁЖ ")
    phase: Any = state.phase
    word = phase.claim.placement.word
    assert (word.word, word.shown) == ("еж", "ёж")
