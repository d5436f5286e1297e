"""What must happen at a table although nobody asks, and when."""

from bukvitsa.journal.store import Moment

from . import lobby
from .facts import Chair, Closed, Fact, GuestId, HostPassed, Paused, Why
from .history import TableState
from .means import Means
from .presence import People
from .wire import Status

SPARE = 4_000
"""So much later than its own process others look after a table."""
FOLLOWS = 700
"""So much later an alarm rings at processes that do not lead."""
BOT_IS_DUE = 30_000
"""A table with bots in a game that runs is looked after if nothing happens for so long."""
SILENT = 300_000
"""A game without a clock is looked after if nothing happens for so long: nobody may be there."""


def due(
    state: TableState, people: People, here: frozenset[GuestId], moment: Moment, means: Means
) -> tuple[Fact, ...]:
    """Say what follows from nobody's doing anything until now."""
    settings, quiet = means.settings, people.quiet_since
    lonely = state.anchor is not None and not any(lobby.counts(state, guest) for guest in here)
    if lonely and quiet is not None and moment >= quiet + settings.alone_after:
        assert state.anchor is not None
        return (Paused(means.lived.instant(state.anchor, moment), Why.ALONE),)
    if _abandoned(state, here, people) and moment >= _closes(state, people, means):
        return (Closed(),)
    gone = people.host_gone_since
    if state.status is Status.LOBBY and gone is not None and state.host not in here:
        heir = lobby.heir(state, here)
        if heir is not None and moment >= gone + settings.host_after:
            return (HostPassed(heir),)
    return ()


def next_look(state: TableState, people: People, means: Means) -> Moment | None:
    """Say when somebody here must look at the table next."""
    settings = means.settings
    moments: list[int] = []
    alarm = next_alarm(state, means)
    if alarm is not None:
        moments.append(alarm if people.leads() else alarm + FOLLOWS)
    if state.anchor is not None and people.quiet_since is not None:
        moments.append(people.quiet_since + settings.alone_after)
    heir = state.status is Status.LOBBY and lobby.heir(state, people.here()) is not None
    if heir and people.host_gone_since is not None:
        moments.append(people.host_gone_since + settings.host_after)
    if _abandoned(state, frozenset(), people):
        moments.append(_closes(state, people, means))
    return Moment(min(moments)) if moments else None


def next_alarm(state: TableState, means: Means) -> Moment | None:
    """Say when the game's deadline comes, by the world's clock."""
    if state.anchor is None or state.deadline is None:
        return None
    return means.lived.moment(state.anchor, state.deadline.at)


def wake_at(state: TableState, means: Means) -> Moment | None:
    """Say when somebody must look at the table if nobody serves it: what its sign says."""
    if state.status is Status.CLOSED:
        return None
    closes = state.touched + means.settings.stays
    if state.anchor is None:
        return Moment(closes)
    alarm = next_alarm(state, means)
    looks = state.touched + SILENT if alarm is None else alarm + SPARE
    if _bots_play(state.chairs):
        looks = min(looks, state.touched + BOT_IS_DUE)
    return Moment(min(looks, closes))


def _bots_play(chairs: tuple[Chair, ...]) -> bool:
    for chair in chairs:  # noqa: SIM110 - asked at each act, and this is the quickest way
        if chair.level or chair.left:
            return True
    return False


def _abandoned(state: TableState, here: frozenset[GuestId], people: People) -> bool:
    return state.status is not Status.CLOSED and not here and people.nobody and not state.running


def _closes(state: TableState, people: People, means: Means) -> int:
    """Say when an abandoned table is closed: not before one could hear who is there elsewhere."""
    settings = means.settings
    return max(state.touched + settings.stays, people.read_at + settings.alone_after)
