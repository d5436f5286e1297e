"""The description of the plain requests: what the framework tells, made exact."""

import json
from importlib.metadata import version
from typing import Any

import msgspec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag

from bukvitsa.tables.signs import TableListed
from bukvitsa.tables.wire import TableView

from .api import games, me, tables, words
from .health import Health
from .problems import Problem

TYPES = (
    Health,
    Problem,
    TableListed,
    games.GameOffer,
    games.Phrase,
    me.Me,
    me.NewName,
    tables.Found,
    tables.MadeTable,
    tables.NewTable,
    TableView,
    words.Checked,
)
"""What the requests carry: described by msgspec, which reads and writes them."""

_REF = "#/components/schemas/{name}"


def exact(described: dict[str, Any]) -> dict[str, Any]:
    """Put msgspec's own schemas in place of the framework's, which forget what is forbidden."""
    _, components = msgspec.json.schema_components(TYPES, ref_template=_REF)
    schemas = described["components"]["schemas"]
    schemas.update(components)
    described["components"]["schemas"] = dict(sorted(schemas.items()))
    described["components"]["securitySchemes"] = {
        "guest": {"type": "apiKey", "in": "cookie", "name": "bukvitsa_guest"},
        "token": {"type": "apiKey", "in": "header", "name": "X-Bukvitsa-Token"},
    }
    for path in described["paths"].values():
        for method, operation in path.items():
            if method in {"post", "put", "patch", "delete"}:
                operation["security"] = [{"guest": [], "token": []}]
    return described


class ExactJson(JsonRenderPlugin):
    """Serves the exact description at `/schema/openapi.json`."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """Write it once, and then the same."""
        del request
        if not hasattr(self, "_written"):
            self._written = json.dumps(exact(openapi_schema), ensure_ascii=False).encode()
        return self._written


def openapi() -> OpenAPIConfig:
    """Say how the description is headed and where it is found."""
    return OpenAPIConfig(
        title="Буквица",
        version=version("bukvitsa"),
        summary="Tables, games and words. A table is played through its socket: docs/protocol.md.",
        path="/schema",
        render_plugins=[ExactJson()],
        use_handler_docstrings=True,
        tags=[
            Tag(name="guest", description="Who asks."),
            Tag(name="games", description="What can be played."),
            Tag(name="tables", description="Where it is played."),
            Tag(name="finished", description="What has been played."),
            Tag(name="words", description="The referee of words."),
            Tag(name="operating", description="For watchmen."),
        ],
    )
