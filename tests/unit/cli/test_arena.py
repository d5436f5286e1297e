"""`bukvitsa arena`: what is played is told, the same by the same seed, whatever interrupts it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bukvitsa.arena import match
from bukvitsa.arena.tournament import Plan, tournament
from bukvitsa.cli.main import main
from bukvitsa.journal.record import read
from bukvitsa.lexicon.book import open_lexicon
from tests.kit.toy.room import put_on_the_shelves
from tests.kit.toy.values import ToyOptions


@pytest.fixture(autouse=True)
def _toy_only(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelves(monkeypatch)


def figures(capsys: pytest.CaptureFixture[str], *given: str) -> dict[str, Any]:
    assert main(["arena", "toy", "--bots", "sleepy,random", "--json", *given]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_a_program_gets_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "--games", "6", "--seed", "3")
    assert (told["games"], told["asked"], told["seed"]) == (6, 6, 3)
    assert [mind["name"] for mind in told["minds"]] == ["sleepy", "random"]
    assert sum(mind["wins"]["share"] for mind in told["minds"]) == pytest.approx(1, abs=1e-3)
    assert told["ends"] == {"all_laid": 6}


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (figures(capsys, "--games", "4") for _ in range(2))
    for told in (one, two):
        for mind in told["minds"]:
            del mind["thought_median_ms"], mind["thought_p99_ms"]
    assert one == two


def test_a_person_gets_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "toy", "--bots", "random*3", "--games", "2"]) == 0
    told = capsys.readouterr().out
    assert "Партий: 2 из 2" in told
    assert told.count("random") == 3
    assert "чем кончилось: all_laid 2" in told


def test_ctrl_c_tells_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that was played is lost."""

    def interrupted(*_: object) -> Iterator[Any]:
        yield from played
        raise KeyboardInterrupt

    plan = Plan("toy", ("sleepy", "random"), 1, ToyOptions())
    played = list(tournament(plan, 3, 1, open_lexicon()))
    monkeypatch.setattr("bukvitsa.arena.tournament.tournament", interrupted)
    assert main(["arena", "toy", "--bots", "sleepy,random", "--games", "9"]) == 130
    assert "Партий: 3 из 9" in capsys.readouterr().out


def test_a_broken_game_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "MOST_ACTS", 3)
    assert main(["arena", "toy", "--bots", "random*2", "--games", "2"]) == 1
    assert "Нарушен закон игры: партия 0 не кончается (зерно 1)" in capsys.readouterr().err


def test_journals_are_kept_with_the_names_of_the_bots(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    given = ["--bots", "random,sleepy,random", "--games", "2", "--save", str(folder)]
    assert main(["arena", "toy", *given]) == 0
    first, second = sorted(folder.iterdir())
    assert read(first.read_bytes())[0].names == ("random 1", "sleepy", "random 2")
    assert read(second.read_bytes())[0].names == ("sleepy", "random 2", "random 1")


def test_options_are_read(tmp_path: Path) -> None:
    given = ["--option", "rounds=2", "--option", "referee=vote", "--save", str(tmp_path)]
    assert main(["arena", "toy", "--bots", "random*2", "--games", "1", *given]) == 0
    (path,) = tmp_path.iterdir()
    options = json.loads(bytes(read(path.read_bytes())[0].options))
    assert (options["rounds"], options["referee"]) == (2, "vote")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["chess"], "Нет игры «chess»; есть toy."),
        (["toy", "--bots", "clever,random"], "Нет бота «clever»"),
        (["toy", "--bots", "random"], "играют от"),
        (["toy", "--bots", "random*2", "--games", "0"], "не число от единицы"),
        (["toy", "--bots", "random*2", "--option", "rounds"], "имя=значение"),
        (
            ["toy", "--bots", "random*2", "--option", "rounds=99"],
            "«Сколько конов»: нужно число от 1 до 3.",
        ),
        (["toy", "--bots", "random*2", "--save", "/dev/null/x"], "папку не создать"),
    ],
)
def test_what_cannot_be_played_is_told(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *given]) == 2
    assert said in capsys.readouterr().err
