"""The few pages that the server shows by itself, without the client."""

from importlib.resources import files

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from bukvitsa.server.problems import Problem, by_status

HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
"""A page of ours runs no script and asks nobody else for anything."""


def _read(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


UNBUILT = _read("unbuilt.html")
MISSING = _read("missing.html")
STYLE = _read("paper.css")


@get("/paper.css", sync_to_thread=False, include_in_schema=False)
def style() -> Response[str]:
    """Hand out the look of the pages."""
    return Response(STYLE, media_type=MediaType.CSS, headers=HEADERS)


def page(text: str, *, status: int) -> Response[str]:
    """Answer with a page of ours."""
    return Response(text, media_type=MediaType.HTML, headers=HEADERS, status_code=status)


def missing(
    request: Request[object, object, State], error: NotFoundException
) -> Response[str] | Response[Problem]:
    """Say that there is no such page, and where to go; to a program, in its own way."""
    del error
    if request.url.path.startswith("/api/"):
        problem = by_status(404)
        return Response(problem, media_type=MediaType.JSON, status_code=404)
    return page(MISSING, status=404)
