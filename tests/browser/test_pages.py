"""The pages around the games: words, rules, settings; whoever reads them, on every screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit.looks import DESKTOP, LOOKS, PHONE, Look
from tests.browser.kit.seeing import axe, overflow, settled
from tests.browser.kit.stage import Stage

PAGES = (
    "/words",
    "/rules",
    "/rules/words",
    "/rules/forbidden",
    "/settings",
    "/offline",
)


@pytest.mark.parametrize("look", [*LOOKS, PHONE.dark], ids=lambda look: look.name)
def test_every_page_is_whole_on_every_screen(stage: Stage, look: Look) -> None:
    page = stage.guest(look)
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        settled(page)
        assert overflow(page) == 0, path
        assert axe(page) == [], path


def test_letters_of_twice_the_size_push_nothing_off_the_page(stage: Stage) -> None:
    page = stage.guest(PHONE)
    for path in PAGES:
        page.goto(path)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert overflow(page) == 0, path


def ask(page: Page, word: str) -> None:
    page.get_by_role("textbox", name="Слово").fill(word)
    page.keyboard.press("Enter")


def test_the_referee_says_where_a_word_is_legal_and_why_not_elsewhere(phone: Page) -> None:
    phone.goto("/words")
    ask(phone, "лыжи")
    expect(phone.get_by_role("heading", name="лыжи")).to_be_visible()
    expect(phone.get_by_text("Ундервуд: годится")).to_be_visible()
    expect(phone.get_by_text("Запретные слова: не годится")).to_be_visible()
    expect(phone.get_by_text("Подойдёт «лыжа»").first).to_be_visible()
    expect(phone).to_have_url(re.compile(r"/words\?word=%D0%BB"))


def test_a_word_spelt_wrong_leads_to_the_right_one_by_a_tap(phone: Page) -> None:
    phone.goto("/words?word=карова")
    phone.get_by_role("button", name="корова").click()
    expect(phone.get_by_text("Анаграммы: годится")).to_be_visible()


@pytest.mark.parametrize("word", ["стoл", "кто-то", "1234", "<b>", "ы" * 60])
def test_whatever_is_asked_the_referee_answers_in_words(phone: Page, word: str) -> None:
    phone.goto("/words")
    ask(phone, word)
    expect(phone.get_by_text("Анаграммы: не годится")).to_be_visible()


def test_a_clause_has_an_address_and_a_search_finds_it(stage: Stage) -> None:
    page = stage.guest(DESKTOP)
    page.goto("/rules/words#WD-14")
    asked = page.locator("#WD-14")
    expect(asked).to_be_in_viewport()
    expect(asked).to_be_focused()
    page.get_by_role("searchbox").fill("латинская")
    expect(page.get_by_role("status")).to_have_text("Найдено: 1")
    expect(page.locator("#WD-11")).to_be_visible()
    expect(asked).to_have_count(0)


def test_what_one_likes_is_kept(stage: Stage) -> None:
    page = stage.guest(PHONE)
    page.goto("/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_text("Лампа").click()
    page.get_by_text("Крупный", exact=True).click()
    page.get_by_text("Без движения").click()
    page.get_by_role("switch", name="Звуки").uncheck()
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-letters", "large")
    expect(root).to_have_attribute("data-motion", "calm")
    expect(page.get_by_role("switch", name="Звуки")).not_to_be_checked()
    assert axe(page) == []


def test_the_theme_follows_the_system_while_nobody_chose_one(dark: Page) -> None:
    dark.goto("/settings")
    expect(dark.locator("html")).to_have_attribute("data-theme", "dark")
    dark.emulate_media(color_scheme="light")
    expect(dark.locator("html")).to_have_attribute("data-theme", "light")


def test_a_name_is_kept_by_the_server_and_a_bad_one_is_refused_in_words(phone: Page) -> None:
    phone.goto("/settings")
    name = phone.get_by_label("Как вас зовут")
    name.fill("Аня")
    phone.get_by_role("button", name="Запомнить").click()
    expect(phone.get_by_role("status")).to_have_text("Запомнили")
    phone.reload()
    expect(name).to_have_value("Аня")


def test_settings_can_be_set_by_keyboard_alone(desktop: Page) -> None:
    desktop.goto("/settings")
    desktop.get_by_role("radio", name="Как в системе").focus()
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("ArrowRight")
    expect(desktop.locator("html")).to_have_attribute("data-theme", "dark")
    desktop.get_by_role("switch", name="Вибрация").focus()
    desktop.keyboard.press("Space")
    expect(desktop.get_by_role("switch", name="Вибрация")).not_to_be_checked()
