"""Where any form counts, the graph is walked rightly, and whether any word is left is exact."""

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bukvitsa.lexicon.columns import Column, packed_nibbles
from bukvitsa.lexicon.dawg import Graph, open_graph
from bukvitsa.lexicon.forms import Morphology
from bukvitsa.lexicon.formsearch import FormCodes, FormSearch
from tests.kit.vocabularies import all_steals, makeable, racks, spellings, tables

MORPHOLOGY = Morphology()


class ListedGraph(Graph):
    """A graph of a few words, for the search to be held against trying each."""

    def __init__(self, words: Iterable[str]) -> None:
        super().__init__(np.zeros(1, np.uint32))
        self._words = frozenset(words)

    def words_within(self, letters: str) -> Iterator[str]:
        yield from sorted(makeable(set(self._words), letters))

    def multisets(self) -> tuple[Column, Column]:
        packed = {packed_nibbles(word) for word in self._words}
        low = (1 << 64) - 1
        return (
            np.array([each & low for each in packed], np.uint64),
            np.array([each >> 64 for each in packed], np.uint64),
        )


def search_in(words: Iterable[str]) -> FormSearch:
    search = FormSearch()
    search.__dict__["_graph"] = ListedGraph(words)
    return search


@given(
    st.sets(spellings.filter(lambda word: max(map(word.count, word)) < 8), max_size=20),
    racks,
    tables,
    st.integers(0, 3),
)
def test_whether_a_form_is_left_is_what_trying_them_all_says(
    words: set[str], middle: str, table: list[str], shortest: int
) -> None:
    legal = {word for word in words if len(word) > shortest}
    left = search_in(words).any_left(middle, table, legal.__contains__)
    possible = makeable(legal, middle) or all_steals(legal, middle, table)
    assert left is bool(possible and middle)


def test_a_word_far_away_is_found_by_the_second_look() -> None:
    search = search_in(["столикоднако"])
    assert search.any_left("бвгджзл", ["стол", "окна", "дико"], lambda _: True) is False
    assert search.any_left("бвгджзо", ["стол", "однако", "ик"], lambda _: True) is False
    assert search.any_left("бвгджо", ["столик", "днако"], lambda _: True) is True


def test_only_the_whole_of_what_is_far_away_counts() -> None:
    search = search_in(["столикоднако", "кот", "сток"])
    assert search.any_left("бвгджо", ["столик", "днако"], lambda word: len(word) > 4)
    assert not search.any_left("бвгджо", ["столик", "днако"], lambda word: len(word) == 4)


def test_a_spelling_that_leaves_a_table_word_in_pieces_does_not_count() -> None:
    assert not search_in(["окота", "тока"]).any_left("ао", ["котик"], lambda _: True)
    assert not search_in(["кот"]).any_left("а", ["кот"], lambda _: True)
    assert search_in(["скота"]).any_left("ас", ["кот"], lambda _: True)


@pytest.fixture(scope="session")
def graph() -> Graph:
    return open_graph()


@pytest.mark.parametrize("word", ["стол", "столами", "еж", "елка", "подъезд", "бежали"])
def test_known_forms_are_in_the_graph(graph: Graph, word: str) -> None:
    assert word in set(graph.words_within(word))


@settings(max_examples=15, deadline=None)
@given(st.text("аоектмпрсьъщя", max_size=8))
def test_the_walk_finds_nothing_else(graph: Graph, letters: str) -> None:
    for word in graph.words_within(letters):
        assert Counter(word) <= Counter(letters)
        assert MORPHOLOGY.forms(word)


def test_one_step_for_many_states_is_the_step_of_each(graph: Graph) -> None:
    starts = [graph.follow(0, letter.encode()) for letter in "абвгд"]
    assert None not in starts
    states = np.array(starts, np.uint32)
    for letter in "оъжз":
        reached, came = graph.follow_all(states, letter.encode())
        one_by_one = [graph.follow(state, letter.encode()) for state in states.tolist()]
        assert [one_by_one[place] for place in came.tolist()] == reached.tolist()
        assert sum(state is not None for state in one_by_one) == len(reached)


def test_every_multiset_of_a_small_graph_is_collected_once() -> None:
    codes = FormCodes(*ListedGraph(["кот", "ток", "окот"]).multisets())
    assert sorted(codes.letters(row) for row in range(2)) == ["коот", "кот"]


def test_the_multisets_of_the_real_graph_hold_those_of_its_words(graph: Graph) -> None:
    first, second = graph.multisets()
    codes = set(zip(first.tolist(), second.tolist(), strict=True))
    assert len(codes) == len(first) > 2_000_000
    for word in graph.words_within("столаикрен"):
        packed = packed_nibbles(word)
        assert (packed & (1 << 64) - 1, packed >> 64) in codes
