"""Whatever the game asks, the greedy player of Анаграммы answers soundly."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.bots.anagrams.greedy import GreedyMind
from bukvitsa.games.anagrams.acts import Call, Done, Doubt, Flip
from bukvitsa.games.anagrams.lying import WordId
from bukvitsa.games.anagrams.phases import Answer, Over, Play
from bukvitsa.games.anagrams.seen import View, VotingSeen
from bukvitsa.games.court import Answers, Rulings
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import BallotSeen, Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from tests.kit.anagrams.views import HELD, claim_of, last_call, view_of, with_options
from tests.kit.books import book_of

BOOK = book_of(["дом", "ход", "отдых", "пар", "пароход", "игра", "рига", "жезл"], ["тын"])
MINE, THEIRS = Play(Seat(0), None), Play(Seat(1), None)


def thought(view: View) -> Any:
    return GreedyMind(BOOK).think(view, Random(0))


def taken(word: str, *ages: int) -> Call:
    return Call(word, tuple(map(WordId, ages)))


def test_the_longest_word_of_the_middle_is_called() -> None:
    assert thought(view_of("дрмоига")) == taken("рига")


def test_a_word_is_called_whoever_is_to_flip() -> None:
    assert thought(view_of("дом", phase=THEIRS)) == taken("дом")


def test_to_take_a_word_away_is_better_than_a_longer_one_of_the_middle() -> None:
    """Отдых out of Боря's ход is eight letters' difference, игра would be four."""
    assert thought(view_of("тыигра", [(1, "ход")])) == taken("отдых", 0)


def test_an_own_word_is_spared_if_the_same_can_be_taken_from_another() -> None:
    assert thought(view_of("ты", [(0, "ход"), (1, "ход")])) == taken("отдых", 1)


def test_of_several_opponents_the_leader_is_robbed() -> None:
    view = view_of("ты", [(1, "ход"), (2, "ход"), (2, "игра")], seats=3)
    assert thought(view) == taken("отдых", 1)


def test_several_words_are_taken_at_once() -> None:
    assert thought(view_of("о", [(1, "ход"), (0, "пар")])) == taken("пароход", 0, 1)


def test_an_own_word_grows_where_nothing_better_is_to_be_had() -> None:
    assert thought(view_of("ты", [(0, "ход")])) == taken("отдых", 0)


def test_without_a_word_the_player_to_move_flips_and_others_wait() -> None:
    assert thought(view_of("ъъ", phase=MINE)) == Flip()
    assert thought(view_of("ъъ", phase=THEIRS)) is None


def test_rare_words_are_left_to_people() -> None:
    assert thought(view_of("тын")) == Flip()


def test_short_words_are_not_called_where_they_do_not_count() -> None:
    assert thought(with_options(view_of("дом"), min_length=4)) == Flip()


def test_the_tables_own_list_is_known() -> None:
    assert thought(with_options(view_of("дом"), ban=("дом",))) == Flip()
    assert thought(with_options(view_of("ъъъ"), allow=("ъъъ",))) == taken("ъъъ")


def test_a_word_voted_down_is_not_called_again() -> None:
    voted = replace(view_of("дом"), rulings=Rulings(failed=("дом",)))
    assert thought(voted) == Flip()


def test_in_the_last_call_words_come_first_and_then_the_button() -> None:
    assert thought(view_of("дом", phase=last_call())) == taken("дом")
    assert thought(view_of("дом", phase=last_call(0))) == taken("дом")
    assert thought(view_of("ъъ", phase=last_call(1))) == Done()
    assert thought(view_of("ъъ", phase=last_call(0))) is None


@pytest.mark.parametrize(
    ("word", "act"), [("дом", Accept()), ("тын", Accept()), ("мод", Doubt()), ("домъ", Doubt())]
)
def test_doubts_are_by_the_dictionary(word: str, act: object) -> None:
    phase = Answer(claim_of(word), Answers((Seat(0),), Instant(9)), MINE, HELD)
    assert thought(view_of("дом", phase=phase)) == act


def test_nobody_answers_for_the_own_word() -> None:
    phase = Answer(claim_of("дом", 0), Answers((Seat(1),), Instant(9)), MINE, HELD)
    assert thought(view_of("дом", phase=phase)) is None


@pytest.mark.parametrize(("word", "voice"), [("дом", Voice.YES), ("мод", Voice.NO)])
def test_votes_are_by_the_dictionary_for_own_words_too(word: str, voice: Voice) -> None:
    ballot = BallotSeen((Seat(0), Seat(1)), (), None, Instant(9))
    for owner in (0, 1):
        phase = VotingSeen(claim_of(word, owner), ballot, MINE, HELD)
        assert thought(view_of("дом", phase=phase)) == Vote(voice)


def test_a_voice_is_given_once() -> None:
    ballot = BallotSeen((Seat(0), Seat(1)), (Seat(0),), Voice.YES, Instant(9))
    assert thought(view_of("дом", phase=VotingSeen(claim_of("дом"), ballot, MINE, HELD))) is None


def test_after_the_end_and_without_a_seat_there_is_nothing_to_do() -> None:
    over = Over(Outcome("all_done", ((Seat(0), Seat(1)),), (0, 0)))
    assert thought(view_of("дом", phase=over)) is None
    assert thought(view_of("дом", you=None)) is None
