"""Everything around the tables: the first screen, a new table, the waiting room, results, lists."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.kit.looks import DESKTOP, LOOKS, PHONE, Look
from tests.browser.kit.seeing import axe, overflow, settled
from tests.browser.kit.stage import Stage

TABLE = re.compile(r"/table/[2-9a-z]+$")
RENAME = re.compile("Назваться иначе")
REFUSED = r"status of (404|422)"
"""A browser notes in its console that a request was refused; the page tells why."""
SHORT_GAME = {
    "flip_after": 5,
    "last_call": 10,
    "deck": {"title": "Без слов", "piles": {"letters": {"stacks": [{"letter": "щ", "count": 3}]}}},
}
"""A game of Анаграммы in which no word can be made: over when the letters are open."""


def button(page: Page | Locator, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name, exact=isinstance(name, str))


def tried(page: Page) -> None:
    settled(page)
    assert overflow(page) == 0
    assert axe(page) == []


def opened(page: Page, game: str = "anagrams") -> str:
    """Open a table for friends by hand, and give its code."""
    page.goto(f"/new/{game}")
    button(page, "Открыть стол").click()
    expect(page).to_have_url(TABLE)
    return spoken(page)


def spoken(page: Page) -> str:
    code = page.get_by_role("region", name="Позовите друзей").locator(".code")
    expect(code).to_be_visible()
    return code.inner_text()


def called(page: Page, name: str) -> None:
    """Be called otherwise, where one stands."""
    button(page, RENAME).click()
    page.get_by_label("Как вас называть").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_text(name, exact=True).first).to_be_visible()


# --- the first screen ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["Запретные слова", "Шёпот леса", "Ундервуд", "Анаграммы"])
def test_a_newcomer_is_in_a_game_with_bots_by_one_tap(stage: Stage, game: str) -> None:
    page = stage.guest(PHONE)
    page.goto("/")
    button(page, f"С ботами: {game}").tap()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("heading", level=1, name=game)).to_be_visible()
    expect(button(page, "Меню стола")).to_be_visible()


def test_a_card_offers_what_one_may_do_with_its_game(phone: Page) -> None:
    phone.goto("/")
    button(phone, "Ундервуд: подробнее").tap()
    sheet = phone.get_by_role("dialog", name="Ундервуд")
    expect(sheet.get_by_role("link", name="С друзьями")).to_have_attribute("href", "/new/underwood")
    expect(sheet.get_by_role("link", name="Научиться")).to_have_attribute(
        "href", "/learn/underwood"
    )
    expect(sheet.get_by_role("link", name="Правила")).to_have_attribute("href", "/rules/underwood")
    tried(phone)
    button(sheet, "С ботами").tap()
    expect(phone).to_have_url(TABLE)


def test_a_name_is_changed_where_it_stands_and_kept(phone: Page) -> None:
    phone.goto("/")
    called(phone, "Аня")
    phone.reload()
    expect(phone.get_by_text("Аня", exact=True)).to_be_visible()


def test_a_name_that_cannot_be_is_refused_beside_it(stage: Stage, phone: Page) -> None:
    phone.goto("/")
    button(phone, RENAME).click()
    with stage.announced(phone, REFUSED):
        phone.get_by_label("Как вас называть").fill("   ")
        phone.keyboard.press("Enter")
        expect(phone.get_by_role("alert")).to_contain_text("Назовитесь")
    phone.keyboard.press("Escape")
    expect(button(phone, RENAME)).to_be_focused()


def test_the_way_back_to_a_table_is_shown(phone: Page) -> None:
    opened(phone, "forest")
    phone.goto("/")
    back = phone.get_by_role("link", name=re.compile("Шёпот леса.*ещё не начали"))
    back.tap()
    expect(phone).to_have_url(TABLE)


# --- a new table ---------------------------------------------------------------------------------


def test_a_table_is_made_as_one_likes_it_and_says_so(desktop: Page) -> None:
    desktop.goto("/new/underwood")
    button(desktop, "До скольких очков: меньше").click()
    desktop.get_by_text("Тонкости").click()
    desktop.get_by_role("switch", name="Сленг").check()
    desktop.get_by_role("textbox", name="Свои слова").fill("Ого, ага")
    desktop.get_by_role("combobox", name="Место 2").select_option(index=1)
    expect(desktop.get_by_text("изменено: 2")).to_be_visible()
    tried(desktop)
    button(desktop, "Открыть стол").click()
    for chip in ("До скольких очков: 90", "Сленг: да", "Свои слова: 2 слова"):
        expect(desktop.get_by_text(chip)).to_be_visible()
    expect(desktop.get_by_text("Можно без", exact=False)).to_have_count(0)


def test_what_was_changed_is_put_back_by_one_tap(phone: Page) -> None:
    phone.goto("/new/forbidden")
    turn = phone.get_by_role("textbox", name="Время на ход")
    button(phone, "Время на ход: больше").tap()
    expect(turn).to_have_value("100")
    button(phone, re.compile("без срока")).tap()
    expect(turn).to_have_count(0)
    button(phone, "Время на ход: вернуть как обычно").tap()
    expect(turn).to_have_value("90")


def test_an_option_explains_itself_when_asked(phone: Page) -> None:
    phone.goto("/new/forbidden")
    button(phone, "Партий в серии: что это").tap()
    expect(phone.get_by_text("Очки всех партий складываются")).to_be_visible()
    tried(phone)


def test_the_server_s_no_is_told_at_the_field(stage: Stage, phone: Page) -> None:
    phone.goto("/new/forbidden")
    turn = phone.get_by_role("textbox", name="Время на ход")
    turn.fill("7")
    with stage.announced(phone, REFUSED):
        button(phone, "Открыть стол").tap()
        expect(phone.get_by_role("alert")).to_contain_text("от 20 до 600")
    expect(turn).to_have_attribute("aria-invalid", "true")
    expect(turn).to_have_accessible_description(re.compile("от 20 до 600"))
    tried(phone)


def test_a_table_is_made_by_the_keyboard_alone(desktop: Page) -> None:
    desktop.goto("/new/anagrams")
    expect(button(desktop, "Открыть стол")).to_be_visible()
    reach(desktop, desktop.get_by_role("combobox", name="Место 2"))
    desktop.keyboard.press("End")
    reach(desktop, button(desktop, "Самое короткое слово: больше"))
    desktop.keyboard.press("Enter")
    reach(desktop, desktop.get_by_role("radio", name=re.compile("По приглашению")))
    desktop.keyboard.press("ArrowRight")
    reach(desktop, desktop.get_by_role("switch", name=re.compile("Разговоры")))
    desktop.keyboard.press("Space")
    reach(desktop, button(desktop, "Открыть стол"))
    desktop.keyboard.press("Enter")
    for chip in ("Самое короткое слово: 4", "Играем молча", "Стол виден всем"):
        expect(desktop.get_by_text(chip)).to_be_visible()


def reach(page: Page, place: Locator) -> None:
    """Go on by Tab until there."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if place.evaluate("(element) => element === document.activeElement"):
            return
    raise AssertionError("the keyboard does not reach it")


# --- the waiting room ----------------------------------------------------------------------------


def test_friends_come_by_code_and_by_link_and_the_game_begins(stage: Stage) -> None:
    host, friend, other = stage.guest(DESKTOP), stage.guest(PHONE), stage.guest(PHONE)
    code = opened(host)
    called(host, "Аня")

    friend.goto("/join")
    said = code.upper().replace("-", "  ").replace("Ё", "Е")
    friend.get_by_role("textbox", name="Код стола или ссылка").fill(said)
    tried(friend)
    button(friend, "Войти").tap()
    expect(friend).to_have_url(host.url)
    called(friend, "Боря")
    button(friend, "Сесть за стол").tap()
    expect(host.get_by_text("Боря", exact=True)).to_be_visible()

    other.goto("/join")
    other.get_by_role("textbox", name="Код стола или ссылка").fill(host.url)
    button(other, "Войти").tap()
    expect(other.get_by_text("Вы смотрите.")).to_be_visible()
    expect(host.get_by_text("1 зритель")).to_be_visible()

    expect(host.get_by_text("Ждём, когда будут готовы: Боря")).to_be_visible()
    button(friend, "Можно начинать").tap()
    expect(host.get_by_text("Все готовы.")).to_be_visible()
    for page in (host, friend, other):
        tried(page)
    button(host, "Начать").click()
    for page in (host, friend, other):
        expect(page.get_by_role("region", name="Позовите друзей")).to_have_count(0)
        expect(page.get_by_text("Боря", exact=True).first).to_be_visible()


def test_a_friend_changes_places_and_the_host_begins_when_all_are_ready(stage: Stage) -> None:
    host, friend = stage.guest(PHONE), stage.guest(PHONE)
    table = stage.open_table(host, "forbidden", 3, "greedy", name="Аня")
    host.goto(f"/table/{table}")
    friend.goto(f"/table/{table}")
    button(friend, "Сесть за стол").tap()
    expect(button(friend, "Встать")).to_be_visible()
    button(friend, "Встать").tap()
    button(friend, re.compile("Сесть сюда: Место 2")).tap()
    button(friend, "Можно начинать").tap()
    expect(host.get_by_text("Все готовы: можно начинать")).to_be_visible()
    button(host, "Начать").tap()
    expect(button(friend, "Погодите")).to_have_count(0)


def test_two_without_a_name_are_not_called_alike(stage: Stage) -> None:
    host, friend = stage.guest(PHONE), stage.guest(PHONE)
    for page in (host, friend):
        page.add_init_script("Math.random = () => 0.5")
    table = stage.open_table(host, "forbidden", 2)
    for page in (host, friend):
        page.goto(f"/table/{table}")
        button(page, "Сесть за стол").tap()
        expect(button(page, "Встать")).to_be_visible()


def test_the_host_seats_bots_and_asks_somebody_to_get_up(stage: Stage) -> None:
    host, friend = stage.guest(DESKTOP), stage.guest(PHONE)
    opened(host)
    friend.goto(host.url)
    called(friend, "Боря")
    button(friend, "Сесть за стол").tap()
    button(host, "Посадить бота: Место 3").click()
    sheet = host.get_by_role("dialog")
    tried(host)
    button(sheet, "Знаток").click()
    expect(host.get_by_text("бот, знаток")).to_be_visible()
    button(host, "Попросить встать: Боря").click()
    button(host.get_by_role("dialog"), "Попросить встать").click()
    expect(friend.get_by_text("Вы смотрите.")).to_be_visible()
    button(friend, "Сесть за стол").tap()
    expect(friend.get_by_role("alert")).to_contain_text("Можно смотреть")


def test_the_host_changes_agreements_before_everybody_s_eyes(stage: Stage) -> None:
    host, friend = stage.guest(DESKTOP), stage.guest(PHONE)
    opened(host, "underwood")
    friend.goto(host.url)
    button(host, "Изменить").click()
    sheet = host.get_by_role("dialog", name="Как играем")
    button(sheet, "До скольких очков: больше").click()
    button(sheet, "Сколько мест: больше").click()
    tried(host)
    button(sheet, "Так и сделаем").click()
    expect(friend.get_by_text("До скольких очков: 110")).to_be_visible()
    expect(friend.get_by_text("Свободно", exact=True)).to_have_count(4)


def test_a_name_taken_is_told_and_another_helps(stage: Stage) -> None:
    host, friend = stage.guest(DESKTOP), stage.guest(PHONE)
    opened(host)
    called(host, "Аня")
    friend.goto(host.url)
    called(friend, "аня")
    button(friend, "Сесть за стол").tap()
    expect(friend.get_by_role("alert")).to_contain_text("уже есть Аня")
    called(friend, "Аня Б.")
    button(friend, "Сесть за стол").tap()
    expect(host.get_by_text("Аня Б.", exact=True)).to_be_visible()


def test_the_link_is_copied_and_it_is_said(stage: Stage) -> None:
    host = stage.guest(DESKTOP)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(host)
    button(host, "Скопировать ссылку").click()
    expect(button(host, "Скопировано")).to_be_visible()
    assert host.evaluate("navigator.clipboard.readText()") == host.url


# --- the end -------------------------------------------------------------------------------------


def test_a_game_ends_with_its_result_and_goes_on_with_a_rematch(stage: Stage) -> None:
    host, friend = stage.guest(DESKTOP), stage.guest(PHONE)
    table = stage.open_table(host, "anagrams", 2, options=SHORT_GAME, name="Аня")
    host.goto(f"/table/{table}")
    friend.goto(f"/table/{table}")
    called(friend, "Боря")
    button(friend, "Сесть за стол").tap()
    expect(host.get_by_text("Боря", exact=True)).to_be_visible()
    button(host, "Начать").click()
    for page in (host, friend):
        expect(page.get_by_role("dialog", name="Ничья!")).to_be_visible(timeout=40_000)
        expect(page.get_by_text("Больше ни одного слова не сложить.")).to_be_visible()
        tried(page)
    button(friend, "Посмотреть на стол").tap()
    expect(friend.get_by_role("dialog")).to_have_count(0)
    button(friend, "Итоги").tap()
    button(friend, "Ещё партию").tap()
    button(host, "Ещё партию").click()
    expect(host).not_to_have_url(re.compile(table))
    expect(friend).to_have_url(host.url)


# --- lists and ways in ---------------------------------------------------------------------------


def test_an_open_table_is_found_and_sat_down_at(stage: Stage) -> None:
    host, stranger = stage.guest(DESKTOP), stage.guest(PHONE)
    table = stage.open_table(host, "forest", 3, name="Хозяйка леса", public=True)
    stranger.goto("/games")
    stranger.get_by_role("combobox", name="Игра").select_option("Шёпот леса")
    found = stranger.get_by_role("link").filter(has_text="Хозяйка леса")
    expect(found).to_contain_text("2 места")
    tried(stranger)
    found.tap()
    expect(stranger).to_have_url(re.compile(table))
    button(stranger, "Сесть за стол").tap()
    expect(button(stranger, "Встать")).to_be_visible()


def test_a_list_with_nothing_in_it_says_what_one_may_do(phone: Page) -> None:
    phone.goto("/games")
    phone.get_by_text("Мои", exact=True).tap()
    expect(phone.get_by_text("Вы пока нигде не сидите.")).to_be_visible()
    tried(phone)


def test_a_wrong_code_is_told_and_a_page_that_is_not_there_too(stage: Stage, phone: Page) -> None:
    phone.goto("/join")
    box = phone.get_by_role("textbox", name="Код стола или ссылка")
    box.fill("лес маяк")
    button(phone, "Войти").tap()
    expect(phone.get_by_role("alert")).to_contain_text("в коде их три")
    with stage.announced(phone, REFUSED):
        box.fill("абракадабра лес маяк")
        button(phone, "Войти").tap()
        expect(phone.get_by_role("alert")).not_to_contain_text("в коде их три")
        phone.goto("/join/абракадабра-лес-маяк")
        expect(phone.get_by_role("alert")).to_be_visible()
        tried(phone)


@pytest.mark.parametrize("look", [*LOOKS, PHONE.dark], ids=lambda look: look.name)
def test_every_screen_is_whole_on_every_size(stage: Stage, look: Look) -> None:
    page = stage.guest(look)
    for path in ("/", "/new/forbidden", "/new/forest", "/join", "/games"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        tried(page)
    opened(page)
    tried(page)


def test_letters_of_twice_the_size_push_nothing_off_these_screens(stage: Stage) -> None:
    page = stage.guest(PHONE)
    for path in ("/", "/new/underwood", "/join", "/games"):
        page.goto(path)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert overflow(page) == 0, path
    opened(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert overflow(page) == 0
