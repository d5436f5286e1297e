"""Who is at a table just now, at this process and at others."""

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from bukvitsa.journal.store import Moment

from .facts import GuestId
from .history import TableState
from .lobby import counts
from .wire import Presence, Said, Status

if TYPE_CHECKING:
    from .visit import Visit

REPEATED = 15_000
"""While others serve the table too, each says so often who is with it."""
BELIEVED = 40_000
"""What a process said is forgotten after so long."""


class There(msgspec.Struct, frozen=True, array_like=True):
    """A person who sits at the table and is connected to another process."""

    guest: GuestId
    presence: Presence
    delay: int | None


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is connected to a process."""

    process: str
    people: tuple[There, ...]
    watchers: int
    asks: bool = False
    """Whether the others should say who is with them."""
    came: GuestId = GuestId("")
    """Who has just come here: an older connection elsewhere goes."""


class Spoke(msgspec.Struct, frozen=True, tag="spoke"):
    """Somebody at another process said something."""

    process: str
    said: Said


Passing: TypeAlias = Present | Spoke
"""What processes tell each other of a table, and nobody keeps."""

read_passing = msgspec.json.Decoder(Passing).decode


class People:
    """Who is at one table."""

    def __init__(self, process: str) -> None:
        """Begin with nobody."""
        self._process = process
        self.visits: dict[GuestId, Visit] = {}
        self.elsewhere: dict[str, tuple[Present, Moment]] = {}
        self.read_at = Moment(0)
        """When this process began to know the table; soon after, it knows who is elsewhere."""
        self.quiet_since: Moment | None = Moment(0)
        """Since when nobody who plays has been here; None while somebody is."""
        self.host_gone_since: Moment | None = Moment(0)

    def heard(self, report: Present, now: Moment) -> None:
        """Believe what another process says of who is with it."""
        if report.people or report.watchers:
            self.elsewhere[report.process] = (report, now)
        else:
            self.elsewhere.pop(report.process, None)

    def fade(self, now: Moment) -> bool:
        """Forget who has not been heard of for long; tell whether that made a difference."""
        gone = [name for name, (_, at) in self.elsewhere.items() if at + BELIEVED <= now]
        for name in gone:
            del self.elsewhere[name]
        return bool(gone)

    def report(self, state: TableState, *, asks: bool, came: GuestId) -> Present:
        """Say who is here."""
        seated = [visit for visit in self.visits.values() if state.seat_of(visit.guest) is not None]
        people = tuple(There(visit.guest, visit.presence, visit.delay.mean) for visit in seated)
        return Present(self._process, people, len(self.visits) - len(seated), asks, came)

    def presence(self, guest: GuestId) -> tuple[Presence, int | None]:
        """Say whether somebody is here, and how far away."""
        visit = self.visits.get(guest)
        if visit is not None:
            return visit.presence, visit.delay.mean
        for report, _ in self.elsewhere.values():
            for there in report.people:
                if there.guest == guest:
                    return there.presence, there.delay
        return Presence.LOST, None

    def here(self) -> frozenset[GuestId]:
        """Name everybody who is connected."""
        there = [each.guest for report, _ in self.elsewhere.values() for each in report.people]
        return frozenset((*self.visits, *there))

    def watchers(self, state: TableState) -> int:
        """Count who only looks on."""
        here = sum(state.seat_of(guest) is None for guest in self.visits)
        return here + sum(report.watchers for report, _ in self.elsewhere.values())

    def leads(self) -> bool:
        """Tell whether this process acts for bots and alarms.

        Two who both think so do no harm: of two acts one is refused.
        """
        with_people = [name for name in self.elsewhere if name < self._process]
        return not with_people if self.visits else not self.elsewhere

    def updated(self, state: TableState, now: Moment) -> None:
        """See since when nobody who plays, and no host, has been here."""
        here = self.here()
        elsewhere = any(report.watchers for report, _ in self.elsewhere.values())
        some = any(counts(state, guest) for guest in here) or (
            elsewhere and not any(chair.guest for chair in state.chairs)
        )
        if some:
            self.quiet_since = None
        elif self.quiet_since is None:
            self.quiet_since = now
        if state.host in here or state.status is not Status.LOBBY:
            self.host_gone_since = None
        elif self.host_gone_since is None:
            self.host_gone_since = now

    @property
    def nobody(self) -> bool:
        """Tell whether nobody at all is connected anywhere."""
        return not self.visits and not self.elsewhere
