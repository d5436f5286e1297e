"""The walls between the rooms stand, and each of them falls when somebody climbs over it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINT = (
    "import sys; from importlinter.cli import lint_imports as lint; sys.exit(lint(no_cache=True))"
)


def _lint(house: Path) -> subprocess.CompletedProcess[str]:
    """Run the linter over a house, as the gate does."""
    return subprocess.run(
        [sys.executable, "-c", LINT],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "src"), "COLUMNS": "300"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Copy the house, so that a wall can be climbed without harm."""
    shutil.copy(ROOT / ".importlinter", tmp_path)
    shutil.copytree(
        ROOT / "src",
        tmp_path / "src",
        ignore=shutil.ignore_patterns("__pycache__", "data", "compiled"),
    )
    return tmp_path


def _climb(house: Path, module: str, line: str) -> None:
    path = house / "src" / "bukvitsa" / f"{module}.py"
    before = path.read_text(encoding="utf-8") if path.exists() else '"""A planted module."""\n'
    path.write_text(f"{before}\n{line}\n", encoding="utf-8")


def test_the_house_as_it_is_keeps_every_contract(house: Path) -> None:
    done = _lint(house)
    assert done.returncode == 0, done.stdout
    assert " 0 broken" in done.stdout


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("kernel/words", "import bukvitsa.letters", "Floors"),
        ("lexicon/entry", "import bukvitsa.games", "Floors"),
        ("tables/__init__", "import bukvitsa.server", "Floors"),
        ("client/__init__", "import bukvitsa.server", "Floors"),
        ("games/forest/planted", "import bukvitsa.games.forbidden", "four games"),
        ("kernel/words", "import random", "ask nothing of the world"),
        ("letters/word", "import time", "ask nothing of the world"),
        ("games/anagrams/planted", "import logging", "ask nothing of the world"),
        ("games/anagrams/planted", "import numpy", "plain Python"),
        ("tables/__init__", "import litestar", "web framework"),
    ],
)
def test_a_wall_falls_when_climbed(house: Path, module: str, line: str, contract: str) -> None:
    _climb(house, module, line)
    done = _lint(house)
    assert done.returncode == 1, done.stdout
    assert any(contract in row and "BROKEN" in row for row in done.stdout.splitlines())


def test_a_room_that_no_floor_names_is_found(house: Path) -> None:
    (house / "src" / "bukvitsa" / "attic").mkdir()
    _climb(house, "attic/__init__", "")
    assert "bukvitsa.attic" in _lint(house).stdout


def test_a_view_that_imports_the_state_is_found(house: Path) -> None:
    _climb(house, "games/forbidden/state", "")
    _climb(house, "games/forbidden/seen", "import bukvitsa.games.forbidden.state")
    done = _lint(house)
    assert done.returncode == 1
    assert "Inside a game: rules know no views, views know no state BROKEN" in done.stdout


def test_a_bot_that_looks_at_the_state_is_found(house: Path) -> None:
    _climb(house, "games/forbidden/state", "")
    _climb(house, "bots/peeker", "import bukvitsa.games.forbidden.state")
    done = _lint(house)
    assert done.returncode == 1
    assert "Bots see only what a player sees BROKEN" in done.stdout
