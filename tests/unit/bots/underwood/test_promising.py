"""What a word seems to bring is what laying it does."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bukvitsa.bots.underwood.greedy import GIVEN
from bukvitsa.bots.underwood.lexis import Lexis
from bukvitsa.bots.underwood.promising import HELD, OUT, Promising
from bukvitsa.games.underwood.seen import View
from bukvitsa.games.underwood.ways import Layer
from bukvitsa.kernel.words import WordPolicy
from tests.kit.books import book_of
from tests.kit.underwood.views import PACK, a_view

WORDS = (
    "кот", "ток", "окот", "рот", "торт", "кок", "око", "оно", "атака", "арка", "карта", "такт",
    "уж", "яд", "молоко", "кокос", "рококо", "облако", "трактор", "аорта", "щука", "ром", "ар",
)  # fmt: skip
LEXIS = Lexis(book_of(WORDS), WordPolicy(shortest=2), PACK.prices)

hands = st.text("аоктрщм", max_size=9)
ribbons = st.text("аоктрщ", max_size=4)


def promised(view: View) -> list[tuple[float, str]]:
    return Promising(view, LEXIS, Layer(view).stock).words()


def worth(view: View, word: str) -> float | None:
    """Weigh the way to lay a word that tears least."""
    plans = Layer(view).shortest(word)
    if not plans:
        return None
    best = max(plan.points - GIVEN * plan.given - HELD * plan.cost for plan in plans)
    return best + (OUT if plans[0].left <= 1 else 0)


@settings(max_examples=150, deadline=None)
@given(hands, ribbons, st.sampled_from(["", "[PR-1]", "[PR-3]", "[PR-5][PR-6]"]))
def test_without_wild_cards_weights_are_true_and_the_best_word_is_first(
    hand: str, ribbon: str, prizes: str
) -> None:
    """Only a word all of the ribbon, which nobody may lay, is weighed as if one could (UN-12)."""
    view = a_view(hand + prizes, ribbon)
    found = promised(view)
    assert found == sorted(found, reverse=True)
    weights = {word: weight for weight, word in found}
    worths = {word: worth(view, word) for word in WORDS}
    for word, weight in weights.items():
        assert worths[word] in {weight, None} or set(word) <= set(ribbon)
    most = max([it for it in worths.values() if it is not None], default=float("-inf"))
    assert max(weights.values(), default=float("-inf")) >= most


def test_a_letter_is_not_both_used_and_given_away() -> None:
    """The only а would have to be given for the wild card that serves for the other (UN-14)."""
    table = ((), ("к(а)к",))
    assert "аорта" not in [word for _, word in promised(a_view("ортак", "", table))]
    assert "аорта" in [word for _, word in promised(a_view("аортак", "", table))]
    assert "карта" in [word for _, word in promised(a_view("ортак", "", ((), ("к(о)к",))))]
