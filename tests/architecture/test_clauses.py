"""Every clause of the rules is listed with its meaning, and proved by a scene or a test."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from bukvitsa.scenes.scene import read_scene

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "rules"
COUNTS = {"FW": 26, "FO": 33, "UN": 26, "PR": 10, "AN": 14, "WD": 18}
"""How many clauses the rules have, by the letters they begin with."""

_ROW = re.compile(r"^\| ([A-Z]{2}-\d+) \| (.+) \|$", re.MULTILINE)
_CLAUSE = re.compile(r"\b(?:FW|FO|UN|PR|AN|WD)-\d+\b")


def listed() -> dict[str, str]:
    """Read every clause with its meaning."""
    pages = (page.read_text(encoding="utf-8") for page in sorted(PAGES.glob("*.md")))
    return dict(chain.from_iterable(_ROW.findall(page) for page in pages))


def shown() -> Iterator[str]:
    """Find every clause that a scene names."""
    for scene in (ROOT / "tests" / "scenes").rglob("*.yaml"):
        yield from read_scene(scene.read_text(encoding="utf-8")).clauses


def named() -> Iterator[str]:
    """Find every clause that a test names."""
    for test in (ROOT / "tests").rglob("test_*.py"):
        if test != Path(__file__):
            yield from _CLAUSE.findall(test.read_text(encoding="utf-8"))


@pytest.mark.parametrize("letters", COUNTS)
def test_every_clause_is_listed_with_its_meaning(letters: str) -> None:
    """A clause left out of our list would be proved by nobody."""
    expected = [f"{letters}-{number}" for number in range(1, COUNTS[letters] + 1)]
    assert [clause for clause in listed() if clause.startswith(letters)] == expected
    assert all(len(meaning) > 15 for meaning in listed().values())


def test_every_clause_is_proved() -> None:
    """A rule that nothing shows by example is a rule that nobody checked."""
    assert set(listed()) - set(shown()) - set(named()) == set()


def test_no_scene_names_a_clause_that_is_not_there() -> None:
    assert set(shown()) - set(listed()) == set()
