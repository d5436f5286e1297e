"""A view that is written in two parts says what the whole one says."""

import msgspec
import pytest

from bukvitsa.kernel.moments import Instant
from bukvitsa.tables.alike import Alike
from bukvitsa.tables.telling import encoded
from bukvitsa.tables.wire import Changed
from tests.kit.laws import tables
from tests.kit.play import viewers
from tests.kit.shelf import SUBJECTS
from tests.kit.subject import Subject


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda it: it.game.facts.id)
def test_views_in_two_parts_are_the_views_in_one(subject: Subject) -> None:
    """Whoever's view the common part was taken from, everybody gets the own view."""
    kinds = subject.game.kinds
    alike = Alike(kinds.view, kinds.own)
    for table in tables(subject, 7, most=60):
        views = [table.game.view(table.state, viewer) for viewer in viewers(table)]
        (common,) = {alike.common(view) for view in views}
        for view in views:
            menu, tale = table.game.menu(view), ("Аня ходит.",)
            raw = alike.changed((7, Instant(9), (), menu, tale), view, common)
            whole, choices = (msgspec.Raw(msgspec.json.encode(each)) for each in (view, menu))
            slowly = encoded(Changed(7, Instant(9), (), whole, choices, tale))
            assert msgspec.json.decode(raw) == msgspec.json.decode(slowly)
            assert len(raw) == len(slowly)
