"""What a table is about to become: commands are judged on it, and its rows are appended at once."""

from typing import TYPE_CHECKING, Any

from bukvitsa.journal.store import Moment, Row
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import Clock, Seat
from bukvitsa.kernel.table import Accepted

from .facts import Acted, Cause, Fact, written
from .history import AnyTable, Step, TableState, after, played
from .races import Recent
from .telling import encoded
from .wire import Done, First, Hello

if TYPE_CHECKING:
    from .visit import Visit


class Draft:
    """The state as it will be once the rows are durable, and what is to be told then."""

    __slots__ = (
        "answers",
        "arrivals",
        "before",
        "commands",
        "events",
        "happened",
        "recent",
        "rows",
        "state",
    )

    def __init__(self, state: TableState) -> None:
        """Begin with what is true now."""
        self.before = self.state = state
        self.rows: list[Row] = []
        self.events: list[Any] = []
        """What happened in the game."""
        self.happened: list[tuple[TableState, Fact]] = []
        """What happened around it, each with the table before."""
        self.commands: dict[str, int] = {}
        self.recent: list[Recent] = []
        self.answers: list[tuple[Visit, bytes]] = []
        self.arrivals: list[tuple[Visit, Hello]] = []

    def answer(self, visit: "Visit", command: str, seq: int, first: First | None = None) -> None:
        """Say «done» once it is durable."""
        self.answers.append((visit, encoded(Done(command, seq, first))))

    def happens(self, facts: tuple[Fact, ...], at: Moment, command: str = "") -> None:
        """Let facts follow from one cause."""
        cause = Cause(self.state.last + 1, max(at, self.state.touched), command, facts)
        self.rows.append(Row(cause.number, cause.at, written(facts), command))
        self.follows(cause)

    def follows(self, cause: Cause) -> None:
        """Let a row happen that was written here or elsewhere."""
        for fact in cause.facts:
            if not isinstance(fact, Acted):
                self.happened.append((self.state, fact))
        step: Step = after(self.state.id, self.state, cause)
        self.state = step.state
        self.events += step.events
        if cause.command:
            self.commands[cause.command] = self.state.open

    def acts(  # noqa: PLR0913 - all that an act's row says
        self,
        by: Seat | Clock,
        act: Any,
        *,
        result: Accepted[AnyTable, Any],
        now: Instant,
        at: Moment,
        command: str = "",
    ) -> None:
        """Let an act happen that was decided here: nothing of it is read again."""
        at = max(at, self.state.touched)
        events = result.events
        body = written((Acted(by, act, now, events),))
        self.state = played(self.state, result.table, events, now, at)
        self.rows.append(Row(self.state.last, at, body, command))
        self.events += events
        if command:
            self.commands[command] = self.state.open

    @property
    def changed_around(self) -> bool:
        """Tell whether something other than the game's own view is different."""
        return bool(self.happened) or self.state.status is not self.before.status
