"""What was seen, as a sentence of a protocol; names stay nominative, verbs in the present tense."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat, everyone

from .cards import WILD, Card, Cards, Face
from .events import (
    Accepted,
    Appealed,
    Begun,
    Claimed,
    Doubted,
    Ending,
    Fed,
    Finished,
    Laid,
    MatchEnded,
    Reckoning,
    RoundEnded,
    VoteEnded,
)
from .laid import LaidWord, Placement, Swapped
from .prizes import PRIZES
from .seen import DealtSeen, ExchangedSeen, Seen, TurnSeen, VotedSeen

CARDS = ("карта", "карты", "карт")
POINTS = ("очко", "очка", "очков")

REASONS: Mapping[str, str] = MappingProxyType(
    {"target": "Цель взята.", "rounds": "Последний кон сыгран."}
)
"""How a match came to its end (UN-22, UN-25)."""


def tell(seen: Seen, names: Names) -> str | None:  # noqa: C901 - flat: a line an event
    """Tell one thing that was seen."""
    name = names.name
    match seen:
        case Begun(options):
            return f"Играем до {_count(options.target, ('очка', 'очков', 'очков'))}."
        case DealtSeen():
            return _dealt(seen, names)
        case TurnSeen(by, drawn, own):
            return f"Ходит {name(by)}. {_drawn(drawn, own)}"
        case ExchangedSeen(by, out, drawn, own):
            return f"{name(by)} меняет призы: {_faces(out)}. {_drawn(drawn, own)}"
        case Claimed(claim):
            return f"{name(claim.by)} предлагает {_word(claim.placement.word)}. Нет возражений?"
        case Accepted(by):
            return f"{name(by)} не возражает."
        case Doubted(by):
            return f"{name(by)} сомневается: решает голосование."
        case Appealed(claim):
            word = _word(claim.placement.word)
            return f"{name(claim.by)} обжалует отказ и предлагает {word}: решает голосование."
        case VotedSeen(by):
            return f"{name(by)} голосует."
        case VoteEnded():
            return _vote_ended(seen, names)
        case Laid(by, placement):
            return f"{name(by)} выкладывает {_placed(placement, names)}"
        case Fed(by, card, overdue=True):
            return f"{name(by)}: время вышло, в ленту уходит {_face(card)}."
        case Fed(by, card):
            return f"{name(by)} кладёт в ленту {_face(card)}."
        case Finished(by, overdue=True):
            return f"{name(by)}: время вышло, а букв для ленты нет."
        case Finished(by):
            return f"{name(by)} завершает ход: букв для ленты нет."
        case RoundEnded():
            return _round_ended(seen, names)
        case MatchEnded(outcome):
            return _match_ended(outcome, names)
        case _:
            assert_never(seen)


def _dealt(dealt: DealtSeen, names: Names) -> str:
    """Tell of a deal: what opens the ribbon, and the own hand (UN-4)."""
    *below, first = dealt.opened
    told = f"Новый кон, сдаёт {names.name(dealt.dealer)}. Лента начинается с {_face(first)}"
    told += f", под колоду уходит {_faces(below)}." if below else "."
    return f"{told} На руках: {_faces(dealt.own)}." if dealt.own else told


def _drawn(count: int, own: Cards) -> str:
    """Tell what was drawn, to whom it may be told (UN-6, UN-7)."""
    if not count:
        return "Колода пуста."
    told = f"Из колоды {_count(count, CARDS)}"
    return f"{told}: {_faces(own)}." if own else f"{told}."


def _placed(placement: Placement, names: Names) -> str:
    """Tell of what a word is made, and what came with it (UN-11…17)."""
    word = placement.word
    told = [f"{_word(word)}, {_count(word.points, POINTS)}."]
    if placement.torn:
        kept = f", на руки {_faces(placement.kept)}" if placement.kept else ""
        told.append(f"Из ленты {_faces(placement.torn)}{kept}.")
    told += [_swapped(swap, names) for swap in placement.swaps]
    if word.extra:
        told.append(f"Сверх слова ложится {_faces(word.extra)}.")
    if word.prize is not None:
        told.append(f"С призом {_face(word.prize)}.")
    return " ".join(told)


def _swapped(swap: Swapped, names: Names) -> str:
    """Tell which letter has set a wild card free (UN-14)."""
    owner, word = names.name(swap.owner), swap.after.shown
    return f"{_face(swap.card)} освобождает «Ундервуд» ({owner}, «{word}»)."


def _vote_ended(vote: VoteEnded, names: Names) -> str:
    """Tell who voted how, now that all may know (WD-14)."""
    silent = [seat for seat in everyone(len(names.players)) if seat not in vote.voices]
    sides = {
        "за": [seat for seat, voice in vote.voices.items() if voice is Voice.YES],
        "против": [seat for seat, voice in vote.voices.items() if voice is Voice.NO],
        "промолчали": silent,
    }
    told = "; ".join(f"{side}: {_players(seats, names)}" for side, seats in sides.items() if seats)
    return f"Слово «{vote.word}» {'принято' if vote.passed else 'отклонено'} ({told})."


def _round_ended(ended: RoundEnded, names: Names) -> str:
    """Tell why a round is over, and what it brought (UN-19…21)."""
    if ended.ending is Ending.OUT:
        why = f"{names.name(ended.last)} выходит, кон окончен."
    else:
        why = "Ходов больше нет, кон окончен."
    reckonings = zip(names.players, ended.reckonings, strict=True)
    return f"{why} {'; '.join(f'{player}: {_reckoned(it)}' for player, it in reckonings)}."


def _reckoned(reckoning: Reckoning) -> str:
    """Tell what a round brought one player.

    >>> _reckoned(Reckoning(words=14, hand=5)), _reckoned(Reckoning(words=7, hand=0))
    ('14 − 5 = 9', '7')
    """
    if not reckoning.hand:
        return _signed(reckoning.words)
    return f"{reckoning.words} − {reckoning.hand} = {_signed(reckoning.points)}"


def _match_ended(outcome: Outcome, names: Names) -> str:
    """Tell who has won (UN-22)."""
    won = "Победу делят" if outcome.winners[1:] else "Побеждает"
    points = "; ".join(
        f"{player}: {_signed(count)}"
        for player, count in zip(names.players, outcome.points, strict=True)
    )
    return f"{REASONS[outcome.reason]} {won} {_players(outcome.winners, names)}. Итог: {points}."


def _word(laid: LaidWord) -> str:
    """Write a word, with what stands for a letter in brackets.

    >>> from bukvitsa.letters.cards import CardId
    >>> cards = tuple(Card(CardId(place), face) for place, face in enumerate("е*"))
    >>> _word(LaidWord("еж", "ёж", cards, points=2))
    '«ё(ж)»'
    """
    letters = zip(laid.shown, laid.cards, strict=True)
    return f"«{''.join(f'({it})' if card.face == WILD else it for it, card in letters)}»"


def _face(card: Card) -> str:
    return _named(card.face)


def _faces(cards: Iterable[Card]) -> str:
    return ", ".join(map(_face, cards))


def _named(face: Face) -> str:
    """Name what is printed on a card.

    >>> _named("щ"), _named("*"), _named("PR-1")
    ('Щ', '«Ундервуд»', '«Двойная строка»')
    """
    if face == WILD:
        return "«Ундервуд»"
    return f"«{PRIZES[face].title}»" if face in PRIZES else face.upper()


def _players(seats: Iterable[Seat], names: Names) -> str:
    return ", ".join(names.name(seat) for seat in sorted(seats))


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _count(number: int, forms: Sequence[str]) -> str:
    """Count something in Russian.

    >>> [_count(number, CARDS) for number in (1, 2, 5, 11, 23)]
    ['1 карта', '2 карты', '5 карт', '11 карт', '23 карты']
    """
    ones, teens = number % 10, number % 100 in range(11, 15)
    form = 0 if ones == 1 else 1 if ones in {2, 3, 4} else 2
    return f"{number} {forms[2 if teens else form]}"
