"""Chosen whole games go as they went when somebody read and accepted them."""

from pathlib import Path

import pytest

from bukvitsa.games.shelf import ROOMS
from tests.playthroughs.show import HERE, shown, split

FILES = sorted(HERE.glob("*/*.txt"))


def test_every_game_has_playthroughs_of_the_fewest_and_of_the_most() -> None:
    assert {path.parent.name for path in FILES} == set(ROOMS)
    for game, room in ROOMS.items():
        heads = [split(path.read_text(encoding="utf-8"))[0] for path in (HERE / game).glob("*.txt")]
        sizes = {head.split("minds", 1)[1].split("]", 1)[0].count('"') // 2 for head in heads}
        assert {room.game.facts.fewest, room.game.facts.most} <= sizes


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_playthrough(path: Path) -> None:
    head, accepted = split(path.read_text(encoding="utf-8"))
    assert shown(head) == accepted
