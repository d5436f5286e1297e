"""The built client: one page at every address of its own, and the files that the page asks for."""

import re
from pathlib import Path

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from . import built
from .built import BY_NAME, File, read_built
from .own import UNBUILT, page

STATIC = Path(__file__).parents[2] / "static"

PLACES = (
    "/",
    "/games",
    "/join",
    "/join/{code:str}",
    "/learn/{game:str}",
    "/new/{game:str}",
    "/offline",
    "/rules",
    "/rules/{game:str}",
    "/settings",
    "/table/{table:str}",
    "/words",
)
"""The addresses that the client knows what to show at (web/src has the same list)."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a card lies is said in its style
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HOST = re.compile(r"[\w.\-]+(:\d+)?|\[[\da-fA-F:.]+\](:\d+)?", re.ASCII)

Asked = Request[object, object, State]


def client_pages(folder: Path = STATIC) -> list[HTTPRouteHandler]:
    """Make what answers for the client, out of what the build left."""
    files = read_built(folder)
    alone = [f"/{path}" for path in files if path != built.PAGE and not path.startswith(BY_NAME)]

    @get(list(PLACES), sync_to_thread=False, include_in_schema=False)
    def show(request: Asked) -> Response[bytes] | Response[str]:
        """Show the client, which finds out from the address what is wanted."""
        if built.PAGE not in files:
            return page(UNBUILT, status=503)
        return _sent(files[built.PAGE], request)

    @get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False)
    def asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
        """Hand out a file that is called after what is in it."""
        if BY_NAME + name not in files:
            raise NotFoundException
        return _sent(files[BY_NAME + name], request)

    if not alone:
        return [show, asset]

    @get(alone, sync_to_thread=False, include_in_schema=False)
    def beside(request: Asked) -> Response[bytes]:
        """Hand out a file that stands beside the page."""
        return _sent(files[request.url.path.removeprefix("/")], request)

    return [show, asset, beside]


def _sent(file: File, request: Asked) -> Response[bytes]:
    encoding, body = file.best(request.headers.get("accept-encoding", ""))
    headers = {
        "Cache-Control": file.cache,
        "Content-Security-Policy": policy(request.headers.get("host", ""), request.url.scheme),
        "ETag": file.tag,
    }
    headers |= {"Vary": "Accept-Encoding"} if file.packed else {}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", media_type=MediaType.TEXT, headers=headers, status_code=304)
    headers |= {"Content-Encoding": encoding} if encoding else {}
    return Response(body, media_type=file.kind, headers=headers)


def policy(host: str, scheme: str) -> str:
    """Say what the page may do: nothing but with us.

    >>> policy("table.example", "https").rpartition("; ")[2]
    "connect-src 'self' wss://table.example"
    """
    # Older Safaris do not count a socket to the same place among 'self'.
    socket = {"http": "ws", "https": "wss"}[scheme]
    ours = f" {socket}://{host}" if HOST.fullmatch(host) else ""
    return f"{POLICY}; connect-src 'self'{ours}"
