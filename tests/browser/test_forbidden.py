"""«Запретные слова» played as people play it: by touch, by the keyboard alone, to the very end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit.forbidden import CALL, begun, deck, hand, lay, spell, talk
from tests.browser.kit.looks import DESKTOP, LOOKS, PHONE, SIDEWAYS, Look
from tests.browser.kit.seeing import axe, overflow, settled
from tests.browser.kit.stage import Stage

MOST_TURNS = 300


def test_a_whole_game_by_touch_and_by_the_keyboard_alone(stage: Stage) -> None:
    looks = (PHONE.calm, DESKTOP.calm)
    pages = begun(stage, looks, "greedy", call_window=0, deck=deck("ктрслмпн", 4))
    phone, desk = pages
    over = phone.get_by_text("меньше штрафа — лучше")
    mover = phone.locator(".players [aria-current]")
    awaited = mover.filter(has_text=re.compile("Аня|Боря"))
    desk.mouse.click(5, 5)
    for _ in range(MOST_TURNS):
        expect(awaited.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        if "Аня" in mover.inner_text():
            touched(phone)
        else:
            typed(desk)
    for page in pages:
        expect(page.get_by_text("меньше штрафа — лучше")).to_be_visible()
        assert overflow(page) == 0
        assert axe(page) == []


def touched(page: Page) -> None:
    """Do by a finger what is asked: say who moves next, or lay a card."""
    choice = page.get_by_role("button", name="Хожу я")
    if choice.is_visible():
        choice.tap()
        expect(choice).to_have_count(0)
    else:
        hand(page).first.tap()
        hand(page).first.tap()


def typed(page: Page) -> None:
    """Do the same by keys alone."""
    choice = page.get_by_role("button", name="Хожу я")
    if choice.is_visible():
        choice.press("Enter")
        expect(choice).to_have_count(0)
    else:
        page.keyboard.press("1")
        page.keyboard.press("Enter")


def test_a_word_is_typed_called_and_paid_for_by_the_keyboard_alone(stage: Stage) -> None:
    host, desk = begun(stage, (PHONE.calm, DESKTOP.calm), deck=deck("к", 24, "о"))
    lay(host)
    expect(talk(desk)).to_have_count(3)
    desk.keyboard.press("Space")
    expect(desk.get_by_role("textbox", name="Слово, которое нельзя было говорить")).to_be_focused()
    desk.keyboard.press("Escape")
    expect(desk.get_by_role("button", name=CALL)).to_be_focused()
    # A letter opens the call by itself, in either layout of the keyboard: «око».
    for key in ("KeyJ", "KeyR", "KeyJ"):
        desk.keyboard.press(key)
    expect(desk.get_by_role("button", name="Не говори ОКО")).to_be_visible()
    desk.keyboard.press("Enter")
    expect(host.get_by_text("Вам 1 карта в штраф")).to_be_visible()
    host.get_by_role("button", name=re.compile("^Ходит")).click()
    expect(desk.locator(".prompt")).to_contain_text("Ваш ход")
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("Enter")
    expect(host.locator(".prompt")).to_contain_text("Ваш ход")
    assert axe(desk) == []


def test_a_refused_word_says_why_and_may_be_put_to_the_table(stage: Stage) -> None:
    looks = (PHONE.calm, DESKTOP.calm, PHONE.calm)
    host, desk, third = begun(
        stage, looks, referee="appeal", cooldown=2, vote=120, deck=deck("щ", 30, "о")
    )
    lay(host)
    expect(talk(third)).to_have_count(3)
    spell(third, "щоо")
    for page in (host, desk, third):
        expect(page.get_by_text("в словаре такого нет").first).to_be_visible()
    assert axe(third) == []
    third.get_by_role("button", name="Спросить стол: ЩОО").click()
    for page in (host, desk):
        expect(page.get_by_role("button", name="Засчитать", exact=True)).to_be_visible()
        assert axe(page) == []
        page.get_by_role("button", name="Засчитать", exact=True).click()
    third.get_by_role("button", name="Засчитать", exact=True).click()
    expect(host.get_by_text("Вам 1 карта в штраф")).to_be_visible()
    host.get_by_role("button", name="Хожу я").click()
    expect(host.locator(".prompt")).to_contain_text("Ваш ход")


def test_a_doubted_word_goes_to_the_vote_and_falls(stage: Stage) -> None:
    looks = (PHONE.calm, DESKTOP.calm, PHONE.dark.calm)
    host, desk, third = begun(stage, looks, referee="vote", vote=120, deck=deck("кт", 20, "а"))
    lay(host)
    expect(talk(third)).to_have_count(3)
    letter = (talk(third).last.get_by_role("button").get_attribute("aria-label") or "")[0]
    spell(third, f"{letter}аа")
    host.get_by_role("button", name="Сомневаюсь").click()
    for page in (host, desk, third):
        assert axe(page) == []
        page.get_by_role("button", name="Не засчитывать").click()
    for page in (host, desk, third):
        expect(page.get_by_text("стол проголосовал против").first).to_be_visible()
    expect(talk(host)).to_have_count(3)


def test_the_time_for_a_word_ends_when_all_keep_silent(stage: Stage) -> None:
    looks = (PHONE.calm, DESKTOP.calm, PHONE.calm)
    host, desk, third = begun(stage, looks, call_window=30, deck=deck("щжц", 12))
    lay(host)
    expect(desk.get_by_text("Ваш ход. Вдруг кто-то видит слово…")).to_be_visible()
    desk.keyboard.press("2")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("button", name="Ляжет сразу")).to_be_visible()
    assert axe(third) == []
    third.get_by_role("button", name="Молчу").click()
    for page in (host, desk, third):
        expect(talk(page)).to_have_count(4)


def test_a_hand_survives_a_lost_network_and_a_reload(stage: Stage) -> None:
    looks = (PHONE.calm, DESKTOP.calm)
    host, desk = begun(stage, looks, call_window=0, deck=deck("щжц", 12))
    held = [each.get_attribute("aria-label") for each in hand(desk).all()]
    with stage.announced(desk, "ERR_INTERNET_DISCONNECTED"):
        desk.context.set_offline(True)
        expect(desk.get_by_text("Связь потерялась")).to_be_visible(timeout=40_000)
        lay(host)
        desk.context.set_offline(False)
        expect(desk.get_by_text(re.compile("Пока вас не было"))).to_be_visible()
    expect(talk(desk)).to_have_count(3)
    desk.reload()
    expect(talk(desk)).to_have_count(3)
    assert [each.get_attribute("aria-label") for each in hand(desk).all()] == held
    lay(desk)
    expect(talk(host)).to_have_count(4)


def test_a_watcher_sees_the_table_and_nobodys_hand(stage: Stage) -> None:
    host, _ = begun(stage, (PHONE.calm, DESKTOP.calm), deck=deck("щжц", 12))
    watcher = stage.guest(SIDEWAYS.calm)
    heard: list[str] = []
    watcher.on(
        "websocket", lambda line: line.on("framereceived", lambda said: heard.append(str(said)))
    )
    watcher.goto(host.url)
    expect(watcher.get_by_text("Вы смотрите игру")).to_be_visible()
    lay(host)
    expect(talk(watcher)).to_have_count(3)
    expect(hand(watcher)).to_have_count(0)
    assert heard
    assert not re.search(r'"(own|drawn)":[\[{][^\]}]', "".join(heard))
    assert overflow(watcher) == 0
    assert axe(watcher) == []


def test_everybodys_pile_can_be_looked_into(stage: Stage) -> None:
    host, _ = begun(stage, (PHONE.calm, DESKTOP.calm), deck=deck("щжц", 12))
    host.get_by_role("button", name="Аня: подробнее").click()
    expect(host.get_by_role("dialog", name="Штрафы").get_by_text("Ни одной карты")).to_have_count(2)
    settled(host)
    assert axe(host) == []


def test_the_first_minutes_lead_through_three_moves(stage: Stage) -> None:
    page = stage.guest(PHONE.calm)
    page.goto("/learn/forbidden")
    guide = page.get_by_role("region", name="Первая партия")
    guide.get_by_role("button", name="Понятно").click()
    said = guide.get_by_role("paragraph")
    last = re.compile("Вот и вся наука")
    called = False
    while True:
        choice = page.get_by_role("button", name="Хожу я")
        read = guide.get_by_role("button", name="Понятно")
        ready = page.locator("ul.yours")
        expect(choice.or_(read).or_(ready).first).to_be_visible()
        told = said.inner_text()
        found = re.search(r"выходит ([А-Я]+)!", told)
        if last.search(told):
            break
        if read.is_visible():
            read.click()
        elif choice.is_visible():
            choice.click()
        elif found:
            spell(page, found[1].lower())
            expect(said).not_to_have_text(told)
            called = True
        else:
            lay(page)
    assert called
    assert axe(page) == []
    guide.get_by_role("button", name="Понятно").click()
    expect(guide).to_have_count(0)


@pytest.mark.parametrize("look", [*LOOKS, PHONE.dark], ids=lambda look: look.name)
def test_the_table_is_whole_on_every_screen(stage: Stage, look: Look) -> None:
    (page,) = begun(stage, (look,), *["greedy"] * 5, games=3)
    settled(page)
    assert overflow(page) == 0
    assert axe(page) == []
    for place in (page.get_by_role("button", name=CALL), hand(page).first, talk(page).first):
        expect(place).to_be_in_viewport(ratio=0.95)


def test_letters_of_twice_the_size_push_nothing_off_the_table(stage: Stage) -> None:
    (page,) = begun(stage, (PHONE.calm,), "greedy")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    settled(page)
    assert overflow(page) == 0
    for place in (page.get_by_role("button", name=CALL), *hand(page).all(), talk(page).first):
        expect(place).to_be_in_viewport(ratio=0.6)
