"""Анаграммы, put together."""

from bukvitsa.kernel.game import Facts, Kinds
from bukvitsa.kernel.moments import Deadline, TimeUp
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Actor, Viewer
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World

from .acts import Act
from .events import Event
from .options import AnagramsOptions
from .phases import Over, waits_until
from .rules import decide, open_anagrams
from .seen import Menu, Seen, View, menu
from .state import State, evolve
from .veil import veiled, view_of


class Anagrams:
    """The game as the kernel knows it; without state of its own."""

    facts = Facts(
        id="anagrams",
        title="Анаграммы",
        gist="Кто первый увидел слово, тот его и взял.",
        minutes=(15, 30),
        fewest=2,
        most=10,
    )
    kinds = Kinds(
        options=AnagramsOptions,
        act=Act,
        event=Event,
        view=View,
        seen=Seen,
        menu=Menu,
        own=("you", "phase", "appealable"),
    )

    def open(
        self, options: AnagramsOptions, seats: int, world: World
    ) -> tuple[Event, ...] | Refusal:
        """Set the game up, or say why it cannot be played so."""
        return open_anagrams(options, seats, world)

    def decide(
        self, state: State, by: Actor, act: Act | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        """Judge an act: what follows from it, or why it could not be done."""
        return decide(state, by, act, world)

    def evolve(self, state: State | None, event: Event) -> State:
        """Let one event happen."""
        return evolve(state, event)

    def deadline(self, state: State) -> Deadline | None:
        """Name the one next alarm."""
        until = waits_until(state.phase)
        return None if until is None else Deadline(until, state.ticket)

    def outcome(self, state: State) -> Outcome | None:
        """Say how the game ended, if it has."""
        return state.phase.outcome if isinstance(state.phase, Over) else None

    def view(self, state: State, viewer: Viewer) -> View:
        """Build what a viewer sees, from nothing."""
        return view_of(state, viewer)

    def veil(self, event: Event, viewer: Viewer) -> Seen | None:
        """Build what a viewer hears of an event."""
        return veiled(event, viewer)

    def menu(self, view: View) -> Menu:
        """Say what the viewer may do now."""
        return menu(view)
