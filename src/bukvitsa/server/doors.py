"""Open the doors: listen on an address and serve until told to stop."""

import errno
import socket
from collections.abc import Callable

import uvicorn

from bukvitsa.server.app import make_app

LONGEST_MESSAGE = 64 * 1024
"""What a socket takes at once, in bytes; a larger message closes it (1009)."""


class Announced(uvicorn.Server):
    """A server that tells when its doors are open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        """Keep what is to be done then."""
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and tell."""
        await super().startup(sockets)
        if self.started:
            self._opened()


def listen(host: str, port: int) -> socket.socket:
    """Take an address before anything is started, so that a taken one is found out at once."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    door = socket.socket(family, kind, protocol)
    try:
        if _remains_taken_after_exit():
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        # Binding alone succeeds beside a listener on some systems; listening does not.
        door.listen(128)
    except OSError:
        door.close()
        raise
    return door


def _remains_taken_after_exit() -> bool:
    """Tell Unix, where a port rests after use, from Windows, where the same option steals it."""
    return not hasattr(socket, "SO_EXCLUSIVEADDRUSE")


def serve(door: socket.socket, opened: Callable[[], None]) -> None:
    """Serve at an open door until a signal ends it."""
    config = uvicorn.Config(
        make_app(),
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    Announced(config, opened).run(sockets=[door])


TAKEN = frozenset({errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE)})
"""What the system says of a port that somebody else has."""
