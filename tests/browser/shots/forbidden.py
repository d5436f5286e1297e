"""The table of «Запретные слова» in its states, few players and many."""

from playwright.sync_api import Page, expect

from tests.browser.kit.forbidden import CALL, begun, deck, hand, lay, spell, talk
from tests.browser.kit.looks import DESKTOP, PHONE
from tests.browser.kit.shots import Scene, shot

OKO = deck("к", 24, "о")


def _pair(scene: Scene, **options: object) -> tuple[Page, Page]:
    """A host with the screen of the picture, and a friend."""
    host, friend = begun(scene, (scene.look, DESKTOP.calm), **options)
    return host, friend


def _called(scene: Scene, **options: object) -> tuple[Page, Page]:
    """The friend calls a word against the host."""
    host, friend = _pair(scene, deck=OKO, **options)
    lay(host)
    expect(talk(friend)).to_have_count(3)
    spell(friend, "око")
    return host, friend


@shot("forbidden-begins", dark=True)
def begins(scene: Scene) -> Page:
    (page,) = begun(scene, (scene.look,), "greedy", "greedy")
    hand(page).nth(1).click()
    return page


@shot("forbidden-time-for-a-word", dark=True, readme=PHONE)
def window(scene: Scene) -> Page:
    looks = (scene.look, DESKTOP.calm, DESKTOP.calm)
    host, friend, third = begun(scene, looks, call_window=30, turn=90)
    lay(host)
    expect(talk(friend)).to_have_count(3)
    third.get_by_role("button", name="Молчу").click()
    lay(friend)
    expect(host.get_by_role("button", name="Молчу")).to_be_visible()
    return host


@shot("forbidden-calling", dark=True)
def calling(scene: Scene) -> Page:
    host, friend = _pair(scene, deck=deck("кт", 12, "ао"))
    lay(host)
    expect(talk(friend)).to_have_count(3)
    lay(friend)
    expect(talk(host)).to_have_count(4)
    for card in (2, 0):
        host.get_by_role("region", name="Разговор").get_by_role("button").nth(card).click()
    return host


@shot("forbidden-refused")
def refused(scene: Scene) -> Page:
    host, friend = _pair(scene, cooldown=30, deck=deck("щ", 24, "о"))
    lay(host)
    expect(talk(friend)).to_have_count(3)
    lay(friend)
    expect(talk(host)).to_have_count(4)
    spell(host, "щоо")
    expect(host.get_by_text("в словаре такого нет").first).to_be_visible()
    return host


@shot("forbidden-paid", dark=True)
def paid(scene: Scene) -> Page:
    host, _ = _called(scene)
    expect(host.get_by_role("button", name="Хожу я")).to_be_visible()
    return host


@shot("forbidden-doubt")
def doubt(scene: Scene) -> Page:
    host, _ = _called(scene, referee="vote")
    expect(host.get_by_role("button", name="Сомневаюсь")).to_be_visible()
    return host


@shot("forbidden-vote", dark=True)
def vote(scene: Scene) -> Page:
    host = doubt(scene)
    host.get_by_role("button", name="Сомневаюсь").click()
    expect(host.get_by_role("button", name="Не засчитывать")).to_be_visible()
    return host


@shot("forbidden-six")
def six(scene: Scene) -> Page:
    (page,) = begun(scene, (scene.look,), *["greedy"] * 5, games=3)
    return page


@shot("forbidden-watched")
def watched(scene: Scene) -> Page:
    host, friend = begun(scene, (PHONE.calm, DESKTOP.calm))
    watcher = scene.guest()
    watcher.goto(host.url)
    lay(host)
    expect(talk(friend)).to_have_count(3)
    expect(talk(watcher)).to_have_count(3)
    return watcher


@shot("forbidden-piles")
def piles(scene: Scene) -> Page:
    host, _ = _called(scene)
    expect(host.get_by_role("button", name="Хожу я")).to_be_visible()
    host.get_by_role("button", name="Аня: подробнее").click()
    return host


@shot("forbidden-lesson", dark=True)
def lesson(scene: Scene) -> Page:
    page = scene.guest()
    page.goto("/learn/forbidden")
    page.get_by_role("button", name="Понятно").click()
    expect(page.get_by_role("button", name=CALL)).to_be_visible()
    return page
