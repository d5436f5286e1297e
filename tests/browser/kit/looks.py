"""What a guest looks at us through."""

from dataclasses import dataclass, replace
from typing import Any, Self

DELAY = 30_000
"""Milliseconds until a page that does not come to be as expected fails its test."""


@dataclass(frozen=True)
class Look:
    """A screen, and how its owner likes it; every wish gives another look."""

    name: str
    width: int
    height: int
    touch: bool = False
    scheme: str = "light"
    motion: str = "no-preference"
    density: float = 1

    @property
    def dark(self) -> Self:
        """The same in the evening."""
        return replace(self, name=f"{self.name}-dark", scheme="dark")

    @property
    def calm(self) -> Self:
        """The same for whom nothing should move; also the quickest for a long game."""
        return replace(self, motion="reduce")

    def context(self) -> dict[str, Any]:
        """Say it in the browser's words."""
        return {
            "viewport": {"width": self.width, "height": self.height},
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "device_scale_factor": self.density,
            "color_scheme": self.scheme,
            "reduced_motion": self.motion,
            "locale": "ru-RU",
            "timezone_id": "Europe/Moscow",
        }


PHONE = Look("phone", 390, 844, touch=True)
SIDEWAYS = Look("sideways", 844, 390, touch=True)
TABLET = Look("tablet", 768, 1024, touch=True)
DESKTOP = Look("desktop", 1280, 800)
LOOKS = (PHONE, SIDEWAYS, TABLET, DESKTOP)
