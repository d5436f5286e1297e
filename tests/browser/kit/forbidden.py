"""Tables of «Запретные слова» with people at them, and what people do there."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.kit.looks import Look
from tests.browser.kit.stage import Stage

CALL = re.compile("Не говори")


def deck(black: str, each: int, red: str = "ао") -> dict[str, object]:
    """A deck of few letters: words come soon, and the end with them."""
    stacks = [{"letter": letter, "count": each} for letter in black]
    reds = [{"letter": letter, "count": 8 // len(red)} for letter in red]
    return {"title": "Малая", "piles": {"black": {"stacks": stacks}, "red": {"stacks": reds}}}


def begun(stage: Stage, looks: Sequence[Look], *levels: str, **options: object) -> list[Page]:
    """People at a table where the game has begun, the first of them to move: Аня and her guests."""
    host, *friends = [stage.guest(look) for look in looks]
    agreed = {"first": 0, "turn": None, **options}
    seats = len(looks) + len(levels)
    table = stage.open_table(host, "forbidden", seats, *levels, name="Аня", options=agreed)
    host.goto(f"/table/{table}")
    for friend, name in zip(friends, ("Боря", "Вера"), strict=False):
        called(friend, name)
        friend.goto(f"/table/{table}")
        friend.get_by_role("button", name="Сесть за стол").click()
        friend.get_by_role("button", name="Можно начинать").click()
    host.get_by_role("button", name="Начать", exact=True).click()
    for page in (host, *friends):
        expect(hand(page)).to_have_count(3)
    return [host, *friends]


def called(page: Page, name: str) -> None:
    """Take a name: two guests may have been given the same one."""
    token = page.request.get("/api/me").json()["token"]
    answer = page.request.put("/api/me", data={"name": name}, headers={"X-Bukvitsa-Token": token})
    assert answer.ok, answer.text()


def hand(page: Page) -> Locator:
    return page.locator("[data-slot] button")


def talk(page: Page) -> Locator:
    """The cards of the conversation, as whoever may call sees them."""
    return page.get_by_role("region", name="Разговор").get_by_role("listitem")


def lay(page: Page, place: int = 0) -> None:
    """Lay a card by touching it twice."""
    expect(page.locator(".prompt")).to_contain_text("Ваш ход")
    hand(page).nth(place).click()
    hand(page).nth(place).click()


def spell(page: Page, letters: str) -> None:
    """Put a word together by touching the conversation, a card a letter, and call it."""
    region = page.get_by_role("region", name="Разговор")
    for letter in letters:
        region.get_by_role("button", name=re.compile(f"^{letter}, ")).and_(
            page.locator(":not([aria-pressed])")
        ).first.click()
    page.get_by_role("button", name=CALL).click()
