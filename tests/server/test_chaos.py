"""A short storm over each store, and that the inquest after it can find something."""

from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bukvitsa.journal.store import Moment, Row
from bukvitsa.lexicon.book import open_lexicon
from tests.kit.chaos.inquest import Lawful, _answered, _holes
from tests.kit.chaos.plan import faults, game_plans
from tests.kit.chaos.players import Keeper, Told
from tests.kit.chaos.run import chaos

pytestmark = pytest.mark.anyio

SEED = 4


@pytest.fixture(autouse=True)
def toy() -> None:
    """Here the shelves are as they are."""


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_nothing_is_lost_and_nothing_doubled_in_a_storm(kind: str, tmp_path: Path) -> None:
    found = await chaos(SEED, 3, kind, tmp_path, open_lexicon(), at_once=3, longest_gap=0.7)
    assert found.complaints == []
    assert found.games == 3
    assert found.begun > (1 if kind == "sqlite" else 2)
    assert found.acts > 0


def test_a_storm_is_known_by_its_seed() -> None:
    assert game_plans(SEED, 8) == game_plans(SEED, 8)
    assert game_plans(SEED, 8) != game_plans(SEED + 1, 8)
    one, again = (list(islice(faults(SEED, longest_gap=1), 50)) for _ in range(2))
    assert one == again
    assert {plan.game for plan in game_plans(SEED, 4)} == {
        "anagrams", "forbidden", "forest", "underwood",
    }  # fmt: skip


# --- the inquest -------------------------------------------------------------------------------


def told(seq: int, *events: bytes, view: bytes = b"", **more: Any) -> Told:
    known = {"welcome": False, "cut": False, **more}
    return Told(seq=seq, events=events, view=view, menu=b"", **known)


@pytest.fixture
def lawful() -> Lawful:
    """Four events, of which the third is told to this viewer alone."""
    law = Lawful()
    law.seen, law.opens = [b"a", b"b", b"!", b"c"], [1, 2, 2, 3]
    for place, view in ((1, b"A"), (3, b"B!"), (4, b"C")):
        law.moments[place].add((view, b""))
    law.moments[2].add((b"B", b""))
    return law


GOOD = [
    [told(1, b"a", view=b"A"), told(2, b"b", b"!", view=b"B!"), told(3, b"c", view=b"C")],
    [told(3, b"a", b"b", b"!", b"c", view=b"C", welcome=True)],
    [told(2, b"a", b"b", b"!", view=b"B!"), told(3, b"!", b"c", view=b"C", welcome=True)],
    [told(2, b"a", b"b", view=b"B"), told(3, b"!", b"c", view=b"C", welcome=True)],
    [told(3, b"!", b"c", view=b"C", welcome=True, cut=True)],
]
BAD = {
    "events": [
        [told(2, b"b", view=b"B")],
        [told(1, b"a", view=b"A"), told(1, b"a", view=b"A")],
        [told(1, b"a", view=b"A"), told(3, b"c", view=b"C")],
    ],
    "seq": [[told(2, b"a", view=b"A")], [told(0, b"a", view=b"A")]],
    "view": [[told(1, b"a", view=b"B")], [told(1, b"a", view=b"")]],
    "never told": [[told(1, b"a", view=b"A")], []],
    "less than was known": [
        [told(2, b"a", b"b", b"!", view=b"B!"), told(2, view=b"B", welcome=True)],
    ],
}


@pytest.mark.parametrize("messages", GOOD)
def test_what_was_told_in_order_is_lawful(lawful: Lawful, messages: list[Told]) -> None:
    assert lawful.judge(messages) == []


@pytest.mark.parametrize(
    ("what", "messages"), [(what, each) for what, several in BAD.items() for each in several]
)
def test_what_was_lost_doubled_or_false_is_found(
    lawful: Lawful, what: str, messages: list[Told]
) -> None:
    (complaint,) = lawful.judge(messages)
    assert what in complaint


def test_holes_and_doubles_in_the_rows_are_found() -> None:
    def row(number: int, command: str = "", at: int = 0) -> Row:
        return Row(number, Moment(at), b"", command)

    assert _holes([row(1), row(2, "g:a"), row(3, "g:b")]) == []
    assert _holes([row(1), row(3)])
    assert _holes([row(1, "g:a"), row(2, "g:a")])
    assert _holes([row(1, at=2), row(2, at=1)])


def test_an_act_that_was_answered_and_is_not_kept_is_found() -> None:
    keeper = Keeper([], "", "", None)  # type: ignore[arg-type]
    keeper.done = {"a": 3}
    assert _answered(keeper, Counter({"a": 1}), {"a": 3}) == []
    assert _answered(keeper, Counter(), {})
    assert _answered(keeper, Counter({"a": 1}), {"a": 4})
    keeper.refused = {"b"}
    assert _answered(keeper, Counter({"a": 1, "b": 1}), {"a": 3, "b": 4})
