"""A protocol in Russian: a sentence for everything that can be seen."""

from typing import get_args

import pytest

from bukvitsa.games.court import NO_SPELLING
from bukvitsa.games.forbidden.cards import Card, Face
from bukvitsa.games.forbidden.events import (
    Accepted,
    Appealed,
    CallFailed,
    Claimed,
    Clocks,
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
from bukvitsa.games.forbidden.options import ForbiddenOptions
from bukvitsa.games.forbidden.seen import DealtSeen, LaidSeen, Seen, VotedSeen
from bukvitsa.games.forbidden.tale import tell
from bukvitsa.games.objections import OBJECTIONS
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict, WordReason
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId
from tests.kit.forbidden.views import a_claim, cards

NAMES = Names(("Аня", "Боря", "Вера"))
ANYA, BORYA, VERA = Seat(0), Seat(1), Seat(2)
SOON = Instant(1000)
CLOCKS = Clocks(None, None, (None, None, None))
RED = tuple(map(Letter, "аоеиаоеи"))


def a_card(letter: str, *, red: bool = False) -> Card:
    return Card(CardId(9), Face(Letter(letter), red=red))


def a_failure(reason: WordReason, lacking: str = "") -> CallFailed:
    verdict = Verdict("елка", reason, "test", shown="ёлка")
    return CallFailed(BORYA, verdict, lacking, appealable=False, rests=SOON)


TOLD: list[tuple[Seen, str | None]] = [
    (Opened(ForbiddenOptions(), 3), "За столом Аня, Боря и Вера."),
    (Opened(ForbiddenOptions(games=3), 3), "За столом Аня, Боря и Вера. Партий в серии: 3."),
    (
        DealtSeen(BORYA, RED, cards("КЛМ"), SOON),
        "Раздача. Разговор начинают красные А, О. На руке К, Л, М. Первый ход: Боря.",
    ),
    (
        DealtSeen(BORYA, RED, (), SOON),
        "Раздача. Разговор начинают красные А, О. Первый ход: Боря.",
    ),
    (LaidSeen(ANYA, Letter("м"), None, SOON), "Аня кладёт М."),
    (
        LaidSeen(ANYA, Letter("м"), None, SOON, CardId(3), a_card("т")),
        "Аня кладёт М и берёт Т.",
    ),
    (RedLaid(ANYA, a_card("о", red=True), None, SOON), "Аня кладёт красную О."),
    (Hushed(VERA), "Вера: «Молчу»."),
    (WindowClosed(SOON), None),
    (
        a_failure(WordReason.LEGAL, "лк"),
        "Боря: «Не говори ЁЛКА!» Не годится: не хватает Л, К.",
    ),
    (
        a_failure(WordReason.PLURAL),
        "Боря: «Не говори ЁЛКА!» Не годится: это множественное число.",
    ),
    (Rested(BORYA), "Боря снова может назвать слово."),
    (
        Claimed(a_claim("дом", BORYA), SOON, SOON),
        "Боря: «Не говори ДОМ!» Принять или усомниться?",
    ),
    (Accepted(ANYA, CLOCKS), "Аня принимает слово."),
    (Doubted(ANYA, SOON), "Аня сомневается. Голосование!"),
    (
        Appealed(a_claim("кварк", VERA), SOON, SOON),
        "Вера обжалует слово КВАРК. Голосование!",
    ),
    (VotedSeen(VERA), "Вера голосует."),
    (
        VoteEnded("кварк", {VERA: Voice.YES, ANYA: Voice.YES, BORYA: Voice.NO}, True, CLOCKS),
        "За: Аня и Вера. Против: Боря. Слово КВАРК засчитано.",
    ),
    (
        VoteEnded("кварк", {BORYA: Voice.NO}, False, CLOCKS),
        "Против: Боря. Воздержались: Аня и Вера. Слово КВАРК не засчитано.",
    ),
    (
        Taken(ANYA, a_claim("дом", VERA), (Letter("д"), Letter("м")), SOON),
        "Вера: «Не говори ДОМ!» Аня берёт в штраф Д, М.",
    ),
    (Taken(ANYA, a_claim("аи", VERA), (), SOON), "Вера: «Не говори АИ!» Аня не берёт ничего."),
    (Renewed(RED), "Новый разговор начинают красные А, О."),
    (MoverChosen(ANYA, ANYA, SOON), "Аня ходит."),
    (MoverChosen(ANYA, BORYA, SOON), "Аня отдаёт ход: Боря."),
    (TimeRanOut(ANYA), "Аня: время вышло."),
    (
        GameEnded("penalty_full", (10, 0, 4)),
        "Партия окончена: штрафная стопка полна. Штраф — Аня 10, Боря 0, Вера 4.",
    ),
    (
        GameEnded("deck_empty", (1, 0, 4)),
        "Партия окончена: колода кончилась. Штраф — Аня 1, Боря 0, Вера 4.",
    ),
    (
        Over(Outcome("penalty_full", ((BORYA,), (VERA,), (ANYA,)), (10, 0, 4))),
        "Побеждает Боря. Итог — Аня 10, Боря 0, Вера 4.",
    ),
    (
        Over(Outcome("penalty_full", ((BORYA, VERA), (ANYA,)), (10, 4, 4))),
        "Победу делят Боря и Вера. Итог — Аня 10, Боря 4, Вера 4.",
    ),
]


@pytest.mark.parametrize(("seen", "sentence"), TOLD, ids=lambda it: type(it).__name__)
def test_what_is_seen_is_told(seen: Seen, sentence: str | None) -> None:
    assert tell(seen, NAMES) == sentence


def test_nothing_that_can_be_seen_is_passed_over() -> None:
    assert {type(seen) for seen, _ in TOLD} == set(get_args(Seen))


def test_every_reason_for_which_a_call_can_fail_has_its_words() -> None:
    """FW-17: everybody is told why; what is no spelling at all is refused, and never told."""
    assert set(OBJECTIONS) == set(WordReason) - NO_SPELLING - {WordReason.LEGAL}
