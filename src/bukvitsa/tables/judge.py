"""Judges what comes to a table, one by one in the order of arrival, on a draft of what is next."""

import logging
from typing import Any, NamedTuple, TypeAlias

import msgspec

from bukvitsa.journal.store import Moment, TableId
from bukvitsa.kernel.chance import Seed, SeededChance
from bukvitsa.kernel.moments import Instant, TimeUp
from bukvitsa.kernel.people import CLOCK, Actor, Seat
from bukvitsa.kernel.refusal import WRONG_ACT, Refusal
from bukvitsa.kernel.table import Accepted
from bukvitsa.kernel.world import World

from . import clockwork, lobby
from .commands import Commands, command_key
from .draft import Draft
from .facts import Rematched
from .history import AnyTable, TableState
from .lobby import Around
from .means import Means
from .presence import People
from .races import Races, Recent, failed
from .rooms import codec_of
from .sayings import refused
from .telling import encoded
from .visit import Visit
from .wire import Act, First, Hello, Status

log = logging.getLogger(__name__)

MOST_ALARMS = 100
"""So many alarms may be late at once; the rest ring a moment later."""


class Asked(NamedTuple):
    """A command of somebody, stamped when it came."""

    visit: Visit
    command: lobby.Command | Act
    moment: Moment
    ticks: int


class Comes(NamedTuple):
    """Somebody says hello."""

    visit: Visit
    hello: Hello
    moment: Moment


class BotActs(NamedTuple):
    """What a bot wants to do, having seen so many events."""

    seat: Seat
    act: Any
    seq: int
    moment: Moment


class Looked(NamedTuple):
    """Somebody should look whether anything is due."""

    moment: Moment


class Reborn(NamedTuple):
    """The table of the rematch has been made."""

    table: TableId
    moment: Moment


Item: TypeAlias = Asked | Comes | BotActs | Looked | Reborn


class Judge:
    """Knows who may do what at one table now."""

    def __init__(self, means: Means, people: People, commands: Commands, races: Races) -> None:
        """Take what the judge must know besides the table's state."""
        self._means, self._people = means, people
        self._commands, self._races = commands, races
        self.stuck = False
        """Whether an alarm could not be rung for a fault of ours."""

    def judge(self, draft: Draft, item: Item) -> None:
        """Let one thing that came be done, or be refused."""
        self._ring(draft, item.moment)
        match item:
            case Asked(visit, command, moment, ticks):
                key = command_key(visit.guest, command.id)
                seq = draft.commands.get(key, self._commands.answer(visit.guest, command.id))
                if seq is not None:
                    draft.answer(visit, command.id, seq)
                elif isinstance(command, Act):
                    self._act(draft, visit, command, (moment, ticks, key))
                else:
                    self._command(draft, visit, command, (moment, key))
            case Comes(visit, hello, moment):
                self._arrives(draft, visit, hello, moment)
            case BotActs():
                self._bot_acts(draft, item)
            case Looked(moment):
                here = self._here(draft)
                facts = clockwork.due(draft.state, self._people, here, moment, self._means)
                # Who is elsewhere may just have become known.
                facts = facts or lobby.gathered(draft.state, self._around(draft, moment))
                if facts:
                    draft.happens(facts, moment)
            case Reborn(table, moment):
                if not draft.state.next and draft.state.status is Status.OVER:
                    draft.happens((Rematched(table),), moment)

    def now(self, state: TableState, moment: Moment) -> Instant:
        """Tell what the game's clock says; it never goes back."""
        if state.anchor is None:
            return state.stands
        return self._means.lived.instant(state.anchor, moment)

    # --- people --------------------------------------------------------------------------------

    def _here(self, draft: Draft) -> "frozenset[Any]":
        coming = [visit.guest for visit, _ in draft.arrivals]
        here = self._people.here()
        return here | frozenset(coming) if coming else here

    def _around(self, draft: Draft, moment: Moment) -> Around:
        now = self.now(draft.state, moment)
        return Around(self._here(draft), now, self._means.luck, self._means.book)

    def _arrives(self, draft: Draft, visit: Visit, hello: Hello, moment: Moment) -> None:
        draft.arrivals.append((visit, hello))
        facts = lobby.arrived(draft.state, visit.guest, self._around(draft, moment))
        if facts:
            draft.happens(facts, moment)

    def _command(
        self, draft: Draft, visit: Visit, command: lobby.Command, stamp: tuple[Moment, str]
    ) -> None:
        moment, key = stamp
        try:
            around = self._around(draft, moment)
            result = lobby.judge(draft.state, visit.guest, command, around)
        except Exception:  # noqa: BLE001 - a fault of ours harms nobody else
            result = self._broken("command")
        if isinstance(result, Refusal):
            self._refuse(draft, visit, command.id, result)
            return
        if result:
            draft.happens(result, moment, key)
        draft.answer(visit, command.id, draft.state.open)

    # --- playing -------------------------------------------------------------------------------

    def _act(
        self, draft: Draft, visit: Visit, message: Act, stamp: tuple[Moment, int, str]
    ) -> None:
        """Judge an act of the game (append, then tell: nobody hears of it yet)."""
        moment, ticks, key = stamp
        state = draft.state
        seat = state.seat_of(visit.guest)
        refusal = _manners(state, seat)
        if refusal is not None:
            self._refuse(draft, visit, message.id, refusal)
            return
        assert seat is not None
        try:
            act = codec_of(state.made.game).act(message.act)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._refuse(draft, visit, message.id, Refusal(WRONG_ACT))
            return
        world = self._world(state, moment)
        result = self._submit(state, seat, act, world)
        first = None
        if message.seq < state.open and (isinstance(result, Refusal) or failed(result.events)):
            first = self._races.first((seat, act, world), message.seq, ticks, draft.recent)
        if isinstance(result, Refusal):
            self._refuse(draft, visit, message.id, result, first)
        elif self._done(draft, (seat, act, world), result, (moment, ticks, key)):
            draft.answer(visit, message.id, draft.state.open, first)
        else:
            self._refuse(draft, visit, message.id, Refusal("broken"))

    def _bot_acts(self, draft: Draft, item: BotActs) -> None:
        """Judge a bot's act as anybody's; one thought of at another table is dropped."""
        state = draft.state
        if state.game is None or not state.running or state.game.seq != item.seq:
            return
        world = self._world(state, item.moment)
        result = self._submit(state, item.seat, item.act, world)
        if isinstance(result, Refusal):
            return
        stamp = (item.moment, self._means.clock.ticks(), "")
        if self._done(draft, (item.seat, item.act, world), result, stamp):
            self._means.tally.bot_acts += 1

    def _done(
        self,
        draft: Draft,
        tried: tuple[Seat, Any, World],
        result: Accepted[Any, Any],
        stamp: tuple[Moment, int, str],
    ) -> bool:
        """Put an act that was accepted on the draft; a fault of ours leaves it out."""
        (by, act, world), (moment, ticks, key) = tried, stamp
        state = draft.state
        assert state.game is not None
        try:
            draft.acts(by, act, result=result, now=world.now, at=moment, command=key)
        except Exception:  # noqa: BLE001 - a fault of ours harms nobody else
            self._broken("row")
            return False
        if draft.state.open > state.open and not failed(result.events):
            draft.recent.append(Recent(by, ticks, state.open, state.game, result.table))
        self._means.tally.acts += 1
        return True

    def _ring(self, draft: Draft, moment: Moment) -> None:
        """Let every alarm go off that is due by now, before anything else happens."""
        for _ in range(MOST_ALARMS):
            state = draft.state
            deadline = state.deadline
            if state.anchor is None or deadline is None:
                return
            if moment - state.anchor.moment < deadline.at - state.anchor.instant:
                return  # the game's clock never runs faster than the world's
            if self.now(state, moment) < deadline.at:
                return
            world = self._world(state, moment)
            act = TimeUp(deadline.ticket)
            result = self._submit(state, CLOCK, act, world)
            if isinstance(result, Refusal):
                self.stuck = True
                return
            self._means.tally.alarms += 1
            draft.acts(CLOCK, act, result=result, now=world.now, at=moment)

    def _world(self, state: TableState, moment: Moment) -> World:
        assert state.game is not None
        seed = Seed(bytes.fromhex(state.seed))
        chance = SeededChance(seed, state.game.seq)
        return World(self.now(state, moment), chance, self._means.book)

    def _submit(
        self, state: TableState, by: Actor, act: Any, world: World
    ) -> Accepted[AnyTable, Any] | Refusal:
        assert state.game is not None
        try:
            return state.game.submit(by, act, world)
        except Exception:  # noqa: BLE001 - a fault of ours harms nobody else
            return self._broken("act")

    def _broken(self, what: str) -> Refusal:
        """Own up to a fault of ours; the table and all others go on."""
        log.exception("%s failed", what)
        self._means.tally.broken += 1
        return Refusal("broken")

    def _refuse(
        self,
        draft: Draft,
        visit: Visit,
        command: str,
        refusal: Refusal,
        first: First | None = None,
    ) -> None:
        self._means.tally.refusals[refusal.code] += 1
        message = refused(command, refusal, draft.state.made.game, first)
        draft.answers.append((visit, encoded(message)))


def _manners(state: TableState, seat: Seat | None) -> Refusal | None:
    """Say why somebody may not act at all just now."""
    if state.status is Status.LOBBY:
        return Refusal("not_begun")
    if state.status is Status.CLOSED:
        return Refusal("closed")
    if seat is None:
        return Refusal("not_seated")
    if state.chairs[seat].left:
        return Refusal("you_left")
    return Refusal("paused") if state.paused else None
