"""Time as data: instants of the table's own clock, spans, and the one next alarm.

A table's clock counts milliseconds of play. It stands still while the table is paused or while
nobody runs it, so no rule ever needs to know that a server slept.
"""

from typing import NewType

import msgspec

Instant = NewType("Instant", int)
"""Milliseconds on the table's own clock."""

Span = NewType("Span", int)
"""A length of time in milliseconds."""

Ticket = NewType("Ticket", int)
"""Which waiting an alarm belongs to; an alarm with an old ticket is refused."""

START = Instant(0)


def seconds(count: int) -> Span:
    """Turn an option's seconds into a span.

    >>> seconds(5)
    5000
    """
    return Span(count * 1000)


def later(moment: Instant, span: Span) -> Instant:
    """Add a span to an instant.

    >>> later(Instant(1500), seconds(5))
    6500
    """
    return Instant(moment + span)


def remaining(until: Instant, now: Instant) -> Span:
    """Measure what is left until an instant, never less than nothing.

    >>> remaining(Instant(900), Instant(1000))
    0
    """
    return Span(max(0, until - now))


class Deadline(msgspec.Struct, frozen=True, gc=False):
    """The one next alarm a game waits for."""

    at: Instant
    ticket: Ticket


class TimeUp(msgspec.Struct, frozen=True, tag="time_up"):
    """The alarm went off; only the clock says so."""

    ticket: Ticket
