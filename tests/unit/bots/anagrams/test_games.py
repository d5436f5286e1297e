"""Whole games between bots, with the words of the real lexicon."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from bukvitsa.arena.match import Match, Result, rotated, seed_of
from bukvitsa.bots.anagrams.greedy import GreedyMind
from bukvitsa.bots.anagrams.random import RandomMind
from bukvitsa.bots.shelf import Maker
from bukvitsa.games.anagrams.game import Anagrams
from bukvitsa.games.anagrams.options import AnagramsOptions
from bukvitsa.kernel.options import Referee
from bukvitsa.lexicon.book import open_lexicon
from tests.kit.anagrams.subject import AnagramsSubject

MINDS: dict[str, Maker] = {"greedy": GreedyMind, "random": RandomMind}


def played(names: tuple[str, ...], options: AnagramsOptions, number: int) -> Result:
    book = open_lexicon()
    minds = [MINDS[name](book) for name in names]
    return Match(Anagrams(), minds, options, book).play(number, seed_of(7, number))[0]


@pytest.mark.parametrize("referee", Referee)
@pytest.mark.parametrize("seats", [2, 10])
def test_greedy_players_are_never_refused_anything(seats: int, referee: Referee) -> None:
    result = played(("greedy",) * seats, AnagramsOptions(referee=referee), 0)
    assert result.refusals == 0
    assert result.outcome.reason in {"no_word_left", "all_done"}
    assert not {"failed", "doubted", "appealed"} & result.tags.keys()


@pytest.mark.parametrize("referee", Referee)
def test_random_players_do_all_that_can_be_done(referee: Referee) -> None:
    tags: Counter[str] = Counter()
    for number in range(3):
        result = played(("random",) * 4, AnagramsOptions(referee=referee), number)
        tags.update(result.tags)
        assert result.refusals < result.acts
    expected = {"flipped", "made", "failed", "no_more", "ended"}
    if referee is Referee.VOTE:
        expected |= {"claimed", "accepted", "stood", "doubted", "voted", "vote_ended"}
    if referee is Referee.APPEAL:
        expected |= {"appealed", "voted", "vote_ended"}
    assert expected <= tags.keys()


@pytest.mark.parametrize("seed", range(30))
def test_every_option_is_played_to_the_end(seed: int) -> None:
    dice = Random(seed)
    options = AnagramsSubject().options(dice)
    names = tuple(dice.choices(sorted(MINDS), k=dice.randint(2, 5)))
    result = played(names, replace(options, first=None), seed)
    assert result.refusals <= 2 * (result.acts + result.alarms)


def test_greedy_beats_random() -> None:
    """Eight games of eight, and with thrice as many letters."""
    letters = Counter[str]()
    for number in range(8):
        names = rotated(("greedy", "random"), number)
        outcome = played(names, AnagramsOptions(), number).outcome
        assert [names[seat] for seat in outcome.winners] == ["greedy"]
        for name, points in zip(names, outcome.points, strict=True):
            letters[name] += points
    assert letters["greedy"] > 3 * letters["random"]
