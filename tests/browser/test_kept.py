"""The client stays on the device: without a connection, and beside a newer build."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bukvitsa.server.pages.client import STATIC
from tests.browser.kit.looks import PHONE
from tests.browser.kit.serve import Order
from tests.browser.kit.server import Server, serving
from tests.browser.kit.stage import Stage

LATER = re.compile(r"/assets/Words-[\w-]+\.js")
"""What is fetched only when it is wanted."""


def _settle_in(page: Page) -> None:
    """Open the first page and wait until the worker has put everything by."""
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        "navigator.serviceWorker.ready.then((all) => all.active.state === 'activated')"
    )
    page.reload()


@pytest.fixture
def visiting(browser: Browser) -> Iterator[Callable[[Server], Stage]]:
    """Lets guests in at servers that come and go; what their pages say of it is no fault."""
    stages: list[Stage] = []

    def visit(server: Server) -> Stage:
        stages.append(Stage(browser, server))
        return stages[-1]

    yield visit
    for stage in stages:
        stage.leave()


@pytest.fixture
def alone(visiting: Callable[[Server], Stage], tmp_path: Path) -> Page:
    """A page whose server has gone after it was visited once."""
    with serving(Order(folder=tmp_path)) as gone:
        page = visiting(gone).guest(PHONE, worker=True)
        _settle_in(page)
    return page


def test_rules_are_read_without_a_connection(alone: Page) -> None:
    alone.goto("/rules/forest")
    expect(alone.get_by_role("heading", level=1)).to_contain_text("Шёпот леса")


def test_what_needs_the_server_says_that_it_is_gone_and_where_to_read(alone: Page) -> None:
    alone.goto("/words")
    expect(alone).to_have_url(re.compile("/offline$"))
    alone.get_by_role("link", name="Анаграммы").click()
    expect(alone.get_by_role("heading", level=1)).to_contain_text("Анаграммы")


def _newer(static: Path) -> None:
    """Make a build out of another one, as if something had been changed."""
    for name in ("sw.js", "index.html"):
        path = static / name
        text = path.read_text(encoding="utf-8")
        changed = text.replace("build-", "build-newer-").replace("<body>", '<body id="newer">')
        assert changed != text
        path.write_text(changed, encoding="utf-8")
        for packed in static.glob(f"{name}.*"):
            packed.unlink()


def test_a_newer_build_is_offered_outside_of_games_and_taken_when_one_likes(
    visiting: Callable[[Server], Stage], tmp_path: Path
) -> None:
    static = tmp_path / "static"
    with serving(Order(folder=tmp_path)) as server:
        shutil.copytree(STATIC, static)
        stage = visiting(server)
        page = stage.guest(PHONE, worker=True)
        _settle_in(page)
        table = stage.open_table(page, "anagrams", 2)
        playing = stage.another(page)
        playing.goto(f"/table/{table}")
        expect(playing.get_by_role("heading", level=1)).to_be_visible()
    _newer(static)
    with serving(Order(folder=tmp_path, static=static, port=server.port)):
        page.evaluate("navigator.serviceWorker.ready.then((all) => all.update())")
        expect(page.get_by_role("button", name="Обновить")).to_be_visible()
        expect(playing.get_by_role("button", name="Обновить")).to_be_hidden()
        page.get_by_role("button", name="Обновить").click()
        expect(page.locator("#newer")).to_be_attached()
        expect(page.get_by_role("button", name="Обновить")).to_be_hidden()
        assert playing.evaluate("() => document.querySelector('#newer') === null")


def test_a_running_game_finds_what_it_lacks_in_the_build_it_began_with(
    visiting: Callable[[Server], Stage], tmp_path: Path
) -> None:
    static = tmp_path / "static"
    with serving(Order(folder=tmp_path)) as server:
        shutil.copytree(STATIC, static)
        page = visiting(server).guest(PHONE, worker=True)
        _settle_in(page)
    _newer(static)
    worker = static / "sw.js"
    listed = worker.read_text(encoding="utf-8")
    gone = LATER.search(listed)
    assert gone is not None
    (static / gone[0][1:]).unlink()
    worker.write_text(listed.replace(f'"{gone[0]}",', ""), encoding="utf-8")
    with serving(Order(folder=tmp_path, static=static, port=server.port)):
        page.evaluate("navigator.serviceWorker.ready.then((all) => all.update())")
        expect(page.get_by_role("button", name="Обновить")).to_be_visible()
        page.get_by_role("link", name="Слова").first.click()
        expect(page).to_have_url(re.compile("/words$"))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.locator("#newer").count() == 0
