"""WD-11: input is forgiven its clothing and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bukvitsa.kernel.words import WordReason
from bukvitsa.letters.alphabet import is_letter
from bukvitsa.letters.word import LONGEST, Misread, read_word


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("дом", "дом"),
        ("  ДОМ\n", "дом"),
        ("ёж", "еж"),
        ("Ёж", "еж"),
        ("е\u0308ж", "еж"),
        ("и\u0306од", "йод"),
        (" " * 5000 + "дом", "дом"),
    ],
)
def test_clothing_is_forgiven(typed: str, word: str) -> None:
    """Case, blanks at the ends, and composed or decomposed й and ё make no difference."""
    assert read_word(typed) == word


@pytest.mark.parametrize(
    ("typed", "reason", "signs"),
    [
        ("", WordReason.EMPTY, ""),
        (" \t ", WordReason.EMPTY, ""),
        ("кoт", WordReason.LATIN_LOOKALIKE, "o"),
        ("cop", WordReason.LATIN_LOOKALIKE, "cop"),
        ("hello", WordReason.NOT_CYRILLIC, "helo"),
        ("дом2", WordReason.NOT_CYRILLIC, "2"),
        ("до\u0301м", WordReason.NOT_CYRILLIC, "\u0301"),
        ("д\x00ом", WordReason.NOT_CYRILLIC, "\x00"),
        ("їжак", WordReason.NOT_CYRILLIC, "ї"),
        ("какой-то", WordReason.HYPHENATED, "-"),
        ("об'ем", WordReason.HYPHENATED, "'"),
        ("-", WordReason.NOT_CYRILLIC, "-"),
        ("два слова", WordReason.SEVERAL_WORDS, ""),
        ("а" * (LONGEST + 1), WordReason.TOO_LONG, ""),
        ("а" * 10_000, WordReason.TOO_LONG, ""),
    ],
)
def test_what_is_no_spelling_is_named(typed: str, reason: WordReason, signs: str) -> None:
    """Anything that is not Cyrillic is refused by its kind, and look-alikes are named."""
    assert read_word(typed) == Misread(reason, signs)


@given(st.text())
def test_every_input_gets_an_answer(typed: str) -> None:
    """Whatever is typed, the answer is letters of the alphabet or a reason why not."""
    word = read_word(typed)
    if not isinstance(word, Misread):
        assert 0 < len(word) <= LONGEST
        assert all(is_letter(sign) for sign in word)
