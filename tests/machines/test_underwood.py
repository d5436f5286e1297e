"""Ундервуд as hypothesis plays it, followed by a naive game of the same rules."""

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule, run_state_machine_as_test

from bukvitsa.games.underwood.scene import UnderwoodBook
from bukvitsa.games.underwood.seen import menu
from bukvitsa.games.underwood.ways import ways
from bukvitsa.kernel.people import Seat
from tests.kit.play import offered
from tests.kit.told import Kit, Machine
from tests.kit.underwood.follower import Followed
from tests.kit.underwood.subject import WORDS, UnderwoodSubject
from tests.kit.underwood.writing import write

KIT = Kit(subject=UnderwoodSubject(), book=UnderwoodBook(), write=write, words=WORDS)


def lay_something(run: Followed, dice: Random) -> None:
    """Lay a word in one of the ways that are proposed to whoever may, if any word can be made."""
    state = run.table.state
    view = run.game.view(state, state.turn)
    if run.over or not menu(view).lay:
        return
    for word in dice.sample(run.kit.words, len(run.kit.words)):
        choice = ways(view, word)
        if choice:
            run.submit(state.turn, dice.choice(choice))
            return


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
    run.wait(dice.choice((0, 0, 0, 1, 7)))


@pytest.mark.parametrize("seed", range(40))
def test_whole_matches_go_as_the_naive_one(seed: int) -> None:
    """Every tear, swap, prize, vote, clock, count and end is what the rules say, read twice."""
    run, dice = Followed(KIT, seed), Random(seed)
    for _ in range(2000):
        if run.over:
            return
        play_on(run, dice)
    raise AssertionError(run.table.state)


@pytest.mark.parametrize("seed", range(30))
def test_a_told_run_goes_the_same_way_when_it_is_read_back(seed: int) -> None:
    """Acts, refusals, votes, alarms and every zone: the scene says what happened."""
    run, dice = Followed(KIT, seed), Random(seed)
    for _ in range(40):
        if run.over:
            break
        play_on(run, dice)
    assert run.retell() is None
