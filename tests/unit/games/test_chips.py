"""What is not as usual at a table is told in a few words."""

from typing import Any

import pytest

from bukvitsa.games.agreement import agreed
from bukvitsa.games.chips import chips
from bukvitsa.games.shelf import ROOMS
from bukvitsa.kernel.options import TableOptions


@pytest.mark.parametrize(
    ("game", "raw", "said"),
    [
        ("anagrams", {}, ()),
        ("anagrams", {"cooldown": 2, "layout": "row"}, ()),
        ("anagrams", {"layout": "heap", "flip_after": None}, (
            "Время на открытие буквы: без срока", "Как лежат буквы: кучей",
        )),
        ("underwood", {"prizes": False, "target": 50}, (
            "До скольких очков: 50", "Призовые карты: нет",
        )),
        ("forest", {"decide": 30, "deck_size": 40, "family": True}, (
            "Время на решение: 30 с", "Длина колоды: 40", "Семейный стол",
        )),
        ("forbidden", {"first": 1, "allow": ["ыыы", "ъъъ"]}, (
            "Свои слова: 2", "Кто начинает: место 2",
        )),
    ],
)  # fmt: skip
def test_only_what_differs_is_told(game: str, raw: dict[str, Any], said: tuple[str, ...]) -> None:
    options = agreed(ROOMS[game].game.kinds.options, raw)
    assert isinstance(options, TableOptions)
    assert chips(options) == said


def test_nobody_puts_the_own_text_into_the_list_by_a_deck() -> None:
    deck = {"title": "Чужие слова", "piles": {}}
    options = agreed(ROOMS["anagrams"].game.kinds.options, {"deck": deck})
    assert isinstance(options, TableOptions)
    assert chips(options) == ("Своя колода",)
