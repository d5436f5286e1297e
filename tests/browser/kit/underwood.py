"""Playing Ундервуд by what one sees: whose hands, which words, which keys."""

from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, expect

from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.lexicon.book import open_lexicon
from tests.browser.kit.stage import Stage

KEYS = dict(
    zip("йцукенгшщзхъфывапролджэячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,.", strict=True)
)
"""Where the letters lie on a keyboard whose layout is Latin."""
WORDS = ("коткоткот", "коткот", "кот", "окк", "отт", "ток", "ко", "от", "кк", "тт", "оо")
"""Whatever is drawn of three letters makes one of them."""
NONSENSE = ("тто", "кко", "оок", "ттк", "ккт", "оот")
"""No words; whatever is drawn of three letters makes one of them."""
FAST: dict[str, Any] = {
    "first": 0,
    "turn": None,
    "prizes": False,
    "allow": list(WORDS),
    "deck": {
        "title": "Три буквы",
        "piles": {
            "letters": {"stacks": [{"letter": sign, "count": 20, "price": 2} for sign in "кот"]}
        },
        "counts": {"wild": 2},
    },
}
"""A table at which nobody has to search for words."""


def sit_down(stage: Stage, pages: list[Page], *bots: str, **options: Any) -> str:
    """Open a table, let everybody sit, and begin; give its id."""
    host, *others = pages
    table = stage.open_table(
        host, "underwood", len(pages) + len(bots), *bots, name="Аня", options=FAST | options
    )
    for page in pages:
        page.goto(f"/table/{table}")
    for page in others:
        page.get_by_role("button", name="Сесть").first.click()
    host.get_by_role("button", name="Начать").click()
    for page in pages:
        expect(hand(page)).to_be_visible()
    return table


def hand(page: Page) -> Locator:
    """Find the own hand."""
    return page.get_by_role("list", name="Рука")


def letters(page: Page) -> Counter[str]:
    """Count the letters in the hand that are not spoken for."""
    names = (
        hand(page)
        .get_by_role("button")
        .evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    )
    return Counter(name[0].lower() for name in names if name[1:2] == ",")


def main(page: Page) -> Locator:
    """Find the main button."""
    return page.locator(".buttons .main")


def lay(page: Page) -> Locator:
    return page.get_by_role("button", name="Выложить")


def word_of(page: Page) -> str | None:
    """Choose the longest word that the hand makes."""
    have = letters(page)
    return next((word for word in WORDS if Counter(word) <= have), None)


def nonsense_of(page: Page) -> str:
    """Choose what is no word and is made of the hand."""
    have = letters(page)
    return next(word for word in NONSENSE if Counter(word) <= have)


def real_word_of(page: Page) -> str | None:
    """Choose a word of the dictionary that the hand makes."""
    known = open_lexicon().vocabulary(UnderwoodOptions().words())
    return next(iter(sorted(known.words("".join(letters(page).elements())), key=len)), None)


def tap(page: Page, word: str) -> None:
    """Put a word together with a finger, card by card."""
    for letter in word:
        hand(page).get_by_role("button", name=f"{letter.upper()}, цена").and_(
            page.locator(":not(.ghost)")
        ).first.tap()


def write(page: Page, word: str) -> None:
    """Put a word together with keys."""
    for letter in word:
        page.keyboard.press(KEYS[letter])


def shown(page: Page) -> Locator:
    """Find the words on the table."""
    return page.get_by_role("region", name="Слова на столе")


def over(page: Page) -> Locator:
    """Find what a result shows."""
    return page.get_by_role("region", name="Счёт")
