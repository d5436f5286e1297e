"""A game between bots comes to its end, whoever they are, and can be refereed again."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bukvitsa.arena.match import BrokenGameError, Match, places_of, rotated, seed_of
from bukvitsa.bots.mind import Mind
from bukvitsa.journal.record import Codec
from bukvitsa.journal.verify import verify
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.moments import Deadline, seconds
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from tests.kit.toy.game import Toy
from tests.kit.toy.minds import RandomToyMind, RefusedMind, SleepyMind
from tests.kit.toy.subject import ToySubject
from tests.kit.toy.values import Act, Event, Noted, State, ToyOptions, View

TOY = ToySubject()


def match(*minds: Mind, game: AnyGame | None = None, turn: int = 10) -> Match:
    """Seat minds at the toy's table."""
    return Match(game or Toy(), minds, ToyOptions(turn=turn), TOY.lexicon)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_a_game_of_bots_can_be_refereed_again(number: int) -> None:
    """The journal of every game stands, and its figures are those of the journal."""
    result, head, entries = match(RandomToyMind(), RandomToyMind()).play(0, seed_of(number, 0))
    codec = Codec(Toy())
    assert verify(Toy(), head, [codec.line(entry) for entry in entries], TOY.lexicon) is None
    assert result.acts + result.alarms == len(entries) - 1
    assert sum(result.tags.values()) == sum(len(entry.events) for entry in entries)


def test_the_same_seed_gives_the_same_game() -> None:
    """Nothing but the seed decides, neither time nor memory."""
    arena = match(RandomToyMind(), RandomToyMind())
    first, second = (arena.play(0, seed_of(7, 0))[2] for _ in range(2))
    assert first == second


def test_sleepers_are_led_by_the_alarm() -> None:
    """If nobody wants anything every card is laid by the clock, each at its time."""
    result, _, entries = match(SleepyMind(), SleepyMind()).play(0, seed_of(1, 0))
    assert (result.acts, result.alarms) == (0, 10)
    assert result.span == 10 * seconds(10)
    assert [entry.at for entry in entries[1:]] == [seconds(10) * n for n in range(1, 11)]


def test_refused_acts_are_counted_and_hold_up_nothing() -> None:
    """A mind that tries what cannot be done loses its time only."""
    result, _, _ = match(RefusedMind(), SleepyMind()).play(0, seed_of(1, 0))
    assert result.refusals > 10
    assert result.alarms == 10


def test_somebody_acts_as_soon_as_it_is_possible() -> None:
    """While nobody acts the clock goes on in small steps, so that a mind need not wait for it."""

    class Slow(RandomToyMind):
        thoughts = 0

        def think(self, view: object, dice: object) -> None:
            self.thoughts += 1

    slow = Slow()
    match(slow, SleepyMind(), turn=60).play(0, seed_of(1, 0))
    assert slow.thoughts > 5 * 10


def test_without_an_alarm_the_clock_goes_on_all_the_same() -> None:
    """At a table without clocks a mind that must wait a while gets its turn in the end."""

    class NoClocks(Toy):
        def deadline(self, state: State) -> Deadline | None:
            return super().deadline(state) if state.ballot is not None else None

    class Hesitant(RandomToyMind):
        thoughts = 0

        def think(self, view: View, dice: Random) -> Act | None:
            self.thoughts += 1
            return super().think(view, dice) if self.thoughts % 3 == 0 else None

    result, _, _ = match(Hesitant(), Hesitant(), game=NoClocks()).play(0, seed_of(1, 0))
    assert result.outcome.reason == "all_laid"
    assert result.span > 0


def test_broken_games_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that does not open, is stuck, refuses its alarm or replays wrongly is no result."""

    monkeypatch.setattr("bukvitsa.arena.match.MOST_ACTS", 500)

    class Closed(Toy):
        def open(self, *_: object) -> Refusal:
            return Refusal("closed")

    class Stuck(Toy):
        def deadline(self, state: State) -> None:
            return None

    class Deaf(Toy):
        def decide(self, *_: object) -> Refusal:
            return Refusal("deaf")

    class Forgetful(Toy):
        """Counts what it has seen, so that a second reading leads elsewhere."""

        count = 0

        def evolve(self, state: State | None, event: Event) -> State:
            self.count += 1
            return replace(super().evolve(state, event), round=self.count)

    class Endless(Toy):
        def decide(self, state: State, *_: object) -> tuple[Event, ...]:
            return (Noted(Seat(0), "ещё"),)

    for broken, words in (
        (Closed, "не открылась"),
        (Stuck, "застряла"),
        (Deaf, "будильник"),
        (Endless, "не кончается"),
        (Forgetful, "повтор"),
    ):
        with pytest.raises(BrokenGameError, match=words):
            match(SleepyMind(), SleepyMind(), game=broken()).play(0, seed_of(1, 0))


def test_minds_change_seats_from_game_to_game() -> None:
    """Over as many games as there are minds each has sat everywhere."""
    assert {rotated("абв", number)[0] for number in range(3)} == set("абв")
    for number in range(5):
        for mind, seat in places_of(3, number).items():
            assert rotated(range(3), number)[seat] == mind


def test_an_inspector_sees_every_state() -> None:
    """Whoever looks for broken laws is shown what each act led to, and may stop the game."""
    states: list[State] = []
    minds = (SleepyMind(), SleepyMind())
    Match(Toy(), minds, ToyOptions(), TOY.lexicon, states.append).play(0, seed_of(1, 0))
    assert len(states) == 10

    def stern(state: State) -> None:
        raise BrokenGameError(str(state.turn))

    with pytest.raises(BrokenGameError):
        Match(Toy(), minds, ToyOptions(), TOY.lexicon, stern).play(0, seed_of(1, 0))
