"""One letter served by more or by fewer cards than it occurs (PR-8)."""

from collections.abc import Mapping

from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.cards import CardId

from .acts import Lay
from .cards import WILD, Card, Cards, face_of
from .laid import LaidWord
from .prizes import PRIZES, Respell


def surplus(lay: Lay, word: str, reach: Mapping[CardId, Card]) -> Cards | Refusal:
    """Find the cards that are put in place of one letter besides the one it needs (PR-8)."""
    extra = []
    for number in lay.extra:
        card = reach.get(number)
        if card is None:
            return Refusal("no_extra_card")
        if card.face not in word:
            return Refusal("extra_not_in_word", {"word": word})
        extra.append(card)
    return tuple(extra)


def respelt_wrongly(laid: LaidWord) -> Refusal | None:
    """Ask PR-8 of a word whose letters and cards do not go one to one: one letter, one way."""
    cards, extra = laid.cards, laid.extra
    if not extra and len({card.id for card in cards}) == len(cards):
        return None
    prize = face_of(laid.prize)
    if prize is None or not isinstance(PRIZES[prize].effect, Respell):
        return Refusal("respelt_without_prize")
    shared = {card.face for place, card in enumerate(cards) if card in cards[:place]}
    if shared and extra:
        return Refusal("respelt_both_ways")
    letters = shared or {card.face for card in extra}
    if len(letters) > 1:
        return Refusal("respelt_two_letters")
    served = {card.face for letter, card in zip(laid.word, cards, strict=True) if letter in letters}
    return Refusal("respelt_by_wild") if WILD in served or WILD in shared else None
