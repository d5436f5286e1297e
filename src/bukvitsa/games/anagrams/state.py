"""The state of a table of Анаграммы, and how each event changes it."""

from typing import TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from bukvitsa.games.court import Answers, Rulings
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import START, Instant, Ticket
from bukvitsa.kernel.people import Seat, everyone, left_of
from bukvitsa.letters.alphabet import fold

from .events import (
    Accepted,
    Appealed,
    Claimed,
    Doubted,
    Ended,
    Event,
    Failed,
    Flipped,
    LastCallStarted,
    Made,
    NoMore,
    Opened,
    Stood,
    Voted,
    VoteEnded,
)
from .lying import OpenCard, TableWord
from .options import AnagramsOptions
from .phases import Answer, Claim, LastCall, Over, Phase, Play, Voting

T = TypeVar("T")

MOST_APPEALABLE = 16
"""So many failed words of a player are kept for an appeal, lest idle calls fill the state."""


class State(msgspec.Struct, frozen=True):
    """Everything that is true of a table."""

    options: AnagramsOptions
    seats: int
    faces: str
    """The letter of each card by its id; the deck is what comes after the opened ones."""
    opened: int
    middle: tuple[OpenCard, ...]
    """In the order in which they were opened."""
    words: tuple[TableWord, ...]
    """Everybody's words, the oldest first."""
    made: int
    """How many words were ever made: the next word's id."""
    phase: Phase
    rests: tuple[Instant, ...]
    """From when each player may call (AN-11)."""
    appealable: tuple[tuple[str, ...], ...]
    """By seat the words that failed by the dictionary only, as their callers wrote them (WD-18)."""
    rulings: Rulings
    ticket: Ticket

    @property
    def deck(self) -> int:
        """Count the closed cards."""
        return len(self.faces) - self.opened


def evolve(state: State | None, event: Event) -> State:  # noqa: C901 - flat: a line an event
    """Let one event happen."""
    if state is None:
        assert isinstance(event, Opened)
        return _opened(event)
    match event:
        case Opened():
            raise AssertionError(event)
        case Flipped():
            return _flipped(state, event)
        case LastCallStarted(until):
            return _waiting(state, LastCall(until))
        case Made(claim):
            return _made(state, claim)
        case Failed():
            return _failed(state, event)
        case Claimed(claim, asked, until, held):
            then = _going(state.phase)
            return _waiting(state, Answer(claim, Answers(asked, until), then, held))
        case Accepted(by):
            phase = _answer(state.phase)
            return replace(state, phase=replace(phase, answers=phase.answers.accepted_by(by)))
        case Stood(until, rests):
            return _resumed(state, _answer(state.phase).then, until, rests)
        case Doubted(_, until):
            doubtful = _answer(state.phase)
            ballot = Ballot(everyone(state.seats), until)
            return _waiting(state, Voting(doubtful.claim, ballot, doubtful.then, doubtful.held))
        case Appealed(claim, until, held):
            ballot = Ballot(everyone(state.seats), until)
            return _waiting(state, Voting(claim, ballot, _going(state.phase), held))
        case Voted(by, voice):
            vote = _vote(state.phase)
            return replace(state, phase=replace(vote, ballot=vote.ballot.cast(by, voice)))
        case VoteEnded():
            return _vote_ended(state, event)
        case NoMore(by):
            last = _last_call(state.phase)
            return replace(state, phase=replace(last, done=(*last.done, by)))
        case Ended(outcome):
            return _waiting(state, Over(outcome))
        case _:
            assert_never(event)


def _opened(event: Opened) -> State:
    """Set the table (AN-1)."""
    return State(
        options=event.options,
        seats=event.seats,
        faces=event.faces,
        opened=0,
        middle=(),
        words=(),
        made=0,
        phase=Play(event.first, event.until),
        rests=(START,) * event.seats,
        appealable=((),) * event.seats,
        rulings=Rulings(),
        ticket=Ticket(1),
    )


def _flipped(state: State, event: Flipped) -> State:
    """Put the top card into the middle and pass the turn (AN-2)."""
    return replace(
        state,
        opened=state.opened + 1,
        middle=(*state.middle, OpenCard(event.card, event.face)),
        phase=Play(left_of(event.by, state.seats), event.until),
        ticket=Ticket(state.ticket + 1),
    )


def _made(state: State, claim: Claim) -> State:
    """Lay the word before its caller; its cards and the words used are gone (AN-4, AN-7)."""
    return replace(
        state,
        middle=tuple(card for card in state.middle if card.card not in claim.word.cards),
        words=(*(word for word in state.words if word not in claim.used), claim.word),
        made=state.made + 1,
    )


def _failed(state: State, event: Failed) -> State:
    """Let the caller rest, and keep what may be appealed (AN-11, WD-18)."""
    rests = _put(state.rests, event.by, event.rest)
    appealable = state.appealable
    if event.appealable and event.word not in map(fold, appealable[event.by]):
        words = (*appealable[event.by], event.shown)[-MOST_APPEALABLE:]
        appealable = _put(appealable, event.by, words)
    return replace(state, rests=rests, appealable=appealable)


def _vote_ended(state: State, event: VoteEnded) -> State:
    """Remember what the vote said, and let the clocks go on (WD-13, WD-14)."""
    resumed = _resumed(state, _vote(state.phase).then, event.until, event.rests)
    return replace(
        resumed,
        rulings=state.rulings.after(event.word, passed=event.passed),
        appealable=tuple(
            tuple(word for word in words if fold(word) != event.word) for words in state.appealable
        ),
    )


def _resumed(
    state: State, then: Play | LastCall, until: Instant | None, rests: tuple[Instant, ...]
) -> State:
    """Go on where the game was, with its clocks set anew (WD-14)."""
    return replace(_waiting(state, _until(then, until)), rests=rests)


def _until(phase: Play | LastCall, until: Instant | None) -> Play | LastCall:
    if isinstance(phase, Play):
        return replace(phase, until=until)
    assert until is not None
    return replace(phase, until=until)


def _waiting(state: State, phase: Phase) -> State:
    """Wait for something else, so that alarms of before are stale."""
    return replace(state, phase=phase, ticket=Ticket(state.ticket + 1))


def _going(phase: Phase) -> Play | LastCall:
    assert isinstance(phase, Play | LastCall)
    return phase


def _answer(phase: Phase) -> Answer:
    assert isinstance(phase, Answer)
    return phase


def _vote(phase: Phase) -> Voting:
    assert isinstance(phase, Voting)
    return phase


def _last_call(phase: Phase) -> LastCall:
    assert isinstance(phase, LastCall)
    return phase


def _put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])
