"""What every handler shares: who asks, and how troubles are told."""

import logging
import traceback
from collections.abc import Mapping
from http import HTTPStatus

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, MethodNotAllowedException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.serialization import decode_json

from bukvitsa.journal.store import Unreachable
from bukvitsa.server.allowed import allowed
from bukvitsa.server.desk import Desk
from bukvitsa.server.edge import FRESH, NOW
from bukvitsa.server.guests import Guest
from bukvitsa.server.problems import Problem, Trouble, by_status, problem

AnyRequest = Request[object, object, State]

OurDesk = NamedDependency[Desk]
OurGuest = NamedDependency[Guest]
"""What the framework hands to a handler that names it `desk` or `guest`."""

_LOG = logging.getLogger("bukvitsa.faults")

_MEANS = {
    400: "The request cannot be read.",
    403: "Another page asked, or nobody we know.",
    404: "There is no such thing.",
    409: "Not as things stand.",
    422: "What was asked for cannot be had so.",
    429: "Asked too often; Retry-After says when to come back.",
    503: "The store does not answer; nothing is lost.",
}


def fails(*statuses: int) -> Mapping[int, ResponseSpec]:
    """Describe the troubles that a handler may tell."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_MEANS[status])
        for status in (*statuses, 503)
    }


def provide_guest(request: AnyRequest, desk: OurDesk) -> Guest:
    """Give who asks; a stranger becomes a guest, and the answer brings the cookie."""
    state = request.scope["state"]
    if NOW not in state:
        state[NOW], state[FRESH] = desk.guests.fresh(), True
    guest: Guest = state[NOW]
    return guest


def tell_trouble(request: AnyRequest, trouble: Trouble) -> Response[Problem]:
    """Tell a trouble of our own."""
    del request
    headers = {"Retry-After": str(trouble.retry)} if trouble.retry else {}
    return Response(
        trouble.problem,
        status_code=trouble.status,
        headers=headers,
        media_type=MediaType.JSON,
    )


def tell_refused(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Tell what the framework refused."""
    headers = {}
    if isinstance(error, MethodNotAllowedException):
        headers["Allow"] = ", ".join(allowed(request.app, request.url.path))
    if isinstance(error, ValidationException) or error.status_code == HTTPStatus.BAD_REQUEST:
        told = problem("wrong_body", detail=_detail(error))
    else:
        told = by_status(error.status_code)
    return Response(
        told,
        status_code=error.status_code,
        headers=headers,
        media_type=MediaType.JSON,
    )


def tell_unread(
    request: AnyRequest, error: UnicodeDecodeError | RecursionError
) -> Response[Problem]:
    """Tell that a body is no text or nests without end, which the framework takes for our fault."""
    steps = traceback.walk_tb(error.__traceback__)
    if all(frame.f_code is not decode_json.__code__ for frame, _ in steps):
        return tell_fault(request, error)
    told = problem("wrong_body", detail=str(error)[:100])
    return Response(told, status_code=HTTPStatus.BAD_REQUEST, media_type=MediaType.JSON)


def tell_silence(request: AnyRequest, error: Unreachable) -> Response[Problem]:
    """Say that the store does not answer."""
    del request, error
    return tell(HTTPStatus.SERVICE_UNAVAILABLE, "store_silent")


def tell_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Say that it is our fault, and note where it was for ourselves alone."""
    _LOG.error("fault", exc_info=error, extra={"route": request.scope.get("path_template", "-")})
    return tell(HTTPStatus.INTERNAL_SERVER_ERROR, "fault")


def tell(status: int, code: str) -> Response[Problem]:
    """Answer with a problem alone."""
    return Response(problem(code), status_code=status, media_type=MediaType.JSON)


def _detail(error: HTTPException) -> str:
    """Name what is wrong where, in the validator's words."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return ": ".join(str(first[name]) for name in ("key", "message") if first.get(name))
    return str(error.detail)
