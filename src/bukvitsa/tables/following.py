"""Rows that were read, not written here: a table's whole past, or what another process did."""

from collections.abc import Sequence

from bukvitsa.journal.store import TableId

from .commands import Commands
from .crowd import Crowd
from .draft import Draft
from .facts import Acted, Cause
from .history import TableState, after
from .races import Recent, failed
from .rooms import codec_of
from .times import WorldClock


def follow(draft: Draft, cause: Cause, clock: WorldClock) -> None:
    """Let a row of another process happen; who did it may have been quicker than somebody."""
    before = draft.state
    draft.follows(cause)
    fact, now = cause.facts[0], draft.state
    if isinstance(fact, Acted) and isinstance(fact.by, int) and now.open > before.open:
        assert before.game is not None
        assert now.game is not None
        if not failed(codec_of(now.made.game).events(fact.events)):
            ticks = clock.ticks() - max(0, clock.now() - cause.at) * 1_000_000
            draft.recent.append(Recent(fact.by, ticks, before.open, before.game, now.game))


def lived(
    table: TableId, causes: Sequence[Cause], crowd: Crowd, commands: Commands
) -> TableState | None:
    """Live through a table's rows for the first time."""
    state: TableState | None = None
    for cause in causes:
        step = after(table, state, cause)
        state = step.state
        crowd.remember(step.events)
        if cause.command:
            commands.done(cause.command, state.open)
    return state
