"""What was seen, as a sentence of a protocol; names stay nominative, verbs in the present tense."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import assert_never

from bukvitsa.games.objections import OBJECTIONS
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat, everyone

from .best import lacking
from .events import (
    Accepted,
    Appealed,
    Claimed,
    Doubted,
    Ended,
    Failed,
    Fault,
    Flipped,
    LastCallStarted,
    Made,
    NoMore,
    Stood,
    VoteEnded,
)
from .lying import TableWord
from .seen import OpenedSeen, Seen, VotedSeen

FAULTS: Mapping[Fault, str] = MappingProxyType(
    {
        Fault.LETTERS_MISSING: "не хватает {letters}",
        Fault.LETTERS_BOUND: "{letters} есть только в готовых словах, а их берут целиком",
        Fault.NO_MIDDLE_CARD: "нужна хотя бы одна буква из середины",
        Fault.NOT_WHOLE: "взятые слова входят не целиком, лишнее: {letters}",
        Fault.WORD_GONE: "нужного слова на столе уже нет",
    }
)
"""Why a word cannot be made (AN-4, AN-6)."""

ENDS: Mapping[str, str] = MappingProxyType(
    {
        "no_word_left": "Слов больше не осталось.",
        "all_done": "Никто больше не видит слов.",
        "time_up": "Последний срок вышел.",
    }
)
"""How a game came to its end (AN-12)."""


def tell(seen: Seen, names: Names) -> str | None:  # noqa: C901 - flat: a line an event
    """Tell one thing that was seen."""
    name = names.name
    match seen:
        case OpenedSeen(first=first, deck=deck):
            return f"Букв в колоде: {deck}. Начинает {name(first)}."
        case Flipped(by, face=face, by_itself=True):
            return f"{name(by)}: время вышло. Открывается {face.upper()}."
        case Flipped(by, face=face):
            return f"{name(by)} открывает {face.upper()}."
        case LastCallStarted():
            return "Колода пуста. Последний срок: ищем слова среди открытых букв."
        case Made(claim):
            return _made(claim.word, claim.used, names)
        case Failed():
            return f"{name(seen.by)} называет «{seen.shown}». Не выходит: {_why(seen)}."
        case Claimed(claim):
            return f"{name(claim.word.owner)} называет «{claim.word.shown}». Все согласны?"
        case Accepted(by):
            return f"{name(by)} принимает слово."
        case Stood():
            return "Возражений нет."
        case Doubted(by):
            return f"{name(by)} сомневается. Голосуем!"
        case Appealed(claim):
            return f"{name(claim.word.owner)} обжалует слово «{claim.word.shown}». Голосуем!"
        case VotedSeen(by):
            return f"{name(by)} голосует."
        case VoteEnded():
            return _vote_ended(seen, names)
        case NoMore(by):
            return f"{name(by)}: «Больше не вижу»."
        case Ended(outcome):
            return _ended(outcome, names)
        case _:
            assert_never(seen)


def _made(word: TableWord, used: Iterable[TableWord], names: Names) -> str:
    """Tell of what a word was made (AN-6)."""
    letters = lacking(word.word, "".join(each.word for each in used))
    middle = f"{_letters(letters)} из середины"
    words = [
        f"«{each.shown}» ({'своё' if each.owner == word.owner else names.name(each.owner)})"
        for each in used
    ]
    return f"{names.name(word.owner)} берёт «{word.shown}»: {_all([*words, middle])}."


def _why(failed: Failed) -> str:
    """Tell why a call came to nothing (AN-4)."""
    if failed.verdict is not None:
        return OBJECTIONS[failed.verdict.reason]
    return FAULTS[failed.fault].format(letters=_letters(failed.letters))


def _vote_ended(vote: VoteEnded, names: Names) -> str:
    """Tell who voted how (WD-14)."""
    silent = [seat for seat in everyone(len(names.players)) if seat not in vote.voices]
    sides = {
        "за": [seat for seat, voice in vote.voices.items() if voice is Voice.YES],
        "против": [seat for seat, voice in vote.voices.items() if voice is Voice.NO],
        "без голоса": silent,
    }
    told = "; ".join(f"{side} — {_players(seats, names)}" for side, seats in sides.items() if seats)
    return f"«{vote.shown}»: {told}. {'Слово принято' if vote.passed else 'Слово не принято'}."


def _ended(outcome: Outcome, names: Names) -> str:
    """Tell who has won, and with how many letters (AN-13)."""
    winners = outcome.winners
    won = "Победу делят" if winners[1:] else "Побеждает"
    points = ", ".join(
        f"{name} — {count}" for name, count in zip(names.players, outcome.points, strict=True)
    )
    told = f"{won} {_players(winners, names)}. Букв: {points}."
    return f"{ENDS.get(outcome.reason, 'Партия окончена.')} {told}"


def _players(seats: Iterable[Seat], names: Names) -> str:
    return _all([names.name(seat) for seat in sorted(seats)])


def _letters(letters: str) -> str:
    return ", ".join(letters.upper())


def _all(items: list[str]) -> str:
    """Join what belongs together.

    >>> _all(["а", "б", "в"])
    'а, б и в'
    """
    return " и ".join([*filter(None, [", ".join(items[:-1])]), items[-1]])
