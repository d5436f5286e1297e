"""Ундервуд as hypothesis plays it, followed by a naive game of the same rules."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule, run_state_machine_as_test
from msgspec.structs import replace

from bukvitsa.games.underwood.acts import Act, Feed, Finish, Lay, Swap
from bukvitsa.games.underwood.events import (
    Appealed,
    Doubted,
    Ending,
    Exchanged,
    Fed,
    Finished,
    Laid,
    MatchEnded,
    RoundEnded,
    VoteEnded,
)
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.scene import UnderwoodBook
from bukvitsa.games.underwood.seen import Menu, View, menu
from bukvitsa.games.underwood.ways import ways
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import Pile, Stack
from bukvitsa.letters.deck import Deck
from tests.kit.play import offered
from tests.kit.told import Kit, Machine
from tests.kit.underwood.follower import Followed
from tests.kit.underwood.layings import wild_places
from tests.kit.underwood.subject import WORDS, UnderwoodSubject
from tests.kit.underwood.writing import write

KIT = Kit(subject=UnderwoodSubject(), book=UnderwoodBook(), write=write, words=WORDS)


def proposed(run: Followed, dice: Random) -> Lay | None:
    """Take a way that is proposed to whoever may lay, if any word can be made."""
    state = run.table.state
    view = run.game.view(state, state.turn)
    if run.over or not menu(view).lay:
        return None
    for word in dice.sample(run.kit.words, len(run.kit.words)):
        choice = ways(view, word)
        if choice:
            return dice.choice(choice)
    return None


def spoilt(run: Followed, lay: Lay, dice: Random) -> Lay:
    """Change one thing about a laying: it may be possible still, or just not."""
    state = run.table.state
    view = run.game.view(state, state.turn)
    at_hand = [card.id for card in (*view.own, *view.ribbon)]
    place = dice.randrange(len(lay.cards))
    letter = lay.word[place]
    equal = [card.id for card in (*view.own, *view.ribbon) if card.face in {letter, "*"}]
    equal += [wild for *_, wild, _ in wild_places(view)]
    swaps = [
        Swap(owner, number, spot, card.id)
        for owner, number, spot, _, face in wild_places(view)
        for card in (*view.own, *view.ribbon)
        if card.face == face
    ]
    cards = list(lay.cards)
    cards[place] = dice.choice(equal) if equal else cards[place]
    again = [card if lay.word[at] != letter else cards[place] for at, card in enumerate(cards)]
    return dice.choice(
        (
            replace(lay, cards=tuple(cards)),
            replace(lay, cards=tuple(again)),
            replace(lay, swaps=tuple(dice.sample(swaps, min(len(swaps), dice.randint(1, 2))))),
            replace(lay, swaps=lay.swaps[1:]),
            replace(lay, swaps=(*lay.swaps, *dice.sample(swaps, min(len(swaps), 1)))),
            replace(lay, prize=dice.choice([None, *(card.id for card in view.own)])),
            replace(lay, extra=(*lay.extra, dice.choice([*equal, *at_hand]))),
            replace(lay, extra=tuple(dice.sample(equal, min(len(equal), 2)))),
        )
    )


def lay_something(run: Followed, dice: Random) -> None:
    """Try what is proposed, mostly with something changed first."""
    lay = proposed(run, dice)
    while lay is not None and dice.random() < 0.75:
        run.submit(run.table.state.turn, spoilt(run, lay, dice))
        lay = proposed(run, dice)
    if lay is not None:
        run.submit(run.table.state.turn, lay)


class UnderwoodMachine(Machine):
    """Words, ribbon, swaps, prizes, votes and time, beside what every game has."""

    kit = KIT
    run: Followed

    @initialize(seed=st.integers(0, 2**32))
    def open(self, seed: int) -> None:
        """Sit down with a naive game beside."""
        self.run = Followed(self.kit, seed)

    @rule(seed=st.integers(0, 2**16))
    def lay_a_word(self, seed: int) -> None:
        """Take one of the ways that are proposed."""
        lay_something(self.run, Random(seed))


def test_underwood_goes_as_the_naive_game_does() -> None:
    run_state_machine_as_test(
        UnderwoodMachine,
        settings=settings(max_examples=60, stateful_step_count=40, deadline=None),
    )


def play_on(run: Followed, dice: Random) -> None:
    """Do something that is offered, lay a word, try nonsense, or look at the clock."""
    if dice.random() < 0.5:
        lay_something(run, dice)
    acts = offered(run.kit.subject, run.table, dice)
    if acts:
        by, act = dice.choice(acts)
        assert isinstance(by, int)
        run.submit(by, act)
    if dice.random() < 0.3:
        seat = Seat(dice.randrange(run.table.seats))
        run.submit(seat, run.kit.subject.wild(run.game.view(run.table.state, seat), dice))
    run.wait(dice.choice((0, 0, 0, 0, 0, 1, 1, 7, 7, 100)))


MATCHES = range(40)


@cache
def whole_match(seed: int) -> tuple[Any, ...]:
    """Play a match to its end, and give what happened."""
    run, dice = Followed(KIT, seed), Random(seed)
    for _ in range(2000):
        if run.over:
            return tuple(run.history)
        play_on(run, dice)
    raise AssertionError(run.table.state)


@pytest.mark.parametrize("seed", MATCHES)
def test_whole_matches_go_as_the_naive_one(seed: int) -> None:
    """Every tear, swap, prize, vote, clock, count and end is what the rules say, read twice."""
    assert isinstance(whole_match(seed)[-1], MatchEnded)


def test_what_is_rare_happened_in_those_matches() -> None:
    """Otherwise that the naive game agrees would say little."""
    events = [event for seed in MATCHES for event in whole_match(seed)]
    laid = [event.placement for event in events if isinstance(event, Laid)]
    words = [placement.word for placement in laid]
    shared = [word for word in words if len({it.id for it in word.cards}) < len(word.cards)]
    assert sum(bool(placement.torn) for placement in laid) > 100
    assert sum(bool(placement.kept) for placement in laid) > 20
    assert sum(bool(placement.swaps) for placement in laid) > 20
    assert sum(placement.again for placement in laid) > 4
    assert sum(bool(word.extra) for word in words) > 2
    assert len(shared) > 4
    assert {word.prize.face for word in words if word.prize} >= {"PR-1", "PR-6", "PR-8", "PR-9"}
    assert {type(event) for event in events} >= {Exchanged, Doubted, Appealed, VoteEnded, Finished}
    assert any(event.overdue for event in events if isinstance(event, Fed))


class NearlyAllWild(UnderwoodSubject):
    """Tables at which hands fill with wild cards, which nobody may put in the ribbon."""

    def options(self, dice: Random) -> UnderwoodOptions:
        """Draw who begins, and a deck of few letters."""
        letters = Pile((Stack(Letter("ъ"), 75, 10),))
        deck = Deck("Джокеры", {"letters": letters}, {"wild": 400})
        return UnderwoodOptions(deck=deck, rounds=1, prizes=False, first=Seat(dice.randint(0, 1)))

    def offers(self, view: View, menu: Menu, dice: Random) -> Sequence[Act]:
        """Never think of a word."""
        return [act for act in super().offers(view, menu, dice) if isinstance(act, Feed | Finish)]


@pytest.mark.parametrize("seed", range(4))
def test_a_round_ends_where_nobody_can_go_on(seed: int) -> None:
    """UN-21: the deck is empty, and a whole circle of turns brings neither word nor card."""
    run, dice = Followed(replace(KIT, subject=NearlyAllWild()), seed), Random(seed)
    while not run.over:
        for by, act in offered(run.kit.subject, run.table, dice)[:1]:
            assert isinstance(by, int)
            run.submit(by, act)
    (ended,) = (event for event in run.history if isinstance(event, RoundEnded))
    assert ended.ending is Ending.BLOCKED


@pytest.mark.parametrize("seed", range(30))
def test_a_told_run_goes_the_same_way_when_it_is_read_back(seed: int) -> None:
    """Acts, refusals, votes, alarms and every zone: the scene says what happened."""
    run, dice = Followed(KIT, seed), Random(seed)
    for _ in range(40):
        if run.over:
            break
        play_on(run, dice)
    assert run.retell() is None
