"""The first page opens for everybody, on every screen, in letters that are really drawn."""

import pytest
from playwright.sync_api import expect

from tests.browser.kit.looks import LOOKS, PHONE, Look
from tests.browser.kit.seeing import axe, letters_drawn, overflow, settled
from tests.browser.kit.stage import Stage


@pytest.mark.parametrize("look", [*LOOKS, PHONE.dark], ids=lambda look: look.name)
def test_the_first_page_opens_on_every_screen(stage: Stage, look: Look) -> None:
    page = stage.guest(look, stranger=True)
    page.goto("/")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    settled(page)
    assert letters_drawn(heading)
    assert overflow(page) == 0
    assert axe(page) == []
