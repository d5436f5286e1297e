"""The pages that the server shows by itself, without the client."""

from importlib.resources import files

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""A page of ours runs no script and asks nobody else for anything."""


def _read(name: str) -> str:
    return files(__name__).joinpath(name).read_text(encoding="utf-8")


WELCOME = _read("welcome.html")
MISSING = _read("missing.html")
STYLE = _read("paper.css")


@get("/", sync_to_thread=False)
def welcome() -> Response[str]:
    """Greet whoever comes before the tables are set."""
    return Response(WELCOME, media_type=MediaType.HTML, headers=HEADERS)


@get("/paper.css", sync_to_thread=False)
def style() -> Response[str]:
    """Hand out the look of the pages."""
    return Response(STYLE, media_type=MediaType.CSS, headers=HEADERS)


def missing(request: Request[object, object, State], error: Exception) -> Response[str]:
    """Say that there is no such page, and where to go."""
    del request, error
    return Response(MISSING, media_type=MediaType.HTML, headers=HEADERS, status_code=404)
