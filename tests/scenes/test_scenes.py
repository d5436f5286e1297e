"""Every scene that lies beside this file goes as it says."""

from pathlib import Path

import pytest

from bukvitsa.games.shelf import ROOMS
from bukvitsa.kernel.words import Lexicon
from bukvitsa.lexicon.book import open_lexicon
from bukvitsa.lexicon.listed import ListedLexicon
from bukvitsa.scenes.runner import run_scene
from bukvitsa.scenes.scene import read_scene
from bukvitsa.scenes.shelf import BOOKS

HERE = Path(__file__).parent
SCENES = sorted(HERE.glob("*/*.yaml"))


def test_every_game_is_shown_by_scenes() -> None:
    assert {path.parent.name for path in SCENES} == set(ROOMS) == set(BOOKS)


@pytest.mark.parametrize("path", SCENES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scene(path: Path) -> None:
    scene = read_scene(path.read_text(encoding="utf-8"))
    assert scene.game == path.parent.name
    assert scene.title
    assert scene.clauses
    lexicon: Lexicon = open_lexicon()
    if scene.lexicon is not None:
        lexicon = ListedLexicon(scene.lexicon)
    difference = run_scene(scene, ROOMS[scene.game].game, BOOKS[scene.game], lexicon)
    assert difference is None, difference
