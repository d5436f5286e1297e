"""Take the command line apart, do what it says, and never show a traceback unasked."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from bukvitsa.cli import (
    arena,
    backup,
    export,
    find,
    replay,
    restore,
    scene,
    serve,
    settings,
    verify,
    word,
)
from bukvitsa.cli.text import (
    FAULT,
    INTERRUPTED,
    MISUSED,
    PIPE_CLOSED,
    Command,
    Complaint,
    Parser,
    make_parser,
)

COMMANDS: tuple[Command, ...] = (
    word,
    find,
    serve,
    settings,
    export,
    backup,
    restore,
    arena,
    scene,
    replay,
    verify,
)
"""Every command, in the order in which the help names them."""


def build_parser() -> Parser:
    """Describe the whole command line."""
    parser = make_parser("bukvitsa", "Четыре игры в слова: судья, поиск и стол.")
    parser.add_argument(
        "--version",
        action="version",
        version=f"bukvitsa {version('bukvitsa')}",
        help="показать версию",
    )
    commands = parser.add_subparsers(title="команды", metavar="КОМАНДА", dest="command")
    for command in COMMANDS:
        command.add(commands)
    for each in (parser, *commands.choices.values()):
        each.add_argument(
            "--debug",
            action="store_true",
            default=argparse.SUPPRESS,
            help="при сбое показать всё, что известно программе",
        )
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    given = sys.argv[1:] if argv is None else list(argv)
    _soften_streams()
    try:
        status = _dispatch(given)
        sys.stdout.flush()
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return MISUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_stdout()
        return PIPE_CLOSED
    except Exception as fault:
        if "--debug" in given:
            raise
        print(f"Сбой в самой программе: {fault!r}", file=sys.stderr)
        print("Подробности покажет тот же вызов с --debug.", file=sys.stderr)
        return FAULT
    return status


def _dispatch(given: Sequence[str]) -> int:
    parser = build_parser()
    try:
        args = parser.parse_args(given)
    except SystemExit as ending:  # --help and --version have said all there is to say
        return int(ending.code or 0)
    if args.command is None:
        parser.print_help(sys.stderr)
        return MISUSED
    status: int = args.run(args)
    return status


def _soften_streams() -> None:
    """Show a letter that the terminal lacks as a question mark instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_stdout() -> None:
    """Point stdout at nothing, so that the interpreter's last flush stays quiet too."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())
