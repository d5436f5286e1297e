"""`run.py` says what is wrong in one plain Russian line, whatever it is."""

import ast
import errno
import runpy
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tools import main as door
from tools.main import CHORES, main
from tools.say import Trouble
from tools.shell import Failed, diagnose, quietly, surroundings

ROOT = Path(__file__).resolve().parents[2]


def _install(monkeypatch: pytest.MonkeyPatch, chore: Callable[[Sequence[str]], int]) -> None:
    monkeypatch.setitem(door.CHORES, "play", (chore, "", ""))


def _raising(error: BaseException) -> Callable[[Sequence[str]], int]:
    def chore(_: Sequence[str]) -> int:
        raise error

    return chore


def test_an_old_python_can_read_the_script_far_enough_to_be_told() -> None:
    ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 4))


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit, match=r"Нужен Python 3\.11 или новее, а этот — 3\.9"):
        runpy.run_path(str(ROOT / "run.py"))


def test_the_help_names_every_chore(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert not [name for name in CHORES if f"  {name}" not in shown]


def test_an_unknown_chore_is_refused_with_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["plya"]) == 2
    assert "Нет команды «plya». Есть: play" in capsys.readouterr().err


@pytest.mark.parametrize(
    "name", ["play", "setup", "check", "build", "pins", "clean", "web", "protocol"]
)
def test_an_option_that_no_chore_has_is_refused_before_anything_is_done(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main([name, "--nonsense"]) == 2
    assert "не понимаю: --nonsense" in capsys.readouterr().err


def test_an_unknown_bench_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "nonsense"]) == 1
    assert "Нет замера «nonsense»" in capsys.readouterr().err


def test_a_chore_answers_with_its_status(monkeypatch: pytest.MonkeyPatch) -> None:
    _install(monkeypatch, lambda _: 5)
    assert main(["play"]) == 5


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (Trouble("Так нельзя."), 1, "Так нельзя."),
        (KeyboardInterrupt(), 130, "Прервано."),
        (OSError(errno.ENOSPC, "no space"), 1, "На диске кончилось место"),
        (PermissionError(errno.EACCES, "denied", "/dist"), 1, "Нет права писать сюда: /dist"),
        (OSError(errno.EIO, "input/output error"), 1, "Система отказала"),
    ],
)
def test_whatever_goes_wrong_is_said_in_a_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    status: int,
    said: str,
) -> None:
    _install(monkeypatch, _raising(error))
    assert main(["play"]) == status
    complained = capsys.readouterr().err
    assert said in complained
    assert "Traceback" not in complained


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ("because ensurepip is not available. On Debian", "apt install python3-venv"),
        ("OSError: [Errno 28] No space left on device", "кончилось место"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "подменили"),
        ("socket.gaierror: Temporary failure in name resolution", "нет связи"),
        ("error sending request for url", "нет связи"),
        ("npm error code ENOTFOUND", "нет связи"),
        ("error: Permission denied (os error 13)", "Нет права писать"),
    ],
)
def test_what_a_failed_program_prints_becomes_a_plain_reason(printed: str, said: str) -> None:
    reason = diagnose(f"a line before\n{printed}\na line after")
    assert reason is not None
    assert said in reason


def test_a_failure_without_a_plain_reason_shows_the_last_line_and_keeps_the_rest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    log = tmp_path / "logs" / "run.log"
    monkeypatch.setattr("tools.shell.LOG", log)
    monkeypatch.setattr("tools.shell.ROOT", tmp_path)
    with pytest.raises(Failed, match=r"Делаю: не вышло\. последняя"):
        quietly("Делаю", sys.executable, "-c", "print('первая\\nпоследняя'); raise SystemExit(3)")
    assert "первая" in log.read_text(encoding="utf-8")


def test_a_missing_program_is_named() -> None:
    with pytest.raises(Failed, match="Не нашлась программа no-such-program"):
        quietly("Делаю", "no-such-program")


def test_another_pythons_settings_do_not_reach_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("HTTPS_PROXY", "proxy")
    assert "PYTHONPATH" not in surroundings()
    assert surroundings()["HTTPS_PROXY"] == "proxy"
