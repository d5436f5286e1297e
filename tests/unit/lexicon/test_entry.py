"""A line of the lists reads back as it was written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bukvitsa.kernel.words import Tier, WordReason
from bukvitsa.lexicon.entry import Entry, Flag, read_entry, write_entry
from bukvitsa.lexicon.rejected import Rejected, read_rejected, write_rejected

words = st.text(alphabet="абвгдежзийклмнопрстуфхцчшщъыьэюя", min_size=2, max_size=20)


@given(
    words,
    st.sampled_from(Tier),
    st.frozensets(st.sampled_from(Flag)),
    st.integers(min_value=0, max_value=900),
)
def test_an_entry_survives_being_written(
    word: str, tier: Tier, flags: frozenset[Flag], zipf: int
) -> None:
    shown = word.replace("е", "ё")
    entry = Entry(word=word, shown=shown, tier=tier, flags=flags, zipf=zipf)
    assert read_entry(write_entry(entry)) == entry


def test_flags_are_sorted_and_a_plain_spelling_is_not_repeated() -> None:
    line = "лыжи\t\tcore\tmostly_plural,slang\t350"
    assert write_entry(read_entry(f"{line}\n")) == line


def test_a_strange_flag_is_an_error() -> None:
    with pytest.raises(ValueError, match="odd"):
        read_entry("кот\t\tcore\todd\t1")


@given(words, st.sampled_from(WordReason), words)
def test_a_refusal_survives_being_written(word: str, reason: WordReason, lemma: str) -> None:
    rejected = Rejected(word=word, reason=reason, lemma=lemma, form="")
    assert read_rejected(write_rejected(rejected)) == rejected
