"""WD-13…18: who judges a word, and what earlier votes of the table say of it."""

import msgspec
import pytest

from bukvitsa.games.court import (
    Answers,
    Rulings,
    illegal,
    judge,
    may_appeal,
    may_doubt,
    unspelt,
)
from bukvitsa.games.court import judged as judged_again
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict, WordPolicy, WordReason
from bukvitsa.lexicon.listed import ListedLexicon

LEXICON = ListedLexicon(["ёж", "кот"])
POLICY = WordPolicy(shortest=2, banned=("лис",))


def judged(text: str, referee: Referee, rulings: Rulings | None = None) -> Verdict:
    return judge(text, POLICY, referee, rulings or Rulings(), LEXICON)


@pytest.mark.parametrize("referee", [Referee.DICTIONARY, Referee.APPEAL])
def test_where_the_dictionary_judges_it_is_asked(referee: Referee) -> None:
    """WD-13: the verdict is the dictionary's own, with its display form and edition."""
    assert judged("ЕЖ", referee) == LEXICON.judge("ЕЖ", POLICY)
    assert judged("бяк", referee).reason is WordReason.UNKNOWN


def test_where_the_table_votes_the_dictionary_says_nothing() -> None:
    """WD-13: a known word and an unknown one get the same answer, so nothing is given away."""
    for text in ("ёж", "бяк"):
        verdict = judged(text, Referee.VOTE)
        assert verdict == Verdict(text.replace("ё", "е"), WordReason.LEGAL, "", shown=verdict.word)


@pytest.mark.parametrize("referee", list(Referee))
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("лис", WordReason.BANNED),
        ("к", WordReason.TOO_SHORT),
        ("", WordReason.EMPTY),
        ("koт", WordReason.LATIN_LOOKALIKE),
        ("к1т", WordReason.NOT_CYRILLIC),
        ("кот-кот", WordReason.HYPHENATED),
        ("кот кот", WordReason.SEVERAL_WORDS),
        ("к" * 50, WordReason.TOO_LONG),
    ],
)
def test_what_is_no_question_of_the_dictionary_is_checked_by_the_program(
    referee: Referee, text: str, reason: WordReason
) -> None:
    """WD-13: length, script and the table's list hold whoever judges, and cannot be appealed."""
    verdict = judged(text, referee, Rulings(passed=(text,)))
    assert verdict.reason is reason
    assert not may_appeal(verdict, referee)
    assert not may_doubt(verdict, referee, Rulings())


@pytest.mark.parametrize("referee", list(Referee))
def test_a_vote_holds_until_the_end_of_the_match(referee: Referee) -> None:
    """WD-13: what was passed is legal, what was voted down is not, whatever a dictionary says."""
    rulings = Rulings().after("бяк", passed=True).after("кот", passed=False)
    assert judged("бяк", referee, rulings).legal
    down = judged("кот", referee, rulings)
    assert down.reason is WordReason.VOTED_DOWN
    assert not may_appeal(down, referee)


def test_a_passed_word_that_the_dictionary_knows_keeps_its_entry() -> None:
    """WD-7: the display form stays where the dictionary has a say."""
    assert judged("еж", Referee.APPEAL, Rulings(passed=("еж",))).shown == "ёж"


def test_only_a_word_the_dictionary_refused_can_be_appealed() -> None:
    """WD-18: and only where the table agreed on appeals."""
    unknown = judged("бяк", Referee.APPEAL)
    assert may_appeal(unknown, Referee.APPEAL)
    assert not may_appeal(unknown, Referee.DICTIONARY)
    assert not may_appeal(judged("кот", Referee.APPEAL), Referee.APPEAL)


def test_a_word_that_a_vote_has_passed_cannot_be_doubted() -> None:
    """WD-17: and none can where the dictionary judges."""
    verdict = judged("бяк", Referee.VOTE)
    assert may_doubt(verdict, Referee.VOTE, Rulings())
    assert not may_doubt(verdict, Referee.VOTE, Rulings(passed=("бяк",)))
    assert not may_doubt(verdict, Referee.DICTIONARY, Rulings())


def test_answers_are_complete_when_nobody_is_left_who_could_doubt() -> None:
    """WD-17: all accepting lets the word stand before the time is up."""
    answers = Answers((Seat(0), Seat(2)), Instant(10_000))
    assert answers.awaits(Seat(2))
    assert not answers.awaits(Seat(1))
    assert answers.accepted_by(Seat(0)).accepted_by(Seat(2)).complete


def test_input_that_is_no_spelling_is_refused_and_a_short_word_is_judged() -> None:
    """WD-11, WD-13: what no cards could spell never comes before the table."""
    for text in ("kot", "кот пёс", "кто-то", "", "к1т"):
        refusal = unspelt(judged(text, Referee.VOTE))
        assert refusal is not None
        assert refusal.code == "illegal_word"
    assert unspelt(judged("я", Referee.DICTIONARY)) is None


def test_a_refused_word_carries_its_verdict() -> None:
    """WD-12: the edge can say the most specific reason, with near spellings."""
    verdict = Verdict("кит", WordReason.UNKNOWN, "e", shown="кит", near=("кот",))
    assert judged_again(illegal(verdict)) == msgspec.structs.replace(verdict, edition="")
