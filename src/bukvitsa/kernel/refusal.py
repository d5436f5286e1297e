"""An act that was not possible: a value with a code, heard by the asker alone."""

import msgspec

About = str | int | tuple[str | int, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why an act could not be done; nothing was recorded and nothing changed.

    A refusal is not a verdict: a word judged wrong in public is an event. The sentence that a
    person reads is made from the code at the edge.
    """

    code: str
    about: dict[str, About] = {}


WRONG_ACT = "wrong_act"
"""The game knows no such act, or the act is of a wrong shape."""
NO_SUCH_SEAT = "no_such_seat"
"""Nobody sits there."""
STALE_TICKET = "stale_ticket"
"""The alarm belongs to a waiting that is over."""
TOO_EARLY = "too_early"
"""The alarm came before its time."""
ONLY_THE_CLOCK = "only_the_clock"
"""A player may not say that time is up, nor the clock anything else."""
OVER = "over"
"""The game has ended."""
