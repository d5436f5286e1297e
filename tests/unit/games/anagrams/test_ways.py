"""Every way to make a word is found, the best for the viewer first (AN-6, AN-9)."""

from itertools import product

from hypothesis import example, given, settings
from hypothesis import strategies as st

from bukvitsa.games.anagrams.acts import Call
from bukvitsa.games.anagrams.best import MOST_WAYS, best_way, made_of_words_alone, without
from bukvitsa.games.anagrams.lying import WordId
from bukvitsa.games.anagrams.ways import ways
from bukvitsa.kernel.people import Seat
from tests.kit.anagrams.naive import Lying, all_ways, choices
from tests.kit.anagrams.views import view_of

FEW = "аокт"
words = st.text(FEW, min_size=1, max_size=8)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, list[tuple[int, str]]]:
    seats = draw(st.integers(2, 4))
    lying = st.tuples(st.integers(0, seats - 1), st.text(FEW, min_size=1, max_size=4))
    return seats, draw(st.lists(lying, max_size=7))


@settings(max_examples=200)
@given(words, st.text(FEW, max_size=6), tables(), st.integers(0, 3))
@example("окот", "о", (3, [(1, "кот"), (2, "ток"), (0, "кот")]), 0)
@example("катокт", "окт", (3, [(0, "кат"), (1, "ток"), (2, "ток"), (2, "кат")]), 1)
@example("окот", "о", (3, [(1, "кот"), (2, "ток"), (2, "аа")]), 0)
def test_ways_are_those_of_trying_everything(
    word: str, middle: str, table: tuple[int, list[tuple[int, str]]], you: int
) -> None:
    seats, owned = table
    you %= seats
    lying = [Lying(owner, age, each) for age, (owner, each) in enumerate(owned)]
    expected = [[each.age for each in used] for used in all_ways(word, you, middle, lying, seats)]
    view = view_of(middle, owned, seats, you)
    found = [(call.word, sorted(call.take or ())) for call in ways(view, word)]
    assert found == [(word, ages) for ages in expected[:MOST_WAYS]]
    best = best_way(word, Seat(you), middle, view.words, seats)
    assert (None if best is None else sorted(each.id for each in best)) == next(
        iter(expected), None
    )


@given(words, tables())
def test_words_alone_are_told_from_words_and_letters(
    word: str, table: tuple[int, list[tuple[int, str]]]
) -> None:
    seats, owned = table
    lying = [Lying(owner, age, each) for age, (owner, each) in enumerate(owned)]
    letters = ["".join(each.word for each in used) for used in choices(lying)]
    alone = any(sorted(each) == sorted(word) for each in letters)
    assert made_of_words_alone(word, view_of("", owned, seats).words) is alone


def test_a_way_is_a_call_that_names_the_words_used() -> None:
    view = view_of("ты", [(1, "ход"), (0, "дом"), (0, "ход")])
    assert ways(view, " ОТДЫХ ") == (
        Call("отдых", (WordId(0),)),
        Call("отдых", (WordId(2),)),
    )


def test_letters_of_the_middle_alone_are_a_way_that_uses_no_word() -> None:
    assert ways(view_of("кто"), "ток") == (Call("ток", ()),)


def test_who_only_looks_on_and_what_is_no_word_have_no_way() -> None:
    assert not ways(view_of("кто", you=None), "ток")
    assert not ways(view_of("кто"), "тoк")


def test_of_countless_ways_only_the_best_are_listed() -> None:
    view = view_of("о", [(1, "к")] * 40)
    found = ways(view, "к" * 20 + "о")
    assert len(found) == MOST_WAYS
    assert found[0].take == tuple(range(20))


def test_a_strange_deck_and_a_long_word_keep_nobody_waiting() -> None:
    """Not every way is looked at where they are countless, but one is found."""
    lying = [(seat % 2, "".join(each)) for seat, each in enumerate(product("абв", repeat=3))] * 4
    view = view_of("абв", lying)
    rest: str | None = "абв" * 13
    for each in ways(view, "абв" * 13)[0].take or ():
        rest = without(rest or "", view.words[each].word)
    assert rest
    assert without("абв", rest) is not None
