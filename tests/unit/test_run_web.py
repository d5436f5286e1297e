"""What `run.py` does for the client: packages and a build, when something changed and only then."""

from pathlib import Path

import pytest

from tools import web
from tools.places import ROOT
from tools.shell import Failed


class Recorder:
    """Stands in for npm and vite: notes what would run, and leaves what they would leave."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ran: list[str] = []
        self.broken = ""

    def __call__(self, line: str, *command: str | Path, cwd: Path) -> None:
        assert cwd == self.root / "web"
        words = " ".join(str(word) for word in command)
        self.ran.append(words)
        if self.broken and self.broken in words:
            raise Failed(line)
        if "npm" in words:
            (cwd / "node_modules").mkdir(exist_ok=True)
        if "vite" in words:
            web.STATIC.mkdir(parents=True, exist_ok=True)
            (web.STATIC / "index.html").touch()

    def took(self, sign: str) -> list[str]:
        return [words for words in self.ran if sign in words]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """Give an empty checkout where nothing is run for real."""
    for name in ("package.json", "package-lock.json", ".npmrc", "src/main.ts", "tests/a.test.ts"):
        path = tmp_path / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    for name in ("WEB", "PACKAGES", "INSTALLED", "STATIC", "BUILT"):
        monkeypatch.setattr(web, name, tmp_path / getattr(web, name).relative_to(ROOT))
    monkeypatch.setattr(web, "BESIDE", (tmp_path / "docs" / "schema",))
    monkeypatch.setattr(web, "ROOT", tmp_path)
    recorder = Recorder(tmp_path)
    monkeypatch.setattr(web, "quietly", recorder)
    return recorder


def test_who_only_plays_gets_no_packages_for_work_and_a_built_client(programs: Recorder) -> None:
    web.ensure_client()
    assert programs.took("npm ci --ignore-scripts --omit=dev")
    assert programs.took("build")


def test_a_repeat_runs_nothing(programs: Recorder) -> None:
    web.ensure_client()
    programs.ran.clear()
    web.ensure_client()
    assert programs.ran == []


def test_a_changed_source_is_built_without_installing_anything(programs: Recorder) -> None:
    web.ensure_client()
    programs.ran.clear()
    (programs.root / "web" / "src" / "main.ts").write_text("changed")
    web.ensure_client()
    assert programs.took("build")
    assert not programs.took("npm")


def test_a_changed_schema_is_a_changed_source(programs: Recorder) -> None:
    schema = programs.root / "docs" / "schema"
    schema.mkdir(parents=True)
    (schema / "wire.json").write_text("{}")
    web.ensure_client()
    programs.ran.clear()
    (schema / "wire.json").write_text('{"title": "wire"}')
    web.ensure_client()
    assert programs.took("build")


def test_a_changed_test_of_the_client_builds_nothing(programs: Recorder) -> None:
    web.ensure_client()
    programs.ran.clear()
    (programs.root / "web" / "tests" / "a.test.ts").write_text("changed")
    web.ensure_client()
    assert programs.ran == []


def test_a_client_that_was_thrown_away_is_built_again(programs: Recorder) -> None:
    web.ensure_client()
    programs.ran.clear()
    (web.STATIC / "index.html").unlink()
    web.ensure_client()
    assert programs.took("build")


def test_a_build_that_failed_is_not_taken_for_a_good_one(programs: Recorder) -> None:
    web.ensure_client()
    source = programs.root / "web" / "src" / "main.ts"
    source.write_text("broken")
    programs.broken = "build"
    with pytest.raises(Failed):
        web.ensure_client()
    programs.broken = ""
    programs.ran.clear()
    source.write_text("src/main.ts")
    web.ensure_client()
    assert programs.took("build"), "the broken build may have left half a client"


def test_playing_takes_no_packages_away_from_a_contributor(programs: Recorder) -> None:
    web.ensure_packages("dev")
    programs.ran.clear()
    web.ensure_packages("play")
    assert programs.ran == []
    (programs.root / "web" / "package-lock.json").write_text("changed")
    web.ensure_packages("play")
    assert programs.took("npm ci")
    assert not programs.took("--omit=dev")


def test_a_player_who_becomes_a_contributor_gets_the_rest(programs: Recorder) -> None:
    web.ensure_packages("play")
    programs.ran.clear()
    web.ensure_packages("dev")
    assert programs.took("npm ci")
    assert not programs.took("--omit=dev")


def test_a_note_of_what_is_installed_that_cannot_be_read_counts_as_none(
    programs: Recorder,
) -> None:
    for broken in ("{", "[1]"):
        web.ensure_packages("play")
        web.INSTALLED.write_text(broken)
        programs.ran.clear()
        web.ensure_packages("play")
        assert programs.took("npm ci")
