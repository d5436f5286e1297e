"""`bukvitsa find` shows what can be made: to a person, to a program, and by its status."""

import errno
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bukvitsa.cli import find, lexicon
from bukvitsa.cli.main import main


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the compiled lists away from the user's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BUKVITSA_CACHE", str(tmp_path_factory.getbasetemp() / "lexicon"))
        yield


def asked(capsys: pytest.CaptureFixture[str], *given: str) -> tuple[int, list[dict[str, Any]]]:
    status = main(["find", "--json", *given])
    return status, json.loads(capsys.readouterr().out)


def words(answers: list[dict[str, Any]]) -> list[str]:
    return [answer["word"] for answer in answers]


def on_terminal(monkeypatch: pytest.MonkeyPatch, width: int, *given: str) -> list[str]:
    screen = io.StringIO()
    terminal = Console(file=screen, force_terminal=True, width=width, no_color=True)
    monkeypatch.setattr(find, "console", lambda: terminal)
    main(["find", *given])
    plain = Console(file=io.StringIO()).render_str
    return [plain(line).plain for line in screen.getvalue().splitlines()]


def test_a_program_gets_each_word_with_its_length_frequency_and_tier(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, answers = asked(capsys, "КОТ")
    assert status == 0
    assert {"кот", "ток"} <= set(words(answers))
    assert all(list(answer) == ["word", "length", "zipf", "tier"] for answer in answers)
    assert answers[0]["length"] == 3
    assert 3 < answers[0]["zipf"] < 6


def test_long_words_come_first_then_frequent_ones(capsys: pytest.CaptureFixture[str]) -> None:
    _, answers = asked(capsys, "кошарет")
    order = [(-answer["length"], -answer["zipf"]) for answer in answers]
    assert order == sorted(order)


def test_a_word_is_shown_with_its_yo(capsys: pytest.CaptureFixture[str]) -> None:
    _, answers = asked(capsys, "е ж", "--game", "forest")
    assert "ёж" in words(answers)


def test_lengths_and_the_tier_narrow_the_search(capsys: pytest.CaptureFixture[str]) -> None:
    _, every = asked(capsys, "кошарет")
    _, some = asked(capsys, "кошарет", "--min", "4", "--max", "5")
    _, core = asked(capsys, "кошарет", "--tier", "core")
    assert some == [answer for answer in every if 4 <= answer["length"] <= 5]
    assert core == [answer for answer in every if answer["tier"] == "core"]
    assert len(core) < len(every)


def test_the_game_decides_what_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert "лыжи" not in words(asked(capsys, "лыжи")[1])
    assert "лыжи" in words(asked(capsys, "лыжи", "--game", "anagrams")[1])
    assert "стола" in words(asked(capsys, "столаи", "--extended")[1])
    assert "кот" not in words(asked(capsys, "кот", "--ban", "кот")[1])
    assert "тко" in words(asked(capsys, "кот", "--allow", "тко")[1])


def test_steals_say_what_they_are_made_of(capsys: pytest.CaptureFixture[str]) -> None:
    status, answers = asked(capsys, "--table", "кот,пар", "--middle", "ОМ")
    assert status == 0
    steal = next(answer for answer in answers if answer["word"] == "окот")
    assert (steal["used"], steal["loose"]) == (["кот"], "о")
    for answer in answers:
        spent = "".join(answer["used"]) + answer["loose"]
        assert sorted(spent) == sorted(answer["word"].replace("ё", "е"))


def test_equal_words_on_the_table_are_one_way(capsys: pytest.CaptureFixture[str]) -> None:
    _, answers = asked(capsys, "--table", "кот,кот", "--middle", "о")
    assert words(answers).count("окот") == 1


def test_the_status_tells_whether_anything_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["find", "ъь"]) == 1
    assert main(["find", "--table", "кот", "--middle", "ъ"]) == 1
    assert capsys.readouterr().out == ""


def test_a_pipe_gets_a_word_to_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["find", "кот"])
    main(["find", "--table", "кот", "--middle", "о"])
    lines = capsys.readouterr().out.splitlines()
    assert "ток\t4,3" in lines
    assert any(line.startswith("окот\t") and line.endswith("\tкот + о") for line in lines)


@pytest.mark.parametrize("width", [20, 60, 200])
def test_columns_fit_the_terminal(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    lines = on_terminal(monkeypatch, width, "кошарет")
    text = "\n".join(lines)
    assert "3 буквы — " in text
    assert "шторка" in text
    assert len(lines) < {20: 100, 60: 40, 200: 20}[width]


def test_a_person_is_told_of_steals_and_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "кот + о" in "\n".join(on_terminal(monkeypatch, 80, "--table", "кот", "--middle", "о"))
    assert "ничего" in "\n".join(on_terminal(monkeypatch, 80, "ъь"))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([], "Из каких букв"),
        (["  "], "Из каких букв"),
        (["koт"], "латинские буквы"),
        (["кот1"], "«1»"),
        (["к" * 10_000], "10000"),
        (["к\x07о"], "U+0007"),
        (["а\u0301о"], "U+0301"),
        (["к?т"], "«?»"),
        (["1234567890"], "и другие"),
        (["кот", "--min", "5", "--max", "3"], "не бывает"),
        (["кот", "--max", "0"], "не бывает"),
        (["кот", "--min", "много"], "много"),
        (["кот", "--table", "кот", "--middle", "о"], "вместе"),
        (["--table", "кот"], "нужны и слова, и буквы"),
        (["--middle", "о"], "нужны и слова, и буквы"),
        (["--table", "cat", "--middle", "о"], "латинские"),
        (["кот", "--tier", "all"], "all"),
        (["абвгдежзиклмнопрст", "--extended"], "--extended"),
        (["--table", "кот", "--middle", "о", "--extended"], "--extended"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], given: list[str], said: str
) -> None:
    assert main(["find", *given]) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.out == ""
    assert len(shown.err) < 1500


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (errno.ENOSPC, "нет места"),
        (errno.EROFS, "нет прав"),
        (errno.ENOTDIR, "папка недоступна"),
    ],
)
def test_a_disk_that_cannot_keep_the_lists_is_told_of(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    code: int,
    reason: str,
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(code, "trouble")

    monkeypatch.setattr("bukvitsa.lexicon.shelf.save", refuse)
    monkeypatch.setattr("bukvitsa.lexicon.book._books", {})
    monkeypatch.setenv("BUKVITSA_CACHE", str(tmp_path))
    assert lexicon.opened().entry("кот") is not None
    said = capsys.readouterr().err
    assert reason in said
    assert said.count("\n") == 1
