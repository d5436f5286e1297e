"""Seats count clockwise from 0 and go round."""

import pytest

from bukvitsa.kernel.moments import Instant, later, remaining, seconds
from bukvitsa.kernel.names import Names, UnknownNameError
from bukvitsa.kernel.options import TableOptions
from bukvitsa.kernel.people import Seat, clockwise, distance, everyone, left_of
from bukvitsa.kernel.words import Plurals, WordPolicy


def test_going_round_the_table_visits_everybody_once() -> None:
    """From any seat, the circle is all seats, each at its distance."""
    for start in everyone(5):
        circle = list(clockwise(start, 5))
        assert sorted(circle) == list(everyone(5))
        assert [distance(start, seat, 5) for seat in circle] == [0, 1, 2, 3, 4]
        assert circle[1] == left_of(start, 5)


def test_time_is_counted_in_milliseconds() -> None:
    """An option's seconds become a span; what is over leaves nothing, not less."""
    until = later(Instant(500), seconds(2))
    assert until == 2500
    assert remaining(until, Instant(1000)) == 1500
    assert remaining(until, Instant(9000)) == 0


def test_a_tables_words_follow_its_options() -> None:
    """What the table agreed on and what its game asks for make one policy (WD-3, WD-4, WD-16)."""
    options = TableOptions(slang=True, allow=("хруп",), ban=("дом",), first=Seat(1))
    assert options.policy(2, Plurals.MOSTLY) == WordPolicy(
        shortest=2, plurals=Plurals.MOSTLY, slang=True, allowed=("хруп",), banned=("дом",)
    )


def test_who_is_not_at_the_table_has_no_seat() -> None:
    """A text that speaks of somebody else is told so, by name and by first letter."""
    names = Names(("Аня", "Боря"))
    with pytest.raises(UnknownNameError, match="Вера"):
        names.seat("Вера")
    with pytest.raises(UnknownNameError, match="букву В"):
        names.by_sign("В")
