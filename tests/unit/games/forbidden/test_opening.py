"""How a table of «Запретные слова» opens, and with which decks it cannot."""

import pytest

from bukvitsa.games.forbidden.dealing import STANDARD
from bukvitsa.games.forbidden.events import Dealt, Event, Opened
from bukvitsa.games.forbidden.game import Forbidden
from bukvitsa.games.forbidden.options import ForbiddenOptions
from bukvitsa.games.refusals import explain, read_sayings
from bukvitsa.kernel.moments import START
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import Pile, Stack
from bukvitsa.letters.deck import Deck
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.play import Reversed, Unshuffled

SAYINGS = read_sayings("bukvitsa.games.forbidden")


def opened(
    options: ForbiddenOptions, seats: int, chance: object = None
) -> tuple[Event, ...] | Refusal:
    world = World(START, chance or Unshuffled(), ListedLexicon([]))  # type: ignore[arg-type]
    return Forbidden().open(options, seats, world)


def pile(letters: str) -> Pile:
    return Pile(tuple(Stack(Letter(sign), letters.count(sign)) for sign in sorted(set(letters))))


def deck(black: str, red: str = "ааееиоыю", **more: object) -> Deck:
    return Deck("Проба", {"black": pile(black), "red": pile(red)}, **more)  # type: ignore[arg-type]


def test_the_rooms_own_deck_has_the_cards_of_the_rules() -> None:
    """FW-1: 76 black and 8 red cards, no black А, Е, И, О, no Ъ."""
    black, red = STANDARD.piles["black"], STANDARD.piles["red"]
    assert (len(black), len(red)) == (76, 8)
    assert "".join(red.letters()) == "ааееииоо"
    assert not set("аеиоъё") & set(black.letters())


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_gets_three_cards_from_the_first_player_on(seats: int) -> None:
    """FW-3, FW-4: two red cards open, six stay, hands are dealt one after another."""
    events = opened(ForbiddenOptions(first=Seat(1)), seats)
    assert not isinstance(events, Refusal)
    game = Forbidden()
    state = None
    for event in events:
        state = game.evolve(state, event)
    assert state is not None
    assert (len(state.conversation), len(state.showcase)) == (2, 6)
    assert state.hands[1] == (8, 9, 10)
    assert state.hands[0] == tuple(range(8 + 3 * (seats - 1), 8 + 3 * seats))
    assert len(state.cards) - state.deck == 76 - 3 * seats


def test_without_a_host_s_word_chance_says_who_moves_first() -> None:
    """FW-5: at random, or the seat that the host names."""

    def first(options: ForbiddenOptions, chance: object) -> Seat:
        events = opened(options, 4, chance)
        assert not isinstance(events, Refusal)
        (_, dealt) = events
        assert isinstance(dealt, Dealt)
        return dealt.first

    assert first(ForbiddenOptions(), Unshuffled()) == 0
    assert first(ForbiddenOptions(), Reversed()) == 3
    assert first(ForbiddenOptions(first=Seat(2)), Reversed()) == 2


@pytest.mark.parametrize(
    ("refused", "code"),
    [
        (deck("бвгдж"), "deck_too_small"),
        (deck("бвгджзклмъ"), "deck_hard_sign"),
        (deck("бвгджзклмн", red="ааееиоыъ"), "deck_hard_sign"),
        (deck("бвгджзклмн", red="аеио"), "deck_wrong_reds"),
        (deck("бвгджзклмн", counts={"wild": 2}), "deck_wrong_piles"),
        (Deck("Проба", {"letters": pile("бвгд")}), "deck_wrong_piles"),
        (Deck(" ", {"letters": pile("бвгд")}), "deck_without_title"),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_a_deck_that_breaks_a_clause_is_refused(refused: Deck, code: str) -> None:
    """FW-1, FW-26: the refusal says what is wrong in Russian."""
    refusal = opened(ForbiddenOptions(deck=refused), 3)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert "…" not in explain(refusal, SAYINGS)


def test_a_deck_with_one_card_to_draw_is_enough() -> None:
    """FW-26: three cards to each player and one more."""
    options = ForbiddenOptions(deck=deck("бвгджзклмн"))
    events = opened(options, 3)
    assert isinstance(events, tuple)
    assert isinstance(events[0], Opened)
    assert isinstance(opened(options, 4), Refusal)
