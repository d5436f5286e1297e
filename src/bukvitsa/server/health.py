"""For watchmen: whether the server can serve, and what it counts."""

import hmac
from importlib.metadata import version

import msgspec
from litestar import MediaType, Response, get

from .api.answers import AnyRequest, OurDesk, fails
from .limits import is_here
from .problems import trouble

FORWARDED = frozenset({"forwarded", "x-forwarded-for", "x-real-ip"})
"""A proxy's marks: who comes through one is not here, wherever the proxy is."""


class Health(msgspec.Struct, frozen=True):
    """What a watchdog gets to read."""

    status: str
    version: str


@get("/healthz", tags=["operating"], responses=fails())
async def health(desk: OurDesk) -> Health:
    """Say that all is well; only while the store answers."""
    if not await desk.store.answers():
        raise trouble(503, "store_silent", retry=1)
    return Health(status="ok", version=version("bukvitsa"))


@get("/metrics", media_type=MediaType.TEXT, tags=["operating"], responses=fails(403))
async def metrics(request: AnyRequest, desk: OurDesk) -> Response[str]:
    """Tell what is counted, to whoever has the pass, or else to this machine alone."""
    if not _may_watch(request, desk.settings.metrics):
        raise trouble(403, "no_pass")
    return Response(desk.counted(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _may_watch(request: AnyRequest, password: str) -> bool:
    if password:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode("latin-1"), f"Bearer {password}".encode())
    return is_here(request.scope["client"]) and not FORWARDED & set(request.headers)
