"""Each game starts from the word policy that its rules name."""

import pytest

from bukvitsa.kernel.words import Plurals, WordPolicy
from bukvitsa.lexicon.policies import POLICIES, STRICT

GAMES = ("forbidden", "forest", "underwood", "anagrams")


def test_every_game_has_its_policy_and_nothing_else_has() -> None:
    assert tuple(POLICIES) == GAMES


@pytest.mark.parametrize(
    ("game", "shortest"), [("forbidden", 3), ("forest", 2), ("underwood", 2), ("anagrams", 3)]
)
def test_wd_9_the_shortest_word_of_each_game(game: str, shortest: int) -> None:
    assert POLICIES[game].shortest == shortest


@pytest.mark.parametrize("game", ["underwood", "anagrams"])
def test_wd_2_two_games_take_words_that_are_mostly_plural(game: str) -> None:
    assert POLICIES[game].plurals is Plurals.MOSTLY


@pytest.mark.parametrize("game", ["forbidden", "forest"])
def test_wd_2_two_games_take_a_plural_only_without_a_singular(game: str) -> None:
    assert POLICIES[game].plurals is Plurals.NO_SINGULAR


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_table_may_add_is_off_by_default(game: str) -> None:
    policy = POLICIES[game]
    assert policy == WordPolicy(shortest=policy.shortest, plurals=policy.plurals)


def test_the_strictest_policy_is_the_one_without_any_agreement() -> None:
    assert POLICIES[STRICT] == WordPolicy()
    assert all(policy.shortest <= POLICIES[STRICT].shortest for policy in POLICIES.values())
