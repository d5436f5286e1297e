"""`bukvitsa scene` says of each file whether the game goes as it tells, and by its status."""

import json
from pathlib import Path
from types import MappingProxyType

import pytest

from bukvitsa.cli.main import main
from bukvitsa.games.shelf import Room
from tests.kit.toy.game import Toy
from tests.kit.toy.scene import ToyBook

TRUE = """
game: toy
title: Аня ходит
players: [Аня, Боря]
lexicon: [кот]
position: {deck: РА, heap: КО, hands: {Аня: ТМ, Боря: АК}, turn: Аня}
steps:
  - {by: Аня, do: {lay: Т}, expect: {turn: Боря}}
"""
FALSE = TRUE.replace("turn: Боря", "turn: Аня")


@pytest.fixture(autouse=True)
def _toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(Toy(), lambda _view, _word: (), lambda _seen, _names: None, {})
    monkeypatch.setattr("bukvitsa.games.shelf.ROOMS", MappingProxyType({"toy": room}))
    monkeypatch.setattr("bukvitsa.scenes.shelf.BOOKS", MappingProxyType({"toy": ToyBook()}))


def written(folder: Path, **scenes: str) -> list[str]:
    for name, text in scenes.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return [str(folder / f"{name}.yaml") for name in scenes]


def test_a_true_scene_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = written(tmp_path, true=TRUE)
    assert main(["scene", *files]) == 0
    assert capsys.readouterr().out == f"ok  {files[0]}: Аня ходит\n"


def test_a_false_scene_tells_the_first_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was expected stands against what came, with the number of the step."""
    assert main(["scene", *written(tmp_path, true=TRUE, false=FALSE)]) == 1
    told = capsys.readouterr().out
    assert "ok " in told
    assert "шаг 1, turn" in told
    assert told.index("ждали: Аня") < told.index("вышло: Боря")


def test_a_program_gets_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = written(tmp_path, true=TRUE, false=FALSE)
    assert main(["scene", "--json", *files]) == 1
    first, second = json.loads(capsys.readouterr().out)
    assert first == {"file": files[0], "title": "Аня ходит", "ok": True}
    assert (second["step"], second["what"]) == (1, "turn")
    assert (second["expected"], second["got"]) == ("Аня", "Боря")


def test_a_folder_means_all_its_scenes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path, a=TRUE, b=TRUE)
    assert main(["scene", str(tmp_path)]) == 0
    assert capsys.readouterr().out.count("ok ") == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[1, 2", "это не YAML"),
        ("просто слова", "сцена — это список ключей"),
        (TRUE + "steeps: []\n", "не бывает ключа «steeps»"),
        (TRUE.replace("game: toy", "game: chess"), "нет игры «chess»; есть toy"),
        (TRUE.replace("turn: Аня", "turn: Яна"), "положение не читается"),
        (TRUE.replace("lay: Т", "lie: Т"), "шаг 1 не читается"),
    ],
)
def test_what_is_no_scene_is_told_and_stops_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    assert main(["scene", *written(tmp_path, bad=text, good=TRUE)]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert "Traceback" not in told.err
    assert "good.yaml" in told.out


def test_files_that_cannot_be_read_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "empty").mkdir()
    for name, said in (
        ("bytes.yaml", "это не текст"),
        ("nowhere.yaml", "не открывается"),
        ("empty", "нет сценок"),
    ):
        assert main(["scene", str(tmp_path / name)]) == 2
        assert said in capsys.readouterr().err
