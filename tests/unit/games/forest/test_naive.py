"""What seldom happens in a game, drawn at random: the rules agree with the naive ones."""

from itertools import product
from typing import Any

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from bukvitsa.games.forest.acts import PlaceCubes
from bukvitsa.games.forest.closing import closed_up
from bukvitsa.games.forest.control import clash, leader
from bukvitsa.games.forest.field import Field, Line, Place, Tree
from bukvitsa.games.forest.marking import place_fault, simplest_mark, simplest_place
from bukvitsa.games.forest.state import State
from bukvitsa.kernel.outcome import ranked
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import Letter
from tests.kit.forest import naive, naive_closing
from tests.kit.forest.naive_ways import all_ways
from tests.kit.forest.opinion import grid_of
from tests.kit.forest.tables import GAME, table_at

ANYA = Seat(0)

spots = st.tuples(st.integers(0, 4), st.integers(0, 4)).map(lambda spot: Place(*spot))
letters = st.sampled_from([None, None, Letter("а"), Letter("о")])


@st.composite
def trees(draw: Any) -> Tree:
    """Draw a card; on a face-down one nobody has two cubes."""
    letter = draw(letters)
    most = 1 if letter is None else 5
    cubes = draw(st.tuples(*[st.integers(0, most)] * draw(st.just(3))))
    return Tree(Place(0, 0), letter, cubes)


@st.composite
def fields(draw: Any) -> Field:
    """Draw a field, with gaps and perhaps in parts."""
    found = draw(st.dictionaries(spots, trees(), min_size=1, max_size=14))
    return Field(tuple(Tree(place, it.letter, it.cubes) for place, it in sorted(found.items())))


@settings(max_examples=200)
@given(st.lists(st.integers(0, 5), min_size=2, max_size=5).map(tuple))
def test_fo_19_fo_20_who_leads_a_card(cubes: tuple[int, ...]) -> None:
    """Five cubes, or two more than each other; several with five lose it all."""
    card = naive.Card("а", dict(enumerate(cubes)))
    settled = naive.settled({(0, 0): card}, len(cubes))
    if clash(cubes):
        assert settled == [((0, 0), None)]
    else:
        lead = leader(cubes)
        assert settled == ([] if lead is None else [((0, 0), lead)])


@given(fields())
def test_fo_24_elders(field: Field) -> None:
    """Three face-down cards with own cubes that hang together, each three once."""
    for seat in range(3):
        threes = list(field.threes(Seat(seat)))
        assert len({frozenset(three) for three in threes}) == len(threes)
        assert {frozenset(map(tuple, three)) for three in threes} == naive.elders(
            grid_of(field), seat
        )


@given(fields())
def test_fo_26_fo_27_where_the_field_grows_and_when_it_may_be_thinned_out(field: Field) -> None:
    grid = grid_of(field)
    assert [tuple(place) for place in field.edges] == naive.free_spots(grid)
    for axis, line in enumerate(Line):
        assert (field.prunable(line) is not None) is naive.prunable(grid, axis)


@st.composite
def thinned(draw: Any) -> tuple[list[Place], list[Place], int]:
    """Draw a field that hangs together and a card of each of its rows, or columns."""
    field = [Place(2, 2)]
    for pick, side in draw(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 3)), max_size=18)):
        row, col = field[pick % len(field)]
        down, right = ((0, 1), (1, 0), (0, -1), (-1, 0))[side]
        field.append(Place(row + down, col + right))
    cards, axis = sorted(set(field)), draw(st.integers(0, 1))
    lines = [[spot for spot in cards if spot[axis] == line] for line in {it[axis] for it in cards}]
    return cards, [draw(st.sampled_from(line)) for line in lines], axis


@settings(max_examples=400)
@given(thinned())
def test_fo_28_how_a_field_closes_up(case: tuple[list[Place], list[Place], int]) -> None:
    """Both parts of the ruling, against a search step by step over all displacements."""
    cards, gone, axis = case
    assume(len(gone) < len(cards))
    now = naive_closing.closed_up(cards, gone, axis)
    moves = closed_up(cards, gone, list(Line)[axis])
    assert {tuple(a): tuple(b) for a, b in moves} == {a: b for a, b in now.items() if a != b}
    assert len(set(now.values())) == len(now)
    assert naive.hang_together(sorted(now.values()))


counts = st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))


@given(st.lists(counts, min_size=2, max_size=4))
def test_fo_30_fo_31_who_stands_where(each: list[tuple[int, int, int]]) -> None:
    """Points, then cards, then the fewest cubes left, then shared."""
    keys = {Seat(seat): (it[0], it[1], -it[2]) for seat, it in enumerate(each)}
    scores, cards, supply = zip(*each, strict=True)
    assert ranked(keys) == naive.places(scores, cards, supply)


cubes = st.text("АБ", max_size=3).map(lambda signs: f"({signs})" if signs else "")
cells = st.tuples(st.sampled_from(["К", "К", "О", "Т", "#"]), cubes).map("".join)


@st.composite
def marking(draw: Any) -> State:
    """Draw a table at which Аня is to mark her word, or a card instead."""
    position = {
        "field": [" ".join(draw(st.lists(cells, min_size=1, max_size=6)))],
        "fronts": {"Аня": draw(st.text("КОТ", max_size=3))},
        "supply": {"Аня": draw(st.integers(0, 4))},
        "drafts": {"Аня": draw(st.text("кот", min_size=1, max_size=4))},
        "phase": "place",
    }
    state: State = table_at(position).state
    return state


@settings(max_examples=200, deadline=None)
@given(marking())
@example(table_at({"field": ["К О К"], "fronts": {"Аня": "КК"}, "supply": {"Аня": 1},
                   "drafts": {"Аня": "ко"}, "phase": "place"}).state)  # fmt: skip
def test_fo_32_the_simplest_marking(state: State) -> None:
    """First cards in reading order, the front where it must, moved from the first that can."""
    grid, supply = grid_of(state.field), state.supply[ANYA]
    marked = simplest_mark(state, ANYA)
    expected = naive.simply_marked(grid, ANYA, supply)
    assert (None if marked is None else (marked.at, marked.moved)) == expected
    if state.words[ANYA].stands:
        front = state.fronts[ANYA].letters
        way = naive.simply_placed(grid, ANYA, state.words[ANYA].word, front, supply)
        act = simplest_place(state, ANYA)
        assert (act.cards, act.add, act.moved) == (way.cards, (), way.taken)


@settings(max_examples=120, deadline=None)
@given(marking(), st.data())
def test_fo_13_to_fo_16_a_word_is_marked_so_exactly_if_the_rules_let_it(
    state: State, data: Any
) -> None:
    """Any cards, cubes added and moved: what is refused is what trying everything does not find."""
    assume(state.words[ANYA].stands)
    word = state.words[ANYA].word
    lawful = {act_key(way) for way in all_ways(GAME.view(state, ANYA), word)}
    there = [*(tree.place for tree in state.field.trees), Place(5, 5)]
    few = st.lists(st.sampled_from(there), max_size=2).map(tuple)
    tried = [PlaceCubes(*map(tuple, key)) for key in sorted(lawful, key=str)[:8]]
    for _ in range(4):
        cards = st.tuples(*[st.sampled_from([None, *there])] * len(word))
        tried.append(PlaceCubes(data.draw(cards), data.draw(few), data.draw(few)))
    for way, add, moved in product(tried[:4], ((), there[:1]), ((), there[:1])):
        tried.append(PlaceCubes(way.cards, (*way.add, *add), (*way.moved, *moved)))
    for act in tried:
        assert (place_fault(state, ANYA, act) is None) is (act_key(act) in lawful), act


def act_key(act: PlaceCubes) -> Any:
    return act.cards, tuple(sorted(act.add)), tuple(sorted(act.moved))
