"""`run.py test` runs everything when nothing is named, and says that something failed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import tests
from tools.web import WEB

Ran = list[tuple[str, Path | None]]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Ran]:
    """Run nothing: note what would run; what holds the sign fails."""
    monkeypatch.setattr(tests, "ensure_packages", lambda _: None)

    class Place:
        python = Path("python")

    monkeypatch.setattr(tests, "ensure", lambda _: Place)

    def failing(sign: str) -> Ran:
        ran: Ran = []

        def note(*command: str | Path, cwd: Path | None = None) -> int:
            words = " ".join(map(str, command))
            ran.append((words, cwd))
            return int(bool(sign) and sign in words)

        monkeypatch.setattr(tests, "openly", note)
        return ran

    return failing


@pytest.mark.parametrize("sign", ["--cov", "loadfile tests/browser", "vitest"])
def test_a_failure_in_any_part_fails_the_whole_and_hides_no_other_part(
    runs: Callable[[str], Ran], sign: str
) -> None:
    ran = runs(sign)
    assert tests.run([]) == 1
    assert len(ran) == 3


def test_browser_tests_do_not_share_a_process_with_others(runs: Callable[[str], Ran]) -> None:
    ran = runs("")
    assert tests.run([]) == 0
    assert "--ignore=tests/browser" in ran[0][0]
    assert ran[1][0].endswith("tests/browser")


def test_what_is_named_is_run_and_nothing_else(runs: Callable[[str], Ran]) -> None:
    ran = runs("")
    tests.run(["tests/unit", "-k", "ballot"])
    tests.run(["web/tests/line.test.ts"])
    assert ran[0] == ("python -m pytest tests/unit -k ballot", None)
    assert ran[1][0].endswith("tests/line.test.ts")
    assert ran[1][1] == WEB
