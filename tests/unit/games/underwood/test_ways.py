"""The ways to lay a word: none is missed, none is wrong, and the best comes first."""

from collections.abc import Sequence

import pytest
from hypothesis import event, example, given, settings
from hypothesis import strategies as st

from bukvitsa.games.underwood.cards import Cards
from bukvitsa.games.underwood.laying import Spread, placed
from bukvitsa.games.underwood.seen import word_on_trial
from bukvitsa.games.underwood.ways import MOST_WAYS, Layer, points, ways
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.cards import CardId
from tests.kit.underwood import naive
from tests.kit.underwood.brute import all_ways
from tests.kit.underwood.views import a_view

FEW = "акот"
TOKENS = [
    *FEW,
    *FEW,
    *FEW,
    "*",
    "[PR-4]",
    "[PR-5]",
    "[PR-6]",
    "[PR-7]",
    "[PR-8]",
    "[PR-8]",
    "[PR-10]",
]
LAID = ["к(о)т", "(а)к", "(т)ок", "(к)(о)к", "к(о)т[PR-6]", "ок[PR-4]", "(а)та[PR-4]"]

hands = st.lists(st.sampled_from(TOKENS), max_size=5).map("".join)
ribbons = st.text(FEW, max_size=3)
tables = st.tuples(*[st.lists(st.sampled_from(LAID), max_size=1)] * 2)


@st.composite
def positions(draw: st.DrawFn) -> tuple[str, str, Sequence[Sequence[str]], str]:
    """Draw a hand, a ribbon, laid words, and a word that they may nearly make."""
    own, ribbon, table = draw(hands), draw(ribbons), draw(tables)
    letters = [sign for sign in own + ribbon if sign in FEW] + list(draw(st.text(FEW, max_size=2)))
    word = draw(st.permutations(letters)) if letters else ["а"]
    return own, ribbon, table, "".join(word[: draw(st.integers(1, 4))])


@settings(max_examples=300, deadline=None)
@example(("кк*[PR-7]", "аак", ((), ()), "ккаа"))
@given(positions())
def test_ways_are_what_trying_everything_finds(
    position: tuple[str, str, Sequence[Sequence[str]], str],
) -> None:
    """A way is found exactly if one exists, none breaks a rule, and the first is the best."""
    own, ribbon, table, word = position
    view = a_view(own, ribbon, table)
    found = ways(view, word)
    worths = [naive.worth(view, naive.lay(view, act)) for act in found]
    brute = [naive.worth(view, after) for _, after in all_ways(view, word)]
    event(f"{min(len(brute), 1)} way, {len(found[0].swaps) if found else 0} swaps in the best")
    assert bool(found) == bool(brute)
    assert not found or worths[0] == max(brute)
    assert worths == sorted(worths, reverse=True)
    spread = Spread(view.own, view.ribbon, view.words, view.prices)
    assert not [act for act in found if isinstance(placed(spread, act, word), Refusal)]


@pytest.mark.parametrize(
    ("own", "ribbon", "table", "word"),
    [
        ("кот", "", ((), ()), "кот"),
        ("д", "кот", ((), ["(д)а"]), "кот"),
        ("", "котд", ((), ["(д)а"]), "кот"),
        ("м*[PR-8]", "лок", ((), ()), "молоко"),
        ("му[PR-8]", "оук", ((), ["(у)м"]), "молоко"),
        ("[PR-8]", "коту", ((), ["(у)м"]), "коток"),
        ("о[PR-8]", "кот", ((), ()), "окот"),
        ("*", "", ((), ()), "я"),
        ("**", "", ((), ()), "яд"),
        ("[PR-8]а", "арка", ((), ()), "арка"),
    ],
)
def test_an_odd_way_is_found(
    own: str, ribbon: str, table: Sequence[Sequence[str]], word: str
) -> None:
    """What only a swap, a torn card, a wild card or PR-8 makes possible is not overlooked."""
    view = a_view(own, ribbon, table)
    found = ways(view, word)
    assert found
    naive.lay(view, found[0])


@pytest.mark.parametrize(
    ("own", "ribbon", "word", "torn"),
    [
        ("карт[PR-7]", "кара", "карта", 4),
        ("кара[PR-7]", "карат", "карта", 4),
        ("*[PR-7]", "скот", "скот", 3),
        ("ко[PR-7]", "кот", "кот", 0),
    ],
)
def test_for_the_torn_end_the_ribbon_goes_first(
    own: str, ribbon: str, word: str, torn: int
) -> None:
    """Cards of the ribbon serve where the hand has equal ones, all but one (PR-7, UN-12)."""
    view = a_view(own, ribbon)
    prized = [act for act in ways(view, word) if act.prize is not None]
    most = max((sum(card in act.cards for card in ids(view.ribbon)) for act in prized), default=0)
    assert most == torn
    assert all(naive.lay(view, act) for act in prized)


def ids(cards: Cards) -> list[CardId]:
    return [card.id for card in cards]


def test_who_has_no_hand_has_no_way() -> None:
    """A watcher sees no cards to lay, and what is no spelling is made of nothing."""
    view = a_view("кот", "ы", you=None)
    assert not ways(a_view("", "кот", you=None), "кот")
    assert not ways(view, "кoт")


def test_the_ways_are_no_more_than_can_be_looked_through() -> None:
    """Many prizes and a long ribbon make many ways; the best of them are named."""
    prizes = "[PR-1][PR-2][PR-3][PR-4][PR-5][PR-6][PR-7]"
    view = a_view("облакоо***" + prizes, "облакооблако")
    assert len(Layer(view).plans("облако")) > len(ways(view, "облако")) == MOST_WAYS


def test_of_equal_ways_the_plainest_comes_first() -> None:
    """A prize that may only bring a second word is no gain in this order."""
    view = a_view("карат[PR-9]")
    assert [act.prize is None for act in ways(view, "карат")] == [True, False]


def test_a_word_that_is_laid_plainly_is_on_no_trial() -> None:
    """Who is asked for a doubt or a vote reads the word off the view; others find none."""
    assert word_on_trial(a_view("кот")) is None


def test_a_way_brings_the_word_and_what_swaps_bring_to_own_words() -> None:
    """What a swap brings to another's word is not the player's (UN-16)."""
    view = a_view("котк", words=(("(к)от",), ("(т)ок",)))
    brought = {
        tuple(swap.owner for swap in act.swaps): points(view, act) for act in ways(view, "кот")
    }
    assert brought == {(): 5, (0,): 4 + 2, (1,): 3, (0, 1): 2 + 2}


def test_a_way_brings_its_prize() -> None:
    """The dearest letter counts three times (PR-6, UN-18)."""
    view = a_view("щака[PR-6]")
    assert [points(view, act) for act in ways(view, "щака")] == [14 + 2 * 10, 14]
