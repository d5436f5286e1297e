"""What passes by a table and is never kept: talk, ways, and who is there at other processes."""

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from bukvitsa.journal.store import Moment, Unreachable
from bukvitsa.kernel.refusal import Refusal

from .facts import GuestId
from .means import Means
from .presence import REPEATED, Passing, Present, Spoke, read_passing
from .rooms import room
from .talk import read_say
from .telling import encoded, viewer_of
from .wire import AskWays, Done, Said, Say, Ways

if TYPE_CHECKING:
    from .live import LiveTable
    from .visit import Visit

log = logging.getLogger(__name__)

LONGEST_WORD = 32
AT_ONCE = 200
"""Who came to two processes within so many milliseconds came at once."""
NOBODY = GuestId("")
MOST_WAYS = 40
"""So many ways of a word are told, the best."""


class Aside:
    """The passing things of one table."""

    def __init__(self, table: "LiveTable", means: Means) -> None:
        """Stand beside a table."""
        self._table, self._means = table, means
        self._reported = Moment(0)
        self._asked = False
        """Whether the other processes have been asked who is with them."""

    # --- talk ----------------------------------------------------------------------------------

    def says(self, visit: "Visit", say: Say) -> None:
        """Let somebody say something, unless it is too much."""
        assert self._table.state is not None
        said = read_say(self._table.state, visit.guest, say)
        if isinstance(said, Refusal):
            visit.refuse(say.id, said)
        elif visit.may_ask(say.id):
            self._means.spawn(self._say(visit, say.id, said), "talk")

    async def _say(self, visit: "Visit", command: str, said: Said) -> None:
        settings = self._means.settings
        try:
            allowed = await self._allowed("talk", visit, settings.talk_most, settings.talk_span)
        finally:
            visit.pending -= 1
        if not allowed:
            visit.refuse(command, Refusal("talk_too_often"))
            return
        self._spread(said)
        state = self._table.state
        visit.tell(encoded(Done(command, 0 if state is None else state.open)))
        await self._publish(Spoke(self._means.process, said))

    def _spread(self, said: Said) -> None:
        message = encoded(said)
        for visit in list(self._table.people.visits.values()):
            visit.tell(message)

    # --- ways ----------------------------------------------------------------------------------

    def asks_ways(self, visit: "Visit", ask: AskWays) -> None:
        """Find ways to make a word of what this one sees; nobody else learns that it was asked."""
        state = self._table.state
        assert state is not None
        if state.game is None:
            visit.refuse(ask.id, Refusal("not_begun"))
        elif state.seat_of(visit.guest) is None:
            visit.refuse(ask.id, Refusal("not_seated"))
        elif len(ask.word) > LONGEST_WORD:
            visit.refuse(ask.id, Refusal("word_too_long"))
        elif visit.may_ask(ask.id):
            self._means.spawn(self._ways(visit, ask), "ways")

    async def _ways(self, visit: "Visit", ask: AskWays) -> None:
        settings = self._means.settings
        found: Ways | Refusal
        try:
            allowed = await self._allowed("ways", visit, settings.ways_most, settings.ways_span)
            found = await self._found(visit, ask) if allowed else Refusal("ways_too_often")
        finally:
            visit.pending -= 1
        if isinstance(found, Refusal):
            visit.refuse(ask.id, found)
        else:
            visit.tell(encoded(found))

    async def _found(self, visit: "Visit", ask: AskWays) -> Ways | Refusal:
        state = self._table.state
        if state is None or state.game is None:
            return Refusal("not_begun")
        viewer = viewer_of(state, state.seat_of(visit.guest))
        view = state.game.game.view(state.game.state, viewer)
        game = room(state.made.game)

        def found() -> Ways:
            acts = tuple(game.ways(view, ask.word)[:MOST_WAYS])
            points = () if game.points is None else tuple(game.points(view, act) for act in acts)
            return Ways(ask.id, acts, points)

        try:
            return await self._means.think(found)
        except Exception:
            log.exception("ways failed")
            self._means.tally.broken += 1
            return Refusal("broken")

    # --- how much --------------------------------------------------------------------------------

    async def _allowed(self, what: str, visit: "Visit", most: int, span: int) -> bool:
        """Ask all processes together; a store that is silent forbids nothing."""
        try:
            now = self._means.clock.now()
            return await self._means.store.allow(f"{what}:{visit.guest}", now, most, span)
        except Unreachable:
            return True

    # --- who is there --------------------------------------------------------------------------

    def report(self, came: GuestId = NOBODY) -> None:
        """Tell the other processes who is connected here, and who has just come."""
        state = self._table.state
        if state is None:
            return
        self._reported = self._means.clock.now()
        asks, self._asked = not self._asked, True
        report = self._table.people.report(state, asks=asks, came=came)
        self._means.spawn(self._publish(report), "presence")

    def next_report(self, look: Moment | None) -> Moment:
        """Say when to tell the others again, or to look otherwise."""
        again = Moment(self._reported + REPEATED)
        return again if look is None else min(look, again)

    def rung(self, now: Moment) -> None:
        """Tell the others again if it is time, and forget who was not heard of for long."""
        people = self._table.people
        if people.fade(now):
            self._others_changed()
        if people.elsewhere and now >= self._reported + REPEATED and people.visits:
            self.report()

    def passing(self, message: bytes) -> None:
        """Hear what another process says of the table."""
        try:
            passing = read_passing(message)
        except msgspec.MsgspecError:
            return
        if passing.process == self._means.process:
            return
        match passing:
            case Spoke(_, said):
                self._spread(said)
            case Present():
                self._heard(passing)

    def _heard(self, report: Present) -> None:
        people = self._table.people
        known = people.elsewhere.get(report.process)
        changed = known is None or (known[0].people, known[0].watchers) != (
            report.people,
            report.watchers,
        )
        people.heard(report, self._means.clock.now())
        if report.came:
            self._outdone(report.came, report.process)
        if report.asks and people.visits:
            self.report()
        if changed:
            self._others_changed()
            self._table.look()

    def _others_changed(self) -> None:
        """Show who is at other processes now."""
        if self._table.state is not None:
            self._table.people.updated(self._table.state, self._means.clock.now())
            self._table.show_presence()

    def _outdone(self, guest: GuestId, process: str) -> None:
        """Let a connection go whose guest has come to another process.

        No two clocks are compared: who comes says so, and whoever was there before goes. Only of
        two who came at once one must stay.
        """
        visit = self._table.people.visits.get(guest)
        if visit is None:
            return
        at_once = self._means.clock.now() - visit.since < AT_ONCE
        if not (at_once and self._means.process > process):
            del self._table.people.visits[guest]
            self._table.replaced(visit)

    async def _publish(self, message: Passing) -> None:
        with suppress(Unreachable, ValueError):
            await self._means.store.publish(self._table.id, msgspec.json.encode(message))
