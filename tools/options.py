"""Read the few options of a chore, and refuse the rest in Russian."""

import argparse
import sys
from collections.abc import Sequence
from typing import Never

from tools.places import ROOT
from tools.say import Trouble

# Standard library only, like everything here.
sys.path.insert(0, str(ROOT / "src"))
from bukvitsa.cli import russian


class Misuse(Trouble):
    """Say that a chore cannot be asked for in this way."""

    status = 2


class Options(argparse.ArgumentParser):
    """An argument parser that refuses in one plain line."""

    def __init__(self, chore: str, description: str) -> None:
        """Describe one chore."""
        russian.teach(argparse)
        super().__init__(
            prog=f"python3 run.py {chore}", description=description, allow_abbrev=False
        )

    def error(self, message: str) -> Never:
        """Refuse, and show how it is meant."""
        raise Misuse(f"{message}\n{self.format_usage().rstrip()}")


def read(options: Options, given: Sequence[str]) -> argparse.Namespace | None:
    """Read what was given; nothing comes back when only the help was asked for."""
    try:
        return options.parse_args(given)
    except SystemExit:
        return None
