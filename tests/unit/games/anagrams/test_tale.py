"""Whatever is seen at a table is told in a Russian sentence."""

import re
from typing import get_args

import pytest

from bukvitsa.games.anagrams.events import (
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
from bukvitsa.games.anagrams.options import AnagramsOptions
from bukvitsa.games.anagrams.seen import OpenedSeen, Seen, VotedSeen
from bukvitsa.games.anagrams.tale import FAULTS, tell
from bukvitsa.games.court import NO_SPELLING
from bukvitsa.games.objections import OBJECTIONS
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import START
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict, WordReason
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId
from tests.kit.anagrams.views import HELD, claim_of, view_of

NAMES = Names(("Аня", "Боря", "Вера"))
ANYA, BORYA, VERA = Seat(0), Seat(1), Seat(2)
HOD, PAR = view_of("", [(1, "ход"), (2, "пар")], seats=3).words
OUTCOME = Outcome("no_word_left", ((BORYA,), (ANYA,), (VERA,)), (3, 5, 0))


def failed(fault: Fault, letters: str = "", reason: WordReason | None = None) -> Failed:
    verdict = None if reason is None else Verdict("жизель", reason, edition="")
    return Failed(ANYA, "жизель", "жизель", fault, START, letters, verdict)


TOLD: list[tuple[Seen, str]] = [
    (
        OpenedSeen(AnagramsOptions(), 3, BORYA, 102, None),
        "Букв в колоде: 102. Начинает Боря.",
    ),
    (Flipped(ANYA, CardId(0), Letter("ы"), False, None), "Аня открывает Ы."),
    (
        Flipped(ANYA, CardId(0), Letter("ы"), True, None),
        "Аня: время вышло. Открывается Ы.",
    ),
    (
        LastCallStarted(START),
        "Колода пуста. Последний срок: ищем слова среди открытых букв.",
    ),
    (Made(claim_of("жезл", 0)), "Аня берёт «жезл»: Ж, Е, З, Л из середины."),
    (
        Made(claim_of("отдых", 0, [HOD])),
        "Аня берёт «отдых»: «ход» (Боря) и Т, Ы из середины.",
    ),
    (
        Made(claim_of("пароход", 2, [HOD, PAR])),
        "Вера берёт «пароход»: «ход» (Боря), «пар» (своё) и О из середины.",
    ),
    (
        failed(Fault.LETTERS_MISSING, "жь"),
        "Аня называет «жизель». Не выходит: не хватает Ж, Ь.",
    ),
    (
        failed(Fault.LETTERS_BOUND, "л"),
        "Аня называет «жизель». Не выходит: Л есть только в готовых словах, а их берут целиком.",
    ),
    (
        failed(Fault.NO_MIDDLE_CARD),
        "Аня называет «жизель». Не выходит: нужна хотя бы одна буква из середины.",
    ),
    (
        failed(Fault.NOT_WHOLE, "д"),
        "Аня называет «жизель». Не выходит: взятые слова входят не целиком, лишнее: Д.",
    ),
    (
        failed(Fault.WORD_GONE),
        "Аня называет «жизель». Не выходит: нужного слова на столе уже нет.",
    ),
    (
        failed(Fault.ILLEGAL, reason=WordReason.PROPER_NAME),
        "Аня называет «жизель». Не выходит: это имя собственное.",
    ),
    (
        Claimed(claim_of("отдых"), (ANYA, VERA), START, HELD),
        "Боря называет «отдых». Все согласны?",
    ),
    (Accepted(VERA), "Вера принимает слово."),
    (Stood(None, ()), "Возражений нет."),
    (Doubted(VERA, START), "Вера сомневается. Голосуем!"),
    (
        Appealed(claim_of("отдых"), START, HELD),
        "Боря обжалует слово «отдых». Голосуем!",
    ),
    (VotedSeen(VERA), "Вера голосует."),
    (
        VoteEnded("еж", "ёж", True, {VERA: Voice.YES, ANYA: Voice.YES, BORYA: Voice.NO}, None, ()),
        "«ёж»: за — Аня и Вера; против — Боря. Слово принято.",
    ),
    (
        VoteEnded("ход", "ход", False, {}, None, ()),
        "«ход»: без голоса — Аня, Боря и Вера. Слово не принято.",
    ),
    (NoMore(ANYA), "Аня: «Больше не вижу»."),
    (
        Ended(OUTCOME),
        "Слов больше не осталось. Побеждает Боря. Букв: Аня — 3, Боря — 5, Вера — 0.",
    ),
    (
        Ended(Outcome("placed", ((ANYA, VERA), (BORYA,)), (4, 0, 4))),
        "Партия окончена. Победу делят Аня и Вера. Букв: Аня — 4, Боря — 0, Вера — 4.",
    ),
]


@pytest.mark.parametrize(("seen", "told"), TOLD, ids=lambda it: type(it).__name__)
def test_what_is_told(seen: Seen, told: str) -> None:
    assert tell(seen, NAMES) == told


def test_everything_that_can_be_seen_is_told() -> None:
    assert {type(seen) for seen, _ in TOLD} == set(get_args(Seen))


def test_every_fault_and_every_public_verdict_has_words() -> None:
    assert set(FAULTS) == set(Fault) - {Fault.ILLEGAL}
    assert set(OBJECTIONS) == set(WordReason) - NO_SPELLING - {WordReason.LEGAL}


def test_nothing_is_told_in_a_gendered_past() -> None:
    sentences = " ".join(told for _, told in TOLD)
    assert not re.search(r"(Аня|Боря|Вера) \w+(л|ла|лся|лась)\b", sentences)
