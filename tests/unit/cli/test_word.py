"""`bukvitsa word` says what the referee says: to a person, to a program, and by its status."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bukvitsa.cli.lexicon import opened
from bukvitsa.cli.main import main
from bukvitsa.kernel.words import Forms, Plurals
from bukvitsa.lexicon.policies import POLICIES

KEYS = ["word", "legal", "reason", "text", "lemma", "tier", "definition", "near"]


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the compiled lists away from the user's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BUKVITSA_CACHE", str(tmp_path_factory.getbasetemp() / "lexicon"))
        yield


def _asked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[dict[str, Any]]]:
    status = main(["word", "--json", *words])
    return status, json.loads(capsys.readouterr().out)


def _policy_seen(monkeypatch: pytest.MonkeyPatch, *options: str) -> Any:
    """Catch the policy by which the referee is asked to judge."""
    seen: list[Any] = []

    class Catcher:
        def judge(self, text: str, policy: object) -> object:
            del text
            seen.append(policy)
            raise KeyboardInterrupt

    monkeypatch.setattr("bukvitsa.cli.lexicon.open_lexicon", lambda **_: Catcher())
    main(["word", "кот", *options])
    return seen[0]


def test_a_legal_word_answers_with_all_that_is_known_of_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, (answer,) = _asked(capsys, "стол")
    assert status == 0
    assert list(answer) == KEYS
    assert answer["legal"] is True
    assert (answer["reason"], answer["lemma"], answer["tier"]) == ("legal", "стол", "core")
    assert "мебели" in answer["definition"]


def test_a_form_is_refused_with_its_word_and_what_that_means(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, (answer,) = _asked(capsys, "столы")
    assert status == 1
    assert (answer["legal"], answer["reason"], answer["lemma"]) == (False, "plural", "стол")
    assert answer["tier"] is None
    assert "мебели" in answer["definition"]


def test_answers_come_in_the_order_of_the_words_as_they_were_given(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, answers = _asked(capsys, "СТОЛ", "столы", "кoт", "")
    assert status == 1
    assert [answer["word"] for answer in answers] == ["СТОЛ", "столы", "кoт", ""]
    reasons = [answer["reason"] for answer in answers]
    assert reasons == ["legal", "plural", "latin_lookalike", "empty"]


@pytest.mark.parametrize("piped", ["стол кот\n", "стол\nкот\n\n"])
def test_words_may_be_piped_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, piped: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(piped))
    status, answers = _asked(capsys)
    assert status == 0
    assert [answer["word"] for answer in answers] == ["стол", "кот"]


def test_no_word_at_all_is_misuse_with_an_example(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["word"]) == 2
    assert "Например: bukvitsa word" in capsys.readouterr().err


def test_a_person_gets_a_sentence_and_the_meaning(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "стол", "столы"]) == 1
    legal, *meaning, refused, lemma, _ = capsys.readouterr().out.splitlines()
    assert legal == "✓ «Стол» — есть такое слово."
    assert "мебели" in meaning[0]
    assert refused.startswith("✗ «Столы» — множественное число.")
    assert lemma.startswith("  стол: ")


@pytest.mark.parametrize("word", ["\x1b[31mкот", "а" * 10_000, "й\u0301ж", "\x00", "123", "-"])
def test_a_strange_input_is_refused_in_one_safe_short_line(
    capsys: pytest.CaptureFixture[str], word: str
) -> None:
    assert main(["word", "--", word]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("✗ ")
    assert line.isprintable()
    assert len(line) < 200


def test_undecodable_bytes_make_an_answer_not_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    status, (answer,) = _asked(capsys, "\udcff")
    assert (status, answer["reason"]) == (1, "not_cyrillic")


@pytest.mark.parametrize("game", ["forbidden", "forest", "underwood", "anagrams"])
def test_each_game_judges_by_its_own_policy(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    assert _policy_seen(monkeypatch, "--game", game) == POLICIES[game]


def test_without_a_game_the_strictest_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _policy_seen(monkeypatch) == POLICIES["forbidden"]


def test_what_a_table_agreed_on_reaches_the_referee(monkeypatch: pytest.MonkeyPatch) -> None:
    options = ("--proper-names", "--slang", "--family", "--allow=Ёлка, кот", "--ban", "пёс,")
    policy = _policy_seen(monkeypatch, "--game=anagrams", *options)
    assert (policy.proper_names, policy.slang, policy.family) == (True, True, True)
    assert policy.allowed == ("елка", "кот")
    assert policy.banned == ("пес",)
    assert policy.plurals is Plurals.MOSTLY


def test_any_form_is_taken_with_two_letters_or_with_three_in_anagrams(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alone = _policy_seen(monkeypatch, "--extended")
    anagrams = _policy_seen(monkeypatch, "--extended", "--game=anagrams")
    assert (alone.forms, alone.shortest) == (Forms.ANY, 2)
    assert (anagrams.forms, anagrams.shortest) == (Forms.ANY, 3)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--extended", "--game=forest"], "--game underwood"),
        (["--game=chess"], "нет такого: 'chess'"),
        (["--ban=два слова"], "не слово: «два слова»"),
    ],
)
def test_what_makes_no_sense_is_refused_in_russian(
    capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    assert main(["word", "кот", *options]) == 2
    assert said in capsys.readouterr().err


def test_the_first_opening_is_shown_on_a_terminal_and_nothing_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    heard: list[float] = []

    def open_slowly(progress: Any, **_: object) -> str:
        progress(0.5)
        heard.append(0.5)
        return str(tmp_path)

    monkeypatch.setattr("bukvitsa.cli.lexicon.open_lexicon", open_slowly)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert opened() == str(tmp_path)  # type: ignore[comparison-overlap]  # a stand-in for a book
    assert heard == [0.5]
    assert capsys.readouterr().out == ""
