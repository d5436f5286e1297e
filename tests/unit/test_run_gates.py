"""Each gate of `run.py check` opens for what is right and stays shut for what is not."""

import sys
from pathlib import Path

import pytest

from tools import gates
from tools.gates import broken_links, hosts, run, too_long


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_file_of_400_lines_passes_and_one_more_does_not(tmp_path: Path) -> None:
    _write(tmp_path / "src" / "fits.py", "x\n" * 400)
    assert too_long(tmp_path) == []
    _write(tmp_path / "web" / "src" / "Long.svelte", "x\n" * 401)
    assert too_long(tmp_path) == ["web/src/Long.svelte: 401 строк, можно 400"]


def test_what_others_wrote_is_not_counted(tmp_path: Path) -> None:
    _write(tmp_path / "web" / "src" / "node_modules" / "theirs.ts", "x\n" * 900)
    _write(tmp_path / "src" / ".hidden" / "theirs.py", "x\n" * 900)
    _write(tmp_path / "web" / "src" / "wire" / "made" / "schema.ts", "x\n" * 900)
    assert too_long(tmp_path) == []


def test_a_room_called_build_is_counted(tmp_path: Path) -> None:
    _write(tmp_path / "src" / "lexicon" / "build" / "rules.py", "x\n" * 900)
    assert too_long(tmp_path) == ["src/lexicon/build/rules.py: 900 строк, можно 400"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("requirements/play.txt", "--index-url https://example.org/simple\n"),
        ("web/package-lock.json", '{"resolved": "somewhere"}'),
        ("uv.lock", ""),
        ("pylock.dev.toml", ""),
    ],
)
def test_a_recorded_address_is_found(tmp_path: Path, name: str, text: str) -> None:
    _write(tmp_path / "requirements" / "dev.txt", "ruff==1 --hash=sha256:0\n")
    assert hosts(tmp_path) == []
    _write(tmp_path / name, text)
    assert [fault for fault in hosts(tmp_path) if fault.startswith(name)]


def test_a_link_to_nowhere_is_found_and_others_are_left_alone(tmp_path: Path) -> None:
    _write(tmp_path / "docs" / "there.md", "")
    _write(tmp_path / "README.md", "[a](docs/there.md#part) [b](#here) [c](mailto:x@example.org)")
    assert broken_links(tmp_path) == []
    _write(tmp_path / "docs" / "page.md", "![picture](gone.png)")
    assert broken_links(tmp_path) == ["docs/page.md: ссылка никуда — gone.png"]


def test_every_failure_is_shown_not_only_the_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gates, "ensure", lambda _: None)
    faults = {"one": lambda: ["первое"], "two": lambda: ["второе"], "three": list}
    monkeypatch.setattr(gates, "GATES", faults)
    assert run([]) == 1
    shown = capsys.readouterr().out
    assert "первое" in shown
    assert "второе" in shown
    assert "Не пройдено: 2" in shown


def test_gates_that_all_open_make_a_clean_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gates, "ensure", lambda _: None)
    monkeypatch.setattr(gates, "GATES", {"one": list})
    assert run([]) == 0
    assert "Всё чисто" in capsys.readouterr().out


def test_a_program_that_fails_shows_what_it_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.places.MAIN.program", lambda _: Path(sys.executable))
    assert gates._program("python", "-c", "print('плохо'); raise SystemExit(1)")() == ["плохо"]
    assert gates._program("python", "-c", "raise SystemExit(1)")() == ["python: 1"]
    assert gates._program("python", "-c", "print('хорошо')")() == []
