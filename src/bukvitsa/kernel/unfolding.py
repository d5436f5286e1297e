"""Chained consequences: emit an event, look at what is true now, go on."""

from collections.abc import Callable
from typing import Generic

from .game import Event, State


class Unfolding(Generic[State, Event]):
    """The events of one act so far, and the state as they leave it.

    >>> def evolve(state: int | None, event: int) -> int:
    ...     return (state or 0) + event
    >>> story = Unfolding(evolve, 40)
    >>> story.emit(1)
    41
    >>> story.emit(1)
    42
    >>> story.events
    (1, 1)
    """

    def __init__(self, evolve: Callable[[State | None, Event], State], state: State) -> None:
        """Start from the state before the act."""
        self._evolve = evolve
        self._events: list[Event] = []
        self.state = state

    def emit(self, event: Event) -> State:
        """Let an event happen and return what is true after it."""
        self._events.append(event)
        self.state = self._evolve(self.state, event)
        return self.state

    @property
    def events(self) -> tuple[Event, ...]:
        """Return what has happened so far."""
        return tuple(self._events)
