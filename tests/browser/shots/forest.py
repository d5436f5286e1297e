"""Шёпот леса, phase by phase."""

from playwright.sync_api import Page, expect

from tests.browser.kit.forest import Walker, play
from tests.browser.kit.looks import PHONE
from tests.browser.kit.shots import Scene, shot

SLOW = {"hourglass": 300, "decide": 300, "first": 0}


def _begun(scene: Scene, *levels: str, **options: object) -> Walker:
    page = scene.guest(scene.look.calm)
    wanted = {**SLOW, **options}
    table = scene.open_table(page, "forest", len(levels) + 1, *levels, name="Аня", options=wanted)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Начать").click()
    walker = Walker(page)
    expect(walker.title).to_have_text("Ваше слово")
    return walker


def _until(walker: Walker, *titles: str) -> Page:
    """Go on until that is to be decided."""
    play(walker, until=titles)
    return walker.page


def _written(walker: Walker) -> Page:
    for letter in walker.word():
        walker.add(letter)
    return walker.page


@shot("forest-writing", dark=True)
def writing(scene: Scene) -> Page:
    return _written(_begun(scene, "greedy", "greedy"))


@shot("forest-five")
def five(scene: Scene) -> Page:
    walker = _begun(scene, *["greedy"] * 4, prices=True)
    walker.act()
    _until(walker, "Ваше слово")
    return _written(walker)


@shot("forest-shown")
def shown(scene: Scene) -> Page:
    walker = _begun(scene, "greedy", "greedy", "greedy")
    walker.act()
    return _until(walker, "Отметьте слово", "Один кубик куда хотите")


@shot("forest-marking", dark=True, readme=PHONE)
def marking(scene: Scene) -> Page:
    walker = _begun(scene, "greedy", "greedy")
    walker.act()
    _until(walker, "Ваше слово")
    walker.act()
    page = _until(walker, "Отметьте слово", "Один кубик куда хотите")
    page.keyboard.press("Escape")
    return page


@shot("forest-growing")
def growing(scene: Scene) -> Page:
    walker = _begun(scene, "greedy", "greedy")
    page = _until(walker, "Посадите дерево")
    page.get_by_role("button", name="пустое место").first.click()
    return page


@shot("forest-all")
def everything(scene: Scene) -> Page:
    walker = _begun(scene, "greedy", "greedy")
    _until(walker, "Посадите дерево")
    page = _until(walker, "Ваше слово")
    page.get_by_role("button", name="Весь лес").click()
    return page


@shot("forest-over")
def over(scene: Scene) -> Page:
    walker = _begun(scene, "greedy", "greedy", deck_size=5)
    play(walker)
    expect(walker.page.get_by_role("region", name="Чей лес больше")).to_be_visible()
    return walker.page
