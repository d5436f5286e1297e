"""What stands around the tables: first screen, new table, waiting room, results, lists."""

from playwright.sync_api import Page

from tests.browser.kit.looks import DESKTOP
from tests.browser.kit.shots import Scene, shot

FEW_LETTERS = {
    "flip_after": 5,
    "last_call": 10,
    "deck": {"title": "Без слов", "piles": {"letters": {"stacks": [{"letter": "щ", "count": 3}]}}},
}
"""A game of Анаграммы that is over when its three letters are open."""


def _named(page: Page, name: str) -> Page:
    page.goto("/")
    page.get_by_role("button", name="Назваться иначе").click()
    page.get_by_label("Как вас называть").fill(name)
    page.keyboard.press("Enter")
    page.get_by_text(name, exact=True).first.wait_for()
    page.evaluate("document.activeElement.blur()")
    return page


def _guest(scene: Scene) -> Page:
    return _named(scene.guest(), "Аня")


@shot("home", dark=True, readme=DESKTOP)
def home(scene: Scene) -> Page:
    return _guest(scene)


@shot("home-game", dark=True)
def home_game(scene: Scene) -> Page:
    page = _guest(scene)
    page.get_by_role("button", name="Шёпот леса: подробнее").click()
    page.get_by_role("dialog").wait_for()
    return page


@shot("home-friends")
def home_friends(scene: Scene) -> Page:
    page = _guest(scene)
    page.get_by_role("button", name="Стол для друзей").click()
    page.get_by_role("dialog").wait_for()
    return page


@shot("home-back", whole=True)
def home_back(scene: Scene) -> Page:
    page = _guest(scene)
    scene.open_table(page, "underwood", 3, "greedy", name="Аня")
    scene.open_table(_named(scene.guest(), "Глеб"), "forest", 4, name="Глеб", public=True)
    page.goto("/")
    page.get_by_text("Вернуться за стол").wait_for()
    return page


@shot("new", dark=True, whole=True)
def new(scene: Scene) -> Page:
    page = _guest(scene)
    page.goto("/new/underwood")
    page.get_by_role("combobox", name="Место 2").select_option(index=1)
    page.get_by_role("button", name="До скольких очков: больше").click()
    page.get_by_role("button", name="Время на ход: что это").click()
    page.get_by_text("Тонкости").click()
    return page


@shot("waiting", dark=True)
def waiting(scene: Scene) -> Page:
    page = _guest(scene)
    table = scene.open_table(page, "anagrams", 4, "greedy", name="Аня")
    friend = _named(scene.guest(), "Боря")
    friend.goto(f"/table/{table}")
    friend.get_by_role("button", name="Сесть за стол").click()
    page.goto(f"/table/{table}")
    page.get_by_text("ещё устраивается").wait_for()
    return page


@shot("waiting-friend", dark=True)
def waiting_friend(scene: Scene) -> Page:
    host = _guest(scene)
    table = scene.open_table(host, "forest", 3, name="Аня")
    page = _named(scene.guest(), "Боря")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Сесть за стол").click()
    page.get_by_role("button", name="Можно начинать").wait_for()
    return page


@shot("waiting-watcher")
def waiting_watcher(scene: Scene) -> Page:
    host = _guest(scene)
    table = scene.open_table(host, "forbidden", 3, "greedy", name="Аня")
    page = _named(scene.guest(), "Боря")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Сесть за стол").wait_for()
    return page


@shot("waiting-seat")
def waiting_seat(scene: Scene) -> Page:
    page = _guest(scene)
    table = scene.open_table(page, "forbidden", 3, name="Аня")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Посадить бота: Место 2").click()
    page.get_by_role("dialog").wait_for()
    return page


@shot("waiting-arrange")
def waiting_arrange(scene: Scene) -> Page:
    page = _guest(scene)
    table = scene.open_table(page, "underwood", 3, name="Аня")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Изменить").click()
    page.get_by_role("dialog").wait_for()
    return page


@shot("results", dark=True)
def results(scene: Scene) -> Page:
    page = _guest(scene)
    table = scene.open_table(page, "anagrams", 2, "greedy", options=FEW_LETTERS, name="Аня")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Начать").click()
    page.get_by_role("dialog", name="Ничья!").wait_for(timeout=40_000)
    return page


@shot("join", dark=True)
def join(scene: Scene) -> Page:
    page = _guest(scene)
    page.goto("/join")
    page.get_by_label("Код стола или ссылка").fill("лес маяк")
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()
    return page


@shot("games", dark=True)
def games(scene: Scene) -> Page:
    host = _named(scene.guest(), "Глеб")
    scene.open_table(host, "forest", 4, "greedy", name="Глеб", public=True)
    scene.open_table(host, "anagrams", 3, name="Глеб", public=True)
    page = _guest(scene)
    page.goto("/games")
    page.get_by_role("link", name="Анаграммы").first.wait_for()
    return page


@shot("games-empty", dark=True)
def games_empty(scene: Scene) -> Page:
    page = _guest(scene)
    page.goto("/games")
    page.get_by_text("Мои", exact=True).click()
    page.get_by_text("Вы пока нигде не сидите.").wait_for()
    return page


@shot("missing")
def missing(scene: Scene) -> Page:
    page = scene.guest()
    page.goto("/new/chess")
    page.get_by_role("link", name="На главную").last.wait_for()
    return page
