"""A person at a table of Шёпот леса, by touch or by keys alone."""

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

WORDS = """
полоса соломка сорока корона ворона молоко колос волос окно поле море лето тело дело вода нора рота
рама мина луна роза коса лиса липа река рука нога лапа сено село доля воля перо мост рост хвост лист
куст кость соль роль пень ель кот дом лес нос сон сок рот рак мак кит том сор вор вол пол пот кол
бок бор бал пар пир мир тир мел сыр рис лен ива ухо око ад яд ус ум
""".split()  # noqa: SIM905 - a list of words is read as words
"""Words that the dictionary knows; one of them is nearly always there."""

KEYS = dict(
    zip("йцукенгшщзхъфывапролджэячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,.", strict=True)
)
"""Where letters lie on a keyboard that has no Russian ones."""

DECISIONS = {
    "Ваше слово": "_write",
    "Отметьте слово": "_agree",
    "Один кубик куда хотите": "_mark",
    "Дерево ваше!": "_agree",
    "Вы старейшина": "_agree",
    "Посадите дерево": "_grow",
    "Проредить лес?": "_prune",
    "Слова на столе": "_agree",
}
OVER = "Игра окончена"

AWAITED = """([people, over]) => {
    const title = document.querySelector('section.dock h2')?.textContent;
    const main = document.querySelector('.deeds .main');
    if (title === over) return over;
    const moving = [...document.querySelectorAll('.players > li')]
        .flatMap((tag, seat) => (tag.ariaCurrent ? [seat] : []));
    const seat = people.find((each) => moving.includes(each));
    return seat === undefined || main?.ariaBusy === 'true' ? false : `${seat}`;
}"""


class Walker:
    """Writes the first word that is there, and decides whatever is to be decided."""

    def __init__(self, page: Page, *, keys: bool = False) -> None:
        """Sit down at a page that shows a table."""
        self.page = page
        self.keys = keys
        self.used: set[str] = set()

    @property
    def title(self) -> Locator:
        """What is decided now."""
        return self.page.locator("section.dock h2")

    @property
    def main(self) -> Locator:
        """The main button."""
        return self.page.locator(".deeds .main")

    @property
    def trees(self) -> Locator:
        """All trees of the field."""
        return self.page.get_by_role("group", name="Лес").get_by_role("button")

    def letters(self) -> list[str]:
        """Read the letters that lie open on the field."""
        names = self.trees.evaluate_all("(all) => all.map((each) => each.ariaLabel)")
        return [name[0].lower() for name in names if re.match(r"\w,", name)]

    def word(self) -> str:
        """Find a word that was not used; nothing if none comes to mind."""
        there = Counter(self.letters())
        fit = (word for word in WORDS if word not in self.used and Counter(word) <= there)
        return next(fit, "")

    def due(self) -> bool:
        """Tell whether something is to be decided now, as this page sees it."""
        answered = self.page.locator('.deeds .main[aria-busy="true"]').count() == 0
        return answered and self.title.text_content() in DECISIONS

    def act(self) -> None:
        """Decide what is to be decided now."""
        expect(self.title).to_have_text(re.compile("|".join(map(re.escape, DECISIONS))))
        getattr(self, DECISIONS[self.title.text_content() or ""])()

    def write(self, word: str) -> None:
        """Write a word and say «Готово»."""
        for letter in word:
            self.add(letter)
        expect(self.main).to_be_enabled()
        self._yes()
        expect(self.title).not_to_have_text("Ваше слово")

    def add(self, letter: str) -> None:
        """Add a letter to the word."""
        if self.keys:
            self.page.keyboard.press(KEYS[letter])
        else:
            label = f'[aria-label^="{letter.upper()},"]'
            self._press(self.page.locator(f".plot{label}:not(:has(.chosen))").first)

    def _write(self) -> None:
        word = self.word()
        if word:
            self.used.add(word)
            self.write(word)
        else:
            self._no()
            expect(self.title).not_to_have_text("Ваше слово")

    def _agree(self) -> None:
        expect(self.main).to_be_enabled()
        self._yes()

    def _mark(self) -> None:
        """Put a cube on a tree; where the supply is empty, from another one."""
        while self.main.is_disabled():
            tree = self.page.locator(".plot:not(:has(.faint, .chosen, .leaves))").first
            self._choose(tree)
        self._yes()

    def _grow(self) -> None:
        self._choose(self.page.get_by_role("button", name="пустое место").first)
        self._agree()

    def _prune(self) -> None:
        self._no()

    def _choose(self, tree: Locator) -> None:
        """Touch a place of the field; by keys, go there with arrows first."""
        if not self.keys:
            self._press(tree)
            return
        wanted = tree.get_attribute("data-place") or ""
        row, column = map(int, wanted.split(":"))
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("ArrowRight")
        for _ in range(60):
            there = self.page.evaluate("document.activeElement.dataset.place ?? ''")
            if there == wanted:
                break
            here = [int(each) for each in there.split(":")] if there else [row, column]
            down, right = row - here[0], column - here[1]
            key = ("ArrowDown" if down > 0 else "ArrowUp") if down else ""
            key = key or ("ArrowRight" if right > 0 else "ArrowLeft")
            self.page.keyboard.press(key)
            if self.page.evaluate("document.activeElement.dataset.place ?? ''") == there:
                self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        self.page.keyboard.press("Space")

    def _press(self, what: Locator) -> None:
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            what.tap()
        else:
            what.click()

    def _yes(self) -> None:
        if self.keys:
            self._by_tab(self.main)
        else:
            self._press(self.main)

    def _no(self) -> None:
        side = self.page.locator(".deeds .quiet")
        if self.keys:
            self._by_tab(side)
        else:
            self._press(side)

    def _by_tab(self, button: Locator) -> None:
        """Go to a button by the Tab key, and press it."""
        for _ in range(60):
            if button.evaluate("(it) => it === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")


def play(*walkers: Walker, until: tuple[str, ...] = (OVER,)) -> None:
    """Play until the first walker is to decide that, or to the end of the game.

    Walkers sit on the first seats, bots on the others.
    """
    first, people = walkers[0], list(range(len(walkers)))
    while True:
        told = first.page.wait_for_function(AWAITED, arg=[people, OVER]).json_value()
        if told == OVER or (first.due() and first.title.text_content() in until):
            return
        if walkers[int(told)].due():  # the first page may know more, or less, than another
            walkers[int(told)].act()
