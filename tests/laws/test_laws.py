"""The laws, over every game on the shelf."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit import laws
from tests.kit.secrecy import secrets_make_no_difference
from tests.kit.shelf import SUBJECTS
from tests.kit.subject import Subject

seeds = st.integers(0, 2**32)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda it: it.game.facts.id)

LAWS = [
    laws.replay_equals_live,
    laws.refusals_change_nothing,
    laws.same_world_same_events,
    laws.every_card_is_in_one_place,
    laws.only_what_is_own_differs,
    laws.offered_is_accepted,
    laws.never_stuck,
    laws.ends_by_the_clock_alone,
    laws.strangers_are_refused,
    laws.codecs_round_trip,
    laws.ids_follow_the_shuffle,
    secrets_make_no_difference,
]


@every_game
@pytest.mark.parametrize("law", LAWS, ids=lambda it: it.__name__)
def test_law(subject: Subject, law: laws.Law) -> None:
    """Each law holds for each game, whatever options, players and acts are drawn."""

    @settings(max_examples=25, deadline=None)
    @given(seeds)
    def holds(seed: int) -> None:
        law(subject, seed)

    holds()
