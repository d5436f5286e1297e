"""A move: one card is laid, and the others are given time to find a word."""

from typing import assert_never

from bukvitsa.kernel.moments import Instant, later, seconds
from bukvitsa.kernel.people import Seat, left_of
from bukvitsa.kernel.refusal import OVER, Refusal
from bukvitsa.kernel.world import World
from bukvitsa.letters.cards import CardId

from .acts import Hush, Lay, Mover, Next, Open
from .cards import FEWEST_IN_SHOWCASE
from .clocks import turn_ends
from .dealing import end_game
from .events import Event, Hushed, Laid, MoverChosen, RedLaid, TimeRanOut, WindowClosed
from .options import ForbiddenOptions
from .state import Answering, Choosing, Ended, Laying, State, Voting

Result = tuple[Event, ...] | Refusal


def lay(state: State, by: Seat, act: Lay, world: World) -> Result:
    """Lay a black card of the own hand, and draw another (FW-6, FW-8)."""
    refusal = _no_move(state, by)
    if refusal is not None:
        return refusal
    if act.card not in state.hands[by]:
        return Refusal("not_in_hand")
    return put(state, act.card, world)


def open_red(state: State, by: Seat, act: Open, world: World) -> Result:
    """Lay a red card of the showcase, while that holds enough of them (FW-6, FW-7)."""
    refusal = _no_move(state, by)
    if refusal is not None:
        return refusal
    if act.card not in state.showcase:
        return Refusal("not_in_showcase")
    if len(state.showcase) < FEWEST_IN_SHOWCASE:
        return Refusal("showcase_low", {"least": FEWEST_IN_SHOWCASE})
    opens, until = next_turn(state.series.options, state.series.seats, world.now)
    return (RedLaid(by, state.cards[act.card], opens, until),)


def put(state: State, card: CardId, world: World) -> tuple[Event, ...]:
    """Lay a card of the mover's hand; the last card drawn ends the game at once (FW-21)."""
    phase, cards = state.phase, state.cards
    assert isinstance(phase, Laying)
    opens, until = next_turn(state.series.options, state.series.seats, world.now)
    drawn = cards[state.deck] if state.deck < len(cards) else None
    laid = Laid(phase.turn, cards[card], drawn, opens, until)
    if state.deck + 1 < len(cards):
        return (laid,)
    return laid, *end_game(state.series, "deck_empty", state.points(), world)


def hush(state: State, by: Seat, _act: Hush, world: World) -> Result:
    """Say «молчу»; when all have whose word is awaited, the wait is over (FW-18)."""
    phase = state.phase
    if not isinstance(phase, Laying):
        return busy(phase)
    if phase.opens is None:
        return Refusal("no_window")
    if by == phase.last:
        return Refusal("hush_own_letter")
    if by == phase.turn:
        return Refusal("hush_by_card")
    if by in phase.hushed:
        return Refusal("already_hushed")
    if len(phase.hushed) + 1 < awaited(state.series.seats):
        return (Hushed(by),)
    return Hushed(by), close_window(state, world)


def awaited(seats: int) -> int:
    """Count whose «молчу» ends the wait: neither who laid nor who is to move (FW-18)."""
    return seats - 2


def close_window(state: State, world: World) -> WindowClosed:
    """Let the next player move; the time for a card begins now (FW-18, FW-25)."""
    return WindowClosed(turn_ends(state.series.options, world.now))


def choose_next(state: State, by: Seat, act: Next, world: World) -> Result:
    """Say who moves next: who took the penalty, or the player to the left (FW-14)."""
    phase = state.phase
    if not isinstance(phase, Choosing):
        return Refusal("nothing_to_choose")
    if by != phase.turn:
        return Refusal("not_yours_to_choose")
    return (name_mover(state, phase, act.mover, world),)


def name_mover(state: State, phase: Choosing, mover: Mover, world: World) -> MoverChosen:
    """Let the named player move: there is no wait before that card (FW-14, FW-18)."""
    by = phase.turn
    turn = by if mover is Mover.SELF else left_of(by, state.series.seats)
    return MoverChosen(by, turn, turn_ends(state.series.options, world.now))


def turn_is_over(state: State, phase: Laying, world: World) -> tuple[Event, ...]:
    """Lay the card longest in the hand of who has thought for too long (FW-25)."""
    oldest = state.hands[phase.turn][0]
    return TimeRanOut(phase.turn), *put(state, oldest, world)


def busy(phase: Answering | Voting | Choosing | Ended) -> Refusal:
    """Say what the table waits for instead of a card (FW-14, FW-19, WD-14)."""
    match phase:
        case Answering():
            return Refusal("answer_awaited")
        case Voting():
            return Refusal("vote_awaited")
        case Choosing():
            return Refusal("choice_awaited")
        case Ended():
            return Refusal(OVER)
        case _:
            assert_never(phase)


def _no_move(state: State, by: Seat) -> Refusal | None:
    """Say why a player may not lay a card now, if so (FW-9, FW-18)."""
    phase = state.phase
    if not isinstance(phase, Laying):
        return busy(phase)
    if by != phase.turn:
        return Refusal("not_your_turn")
    if phase.opens is not None:
        return Refusal("window_open")
    return None


def next_turn(
    options: ForbiddenOptions, seats: int, now: Instant
) -> tuple[Instant | None, Instant | None]:
    """Say until when the next player waits, and until when to lay (FW-18, FW-25)."""
    if options.call_window == 0 or awaited(seats) == 0:
        return None, turn_ends(options, now)
    opens = later(now, seconds(options.call_window))
    return opens, turn_ends(options, opens)
