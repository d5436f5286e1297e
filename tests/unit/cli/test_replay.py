"""`bukvitsa replay` reads a game aloud from anybody's eyes; `verify` referees it again."""

import json
from pathlib import Path

import msgspec
import pytest

from bukvitsa.cli.main import main
from bukvitsa.journal.record import Head, Line, written
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.journals import journal_of
from tests.kit.toy.room import put_on_the_shelves
from tests.kit.toy.subject import WORDS, ToySubject

HEAD, LINES = journal_of(ToySubject(), 5)


@pytest.fixture(autouse=True)
def _toy_only(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelves(monkeypatch)
    monkeypatch.setattr("bukvitsa.cli.lexicon.opened", lambda: ListedLexicon(WORDS))


def kept(folder: Path, head: Head = HEAD, lines: list[Line] | None = None) -> str:
    path = folder / "game.jsonl"
    path.write_bytes(b"".join(written(head, LINES if lines is None else lines)))
    return str(path)


def told(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    assert main(["replay", *given]) == 0
    return capsys.readouterr().out


def test_a_whole_game_is_told_with_its_outcome(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(capsys, kept(tmp_path))
    assert text.startswith("Игрушка: Аня, Боря.\n") or "Аня, Боря." in text.splitlines()[0]
    assert "Итог: 1. " in text


def test_eyes_see_what_they_saw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A player's own cards are in the own protocol, in everybody's, and in no other's."""
    path = kept(tmp_path)
    whole, anya, borya, spectator = (
        told(capsys, path, "--eyes", eyes) for eyes in ("все", "Аня", "Боря", "зритель")
    )
    cards = [line for line in anya.splitlines() if "Аня берёт" in line]
    assert cards
    assert not any("Аня берёт карту" in line for line in cards)
    for line in cards:
        assert line in whole
        assert line not in borya
        assert line not in spectator
    assert "Аня берёт карту." in borya
    assert "Аня берёт карту." not in whole


def test_a_program_gets_the_same_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(tmp_path)
    answer = json.loads(told(capsys, path, "--json"))
    assert answer["players"] == ["Аня", "Боря"]
    assert all(line["text"] in told(capsys, path) for line in answer["told"][:3])


def test_an_unfinished_game_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Партия не окончена." in told(capsys, kept(tmp_path, lines=LINES[:4]))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "строка 1: это не начало журнала"),
        (b"{}\n", "строка 1: это не начало журнала"),
        (b"".join(written(HEAD, LINES[:3])) + b"oops\n", "строка 5: не читается"),
        (b"".join(written(HEAD, LINES[:2])).replace(b'"opened"', b'"open"'), "строка 2 не читает"),
        (b"".join(written(HEAD, LINES[1:4])), "строка 2 — такого в этом положении"),
        (
            b"".join(written(msgspec.structs.replace(HEAD, game="chess"), LINES)),
            "записана игра «chess»",
        ),
    ],
)
def test_what_is_no_journal_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: bytes, said: str
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(text)
    assert main(["replay", str(path)]) == 2
    assert said in capsys.readouterr().err


def test_strangers_have_no_eyes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", kept(tmp_path), "--eyes", "Яна"]) == 2
    assert "Аня, Боря, зритель, все" in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "nowhere")]) == 2
    assert "не открывается" in capsys.readouterr().err


def test_a_fair_game_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = kept(tmp_path)
    assert main(["verify", path]) == 0
    assert f"действий по правилам — {len(LINES) - 1}" in capsys.readouterr().out
    assert main(["verify", path, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"stands": True, "doubt": None}


def test_another_lexicon_is_mentioned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The journal's own verdicts serve, and the reader is told."""
    older = msgspec.structs.replace(HEAD, edition="older")
    main(["verify", kept(tmp_path, older)])
    assert "Словарь с тех пор другой" in capsys.readouterr().out


def forged(number: int, old: bytes, new: bytes) -> list[Line]:
    line = msgspec.json.encode(LINES[number])
    assert old in line
    changed = msgspec.json.decode(line.replace(old, new, 1), type=Line)
    return [*LINES[:number], changed, *LINES[number + 1 :]]


def test_whatever_does_not_follow_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The seed, a hole, an act that was not possible, and events that were not its consequence."""
    another = msgspec.structs.replace(HEAD, seed="00" * 32)
    cases = [
        (another, LINES, "зерно не то"),
        (HEAD, [LINES[0], *LINES[2:]], "Строка 3: пропуск"),
        (HEAD, forged(0, b'"until":', b'"until":1'), "Строка 2: по правилам вышло бы иначе"),
        (HEAD, [LINES[0], msgspec.structs.replace(LINES[1], by=None)], "Строка 3: такое действие"),
    ]
    for head, lines, said in cases:
        assert main(["verify", kept(tmp_path, head, lines)]) == 1
        assert said in capsys.readouterr().out


def test_a_game_that_goes_on_cannot_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    playing = msgspec.structs.replace(HEAD, seed="")
    assert main(["verify", kept(tmp_path, playing)]) == 2
    assert "ещё не окончена" in capsys.readouterr().err
