"""Every screen and state of the client, for people to look at: each module announces its own."""

import pkgutil
from importlib import import_module

from tests.browser.kit.shots import SHOTS, Shot


def every() -> dict[str, Shot]:
    """Name all that is announced."""
    for found in pkgutil.iter_modules(__path__):
        if not found.name.startswith("_"):
            import_module(f"{__name__}.{found.name}")
    return SHOTS
