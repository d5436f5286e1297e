"""The thermometer code compares as the letters themselves do."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.letters.multiset import Letters
from bukvitsa.letters.thermometer import CAPS, LETTER_BITS, ORDER, WIDTH, codable, thermometer

spellings = st.text("аоекть", max_size=14) | st.text(ALPHABET, max_size=40)


def test_every_letter_has_a_bit_and_marks_have_room() -> None:
    assert set(ORDER) == set(ALPHABET)
    assert len(ORDER) <= WIDTH - 6


def test_counts_fit_the_three_bits_that_the_search_subtracts_in() -> None:
    assert max(CAPS.values()) <= 7


@given(spellings, spellings)
def test_a_codable_word_lies_within_letters_exactly_if_its_bits_do(word: str, letters: str) -> None:
    within = thermometer(word) & ~thermometer(letters) == 0
    if codable(word):
        assert within is (Counter(word) <= Counter(letters))
    else:
        assert within or not Counter(word) <= Counter(letters)


@given(spellings)
def test_codable_means_that_no_letter_is_lost(text: str) -> None:
    bits = thermometer(text).bit_count()
    assert codable(text) is (bits == len(text))
    assert thermometer(text) & ~LETTER_BITS == 0


def test_more_copies_than_any_bit_can_tell_read_as_the_most() -> None:
    assert thermometer("о" * 10_000) == thermometer("о" * CAPS["о"])


def test_the_multiset_carries_the_same_code() -> None:
    assert Letters.of("молоко").thermometer == thermometer("молоко")
