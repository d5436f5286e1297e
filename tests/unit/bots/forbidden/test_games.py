"""Whole games between bots: with the real lexicon, under every option, to the end."""

from random import Random
from typing import get_args

import pytest

from bukvitsa.arena.match import Match, Result, places_of, rotated, seed_of
from bukvitsa.bots.mind import Mind
from bukvitsa.bots.shelf import MINDS
from bukvitsa.games.forbidden.acts import Act
from bukvitsa.games.forbidden.game import Forbidden
from bukvitsa.games.forbidden.options import ForbiddenOptions
from bukvitsa.journal.record import Entry
from bukvitsa.kernel.options import Referee
from bukvitsa.lexicon.book import open_lexicon
from tests.kit.forbidden.subject import ForbiddenSubject


def mind(name: str) -> Mind:
    return MINDS["forbidden"][name](open_lexicon())


def played(names: list[str], number: int, options: ForbiddenOptions) -> tuple[Result, list[Entry]]:
    """Play a game between bots of these names."""
    minds = [mind(name) for name in names]
    result, _, entries = Match(Forbidden(), minds, options, open_lexicon()).play(
        number, seed_of(3, number)
    )
    return result, entries


@pytest.mark.parametrize("referee", Referee)
@pytest.mark.parametrize("names", [["greedy"] * 2, ["random"] * 6, ["greedy", "random", "greedy"]])
def test_no_bot_tries_what_cannot_be_done(referee: Referee, names: list[str]) -> None:
    """Whoever judges, games of bots end, and no act of theirs is refused."""
    for number in range(3):
        result, _ = played(names, number, ForbiddenOptions(referee=referee))
        assert result.refusals == 0
        assert result.outcome.reason in {"penalty_full", "deck_empty"}


def test_bots_play_under_every_option() -> None:
    """Clocks switched off, own decks, series, words allowed and banned: games end all the same."""
    for number in range(16):
        dice = Random(number)
        names = dice.choices(("random", "greedy"), k=dice.randint(2, 6))
        result, _ = played(names, number, ForbiddenSubject().options(dice))
        assert result.refusals == 0


def test_greedy_bots_never_call_in_vain_nor_think_too_long() -> None:
    """What they call stands, and no alarm has to move them on."""
    for referee in Referee:
        result, _ = played(["greedy"] * 4, 1, ForbiddenOptions(referee=referee))
        assert "call_failed" not in result.tags
        assert result.alarms == 0


def test_random_bots_do_everything_that_can_be_done() -> None:
    """Every kind of act is tried somewhere, failed calls and appeals among them."""
    tried, happened = set(), set()
    for referee in Referee:
        for number in range(3):
            result, entries = played(["random"] * 4, number, ForbiddenOptions(referee=referee))
            tried |= {type(entry.act) for entry in entries}
            happened |= set(result.tags)
    assert set(get_args(Act)) <= tried
    assert {"call_failed", "rested", "appealed", "doubted", "renewed"} <= happened


def test_greedy_beats_random() -> None:
    """One move deep is far better than none."""
    won = 0.0
    for number in range(20):
        result, _ = played(list(rotated(["greedy", "random"], number)), number, ForbiddenOptions())
        seat = places_of(2, number)[0]
        won += (seat in result.outcome.winners) / len(result.outcome.winners)
    assert won >= 17
