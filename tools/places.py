"""Where things are in the checkout, on any system."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
LOG = ROOT / ".cache" / "run.log"
WINDOWS = os.name == "nt"

TYPED = ("src", "tests", "bench", "examples", "tools", "run.py")
"""What the gates for Python code look at."""


class Environment:
    """A virtual environment of the project's own."""

    def __init__(self, name: str) -> None:
        """Name the folder; nothing is made yet."""
        self.home = ROOT / name
        self.stamp = self.home / "stamp.json"

    def program(self, name: str) -> Path:
        """Find a program installed in it."""
        if WINDOWS:
            return self.home / "Scripts" / f"{name}.exe"
        return self.home / "bin" / name

    @property
    def python(self) -> Path:
        """Find its interpreter."""
        return self.program("python")


MAIN = Environment(".venv")
"""Where the game and its tests live."""
LEXICON = Environment(".venv-lexicon")
"""Where the word list is built and benches run: both need what a player never does."""
