"""Every event as a sentence of the protocol."""

import re
from typing import Any

import msgspec
import pytest

from bukvitsa.games.court import NO_SPELLING
from bukvitsa.games.forest import events as it
from bukvitsa.games.forest.drafts import Fault, Need, Shown
from bukvitsa.games.forest.field import Line
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.phases import Writing
from bukvitsa.games.forest.seen import (
    CardsDrawnSeen,
    CardWonSeen,
    Draft,
    ElderPaidSeen,
    GrownSeen,
    OpenedSeen,
    Place,
    Seen,
    VoteBegunSeen,
    VotedSeen,
    WrittenSeen,
)
from bukvitsa.games.forest.tale import tell
from bukvitsa.games.objections import OBJECTIONS
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict, WordReason
from bukvitsa.letters.alphabet import Letter

NAMES = Names(("Аня", "Боря", "Вера"))
ANYA, BORYA, VERA = Seat(0), Seat(1), Seat(2)
HERE, THERE = Place(0, 0), Place(0, 1)
K = Letter("к")
THREE = (HERE, THERE, Place(1, 1))


def illegal(reason: WordReason) -> Shown:
    return Shown("столы", "столы", Fault.ILLEGAL, verdict=Verdict("столы", reason, "x"))


TALES: list[tuple[Any, str | None]] = [
    (
        OpenedSeen(ForestOptions(), 2, BORYA, {}, 3, "абвгде", 36),
        "Лес: АБВ / ГДЕ. В колоде деревьев: 36. Первым ходит игрок Боря.",
    ),
    (it.RoundBegun(3, ANYA, Instant(0)), "Раунд 3: часы переворачивает Аня."),
    (it.Awaited(Writing(Instant(0))), None),
    (it.TimeRanOut(VERA), "У игрока Вера вышло время: решаем за него самое простое."),
    (WrittenSeen(ANYA, None), "Аня пишет слово."),
    (WrittenSeen(ANYA, Draft("ёж", "еж")), "Аня пишет слово «ёж»."),
    (it.Readied(ANYA), "Аня: «Готово!»"),
    (
        it.WordsRevealed((Shown("ёж", "еж", None), Shown(), illegal(WordReason.PLURAL))),
        "Слова на стол. Аня: «ёж»; Боря: без слова; Вера: «столы» — нет, это множественное число.",
    ),
    (
        it.WordsRevealed(
            (
                Shown("лес", "лес", Fault.LETTERS_MISSING, Need((Letter("л"), Letter("с")))),
                Shown("лес", "лес", Fault.TOO_MANY_OF_FRONT),
                Shown("лес", "лес", Fault.USED_BEFORE),
            )
        ),
        "Слова на стол. Аня: «лес» — нет, не хватает: Л, С; "
        "Боря: «лес» — нет, своих деревьев можно не больше двух; Вера: «лес» — нет, уже было.",
    ),
    (
        it.WordsRevealed((Shown("лес", "лес", Fault.TOO_FEW_CUBES),)),
        "Слова на стол. Аня: «лес» — нет, столько кубиков не набрать.",
    ),
    (
        it.WordsRevealed((Shown("лес", "лес", Fault.ILLEGAL),)),
        "Слова на стол. Аня: «лес» — нет.",
    ),
    (it.Accepted(ANYA), "Аня: «Возражений нет»."),
    (it.Doubted(ANYA, BORYA), "Аня: «Сомневаюсь!» Автор слова: Боря."),
    (it.Appealed(ANYA), "Аня: «Пусть рассудит стол»."),
    (VoteBegunSeen(ANYA, "лес", (), Instant(0)), "Голосуем: есть ли слово «лес»?"),
    (VotedSeen(ANYA), "Аня голосует."),
    (
        it.VoteEnded(ANYA, "лес", {VERA: Voice.YES, ANYA: Voice.YES}, True, ()),
        "«лес» принято. За: Аня, Вера. Против: никто.",
    ),
    (
        it.VoteEnded(ANYA, "лес", {BORYA: Voice.NO}, False, ()),
        "«лес» не принято. За: никто. Против: Боря.",
    ),
    (it.WordsTaken(("лес", "ёж")), "Больше в этой игре нельзя: «лес», «ёж»."),
    (
        it.Placed(ANYA, (HERE, None, THERE), (HERE,), ()),
        "Аня отмечает слово; кубиков: 1, своих деревьев: 1.",
    ),
    (
        it.Placed(ANYA, (HERE, THERE), (HERE, THERE), (Place(2, 2),)),
        "Аня отмечает слово; кубиков: 2, перенесено: 1.",
    ),
    (it.Marked(ANYA, HERE, None), "Аня ставит один кубик."),
    (it.Marked(ANYA, HERE, THERE), "Аня переносит один кубик."),
    (
        CardWonSeen(ANYA, HERE, K, it.Source.DECK),
        "Аня забирает К, на его место ложится дерево из колоды лицом вниз.",
    ),
    (
        CardWonSeen(ANYA, HERE, K, it.Source.DISCARD),
        "Аня забирает К, на его место ложится дерево из сброса лицом вниз.",
    ),
    (CardWonSeen(ANYA, HERE, K, None), "Аня забирает К; положить на его место нечего."),
    (it.CardTurned(HERE, K), "На К спор без победителя: дерево ложится лицом вниз."),
    (it.Guarded(ANYA, HERE), "Аня оставляет там свой кубик."),
    (it.LeftUnguarded(ANYA, HERE), None),
    (
        ElderPaidSeen(ANYA, THREE),
        "Аня — старейшина: кубики с трёх деревьев домой, дерево из колоды себе.",
    ),
    (it.ElderStayed(ANYA), "Аня может стать старейшиной, но не спешит."),
    (CardsDrawnSeen(ANYA, 3, ""), "Аня смотрит деревья из колоды: 3."),
    (CardsDrawnSeen(ANYA, 3, "кот"), "Аня смотрит деревья из колоды: К, О, Т."),
    (GrownSeen(ANYA, HERE, K, 2), "Аня сажает К. Остальные, а их 2, уходят в сброс."),
    (GrownSeen(ANYA, HERE, K, 0), "Аня сажает К."),
    (
        it.Pruned(ANYA, Line.ROWS, (HERE, THERE), ()),
        "Аня прореживает лес: из рядов уходит деревьев: 2.",
    ),
    (
        it.Pruned(ANYA, Line.COLUMNS, (HERE,), ()),
        "Аня прореживает лес: из столбцов уходит деревьев: 1.",
    ),
    (it.LeftUnpruned(ANYA), "Аня оставляет лес как есть."),
    (
        it.Over(Outcome("deck_empty", ((BORYA,), (ANYA, VERA)), (2, 5, 2))),
        "Колода кончилась, игра окончена. Победа: Боря. Очки: Боря 5, Аня 2, Вера 2.",
    ),
    (
        it.Over(Outcome("few_trees", ((ANYA, BORYA),), (5, 5))),
        "Открытых деревьев почти не осталось, игра окончена. Победа: Аня, Боря. "
        "Очки: Аня 5, Боря 5.",
    ),
]


@pytest.mark.parametrize(("seen", "told"), TALES, ids=lambda value: type(value).__name__)
def test_what_was_seen_is_told(seen: Seen, told: str | None) -> None:
    assert tell(seen, NAMES) == told


def test_no_event_is_forgotten() -> None:
    """Whoever adds an event must say how it is told."""
    assert {type(seen) for seen, _ in TALES} == set(Seen.__args__)


def test_every_reason_for_a_refused_word_is_told() -> None:
    """Input that is no spelling is refused at once and never shown."""
    assert set(OBJECTIONS) == set(WordReason) - NO_SPELLING - {WordReason.LEGAL}


def test_tales_are_russian_and_need_no_gender() -> None:
    """No Latin letters, and no verb in the past tense after a name."""
    for _, told in TALES:
        assert not re.search("[A-Za-z]", told or "")
        assert not re.search(r"(Аня|Боря|Вера)[а-яё ]* [а-яё]+(л|ла|лся|лась)\b", told or "")


def test_what_is_told_is_what_is_sent() -> None:
    """The tale is made of what comes over the wire, and nothing else."""
    for seen, told in TALES:
        sent = msgspec.json.decode(msgspec.json.encode(seen), type=Seen)
        assert tell(sent, NAMES) == told
