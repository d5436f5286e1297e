"""A journal that was tampered with is found out at the first act that does not follow."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bukvitsa.journal.record import Head, JournalError, Line, read, written
from bukvitsa.journal.verify import Doubt, Witness, verify
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import CLOCK, Seat
from bukvitsa.kernel.words import WordPolicy
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.journals import journal_of
from tests.kit.toy.subject import ToySubject

TOY = ToySubject()


@pytest.fixture(scope="module")
def journal() -> tuple[Head, list[Line]]:
    """Give a finished game in which words were judged by the dictionary."""
    return next(
        (head, lines)
        for head, lines in (journal_of(TOY, number) for number in range(1, 99))
        if b'"judged"' in b"".join(raw for line in lines for raw in line.events)
    )


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_an_honest_game_stands(number: int) -> None:
    """A journal comes back from its file as it went, and every act in it follows."""
    head, lines = journal_of(TOY, number)
    again = read(b"".join(written(head, lines)))
    assert again == (head, tuple(lines))
    assert verify(TOY.game, *again, TOY.lexicon) is None


def test_another_seed_breaks_the_promise(journal: tuple[Head, list[Line]]) -> None:
    """A seed that was not the promised one is found out before anything else."""
    head, lines = journal
    doubt = verify(TOY.game, replace(head, seed="00" * 32), lines, TOY.lexicon)
    assert doubt == Doubt(1, "broken_promise", expected=head.promise)


def test_a_changed_shuffle_is_found(journal: tuple[Head, list[Line]]) -> None:
    """Two cards exchanged in the deal are told with what the seed gives."""
    head, lines = journal
    deal = msgspec.json.decode(lines[0].events[1])
    deal["faces"] = deal["faces"][::-1]
    events = (lines[0].events[0], msgspec.Raw(msgspec.json.encode(deal)))
    doubt = verify(TOY.game, head, [replace(lines[0], events=events), *lines[1:]], TOY.lexicon)
    assert doubt is not None
    assert (doubt.line, doubt.code) == (2, "unlike")
    assert doubt.expected != doubt.got


def test_a_missing_act_is_a_hole(journal: tuple[Head, list[Line]]) -> None:
    """An act taken out leaves a hole in the numbers."""
    head, lines = journal
    doubt = verify(TOY.game, head, [*lines[:1], *lines[2:]], TOY.lexicon)
    assert doubt is not None
    assert (doubt.line, doubt.code) == (3, "hole")


def test_a_missing_event_is_found(journal: tuple[Head, list[Line]]) -> None:
    """An act whose last consequence was left out does not follow."""
    head, lines = journal
    short = replace(lines[0], events=lines[0].events[:1])
    doubt = verify(TOY.game, head, [short], TOY.lexicon)
    assert doubt == Doubt(2, "unlike", expected="2", got="1")


def test_an_act_that_would_be_refused_is_found(journal: tuple[Head, list[Line]]) -> None:
    """An act by somebody else, or out of time, is told with the refusal's code."""
    head, lines = journal
    stranger = replace(lines[1], by=Seat(9))
    doubt = verify(TOY.game, head, [lines[0], stranger], TOY.lexicon)
    assert doubt == Doubt(
        3, "refused", got="only_the_clock" if lines[1].by is CLOCK else "no_such_seat"
    )


def test_a_game_opens_once(journal: tuple[Head, list[Line]]) -> None:
    """A second opening in the middle is refused."""
    head, lines = journal
    again = replace(lines[0], seq=len(lines[0].events))
    doubt = verify(TOY.game, head, [lines[0], again], TOY.lexicon)
    assert doubt == Doubt(3, "refused", got="opened_twice")


def test_words_stand_as_they_were_judged(journal: tuple[Head, list[Line]]) -> None:
    """With another dictionary today the journal's verdicts hold; with the same one, its own."""
    head, lines = journal
    assert verify(TOY.game, head, lines, ListedLexicon([])) is None
    today = ListedLexicon([])
    doubt = verify(TOY.game, replace(head, edition=today.edition), lines, today)
    assert doubt is not None
    assert doubt.code == "unlike"


def test_an_unfinished_or_empty_journal_cannot_be_verified(
    journal: tuple[Head, list[Line]],
) -> None:
    """Without the seed or without acts there is nothing to check, and that is said."""
    head, lines = journal
    with pytest.raises(JournalError, match="зерна"):
        verify(TOY.game, replace(head, seed=""), lines, TOY.lexicon)
    with pytest.raises(JournalError, match="ни одного"):
        verify(TOY.game, head, [], TOY.lexicon)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "строка 1"),
        (b"not json", "строка 1"),
        (b'{"bukvitsa":2,"game":"toy","names":[],"options":{},"edition":""}', "версии 2"),
        (b'{"game":"toy","names":[],"options":{},"edition":""}\n{"seq":1}', "строка 2"),
    ],
)
def test_what_is_no_journal_is_told(data: bytes, sentence: str) -> None:
    """The sentence says at which line the file stops being a journal."""
    with pytest.raises(JournalError, match=sentence):
        read(data)


def test_any_left_is_asked_of_today() -> None:
    """Whether a word is left cannot be read off a journal, so today's lexicon answers."""
    witness = Witness(ListedLexicon(["кот"]), "another")
    assert witness.any_left("кто", [], WordPolicy())
    assert not witness.any_left("кт", [], WordPolicy())


def test_the_moment_of_an_act_is_kept(journal: tuple[Head, list[Line]]) -> None:
    """Times never run back within a journal."""
    _, lines = journal
    times = [line.at for line in lines]
    assert times == sorted(times)
    assert times[-1] > Instant(0)
