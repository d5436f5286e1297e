"""What was seen, as a sentence of a protocol; names stay nominative, verbs in the present tense."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import assert_never

from bukvitsa.games.objections import OBJECTIONS
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat, everyone

from .drafts import Fault, Shown
from .events import (
    Accepted,
    Appealed,
    Awaited,
    CardTurned,
    Doubted,
    ElderStayed,
    Guarded,
    LeftUnguarded,
    LeftUnpruned,
    Marked,
    Over,
    Placed,
    Pruned,
    Readied,
    RoundBegun,
    Source,
    TimeRanOut,
    VoteEnded,
    WordsRevealed,
    WordsTaken,
)
from .field import Line
from .seen import (
    CardsDrawnSeen,
    CardWonSeen,
    ElderPaidSeen,
    GrownSeen,
    OpenedSeen,
    Seen,
    VoteBegunSeen,
    VotedSeen,
    WrittenSeen,
)

ENDS: Mapping[str, str] = MappingProxyType(
    {
        "deck_empty": "Колода кончилась, игра окончена.",
        "few_trees": "Открытых деревьев почти не осталось, игра окончена.",
    }
)
"""How a game came to its end (FO-25)."""


def tell(seen: Seen, names: Names) -> str | None:  # noqa: C901 - flat: a line an event
    """Tell one thing that was seen; nothing where the game only waits for somebody."""
    name = names.name
    match seen:
        case OpenedSeen():
            return _opened(seen, names)
        case RoundBegun(number, first):
            return f"Раунд {number}: часы переворачивает {name(first)}."
        case Awaited():
            return None
        case TimeRanOut(by):
            return f"У игрока {name(by)} вышло время: решаем за него самое простое."
        case WrittenSeen(by, draft):
            return f"{name(by)} пишет слово" + ("." if draft is None else f" «{draft.text}».")
        case Readied(by):
            return f"{name(by)}: «Готово!»"
        case WordsRevealed(words):
            return f"Слова на стол. {_shown(words, everyone(len(words)), names)}"
        case Accepted(by):
            return f"{name(by)}: «Возражений нет»."
        case Doubted(by, of):
            return f"{name(by)}: «Сомневаюсь!» Автор слова: {name(of)}."
        case Appealed(by):
            return f"{name(by)}: «Пусть рассудит стол»."
        case VoteBegunSeen(word=word):
            return f"Голосуем: есть ли слово «{word}»?"
        case VotedSeen(by):
            return f"{name(by)} голосует."
        case VoteEnded():
            return _vote_ended(seen, names)
        case WordsTaken(words):
            return f"Больше в этой игре нельзя: {_quoted(words)}."
        case _:
            return _field_told(seen, names)


def _field_told(  # noqa: C901 - flat: a line an event
    seen: Placed | Marked | CardWonSeen | CardTurned | Guarded | LeftUnguarded | ElderPaidSeen
    | ElderStayed | CardsDrawnSeen | GrownSeen | Pruned | LeftUnpruned | Over,
    names: Names,
) -> str | None:  # fmt: skip
    name = names.name
    match seen:
        case Placed():
            return _placed(seen, names)
        case Marked(by, _, moved):
            return f"{name(by)} {'ставит' if moved is None else 'переносит'} один кубик."
        case CardWonSeen(by, _, letter, source):
            return f"{name(by)} забирает {letter.upper()}{_instead(source)}"
        case CardTurned(letter=letter):
            return f"На {letter.upper()} спор без победителя: дерево ложится лицом вниз."
        case Guarded(by):
            return f"{name(by)} оставляет там свой кубик."
        case LeftUnguarded():
            return None
        case ElderPaidSeen(by):
            return f"{name(by)} — старейшина: кубики с трёх деревьев домой, дерево из колоды себе."
        case ElderStayed(by):
            return f"{name(by)} может стать старейшиной, но не спешит."
        case CardsDrawnSeen(by, count, letters):
            return f"{name(by)} смотрит деревья из колоды: {_letters(letters) or count}."
        case GrownSeen(by, _, letter, others):
            rest = f" Остальные, а их {others}, уходят в сброс." if others else ""
            return f"{name(by)} сажает {letter.upper()}.{rest}"
        case Pruned(by, line, places):
            lines = "рядов" if line is Line.ROWS else "столбцов"
            return f"{name(by)} прореживает лес: из {lines} уходит деревьев: {len(places)}."
        case LeftUnpruned(by):
            return f"{name(by)} оставляет лес как есть."
        case Over():
            return _over(seen, names)
        case _:
            assert_never(seen)


def _opened(seen: OpenedSeen, names: Names) -> str:
    rows = [
        seen.letters[start : start + seen.columns].upper()
        for start in range(0, len(seen.letters), seen.columns)
    ]
    return (
        f"Лес: {' / '.join(rows)}. В колоде деревьев: {seen.deck}. "
        f"Первым ходит игрок {names.name(seen.first)}."
    )


def _shown(words: Iterable[Shown], seats: Iterable[Seat], names: Names) -> str:
    told = zip(seats, words, strict=True)
    return "; ".join(f"{names.name(seat)}: {_word(word)}" for seat, word in told) + "."


def _word(shown: Shown) -> str:
    """Tell a word with what is wrong with it (FO-9…FO-11, FO-18)."""
    match shown.fault:
        case None:
            return f"«{shown.text}»"
        case Fault.NOTHING_WRITTEN:
            return "без слова"
        case Fault.LETTERS_MISSING:
            return f"«{shown.text}» — нет, не хватает: {_letters(shown.need.missing)}"
        case Fault.TOO_MANY_OF_FRONT:
            return f"«{shown.text}» — нет, своих деревьев можно не больше двух"
        case Fault.USED_BEFORE:
            return f"«{shown.text}» — нет, уже было"
        case Fault.TOO_FEW_CUBES:
            return f"«{shown.text}» — нет, столько кубиков не набрать"
        case Fault.ILLEGAL:
            reason = None if shown.verdict is None else OBJECTIONS.get(shown.verdict.reason)
            return f"«{shown.text}» — нет" + ("" if reason is None else f", {reason}")
        case _:
            assert_never(shown.fault)


def _vote_ended(seen: VoteEnded, names: Names) -> str:
    result = "принято" if seen.passed else "не принято"
    return f"«{seen.word}» {result}. {_voices(seen.voices, names)}"


def _voices(voices: Mapping[Seat, Voice], names: Names) -> str:
    sides = ((Voice.YES, "За"), (Voice.NO, "Против"))
    told = []
    for side, title in sides:
        who = [names.name(seat) for seat, voice in sorted(voices.items()) if voice is side]
        told.append(f"{title}: {', '.join(who) or 'никто'}.")
    return " ".join(told)


def _placed(seen: Placed, names: Names) -> str:
    """Tell how a word was marked: its cards of the front, and the cubes (FO-13…FO-16)."""
    front = seen.cards.count(None)
    told = [f"кубиков: {len(seen.cubes)}"]
    told += [f"своих деревьев: {front}"] if front else []
    told += [f"перенесено: {len(seen.moved)}"] if seen.moved else []
    return f"{names.name(seen.by)} отмечает слово; {', '.join(told)}."


def _instead(source: Source | None) -> str:
    match source:
        case Source.DECK:
            return ", на его место ложится дерево из колоды лицом вниз."
        case Source.DISCARD:
            return ", на его место ложится дерево из сброса лицом вниз."
        case None:
            return "; положить на его место нечего."
        case _:
            assert_never(source)


def _over(seen: Over, names: Names) -> str:
    outcome = seen.outcome
    points = ", ".join(
        f"{names.name(seat)} {outcome.points[seat]}" for place in outcome.places for seat in place
    )
    winners = ", ".join(names.name(seat) for seat in outcome.winners)
    return f"{ENDS[outcome.reason]} Победа: {winners}. Очки: {points}."


def _letters(letters: Iterable[str]) -> str:
    return ", ".join(letter.upper() for letter in letters)


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(f"«{word}»" for word in words)
