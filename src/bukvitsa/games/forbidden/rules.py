"""What is allowed in «Запретные слова», and what follows."""

from typing import assert_never

from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.moments import TimeUp
from bukvitsa.kernel.people import CLOCK, Actor, everyone
from bukvitsa.kernel.refusal import ONLY_THE_CLOCK, OVER, Refusal
from bukvitsa.kernel.world import World

from .acts import Act, Appeal, Call, Doubt, Hush, Lay, Mover, Next, Open
from .calls import accept, appeal, call, count, doubt, silence_accepts, vote
from .clocks import rested
from .dealing import deal, deck_of, deck_refusal
from .events import Event, Opened, Rested, TimeRanOut
from .moves import choose_next, close_window, hush, lay, name_mover, open_red, turn_is_over
from .options import ForbiddenOptions
from .state import Answering, Choosing, Ended, Laying, State, Voting


def open_table(options: ForbiddenOptions, seats: int, world: World) -> tuple[Event, ...] | Refusal:
    """Begin a series with the seat that the host names, or with any (FW-5, FW-23, FW-26)."""
    refusal = deck_refusal(deck_of(options), seats)
    if refusal is not None:
        return refusal
    first = options.first
    if first is None:
        first = world.chance.shuffled(everyone(seats))[0]
    return Opened(options, seats), deal(options, seats, first, world)


def decide(state: State, by: Actor, act: Act | TimeUp, world: World) -> tuple[Event, ...] | Refusal:
    """Judge an act."""
    if isinstance(act, TimeUp):
        return time_up(state, world)
    if by is CLOCK:
        return Refusal(ONLY_THE_CLOCK)
    match act:
        case Lay():
            return lay(state, by, act, world)
        case Open():
            return open_red(state, by, act, world)
        case Call():
            return call(state, by, act, world)
        case Hush():
            return hush(state, by, act, world)
        case Next():
            return choose_next(state, by, act, world)
        case Accept():
            return accept(state, by, act, world)
        case Doubt():
            return doubt(state, by, act, world)
        case Vote():
            return vote(state, by, act, world)
        case Appeal():
            return appeal(state, by, act, world)
        case _:
            assert_never(act)


def time_up(state: State, world: World) -> tuple[Event, ...] | Refusal:
    """Go on without whom the table has waited for: a rest first, then a wait, then a turn."""
    phase = state.phase
    match phase:
        case Laying() | Choosing():
            seat = rested(state, world.now)
            if seat is not None:
                return (Rested(seat),)
            if isinstance(phase, Choosing):
                return TimeRanOut(phase.turn), name_mover(state, phase, Mover.LEFT, world)
            if phase.opens is not None:
                return (close_window(state, world),)
            return turn_is_over(state, phase, world)
        case Answering():
            return silence_accepts(state, phase, world)
        case Voting():
            return count(state, phase, phase.ballot, world)
        case Ended():
            return Refusal(OVER)
        case _:
            assert_never(phase)
