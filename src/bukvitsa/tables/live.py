"""A live table in this process: one writer with an inbox, and everybody who is connected here.

Nothing is told before it is durable. Between processes the number of a row decides: who comes
second reads on and judges again on what is now true.
"""

import asyncio
import logging

from bukvitsa.journal.store import Moment, Row, TableId, Taken, Unreachable
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.refusal import Refusal

from . import clockwork
from .aside import NOBODY, Aside
from .botwork import Botwork
from .commands import Commands
from .crowd import Crowd
from .draft import Draft
from .facts import Acted, Cause, GuestId, read_facts
from .history import TableState, after
from .judge import Asked, Comes, Item, Judge, Looked, Reborn
from .lobby import Command, wants_rematch
from .making import remade
from .means import Means
from .patience import WAITS, read_rows
from .post import REPLACED, RESTART, Post
from .presence import People
from .races import Races, Recent, failed
from .rooms import codec_of
from .signs import SignMaker
from .telling import encoded
from .times import Timer, sleep
from .visit import Visit
from .wire import Act, Hello, Replaced

log = logging.getLogger(__name__)

AFTER_A_FAULT = 5_000
"""An alarm that could not be rung, or a rematch that could not be made, is tried again so late."""


class LiveTable:
    """One table as this process serves it."""

    def __init__(self, table: TableId, means: Means) -> None:
        """Begin to read the table's rows."""
        self.id, self.means = table, means
        self.state: TableState | None = None
        self.people = People(means.process)
        self._commands, self._races, self._signs = Commands(), Races(), SignMaker()
        self._judge = Judge(means, self.people, self._commands, self._races)
        self.crowd = Crowd(means, self.people)
        self._inbox: list[Item] = []
        self.closing = False
        """Whether nothing more is heard, since the process stops."""
        self._working = True
        self._behind = self._appending = False
        self._echoes = 0
        self._waiter: asyncio.Future[None] | None = None
        self._timer: Timer | None = None
        self._timed = Moment(0)
        self._idle_since: Moment = means.clock.now()
        self._reborn = False
        self._entered: set[Visit] = set()
        self._judged = Moment(0)
        self._bots = Botwork(means, self.put)
        self.aside = Aside(self, means)
        self.unknown = False
        """Whether there is no such table."""
        self.loaded: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {table}")

    @property
    def game(self) -> str:
        """Name the game; empty while the table is being read."""
        return "" if self.state is None else self.state.made.game

    @property
    def busy(self) -> bool:
        """Tell whether something is being judged, written or thought about."""
        return self._working or bool(self._bots.thinking)

    @property
    def writes(self) -> bool:
        """Tell whether something that was heard is not yet answered."""
        return self._working

    # --- what comes ----------------------------------------------------------------------------

    def enter(self, guest: GuestId, post: Post) -> Visit:
        """Let somebody in; nothing is told before the hello."""
        visit = Visit(self, guest, post, self.means.clock.now())
        self._entered.add(visit)
        return visit

    def comes(self, visit: Visit, hello: Hello) -> None:
        """Hear a hello; whoever comes back may have been told more by another process."""
        if self.may_ask(visit, ""):
            self._behind = True
            self.put(Comes(visit, hello, self.means.clock.now()))

    def asks(self, visit: Visit, command: Command | Act) -> None:
        """Hear a command."""
        clock = self.means.clock
        if self.may_ask(visit, command.id):
            self.put(Asked(visit, command, clock.now(), clock.ticks()))

    def may_ask(self, visit: Visit, command: str) -> bool:
        """Let nobody have too much unanswered at once."""
        if visit.pending >= self.means.settings.asked_most:
            visit.refuse(command, Refusal("too_fast"))
            return False
        visit.pending += 1
        return True

    def leaves(self, visit: Visit) -> None:
        """Hear that a connection is closed."""
        self._entered.discard(visit)
        self._idle_since = self.means.clock.now()
        if self.people.visits.get(visit.guest) is visit:
            del self.people.visits[visit.guest]
            self.presence_changed()
        elif self.state is not None:
            self._settled()

    def news(self) -> None:
        """Hear that the table has new rows; of one's own one knows."""
        self._echoes -= 1
        if self._echoes < 0 and not self._appending:
            self.look_again()

    def look_again(self) -> None:
        """Read on: rows may be there that nobody spoke of."""
        self._echoes = 0
        self._behind = True
        self._wake()

    def look(self) -> None:
        """Look whether anything is due."""
        self.put(Looked(self.means.clock.now()))

    def put_off(self) -> None:
        """Look whether anything is due: the store gave the table to us, and its sign says later."""
        self._signs.forget()
        self.look()

    def put(self, item: Item) -> None:
        """Put something into the inbox."""
        self._inbox.append(item)
        self._wake()

    def _wake(self) -> None:
        self._working = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    # --- the one writer ------------------------------------------------------------------------

    async def _run(self) -> None:
        """Live until a fault of ours: then the table is forgotten, and read anew when asked for."""
        try:
            await self._read_on()
            self.unknown = self.state is None
            if self.state is not None:
                self._begin(self.state)
                while True:
                    await self._turn()
        except Exception:
            log.exception("a table failed")
            self.means.tally.broken += 1
        self.means.forget(self.id)

    def _begin(self, state: TableState) -> None:
        """Be ready for whoever comes, and learn who is with other processes."""
        self.people.read_at = self.means.clock.now()
        self.people.quiet_since = self.people.host_gone_since = self.people.read_at
        self.aside.report()
        self.look()
        self.means.prepare(state)
        self.loaded.set_result(True)

    async def _turn(self) -> None:
        """Wait for something, and serve it."""
        if not self._inbox and not self._behind:
            self._working = False
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        if self._behind:
            self._behind = False
            await self._read_on()
        items, self._inbox = self._inbox, []
        if items:
            await self._serve(items)

    async def _serve(self, items: list[Item]) -> None:
        """Judge what came, write what follows, then tell; if the place is taken, judge again."""
        while True:
            assert self.state is not None
            draft = Draft(self.state)
            for item in items:
                self._judge.judge(draft, item)
            if not draft.rows or await self._written(draft):
                break
        for item in items:
            if isinstance(item, Asked | Comes):
                item.visit.pending -= 1
        self._settle(draft)

    async def _written(self, draft: Draft) -> bool:
        """Append a draft's rows; tell whether they stand."""
        clock, tally = self.means.clock, self.means.tally
        began = clock.ticks()
        self._appending = True
        try:
            sign = self._signs.fresh(draft.state, self.means)
            await self.means.store.append(self.id, draft.rows, sign)
            self._echoes += 1
        except Taken:
            self._signs.forget()
            tally.taken += 1
            if not await self._read_on():
                await sleep(self.means.clock, WAITS[0])
            return False
        except Unreachable:
            self._signs.forget()
            tally.unreachable += 1
            return await self._stands(draft.rows)
        finally:
            self._appending = False
        if self._echoes < 0:
            self.look_again()
        tally.commits.add((clock.ticks() - began) / 1e6)
        return True

    async def _stands(self, rows: list[Row]) -> bool:
        """Find out, however long it takes, whether rows were written by a store that went silent.

        What is not there is judged again, so nothing is lost; what is there is told, so nothing is
        done twice.
        """
        assert self.state is not None
        found = await read_rows(self.means, self.id, self.state.last)
        if found[: len(rows)] == rows:
            self.look_again()
            return True
        self._absorb(found)
        return False

    async def _read_on(self) -> bool:
        """Read what others wrote, and tell it; say whether there was anything."""
        rows = await read_rows(self.means, self.id, 0 if self.state is None else self.state.last)
        if rows:
            self._absorb(rows)
        return bool(rows)

    def _absorb(self, rows: list[Row]) -> None:
        causes = [Cause(row.number, row.at, row.command, read_facts(row.body)) for row in rows]
        if self.state is None:
            self._replay(causes)
            return
        self._signs.forget()
        draft = Draft(self.state)
        for cause in causes:
            self._follow(draft, cause)
        self._settle(draft)

    def _follow(self, draft: Draft, cause: Cause) -> None:
        """Let a row of another process happen; who did it may have been quicker than somebody."""
        before = draft.state
        draft.follows(cause)
        fact, clock, now = cause.facts[0], self.means.clock, draft.state
        if isinstance(fact, Acted) and isinstance(fact.by, int) and now.open > before.open:
            assert before.game is not None
            assert now.game is not None
            if not failed(codec_of(now.made.game).events(fact.events)):
                ticks = clock.ticks() - max(0, clock.now() - cause.at) * 1_000_000
                draft.recent.append(Recent(fact.by, ticks, before.open, before.game, now.game))

    def _replay(self, causes: list[Cause]) -> None:
        """Live through the table's rows for the first time."""
        state: TableState | None = None
        for cause in causes:
            step = after(self.id, state, cause)
            state = step.state
            self.crowd.remember(step.events)
            if cause.command:
                self._commands.done(cause.command, state.open)
        self.state = self.crowd.state = state

    # --- telling -------------------------------------------------------------------------------

    def _settle(self, draft: Draft) -> None:
        """Let what is durable be true, and tell everybody in one go."""
        self.state = self.crowd.state = draft.state
        self._judged = self.means.clock.now()
        for key, seq in draft.commands.items():
            self._commands.done(key, seq)
        for recent in draft.recent:
            self._races.add(recent)
        if draft.events or draft.changed_around:
            self.crowd.remember(draft.events)
            self.crowd.tell(draft, self._now())
        for visit, answer in draft.answers:
            visit.tell(answer)
        for visit, hello in draft.arrivals:
            self._welcome(visit, hello)
        if draft.changed_around:
            self.people.updated(draft.state, self._judged)
            self.means.prepare(draft.state)
        self._settled()

    def _welcome(self, visit: Visit, hello: Hello) -> None:
        """Let somebody be here; who was here under the same name before is told, and goes."""
        if visit.gone:
            return
        older = self.crowd.welcome(visit, hello, self._now())
        if older is not None:
            self.replaced(older)
        self.presence_changed(came=visit)
        visit.measure()

    def replaced(self, visit: Visit) -> None:
        """Tell an older connection that a newer one plays on."""
        self._entered.discard(visit)
        visit.tell(encoded(Replaced()))
        visit.end(REPLACED, "replaced")

    def presence_changed(self, came: Visit | None = None) -> None:
        """Show everybody who is here now, at this process and at others."""
        assert self.state is not None
        self.people.updated(self.state, self.means.clock.now())
        self.show_presence(came)
        self.aside.report(NOBODY if came is None else came.guest)
        self._settled()

    def show_presence(self, to_all_but: Visit | None = None) -> None:
        """Show those who are connected here who else is."""
        if self.state is not None:
            self.crowd.show_presence(self._now(), to_all_but)

    def _now(self) -> Instant:
        assert self.state is not None
        return self._judge.now(self.state, self.means.clock.now())

    # --- what comes of itself ------------------------------------------------------------------

    def _settled(self) -> None:
        """See what must happen next though nobody asks."""
        state, clock = self.state, self.means.clock
        assert state is not None
        self._bots.stir(state, leads=self.people.leads())
        if not self._reborn and state.rematch_asked and wants_rematch(state, self.people.here()):
            self._reborn = True
            self.means.spawn(self._rematch(state), "rematch")
        self._arm(state, clock.now())

    def _arm(self, state: TableState, now: Moment) -> None:
        look = clockwork.next_look(state, self.people, self.means)
        if not self._entered:
            forget = self._idle_since + self.means.settings.forgotten_after
            look = Moment(forget if look is None else min(look, forget))
        if self.people.elsewhere:
            look = self.aside.next_report(look)
        if look is None:
            return
        if self._judge.stuck:
            self._judge.stuck = False
            look = Moment(max(look, now + AFTER_A_FAULT))
        elif look <= self._judged:
            look = Moment(now + 1_000)  # it has been looked at: the game's clock stands still
        if self._timer is not None:
            if self._timed <= look:
                return
            self._timer.cancel()
        self._timed = look
        self._timer = self.means.clock.at(look, self._rung)

    def _rung(self) -> None:
        self._timer = None
        now = self.means.clock.now()
        self.aside.rung(now)
        idle = not self._entered and not self.busy
        if idle and now >= self._idle_since + self.means.settings.forgotten_after:
            self.means.forget(self.id)
            return
        self.put(Looked(now))

    async def _rematch(self, state: TableState) -> None:
        """Make the table at which the same people play again."""
        table, clock = await remade(state, self.means), self.means.clock
        self._reborn = table is not None
        if table is None:
            clock.at(Moment(clock.now() + AFTER_A_FAULT), self.look)
        else:
            self.put(Reborn(table, clock.now()))

    def stop(self) -> None:
        """Let the table go: all that was told is durable."""
        self._task.cancel()
        self._bots.stop()
        if self._timer is not None:
            self._timer.cancel()
        for visit in self._entered:
            visit.end(RESTART, "restart")
        if not self.loaded.done():
            self.loaded.set_result(False)
