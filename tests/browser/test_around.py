"""What is the same at every table: talk, pause, leaving, coming back, two tabs, a lost network."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit.looks import DESKTOP, PHONE
from tests.browser.kit.seeing import axe, overflow, settled
from tests.browser.kit.stage import Stage


@pytest.fixture
def pair(stage: Stage) -> tuple[Page, Page]:
    """Two people at a table of «Анаграммы», one with a phone, one at a desk; the game has begun."""
    host, friend = stage.guest(PHONE.calm), stage.guest(DESKTOP.calm)
    table = stage.open_table(host, "anagrams", 2, name="Аня", options={"flip_after": None})
    host.goto(f"/table/{table}")
    friend.goto(f"/table/{table}")
    friend.get_by_role("button", name=re.compile("Сесть за стол|Сесть сюда")).first.click()
    friend.get_by_role("button", name="Можно начинать").click()
    host.get_by_role("button", name="Начать").click()
    for page in (friend, host):
        expect(page.get_by_role("button", name="Меню стола")).to_be_visible()
    return host, friend


def menu(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name=re.compile("Меню стола")).click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def close(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Закрыть").click()


def test_people_talk_and_may_be_muted(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    menu(host, "Разговор")
    host.get_by_role("button", name="Красиво!").click()
    expect(friend.get_by_role("button", name=re.compile("есть новое"))).to_be_visible()
    menu(friend, re.compile("Разговор"))
    talk = friend.get_by_role("dialog")
    expect(talk.get_by_text("Красиво!").first).to_be_visible()
    friend.get_by_role("textbox", name="Сообщение…").fill("Привет, Аня!")
    friend.keyboard.press("Enter")
    expect(host.get_by_role("dialog").get_by_text("Привет, Аня!")).to_be_visible()
    friend.get_by_role("button", name=re.compile("Не показывать, что пишет: Аня")).click()
    expect(talk.get_by_role("log").get_by_text("Красиво!")).to_have_count(0)
    assert axe(friend) == []


def test_a_pause_begins_and_ends_when_all_agree(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    menu(host, "Сделать паузу")
    close(host)
    menu(friend, "Сделать паузу")
    close(friend)
    for page in (host, friend):
        expect(page.get_by_role("heading", name="Пауза")).to_be_visible()
    host.get_by_role("button", name="Продолжить игру").click()
    expect(friend.get_by_text("Продолжить просят: Аня")).to_be_visible()
    friend.get_by_role("button", name="Продолжить игру").click()
    for page in (host, friend):
        expect(page.get_by_role("heading", name="Пауза")).to_have_count(0)


def test_who_leaves_is_played_by_a_bot_and_may_come_back(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    menu(host, "Выйти из-за стола")
    host.get_by_role("dialog").get_by_role("button", name="Выйти").click()
    expect(friend.get_by_text(re.compile("Аня.*бот")).first).to_be_visible()
    menu(host, "Вернуться на место")
    expect(friend.get_by_text("Аня снова в игре.").first).to_be_visible()
    host.get_by_role("button", name="Меню стола").click()
    expect(host.get_by_role("button", name="Выйти из-за стола")).to_be_visible()


def test_a_table_opened_twice_is_played_in_the_newer_tab(
    stage: Stage, pair: tuple[Page, Page]
) -> None:
    older = pair[0]
    newer = stage.another(older)
    newer.goto(older.url)
    expect(older.get_by_role("heading", name="открыт в другой вкладке")).to_be_visible()
    assert axe(older) == []
    older.get_by_role("button", name="Играть здесь").click()
    expect(older.get_by_role("button", name="Меню стола")).to_be_visible()
    expect(newer.get_by_role("heading", name="открыт в другой вкладке")).to_be_visible()


def test_a_lost_network_is_said_and_what_was_missed_is_told(
    stage: Stage, pair: tuple[Page, Page]
) -> None:
    lost, mover = sorted(pair, key=lambda page: "Ваш ход" in page.title())
    with stage.announced(lost, "ERR_INTERNET_DISCONNECTED"):
        lost.context.set_offline(True)
        expect(lost.get_by_text("Связь потерялась")).to_be_visible(timeout=40_000)
        mover.get_by_role("button", name="Открыть букву", exact=True).click()
        lost.context.set_offline(False)
        expect(lost.get_by_text(re.compile("Пока вас не было"))).to_be_visible()
    expect(lost.get_by_text("Связь потерялась")).to_have_count(0)


def test_a_reloaded_page_sits_where_it_sat(pair: tuple[Page, Page]) -> None:
    host = pair[0]
    host.reload()
    host.get_by_role("button", name="Меню стола").click()
    expect(host.get_by_role("button", name="Выйти из-за стола")).to_be_visible()


def test_the_tab_says_whose_turn_it_is(pair: tuple[Page, Page]) -> None:
    titles = {page.title() for page in pair}
    assert any("Ваш ход" in title for title in titles), titles
    assert any("Ваш ход" not in title for title in titles), titles


def test_a_watcher_hears_the_talk_and_sits_nowhere(stage: Stage, pair: tuple[Page, Page]) -> None:
    watcher = stage.guest(PHONE)
    watcher.goto(pair[0].url)
    menu(watcher, "Разговор")
    expect(watcher.get_by_text("зрители слушают")).to_be_visible()
    close(watcher)
    watcher.get_by_role("button", name="Меню стола").click()
    expect(watcher.get_by_role("button", name="Сделать паузу")).to_have_count(0)
    settled(watcher)
    assert overflow(watcher) == 0
    assert axe(watcher) == []


def test_a_table_that_there_is_not_is_said_to_be_gone(stage: Stage) -> None:
    page = stage.guest(PHONE)
    with stage.announced(page, "WebSocket|404|403"):
        page.goto("/table/nothing")
        expect(page.get_by_role("heading", name="Такого стола нет")).to_be_visible()
    assert axe(page) == []
