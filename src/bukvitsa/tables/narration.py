"""What happened around a game, in short Russian sentences."""

from .draft import Draft
from .facts import (
    Arranged,
    Begun,
    BotPut,
    Closed,
    Fact,
    HostPassed,
    Left,
    PauseAsked,
    Paused,
    Readied,
    RematchAsked,
    Rematched,
    Resumed,
    Returned,
    Sat,
    Stood,
    Why,
)
from .history import TableState
from .sayings import told
from .wire import Status


def narrated(draft: Draft) -> str:
    """Say what happened around the game since the last telling."""
    lines = [_line(state, fact) for state, fact in draft.happened]
    if draft.state.status is Status.OVER and draft.before.status is not Status.OVER:
        lines.append(told("over"))
    return " ".join(filter(None, lines))


def _line(state: TableState, fact: Fact) -> str:  # noqa: C901 - flat: a line a fact
    """Say one thing, given the table before it."""
    chairs = state.chairs
    match fact:
        case Sat(_, _, name):
            return told("sat", name)
        case Stood(seat, kicked):
            return told("kicked" if kicked else "stood", chairs[seat].name)
        case Readied(seat, ready):
            return told("ready" if ready else "unready", chairs[seat].name)
        case BotPut(_, _, name):
            return told("bot_put", name)
        case Arranged():
            return told("arranged")
        case HostPassed(host):
            names = [chair.name for chair in chairs if chair.guest == host]
            return told("host_passed", names[0]) if names else ""
        case Begun():
            return told("begun")
        case Left(seat):
            return told(f"left_{state.leaving.value}", chairs[seat].name)
        case Returned(seat):
            return told("returned", chairs[seat].name)
        case PauseAsked(seat, pause):
            if pause == state.paused:
                return told("unasked", chairs[seat].name)
            return told("pause_asked" if pause else "resume_asked", chairs[seat].name)
        case Paused(_, why):
            return told("alone" if why is Why.ALONE else "paused")
        case Resumed():
            return told("resumed")
        case RematchAsked(seat):
            return told("rematch_asked", chairs[seat].name)
        case Rematched():
            return told("rematched")
        case Closed():
            return told("closed")
        case _:
            return ""
