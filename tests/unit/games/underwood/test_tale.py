"""Whatever is seen at a table is told in a Russian sentence."""

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from bukvitsa.games.underwood.events import (
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
from bukvitsa.games.underwood.laid import Claim, LaidWord, Placement, Swapped
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.seen import DealtSeen, ExchangedSeen, Seen, TurnSeen, VotedSeen
from bukvitsa.games.underwood.tale import tell
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict, WordReason
from tests.kit.underwood.views import Numbering

NAMES = Names(("Аня", "Боря", "Вера"))
ANYA, BORYA, VERA = Seat(0), Seat(1), Seat(2)
NOW = Instant(0)

number = Numbering()
HAND, RIBBON, DRAWN = number.zone("КО*"), number.zone("АБ"), number.zone("ЩЮЯ")
PRIZES = number.zone("[PR-1][PR-9]")
WORD = number.word("с(о)н")
YO = replace(number.word("(е)лка"), shown="ёлка")
PRIZED: LaidWord = replace(number.word("роса[PR-6]"), extra=number.zone("СС"))
VERDICT = Verdict("сон", WordReason.LEGAL, edition="")
PLAIN = Placement(WORD)
SWAP = Swapped(BORYA, 0, 1, number.card("о"), number.card("*"), number.word("кот"))
RICH = Placement(PRIZED, torn=RIBBON, kept=RIBBON[1:], swaps=(SWAP,))
CLAIM = Claim(ANYA, PLAIN, VERDICT)
OUTCOME = Outcome("target", ((BORYA,), (ANYA,), (VERA,)), (3, 105, -7))
SHARED = Outcome("rounds", ((ANYA, VERA), (BORYA,)), (30, 5, 30))

TOLD: list[tuple[Seen, str]] = [
    (Begun(UnderwoodOptions(), 3, {}, {}), "Играем до 100 очков."),
    (Begun(UnderwoodOptions(target=101), 3, {}, {}), "Играем до 101 очка."),
    (
        DealtSeen(ANYA, HAND, RIBBON[:1], 90),
        "Новый кон, сдаёт Аня. Лента начинается с А. На руках: К, О, «Ундервуд».",
    ),
    (
        DealtSeen(ANYA, (), (*PRIZES[:1], RIBBON[0]), 90),
        "Новый кон, сдаёт Аня. Лента начинается с А, под колоду уходит «Двойная строка».",
    ),
    (TurnSeen(BORYA, 3, (), NOW), "Ходит Боря. Из колоды 3 карты."),
    (TurnSeen(BORYA, 3, DRAWN, NOW), "Ходит Боря. Из колоды 3 карты: Щ, Ю, Я."),
    (TurnSeen(BORYA, 0, (), None), "Ходит Боря. Колода пуста."),
    (
        ExchangedSeen(VERA, PRIZES, 2, ()),
        "Вера меняет призы: «Двойная строка», «Ещё слово». Из колоды 2 карты.",
    ),
    (Claimed(CLAIM, (BORYA, VERA), NOW, None), "Аня предлагает «с(о)н». Нет возражений?"),
    (Accepted(BORYA), "Боря не возражает."),
    (Doubted(VERA, NOW), "Вера сомневается: решает голосование."),
    (
        Appealed(CLAIM, NOW, None),
        "Аня обжалует отказ и предлагает «с(о)н»: решает голосование.",
    ),
    (VotedSeen(BORYA, None), "Боря голосует."),
    (VotedSeen(BORYA, Voice.NO), "Боря голосует."),
    (
        VoteEnded("кварк", True, {ANYA: Voice.YES, VERA: Voice.YES, BORYA: Voice.NO}, None),
        "Слово «кварк» принято (за: Аня, Вера; против: Боря).",
    ),
    (
        VoteEnded("кварк", False, {BORYA: Voice.NO}, NOW),
        "Слово «кварк» отклонено (против: Боря; промолчали: Аня, Вера).",
    ),
    (Laid(ANYA, PLAIN, VERDICT, NOW), "Аня выкладывает «с(о)н», 5 очков."),
    (Laid(ANYA, Placement(YO), VERDICT, NOW), "Аня выкладывает «(ё)лка», 6 очков."),
    (
        Laid(ANYA, RICH, VERDICT, None),
        "Аня выкладывает «роса», 13 очков. Из ленты А, Б, на руки Б. "
        "О освобождает «Ундервуд» (Боря, «кот»). Сверх слова ложится С, С. "
        "С призом «Редкая литера».",
    ),
    (
        Laid(ANYA, Placement(WORD, torn=RIBBON), VERDICT, NOW),
        "Аня выкладывает «с(о)н», 5 очков. Из ленты А, Б.",
    ),
    (Fed(ANYA, RIBBON[0]), "Аня кладёт в ленту А."),
    (Fed(ANYA, RIBBON[0], overdue=True), "Аня: время вышло, в ленту уходит А."),
    (Finished(BORYA), "Боря завершает ход: букв для ленты нет."),
    (Finished(BORYA, overdue=True), "Боря: время вышло, а букв для ленты нет."),
    (
        RoundEnded(
            Ending.OUT, ANYA, (Reckoning(20, 0), Reckoning(4, 9), Reckoning(0, 12)), ((), (), ())
        ),
        "Аня выходит, кон окончен. Аня: 20; Боря: 4 − 9 = −5; Вера: 0 − 12 = −12.",
    ),
    (
        RoundEnded(Ending.BLOCKED, ANYA, (Reckoning(1, 0),) * 3, ((), (), ())),
        "Ходов больше нет, кон окончен. Аня: 1; Боря: 1; Вера: 1.",
    ),
    (
        MatchEnded(OUTCOME),
        "Цель взята. Побеждает Боря. Итог: Аня: 3; Боря: 105; Вера: −7.",
    ),
    (
        MatchEnded(SHARED),
        "Последний кон сыгран. Победу делят Аня, Вера. Итог: Аня: 30; Боря: 5; Вера: 30.",
    ),
]


@pytest.mark.parametrize(("seen", "told"), TOLD, ids=lambda it: type(it).__name__)
def test_it_is_told(seen: Seen, told: str) -> None:
    assert tell(seen, NAMES) == told


def test_nothing_goes_untold() -> None:
    """Every kind of event that can be seen stands in the list above."""
    assert {type(seen) for seen, _ in TOLD} == set(get_args(Seen))


def test_nobody_is_told_to_be_a_man_or_a_woman() -> None:
    """Past tenses would say of a player what the game does not know."""
    for _, told in TOLD:
        bare = re.sub(r"«[^»]*»", "", told)
        assert not re.search(r"(?:Аня|Боря|Вера)\W+\w+(?:л|ла|лся|лась)\b", bare), told
