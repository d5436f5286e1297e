"""What many games tell together is counted rightly."""

import pytest

from bukvitsa.arena.figures import figures_of, wilson
from bukvitsa.arena.match import Result
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat


def result(number: int, *places: tuple[int, ...], acts: int = 10) -> Result:
    """Make a result of a game between two."""
    outcome = Outcome("over", tuple(tuple(map(Seat, place)) for place in places), (4, 9))
    thinking = {0: [1_000_000], 1: [3_000_000]}
    return Result(number, outcome, acts, 2, 1, 60_000, {"laid": acts}, thinking)


def test_victories_follow_the_minds_not_the_seats() -> None:
    """Seat 0 is the first mind in even games and the second in odd ones; a shared win is halved."""
    results = [
        result(0, (0,), (1,)),
        result(1, (0,), (1,)),
        result(2, (0, 1)),
        result(3, (1,), (0,)),
    ]
    figures = figures_of("toy", ["один", "два"], 10, 7, results)
    first, second = figures.minds
    assert (first.wins.share, second.wins.share) == (2.5 / 4, 1.5 / 4)
    assert first.points == (4 + 9 + 4 + 9) / 4
    assert (figures.games, figures.asked, figures.refusals) == (4, 10, 4)
    assert figures.ends == {"over": 4}
    assert figures.events == {"laid": 10}
    assert figures.minutes.mean == 1


def test_thoughts_are_told_in_milliseconds() -> None:
    """The median and the slowest hundredth are of the mind's own thoughts."""
    figures = figures_of("toy", ["один", "два"], 1, 7, [result(0, (0,), (1,))])
    assert figures.minds[0].thought_median_ms == 1
    assert figures.minds[1].thought_p99_ms == 3


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (5, 10), (10, 10), (650, 1000)])
def test_the_interval_holds_the_share(wins: int, games: int) -> None:
    """It never leaves 0…1 and narrows with more games."""
    narrow, wide = wilson(wins * 100, games * 100), wilson(wins, games)
    for share in (narrow, wide):
        assert 0 <= share.low <= share.share <= share.high <= 1
    assert narrow.high - narrow.low < wide.high - wide.low
