"""Шёпот леса assembled."""

from bukvitsa.kernel.game import Facts, Kinds
from bukvitsa.kernel.moments import Deadline, TimeUp
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Actor, Viewer
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World

from .acts import Act
from .events import Event
from .options import ForestOptions
from .phases import Ended, Voting
from .rules import decide, open_forest
from .seen import Menu, Seen, View, menu
from .state import State, evolve
from .veil import veil, view


class Forest:
    """The rules of Шёпот леса; without state of its own, so one value serves all tables."""

    facts = Facts(
        id="forest",
        title="Шёпот леса",
        gist="Минута на тайное слово, потом борьба за деревья.",
        minutes=(25, 45),
        fewest=2,
        most=5,
    )
    kinds = Kinds(
        options=ForestOptions,
        act=Act,
        event=Event,
        view=View,
        seen=Seen,
        menu=Menu,
        own=("you", "draft", "drawn_letters", "ballot"),
    )

    def open(self, options: ForestOptions, seats: int, world: World) -> tuple[Event, ...] | Refusal:
        """Lay the field and cut the deck."""
        return open_forest(options, seats, world)

    def decide(
        self, state: State, by: Actor, act: Act | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        """Judge an act."""
        return decide(state, by, act, world)

    def evolve(self, state: State | None, event: Event) -> State:
        """Let one event happen."""
        return evolve(state, event)

    def deadline(self, state: State) -> Deadline | None:
        """Name the one next alarm: each phase has one clock, and none of them runs beside it."""
        phase = state.phase
        if isinstance(phase, Ended):
            return None
        if isinstance(phase, Voting):
            until = None if state.ballot is None else state.ballot.until
        else:
            until = phase.until
        return None if until is None else Deadline(until, state.ticket)

    def outcome(self, state: State) -> Outcome | None:
        """Say how the game ended."""
        return state.outcome

    def view(self, state: State, viewer: Viewer) -> View:
        """Build what a viewer sees."""
        return view(state, viewer)

    def veil(self, event: Event, viewer: Viewer) -> Seen:
        """Build what a viewer hears of an event."""
        return veil(event, viewer)

    def menu(self, view: View) -> Menu:
        """Say what the viewer may do now."""
        return menu(view)
