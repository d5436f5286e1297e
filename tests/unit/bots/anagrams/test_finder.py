"""What is found step by step is what a search of the whole table finds."""

from random import Random

import pytest

from bukvitsa.bots.anagrams.finder import TABLES, Finder, finder_of
from bukvitsa.lexicon.book import open_lexicon
from bukvitsa.lexicon.vocabulary import CORE_ONLY
from tests.kit.anagrams.views import view_of, with_options
from tests.kit.books import book_of

BOOK = book_of(["кот", "окот", "ток", "молоко"], ["тото"])


@pytest.mark.parametrize("seed", range(8))
def test_card_by_card_nothing_is_missed(seed: int) -> None:
    book, dice = open_lexicon(), Random(seed)
    finder, words, middle = Finder(book), [(0, "кот"), (1, "рама")], ""
    vocabulary = book.vocabulary(view_of("").options.words, CORE_ONLY)
    for letter in dice.choices("аоеиктнрслмпь", k=12):
        middle += letter
        found = finder.makings(view_of(middle, words))
        assert sorted(found) == sorted(vocabulary.makings(middle, [word for _, word in words]))
        if found and dice.random() < 0.2:
            words.append((0, dice.choice(sorted(found)).word))
            middle = middle[3:]


def test_a_table_is_searched_once_whoever_looks() -> None:
    finder = Finder(BOOK)
    found = finder.makings(view_of("отк"))
    assert finder.makings(view_of("отк", you=1)) is found
    assert sorted(made.word for made in found) == ["кот", "ток"]


def test_other_words_are_found_at_a_table_that_agreed_on_others() -> None:
    finder = Finder(BOOK)
    assert finder.makings(view_of("отк"))
    assert not finder.makings(with_options(view_of("отк"), min_length=4))


def test_old_tables_are_forgotten() -> None:
    finder = Finder(BOOK)
    first = finder.makings(view_of("отк"))
    for count in range(TABLES):
        finder.makings(view_of("ъ" * count))
    assert finder.makings(view_of("отк")) is not first
    assert finder.makings(view_of("отк")) == first


def test_minds_of_the_same_lexicon_share_a_finder() -> None:
    assert finder_of(BOOK) is finder_of(BOOK)
    assert finder_of(BOOK) is not finder_of(book_of(["кот"]))
