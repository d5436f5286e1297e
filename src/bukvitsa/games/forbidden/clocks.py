"""The clocks of a table: what they ring for, and how they go on after standing still."""

from typing import assert_never

from bukvitsa.kernel.moments import Deadline, Instant, Span, later, seconds
from bukvitsa.kernel.people import Seat

from .events import Clocks
from .options import ForbiddenOptions
from .state import Answering, Choosing, Ended, Laying, State, Voting


def deadline(state: State) -> Deadline | None:
    """Name the next alarm: somebody has rested, has waited, or was waited for long enough.

    The clock has nothing to lay from an empty hand, which only a told position can have (FW-25).
    """
    phase = state.phase
    match phase:
        case Laying(turn=turn, opens=opens, until=until):
            at = _earliest((*state.rests, opens, until if state.hands[turn] else None))
        case Choosing(until=until):
            at = _earliest((*state.rests, until))
        case Answering(until=until):
            at = until
        case Voting(ballot=ballot):
            at = ballot.until
        case Ended():
            at = None
        case _:
            assert_never(phase)
    return None if at is None else Deadline(at, state.ticket)


def rested(state: State, at: Instant) -> Seat | None:
    """Find a player who may call again by that instant (FW-17)."""
    rests = enumerate(state.rests)
    return next((Seat(seat) for seat, until in rests if until is not None and until <= at), None)


def turn_ends(options: ForbiddenOptions, start: Instant) -> Instant | None:
    """Say when a turn that begins now is over (FW-25)."""
    return None if options.turn is None else later(start, seconds(options.turn))


def resumed(state: State, phase: Answering | Voting, now: Instant) -> Clocks:
    """Put all clocks forward by the time they stood still (WD-14)."""
    stood = Span(now - phase.since)
    return Clocks(
        opens=_put_off(phase.held.opens, stood),
        until=_put_off(phase.held.until, stood),
        rests=tuple(_put_off(until, stood) for until in state.rests),
    )


def _put_off(instant: Instant | None, span: Span) -> Instant | None:
    return None if instant is None else later(instant, span)


def _earliest(instants: tuple[Instant | None, ...]) -> Instant | None:
    earliest = None
    for instant in instants:
        if instant is not None and (earliest is None or instant < earliest):
            earliest = instant
    return earliest
