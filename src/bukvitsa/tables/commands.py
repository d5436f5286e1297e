"""Which commands were done already: a repeat gets its first answer and is not done again.

A client has but a few commands unanswered at a time, so a few of each guest's are remembered; the
rows keep them all, and a restarted process remembers by them.
"""

from .facts import GuestId

MOST = 20
"""So many of each guest's last commands are known."""


def command_key(guest: GuestId, command: str) -> str:
    """Name a command so that one guest's cannot be taken for another's."""
    return f"{guest}:{command}"


class Commands:
    """The last commands of each guest, with the number that each was answered with.

    >>> known = Commands()
    >>> known.done("аня:a1", 7)
    >>> known.answer(GuestId("аня"), "a1"), known.answer(GuestId("боря"), "a1")
    (7, None)
    """

    __slots__ = ("_guests",)

    def __init__(self) -> None:
        """Remember nothing."""
        self._guests: dict[str, dict[str, int]] = {}

    def done(self, key: str, seq: int) -> None:
        """Remember a command that stands in a row."""
        guest, _, command = key.partition(":")
        known = self._guests.setdefault(guest, {})
        known[command] = seq
        if len(known) > MOST:
            del known[next(iter(known))]

    def answer(self, guest: GuestId, command: str) -> int | None:
        """Say what a command was answered with, if it was done."""
        known = self._guests.get(guest)
        return None if known is None else known.get(command)
