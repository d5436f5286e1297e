"""AN-1: the cards of a table, and what is known of them before the first is opened."""

from collections import Counter
from typing import Any

import pytest

from bukvitsa.games.anagrams.events import Opened
from bukvitsa.games.anagrams.game import Anagrams
from bukvitsa.games.anagrams.options import AnagramsOptions
from bukvitsa.games.anagrams.seen import OpenedSeen
from bukvitsa.games.refusals import explain, read_sayings
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import WATCHER, Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import open_table
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import Pile, Stack
from bukvitsa.letters.deck import Deck
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.play import Reversed, Unshuffled

GAME = Anagrams()
PRINTED = (
    "А9 Б2 В3 Г2 Д3 Е7 Ж1 З2 И7 Й1 К6 Л5 М3 Н6 О8 П3 Р6 С5 Т6 У3 Ф1 Х1 Ц1 Ч1 Ш1 Щ1 Ъ1 Ы1 Ь2 Э1 "
    "Ю1 Я2"
)
HANDFUL = Pile((Stack(Letter("а"), 2), Stack(Letter("к"), 1)))


def opened(options: AnagramsOptions, chance: Any = None) -> tuple[Any, ...] | Refusal:
    world = World(Instant(7), chance or Unshuffled(), ListedLexicon([]))
    return GAME.open(options, 3, world)


def test_the_deck_is_the_102_letters_of_underwood() -> None:
    """AN-1: letters only, each as often as printed."""
    events = opened(AnagramsOptions())
    assert isinstance(events, tuple)
    (event,) = events
    assert isinstance(event, Opened)
    counts = {card[0].lower(): int(card[1:]) for card in PRINTED.split()}
    assert Counter(event.faces) == counts
    assert len(event.faces) == 102


def test_the_deck_is_shuffled_and_nobody_hears_in_what_order() -> None:
    """AN-1: the event keeps the order, what is told of it does not."""
    first, second = (opened(AnagramsOptions(first=Seat(0)), it()) for it in (Unshuffled, Reversed))
    assert isinstance(first, tuple)
    assert isinstance(second, tuple)
    assert first[0].faces == second[0].faces[::-1]
    heard = OpenedSeen(AnagramsOptions(first=Seat(0)), 3, Seat(0), 102, Instant(20_007))
    for event in (first[0], second[0]):
        for viewer in (Seat(0), Seat(2), WATCHER):
            assert GAME.veil(event, viewer) == heard


def test_who_begins_is_agreed_or_drawn_by_lot() -> None:
    """AN-2: the option names the first player; else chance does."""
    for options, chance, first in (
        (AnagramsOptions(first=Seat(1)), Unshuffled(), 1),
        (AnagramsOptions(), Unshuffled(), 0),
        (AnagramsOptions(), Reversed(), 2),
    ):
        events = opened(options, chance)
        assert isinstance(events, tuple)
        assert events[0].first == first


def test_a_tables_own_deck_leaves_wild_and_prize_cards_in_the_box() -> None:
    """AN-1: an owner's whole Ундервуд deck may be named."""
    events = opened(AnagramsOptions(deck=Deck("Моя", {"letters": HANDFUL}, {"wild": 4})))
    assert isinstance(events, tuple)
    assert events[0].faces == "аак"


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        (Deck("Моя", {}), "deck_without_letters"),
        (Deck("Моя", {"letters": HANDFUL, "red": HANDFUL}), "deck_strange_pile"),
        (Deck("", {"letters": HANDFUL}), "deck_without_title"),
        (Deck("Моя", {"letters": Pile(())}), "deck_wrong_total"),
        (Deck("Моя", {"letters": Pile((Stack(Letter("ё"), 1),))}), "deck_yo"),
    ],
)
def test_a_deck_that_cannot_be_played_with_is_refused(deck: Deck, code: str) -> None:
    """AN-1: the table does not open, and is told why in Russian."""
    world = World(Instant(0), Unshuffled(), ListedLexicon([]))
    refusal = open_table(GAME, AnagramsOptions(deck=deck), 2, world)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert explain(refusal, read_sayings("bukvitsa.games.anagrams"))
