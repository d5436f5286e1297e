"""Ундервуд as people play it: with a finger, with keys, looking on, losing the network, voting."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.kit.looks import DESKTOP, PHONE, SIDEWAYS
from tests.browser.kit.seeing import axe, overflow, settled
from tests.browser.kit.stage import Stage
from tests.browser.kit.underwood import (
    hand,
    lay,
    letters,
    main,
    nonsense_of,
    over,
    real_word_of,
    shown,
    sit_down,
    tap,
    word_of,
    write,
)

TURNS = 60
LAID = re.compile("^(В ленту|Закончить ход)$")
"""What the main button says when a word lies."""
OURS = re.compile("Ваш ход")
"""What the tab says in one's own turn."""
TWICE = "document.documentElement.style.fontSize = '200%'"


def stick(page: Page) -> Locator:
    """Find the letters in the composing stick."""
    return page.get_by_role("list", name="Слово").get_by_role("button")


def _by_touch(page: Page) -> None:
    """Take a turn with a finger: a word if there is one, then a letter for the ribbon."""
    word = word_of(page)
    if word:
        tap(page, word)
        lay(page).tap()
        expect(main(page)).to_have_text(LAID)
    elif letters(page):
        page.get_by_role("button", name="В ленту").tap()
    if letters(page):
        hand(page).get_by_role("button", name=re.compile("цена")).last.tap()
    main(page).tap()
    expect(page).not_to_have_title(OURS)


def _by_keys(page: Page) -> None:
    """Take a turn with nothing but keys."""
    word = word_of(page)
    if word:
        write(page, word)
        expect(main(page)).to_be_enabled()
        page.keyboard.press("Enter")
        expect(main(page)).to_have_text(LAID)
    elif letters(page):
        page.keyboard.press("/")
    left = letters(page)
    if left:
        write(page, next(iter(left)))
        expect(main(page)).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page).not_to_have_title(OURS)


def _moves(page: Page) -> bool:
    return OURS.search(page.title()) is not None


def test_two_people_and_a_bot_play_a_match_to_its_end(stage: Stage) -> None:
    """One plays with a finger, one by keyboard alone; the end of a round is told."""
    phone, desk = stage.guest(PHONE.calm), stage.guest(DESKTOP.calm)
    sit_down(stage, [phone, desk], "greedy", target=500, rounds=2)
    ended = phone.get_by_role("dialog", name=re.compile("Кон 1 окончен"))
    seen = False
    for _ in range(TURNS):
        expect(main(phone).or_(over(phone)).first).to_be_visible()
        if over(phone).is_visible() and not ended.is_visible():
            break
        if ended.is_visible():
            seen = True
            assert axe(phone) == []
            phone.get_by_role("button", name="Дальше").tap()
            desk.keyboard.press("Escape")
            expect(ended).to_be_hidden()
        elif _moves(phone):
            _by_touch(phone)
            expect(main(phone).filter(has_text="Ходит").or_(over(phone)).first).to_be_visible()
        elif _moves(desk):
            _by_keys(desk)
            expect(main(desk).filter(has_text="Ходит").or_(over(desk)).first).to_be_visible()
        else:
            bot = main(phone).text_content() or ""
            after = main(phone).filter(has_not_text=bot)
            expect(after.or_(over(phone)).or_(ended).first).to_be_visible()
    expect(over(phone)).to_be_visible()
    expect(over(desk)).to_be_visible()
    assert seen


def test_a_refused_word_says_why_and_stays_to_be_mended(stage: Stage) -> None:
    """The reason stands beside the table, with its clause; the letters wait in the stick."""
    page = stage.guest(PHONE.calm)
    sit_down(stage, [page], "random", allow=["ко"])
    write(page, "тто")
    lay(page).tap()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("«Тто» нет в словаре")
    expect(alert.get_by_role("link", name="Правило WD-12")).to_have_attribute(
        "href", "/rules/underwood#WD-12"
    )
    expect(stick(page)).to_have_count(3)
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(stick(page)).to_have_count(0)


def test_a_refused_word_may_be_put_to_the_table_which_votes(stage: Stage) -> None:
    host, friend = stage.guest(PHONE.calm), stage.guest(DESKTOP.calm)
    sit_down(stage, [host, friend], allow=[], referee="appeal", vote=60)
    word = nonsense_of(host)
    write(host, word)
    lay(host).tap()
    host.get_by_role("button", name="Спросить стол").tap()
    for page, voice in ((host, "Засчитать"), (friend, "Засчитать")):
        court = page.get_by_role("region", name="Засчитать?")
        expect(court).to_contain_text(word)
        assert axe(page) == []
        court.get_by_role("button", name=voice, exact=True).click()
    expect(shown(friend).get_by_role("button", name=re.compile(f"Аня: {word}"))).to_be_visible()


def test_where_the_table_judges_a_doubted_word_may_fail(stage: Stage) -> None:
    """A tie fails: the letters stay, another word may be tried."""
    host, friend = stage.guest(PHONE.calm), stage.guest(DESKTOP.calm)
    sit_down(stage, [host, friend], allow=[], referee="vote", vote=60, doubt=30)
    write(host, nonsense_of(host))
    lay(host).tap()
    friend.get_by_role("button", name="Сомневаюсь").click()
    friend.get_by_role("button", name="Не засчитывать").click()
    host.get_by_role("button", name="Засчитать", exact=True).tap()
    expect(lay(host)).to_be_enabled()
    expect(stick(host)).to_have_count(3)
    expect(shown(friend)).to_contain_text("Слов ещё нет")


def test_a_watcher_sees_words_and_ribbon_and_nobody_s_hand(stage: Stage) -> None:
    host, watcher = stage.guest(PHONE.calm), stage.guest(DESKTOP.calm)
    table = sit_down(stage, [host], "random")
    watcher.goto(f"/table/{table}")
    expect(watcher.get_by_text("Вы смотрите")).to_be_visible()
    word = word_of(host)
    assert word
    tap(host, word)
    lay(host).tap()
    expect(shown(watcher).get_by_role("button", name=re.compile(f"Аня: {word}"))).to_be_visible()
    expect(hand(watcher)).to_have_count(0)
    expect(main(watcher)).to_have_count(0)
    assert axe(watcher) == []


def test_a_word_in_the_making_outlives_a_lost_network_and_a_turn_a_reload(stage: Stage) -> None:
    page = stage.guest(PHONE.calm)
    sit_down(stage, [page], "random")
    word = word_of(page)
    assert word
    with stage.announced(page, "ERR_INTERNET_DISCONNECTED|ERR_NETWORK"):
        page.context.set_offline(True)
        expect(page.get_by_text("Связь потерялась")).to_be_visible()
        tap(page, word)
        lay(page).tap()
        page.context.set_offline(False)
        laid = shown(page).get_by_role("button", name=re.compile(f"Аня: {word}"))
        expect(laid).to_be_visible()
    page.reload()
    expect(laid).to_be_visible()
    expect(main(page)).to_have_text("В ленту")


def test_ways_prizes_and_wild_cards_are_offered_by_keys_and_by_touch(stage: Stage) -> None:
    """A wild card is asked for its letter; a prize goes with the word where it fits."""
    page = stage.guest(PHONE.calm)
    deck = {
        "title": "Призы",
        "piles": {"letters": {"stacks": [{"letter": "о", "count": 20, "price": 1}]}},
        "counts": {"wild": 10, "PR-4": 8, "PR-5": 8},
    }
    sit_down(stage, [page], "random", deck=deck, prizes=True, allow=["оо", "ооо", "око"])
    exchange = page.get_by_role("button", name="Обмен")
    expect(exchange).to_be_visible()
    exchange.tap()
    hand(page).get_by_role("button", name=re.compile("приз")).first.tap()
    expect(main(page)).to_have_text("Обменять 1 карту")
    assert axe(page) == []
    page.get_by_role("button", name="Отмена").tap()
    write(page, "око")
    page.get_by_role("button", name=re.compile("^Иначе")).tap()
    ways = page.get_by_role("dialog", name="Как сложить «око»")
    expect(ways.get_by_role("listitem").first).to_contain_text("очк")
    assert axe(page) == []
    ways.get_by_role("button", name=re.compile("очк")).last.tap()
    expect(ways).to_be_hidden()
    page.keyboard.press("Escape")
    hand(page).get_by_role("button", name="«Ундервуд»").first.tap()
    expect(page.get_by_text("Какой буквой станет «Ундервуд»?")).to_be_visible()
    assert axe(page) == []
    page.get_by_role("group", name="Клавиатура").get_by_role("button", name="о", exact=True).tap()
    expect(stick(page)).to_have_count(1)
    expect(hand(page)).to_be_visible()


def test_nothing_is_lost_with_letters_twice_as_large(stage: Stage) -> None:
    for look in (PHONE.calm, SIDEWAYS.calm, DESKTOP.calm):
        page = stage.guest(look)
        sit_down(stage, [page], "random")
        page.evaluate(TWICE)
        write(page, "ко")
        settled(page)
        assert overflow(page) == 0
        for button in (lay(page), page.get_by_role("button", name="В ленту")):
            button.scroll_into_view_if_needed()
            expect(button).to_be_in_viewport(ratio=0.95)


def test_the_evening_is_as_clear_as_the_day(stage: Stage) -> None:
    page = stage.guest(PHONE.dark)
    sit_down(stage, [page], "random")
    write(page, "ко")
    assert axe(page) == []
    page.get_by_role("button", name=re.compile("^кон 1")).tap()
    expect(page.get_by_role("dialog", name="Счёт")).to_be_visible()
    assert axe(page) == []


def test_the_first_minutes_are_led_through_three_moves(stage: Stage) -> None:
    """Easy letters, somebody who explains, then the game goes on freely."""
    page = stage.guest(PHONE.calm)
    page.goto("/learn/underwood")
    guide = page.get_by_role("region", name="Первая партия")
    expect(guide).to_contain_text("Это ваша рука")
    assert axe(page) == []
    guide.get_by_role("button", name="Понятно").tap()
    for told in ("Касайтесь букв", "Лента общая", re.compile("«Ундервуд»")):
        expect(guide).to_contain_text(told)
        word = real_word_of(page)
        assert word, letters(page)
        tap(page, word)
        lay(page).tap()
        expect(main(page)).to_have_text(LAID)
        if not letters(page):
            break
        hand(page).get_by_role("button", name=re.compile("цена")).last.tap()
        main(page).tap()
        expect(main(page)).to_have_text(re.compile("Выложить|Ходит"))
    expect(guide.get_by_role("button", name="Понятно")).to_be_visible()
