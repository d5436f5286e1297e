"""Run the tests: all of them with coverage, or just those that were named."""

from collections.abc import Sequence

from tools.install import ensure
from tools.shell import openly
from tools.web import WEB, ensure_packages, node

IN_A_BROWSER = "tests/browser"
WHOLE = (
    "-n=2",
    "--dist=loadfile",
    "--doctest-modules",
    "--cov",
    "--cov-report=",
    "-p",
    "tests.kit.coverage_gate",
    f"--ignore={IN_A_BROWSER}",
    "src",
    "tools",
    "tests",
)
"""How the whole suite is run; the gate then wants every branch of the rules covered."""
SEEN = ("-n=2", "--dist=loadfile", IN_A_BROWSER)
"""Apart from the rest: what happens in a browser and a server is covered by no counter here."""
UNITS = node("vitest", "vitest.mjs", "run", "--passWithNoTests")


def run(given: Sequence[str]) -> int:
    """Run pytest in the project's own environment, and vitest for what lies in `web`."""
    python = ensure("dev").python
    ensure_packages("dev")
    ours = [word.removeprefix("web").lstrip("/") for word in given if word.startswith("web")]
    if ours:
        return openly(*UNITS, *filter(None, ours), cwd=WEB)
    if given:
        return openly(python, "-m", "pytest", *given)
    return max(
        openly(python, "-m", "pytest", *WHOLE),
        openly(python, "-m", "pytest", *SEEN),
        openly(*UNITS, cwd=WEB),
    )
