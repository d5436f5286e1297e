"""The kit sees what it says that it sees."""

import json
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.kit import chromium
from tests.browser.kit.looks import PHONE
from tests.browser.kit.seeing import axe, letters_drawn, overflow, settled
from tests.browser.kit.stage import Stage


@pytest.fixture
def page(stage: Stage) -> Page:
    """A page that a test spoils."""
    opened = stage.guest(PHONE)
    opened.goto("/")
    settled(opened)
    return opened


@pytest.mark.parametrize(
    ("spoilt", "complaint"),
    [
        ("console.error('so')", "error: so"),
        ("console.warn('so')", "warning: so"),
        ("setTimeout(() => { throw new Error('so') })", "thrown: Error: so"),
        ("fetch('/nowhere')", "404"),
        ("fetch('http://elsewhere.invalid/').catch(() => {})", "Content Security Policy"),
        ("document.head.append(Object.assign(document.createElement('script'), { text: '1' }))",
         "Content Security Policy"),
    ],
)  # fmt: skip
def test_a_page_that_complains_is_heard(
    stage: Stage, page: Page, spoilt: str, complaint: str
) -> None:
    with page.expect_event("console" if "throw" not in spoilt else "pageerror"):
        page.evaluate(f"() => {{ {spoilt}; }}")
    assert any(complaint in fault for fault in stage.forgive(page))


def test_a_complaint_that_was_announced_fails_nothing(stage: Stage, page: Page) -> None:
    with stage.announced(page, "so"), page.expect_console_message():
        page.evaluate("console.error('so')")
    assert stage.forgive(page) == []


def test_a_page_wider_than_its_window_is_measured(page: Page) -> None:
    assert overflow(page) == 0
    page.evaluate("document.body.style.width = 'calc(100vw + 30px)'")
    assert overflow(page) > 0


def test_a_picture_without_words_is_found_by_axe(page: Page) -> None:
    assert not any("image-alt" in fault for fault in axe(page))
    page.evaluate("document.querySelector('main').append(new Image())")
    assert any("image-alt" in fault for fault in axe(page))


def test_a_text_in_a_face_that_did_not_come_does_not_count_as_drawn(page: Page) -> None:
    heading = page.get_by_role("heading", level=1)
    assert letters_drawn(heading)
    heading.evaluate("(element) => { element.textContent = '\u2003\u2003'; }")
    assert not letters_drawn(heading)


def test_the_browser_that_comes_with_the_packages_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", "")
    found = chromium.find()
    said = subprocess.run(
        [found.path, "--version"], env=found.environment, capture_output=True, text=True, check=True
    )
    wanted = json.loads((chromium.PACKAGE / "package.json").read_text(encoding="utf-8"))["version"]
    assert f"Chromium {wanted.partition('.')[0]}." in said.stdout


def test_a_named_browser_is_taken_before_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/opt/own")
    assert chromium.find().path == Path("/opt/own")
