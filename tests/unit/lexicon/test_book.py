"""The lexicon put together says of what is left what it says of each word."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bukvitsa.kernel.words import Forms, Lexicon, Plurals, WordPolicy
from bukvitsa.lexicon.book import Book, open_lexicon
from bukvitsa.lexicon.vocabulary import CORE_ONLY

NOUNS = WordPolicy()
MOSTLY = WordPolicy(plurals=Plurals.MOSTLY)
ANY = WordPolicy(forms=Forms.ANY)


@pytest.fixture(scope="session")
def book(tmp_path_factory: pytest.TempPathFactory) -> Book:
    """Open the real lexicon."""
    return open_lexicon(tmp_path_factory.mktemp("cache"))


def test_it_is_the_port_that_games_ask(book: Book) -> None:
    lexicon: Lexicon = book
    assert lexicon.judge("Кот", NOUNS).legal
    assert lexicon.judge("кот", NOUNS).edition == lexicon.edition


def test_it_is_opened_once(book: Book, tmp_path: Path) -> None:
    again = open_lexicon(tmp_path)
    assert again is open_lexicon(tmp_path)
    assert again is not book
    assert again.edition == book.edition


def test_a_vocabulary_is_made_once_for_each_policy(book: Book) -> None:
    assert book.vocabulary(NOUNS) is book.vocabulary(WordPolicy())
    assert book.vocabulary(NOUNS) is not book.vocabulary(NOUNS, CORE_ONLY)


def test_names_are_searched_where_a_table_takes_them(book: Book) -> None:
    named = WordPolicy(proper_names=True)
    assert "анна" in book.vocabulary(named).words("анна")
    assert "анна" not in book.vocabulary(NOUNS).words("анна")


@settings(max_examples=30, deadline=None)
@given(
    st.text("аоекрстлп", max_size=9),
    st.sampled_from([NOUNS, MOSTLY, WordPolicy(slang=True, proper_names=True, family=True)]),
)
def test_what_is_found_is_what_is_legal(book: Book, letters: str, policy: WordPolicy) -> None:
    vocabulary = book.vocabulary(policy)
    found = vocabulary.words(letters)
    assert all(book.judge(word, policy).legal for word in found)
    assert all(word in vocabulary for word in found)
    assert book.any_left(letters, [], policy) is bool(found)


@pytest.mark.parametrize(
    ("middle", "table", "policy", "left"),
    [
        ("о", ["кот"], NOUNS, True),
        ("ы", ["окно"], NOUNS, False),
        ("а", ["стол"], ANY, True),
        ("ъ", ["кот"], ANY, False),
        ("", ["кот"], ANY, False),
        ("Ё", ["ж"], WordPolicy(shortest=2), True),
        ("и", ["лыж"], NOUNS, False),
        ("и", ["лыж"], MOSTLY, True),
        ("", ["кот", "ток"], NOUNS, False),
    ],
)
def test_whether_a_word_is_left(
    book: Book, middle: str, table: list[str], policy: WordPolicy, left: bool
) -> None:
    assert book.any_left(middle, table, policy) is left


def test_a_banned_word_is_not_left(book: Book) -> None:
    ways = book.vocabulary(NOUNS).makings("о", ["кот"])
    banned = WordPolicy(banned=tuple(made.word for made in ways))
    assert ways
    assert not book.any_left("о", ["кот"], banned)


def test_forms_of_words_are_found_and_legal(book: Book) -> None:
    found = book.forms("столаи", ANY)
    assert {"стола", "столи", "слот"} & set(found)
    assert all(book.judge(word, ANY).legal for word in found)
    assert "стола" in found


def test_entries_are_looked_up(book: Book) -> None:
    entry = book.entry("еж")
    assert entry is not None
    assert entry.shown == "ёж"
