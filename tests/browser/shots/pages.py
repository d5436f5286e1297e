"""What one reads and sets beside the tables."""

from playwright.sync_api import Page

from tests.browser.kit.shots import Scene, shot


def _at(scene: Scene, path: str) -> Page:
    page = scene.guest()
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    return page


@shot("words")
def words(scene: Scene) -> Page:
    return _at(scene, "/words?word=стол")


@shot("settings", dark=True, whole=True)
def settings(scene: Scene) -> Page:
    return _at(scene, "/settings")


@shot("offline")
def offline(scene: Scene) -> Page:
    return _at(scene, "/offline")


@shot("rules", whole=True)
def rules(scene: Scene) -> Page:
    return _at(scene, "/rules")


for _game in ("forbidden", "forest", "underwood", "anagrams"):

    @shot(f"rules-{_game}", dark=True, whole=True)
    def rules_of(scene: Scene, game: str = _game) -> Page:
        return _at(scene, f"/rules/{game}")
