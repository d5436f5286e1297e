"""Each decision that the game asks of the greedy bot, and that it is sound."""

from random import Random

import pytest

from bukvitsa.bots.forbidden.greedy import GreedyMind
from bukvitsa.games.court import Rulings
from bukvitsa.games.forbidden.acts import Act, Call, Doubt, Hush, Lay, Mover, Next, Open
from bukvitsa.games.forbidden.options import ForbiddenOptions
from bukvitsa.games.forbidden.seen import AnswerSeen, ChooseSeen, LaySeen, View, VoteSeen
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import BallotSeen, Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import Pile, Stack
from bukvitsa.letters.deck import Deck
from tests.kit.books import book_of
from tests.kit.forbidden.views import LEFT, ME, MY_MOVE, RIGHT, a_claim, a_view

SOON = Instant(20_000)
WAITING = LaySeen(turn=LEFT, last=RIGHT, opens=SOON, until=None, hushed=False)
NOT_MY_MOVE = LaySeen(turn=LEFT, last=RIGHT, opens=None, until=None, hushed=False)
RESTING = (SOON, None, None)


def thought(view: View, *words: str, rare: tuple[str, ...] = ()) -> Act | None:
    """Ask a bot that knows these words."""
    return GreedyMind(book_of(words, rare)).think(view, Random(0))


def laid(view: View, *words: str) -> str:
    """Name the card it lays as scenes write it, or what else it does."""
    act = thought(view, *words)
    match act:
        case Lay(number):
            return next(card.face.letter.upper() for card in view.own if card.id == number)
        case Open(number):
            return next(card.face.letter for card in view.showcase if card.id == number)
        case _:
            return str(act)


def test_it_lays_a_card_after_which_there_is_no_word() -> None:
    """FW-6, FW-10: of the hand, or red of the showcase."""
    assert laid(a_view("оД", own="МТК", showcase=""), "дом", "док") == "Т"
    assert laid(a_view("оД", own="МТК", showcase="аааааа"), "дом", "док", "дот") == "а"


def test_it_knows_when_the_showcase_is_too_small() -> None:
    """FW-7: with four red cards there none may be laid."""
    assert laid(a_view("оиоиД", own="МТК", showcase="аааа"), "дом", "док", "дот") in {"М", "К", "Т"}


def test_without_a_safe_card_it_lays_the_least_harmful() -> None:
    """FW-12: what counts are the black cards of the dearest word; red cards cost nothing."""
    view = a_view("оаДР", own="МКТ", showcase="")
    assert laid(view, "дом", "драмо", "дрока", "тоа") == "Т"
    view = a_view("оаД", own="МК", showcase="ииииии")
    assert laid(view, "дом", "док", "кадо", "иоа") == "и"


def test_of_equal_harm_it_lays_what_fewest_words_come_of() -> None:
    """The fewer words there are, the sooner all of them are overlooked (FW-11)."""
    words = ["дом", "мод", "кода", "код", "док", "тод", "дот", "тоа"]
    assert laid(a_view("оаД", own="КМТ", showcase=""), *words) == "М"


def test_it_keeps_a_card_that_can_still_be_laid() -> None:
    """After В both Т would be deadly; after a Т the other one is not."""
    assert laid(a_view("оа", own="ВТТ", showcase=""), "вот", "тов") == "Т"
    assert laid(a_view("оа", own="ТВВ", showcase=""), "вот", "тов") == "В"


def test_it_leaves_the_next_player_as_few_good_cards_as_may_be() -> None:
    """Both are safe; after Т much of the deck is deadly, after Щ none of it."""
    words = [f"{letter}от" for letter in "крснплвм"]
    assert laid(a_view("оа", own="ЩТ", showcase=""), *words) == "Т"


def test_it_reckons_with_red_cards_as_a_way_out() -> None:
    """FW-7: who lays one of five leaves none to the next player, who then has to have luck."""
    words = [f"{letter}от" for letter in "крснплвм"] + [f"{letter}ои" for letter in "крснплв"]
    assert laid(a_view("оа", own="Т", showcase="иииии"), *words) == "и"
    assert laid(a_view("оа", own="Т", showcase="ииииии"), *words) == "Т"


def test_it_reckons_with_a_deck_of_the_tables_own() -> None:
    """After Ж every Щ would be deadly: in the usual deck there is one, here there are sixty."""
    black = Pile(tuple(Stack(Letter(sign), count) for sign, count in (("ж", 1), ("щ", 60))))
    deck = Deck("Щи", {"black": black, "red": Pile(())})
    words = ["кот", "рот", "сто", "щожа"]
    assert laid(a_view("оа", own="ЖТ", showcase=""), *words) == "Т"
    options = ForbiddenOptions(deck=deck)
    assert laid(a_view("оа", own="ЖТ", showcase="", options=options), *words) == "Ж"


@pytest.mark.parametrize("phase", [NOT_MY_MOVE, WAITING, MY_MOVE])
def test_it_calls_a_word_as_soon_as_it_sees_one(phase: LaySeen) -> None:
    """FW-10, FW-12: the word with most black letters, before it lays a card itself (FW-11)."""
    view = a_view("оаДМК", own="ТТТ", phase=phase)
    assert thought(view, "мода", "дом", "мокад", "коа") == Call("мокад")


def test_it_calls_what_people_know() -> None:
    """WD-15: a rare word is no word to a bot."""
    assert thought(a_view("оаДМ", phase=WAITING), "дом", rare=("модака",)) == Call("дом")
    assert thought(a_view("оаД", phase=WAITING), "дом", rare=("дао",)) == Hush()


def test_it_does_not_call_what_was_voted_down() -> None:
    """WD-13: a word that the table has refused is none here."""
    view = a_view("оаДМ", phase=WAITING, rulings=Rulings(failed=("мода",)))
    assert thought(view, "мода", "дом") == Call("дом")
    assert thought(view, "мода") == Hush()


def test_it_calls_by_the_tables_own_list() -> None:
    """WD-16: banned words are none, allowed ones are words."""
    options = ForbiddenOptions(ban=("мода",), allow=("дма",))
    assert thought(a_view("оаДМ", phase=WAITING, options=options), "мода") == Call("дма")


def test_its_own_letter_is_for_others_to_call() -> None:
    """FW-10: who laid last waits."""
    phase = LaySeen(turn=LEFT, last=ME, opens=SOON, until=None, hushed=False)
    assert thought(a_view("оаДМ", phase=phase), "дом") is None


def test_seeing_no_word_it_says_so_once() -> None:
    """FW-18: «молчу» ends the wait; the next player says it by a card."""
    assert thought(a_view("оаД", phase=WAITING), "дом") == Hush()
    hushed = LaySeen(turn=LEFT, last=RIGHT, opens=SOON, until=None, hushed=True)
    assert thought(a_view("оаД", phase=hushed), "дом") is None
    mine = LaySeen(turn=ME, last=RIGHT, opens=SOON, until=None, hushed=False)
    assert thought(a_view("оаД", phase=mine), "дом") is None


def test_while_it_rests_it_waits_for_its_word() -> None:
    """FW-17: it may not call yet, and neither gives the word up nor lays a card upon it."""
    for phase in (WAITING, MY_MOVE):
        assert thought(a_view("оаДМ", phase=phase, rests=RESTING), "дом") is None
    assert thought(a_view("оаД", phase=WAITING, rests=RESTING), "дом") == Hush()
    assert laid(a_view("оаД", own="Т", showcase="", rests=RESTING), "дом") == "Т"


def test_where_nothing_may_be_called_it_lays_all_the_same() -> None:
    """FW-15: a second word in the conversation counts against whoever lays next."""
    phase = LaySeen(turn=ME, last=None, opens=None, until=None, hushed=False)
    view = a_view("оаДМ", own="КТК", showcase="", phase=phase)
    assert laid(view, "дом", "кодма") == "Т"


@pytest.mark.parametrize(
    ("own", "mover"), [("ММК", Mover.LEFT), ("ММТ", Mover.SELF)], ids=["none", "one"]
)
def test_having_paid_it_moves_on_with_a_safe_card_only(own: str, mover: Mover) -> None:
    """FW-14: a safe letter more makes the table narrower for the others."""
    phase = ChooseSeen(turn=ME, claim=a_claim("ток"), until=SOON)
    view = a_view("оД", own=own, showcase="аааа", phase=phase)
    assert thought(view, "дом", "док") == Next(mover)


@pytest.mark.parametrize(("word", "act"), [("дом", Accept()), ("дао", Accept()), ("дмо", Doubt())])
def test_it_doubts_by_the_dictionary(word: str, act: Act) -> None:
    """WD-14, FW-19: a rare word is one all the same."""
    phase = AnswerSeen(ME, a_claim(word), SOON, MY_MOVE, Instant(0))
    assert thought(a_view("оаДМ", phase=phase), "дом", rare=("дао",)) == act


@pytest.mark.parametrize(
    ("word", "own", "act"),
    [("дом", None, Vote(Voice.YES)), ("дмо", None, Vote(Voice.NO)), ("дом", Voice.YES, None)],
)
def test_it_votes_by_the_dictionary(word: str, own: Voice | None, act: Act | None) -> None:
    """WD-14: yes to a word, no to anything else; once."""
    ballot = BallotSeen(voters=(ME, LEFT), voted=(), own=own, until=SOON)
    phase = VoteSeen(a_claim(word), ballot, MY_MOVE, Instant(0))
    assert thought(a_view("оаДМ", phase=phase), "дом") == act


def test_who_only_looks_on_does_nothing() -> None:
    """Without a seat there is nothing to do."""
    assert thought(a_view("оаДМ", you=None, own=""), "дом") is None
