"""The random player tries everything that may be done, and nothing else."""

from random import Random
from typing import Any, get_args

import pytest

from bukvitsa.bots.forest.random import RandomMind
from bukvitsa.games.forest.acts import Act, Mark, PlaceCubes, Write
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import WATCHER, Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from tests.kit.books import book_of
from tests.kit.forest.tables import table_at
from tests.kit.play import Unshuffled

BOOK = book_of(["кот", "ток", "том", "дом"])
WORLD = World(Instant(0), Unshuffled(), BOOK)
VOTE, APPEAL = ForestOptions(referee=Referee.VOTE), ForestOptions(referee=Referee.APPEAL)
FIELD = {"field": ["К О Т Д М", "# #(А) #(А) #(А) #(Б)", "К(А) О(А) Т(А) # ."], "deck": "КОТ"}
WORDS = {"Аня": "кот", "Боря": "тк"}
POSITIONS: list[tuple[dict[str, Any], ForestOptions]] = [
    (FIELD, ForestOptions()),
    ({**FIELD, "drafts": WORDS}, ForestOptions()),
    ({**FIELD, "drafts": WORDS, "phase": "answer"}, VOTE),
    ({**FIELD, "drafts": {"Аня": "тк"}, "phase": "answer"}, APPEAL),
    ({**FIELD, "drafts": WORDS, "phase": "vote"}, VOTE),
    ({**FIELD, "phase": "place", "supply": {"Аня": 0}}, ForestOptions()),
    ({**FIELD, "phase": "place"}, ForestOptions()),
    ({**FIELD, "phase": "place", "drafts": WORDS, "fronts": {"Аня": "КОТ"}}, ForestOptions()),
    ({**FIELD, "phase": "place", "drafts": WORDS, "supply": {"Аня": 0}}, ForestOptions()),
    ({**FIELD, "phase": "place", "drafts": WORDS, "supply": {"Аня": 1}}, ForestOptions()),
    ({**FIELD, "phase": "lead", "at": [2, 4]}, ForestOptions()),
    ({**FIELD, "phase": "elder"}, ForestOptions()),
    ({**FIELD, "phase": "grow", "drawn": "КОТ"}, ForestOptions()),
    ({"field": ["К #", "# О"], "phase": "prune"}, ForestOptions()),
]


def tried_at(position: dict[str, Any], options: ForestOptions) -> list[Act]:
    """Ask a hundred times; whatever is tried must be accepted."""
    table, acts = table_at(position, options), []
    for seed in range(100):
        act = RandomMind(BOOK).think(table.game.view(table.state, Seat(0)), Random(seed))
        if act is not None:
            assert not isinstance(table.submit(Seat(0), act, WORLD), Refusal), act
            acts.append(act)
    assert acts
    return acts


def test_every_kind_of_act_is_tried() -> None:
    """And every one is accepted, whoever judges."""
    tried = {type(act) for position in POSITIONS for act in tried_at(*position)}
    assert tried == set(get_args(Act))


def test_words_and_nonsense_are_written() -> None:
    """Now and then a heap of letters, so that games see refused words."""
    words = {act.word for act in tried_at(*POSITIONS[0]) if isinstance(act, Write)}
    assert words & {"кот", "ток", "том", "дом"}
    assert words - {"кот", "ток", "том", "дом"}


def test_cubes_are_put_in_every_lawful_way() -> None:
    """FO-13…FO-17: with cards of the front, cubes added, cubes moved."""
    placed = [
        act for position in POSITIONS for act in tried_at(*position) if isinstance(act, PlaceCubes)
    ]
    assert {act.cards.count(None) for act in placed} == {0, 1, 2}
    assert {len(act.add) for act in placed} >= {0, 1, 2}
    assert {len(act.moved) for act in placed} >= {0, 1, 2}
    marks = [act for position in POSITIONS for act in tried_at(*position) if isinstance(act, Mark)]
    assert {act.moved is None for act in marks} == {False, True}


def test_the_front_serves_where_there_are_too_few_cubes() -> None:
    """FO-18: the word stands only with cards of the front."""
    position = {"field": ["К О Т"], "drafts": WORDS, "phase": "place", "fronts": {"Аня": "ОТ"}}
    for act in tried_at({**position, "supply": {"Аня": 1}}, ForestOptions()):
        assert isinstance(act, PlaceCubes)
        assert act.cards.count(None) == 2


def test_without_letters_it_is_ready_at_once() -> None:
    """FO-8: a field of face-down cards holds no word."""
    assert {type(act).__name__ for act in tried_at({"field": ["# #"]}, ForestOptions())} == {
        "Ready"
    }


@pytest.mark.parametrize("viewer", [Seat(1), WATCHER])
def test_nothing_is_done_where_nothing_is_awaited(viewer: Any) -> None:
    """Neither in another's turn nor by who only looks on, nor by who is ready."""
    table = table_at({**FIELD, "phase": "lead", "at": [2, 4]})
    assert RandomMind(BOOK).think(table.game.view(table.state, viewer), Random(0)) is None
    table = table_at({**FIELD, "ready": ["Боря"]})
    assert RandomMind(BOOK).think(table.game.view(table.state, viewer), Random(0)) is None
