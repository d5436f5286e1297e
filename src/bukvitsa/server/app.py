"""Put the web application together."""

from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ASGIApp

from bukvitsa.journal.store import Unreachable

from .api.answers import (
    provide_guest,
    tell_fault,
    tell_refused,
    tell_silence,
    tell_trouble,
    tell_unread,
)
from .api.finished import Finished
from .api.games import Games, set_phrases
from .api.me import Self
from .api.tables import Tables
from .api.words import Words
from .desk import Desk
from .edge import Edge
from .health import health, metrics
from .line import LONGEST_MESSAGE
from .pages.client import STATIC, client_pages
from .pages.own import missing, style
from .problems import Trouble
from .schema import openapi
from .shortcuts import shortcut
from .sockets import Sockets


def make_pages(desk: Desk, static: Path = STATIC) -> Litestar:
    """Make everything that answers plain requests."""
    return Litestar(
        route_handlers=[
            *(health, metrics, style, shortcut, *client_pages(static)),
            *(Games, set_phrases, Tables, Finished, Words, Self),
        ],
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "guest": Provide(provide_guest, sync_to_thread=False),
        },
        exception_handlers={
            Trouble: tell_trouble,
            NotFoundException: missing,
            HTTPException: tell_refused,
            UnicodeDecodeError: tell_unread,
            RecursionError: tell_unread,
            Unreachable: tell_silence,
            Exception: tell_fault,
        },
        openapi_config=openapi(),
        request_max_body_size=LONGEST_MESSAGE,
        signature_types=[Desk],
        logging_config=None,
    )


def make_app(desk: Desk, static: Path = STATIC) -> ASGIApp:
    """Make the application with all its routes and sockets, and the client that was built."""
    return Edge(desk, make_pages(desk, static), Sockets(desk))
