"""Laying and counting words once more, as slowly and plainly as the rules are written.

Nothing here looks at how the game does it: cards are lists, every rule is a sentence of the
rules page, and the first that is broken is named.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bukvitsa.games.underwood.acts import Lay
from bukvitsa.games.underwood.seen import View
from bukvitsa.kernel.options import Referee

VOWELS = "аеиоуыэюя"


class BrokenRuleError(Exception):
    """The first rule that a laying breaks."""


@dataclass
class Word:
    """A word on the table: for each letter its card's face, `*` for a wild card."""

    owner: int
    word: str
    ids: list[int]
    faces: list[str]
    prize: str | None
    surplus: list[int] = field(default_factory=list)


@dataclass
class Position:
    """What a laying can touch."""

    hand: dict[int, str]
    ribbon: list[tuple[int, str]]
    words: list[list[Word]]


def position_of(view: View) -> Position:
    """Copy what a player sees."""
    return Position(
        hand={card.id: card.face for card in view.own},
        ribbon=[(card.id, card.face) for card in view.ribbon],
        words=[
            [
                Word(
                    owner=owner,
                    word=laid.word,
                    ids=[card.id for card in laid.cards],
                    faces=[card.face for card in laid.cards],
                    prize=None if laid.prize is None else laid.prize.face,
                    surplus=[card.id for card in laid.extra],
                )
                for laid in words
            ]
            for owner, words in enumerate(view.words)
        ],
    )


def need(rule: str, holds: object) -> None:
    """Ask for a rule to be kept."""
    if not holds:
        raise BrokenRuleError(rule)


def lay(view: View, act: Lay) -> Position:
    """Lay a word for whoever looks on, or say which rule is broken; not whether it is a word."""
    before, after = position_of(view), position_of(view)
    you = view.you
    assert you is not None
    word = act.word.strip().lower().replace("ё", "е")
    need("a card for every letter", len(act.cards) == len(word))
    ribbon = dict(before.ribbon)

    # UN-14: the letter goes where the wild card was, and the wild card must be used at once.
    freed: dict[int, str] = {}
    for swap in act.swaps:
        need("UN-14 such a word", 0 <= swap.owner < len(after.words))
        need("UN-14 such a word", 0 <= swap.word < len(after.words[swap.owner]))
        place = after.words[swap.owner][swap.word]
        need("UN-14 such a letter", 0 <= swap.letter < len(place.word))
        need("UN-14 a wild card is there", place.faces[swap.letter] == "*")
        face = before.hand.get(swap.card) or ribbon.get(swap.card)
        need("UN-14 that very letter", face == place.word[swap.letter])
        freed[place.ids[swap.letter]] = "*"
        place.ids[swap.letter], place.faces[swap.letter] = swap.card, str(face)
    need("UN-14 used at once", all(card in act.cards for card in freed))

    # UN-11…13: what serves the letters.
    faces = []
    for letter, card in zip(word, act.cards, strict=True):
        known = before.hand.get(card) or ribbon.get(card) or freed.get(card)
        need("UN-13 its own letter or a wild card", known in {letter, "*"})
        faces.append(str(known))
    extra = []
    for card in act.extra:
        known = before.hand.get(card) or ribbon.get(card)
        need("PR-8 a letter of the word", known is not None and known in word)
        extra.append(str(known))

    # No card does two things, unless PR-8 says so.
    moved = [*set(act.cards), *act.extra, *(swap.card for swap in act.swaps)]
    need("a card does one thing", len(moved) == len(set(moved)))

    # UN-11, UN-15: tear from the oldest card that serves a letter.
    order = [card for card, _ in before.ribbon]
    served = [place for place, card in enumerate(order) if card in act.cards]
    start = min(served, default=len(order))
    torn = order[start:]
    for card in (*act.extra, *(swap.card for swap in act.swaps)):
        need("UN-15 hand or torn along", card in before.hand or card in torn[1:])

    # UN-12: something that is not of the ribbon.
    need("UN-12 a card of one's own", any(card not in torn for card in (*act.cards, *act.extra)))

    prize = None
    if act.prize is not None:
        prize = before.hand.get(act.prize, "")
        need("UN-17 a prize card of the hand", prize.startswith("PR-"))
        used = sum(card in torn for card in set(act.cards))
        need(f"{prize} its condition", condition(prize, word, used, faces.count("*")))
    _respelling(word, act, faces, extra, prize)

    for card in (*act.cards, *act.extra, *(swap.card for swap in act.swaps)):
        after.hand.pop(card, None)
    if act.prize is not None:
        del after.hand[act.prize]
    for number in torn:
        if number not in moved:
            after.hand[number] = ribbon[number]
    after.ribbon = before.ribbon[:start]
    ids = list(act.cards)
    after.words[you].append(Word(you, word, [*ids], faces, prize, list(act.extra)))
    return after


def _respelling(word: str, act: Lay, faces: list[str], extra: list[str], prize: str | None) -> None:
    """PR-8: one letter, one of the two ways, letter cards only."""
    shared = {letter for place, letter in enumerate(word) if act.cards.count(act.cards[place]) > 1}
    if not shared and not extra:
        return
    need("PR-8 the card for it", prize == "PR-8")
    need("PR-8 one way", not (shared and extra))
    need("PR-8 one letter", len(shared | set(extra)) == 1)
    (letter,) = shared | set(extra)
    need(
        "PR-8 letter cards only",
        all(face != "*" for place, face in enumerate(faces) if word[place] == letter),
    )


def condition(prize: str, word: str, torn: int, wild: int) -> bool:
    """Judge the condition of a prize (PR-1…10)."""
    return {
        "PR-1": len(word) >= 6,
        "PR-2": len(word) >= 8,
        "PR-3": len(word) >= 7,
        "PR-4": word[0] in VOWELS and word[-1] in VOWELS,
        "PR-5": any(word.count(letter) >= 3 for letter in word),
        "PR-6": len(word) >= 4,
        "PR-7": torn >= 3,
        "PR-8": len(word) >= 4,
        "PR-9": len(word) >= 5,
        "PR-10": len(word) >= 5 and not torn and not wild,
    }[prize]


def points(word: Word, prices: dict[str, int]) -> int:
    """Count a word with its prize by the cards that lie in it (UN-16, UN-18)."""
    letters = [0 if face == "*" else prices[face] for face in word.faces]
    count = sum(letters)
    match word.prize:
        case "PR-1":
            return 2 * count
        case "PR-2":
            return 3 * count
        case "PR-3" | "PR-5":
            return count + 10
        case "PR-4":
            return count + 7
        case "PR-6":
            return count + 2 * max(letters)
        case "PR-7":
            return count + 8
        case "PR-10":
            return count + 6
        case _:
            return count


def left_in_hand(hand: list[str], prices: dict[str, int]) -> int:
    """Count what the cards of a hand cost (UN-20)."""
    cost = 0
    for face in hand:
        if face == "*":
            cost += 5
        elif not face.startswith("PR-"):
            cost += prices[face]
    return cost


def worth(view: View, after: Position) -> int:
    """Weigh a laying as if the round ended with it: own gains, less others', less the hand."""
    before = position_of(view)
    prices = view.prices
    total = 0
    for owner, words in enumerate(after.words):
        now = sum(points(word, prices) for word in words)
        was = sum(points(word, prices) for word in before.words[owner])
        total += (now - was) if owner == view.you else (was - now)
    return total - left_in_hand(list(after.hand.values()), prices)


def legal(view: View, text: str, words: Iterable[str]) -> str:
    """Say whether a word is legal at a table, could be appealed for, or neither (WD-13)."""
    options = view.options
    word = text.strip().lower().replace("ё", "е")
    banned = {each.replace("ё", "е") for each in options.ban}
    known = {each.lower().replace("ё", "е") for each in (*words, *options.allow)}
    if len(word) < 2 or word in banned or word in view.ruled_out:
        return "never"
    if word in known or word in view.ruled_in or options.referee is Referee.VOTE:
        return "legal"
    return "appealed" if options.referee is Referee.APPEAL else "never"
