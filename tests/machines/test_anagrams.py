"""Анаграммы as hypothesis plays it, followed by a naive game of the same rules."""

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule, run_state_machine_as_test
from msgspec.structs import replace

from bukvitsa.games.anagrams.acts import Flip
from bukvitsa.games.anagrams.options import AnagramsOptions
from bukvitsa.games.anagrams.scene import AnagramsBook
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import Pile, Stack
from bukvitsa.letters.deck import Deck
from tests.kit.anagrams.follower import Followed
from tests.kit.anagrams.subject import WORDS, AnagramsSubject
from tests.kit.anagrams.writing import write
from tests.kit.play import offered
from tests.kit.told import Kit, Machine


class LongerGames(AnagramsSubject):
    """Tables at which many words can be made."""

    def options(self, dice: Random) -> AnagramsOptions:
        """Draw a larger deck of the letters that the words are made of, and mostly short words."""
        options = super().options(dice)
        stacks = tuple(Stack(Letter(letter), dice.randint(2, 6)) for letter in "аекморт")
        deck = Deck("Много", {"letters": Pile(stacks)})
        shortest, cooldown = dice.choice((3, 3, 3, 4)), dice.choice((0, 0, 2, 30))
        return replace(options, deck=deck, min_length=shortest, cooldown=cooldown)


KIT = Kit(subject=LongerGames(), book=AnagramsBook(), write=write, words=WORDS)


class AnagramsMachine(Machine):
    """Calls, steals, votes and time, beside what every game has."""

    kit = KIT
    run: Followed

    @initialize(seed=st.integers(0, 2**32))
    def open(self, seed: int) -> None:
        """Sit down with a naive game beside."""
        self.run = Followed(self.kit, seed)

    @rule(seed=st.integers(0, 2**32), acts=st.integers(1, 20))
    def play_on(self, seed: int, acts: int) -> None:
        """Play as people might."""
        self.run.play_on(Random(seed), acts)


def test_anagrams_goes_as_the_naive_game_does() -> None:
    run_state_machine_as_test(
        AnagramsMachine,
        settings=settings(max_examples=60, stateful_step_count=50, deadline=None),
    )


@pytest.mark.parametrize("seed", range(60))
def test_whole_games_go_as_the_naive_one(seed: int) -> None:
    """Every call, steal, vote, clock and end is what the rules' pages say, read a second time."""
    run, dice = Followed(KIT, seed), Random(seed)
    for _ in range(1000):
        if run.over:
            return
        run.play_on(dice, dice.randint(1, 12))
        run.wait(dice.choice((0, 0, 1, 4, 11)))
    raise AssertionError(run.table.state)


@pytest.mark.parametrize("seed", range(30))
def test_a_told_run_goes_the_same_way_when_it_is_read_back(seed: int) -> None:
    """Acts, refusals, failures, votes, alarms and every zone: the scene says what happened."""
    run, dice = Followed(KIT, seed), Random(seed)
    for _ in range(60):
        acts = offered(KIT.subject, run.table, dice)
        if run.over or not acts:
            break
        flips = [each for each in acts if isinstance(each[1], Flip)]
        by, act = dice.choice(flips if flips and dice.random() < 0.4 else acts)
        assert isinstance(by, int)
        run.submit(by, act)
        seat = Seat(dice.randrange(run.seats))
        run.submit(seat, KIT.subject.wild(run.game.view(run.table.state, seat), dice))
        run.wait(dice.choice((0, 0, 1, 7)))
    assert run.retell() is None
