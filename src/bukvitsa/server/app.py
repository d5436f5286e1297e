"""Put the web application together."""

from litestar import Litestar

from bukvitsa.server.health import health
from bukvitsa.server.pages import missing, style, welcome


def make_app() -> Litestar:
    """Make the application with all its routes."""
    return Litestar(
        route_handlers=[health, style, welcome],
        exception_handlers={404: missing},
        openapi_config=None,
        logging_config=None,
    )
