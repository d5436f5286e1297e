"""Every decision the game asks for is taken soundly."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.bots.underwood.greedy import GreedyMind
from bukvitsa.games.court import Answers
from bukvitsa.games.underwood.acts import Act, Doubt, Exchange, Feed, Finish, Lay
from bukvitsa.games.underwood.laid import Claim, Placement
from bukvitsa.games.underwood.phases import Answering, Exchanging, Feeding, Second
from bukvitsa.games.underwood.seen import View, VotingSeen
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import BallotSeen, Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict, WordReason
from bukvitsa.lexicon.book import Book
from tests.kit.books import book_of
from tests.kit.underwood import naive
from tests.kit.underwood.views import Numbering, a_view

WORDS = (
    "кот", "кто", "карта", "трактор", "молоко", "облако", "рококо", "щука", "дом", "сон", "нос",
    "роса", "окно", "тарарам", "ракита", "такт", "аорта", "ар", "ум",
)  # fmt: skip
RARE = ("тракторщица", "орт")


@pytest.fixture
def book() -> Book:
    return book_of(WORDS, rare=RARE)


@pytest.fixture
def mind(book: Book) -> GreedyMind:
    return GreedyMind(book)


def act_of(mind: GreedyMind, view: View) -> Act | None:
    return mind.think(view, Random(0))


def laid(mind: GreedyMind, own: str, ribbon: str = "", **more: Any) -> Lay:
    """See what is laid, and that it may be."""
    view = a_view(own, ribbon, **more)
    act = act_of(mind, view)
    assert isinstance(act, Lay), act
    naive.lay(view, act)
    return act


def prize_of(own: str, act: Lay, ribbon: str = "") -> str:
    return next(card.face for card in a_view(own, ribbon).own if card.id == act.prize)


def test_the_word_that_counts_most_is_laid(mind: GreedyMind) -> None:
    assert laid(mind, "кткардтау").word == "карта"


def test_rare_words_are_left_to_people(mind: GreedyMind) -> None:
    assert isinstance(act_of(mind, a_view("ортыы")), Feed)


def test_a_word_that_was_voted_down_is_not_tried_again(mind: GreedyMind) -> None:
    assert laid(mind, "кардтауы").word == "карта"
    assert laid(mind, "кардтауы", ruled_out=("карта",)).word != "карта"


def test_the_table_s_own_words_are_known(mind: GreedyMind) -> None:
    options = replace(a_view("").options, allow=("ыыы",), ban=("карта",))
    assert laid(mind, "ыыыкарта", options=options).word == "ыыы"


def test_the_ribbon_is_torn_where_it_pays(mind: GreedyMind) -> None:
    act = laid(mind, "тракорыы", "т")
    assert act.word == "трактор"


def test_the_ribbon_is_left_where_too_much_comes_along(mind: GreedyMind) -> None:
    assert laid(mind, "рзнсс", "щщо").word in {"сон", "нос"}
    assert isinstance(act_of(mind, a_view("рзнсс", "ощщщ")), Feed)


def test_a_wild_card_completes_the_dearest_word(mind: GreedyMind) -> None:
    act = laid(mind, "щук*ъъъ")
    assert act.word == "щука"


def test_a_swap_is_seen(mind: GreedyMind) -> None:
    act = laid(mind, "щукн", words=((), ("со(н)",)))
    assert act.word == "щука"
    assert len(act.swaps) == 1


@pytest.mark.parametrize(
    ("own", "ribbon", "word", "prize"),
    [
        ("облако[PR-1]ыы", "", "облако", "PR-1"),
        ("тарарам[PR-3]ыы", "", "тарарам", "PR-3"),
        ("аорта[PR-4]ыы", "", "аорта", "PR-4"),
        ("рококо[PR-5]ыы", "", "рококо", "PR-5"),
        ("щука[PR-6]ыы", "", "щука", "PR-6"),
        ("к[PR-7]ыыы", "арта", "карта", "PR-7"),
        ("молк[PR-8]ъъъ", "", "молоко", "PR-8"),
        ("картакот[PR-9]ъ", "", "карта", "PR-9"),
        ("карта[PR-10]ыы", "", "карта", "PR-10"),
    ],
)
def test_a_prize_goes_with_the_word_it_fits(
    mind: GreedyMind, own: str, ribbon: str, word: str, prize: str
) -> None:
    act = laid(mind, own, ribbon)
    assert (act.word, prize_of(own, act, ribbon)) == (word, prize)


def test_of_two_prizes_the_better_is_used(mind: GreedyMind) -> None:
    own = "облако[PR-1][PR-4]ыы"
    assert prize_of(own, laid(mind, own)) == "PR-1"
    own = "аорта[PR-10][PR-4]ыы"
    assert prize_of(own, laid(mind, own)) == "PR-4"


def test_a_second_word_is_laid_by_the_same_measure(mind: GreedyMind) -> None:
    assert laid(mind, "дому", phase=Second(None)).word == "дом"


def test_a_second_word_that_cannot_be_made_is_not_waited_for(mind: GreedyMind) -> None:
    view = a_view("карта[PR-9][PR-10]ъъ")
    act = act_of(mind, view)
    assert isinstance(act, Lay)
    assert next(card.face for card in view.own if card.id == act.prize) == "PR-10"


def test_prizes_are_exchanged_where_no_good_word_is_in_sight(mind: GreedyMind) -> None:
    view = a_view("ъъ[PR-2][PR-7]ар")
    act = act_of(mind, view)
    assert isinstance(act, Exchange)
    assert set(act.cards) == {card.id for card in view.own if card.face.startswith("PR")}


def test_no_more_prizes_are_exchanged_than_the_deck_holds(mind: GreedyMind) -> None:
    view = a_view("ъъ[PR-2][PR-7]ар", deck=1)
    act = act_of(mind, view)
    assert isinstance(act, Exchange)
    assert len(act.cards) == 1
    assert not isinstance(act_of(mind, replace(view, deck=0)), Exchange)


def test_a_prize_is_kept_with_a_good_word(mind: GreedyMind) -> None:
    assert laid(mind, "щукаъ[PR-2]").word == "щука"


def fed(mind: GreedyMind, own: str, phase: Any = None) -> str:
    view = a_view(own, phase=phase or Feeding(None))
    act = act_of(mind, view)
    assert isinstance(act, Feed)
    return next(card.face for card in view.own if card.id == act.card)


def test_the_ribbon_gets_the_dear_letter_that_no_word_needs(mind: GreedyMind) -> None:
    assert fed(mind, "щукаъ") == "ъ"
    assert fed(mind, "щксъа*") in {"ъ", "с"}


def test_a_letter_is_fed_though_all_are_of_use(mind: GreedyMind) -> None:
    assert fed(mind, "дом") in "дом"
    assert fed(mind, "щ") == "щ"


def test_without_a_word_the_ribbon_is_fed_at_once(mind: GreedyMind) -> None:
    assert fed(mind, "ыъщ", Exchanging(None)) == "ъ"


def test_without_letters_the_turn_is_ended(mind: GreedyMind) -> None:
    assert act_of(mind, a_view("[PR-1]", deck=0)) == Finish()
    assert act_of(mind, a_view("", phase=Feeding(None))) == Finish()


def test_a_player_who_is_not_asked_waits(mind: GreedyMind) -> None:
    assert act_of(mind, a_view("дом", turn=Seat(1))) is None


CASES: Sequence[tuple[str, bool]] = [("дом", True), ("орт", True), ("ыы", False)]


def a_claim(word: str) -> Claim:
    laid = Numbering().word(word)
    return Claim(Seat(1), Placement(laid), Verdict(word, WordReason.LEGAL, edition=""))


@pytest.mark.parametrize(("word", "known"), CASES)
def test_doubts_go_by_the_dictionary(mind: GreedyMind, word: str, known: bool) -> None:
    """Rare words are words all the same (WD-14)."""
    answers = Answers((Seat(0),), Instant(9))
    phase = Answering(a_claim(word), answers, None, Exchanging(None))
    view = a_view("кот", turn=Seat(1), phase=phase)
    assert act_of(mind, view) == (Accept() if known else Doubt())
    asked = replace(phase, answers=answers.accepted_by(Seat(0)))
    assert act_of(mind, replace(view, phase=asked)) is None


@pytest.mark.parametrize(("word", "known"), CASES)
def test_votes_go_by_the_dictionary(mind: GreedyMind, word: str, known: bool) -> None:
    ballot = BallotSeen((Seat(0), Seat(1)), (), None, Instant(9))
    phase = VotingSeen(a_claim(word), ballot, Seat(0), None, Exchanging(None))
    view = a_view("кот", turn=Seat(1), phase=phase)
    assert act_of(mind, view) == Vote(Voice.YES if known else Voice.NO)
    voted = replace(phase, ballot=replace(ballot, own=Voice.NO))
    assert act_of(mind, replace(view, phase=voted)) is None
