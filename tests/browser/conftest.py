"""A browser, a server, and guests with the usual screens."""

from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.kit.launch import launched
from tests.browser.kit.looks import DESKTOP, PHONE
from tests.browser.kit.serve import Order
from tests.browser.kit.server import Server, serving
from tests.browser.kit.stage import Stage
from tools.places import ROOT

PICTURES = ROOT / ".cache" / "browser"
"""What everybody saw when a test failed."""
FAILED = pytest.StashKey[bool]()


# Of a module: its dice fall the same way whichever other files this process runs.
@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of this file; a table of its own keeps a test apart from the others."""
    with serving(Order(folder=tmp_path_factory.mktemp("server"))) as opened:
        yield opened


# Of a module, not of the session: while Playwright's own loop runs in a thread, no other test
# there can begin one.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser that speaks to nobody but us."""
    with launched() as opened:
        yield opened


@pytest.fixture
def stage(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """Where guests meet; any complaint of any page fails the test."""
    opened = Stage(browser, server)
    yield opened
    if request.node.stash.get(FAILED, False):
        opened.picture(PICTURES, request.node.name)
    faults = opened.leave()
    assert not faults, "\n".join(faults)


@pytest.fixture
def phone(stage: Stage) -> Page:
    """A guest with a phone."""
    return stage.guest(PHONE)


@pytest.fixture
def desktop(stage: Stage) -> Page:
    """A guest at a desk."""
    return stage.guest(DESKTOP)


@pytest.fixture
def dark(stage: Stage) -> Page:
    """A guest with a phone in the evening."""
    return stage.guest(PHONE.dark)


@pytest.fixture
def calm(stage: Stage) -> Page:
    """A guest with a phone for whom nothing should move."""
    return stage.guest(PHONE.calm)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note that a test failed, for its stage to be pictured."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report
