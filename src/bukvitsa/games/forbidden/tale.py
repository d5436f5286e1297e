"""What was seen, as a sentence of a protocol; names stay nominative, verbs in the present tense."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import assert_never

from bukvitsa.games.objections import OBJECTIONS
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat, everyone
from bukvitsa.kernel.words import Verdict

from .cards import Card
from .events import (
    Accepted,
    Appealed,
    CallFailed,
    Claimed,
    Doubted,
    GameEnded,
    Hushed,
    MoverChosen,
    Opened,
    Over,
    RedLaid,
    Renewed,
    Rested,
    Taken,
    TimeRanOut,
    VoteEnded,
    WindowClosed,
)
from .seen import DealtSeen, LaidSeen, Seen, VotedSeen

OPENING = 2
"""So many red cards begin a conversation (FW-3)."""

ENDS: Mapping[str, str] = MappingProxyType(
    {"penalty_full": "штрафная стопка полна", "deck_empty": "колода кончилась"}
)
"""How a game came to its end (FW-20, FW-21)."""


def tell(seen: Seen, names: Names) -> str | None:  # noqa: C901 - flat: a line an event
    """Tell one thing that was seen."""
    name = names.name
    match seen:
        case LaidSeen(by, letter, drawn=Card(face=face)):
            return f"{name(by)} кладёт {letter.upper()} и берёт {face.letter.upper()}."
        case LaidSeen(by, letter):
            return f"{name(by)} кладёт {letter.upper()}."
        case Opened():
            return _opened(seen, names)
        case DealtSeen():
            return _dealt(seen, names)
        case RedLaid(by, card):
            return f"{name(by)} кладёт красную {card.face.letter.upper()}."
        case Hushed(by):
            return f"{name(by)}: «Молчу»."
        case WindowClosed():
            return None  # it happens after each card: whose move it is all see anyway
        case CallFailed():
            return _failed(seen, names)
        case Rested(by):
            return f"{name(by)} снова может назвать слово."
        case Claimed(claim):
            return f"{_call(claim.by, claim.verdict, names)} Принять или усомниться?"
        case Accepted(by):
            return f"{name(by)} принимает слово."
        case Doubted(by):
            return f"{name(by)} сомневается. Голосование!"
        case Appealed(claim):
            return f"{name(claim.by)} обжалует слово {_word(claim.verdict)}. Голосование!"
        case VotedSeen(by):
            return f"{name(by)} голосует."
        case VoteEnded():
            return _vote_ended(seen, names)
        case Taken():
            return _taken(seen, names)
        case Renewed(red):
            return f"Новый разговор начинают красные {_letters(red[:OPENING])}."
        case MoverChosen(by, turn):
            return f"{name(by)} ходит." if by == turn else f"{name(by)} отдаёт ход: {name(turn)}."
        case TimeRanOut(by):
            return f"{name(by)}: время вышло."
        case GameEnded(reason, points):
            return f"Партия окончена: {ENDS[reason]}. Штраф — {_points(points, names)}."
        case Over(outcome):
            winners = [name(seat) for seat in outcome.winners]
            won = f"Победу делят {_all(winners)}" if winners[1:] else f"Побеждает {winners[0]}"
            return f"{won}. Итог — {_points(outcome.points, names)}."
        case _:
            assert_never(seen)


def _opened(seen: Opened, names: Names) -> str:
    """Name the players, and how long they will play (FW-23)."""
    games = f" Партий в серии: {seen.options.games}." if seen.options.games > 1 else ""
    return f"За столом {_all(names.players)}.{games}"


def _dealt(seen: DealtSeen, names: Names) -> str:
    """Tell what opens the conversation, and what the viewer got (FW-3…FW-5)."""
    own = _letters(card.face.letter for card in seen.own)
    told = f"Раздача. Разговор начинают красные {_letters(seen.red[:OPENING])}."
    hand = f" На руке {own}." if own else ""
    return f"{told}{hand} Первый ход: {names.name(seen.first)}."


def _failed(seen: CallFailed, names: Names) -> str:
    """Tell what was called in vain, and why (FW-17)."""
    why = (
        f"не хватает {_letters(seen.lacking)}" if seen.lacking else OBJECTIONS[seen.verdict.reason]
    )
    return f"{_call(seen.by, seen.verdict, names)} Не годится: {why}."


def _taken(seen: Taken, names: Names) -> str:
    """Tell who pays for which word, and what (FW-12)."""
    payer = names.name(seen.payer)
    cost = f"берёт в штраф {_letters(seen.penalty)}" if seen.penalty else "не берёт ничего"
    return f"{_call(seen.claim.by, seen.claim.verdict, names)} {payer} {cost}."


def _vote_ended(seen: VoteEnded, names: Names) -> str:
    """Tell who voted how (WD-14)."""
    silent = [seat for seat in everyone(len(names.players)) if seat not in seen.voices]
    told = [
        _side("За", _voters(seen.voices, Voice.YES), names),
        _side("Против", _voters(seen.voices, Voice.NO), names),
        _side("Воздержались", silent, names),
    ]
    verdict = "засчитано" if seen.passed else "не засчитано"
    return f"{''.join(told)}Слово {seen.word.upper()} {verdict}."


def _voters(voices: Mapping[Seat, Voice], voice: Voice) -> list[Seat]:
    return sorted(seat for seat, said in voices.items() if said is voice)


def _side(side: str, seats: list[Seat], names: Names) -> str:
    return f"{side}: {_all([names.name(seat) for seat in seats])}. " if seats else ""


def _call(by: Seat, verdict: Verdict, names: Names) -> str:
    return f"{names.name(by)}: «Не говори {_word(verdict)}!»"


def _word(verdict: Verdict) -> str:
    """Show a word as people write it, with its ё (WD-7)."""
    return (verdict.shown or verdict.word).upper()


def _points(points: Iterable[int], names: Names) -> str:
    return ", ".join(f"{name} {count}" for name, count in zip(names.players, points, strict=True))


def _letters(letters: Iterable[str]) -> str:
    return ", ".join(letters).upper()


def _all(names: Iterable[str]) -> str:
    """Join names.

    >>> _all(["Аня", "Боря", "Вера"]), _all(["Аня"])
    ('Аня, Боря и Вера', 'Аня')
    """
    *most, last = names
    return f"{', '.join(most)} и {last}" if most else last
