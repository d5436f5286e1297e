"""Where messages to one connection go: the port that the edge puts a socket behind."""

from typing import Protocol


class Post(Protocol):
    """Takes messages for one reader; what becomes of a reader who is too slow is its affair."""

    def send(self, message: bytes) -> None:
        """Take a message; never waits and never raises."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Say goodbye with a close code of the WebSocket protocol."""
        ...


REPLACED = 4001
"""Closed because the same guest came again, in another tab or on another process."""
RESTART = 1012
"""Closed because the server stops; come back."""
