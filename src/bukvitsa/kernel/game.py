"""What every game is, told as a protocol.

An act goes in, events come out, and only events change the state. What chance, the clock and the
dictionary said stands inside the events, so a journal replays without any of them.
"""

from typing import Any, Protocol, TypeVar

import msgspec

from .moments import Deadline, TimeUp
from .options import TableOptions
from .outcome import Outcome
from .people import Actor, Viewer
from .refusal import Refusal
from .world import World

Options = TypeVar("Options", bound=TableOptions)
State = TypeVar("State")
Act = TypeVar("Act")
Event = TypeVar("Event")
View = TypeVar("View")
Seen = TypeVar("Seen")
Menu = TypeVar("Menu")

Options_contra = TypeVar("Options_contra", bound=TableOptions, contravariant=True)
Act_contra = TypeVar("Act_contra", contravariant=True)
Seen_co = TypeVar("Seen_co", covariant=True)
Menu_co = TypeVar("Menu_co", covariant=True)


class Facts(msgspec.Struct, frozen=True):
    """What is said of a game wherever games are offered."""

    id: str
    title: str
    gist: str
    """What it is about, in a line."""
    minutes: tuple[int, int]
    """How long it usually takes, from and to."""
    fewest: int
    most: int


class Kinds(msgspec.Struct, frozen=True):
    """The types that cross a game's door, for codecs and schemas (unions are given as such)."""

    options: Any
    act: Any
    event: Any
    view: Any
    seen: Any
    menu: Any
    own: tuple[str, ...]
    """Which fields of a view may differ from viewer to viewer; all others are alike for all."""


class Game(Protocol[Options_contra, State, Act_contra, Event, View, Seen_co, Menu_co]):
    """A game's rules; without state of its own, so one value serves all tables."""

    @property
    def facts(self) -> Facts:
        """Name the game and its numbers of players."""
        ...

    @property
    def kinds(self) -> Kinds:
        """Name the types of everything that goes in and out."""
        ...

    def open(
        self, options: Options_contra, seats: int, world: World
    ) -> tuple[Event, ...] | Refusal:
        """Set the game up, or say why it cannot be played so."""
        ...

    def decide(
        self, state: State, by: Actor, act: Act_contra | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        """Judge an act: what follows from it, or why it could not be done."""
        ...

    def evolve(self, state: State | None, event: Event) -> State:
        """Let one event happen; total and pure."""
        ...

    def deadline(self, state: State) -> Deadline | None:
        """Name the one next alarm."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """Say how the game ended, if it has."""
        ...

    def view(self, state: State, viewer: Viewer) -> View:
        """Build what a viewer sees, from nothing."""
        ...

    def veil(self, event: Event, viewer: Viewer) -> Seen_co | None:
        """Build what a viewer hears of an event; nothing where it is no concern of theirs."""
        ...

    def menu(self, view: View) -> Menu_co:
        """Say what the viewer may do now; a function of the view alone, so it cannot leak."""
        ...


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
