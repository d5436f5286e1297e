"""The command line speaks Russian, ends quietly and keeps its tracebacks to itself."""

import argparse
import ast
import inspect
import os
import subprocess
import sys
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from bukvitsa.cli import main as main_module
from bukvitsa.cli import russian
from bukvitsa.cli.main import main
from bukvitsa.cli.text import Command, Commands, Complaint

Behaviour = Callable[[], int]


def _command(behaviour: Behaviour) -> Command:
    def add(commands: Commands) -> None:
        parser = commands.add_parser("proba", help="проба", description="Проба.")
        parser.set_defaults(run=run)

    def run(args: argparse.Namespace) -> int:
        del args
        return behaviour()

    return SimpleNamespace(add=add, run=run)


@pytest.fixture
def behave(monkeypatch: pytest.MonkeyPatch) -> Callable[[Behaviour], None]:
    """Put one command on the line that behaves as told."""

    def install(behaviour: Behaviour) -> None:
        monkeypatch.setattr(main_module, "COMMANDS", (_command(behaviour),))

    return install


def _raise(error: BaseException) -> Behaviour:
    def behaviour() -> int:
        raise error

    return behaviour


def _spoken_by_argparse() -> set[str]:
    """Collect every phrase that argparse would look up in a catalogue."""
    tree = ast.parse(inspect.getsource(argparse))
    calls = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"_", "ngettext"}
    ]
    return {
        argument.value
        for call in calls
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_every_phrase_of_this_pythons_argparse_has_its_russian() -> None:
    missing = _spoken_by_argparse() - russian.PHRASES.keys()
    assert not missing


def test_the_help_has_no_english_heading(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert "вызов: bukvitsa" in shown
    assert "показать эту справку" in shown
    assert not [word for word in ("usage", "options", "show this") if word in shown]


def test_a_call_without_a_command_shows_the_help_and_counts_as_misuse(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([]) == 2
    assert "команды" in capsys.readouterr().err


def test_an_unknown_option_is_refused_in_russian_with_the_way_to_the_help(
    capsys: pytest.CaptureFixture[str], behave: Callable[[Behaviour], None]
) -> None:
    behave(lambda: 0)
    assert main(["proba", "--chego"]) == 2
    complained = capsys.readouterr().err
    assert "не понимаю: --chego" in complained
    assert "Подробнее: bukvitsa --help" in complained


@pytest.mark.parametrize("status", [0, 1])
def test_the_answer_of_a_command_is_the_exit_status(
    behave: Callable[[Behaviour], None], status: int
) -> None:
    behave(lambda: status)
    assert main(["proba"]) == status


def test_a_complaint_is_one_line_and_misuse(
    capsys: pytest.CaptureFixture[str], behave: Callable[[Behaviour], None]
) -> None:
    behave(_raise(Complaint("Так нельзя.")))
    assert main(["proba"]) == 2
    assert capsys.readouterr().err == "Так нельзя.\n"


def test_ctrl_c_ends_without_a_word(
    capsys: pytest.CaptureFixture[str], behave: Callable[[Behaviour], None]
) -> None:
    behave(_raise(KeyboardInterrupt()))
    assert main(["proba"]) == 130
    assert capsys.readouterr() == ("", "")


def test_our_own_fault_shows_a_sentence_and_no_traceback(
    capsys: pytest.CaptureFixture[str], behave: Callable[[Behaviour], None]
) -> None:
    behave(_raise(ZeroDivisionError("деление")))
    assert main(["proba"]) == 70
    complained = capsys.readouterr().err
    assert "Сбой в самой программе" in complained
    assert "Traceback" not in complained


def test_debug_lets_the_traceback_through_on_either_side_of_the_command(
    behave: Callable[[Behaviour], None],
) -> None:
    behave(_raise(ZeroDivisionError("деление")))
    with pytest.raises(ZeroDivisionError):
        main(["proba", "--debug"])
    with pytest.raises(ZeroDivisionError):
        main(["--debug", "proba"])


TALKATIVE = """
import sys
from types import SimpleNamespace
from bukvitsa.cli import main
def add(commands):
    commands.add_parser("proba", help="", description="").set_defaults(run=run)
def run(args):
    print("слово")
    return 0
main.COMMANDS = (SimpleNamespace(add=add, run=run),)
sys.exit(main.main(["proba"]))
"""


def test_a_reader_that_went_away_ends_the_command_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-c", TALKATIVE],
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    finally:
        os.close(writing)
    assert done.stderr == ""
    assert done.returncode == 141


def test_a_terminal_without_russian_letters_gets_question_marks_not_a_fault() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bukvitsa", "--help"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert "bukvitsa" in done.stdout
    assert done.stderr == ""
