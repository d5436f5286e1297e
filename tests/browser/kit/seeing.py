"""What can be said of a page by looking at it."""

from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page

from tools.web import PACKAGES

DRAWN = """async (element) => {
    await document.fonts.ready;
    const look = getComputedStyle(element);
    const text = element.textContent.trim().slice(0, 12);
    const [face] = look.fontFamily.split(',');
    if (!document.fonts.check(`${look.fontWeight} 40px ${face}`, text)) return 0;
    const pen = new OffscreenCanvas(500, 60).getContext('2d');
    pen.font = `${look.fontWeight} 40px ${look.fontFamily}`;
    pen.fillText(text, 0, 45);
    const pixels = pen.getImageData(0, 0, 500, 60).data;
    return pixels.filter((value, place) => place % 4 === 3 && value > 128).length;
}"""
INK = 40
"""A drawn letter, forty pixels high, has more pixels than this."""


@cache
def _axe() -> str:
    return (PACKAGES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


A_CLOCK = 5_000
"""Milliseconds: what takes longer is no movement but a clock, which nobody waits for."""


def settled(page: Page) -> None:
    """Wait until nothing moves any more: letters are there, and no animation runs that ends."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_function(
        """(clock) => document.getAnimations().every(
            (each) => each.playState !== 'running'
                || each.effect?.getComputedTiming().endTime > clock
        )""",
        arg=A_CLOCK,
    )


def axe(page: Page, *without: str) -> list[str]:
    """Tell what stands in the way of those who see or move otherwise; `without` names rules."""
    settled(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    rules = {rule: {"enabled": False} for rule in without}
    found: list[dict[str, Any]] = page.evaluate(
        "(rules) => axe.run(document, { rules }).then((told) => told.violations)", rules
    )
    return [
        f"{each['id']} ({each['impact']}): {node['target']} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]


def overflow(page: Page) -> int:
    """Tell by how many pixels the page is wider than its screen.

    A phone's window grows with what does not fit, so it is not asked.
    """
    size = page.viewport_size
    assert size is not None
    wide: int = page.evaluate("() => document.documentElement.scrollWidth")
    return max(0, wide - size["width"])


def letters_drawn(place: Locator) -> bool:
    """Tell whether a text is really drawn, in our own face: a missing font draws nothing."""
    ink: int = place.evaluate(DRAWN)
    return ink > INK
