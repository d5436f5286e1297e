"""Tell a machine that the server is alive, and which one it is."""

from importlib.metadata import version

import msgspec
from litestar import get


class Health(msgspec.Struct, frozen=True):
    """What a watchdog gets to read."""

    status: str
    version: str


@get("/healthz", sync_to_thread=False)
def health() -> Health:
    """Answer a watchdog."""
    return Health(status="ok", version=version("bukvitsa"))
