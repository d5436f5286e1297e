"""What the host of a house may set."""

import msgspec


class HouseSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Times in milliseconds."""

    alone_after: int = 20_000
    """A game is paused when nobody who plays has been connected for so long."""
    host_after: int = 20_000
    """The host's role passes on when the host has been gone for so long."""
    stays: int = 24 * 3_600_000
    """An abandoned table is closed after so long."""
    forgotten_after: int = 30_000
    """A table that nobody here looks at leaves the memory after so long; it stays in the store."""
    due_every: int = 1_000
    """How often tables that nobody serves are looked for."""
    lease: int = 15_000
    """A process that took such a table has so long to serve it."""
    ping_every: int = 10_000
    """How often each connection's delay is measured."""
    bot_pace: float = 1.0
    """Bots' pauses are so many times the usual; 0 for none."""
    thinkers: int = 2
    """Threads in which bots think."""
    talk_most: int = 6
    talk_span: int = 10_000
    """A guest may say so much in so long."""
    ways_most: int = 20
    ways_span: int = 20_000
    """A guest may ask for ways so often."""
    asked_most: int = 16
    """A connection may have so many commands unanswered."""
