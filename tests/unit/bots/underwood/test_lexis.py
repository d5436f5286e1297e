"""What a bot finds by sets is what one finds word by word."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bukvitsa.bots.underwood.lexis import AMPLE, FRAMED, THRICE, Lexis, WordSet, places
from bukvitsa.kernel.words import WordPolicy
from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.letters.thermometer import thermometer
from tests.kit.books import book_of
from tests.kit.underwood.views import PACK

WORDS = (
    "кот", "ток", "окот", "рот", "торт", "кок", "око", "оно", "атака", "арка", "карта", "такт",
    "ёж", "уж", "яд", "молоко", "кокос", "рококо", "облако", "трактор", "аорта", "щука",
)  # fmt: skip
POLICY = WordPolicy(shortest=2, allowed=("ооок", "нос"), banned=("рот",))
LEXIS = Lexis(book_of(WORDS, rare=["тор"]), POLICY, PACK.prices)
KNOWN = {word.replace("ё", "е") for word in (*WORDS, "ооок", "нос")} - {"рот"}

racks = st.text("аоктрщм", max_size=9)


def spelt(words: WordSet) -> set[str]:
    return {LEXIS.words[row] for row in places(words)}


def lacking(word: str, rack: str) -> Counter[str]:
    return Counter(word) - Counter(rack)


def test_a_bot_knows_the_core_words_and_those_the_table_allows() -> None:
    """Neither rare words nor what the table has banned (WD-15, WD-16)."""
    assert set(LEXIS.words) == KNOWN


@settings(max_examples=150, deadline=None)
@given(racks, st.integers(0, 2))
def test_words_within_reach_are_all_found(rack: str, free: int) -> None:
    found = LEXIS.within(thermometer(rack), free)
    assert spelt(found) == {word for word in KNOWN if lacking(word, rack).total() <= free}


@settings(max_examples=150, deadline=None)
@given(racks)
def test_words_that_lack_one_letter_only_are_found(rack: str) -> None:
    """PR-8: the letter is there, but not often enough."""
    nearly = {
        word for word in KNOWN if len(lack := lacking(word, rack)) == 1 and set(lack) <= set(rack)
    }
    assert spelt(LEXIS.nearly(rack)) == nearly


@pytest.mark.parametrize("letters", [*WORDS[:6], "", "щщ", "ыыы"])
def test_letters_are_counted_by_their_code(letters: str) -> None:
    rack = letters.replace("ё", "е")
    assert LEXIS.count(thermometer(rack)) == sum(PACK.prices[letter] for letter in rack)


def test_what_stands_in_the_columns_is_true_of_the_words() -> None:
    for row, word in enumerate(LEXIS.words):
        prices = [PACK.prices[letter] for letter in word]
        assert LEXIS.codes[row] == thermometer(word)
        assert LEXIS.totals[row] == sum(prices)
        assert LEXIS.dearest[row] == max(prices)
        assert LEXIS.lengths[row] == len(word)
        vowels = set("аеиоуыэюя")
        assert bool(LEXIS.kinds[row] & FRAMED) == (word[0] in vowels and word[-1] in vowels)
        assert bool(LEXIS.kinds[row] & THRICE) == any(word.count(it) >= 3 for it in word)


def test_the_dearest_words_come_first() -> None:
    assert LEXIS.totals == sorted(LEXIS.totals, reverse=True)


@pytest.mark.parametrize("least", [-1, 0, 3, 5, 40, 64, 100])
def test_long_words_are_told_from_short_ones(least: int) -> None:
    assert spelt(LEXIS.long(least)) == {word for word in KNOWN if len(word) >= least}


@given(st.sets(st.integers(0, 5000)))
def test_a_set_is_gone_through_from_its_lowest_bit(members: set[int]) -> None:
    assert [*places(sum(1 << place for place in members))] == sorted(members)


def test_a_part_that_was_forgotten_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bukvitsa.bots.underwood.lexis.REMEMBERED", 1)
    lexis = Lexis(book_of(WORDS), POLICY, PACK.prices)
    for rack in ("кот", "рот", "аорта", "кот"):
        assert lexis.within(thermometer(rack), 0).bit_count() == sum(
            not lacking(word, rack) for word in lexis.words
        )


def test_a_letter_is_shared_by_so_many_words() -> None:
    for letter in ALPHABET:
        assert LEXIS.share[letter] == sum(letter in word for word in KNOWN) / len(KNOWN)


def test_ample_is_more_than_enough() -> None:
    assert all(word.count(letter) <= AMPLE for word in KNOWN for letter in word)


def test_an_empty_lexicon_is_no_trouble() -> None:
    empty = Lexis(book_of([]), POLICY, PACK.prices)
    assert not Lexis(book_of([]), WordPolicy(), PACK.prices).within(thermometer("кот"), 0)
    assert empty.words[0] in POLICY.allowed
