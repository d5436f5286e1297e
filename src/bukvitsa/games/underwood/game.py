"""Ундервуд, assembled.

| fact | |
|---|---|
| players | 2–10 |
| secrets | hands, the deck, what is drawn |
| off turn | only answers to a word on trial, and votes |
| clocks | a turn (may be off), doubting, a vote |
| ends | when somebody has reached the target at the end of a round, or after the last round |
"""

from bukvitsa.kernel.game import Facts, Kinds
from bukvitsa.kernel.moments import Deadline, TimeUp
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Actor, Viewer
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World

from . import rules, seen, veil
from .acts import Act
from .events import Event
from .options import UnderwoodOptions
from .phases import Answering, Over
from .seen import Menu, Seen, View
from .state import State, Voting, evolve


class Underwood:
    """The rules of Ундервуд behind the kernel's door."""

    facts = Facts(
        id="underwood",
        title="Ундервуд",
        gist="Слова из руки и общей ленты, до ста очков.",
        minutes=(30, 60),
        fewest=2,
        most=10,
    )
    kinds = Kinds(
        options=UnderwoodOptions,
        act=Act,
        event=Event,
        view=View,
        seen=Seen,
        menu=Menu,
        own=("you", "phase", "own"),
    )

    def open(
        self, options: UnderwoodOptions, seats: int, world: World
    ) -> tuple[Event, ...] | Refusal:
        """Set a match up, or say why it cannot be played so."""
        return rules.open_underwood(options, seats, world)

    def decide(
        self, state: State, by: Actor, act: Act | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        """Judge an act."""
        return rules.decide(state, by, act, world)

    def evolve(self, state: State | None, event: Event) -> State:
        """Let one event happen."""
        return evolve(state, event)

    def deadline(self, state: State) -> Deadline | None:
        """Name the end of the turn, of the time to doubt, or of the vote."""
        phase = state.phase
        if isinstance(phase, Over):
            return None
        if isinstance(phase, Answering):
            return Deadline(phase.answers.until, state.ticket)
        if isinstance(phase, Voting):
            return Deadline(phase.ballot.until, state.ticket)
        return None if phase.until is None else Deadline(phase.until, state.ticket)

    def outcome(self, state: State) -> Outcome | None:
        """Say how the match ended, if it has."""
        return state.phase.outcome if isinstance(state.phase, Over) else None

    def view(self, state: State, viewer: Viewer) -> View:
        """Build what a viewer sees."""
        return veil.view(state, viewer)

    def veil(self, event: Event, viewer: Viewer) -> Seen | None:
        """Build what a viewer hears of an event."""
        return veil.veil(event, viewer)

    def menu(self, view: View) -> Menu:
        """Say what the viewer may do now."""
        return seen.menu(view)
