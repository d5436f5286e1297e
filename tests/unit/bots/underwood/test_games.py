"""Whole matches between bots, with the words of the real lexicon."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from bukvitsa.arena.match import Match, Result, rotated, seed_of
from bukvitsa.bots.shelf import MINDS
from bukvitsa.games.underwood.game import Underwood
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.kernel.options import Referee
from bukvitsa.lexicon.book import open_lexicon
from tests.kit.underwood.subject import UnderwoodSubject

UNDERWOOD = MINDS["underwood"]


def played(names: tuple[str, ...], options: UnderwoodOptions, number: int) -> Result:
    book = open_lexicon()
    minds = [UNDERWOOD[name](book) for name in names]
    return Match(Underwood(), minds, options, book).play(number, seed_of(11, number))[0]


@pytest.mark.parametrize("referee", Referee)
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_greedy_players_are_never_refused_anything(seats: int, referee: Referee) -> None:
    """Nor do they doubt what the dictionary knows, or wait for the clock."""
    result = played(("greedy",) * seats, UnderwoodOptions(referee=referee), 0)
    assert (result.refusals, result.alarms) == (0, 0)
    assert result.outcome.reason in {"target", "rounds"}
    assert not {"doubted", "appealed"} & result.tags.keys()


@pytest.mark.parametrize("referee", Referee)
def test_random_players_do_all_that_can_be_done(referee: Referee) -> None:
    tags: Counter[str] = Counter()
    for number in range(3):
        result = played(("random",) * 4, UnderwoodOptions(referee=referee), number)
        assert result.refusals == 0
        tags.update(result.tags)
    expected = {"turn", "exchanged", "laid", "fed", "round_ended", "over"}
    if referee is Referee.VOTE:
        expected |= {"claimed", "accepted", "doubted", "voted", "vote_ended"}
    if referee is Referee.APPEAL:
        expected |= {"appealed", "voted", "vote_ended"}
    assert expected <= tags.keys()


@pytest.mark.parametrize("seed", range(30))
def test_every_option_is_played_to_the_end(seed: int) -> None:
    """Whatever the table agreed on, nobody is refused, so nobody tries the same for ever."""
    dice = Random(seed)
    options = UnderwoodSubject().options(dice)
    names = tuple(dice.choices(sorted(UNDERWOOD), k=dice.randint(2, 5)))
    result = played(names, replace(options, first=None), seed)
    assert result.refusals == 0


def test_greedy_beats_random() -> None:
    """At least nine matches of ten, and by hundreds of points."""
    wins, lead = 0, 0
    for number in range(10):
        names = rotated(("greedy", "random"), number)
        outcome = played(names, UnderwoodOptions(), number).outcome
        wins += [names[seat] for seat in outcome.winners] == ["greedy"]
        points = dict(zip(names, outcome.points, strict=True))
        lead += points["greedy"] - points["random"]
    assert wins >= 9
    assert lead > 500
