"""No person reads the name by which programs know a bot's level."""

import re

from bukvitsa.bots.levels import described
from bukvitsa.bots.shelf import MINDS


def test_every_level_has_a_russian_title_and_no_title_is_idle() -> None:
    assert {level for minds in MINDS.values() for level in minds} == set(described())
    for level in described().values():
        assert not re.search("[a-z]", f"{level.title}{level.about}", re.IGNORECASE), level
        assert level.about.endswith("."), level
    assert len({level.title for level in described().values()}) == len(described())
