"""The table of «Анаграммы», played at as people do: by finger, by keys alone, looking on."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.kit.looks import DESKTOP, PHONE, Look
from tests.browser.kit.seeing import axe, overflow, settled
from tests.browser.kit.stage import Stage

LETTER = re.compile("^[а-я]$")
WORDS = ("крот", "скот", "кора", "коса", "рост", "кот", "рот", "ток", "сок", "рак", "сор", "рок")


def deck(letters: str) -> dict[str, object]:
    """Make a deck of these letters, so that it is known what can be made of it."""
    stacks = [{"letter": face, "count": count} for face, count in Counter(letters).items()]
    return {"title": "Проба", "piles": {"letters": {"stacks": stacks}}}


def seated(
    stage: Stage, looks: tuple[Look, Look], letters: str, *levels: str, **options: object
) -> tuple[Page, Page]:
    """Seat two people, and bots after them, at a table where nothing hurries."""
    host, friend = (stage.guest(look) for look in looks)
    agreed = {"deck": deck(letters), "flip_after": None, "first": 0, "cooldown": 0, **options}
    seats = 2 + len(levels)
    table = stage.open_table(host, "anagrams", seats, *levels, name="Аня", options=agreed)
    host.goto(f"/table/{table}")
    friend.goto(f"/table/{table}")
    friend.get_by_role("button", name=re.compile("Сесть за стол|Сесть сюда")).first.click()
    friend.get_by_role("button", name="Можно начинать").click()
    host.get_by_role("button", name="Начать").click()
    expect(turn(host)).to_have_attribute("aria-disabled", "false")
    return host, friend


def turn(page: Page) -> Locator:
    """The button for the one thing that the turn asks for."""
    return page.get_by_role(
        "button", name=re.compile("^(Открыть букву|Открывает|Больше|Ждём|Стол)")
    )


def middle(page: Page) -> Locator:
    """The open letters."""
    return page.get_by_role("region", name="Открытые буквы").get_by_role("button", name=LETTER)


def word(page: Page) -> Locator:
    """Where a word is written."""
    return page.get_by_role("textbox", name="Ваше слово")


def own(page: Page) -> Locator:
    """Our own words."""
    return page.get_by_role("region", name="Ваши слова").get_by_role("button")


def lie(page: Page, count: int) -> None:
    """Wait until so many letters lie open, and nothing flies."""
    expect(middle(page)).to_have_count(count)
    settled(page)


def tap(page: Page, spelling: str) -> None:
    """Touch open letters one after another, each a card of its own."""
    for letter in spelling:
        free = page.locator(f".pool button:not([aria-pressed])[aria-label='{letter}']")
        free.first.tap()


def open_all(host: Page, friend: Page, count: int) -> None:
    """Open letters in turn, by finger and by a key."""
    for opened in range(count):
        page = (host, friend)[opened % 2]
        expect(turn(page)).to_have_attribute("aria-disabled", "false")
        if page is host:
            turn(page).tap()
        else:
            page.keyboard.press("Space")
        expect(page.locator(".pool li:not(.slot)")).to_have_count(opened + 1)
    for page in (host, friend):
        lie(page, count)


@pytest.fixture
def pair(stage: Stage) -> tuple[Page, Page]:
    """A phone and a desktop; four letters lie open."""
    host, friend = seated(stage, (PHONE.calm, DESKTOP.calm), "котр")
    open_all(host, friend, 4)
    return host, friend


def test_a_word_is_stolen_and_no_keystroke_is_lost(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    word(friend).focus()
    friend.keyboard.type("кро")
    tap(host, "кот")
    expect(word(host)).to_have_value("кот")
    host.get_by_role("button", name="Беру!").tap()
    expect(own(host)).to_have_accessible_name(re.compile("^кот, 3 буквы"))
    expect(friend.get_by_role("region", name="Слова: Аня")).to_contain_text("3")
    expect(word(friend)).to_have_value("кро")
    friend.keyboard.type("т")
    way = friend.get_by_role("group", name="Как сложить").get_by_role("button").first
    expect(way).to_contain_text("кот")
    expect(way).to_contain_text("+ Р")
    friend.keyboard.press("Enter")
    expect(own(friend)).to_have_accessible_name(re.compile("^крот, 4 буквы"))
    expect(host.get_by_role("img", name="слов пока нет")).to_be_attached()
    expect(host.get_by_text("Партия окончена").first).to_be_attached()


NONSENSE = ("тко", "оок", "ткк", "тто")
"""No words; whichever four letters of two «кот» are open make one of them."""


def test_a_refused_word_says_why_and_may_be_put_to_the_vote(stage: Stage) -> None:
    host, friend = seated(stage, (PHONE.calm, DESKTOP.calm), "коткот", referee="appeal")
    open_all(host, friend, 4)
    word(friend).focus()
    friend.keyboard.type("щука")
    expect(friend.get_by_text("Нет на столе: Щ, У, А")).to_be_visible()
    friend.keyboard.press("Enter")
    expect(friend.get_by_text("не хватает Щ, У, А", exact=False).first).to_be_visible()
    rule = friend.get_by_role("link", name="правило")
    expect(rule).to_have_attribute("href", "/rules/anagrams#AN-4")
    open_letters = Counter(faces(host))
    nonsense = next(each for each in NONSENSE if Counter(each) <= open_letters)
    word(friend).fill(nonsense)
    friend.keyboard.press("Enter")
    friend.get_by_role("button", name="Спросить стол").click()
    for page in (host, friend):
        expect(page.get_by_role("region", name="Засчитать?")).to_be_visible()
        assert axe(page) == []
    expect(turn(host)).to_have_attribute("aria-disabled", "true")
    host.get_by_role("button", name="Засчитать", exact=True).tap()
    friend.get_by_role("button", name="Засчитать", exact=True).click()
    expect(own(friend)).to_have_accessible_name(re.compile(f"^{nonsense}, 3 буквы"))


def faces(page: Page) -> list[str]:
    """Read the open letters."""
    found: list[str] = middle(page).evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    return found


def test_where_the_table_judges_a_word_is_doubted_and_voted_down(stage: Stage) -> None:
    host, friend = seated(stage, (PHONE.calm, DESKTOP.calm), "коткот", referee="vote")
    open_all(host, friend, 4)
    tap(host, "".join(faces(host)[:3]))
    host.get_by_role("button", name="Беру!").tap()
    expect(host.get_by_text("Можно усомниться")).to_be_visible()
    friend.get_by_role("button", name="Сомневаюсь").click()
    host.get_by_role("button", name="Засчитать", exact=True).tap()
    friend.get_by_role("button", name="Не засчитывать").click()
    expect(host.get_by_text("Слово не принято").first).to_be_attached()
    expect(own(host)).to_have_count(0)
    lie(host, 4)


def test_the_way_may_be_chosen(stage: Stage) -> None:
    host, friend = seated(stage, (PHONE.calm, DESKTOP.calm), "коткотр")
    open_all(host, friend, 7)
    tap(host, "кот")
    host.get_by_role("button", name="Беру!").tap()
    expect(own(host)).to_have_count(1)
    word(host).fill("крот")
    ways = host.get_by_role("group", name="Как сложить").get_by_role("button")
    expect(ways).to_have_count(2)
    ways.filter(has_text="+ Р").tap()
    expect(own(host)).to_have_attribute("aria-pressed", "true")
    host.get_by_role("button", name="Беру!").tap()
    expect(own(host)).to_have_count(1)
    expect(own(host)).to_have_accessible_name(re.compile("^крот"))


def test_a_lost_network_and_a_new_page_lose_nothing(stage: Stage, pair: tuple[Page, Page]) -> None:
    host, friend = pair
    word(host).fill("кот")
    with stage.announced(host, "ERR_INTERNET_DISCONNECTED"):
        host.context.set_offline(True)
        expect(host.get_by_text("Связь потерялась")).to_be_visible(timeout=40_000)
        word(friend).fill("рот")
        friend.keyboard.press("Enter")
        expect(own(friend)).to_have_count(1)
        host.context.set_offline(False)
        expect(host.get_by_role("button", name=re.compile("^рот, 3 буквы"))).to_be_visible()
    expect(word(host)).to_have_value("кот")
    host.reload()
    expect(host.get_by_role("button", name=re.compile("^рот, 3 буквы"))).to_be_visible()


def test_a_watcher_sees_the_table_and_calls_nothing(stage: Stage, pair: tuple[Page, Page]) -> None:
    watcher = stage.guest(PHONE.calm)
    watcher.goto(pair[0].url)
    expect(watcher.get_by_text("Вы смотрите.")).to_be_visible()
    region = watcher.get_by_role("region", name="Открытые буквы")
    expect(region.get_by_role("img", name=LETTER)).to_have_count(4)
    expect(region.get_by_role("button")).to_have_count(0)
    expect(watcher.get_by_role("textbox")).to_have_count(0)
    tap(pair[0], "кот")
    pair[0].get_by_role("button", name="Беру!").tap()
    watcher.get_by_role("button", name=re.compile("^кот, 3 буквы")).tap()
    expect(watcher.get_by_role("dialog")).to_contain_text(re.compile("кот", re.IGNORECASE))
    assert axe(watcher) == []


def test_a_whole_game_by_finger_and_by_keys_alone(stage: Stage) -> None:
    looks = (PHONE.calm, DESKTOP.calm)
    host, friend = seated(stage, looks, "кккоооотттрррааасс", "random", last_call=10)
    for _ in range(6):
        expect(turn(host)).to_have_attribute("aria-disabled", "false")
        turn(host).tap()
        expect(turn(friend)).to_have_attribute("aria-disabled", "false")
        friend.keyboard.press("Space")
        call(host, by_keys=False)
        call(friend, by_keys=True)
    for page in (host, friend):
        ending = page.get_by_role("button", name="Больше не вижу").or_(
            page.get_by_text("Партия окончена")
        )
        expect(ending.first).to_be_attached()
    for page in (host, friend):
        last = page.get_by_role("button", name="Больше не вижу")
        if last.count() and last.first.is_visible():
            last.first.press("Enter")
    for page in (host, friend):
        expect(page.get_by_text("Партия окончена").first).to_be_attached(timeout=20_000)


def call(page: Page, *, by_keys: bool) -> None:
    """Call a word that is seen, or one that cannot be: the table has an answer to both."""
    open_letters = Counter(faces(page))
    seen = next((each for each in WORDS if not Counter(each) - open_letters), "ящур")
    keys = page.get_by_role("group", name="Клавиатура")
    if by_keys:
        page.keyboard.press("/")
        page.keyboard.type(seen)
        page.keyboard.press("Enter")
    else:
        for letter in seen:
            keys.get_by_role("button", name=re.compile(f"^{letter}(,|$)")).tap()
        page.get_by_role("button", name="Беру!").tap()
    expect(word(page)).to_have_value("")


@pytest.mark.parametrize("look", [PHONE.calm, PHONE.dark.calm, DESKTOP.dark.calm])
def test_nothing_stands_in_anybodys_way(stage: Stage, look: Look) -> None:
    page = stage.guest(look)
    options = {"flip_after": None, "layout": "heap", "first": 0}
    table = stage.open_table(page, "anagrams", 10, *["random"] * 9, name="Аня", options=options)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Начать").click()
    expect(turn(page)).to_have_attribute("aria-disabled", "false")
    assert axe(page) == []
    turn(page).click()
    word(page).fill("кот")
    lie_some(page)
    assert axe(page) == []
    assert overflow(page) == 0


def lie_some(page: Page) -> None:
    """Wait until letters lie open and nothing flies."""
    expect(middle(page).first).to_be_visible()
    settled(page)


def test_large_text_loses_nothing(stage: Stage) -> None:
    page = stage.guest(PHONE.calm)
    options = {"flip_after": None, "first": 0}
    table = stage.open_table(page, "anagrams", 3, "random", "random", name="Аня", options=options)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Начать").click()
    expect(turn(page)).to_have_attribute("aria-disabled", "false")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    settled(page)
    expect(turn(page)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Беру!")).to_be_in_viewport(ratio=1)
    turn(page).tap()
    expect(middle(page).first).to_be_in_viewport()
    assert overflow(page) == 0


def test_the_first_minutes_are_shown_and_may_be_skipped(stage: Stage) -> None:
    page = stage.guest(PHONE.calm)
    page.goto("/learn/anagrams")
    guide = page.get_by_role("region", name=re.compile("Первые минуты|Урок|Подсказк|Учимся"))
    expect(page.get_by_text("Ваша очередь: откройте первую.")).to_be_visible()
    turn(page).tap()
    expect(page.get_by_text("2 из 3")).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="Без подсказок").tap()
    expect(guide).to_have_count(0)
    expect(turn(page)).to_be_visible()
