"""A multiset of letters behaves as Python's own Counter does."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.letters.multiset import Letters

spellings = st.text("аоекть", max_size=12) | st.text(ALPHABET, max_size=40)


def counted(letters: Letters) -> Counter[str]:
    return Counter(letters.spelling)


@given(spellings)
def test_the_order_of_writing_does_not_matter(text: str) -> None:
    letters = Letters.of(text)
    assert letters == Letters.of(text[::-1])
    assert hash(letters) == hash(Letters.of(text[::-1]))
    assert list(letters) == sorted(text)
    assert len(letters) == len(text)
    assert bool(letters) is bool(text)


@given(spellings, spellings)
def test_comparison_is_that_of_counters(one: str, other: str) -> None:
    left, right = Letters.of(one), Letters.of(other)
    assert (left <= right) is (Counter(one) <= Counter(other))
    assert (left < right) is (Counter(one) < Counter(other))
    assert (left >= right) is (Counter(one) >= Counter(other))
    assert (left > right) is (Counter(one) > Counter(other))


@given(spellings, spellings)
def test_sum_and_what_is_missing_are_those_of_counters(one: str, other: str) -> None:
    left, right = Letters.of(one), Letters.of(other)
    assert counted(left + right) == Counter(one) + Counter(other)
    assert counted(left.missing(right)) == Counter(one) - Counter(other)
    assert (left + right) - right == left


@given(spellings, st.sampled_from(ALPHABET))
def test_counting_one_letter(text: str, letter: str) -> None:
    assert Letters.of(text).count(letter) == text.count(letter)
    assert (letter in Letters.of(text)) is (letter in text)


def test_only_a_single_sign_is_counted() -> None:
    assert Letters.of("кот").count("") == 0
    assert "кт" not in Letters.of("кот")


def test_what_is_not_there_cannot_be_taken_away() -> None:
    with pytest.raises(ValueError, match="not all of"):
        Letters.of("кот") - Letters.of("тт")


@pytest.mark.parametrize("text", ["Кот", "ёж", "cat", "к т", "1"])
def test_signs_that_no_card_carries_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a letter"):
        Letters.of(text)
