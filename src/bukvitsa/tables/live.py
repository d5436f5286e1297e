"""A live table in this process: one writer with an inbox, and everybody who is connected here.

Nothing is told before it is durable. Between processes the number of a row decides: who comes
second reads on and judges again on what is now true.
"""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

from bukvitsa.journal.store import Moment, Row, TableId, Taken, Unreachable

from . import clockwork
from .aside import NOBODY, Aside
from .botwork import Botwork
from .commands import Commands
from .crowd import Crowd
from .draft import Draft
from .facts import Cause, GuestId, read_facts
from .following import follow, lived
from .history import TableState
from .judge import Asked, Comes, Item, Judge, Looked, Reborn
from .lobby import Command, wants_rematch
from .making import remade
from .means import Means
from .patience import WAITS, read_rows
from .post import REPLACED, RESTART, Post
from .presence import People
from .races import Races
from .scribe import Scribe, Writing
from .telling import encoded
from .times import Alarm, sleep
from .visit import Visit
from .wire import Act, Hello, Replaced

log = logging.getLogger(__name__)

ASKED = (Asked, Comes)
AFTER_A_FAULT = 5_000
"""An alarm that could not be rung, or a rematch that could not be made, is tried again so late."""


class LiveTable:
    """One table as this process serves it."""

    def __init__(self, table: TableId, means: Means) -> None:
        """Begin to read the table's rows."""
        self.id, self.means = table, means
        self.state: TableState | None = None
        self.people = People(means.process)
        self._commands, self._races = Commands(), Races()
        self._scribe = Scribe(table, means)
        self._judge = Judge(means, self.people, self._commands, self._races)
        self.crowd = Crowd(means, self.people)
        self._inbox: list[Item] = []
        self.closing = False
        """Whether nothing more is heard, since the process stops."""
        self._working = True
        self._behind = self._stopped = False
        self._alarm = Alarm(means.clock, self._rung)
        self._idle_since: Moment = means.clock.now()
        self._reborn = False
        self._entered: set[Visit] = set()
        self._judged = Moment(0)
        self._bots = Botwork(means, self.put)
        self.aside = Aside(self, means)
        self.unknown = False
        """Whether there is no such table."""
        self.loaded: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._slowly(self._load())

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
        if visit.may_ask(""):
            self._behind = True
            self.put(Comes(visit, hello, self.means.clock.now()))

    def asks(self, visit: Visit, command: Command | Act) -> None:
        """Hear a command."""
        clock = self.means.clock
        if visit.may_ask(command.id):
            self.put(Asked(visit, command, clock.now(), clock.ticks()))

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
        if self._scribe.news():
            self.look_again()

    def look_again(self) -> None:
        """Read on: rows may be there that nobody spoke of."""
        self._behind = True
        self._wake()

    def look(self) -> None:
        """Look whether anything is due."""
        self.put(Looked(self.means.clock.now()))

    def put_off(self) -> None:
        """Look whether anything is due: the store gave the table to us, and its sign says later."""
        self._scribe.forget_sign()
        self.look()

    def put(self, item: Item) -> None:
        """Put something into the inbox."""
        self._inbox.append(item)
        self._wake()

    # --- the one writer ------------------------------------------------------------------------

    def _wake(self) -> None:
        """Begin to work, unless that is going on: then what came is seen to next."""
        if not (self._working or self._stopped):
            self._working = True
            self._go_on()

    def _go_on(self, durable: tuple[Draft, list[Item]] | None = None) -> None:
        """Tell what is durable, then do what there is to do until something must be waited for."""
        try:
            if durable is not None:
                self._done(*durable)
            while self._inbox or self._behind:
                if self._behind:
                    self._behind = False
                    self._slowly(self._read_on())
                    return
                if self._serve():
                    return
        except Exception as fault:  # noqa: BLE001 - a fault of ours harms no other table
            self._failed(fault)
        else:
            self._working = False

    def _slowly(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something for which the store is waited for, then go on."""

        async def doing() -> None:
            try:
                await work
            except Exception as fault:  # noqa: BLE001 - as above
                self._failed(fault)
            else:
                self._go_on()

        self._task = asyncio.get_running_loop().create_task(doing(), name=f"table {self.id}")

    def _failed(self, fault: BaseException) -> None:
        """Forget the table for a fault of ours; it is read anew when it is asked for."""
        log.error("a table failed", exc_info=fault)
        self.means.tally.broken += 1
        self.means.forget(self.id)

    async def _load(self) -> None:
        """Read the table, and be ready for whoever comes; learn who is with other processes."""
        await self._read_on()
        if self.state is None:
            self.unknown = True
            self.means.forget(self.id)
            return
        self.people.read_at = self.means.clock.now()
        self.people.quiet_since = self.people.host_gone_since = self.people.read_at
        self.aside.report()
        self.look()
        self.means.prepare(self.state)
        self.loaded.set_result(True)

    def _serve(self) -> bool:
        """Judge what came, and have written what follows; tell whether that is waited for."""
        assert self.state is not None
        items, self._inbox = self._inbox, []
        draft = Draft(self.state)
        for item in items:
            self._judge.judge(draft, item)
        if not draft.rows:
            self._done(draft, items)
            return False
        self._scribe.write(draft).add_done_callback(partial(self._written, draft, items))
        return True

    def _written(self, draft: Draft, items: list[Item], writing: Writing) -> None:
        """Tell what is durable; if the place was taken, judge again."""
        if writing.cancelled():
            return
        fault = writing.exception()
        if fault is not None:
            self._scribe.failed()
        match fault:
            case None:
                self._behind |= self._scribe.wrote()
                self._go_on((draft, items))
            case Taken():
                self.means.tally.taken += 1
                self._slowly(self._overtaken(items))
            case Unreachable():
                self.means.tally.unreachable += 1
                self._slowly(self._in_doubt(draft, items))
            case _:
                self._failed(fault)

    async def _overtaken(self, items: list[Item]) -> None:
        """Read what others wrote first; rows that cannot be seen yet have a moment."""
        if not await self._read_on():
            await sleep(self.means.clock, WAITS[0])
        self._inbox[:0] = items

    async def _in_doubt(self, draft: Draft, items: list[Item]) -> None:
        """Find out, however long it takes, whether rows were written by a store that went silent.

        What is not there is judged again, so nothing is lost; what is there is told, so nothing is
        done twice.
        """
        assert self.state is not None
        found = await read_rows(self.means, self.id, self.state.last)
        if found[: len(draft.rows)] == draft.rows:
            self._behind = True
            self._done(draft, items)
        else:
            self._absorb(found)
            self._inbox[:0] = items

    def _done(self, draft: Draft, items: list[Item]) -> None:
        """Answer what was asked: all of it is durable."""
        for item in items:
            if isinstance(item, ASKED):
                item.visit.pending -= 1
        self._settle(draft)

    async def _read_on(self) -> bool:
        """Read what others wrote, and tell it; say whether there was anything."""
        self._scribe.reads()
        rows = await read_rows(self.means, self.id, 0 if self.state is None else self.state.last)
        if rows:
            self._absorb(rows)
        return bool(rows)

    def _absorb(self, rows: list[Row]) -> None:
        causes = [Cause(row.number, row.at, row.command, read_facts(row.body)) for row in rows]
        if self.state is None:
            self.state = self.crowd.state = lived(self.id, causes, self.crowd, self._commands)
            return
        self._scribe.forget_sign()
        draft = Draft(self.state)
        for cause in causes:
            follow(draft, cause, self.means.clock)
        self._settle(draft)

    # --- telling -------------------------------------------------------------------------------

    def _settle(self, draft: Draft) -> None:
        """Let what is durable be true, and tell everybody in one go."""
        self.state = self.crowd.state = state = draft.state
        self._judged, around = self.means.clock.now(), draft.changed_around
        for key, seq in draft.commands.items():
            self._commands.done(key, seq)
        for recent in draft.recent:
            self._races.add(recent)
        if draft.events or around:
            self.crowd.remember(draft.events)
            self.crowd.tell(draft, self._judge.now(state, self._judged))
        for visit, answer in draft.answers:
            visit.tell(answer)
        for visit, hello in draft.arrivals:
            self._welcome(visit, hello)
        if around:
            self.people.updated(state, self._judged)
            self.means.prepare(state)
        if around or not draft.events or not self._calm(state):
            self._settled()

    def _welcome(self, visit: Visit, hello: Hello) -> None:
        """Let somebody be here; who was here under the same name before is told, and goes."""
        assert self.state is not None
        if visit.gone:
            return
        older = self.crowd.welcome(visit, hello, self._judge.now(self.state, self._judged))
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
            now = self._judge.now(self.state, self.means.clock.now())
            self.crowd.show_presence(now, to_all_but)

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

    def _calm(self, state: TableState) -> bool:
        """Tell whether an act alone leaves all that must happen next as it was."""
        if not self._bots.idle or self._judge.stuck or self.people.elsewhere:
            return False
        look = clockwork.next_alarm(state, self.means)
        return self._alarm.is_set if look is None else self._alarm.rings_by(look)

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
        self._alarm.ring_at(look)

    def _rung(self) -> None:
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
        self._stopped = True
        self._task.cancel()
        self._scribe.stop()
        self._bots.stop()
        self._alarm.stop()
        for visit in self._entered:
            visit.end(RESTART, "restart")
        if not self.loaded.done():
            self.loaded.set_result(False)
