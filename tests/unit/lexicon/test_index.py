"""An index gives back the entries it was made of, and searches the real list rightly."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bukvitsa.kernel.words import Tier, WordPolicy
from bukvitsa.lexicon import index as index_module
from bukvitsa.lexicon.edition import data_files
from bukvitsa.lexicon.entry import Entry, read_entry
from bukvitsa.lexicon.index import Index
from bukvitsa.lexicon.vocabulary import Vocabulary
from tests.kit.vocabularies import all_steals, entry_lists, spellings

Real = tuple[list[Entry], Index]


@pytest.fixture(scope="session")
def real() -> Real:
    """Compile the committed words."""
    lines = data_files()[2].read_text(encoding="utf-8").splitlines()
    entries = [read_entry(line) for line in lines]
    return entries, Index.of(entries)


@given(entry_lists(), spellings)
def test_every_entry_is_found_and_no_other(entries: list[Entry], other: str) -> None:
    index = Index.of(entries)
    assert len(index) == len(entries)
    assert all(index.entry(entry.word) == entry for entry in entries)
    assert (index.find(other) is None) is (other not in {entry.word for entry in entries})


@pytest.mark.parametrize("word", ["", "cat", "ё", "Кот", "кот!", "к" * 100, "\x00"])
def test_what_is_no_word_is_not_found(word: str) -> None:
    assert Index.of([Entry("кот", "кот", Tier.CORE, frozenset(), 0)]).find(word) is None


def test_the_real_words_are_found_again(real: Real) -> None:
    entries, index = real
    assert all(index.entry(entry.word) == entry for entry in entries[::11])


@given(entry_lists(), st.integers(1, 5))
def test_strings_are_the_same_made_singly_or_all_at_once(
    entries: list[Entry], patience: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(index_module, "FEW_STRINGS", patience)
        index = Index.of(entries)
        vocabulary = Vocabulary([index], WordPolicy(shortest=1, slang=True, proper_names=True))
        for letters in ("ток", "оаткотакао", "окотоктакаткаоток"):
            once = vocabulary.words(letters)
            assert once == vocabulary.words(letters)
            assert all(Counter(word) <= Counter(letters) for word in once)


def test_threads_that_ask_at_once_get_whole_strings(real: Real) -> None:
    index = Index.of(real[0][:20_000])
    vocabulary = Vocabulary([index], WordPolicy())
    racks = ["".join(Random(seed).choices("аоекрстлнипм", k=12)) for seed in range(200)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(vocabulary.words, racks))
    for rack, words in zip(racks, found, strict=True):
        assert all(Counter(word) <= Counter(rack) for word in words)
        assert words == vocabulary.words(rack)


def test_real_searches_agree_with_trying_every_word(real: Real) -> None:
    entries, index = real
    policy = WordPolicy()
    vocabulary = Vocabulary([index], policy)
    words = [entry.word for entry in entries if entry.word in vocabulary]
    counted = [(word, Counter(word)) for word in words]
    random = Random(5)
    letters = "".join(words)
    for size in (3, 6, 7, 8, 12, 20, 40):
        rack = "".join(random.choices(letters, k=size))
        have = Counter(rack)
        expected = sorted(word for word, need in counted if need <= have)
        assert sorted(vocabulary.words(rack)) == expected
        assert vocabulary.any_within(rack) is bool(expected)


def test_real_steals_agree_with_trying_every_word(real: Real) -> None:
    _, index = real
    vocabulary = Vocabulary([index], WordPolicy())
    table = ["кот", "пар", "окно", "рис"]
    loose = "омлетсан"
    pool = set(vocabulary.words(loose + "".join(table)))
    assert set(vocabulary.steals(loose, table)) == all_steals(pool, loose, table)
