"""What a page complains of while nobody looks at its console."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import ConsoleMessage, Error, Page, Request

LEFT = "net::ERR_ABORTED"
"""A request that the page itself gave up, by going elsewhere."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""What a guest is told who was let in without a worker."""


class Faults:
    """Everything that went wrong on a page, but what its test has announced."""

    def __init__(self, page: Page) -> None:
        """Listen from the beginning: also to what the content policy forbids."""
        self.found: list[str] = []
        self._announced: list[re.Pattern[str]] = []
        page.on("console", self._hear)
        page.on("pageerror", self._thrown)
        page.on("requestfailed", self._failed)

    @contextmanager
    def announced(self, pattern: str) -> Iterator[None]:
        """Expect faults of a kind for a while, and have them forgotten."""
        self._announced.append(re.compile(pattern))
        yield
        self._announced.pop()

    def _note(self, fault: str) -> None:
        if not any(pattern.search(fault) for pattern in self._announced):
            self.found.append(fault)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text != BLOCKED:
            self._note(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _thrown(self, error: Error) -> None:
        self._note(f"thrown: {error.stack or error.message}")

    def _failed(self, request: Request) -> None:
        if request.failure and request.failure != LEFT:
            self._note(f"failed: {request.method} {request.url}: {request.failure}")
