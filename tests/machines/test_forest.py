"""Шёпот леса as hypothesis plays it, with a second opinion on what must happen."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule, run_state_machine_as_test
from msgspec.structs import replace

from bukvitsa.games.forest.acts import Act, Grow
from bukvitsa.games.forest.scene import ForestBook
from bukvitsa.games.forest.seen import Menu, View
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from tests.kit.forest.opinion import SecondOpinion
from tests.kit.forest.subject import WORDS, ForestSubject
from tests.kit.forest.writing import write
from tests.kit.play import Result, offered
from tests.kit.told import Kit, Machine, Run


class FirstOfEqual(ForestSubject):
    """Of drawn cards with equal letters only the first is grown: a scene names the letter."""

    def offers(self, view: View, menu: Menu, dice: Random) -> Sequence[Act]:
        return [first_of_equal(view, act) for act in super().offers(view, menu, dice)]

    def wild(self, view: View, dice: Random) -> Act:
        return first_of_equal(view, super().wild(view, dice))


def first_of_equal(view: View, act: Act) -> Act:
    letters = view.drawn_letters
    if isinstance(act, Grow) and 0 <= act.card < len(letters):
        return replace(act, card=letters.index(letters[act.card]))
    return act


KIT = Kit(subject=FirstOfEqual(), book=ForestBook(), write=write, words=WORDS)


class Followed(Run):
    """A run whose every event is held against the naive rules."""

    def __init__(self, kit: Kit, seed: int) -> None:
        super().__init__(kit, seed)
        self.opinion = SecondOpinion(self.history)
        self.heard = len(self.history)

    def submit(self, by: Seat, act: Act) -> Result:
        result = super().submit(by, act)
        self.listen()
        return result

    def wait(self, seconds: int) -> None:
        super().wait(seconds)
        self.listen()

    def listen(self) -> None:
        news, self.heard = self.history[self.heard :], len(self.history)
        self.opinion.hear(news)

    def play_on(self, dice: Random, acts: int) -> None:
        """Do what the menus promise; now and then try what they may not."""
        for _ in range(acts):
            promised = offered(self.kit.subject, self.table, dice)
            if self.over or not promised:
                return
            by, act = dice.choice(promised)
            assert isinstance(by, int)
            assert not isinstance(self.submit(by, act), Refusal), act
            if dice.random() < 0.2:
                seat = Seat(dice.randrange(self.table.seats))
                view = self.game.view(self.table.state, seat)
                self.submit(seat, self.kit.subject.wild(view, dice))


class ForestMachine(Machine):
    """Words, cubes, votes and time, beside what every game has."""

    kit = KIT
    run: Followed

    @initialize(seed=st.integers(0, 2**32))
    def open(self, seed: int) -> None:
        """Sit down with somebody who knows the rules by heart."""
        self.run = Followed(self.kit, seed)

    @rule(seed=st.integers(0, 2**32), acts=st.integers(1, 30))
    def play_on(self, seed: int, acts: int) -> None:
        """Play as people might."""
        self.run.play_on(Random(seed), acts)


def test_forest_goes_as_the_naive_rules_say() -> None:
    run_state_machine_as_test(
        ForestMachine, settings=settings(max_examples=25, stateful_step_count=30, deadline=None)
    )


@pytest.mark.parametrize("seed", range(40))
def test_whole_games_go_as_the_naive_rules_say(seed: int) -> None:
    """FO-2…FO-33: control, elders, growing, closing up, time-outs, the end, read a second time."""
    run, dice = Followed(KIT, seed), Random(seed)
    for _ in range(2000):
        if run.over:
            return
        run.play_on(dice, dice.randint(1, 12))
        run.wait(dice.choice((0, 0, 0, 1, 11, 46)))
    raise AssertionError(run.table.state.phase)


@pytest.mark.parametrize("seed", range(30))
def test_a_told_run_goes_the_same_way_when_it_is_read_back(seed: int) -> None:
    """Acts, refusals, votes, alarms and every zone: the scene says what happened."""
    run, dice = Run(KIT, seed), Random(seed)
    for _ in range(60):
        acts = offered(KIT.subject, run.table, dice)
        if run.over or not acts:
            break
        by, act = dice.choice(acts)
        assert isinstance(by, int)
        run.submit(by, act)
        seat = Seat(dice.randrange(run.table.seats))
        run.submit(seat, KIT.subject.wild(run.game.view(run.table.state, seat), dice))
        run.wait(dice.choice((0, 0, 0, 1, 12)))
    assert run.retell() is None
