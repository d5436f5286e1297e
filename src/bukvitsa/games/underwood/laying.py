"""Laying a word: one act, checked as a whole (UN-10…17)."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.cards import CardId

from .acts import Lay
from .cards import WILD, Card, Cards, Face, face_of, is_prize
from .laid import LaidWord, Placement, Swapped, Words
from .prizes import PRIZES, Again, Made, is_met
from .respelling import respelt_wrongly, surplus
from .ribbon import kept, oldest, torn_along
from .scoring import word_points
from .swaps import swapped


class Spread(NamedTuple):
    """What lies before whoever lays a word."""

    hand: Cards
    ribbon: Cards
    words: tuple[Words, ...]
    prices: Mapping[Face, int]


def placed(spread: Spread, lay: Lay, word: str) -> Placement | Refusal:
    """Say all that laying a word moves, or why it cannot be laid so; silent about its legality."""
    if len(lay.cards) != len(word):
        return Refusal("cards_do_not_match", {"word": word, "letters": len(word)})
    reach = {card.id: card for card in (*spread.hand, *spread.ribbon)}
    swaps = swapped(lay.swaps, spread.words, reach, spread.prices)
    if isinstance(swaps, Refusal):
        return swaps
    cards = _served(word, lay, reach, swaps)
    if isinstance(cards, Refusal):
        return cards
    extra = surplus(lay, word, reach)
    if isinstance(extra, Refusal):
        return extra
    prize = _prize(spread, lay)
    if isinstance(prize, Refusal):
        return prize
    points = word_points(cards, face_of(prize), spread.prices)
    laid = LaidWord(word, word, cards, points, prize, extra)
    return respelt_wrongly(laid) or _not_once(lay, swaps) or _torn(spread.ribbon, lay, laid, swaps)


def _served(
    word: str, lay: Lay, reach: Mapping[CardId, Card], swaps: Iterable[Swapped]
) -> Cards | Refusal:
    """Find the card that serves each letter: its own letter, or a wild one (UN-13, UN-14)."""
    if swaps:
        reach = {**{swap.wild.id: swap.wild for swap in swaps}, **reach}
    cards = []
    for letter, number in zip(word, lay.cards, strict=True):
        card = reach.get(number)
        if card is None:
            return Refusal("no_card", {"letter": letter})
        face = card.face
        if face not in (letter, WILD):
            if is_prize(face):
                return Refusal("prize_is_no_letter")
            return Refusal("wrong_letter", {"letter": letter, "card": face})
        cards.append(card)
    return tuple(cards)


def _prize(spread: Spread, lay: Lay) -> Card | Refusal | None:
    """Find the prize card in the hand (UN-17)."""
    if lay.prize is None:
        return None
    prize = next((card for card in spread.hand if card.id == lay.prize), None)
    if prize is None:
        return Refusal("no_prize")
    return prize if is_prize(prize.face) else Refusal("not_a_prize")


def _not_once(lay: Lay, swaps: tuple[Swapped, ...]) -> Refusal | None:
    """Ask that no card does two things, and that a freed wild card is used at once (UN-14)."""
    if not lay.extra and not swaps:
        return None
    serving = set(lay.cards)
    besides = [*lay.extra, *(swap.card for swap in lay.swaps)]
    if len(set(besides)) < len(besides) or not serving.isdisjoint(besides):
        return Refusal("card_twice")
    if not all(swap.wild.id in serving for swap in swaps):
        return Refusal("swap_unused")
    return None


def _torn(
    ribbon: Cards, lay: Lay, word: LaidWord, swaps: tuple[Swapped, ...]
) -> Placement | Refusal:
    """Tear the ribbon at the oldest card that serves the word (UN-11, UN-12, UN-15)."""
    serving, given = set(lay.cards), [swap.card for swap in lay.swaps]
    start = oldest(ribbon, serving)
    if not torn_along(ribbon, start, given):
        return Refusal("swap_from_ribbon")
    if not torn_along(ribbon, start, lay.extra):
        return Refusal("extra_from_ribbon")
    torn = ribbon[start:]
    from_ribbon = {card.id for card in torn}
    used = from_ribbon & serving
    if used == serving and from_ribbon.issuperset(lay.extra):
        return Refusal("only_ribbon")
    again = _prize_fits(word, len(used))
    if isinstance(again, Refusal):
        return again
    return Placement(word, torn, kept(torn, {*used, *given, *lay.extra}), swaps, again)


def _prize_fits(word: LaidWord, used: int) -> bool | Refusal:
    """Judge the prize's condition; tell whether a second word may follow (UN-17, PR-9)."""
    if word.prize is None:
        return False
    prize = PRIZES[word.prize.face]
    wild = sum(card.face == WILD for card in word.cards)
    if not is_met(prize.condition, Made(word.word, used, wild)):
        return Refusal("prize_condition", {"title": prize.title, "word": word.word})
    return isinstance(prize.effect, Again)
