"""What `run.py` installs: what is needed, no more, and nothing twice."""

import json
import sys
from pathlib import Path

import pytest

from tools import install
from tools.install import ensure
from tools.places import Environment
from tools.say import Trouble
from tools.shell import Failed


class Recorder:
    """Stands in for the programs: notes what would run, and makes what they would make."""

    def __init__(self, place: Environment) -> None:
        self.place = place
        self.ran: list[str] = []
        self.broken: set[str] = set()

    def __call__(self, line: str, *command: str | Path) -> None:
        words = " ".join(str(word) for word in command)
        self.ran.append(words)
        if any(sign in words for sign in self.broken):
            raise Failed(line)
        if "venv" in command:
            self.make()

    def make(self) -> None:
        library = self.place.home / "lib" / "python3.x" / "site-packages" / "pip"
        library.mkdir(parents=True, exist_ok=True)
        (library / "__main__.py").touch()
        self.place.python.parent.mkdir(exist_ok=True)
        self.place.python.touch()
        (self.place.home / "pyvenv.cfg").write_text("home = elsewhere\nversion = 3.11.2\n")

    def took(self, sign: str) -> list[str]:
        return [words for words in self.ran if sign in words]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """Give an empty checkout's environment."""
    pins = tmp_path / "requirements"
    pins.mkdir()
    for name in ("play", "dev", "uv"):
        (pins / f"{name}.txt").write_text(f"{name}==1\n")
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    monkeypatch.setattr(install, "ROOT", tmp_path)
    monkeypatch.setattr(install, "REQUIREMENTS", pins)
    monkeypatch.setattr("tools.places.ROOT", tmp_path)
    return Environment(".venv")


@pytest.fixture
def programs(place: Environment, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """Run nothing for real."""
    recorder = Recorder(place)
    monkeypatch.setattr(install, "quietly", recorder)
    return recorder


def test_an_empty_checkout_gets_an_environment_and_just_the_set_wanted(
    place: Environment, programs: Recorder
) -> None:
    ensure("play", place)
    assert programs.took("-m venv")
    assert programs.took("play.txt")
    assert not programs.took("dev.txt")


def test_a_repeat_runs_nothing(place: Environment, programs: Recorder) -> None:
    ensure("play", place)
    programs.ran.clear()
    ensure("play", place)
    assert programs.ran == []


def test_changed_pins_are_installed_into_the_same_environment(
    place: Environment, programs: Recorder
) -> None:
    ensure("play", place)
    programs.ran.clear()
    place.home.with_name("requirements").joinpath("play.txt").write_text("play==2\n")
    ensure("play", place)
    assert programs.took("play.txt")
    assert not programs.took("-m venv")


def test_playing_takes_nothing_away_from_a_contributor(
    place: Environment, programs: Recorder
) -> None:
    ensure("dev", place)
    programs.ran.clear()
    ensure("play", place)
    assert programs.ran == []
    place.home.with_name("requirements").joinpath("play.txt").write_text("play==2\n")
    ensure("play", place)
    assert programs.took("dev.txt")
    assert not programs.took("play.txt")


def test_a_player_who_becomes_a_contributor_gets_the_rest(
    place: Environment, programs: Recorder
) -> None:
    ensure("play", place)
    ensure("dev", place)
    assert programs.took("dev.txt")


def test_an_installation_cut_short_is_taken_up_again(
    place: Environment, programs: Recorder
) -> None:
    programs.broken = {"sync", "pip install --quiet"}
    with pytest.raises(Failed):
        ensure("play", place)
    programs.broken = set()
    programs.ran.clear()
    ensure("play", place)
    assert programs.took("play.txt")


def test_pip_reads_the_same_pins_where_uv_does_not_work(
    place: Environment, programs: Recorder
) -> None:
    programs.broken = {"sync"}
    ensure("play", place)
    assert any("-m pip install" in words for words in programs.took("play.txt"))
    assert all("--require-hashes" in words for words in programs.took("play.txt"))


def test_an_environment_whose_python_was_upgraded_is_made_anew(
    place: Environment, programs: Recorder
) -> None:
    ensure("play", place)
    programs.ran.clear()
    home = f"home = {Path(sys.base_prefix) / 'bin'}\nversion = 3.10.1\n"
    (place.home / "pyvenv.cfg").write_text(home)
    ensure("play", place)
    assert programs.took("-m venv")


def test_a_stamp_that_cannot_be_read_counts_as_none(place: Environment, programs: Recorder) -> None:
    ensure("play", place)
    for broken in ("{", json.dumps([1])):
        place.stamp.write_text(broken)
        programs.ran.clear()
        ensure("play", place)
        assert programs.took("play.txt")


def test_a_python_without_venv_is_told_what_to_install(
    place: Environment, programs: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "find_spec", lambda _: None)
    with pytest.raises(Trouble, match="apt install python3-venv"):
        ensure("play", place)
    assert programs.ran == []


def test_a_full_disk_is_noticed_before_anything_is_made(
    place: Environment, programs: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Usage:
        free = 3 * 2**20

    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage)
    with pytest.raises(Trouble, match="свободно 3 МБ"):
        ensure("play", place)
    assert programs.ran == []
