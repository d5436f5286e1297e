"""Pictures of every screen and state: how one is announced, and how it is taken."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Error, Page

from tests.browser.kit.looks import LOOKS, Look
from tests.browser.kit.seeing import settled
from tests.browser.kit.server import Server
from tests.browser.kit.stage import Stage

Way = Callable[["Scene"], Page]


@dataclass(frozen=True)
class Shot:
    """A state to be pictured, and the way there."""

    name: str
    way: Way
    dark: bool
    whole: bool
    readme: Look | None

    def looks(self) -> Iterator[Look]:
        """Name every screen that it is pictured on."""
        yield from LOOKS
        if self.dark:
            yield from (look.dark for look in LOOKS)


SHOTS: dict[str, Shot] = {}


def shot(
    name: str, *, dark: bool = False, whole: bool = False, readme: Look | None = None
) -> Callable[[Way], Way]:
    """Announce a picture; `whole` shows what one scrolls to, `readme` puts it into the README."""

    def announce(way: Way) -> Way:
        assert name not in SHOTS, f"two shots are called {name}"
        SHOTS[name] = Shot(name, way, dark, whole, readme)
        return way

    return announce


class Scene(Stage):
    """A stage where whoever comes without saying how looks through the screen of the picture."""

    def __init__(self, browser: Browser, server: Server, look: Look) -> None:
        """Begin with nobody there."""
        super().__init__(browser, server)
        self.look = look

    def guest(
        self, look: Look | None = None, *, worker: bool = False, stranger: bool = False
    ) -> Page:
        """Let somebody new in."""
        return super().guest(look or self.look, worker=worker, stranger=stranger)


def take(each: Shot, look: Look, browser: Browser, server: Server, path: Path) -> list[str]:
    """Take one picture, and tell what went wrong on the way."""
    scene = Scene(browser, server, look)
    try:
        page = each.way(scene)
        settled(page)
        path.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path, full_page=each.whole, caret="initial")
    except (Error, AssertionError) as fault:
        return [str(fault), *scene.leave()]
    return scene.leave()
