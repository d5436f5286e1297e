"""Everybody who is connected to a table here, and the last events, for those who come back."""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import WATCHER, Viewer

from .draft import Draft
from .facts import Chair, GuestId, Left, Returned
from .history import TableState
from .means import Means
from .narration import narrated
from .presence import People
from .telling import NOTHING, Missed, Telling, TellingAround, viewer_of, welcome
from .visit import Visit
from .wire import Hello, Status

Messages = list[tuple[Visit, bytes]]

KEPT = 200
"""So many of the last events are told to who comes back; who missed more gets a fresh view."""


class Crowd:
    """Tells each of those who are here what is theirs to know."""

    __slots__ = ("_events", "_means", "_seated", "people", "state")

    def __init__(self, means: Means, people: People) -> None:
        """Begin with nobody, and a table that is not read yet."""
        self._means, self.people = means, people
        self._events: deque[Any] = deque(maxlen=KEPT)
        self.state: TableState | None = None
        self._seated: tuple[tuple[Chair, ...], Mapping[GuestId, Viewer]] | None = None

    def remember(self, events: Iterable[Any]) -> None:
        """Keep the last events."""
        self._events.extend(events)

    def tell(self, draft: Draft, now: Instant) -> None:
        """Tell what a draft did, now that it is durable: all messages made, then all sent."""
        tally, ticks = self._means.tally, self._means.clock.ticks
        if not self.people.visits:
            return
        began, tells = ticks(), self._around if draft.changed_around else self._in_game
        messages = tells(draft, now)
        for visit, message in messages:
            if not visit.gone:
                tally.told += 1
                visit.post.send(message)
        tally.fan_outs.add((ticks() - began) / 1e6)

    def _in_game(self, draft: Draft, now: Instant) -> Messages:
        """Say what happened in the game; nothing to eyes for which nothing has changed."""
        eyes, visits = self._eyes(draft.state), self.people.visits
        viewers = [eyes.get(guest, WATCHER) for guest in visits]
        told = Telling(draft.before.game, draft.state, draft.events, now).to(viewers)
        looking = zip(viewers, visits.values(), strict=True)
        return [(visit, told[viewer]) for viewer, visit in looking if viewer in told]

    def _around(self, draft: Draft, now: Instant) -> Messages:
        """Say what happened around the game, and in it; to other eyes it is shown afresh."""
        state = draft.state
        around = TellingAround(state, self.people, now, narrated(draft))
        told = dict(self._in_game(draft, now)) if draft.events else {}
        begins = draft.before.status is Status.LOBBY
        fresh = _other_eyes(draft)
        seats = state.seats
        messages: Messages = []
        for guest, visit in self.people.visits.items():
            seat = seats.get(guest)
            if begins:
                messages.append((visit, around.to(seat)))
            if guest in fresh:
                messages.append((visit, welcome(state, self.people, seat, now, NOTHING)))
            elif visit in told:
                messages.append((visit, told[visit]))
            if not begins:
                messages.append((visit, around.to(seat)))
        return messages

    def _eyes(self, state: TableState) -> Mapping[GuestId, Viewer]:
        """Say with whose eyes each guest looks; while nobody changes seats that is found once."""
        if self._seated is None or self._seated[0] is not state.chairs:
            eyes = {guest: viewer_of(state, seat) for guest, seat in state.seats.items()}
            self._seated = (state.chairs, eyes)
        return self._seated[1]

    def welcome(self, visit: Visit, hello: Hello, now: Instant) -> Visit | None:
        """Let somebody be here, and give who was here under the same name before."""
        state = self.state
        assert state is not None
        older = self.people.visits.pop(visit.guest, None)
        self.people.visits[visit.guest] = visit
        missed = self._missed(hello.seq)
        visit.tell(welcome(state, self.people, state.seat_of(visit.guest), now, missed))
        return None if older is visit else older

    def show_presence(self, now: Instant, to_all_but: Visit | None = None) -> None:
        """Show those who are here who else is."""
        state = self.state
        if state is None or not self.people.visits:
            return
        telling = TellingAround(state, self.people, now, "")
        for guest, visit in self.people.visits.items():
            if visit is not to_all_but:
                visit.tell(telling.to(state.seat_of(guest)))

    def _missed(self, seq: int | None) -> Missed:
        """Find what happened since a number was told."""
        state = self.state
        if seq is None or state is None or state.game is None:
            return NOTHING
        if seq > state.open:
            return Missed(cut=True)
        events: list[Any] = []
        position, untold, veil = state.open, 0, state.game.game.veil
        for event in reversed(self._events):
            opened = veil(event, WATCHER) is not None
            if position - opened < seq:
                break
            events.append(event)
            position -= opened
            if opened or position > seq:
                untold = len(events)
        # What only some hear of, right after that number, was told with it: one's own doing.
        return Missed(tuple(reversed(events[:untold])), cut=seq < position)


def _other_eyes(draft: Draft) -> set[GuestId]:
    """Name who sees the game with other eyes than before: they get all of it afresh."""
    return {
        draft.state.chairs[fact.seat].guest
        for _, fact in draft.happened
        if isinstance(fact, Left | Returned)
    }
