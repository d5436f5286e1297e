"""The state: what no game should ever ask of it."""

import pytest

from bukvitsa.games.underwood.events import Begun
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.state import evolve

BEGUN = Begun(UnderwoodOptions(), 2, {"а": 3}, {"а": 1})


def test_a_match_begins_once() -> None:
    with pytest.raises(AssertionError):
        evolve(evolve(None, BEGUN), BEGUN)
