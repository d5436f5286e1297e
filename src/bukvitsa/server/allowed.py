"""Which methods an address takes."""

import re

from litestar import Litestar
from litestar.routes import HTTPRoute

_PLACE = re.compile(r"\{[^}]+\}")
"""Where a route's address holds something of the asker's."""


def allowed(pages: Litestar, path: str) -> list[str]:
    """Name the methods of every route that the address fits; none where there is no such page."""
    methods = set[str]()
    for route in pages.routes:
        pattern = _PLACE.sub("[^/]+", route.path_format)
        if isinstance(route, HTTPRoute) and re.fullmatch(pattern, path):
            methods |= set(route.methods)
    return sorted(methods)
