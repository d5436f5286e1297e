"""WD-14: every seated player has one vote; more for than against passes; a tie fails."""

import pytest

from bukvitsa.kernel.ballot import Ballot, Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import WATCHER, Seat

YES, NO = Voice.YES, Voice.NO


def ballot(*voices: Voice | None) -> Ballot:
    """Make a ballot of as many voters as there are places, some of whom have voted."""
    made = Ballot(tuple(Seat(number) for number in range(len(voices))), Instant(20_000))
    for number, voice in enumerate(voices):
        if voice is not None:
            made = made.cast(Seat(number), voice)
    return made


@pytest.mark.parametrize(
    ("voices", "passed"),
    [
        ((YES, YES, NO), True),
        ((YES, NO), False),
        ((YES, None, None), True),
        ((None, None), False),
        ((NO, None), False),
    ],
)
def test_more_for_than_against_passes(voices: tuple[Voice | None, ...], passed: bool) -> None:
    """Who is silent counts as abstaining, and a tie fails."""
    assert ballot(*voices).passed is passed


def test_it_is_complete_when_all_have_voted() -> None:
    """The vote ends as soon as nobody is left to wait for, not before."""
    assert ballot(YES, NO).complete
    assert not ballot(YES, None).complete


def test_each_voter_votes_once() -> None:
    """A seat that has voted, or that has no vote, may not vote."""
    half = ballot(YES, None)
    assert not half.may_vote(Seat(0))
    assert half.may_vote(Seat(1))
    assert not half.may_vote(Seat(2))


def test_voices_stay_closed_until_the_end() -> None:
    """A viewer sees who has voted and only the own voice."""
    half = ballot(YES, NO, None)
    assert half.seen_by(Seat(0)).own is YES
    assert half.seen_by(Seat(2)).own is None
    watched = half.seen_by(WATCHER)
    assert watched.own is None
    assert watched.voted == (0, 1)
    assert watched == half.seen_by(Seat(2))
