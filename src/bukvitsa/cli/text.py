"""What every command shares: the parser that speaks Russian, complaints, and the way out."""

import argparse
import sys
from collections.abc import Iterable
from typing import IO, TYPE_CHECKING, Never, Protocol, TextIO

from bukvitsa.cli import russian

if TYPE_CHECKING:
    from rich.console import Console

STANDS = 0
"""The exit status of a question answered «yes»."""
FALLS = 1
"""The exit status of a question answered «no»."""
MISUSED = 2
"""The exit status of a command that could not be understood."""
FAULT = 70
"""The exit status of our own fault."""
INTERRUPTED = 130
"""The exit status after Ctrl-C, as a shell expects it."""
PIPE_CLOSED = 141
"""The exit status after the reader went away, as a shell expects it."""


class Complaint(Exception):  # noqa: N818 - it is no error of ours: it is what we say to a person
    """Say in Russian what cannot be done and what can be done instead."""


class Commands(Protocol):
    """Where a command puts its own parser."""

    def add_parser(self, name: str, *, help: str, description: str) -> argparse.ArgumentParser:  # noqa: A002
        """Make the parser of one more command."""
        ...


class Command(Protocol):
    """A module of this room that is a command."""

    def add(self, commands: Commands, /) -> None:
        """Describe the command, and set its `run`."""
        ...

    def run(self, args: argparse.Namespace, /) -> int:
        """Do it, and return the exit status."""
        ...


class Parser(argparse.ArgumentParser):
    """An argument parser that raises complaints and never speaks English."""

    def error(self, message: str) -> Never:
        """Complain about the usage, and say where the help is."""
        hint = f"{self.format_usage()}Подробнее: {self.prog} --help"
        raise Complaint(f"{self.prog}: {message}\n{hint}")


def make_parser(prog: str, description: str) -> Parser:
    """Make the root parser, after teaching argparse Russian."""
    russian.teach(argparse)
    return Parser(prog=prog, description=description, allow_abbrev=False)


def read_words(given: Iterable[str], source: TextIO) -> list[str]:
    """Take the words of the command line, or those piped in if there are none."""
    words = list(given)
    if words or source.isatty():
        return words
    return [word for line in source for word in line.split()]


def console(file: IO[str] | None = None) -> "Console":
    """Make a console that is plain in a pipe and coloured on a terminal."""
    from rich.console import Console

    class Quiet(Console):
        """A console that leaves a closed pipe to `main`."""

        def on_broken_pipe(self) -> None:
            """Pass the news on."""
            raise BrokenPipeError

    return Quiet(file=file or sys.stdout, highlight=False, soft_wrap=True)
