"""What a state keeps of the state before it is what it would have found itself."""

import pytest
from msgspec.structs import replace

from tests.kit.play import play, viewers
from tests.kit.shelf import SUBJECTS
from tests.kit.subject import Subject


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda it: it.game.facts.id)
def test_who_looks_at_each_state_sees_what_a_newcomer_sees(subject: Subject, seed: int) -> None:
    """A game is looked at from act to act; each state is seen as one of which nothing is known."""
    for step in play(subject, seed):
        table = step.before
        unknown = replace(table.state)
        for viewer in viewers(table):
            assert table.game.view(table.state, viewer) == table.game.view(unknown, viewer)
