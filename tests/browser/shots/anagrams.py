"""A table of «Анаграммы»: at the beginning, with a word at hand, as a heap, full, judged."""

import re

from playwright.sync_api import Page, expect

from tests.browser.kit.shots import Scene, shot

LETTERS = {"к": 3, "о": 4, "т": 3, "р": 3, "а": 4, "с": 3}
DECK = {
    "title": "Проба",
    "piles": {
        "letters": {"stacks": [{"letter": face, "count": many} for face, many in LETTERS.items()]}
    },
}


def _table(scene: Scene, seats: int, level: str, **options: object) -> Page:
    page = scene.guest()
    agreed = {"first": 0, **options}
    bots = [level] * (seats - 1)
    table = scene.open_table(page, "anagrams", seats, *bots, name="Аня", options=agreed)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Начать").click()
    page.get_by_role("button", name="Открыть букву", exact=False).last.wait_for()
    return page


def _open(page: Page, count: int) -> None:
    """Open letters whenever it is our turn, until so many lie there or before players."""
    for _ in range(count):
        ours = page.locator(".turn[aria-disabled=false]")
        ours.wait_for()
        deck = page.locator(".deck .left")
        left = deck.inner_text()
        ours.click()
        expect(deck).not_to_have_text(left)


@shot("anagrams-begins")
def begins(scene: Scene) -> Page:
    return _table(scene, 3, "greedy", flip_after=None)


@shot("anagrams", dark=True)
def plays(scene: Scene) -> Page:
    page = _table(scene, 4, "greedy")
    _open(page, 9)
    return page


@shot("anagrams-ten")
def ten(scene: Scene) -> Page:
    page = _table(scene, 10, "greedy")
    _open(page, 7)
    return page


@shot("anagrams-heap", dark=True)
def heap(scene: Scene) -> Page:
    page = _table(scene, 2, "random", deck=DECK, layout="heap", flip_after=None)
    _open(page, 4)
    faces = page.locator(".pool li button").evaluate_all(
        "all => all.slice(0, 3).map(each => each.getAttribute('aria-label')).join('')"
    )
    page.get_by_role("textbox", name="Ваше слово").fill(faces)
    return page


@shot("anagrams-refused")
def refused(scene: Scene) -> Page:
    page = _table(scene, 2, "random", deck=DECK, flip_after=None, cooldown=30)
    _open(page, 2)
    page.get_by_role("textbox", name="Ваше слово").fill("щука")
    page.get_by_role("button", name=re.compile("Беру!")).click()
    page.get_by_text("не хватает Щ").first.wait_for()
    return page
