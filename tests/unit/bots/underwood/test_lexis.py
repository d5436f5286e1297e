"""What a bot finds by columns is what one finds word by word."""

from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from bukvitsa.bots.underwood.lexis import AMPLE, FRAMED, THRICE, Lexis
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


def spelt(rows: object) -> set[str]:
    return {LEXIS.words[row] for row in np.asarray(rows)}


def lacking(word: str, rack: str) -> Counter[str]:
    return Counter(word) - Counter(rack)


def test_a_bot_knows_the_core_words_and_those_the_table_allows() -> None:
    """Neither rare words nor what the table has banned (WD-15, WD-16)."""
    assert spelt(range(len(LEXIS.low))) == KNOWN


@settings(max_examples=150, deadline=None)
@given(racks, st.integers(0, 2))
def test_words_within_reach_are_all_found(rack: str, free: int) -> None:
    found = LEXIS.within(thermometer(rack), len(rack) + free, free)
    assert spelt(found) == {word for word in KNOWN if lacking(word, rack).total() <= free}


@settings(max_examples=150, deadline=None)
@given(racks)
def test_words_that_lack_one_letter_only_are_found(rack: str) -> None:
    """PR-8: the letter is there, but not often enough."""
    nearly = {
        word for word in KNOWN if len(lack := lacking(word, rack)) == 1 and set(lack) <= set(rack)
    }
    assert spelt(LEXIS.nearly(rack)) == nearly


@settings(max_examples=150, deadline=None)
@given(racks, racks, st.integers(0, 2))
def test_the_first_rack_that_does_is_told(rack: str, more: str, free: int) -> None:
    racks = [rack + more[:count] for count in range(len(more) + 1)]
    rows = LEXIS.within(thermometer(racks[-1]), 64, free)
    told = LEXIS.depths(rows, [thermometer(each) for each in racks], free)
    for row, depth, missing, worth in zip(rows.tolist(), *map(list, told), strict=True):
        word = LEXIS.words[row]
        lacks = [lacking(word, each) for each in racks]
        assert depth == next(n for n, lack in enumerate(lacks) if lack.total() <= free)
        assert missing == lacks[depth].total()
        assert worth == sum(PACK.prices[letter] for letter in lacks[depth].elements())


def test_what_stands_in_the_columns_is_true_of_the_words() -> None:
    for row in range(len(LEXIS.low)):
        word = LEXIS.words[row]
        prices = [PACK.prices[letter] for letter in word]
        assert LEXIS.totals[row] == sum(prices)
        assert LEXIS.dearest[row] == max(prices)
        assert LEXIS.lengths[row] == len(word)
        vowels = set("аеиоуыэюя")
        assert bool(LEXIS.kinds[row] & FRAMED) == (word[0] in vowels and word[-1] in vowels)
        assert bool(LEXIS.kinds[row] & THRICE) == any(word.count(it) >= 3 for it in word)


def test_a_letter_is_shared_by_so_many_words() -> None:
    for letter in ALPHABET:
        assert LEXIS.share[letter] == sum(letter in word for word in KNOWN) / len(KNOWN)


def test_ample_is_more_than_enough() -> None:
    assert all(word.count(letter) <= AMPLE for word in KNOWN for letter in word)


def test_an_empty_lexicon_is_no_trouble() -> None:
    empty = Lexis(book_of([]), POLICY, PACK.prices)
    assert not len(Lexis(book_of([]), WordPolicy(), PACK.prices).within(thermometer("кот"), 3, 0))
    assert empty.words[0] in POLICY.allowed
