"""Wild cards freed from words on the table (UN-14…16)."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.cards import CardId

from .acts import Swap
from .cards import Card, Face, face_of
from .laid import LaidWord, Swapped, Words
from .scoring import word_points


def swapped(
    swaps: Iterable[Swap],
    words: tuple[Words, ...],
    reach: Mapping[CardId, Card],
    prices: Mapping[Face, int],
) -> tuple[Swapped, ...] | Refusal:
    """Put letter cards in the places of wild cards, in anybody's words (UN-14, UN-16)."""
    done: list[Swapped] = []
    changed: dict[tuple[Seat, int], LaidWord] = {}
    for swap in swaps:
        place = (swap.owner, swap.word)
        before = changed.get(place) or _word_at(words, *place)
        if before is None:
            return Refusal("no_such_word")
        if not before.wild_at(swap.letter):
            return Refusal("no_wild_there", {"word": before.shown})
        letter, card = before.word[swap.letter], reach.get(swap.card)
        if card is None:
            return Refusal("no_card", {"letter": letter})
        if card.face != letter:
            return Refusal("swap_wrong_letter", {"letter": letter, "word": before.shown})
        after = _with(before, swap.letter, card, prices)
        wild, changed[place] = before.cards[swap.letter], after
        done.append(Swapped(swap.owner, swap.word, swap.letter, card, wild, after))
    return tuple(done)


def _word_at(words: tuple[Words, ...], owner: Seat, number: int) -> LaidWord | None:
    if not 0 <= owner < len(words) or not 0 <= number < len(words[owner]):
        return None
    return words[owner][number]


def _with(word: LaidWord, letter: int, card: Card, prices: Mapping[Face, int]) -> LaidWord:
    """Count a word anew with a letter card in it; its prize stays met (UN-16, UN-18)."""
    cards = (*word.cards[:letter], card, *word.cards[letter + 1 :])
    return replace(word, cards=cards, points=word_points(cards, face_of(word.prize), prices))
