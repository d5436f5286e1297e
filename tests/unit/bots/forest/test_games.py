"""Whole games between bots: with the real lexicon, under every option, to the end."""

from random import Random

import pytest

from bukvitsa.arena.match import Match, Result, places_of, rotated, seed_of
from bukvitsa.bots.shelf import MINDS
from bukvitsa.games.forest.acts import Appeal
from bukvitsa.games.forest.drafts import Fault
from bukvitsa.games.forest.events import WordsRevealed
from bukvitsa.games.forest.game import Forest
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.journal.record import Entry
from bukvitsa.kernel.options import Referee
from bukvitsa.lexicon.book import open_lexicon
from tests.kit.forest.subject import ForestSubject

GREEDY, RANDOM = "greedy", "random"


def played(names: list[str], number: int, options: ForestOptions) -> tuple[Result, list[Entry]]:
    """Play a game between bots of these names."""
    book = open_lexicon()
    minds = [MINDS["forest"][name](book) for name in names]
    result, _, entries = Match(Forest(), minds, options, book).play(number, seed_of(5, number))
    return result, entries


@pytest.mark.parametrize("referee", Referee)
@pytest.mark.parametrize(
    "names", [[GREEDY] * 2, [RANDOM] * 5, [GREEDY, RANDOM, GREEDY], [RANDOM] * 2, [GREEDY] * 5]
)
def test_no_bot_tries_what_cannot_be_done(referee: Referee, names: list[str]) -> None:
    """Whoever judges, games of bots end, no act is refused, and no alarm has to move them on."""
    for number in range(2):
        result, _ = played(names, number, ForestOptions(referee=referee))
        assert (result.refusals, result.alarms) == (0, 0)
        assert result.outcome.reason in {"deck_empty", "few_trees"}


def test_bots_play_under_every_option() -> None:
    """Prices, own decks of any length, no clock, words allowed and banned: all games end."""
    for number in range(30):
        dice = Random(number)
        names = dice.choices((RANDOM, GREEDY), k=dice.randint(2, 5))
        result, _ = played(names, number, ForestSubject().options(dice))
        assert (result.refusals, result.alarms) == (0, 0)


@pytest.mark.parametrize("referee", Referee)
def test_a_greedy_bots_word_always_stands(referee: Referee) -> None:
    """It knows what the cards hold, what was used, how many cubes there are, and core words."""
    for number, players in enumerate((2, 3, 4, 5)):
        options = ForestOptions(referee=referee, prices=number % 2 == 0)
        _, entries = played([GREEDY] * players, number, options)
        shown = [
            word
            for entry in entries
            for event in entry.events
            if isinstance(event, WordsRevealed)
            for word in event.words
        ]
        assert {word.fault for word in shown} <= {None, Fault.NOTHING_WRITTEN}
        assert sum(word.stands for word in shown) > 0.5 * len(shown)
        assert not any(isinstance(entry.act, Appeal) for entry in entries)


@pytest.mark.parametrize("prices", [False, True])
def test_greedy_beats_random(prices: bool) -> None:
    """One move deep is far better than none."""
    won = 0.0
    for number in range(12):
        names = list(rotated([GREEDY, RANDOM], number))
        result, _ = played(names, number, ForestOptions(prices=prices))
        seat = places_of(2, number)[0]
        won += (seat in result.outcome.winners) / len(result.outcome.winners)
    assert won >= 10


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_between_greedy_bots_have_a_sensible_length(players: int) -> None:
    """FO-6, FO-25: neither over before anybody has won a card nor without any won."""
    for number in range(3):
        result, _ = played([GREEDY] * players, number, ForestOptions())
        assert 3 <= result.tags["round_begun"] <= 20
        assert result.tags["card_won"] >= 2 * players
