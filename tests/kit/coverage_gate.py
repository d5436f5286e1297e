"""A pytest plugin: after the whole suite, every branch of the rules must have been taken."""

import io
from collections.abc import Generator
from pathlib import Path

import coverage
import pytest
from coverage.exceptions import NoDataError

ROOT = Path(__file__).resolve().parents[2]

WHOLLY_COVERED = (
    "src/bukvitsa/kernel/*",
    "src/bukvitsa/letters/*",
    "src/bukvitsa/games/*",
    "src/bukvitsa/lexicon/entry.py",
    "src/bukvitsa/lexicon/near.py",
    "src/bukvitsa/lexicon/policies.py",
    "src/bukvitsa/lexicon/policy.py",
    "src/bukvitsa/lexicon/referee.py",
    "src/bukvitsa/lexicon/sentences.py",
)
"""Where a branch that no test takes is a rule that nobody checked."""

_report = pytest.StashKey[str]()


def measure(data_file: str = ".coverage") -> tuple[str, bool]:
    """Say what is covered, and whether the rules are covered wholly."""
    measured = coverage.Coverage(data_file=data_file, config_file=str(ROOT / "pyproject.toml"))
    measured.load()
    lines = [f"ветвей и строк всего: {_percent(measured, ()):.1f} %"]
    text = io.StringIO()
    rules = _percent(measured, WHOLLY_COVERED, text)
    lines.append(f"правила (kernel, letters, games, судья слов): {rules:.1f} %, нужно 100 %")
    whole = rules >= 100
    return "\n".join(lines if whole else [*lines, text.getvalue()]), whole


def _percent(
    measured: coverage.Coverage, include: tuple[str, ...], text: io.StringIO | None = None
) -> float:
    places = [str(ROOT / pattern) for pattern in include] or None
    try:
        return measured.report(include=places, file=text or io.StringIO())
    except NoDataError:
        return 100.0


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> Generator[None, object, object]:
    """Measure after pytest-cov has put the workers' data together."""
    result = yield
    if not hasattr(session.config, "workerinput"):
        session.config.stash[_report], whole = measure()
        if not whole:
            session.testsfailed += 1
    return result


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Show the measure above pytest's own last line."""
    report = config.stash.get(_report, None)
    if report is not None:
        terminalreporter.section("покрытие")
        terminalreporter.write_line(report)
