"""Run the tests: all of them with coverage, or just what pytest was told."""

from collections.abc import Sequence

from tools.install import ensure
from tools.shell import openly

WHOLE = (
    "-n=2",
    "--dist=loadfile",
    "--doctest-modules",
    "--cov",
    "--cov-report=",
    "-p",
    "tests.kit.coverage_gate",
    "src",
    "tools",
    "tests",
)
"""How the whole suite is run; the gate then wants every branch of the rules covered."""


def run(given: Sequence[str]) -> int:
    """Run pytest in the project's own environment."""
    return openly(ensure("dev").python, "-m", "pytest", *(given or WHOLE))
