"""Layings put together at random, of what a viewer sees."""

from collections.abc import Iterable, Iterator
from random import Random

from msgspec.structs import replace

from bukvitsa.games.underwood.acts import Lay, Swap
from bukvitsa.games.underwood.cards import WILD, Cards, is_letter_card, prize_cards
from bukvitsa.games.underwood.laying import Spread, placed
from bukvitsa.games.underwood.ribbon import oldest
from bukvitsa.games.underwood.seen import View
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.cards import CardId

NOBODYS = CardId(-1)


def possible_lay(view: View, word: str, dice: Random, tries: int = 4) -> Lay | None:
    """Find a laying of a word that the cards allow, if a few throws bring one."""
    spread = Spread(view.own, view.ribbon, view.words, view.prices)
    for _ in range(tries):
        lay = any_lay(view, word, dice)
        if not isinstance(placed(spread, lay, word), Refusal):
            return lay
    return None


def any_lay(view: View, word: str, dice: Random) -> Lay:
    """Throw a laying together: now of the hand, now of the ribbon, wild cards, swaps and prizes."""
    hand, ribbon = shuffled(view.own, dice), shuffled(view.ribbon, dice)
    places = list(wild_places(view))
    dice.shuffle(places)
    prizes = prize_cards(hand)
    prize = prizes[0] if prizes and dice.random() < 0.7 else None
    respells = prize is not None and prize.face == "PR-8"
    used: set[CardId] = set()
    serving: list[CardId] = []
    swaps: list[Swap] = []
    for at, letter in enumerate(word):
        if respells and letter in word[:at] and dice.random() < 0.6:
            serving.append(serving[word.index(letter)])
            continue
        sources = [(hand, letter), (ribbon, letter), (hand, WILD)]
        if dice.random() < 0.5:
            sources[0], sources[1] = sources[1], sources[0]
        card = next((found for zone, face in sources if (found := free(zone, face, used)) >= 0), -1)
        if (card < 0 or dice.random() < 0.2) and places:
            owner, number, place, wild, put = places.pop()
            letter_card = free(hand, put, used)
            if letter_card < 0:
                letter_card = free(view.ribbon, put, used)
            if letter_card >= 0:
                swaps.append(Swap(owner, number, place, letter_card))
                used.add(letter_card)
                card = wild
        used.add(CardId(card))
        serving.append(CardId(card))
    extra: list[CardId] = []
    if respells and len(set(serving)) == len(serving) and dice.random() < 0.8:
        face = dice.choice(word)
        for zone in (hand, ribbon):
            more = free(zone, face, used)
            if more >= 0:
                used.add(more)
                extra.append(more)
    named = None if prize is None else prize.id
    return settled(view, Lay(word, tuple(serving), tuple(swaps), named, tuple(extra)))


def settled(view: View, lay: Lay) -> Lay:
    """Of equal cards take those held longest, or torn off first, as a scene does.

    Nobody could tell the difference, but for which letter goes by itself when time is up (UN-24).
    """
    besides = [*(swap.card for swap in lay.swaps), *lay.extra]
    moved = _earliest(view.own, [*lay.cards, *besides])
    start = oldest(view.ribbon, lay.cards)
    behind = tuple(card for card in view.ribbon[start:] if card.id not in lay.cards)
    moved |= _earliest(behind, besides)
    return replace(
        lay,
        cards=tuple(moved.get(card, card) for card in lay.cards),
        swaps=tuple(replace(it, card=moved.get(it.card, it.card)) for it in lay.swaps),
        extra=tuple(moved.get(card, card) for card in lay.extra),
    )


def _earliest(zone: Cards, used: Iterable[CardId]) -> dict[CardId, CardId]:
    """Say which card to use instead of each that is used of a zone."""
    faces = {card.id: card.face for card in zone}
    waiting = {face: [card.id for card in zone if card.face == face] for face in faces.values()}
    return {card: waiting[faces[card]].pop(0) for card in dict.fromkeys(used) if card in faces}


def held_longest(view: View, number: CardId) -> CardId:
    """Name the card of the own hand that is equal to one and was held longest."""
    return _earliest(view.own, [number]).get(number, number)


def wild_places(view: View) -> Iterator[tuple[Seat, int, int, CardId, str]]:
    """List every wild card that lies in a word: where, and what it stands for."""
    for owner, words in enumerate(view.words):
        for number, word in enumerate(words):
            for place, card in enumerate(word.cards):
                if card.face == WILD:
                    yield Seat(owner), number, place, card.id, word.word[place]


def free(zone: Cards, face: str, used: set[CardId]) -> CardId:
    """Find a card that nothing uses yet."""
    return next((card.id for card in zone if card.face == face and card.id not in used), NOBODYS)


def shuffled(cards: Cards, dice: Random) -> Cards:
    """Mix cards."""
    return tuple(dice.sample(cards, len(cards)))


def spellable(view: View, dice: Random) -> str:
    """Put letters in a row that are no word, so that only a vote can let them pass."""
    faces = [card.face for card in view.own if is_letter_card(card.face)]
    return "".join(dice.sample(faces, min(len(faces), dice.choice((2, 3, 5)))))
