"""What a table may agree on, with its bounds."""

from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.games.agreement import agreed, offers
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.words import Forms, Plurals


def test_the_games_own_options_and_what_is_usual() -> None:
    usual = {offer.name: offer.usual for offer in offers(UnderwoodOptions)[:7]}
    assert usual == {
        "target": 100, "rounds": 20, "turn": 90, "doubt": 10, "prizes": True, "extended": False,
        "deck": None,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("option", "least", "most"),
    [("target", 30, 500), ("rounds", 1, 50), ("turn", 20, 600), ("doubt", 3, 30)],
)
def test_bounds(option: str, least: int, most: int) -> None:
    """UN-3, UN-24, UN-25, WD-17."""
    for number in (least, most):
        assert agreed(UnderwoodOptions, {option: number}) == replace(
            UnderwoodOptions(), **{option: number}
        )
    for number in (least - 1, most + 1):
        assert isinstance(agreed(UnderwoodOptions, {option: number}), Refusal)


@pytest.mark.parametrize("clock", ["turn"])
def test_a_clock_that_may_be_off(clock: str) -> None:
    """UN-24."""
    assert agreed(UnderwoodOptions, {clock: None}) == UnderwoodOptions(turn=None)
    for other in ("doubt", "vote"):
        assert isinstance(agreed(UnderwoodOptions, {other: None}), Refusal)


@pytest.mark.parametrize(("options", "forms"), [({}, Forms.NOUN), ({"extended": True}, Forms.ANY)])
def test_which_words_are_taken(options: dict[str, Any], forms: Forms) -> None:
    """UN-10: two letters or more, plurals widely, any form if so agreed (WD-2, WD-9, WD-10)."""
    words = UnderwoodOptions(**options).words()
    assert (words.shortest, words.plurals, words.forms) == (2, Plurals.MOSTLY, forms)
