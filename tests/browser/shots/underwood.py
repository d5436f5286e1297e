"""The table of Ундервуд in its states, few players and many."""

from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page

from bukvitsa.games.underwood.events import Reckoning
from tests.browser.kit.looks import PHONE
from tests.browser.kit.shots import Scene, shot
from tests.browser.kit.told import place, tell
from tests.browser.kit.underwood import write

THREE = ["Аня", "Боря", "Мастер"]
MIDDLE: dict[str, Any] = {
    "hands": {"Аня": "ЖАЩНИПРОД*[PR-1][PR-6]", "Боря": "ТТТТТТ", "Мастер": "ВВВВВВВВВ"},
    "ribbon": "КОНРВТЕ",
    "deck": "А" * 45,
    "words": {"Аня": ["лиса"], "Боря": ["к(о)мета"], "Мастер": ["порядок[PR-1]"]},
    "totals": {"Аня": 64, "Боря": 71, "Мастер": 58},
}
SHEET = (
    (Reckoning(40, 4), Reckoning(30, 0), Reckoning(20, 12)),
    (Reckoning(30, 2), Reckoning(45, 4), Reckoning(50, 0)),
)
LINE = "Боря кладёт в ленту Е."


def _at(scene: Scene, players: list[str], you: int | None = 0, **position: Any) -> Page:
    page = scene.guest()
    state = place(players, **position)
    if players is THREE:
        state = replace(state, sheet=SHEET, round=3)
    tell(page, players, state, you, LINE)
    page.get_by_role("region", name="Лента").wait_for()
    return page


@shot("underwood-begins", dark=True)
def begins(scene: Scene) -> Page:
    return _at(
        scene,
        ["Аня", "Боря"],
        hands={"Аня": "ЖАЩНИКОЛПА", "Боря": "ТТТТТТТ"},
        ribbon="К",
        deck="А" * 60,
    )


@shot("underwood-word", dark=True, readme=PHONE)
def word(scene: Scene) -> Page:
    page = _at(scene, THREE, **MIDDLE)
    write(page, "провод")
    page.get_by_role("button", name="Иначе").wait_for()
    return page


@shot("underwood-ways")
def ways_sheet(scene: Scene) -> Page:
    page = word(scene)
    page.get_by_role("button", name="Иначе").click()
    return page


@shot("underwood-refused")
def refused(scene: Scene) -> Page:
    page = word(scene)
    page.get_by_role("button", name="Выложить").click()
    page.get_by_role("alert").get_by_role("link").wait_for()
    return page


@shot("underwood-to-the-ribbon", dark=True)
def feeding(scene: Scene) -> Page:
    page = _at(scene, THREE, **MIDDLE)
    page.keyboard.press("/")
    write(page, "щ")
    return page


@shot("underwood-prizes")
def exchanging(scene: Scene) -> Page:
    page = _at(scene, THREE, **MIDDLE)
    page.get_by_role("button", name="Обмен").click()
    page.get_by_role("button", name="Двойная строка").click()
    return page


@shot("underwood-wild")
def wild(scene: Scene) -> Page:
    page = _at(scene, THREE, **MIDDLE)
    page.get_by_role("list", name="Рука").get_by_role("button", name="«Ундервуд»").click()
    return page


@shot("underwood-score", dark=True)
def score(scene: Scene) -> Page:
    page = _at(scene, THREE, **MIDDLE)
    page.get_by_role("button", name="Показать счёт").click()
    return page


@shot("underwood-full", dark=True)
def full(scene: Scene) -> Page:
    """Full hands, a long ribbon, many words."""
    return _at(
        scene,
        ["Аня", "Боря", "Вера", "Гоша"],
        hands={
            "Аня": "ЖАЩНИПРОДКОЛБАСАТЕ**[PR-1][PR-6][PR-8][PR-4]",
            "Боря": "ТТТТТТ",
            "Вера": "ВВВВВВВВВ",
            "Гоша": "АА",
        },
        ribbon="КОНРВТЕАБВГДЕЖЗИКЛМНОП",
        deck="",
        words={
            "Аня": ["лиса", "порода", "кот", "электростанция"],
            "Боря": ["к(о)мета", "дом", "пр(о)волока[PR-3]", "еж"],
            "Вера": ["порядок[PR-1]", "рука", "нога"],
            "Гоша": ["превосходительство", "ода"],
        },
        totals={"Аня": 64, "Боря": 71, "Вера": -8, "Гоша": 30},
    )


@shot("underwood-ten")
def ten(scene: Scene) -> Page:
    players = ["Аня", "Борислав", "Вера", "Гоша", "Дина", "Ева", "Жора", "Зоя", "Ира", "Коля"]
    return _at(
        scene,
        players,
        4,
        turn="Вера",
        hands=dict.fromkeys(players, "АБВГД") | {"Дина": "ЖАЩНИПРОД*[PR-1]"},
        ribbon="КОНРВТЕАБВ",
        deck="А" * 20,
        words={name: ["лиса", "порода", "к(о)т"] for name in players},
    )


@shot("underwood-watching")
def watching(scene: Scene) -> Page:
    return _at(scene, THREE, None, **MIDDLE)
