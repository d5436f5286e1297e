"""Guests at one server, each in a browser context of their own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.kit.faults import Faults
from tests.browser.kit.looks import DELAY, PHONE, Look
from tests.browser.kit.server import Server


class Stage:
    """Where a test happens: it lets guests in, and hears what their pages complain of."""

    def __init__(self, browser: Browser, server: Server) -> None:
        """Begin with nobody there."""
        self.server = server
        self._browser = browser
        self._faults: dict[Page, Faults] = {}

    def guest(self, look: Look = PHONE, *, worker: bool = False, stranger: bool = False) -> Page:
        """Let somebody new in, whom the server knows already, unless they are a `stranger`.

        `worker` lets the page keep itself for when the network is gone.
        """
        context = self._browser.new_context(
            base_url=self.server.address,
            service_workers="allow" if worker else "block",
            **look.context(),
        )
        context.set_default_timeout(DELAY)
        if not stranger:
            # A page and a test that introduced themselves at once would be two guests.
            context.request.get("/api/me")
        return self._heard(context.new_page())

    def another(self, page: Page) -> Page:
        """Open another tab of the same guest."""
        return self._heard(page.context.new_page())

    def open_table(self, page: Page, game: str, seats: int, *levels: str, **wanted: Any) -> str:
        """Open a table by the guest's own request, bots on its last seats, and give its id.

        `wanted` are the other fields of the request: `name`, `options`, `public`…
        """
        token = page.request.get("/api/me").json()["token"]
        free = seats - len(levels)
        bots = [{"seat": free + place, "level": level} for place, level in enumerate(levels)]
        body = {"game": game, "seats": seats, "bots": bots, **wanted}
        headers = {"X-Bukvitsa-Token": token}
        answer = page.request.post("/api/tables", data=body, headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    @contextmanager
    def announced(self, page: Page, pattern: str) -> Iterator[None]:
        """Expect faults of a kind on a page for a while."""
        with self._faults[page].announced(pattern):
            yield

    def forgive(self, page: Page) -> list[str]:
        """Tell what a page has complained of so far, and forget it."""
        found = self._faults[page].found
        told, found[:] = list(found), []
        return told

    def picture(self, folder: Path, name: str) -> None:
        """Keep what everybody sees just now."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self._faults):
            if not page.is_closed():
                page.screenshot(path=folder / f"{name}-{number}.png")

    def leave(self) -> list[str]:
        """Let everybody go, and tell what their pages complained of."""
        for context in list(self._browser.contexts):
            context.close()
        return [fault for faults in self._faults.values() for fault in faults.found]

    def _heard(self, page: Page) -> Page:
        self._faults[page] = Faults(page)
        return page
