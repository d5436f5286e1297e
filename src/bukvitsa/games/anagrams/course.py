"""What follows from what was done: the next card, a word taken, the last call, the end."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bukvitsa.kernel.moments import Instant, later, remaining, seconds
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.outcome import Outcome, ranked
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.unfolding import Unfolding
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

from .events import Ended, Event, Flipped, LastCallStarted, Made
from .lying import TableWord, letters_by_seat
from .options import AnagramsOptions
from .phases import Claim, Held, LastCall, Play
from .state import State

Story: TypeAlias = Unfolding[State, Event]


def flip_until(options: AnagramsOptions, now: Instant) -> Instant | None:
    """Say when a card opens by itself if the player to move only thinks (AN-3)."""
    return None if options.flip_after is None else later(now, seconds(options.flip_after))


def open_card(story: Story, by: Seat, world: World, *, by_itself: bool) -> None:
    """Open the deck's top card for everybody and pass the turn (AN-2, AN-3)."""
    state = story.state
    until = flip_until(state.options, world.now) if state.deck > 1 else None
    face = Letter(state.faces[state.opened])
    state = story.emit(Flipped(by, CardId(state.opened), face, by_itself, until))
    if not state.deck:
        last_call(story, world)


def take(story: Story, claim: Claim, world: World) -> None:
    """Lay a word before its caller; with an empty deck the last call begins anew (AN-4, AN-12)."""
    state = story.emit(Made(claim))
    if isinstance(state.phase, LastCall):
        last_call(story, world)


def last_call(story: Story, world: World) -> None:
    """End the game if no word is left, or give the time of the last call (AN-12)."""
    state = story.state
    if _nothing_left(state, world):
        end(story, "no_word_left")
    else:
        story.emit(LastCallStarted(later(world.now, seconds(state.options.last_call))))


def _nothing_left(state: State, world: World) -> bool:
    """Know whether nobody can make a word, unless it is the table that judges (AN-12, WD-15)."""
    if state.options.referee is Referee.VOTE:
        return False
    words, rulings = state.options.words, state.rulings
    policy = replace(
        words,
        allowed=(*words.allowed, *rulings.passed),
        banned=(*words.banned, *rulings.failed),
    )
    middle = "".join([card.face for card in state.middle])
    return not world.lexicon.any_left(middle, [each.word for each in state.words], policy)


def end(story: Story, reason: str) -> None:
    """End the game and say who has won (AN-12, AN-13)."""
    state = story.state
    story.emit(Ended(outcome_of(state.words, state.seats, reason)))


def outcome_of(words: Sequence[TableWord], seats: int, reason: str) -> Outcome:
    """Count the letters before each player; most of them win, equal most share (AN-13)."""
    points = letters_by_seat(words, seats)
    places = ranked({Seat(seat): (count,) for seat, count in enumerate(points)})
    return Outcome(reason, places, points)


def held(state: State, phase: Play | LastCall, now: Instant) -> Held:
    """Keep what is left on the clocks while an answer or a vote is awaited (WD-14)."""
    left = None if phase.until is None else remaining(phase.until, now)
    return Held(left, tuple(remaining(rest, now) for rest in state.rests))


def released(clocks: Held, now: Instant) -> tuple[Instant | None, tuple[Instant, ...]]:
    """Let the clocks go on with what was left on them (WD-14)."""
    until = None if clocks.left is None else later(now, clocks.left)
    return until, tuple(later(now, left) for left in clocks.rests)
