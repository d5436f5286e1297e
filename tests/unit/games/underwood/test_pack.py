"""Which cards a match is played with, and how they are dealt."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bukvitsa.games.refusals import explain, read_sayings
from bukvitsa.games.underwood.events import Begun, Dealt
from bukvitsa.games.underwood.game import Underwood
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.pack import STANDARD, Pack, deal, pack_of
from bukvitsa.games.underwood.prizes import PRIZES
from bukvitsa.kernel.chance import Seed, SeededChance
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.letters.deck import Deck, read_deck
from bukvitsa.lexicon.listed import ListedLexicon

SAYINGS = read_sayings("bukvitsa.games.underwood")


def pack(**options: Any) -> Pack:
    found = pack_of(UnderwoodOptions(**options), 2)
    assert isinstance(found, Pack)
    return found


def world(number: int = 1) -> World:
    seed = Seed(number.to_bytes(32, "big"))
    return World(Instant(0), SeededChance(seed, 0), ListedLexicon([]))


def test_a_match_is_played_with_120_cards() -> None:
    """UN-1: 102 letters with prices, 4 wild cards, 14 prizes."""
    counts = pack().counts
    letters = {face: count for face, count in counts.items() if len(face) == 1 and face != "*"}
    assert sum(counts.values()) == 120
    assert sum(letters.values()) == 102
    assert counts["*"] == 4
    assert sum(counts[face] for face in PRIZES) == 14
    assert pack().prices["щ"] == 10
    assert (counts["а"], pack().prices["а"]) == (9, 1)
    assert "ё" not in counts


@pytest.mark.parametrize(
    ("prize", "count"),
    [("PR-1", 2), ("PR-2", 1), ("PR-3", 2), ("PR-4", 1), ("PR-5", 1), ("PR-6", 2), ("PR-7", 1),
     ("PR-8", 2), ("PR-9", 1), ("PR-10", 1)],
)  # fmt: skip
def test_there_are_so_many_of_each_prize(prize: str, count: int) -> None:
    """UN-1, PR-1…10."""
    assert PRIZES[prize].count == count


def test_without_prizes_106_cards_are_left() -> None:
    """UN-1: `prizes: off`."""
    assert sum(pack(prizes=False).counts.values()) == 106


def test_a_tables_own_deck_is_played_with() -> None:
    deck = read_deck(
        'title = "Своя"\n[letters]\ntotal = 15\ncards = "А14/2 Б1/3"\n[counts]\nPR-1 = 0'
    )
    own = pack(deck=deck)
    assert own.counts["а"] == 14
    assert own.prices == {"а": 2, "б": 3}
    assert "*" not in own.counts
    assert "PR-1" not in own.counts
    assert own.counts["PR-8"] == 2


@pytest.mark.parametrize(
    ("deck", "seats", "said"),
    [
        (replace(STANDARD, title=" "), 2, "нет названия"),
        (
            replace(STANDARD, piles={**STANDARD.piles, "red": STANDARD.piles["letters"]}),
            2,
            "letters",
        ),
        (replace(STANDARD, piles={}), 2, "letters"),
        (replace(STANDARD, counts={"jokers": 4}), 2, "«jokers»"),
        (replace(STANDARD, counts={"wild": 385}), 2, "501"),
        (read_deck('title = "М"\n[letters]\ntotal = 21\ncards = "А21"'), 3, "21, а на столько"),
    ],
)
def test_a_deck_that_breaks_a_clause_is_refused(deck: Deck, seats: int, said: str) -> None:
    """UN-1, UN-4: other cards, or too few letters to open the ribbon with."""
    refusal = Underwood().open(UnderwoodOptions(deck=deck), seats, world())
    assert isinstance(refusal, Refusal)
    assert said in explain(refusal, SAYINGS)


def test_so_many_letters_are_enough() -> None:
    """UN-4: seven to each and one for the ribbon."""
    deck = read_deck('title = "М"\n[letters]\ntotal = 22\ncards = "А22"')
    assert isinstance(pack_of(UnderwoodOptions(deck=deck), 3), Pack)


def test_the_hands_are_dealt_from_the_player_who_moves_first() -> None:
    """UN-4: a card's number is its place in the shuffle, whoever gets it."""
    dealt = deal(pack().counts, Seat(0), 3, world().chance)
    assert [card.id for card in dealt.hands[1]] == list(range(7))
    assert [card.id for card in dealt.hands[0]] == list(range(14, 21))


def test_what_turns_up_before_a_letter_goes_to_the_bottom() -> None:
    """UN-4: over many deals the ribbon is opened by a letter, and no card is lost."""
    turned = 0
    for number in range(60):
        dealt = deal(pack().counts, Seat(1), 2, world(number).chance)
        *away, first = dealt.opened
        assert first.face in pack().prices
        assert dealt.deck[len(dealt.deck) - len(away) :] == tuple(away)
        assert sum(map(len, (*dealt.hands, dealt.opened[-1:], dealt.deck))) == 120
        turned += len(away)
    assert turned


def test_the_first_dealer_is_drawn() -> None:
    """UN-5: over many matches everybody deals first, and the next one begins."""
    dealers = set()
    for number in range(40):
        events = Underwood().open(UnderwoodOptions(), 3, world(number))
        assert not isinstance(events, Refusal)
        begun, dealt, turn = events
        assert isinstance(begun, Begun)
        assert isinstance(dealt, Dealt)
        assert msgspec.structs.asdict(turn)["by"] == (dealt.dealer + 1) % 3
        dealers.add(dealt.dealer)
    assert dealers == {0, 1, 2}


def test_it_may_be_agreed_who_begins() -> None:
    """UN-5: the option `first` names who moves first; the neighbour deals."""
    events = Underwood().open(UnderwoodOptions(first=Seat(0)), 3, world())
    assert not isinstance(events, Refusal)
    assert isinstance(events[1], Dealt)
    assert events[1].dealer == 2
