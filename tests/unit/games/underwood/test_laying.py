"""Laying a word: what no scene can name."""

from bukvitsa.games.underwood.acts import Lay, Swap
from bukvitsa.games.underwood.cards import Card, Cards
from bukvitsa.games.underwood.laid import LaidWord, Placement
from bukvitsa.games.underwood.laying import Spread, placed
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.cards import CardId

PRICES = {"к": 2, "о": 1, "т": 2, "с": 3, "н": 2, "а": 1}


def row(faces: str, start: int) -> Cards:
    return tuple(Card(CardId(start + place), face) for place, face in enumerate(faces))


SON = LaidWord("сон", "сон", row("с*н", 50), 5)
TABLE = Spread(row("кото*", 0), row("тоа", 20), ((), (SON,)), PRICES)


def ids(*numbers: int) -> tuple[CardId, ...]:
    return tuple(map(CardId, numbers))


def refused(lay: Lay, word: str = "кот") -> str:
    result = placed(TABLE, lay, word)
    assert isinstance(result, Refusal)
    return result.code


def test_a_card_does_not_do_two_things() -> None:
    """UN-14: neither a letter of the word and of a swap, nor of two swaps."""
    swap = Swap(Seat(1), 0, 1, CardId(1))
    assert refused(Lay("кот", ids(0, 1, 2), (swap,))) == "card_twice"
    assert refused(Lay("кот", ids(51, 1, 2), (swap,))) == "card_twice"
    assert refused(Lay("кто", ids(0, 2, 2)), "кто") == "wrong_letter"
    assert refused(Lay("окот", ids(1, 0, 1, 2)), "окот") == "respelt_without_prize"


def test_a_wild_card_serves_one_letter() -> None:
    """UN-13: named twice, it would need a prize that multiplies."""
    assert refused(Lay("кот", ids(4, 4, 2))) == "respelt_without_prize"


def test_a_wild_card_is_not_multiplied() -> None:
    """PR-8: letter cards only."""
    hand = (*row("кото*", 0), Card(CardId(9), "PR-8"))
    spread = TABLE._replace(hand=hand)
    lay = Lay("окот", ids(4, 0, 4, 2), prize=CardId(9))
    assert placed(spread, lay, "окот") == Refusal("respelt_by_wild")
    lay = Lay("окот", ids(4, 4, 3, 2), prize=CardId(9))
    assert placed(spread, lay, "окот") == Refusal("respelt_by_wild")


def test_a_surplus_card_is_a_letter_of_the_word() -> None:
    """PR-8: in place of one letter; nothing else goes along."""
    hand = (*row("котас*", 0), Card(CardId(9), "PR-8"))
    lay = Lay("кота", ids(0, 1, 2, 3), prize=CardId(9), extra=ids(4))
    refusal = placed(TABLE._replace(hand=hand), lay, "кота")
    assert refusal == Refusal("extra_not_in_word", {"word": "кота"})
    lay = Lay("кота", ids(0, 1, 2, 3), prize=CardId(9), extra=ids(5))
    assert isinstance(placed(TABLE._replace(hand=hand), lay, "кота"), Refusal)


def test_a_surplus_card_of_the_hand_is_a_card_of_the_word() -> None:
    """UN-12, PR-8: it lies in the word, so the word is not all of the ribbon."""
    spread = Spread(
        (Card(CardId(0), "а"), Card(CardId(9), "PR-8")), row("каток", 20), ((),), PRICES
    )
    lay = Lay("каток", ids(20, 21, 22, 23, 24), prize=CardId(9))
    assert placed(spread, lay, "каток") == Refusal("only_ribbon")
    with_surplus = Lay("каток", ids(20, 21, 22, 23, 24), prize=CardId(9), extra=ids(0))
    assert isinstance(placed(spread, with_surplus, "каток"), Placement)


def test_cards_that_are_nobodys_prizes_and_owners_out_of_range() -> None:
    """UN-14, UN-17: a wrong number never reaches into somebody's words from the other end."""
    assert refused(Lay("кот", ids(0, 1, -1))) == "no_card"
    assert refused(Lay("кот", ids(0, 1))) == "cards_do_not_match"
    assert refused(Lay("кот", ids(0, 1, 2), prize=CardId(77))) == "no_prize"
    for owner, word, letter in ((-1, 0, 1), (2, 0, 1), (1, -1, 1), (1, 1, 1)):
        swap = Swap(Seat(owner), word, letter, CardId(1))
        assert refused(Lay("кот", ids(0, 51, 2), (swap,))) == "no_such_word"
    for letter in (-2, 3, 0):
        swap = Swap(Seat(1), 0, letter, CardId(1))
        assert refused(Lay("кот", ids(0, 51, 2), (swap,))) == "no_wild_there"
    swap = Swap(Seat(1), 0, 1, CardId(2))
    assert refused(Lay("кот", ids(0, 51, 2), (swap,))) == "swap_wrong_letter"


def test_a_prize_serves_no_letter() -> None:
    """UN-17."""
    spread = TABLE._replace(hand=(*TABLE.hand, Card(CardId(9), "PR-8")))
    assert placed(spread, Lay("кот", ids(0, 9, 2)), "кот") == Refusal("prize_is_no_letter")


def test_what_is_torn_off_follows_from_the_cards_named() -> None:
    """UN-11: all from the oldest named on; what nothing uses is kept."""
    result = placed(TABLE, Lay("кот", ids(0, 21, 2)), "кот")
    assert isinstance(result, Placement)
    assert [card.id for card in result.torn] == [21, 22]
    assert [card.id for card in result.kept] == [22]
    assert result.word.points == 5
