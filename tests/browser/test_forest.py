"""Шёпот леса in real browsers: whole games, votes, lost lines, watchers, first minutes."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.kit.forest import OVER, Walker, play
from tests.browser.kit.looks import DESKTOP, LOOKS, PHONE, Look
from tests.browser.kit.seeing import axe, overflow, settled
from tests.browser.kit.stage import Stage

SHORT = {"hourglass": 300, "decide": 300, "deck_size": 6}
"""Three rounds at most; nobody is hurried."""


def alone(stage: Stage, look: Look, *levels: str, **options: object) -> Page:
    """Sit down with bots, and begin."""
    page = stage.guest(look)
    wanted = {**SHORT, "first": 0, **options}
    table = stage.open_table(page, "forest", len(levels) + 1, *levels, name="Аня", options=wanted)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Начать").click()
    expect(page.get_by_role("heading", name="Ваше слово")).to_be_visible()
    return page


def pair(stage: Stage, *levels: str, **options: object) -> tuple[Page, Page]:
    """Sit down as two, one with a phone and one at a desk, and begin."""
    host, friend = stage.guest(PHONE.calm), stage.guest(DESKTOP.calm)
    table = stage.open_table(
        host, "forest", len(levels) + 2, *levels, name="Аня", options={**SHORT, **options}
    )
    for page in (host, friend):
        page.goto(f"/table/{table}")
    friend.get_by_role("button", name="Сесть за стол").click()
    friend.get_by_role("button", name="Можно начинать").click()
    host.get_by_role("button", name="Начать").click()
    for page in (host, friend):
        expect(page.get_by_role("heading", name="Ваше слово")).to_be_visible()
    return host, friend


def nonsense(page: Page) -> str:
    """Make a spelling of the field's letters that is no word."""
    letters = [letter for letter in Walker(page).letters() if letter in "бвгджзклмнпрстфхцч"]
    return "".join(dict.fromkeys(letters))[:4]


def test_a_whole_game_by_touch_and_by_keys_alone(stage: Stage) -> None:
    host, friend = pair(stage, "greedy")
    play(Walker(host), Walker(friend, keys=True))
    for page in (host, friend):
        expect(page.locator("section.dock h2")).to_have_text(OVER)
        assert overflow(page) == 0
        expect(page.get_by_role("region", name="Чей лес больше")).to_be_attached()


def test_a_refused_word_is_shown_with_its_reason_and_one_cube_is_placed_instead(
    stage: Stage,
) -> None:
    page = alone(stage, PHONE.calm, "random")
    walker = Walker(page)
    walker.write(nonsense(page))
    shown = page.get_by_role("region", name="Слова раунда")
    expect(shown.get_by_text("в словаре такого нет").first).to_be_visible()
    expect(walker.title).to_have_text("Один кубик куда хотите")
    shown.get_by_role("button", name="К лесу").click()
    walker.act()
    expect(walker.title).not_to_have_text("Один кубик куда хотите")


def test_a_word_is_doubted_and_voted_down(stage: Stage) -> None:
    host, friend = pair(stage, referee="vote")
    Walker(friend, keys=True).write(nonsense(friend))
    Walker(host).act()
    host.get_by_role("button", name="Сомневаюсь").click()
    friend.get_by_role("button", name="Возражений нет").click()
    host.get_by_role("button", name="Не засчитывать").click()
    friend.get_by_role("button", name="Засчитать", exact=True).click()
    for page in (host, friend):
        expect(page.get_by_text("стол проголосовал против").first).to_be_visible()


def test_a_draft_survives_a_reload_and_a_cut_line(stage: Stage) -> None:
    page = alone(stage, PHONE.calm, "random")
    walker = Walker(page)
    word = walker.word()
    for letter in word:
        walker.add(letter)
    expect(page.get_by_text("Записано")).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Ваше слово")).to_have_value(word)
    with stage.announced(page, "ERR_INTERNET_DISCONNECTED|WebSocket"):
        page.context.set_offline(True)
        page.get_by_role("button", name="Готово").tap()
        expect(page.get_by_role("heading", name="Слово записано")).to_be_visible()
        page.context.set_offline(False)
    expect(page.get_by_role("region", name="Слова раунда")).to_be_visible()


def test_a_watcher_sees_the_table_and_no_hands(stage: Stage) -> None:
    page = alone(stage, DESKTOP.calm, "random")
    word = Walker(page).word()
    watcher = stage.guest(PHONE.calm)
    watcher.goto(page.url)
    expect(watcher.get_by_role("heading", name="Вы смотрите игру")).to_be_visible()
    for letter in word:
        Walker(page, keys=True).add(letter)
    expect(watcher.get_by_text("слово есть").first).to_be_visible()
    assert word not in (watcher.locator("body").text_content() or "").lower()
    assert watcher.locator(".deeds button").count() == 0


def test_the_first_minutes_are_explained_and_go_on_freely(stage: Stage) -> None:
    page = stage.guest(PHONE.calm)
    page.goto("/learn/forest")
    guide = page.get_by_role("region", name="Первая партия")
    expect(guide).to_contain_text("Это лес")
    assert axe(page) == []
    guide.get_by_role("button", name="Понятно").tap()
    expect(guide).to_contain_text("Готово")
    walker = Walker(page)
    walker.act()
    expect(guide).to_contain_text("Слово приняли")
    page.get_by_role("button", name="К лесу").tap()
    walker.act()
    expect(guide).to_contain_text("на два больше")
    guide.get_by_role("button", name="Понятно").tap()
    expect(guide).to_contain_text("сажать")
    walker.act()
    expect(guide).to_contain_text("Ещё одно слово")
    guide.get_by_role("button", name="Без подсказок").tap()
    expect(guide).to_be_hidden()
    expect(walker.title).to_have_text("Ваше слово")


@pytest.mark.parametrize("look", [*LOOKS, PHONE.dark], ids=lambda look: look.name)
def test_each_state_stands_in_nobodys_way(stage: Stage, look: Look) -> None:
    page = alone(stage, look.calm, "greedy", "random")
    walker = Walker(page)
    for state in ("Ваше слово", "Отметьте слово|Один кубик куда хотите"):
        expect(walker.title).to_have_text(re.compile(state))
        settled(page)
        assert overflow(page) == 0
        assert axe(page) == []
        walker.act()


def test_letters_of_twice_the_size_leave_the_field_and_the_button(stage: Stage) -> None:
    page = alone(stage, PHONE.calm, "random")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    main = page.get_by_role("button", name="Готово")
    expect(main).to_be_in_viewport(ratio=0.95)
    expect(Walker(page).trees.first).to_be_in_viewport(ratio=0.5)
    assert overflow(page) == 0


class Puppet:
    """A table of which the page is told what the test wants, and that hears what the page does."""

    def __init__(self, stage: Stage) -> None:
        """Begin as any table does."""
        self.page = stage.guest(PHONE.calm)
        self.said: dict[str, Any] = {}
        self.acts: list[dict[str, Any]] = []
        self._socket: WebSocketRoute | None = None
        self.page.route_web_socket(re.compile("/socket$"), self._between)
        table = stage.open_table(self.page, "forest", 2, "random", name="Аня", options=SHORT)
        self.page.goto(f"/table/{table}")
        self.page.get_by_role("button", name="Начать").click()
        expect(self.page.get_by_role("heading", name="Ваше слово")).to_be_visible()
        # The bot has nothing more to do then, and nobody speaks but the test.
        expect(self.page.get_by_text("готово", exact=True)).to_be_visible()

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "act" and told["act"]["type"] in {"elder", "prune"}:
                self.acts.append(told["act"])
            server.send(message)

        def said(message: str | bytes) -> None:
            for line in str(message).split("\n"):
                told = json.loads(line)
                if told.get("view"):
                    self.said = told
            socket.send(message)

        socket.on_message(heard)
        server.on_message(said)
        self._socket = socket

    def show(self, rows: list[str], phase: str, **menu: Any) -> None:
        """Show a field (`#` lies face down, `A` with our cube on it) and what is to be decided."""
        trees = [
            {"place": [row, column], "letter": None if sign in "#A" else sign, "cubes": cubes}
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
            for cubes in ([1, 0] if sign == "A" else [0, 0],)
        ]
        view = {
            **self.said["view"],
            "field": {"trees": trees},
            "leaders": [None] * len(trees),
            "phase": {"type": phase, "turn": 0, "until": None},
        }
        told = {"type": "changed", "seq": self.said["seq"], "now": 0, "events": [], "tale": []}
        assert self._socket is not None
        self._socket.send(json.dumps({**told, "view": view, "menu": menu}))

    def touch(self, row: int, column: int) -> None:
        """Touch a place of the field."""
        self.page.locator(f'[data-place="{row}:{column}"]').tap()

    def main(self, name: str) -> None:
        """Press the main button; what the server thinks of it is another matter."""
        self.page.get_by_role("button", name=name).tap()


def test_an_elder_chooses_among_threes_by_touching_them(stage: Stage) -> None:
    table = Puppet(stage)
    threes = [[[0, 0], [0, 1], [0, 2]], [[0, 1], [0, 2], [1, 2]]]
    table.show(["AAA", "тиA"], "elder", elder=threes)
    expect(table.page.get_by_text("Тройка 1 из 2")).to_be_visible()
    table.touch(1, 2)
    expect(table.page.get_by_text("Тройка 2 из 2")).to_be_visible()
    table.main("Взять дерево")
    expect(table.page.get_by_role("alert")).to_contain_text("Сейчас")
    assert table.acts == [{"type": "elder", "places": threes[1]}]


def test_the_field_is_pruned_by_touching_a_tree_of_each_row(stage: Stage) -> None:
    table = Puppet(stage)
    rows = [[[0, 0], [0, 2]], [[1, 1]]]
    table.show(["#о#", "к#т"], "prune", prune={"rows": rows, "columns": []})
    pruned = table.page.get_by_role("button", name="Проредить")
    expect(pruned).to_be_disabled()
    table.touch(0, 2)
    expect(pruned).to_be_enabled()
    assert axe(table.page) == []
    table.main("Проредить")
    expect(table.page.get_by_role("alert")).to_contain_text("Сейчас")
    assert table.acts == [{"type": "prune", "line": "rows", "places": [[0, 2], [1, 1]]}]
