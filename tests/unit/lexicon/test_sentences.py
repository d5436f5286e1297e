"""Every verdict has a Russian sentence that names what it knows."""

import re

import pytest

from bukvitsa.kernel.words import Verdict, WordReason
from bukvitsa.lexicon.sentences import explain


def verdict(  # noqa: PLR0917
    word: str,
    reason: WordReason,
    lemma: str = "",
    form: str = "",
    near: tuple[str, ...] = (),
    shown: str = "",
) -> Verdict:
    return Verdict(word, reason, "test", shown=shown, lemma=lemma, form=form, near=near)


@pytest.mark.parametrize("reason", WordReason)
def test_every_reason_has_a_sentence(reason: WordReason) -> None:
    sentence = explain(verdict("слово", reason))
    assert re.search(r"[.?]$", sentence)
    assert not re.search("[a-z]", sentence)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (verdict("еж", WordReason.LEGAL, shown="ёж"), "«Ёж» — есть такое слово."),
        (
            verdict("столы", WordReason.PLURAL, "стол"),
            "«Столы» — множественное число. Подойдёт «стол».",
        ),
        (
            verdict("столу", WordReason.OBLIQUE, "стол", "dative"),
            "«Столу» — дательный падеж слова «стол». Нужен именительный.",
        ),
        (
            verdict("бежал", WordReason.NOT_A_NOUN, "бежать", "verb"),
            "«Бежал» — глагол (от «бежать»), а нужно существительное.",
        ),
        (
            verdict("синий", WordReason.NOT_A_NOUN, "синий", "adjective"),
            "«Синий» — прилагательное, а нужно существительное.",
        ),
        (
            verdict("карова", WordReason.MISSPELT, "корова"),
            "«Карова» пишется иначе: «корова».",
        ),
        (
            verdict("карова", WordReason.MISSPELT, near=("корова",)),
            "«Карова» пишется иначе: «корова».",
        ),
        (verdict("карова", WordReason.MISSPELT), "«Карова» пишется иначе."),
        (
            verdict("кжт", WordReason.UNKNOWN, near=("кот", "кит", "кат")),
            "«Кжт» нет в словаре. Может быть, «кот», «кит» или «кат»?",
        ),
        (
            verdict("кжт", WordReason.UNKNOWN, near=("кот",)),
            "«Кжт» нет в словаре. Может быть, «кот»?",
        ),
        (
            verdict("разрубанье", WordReason.UNKNOWN, "разрубание", "variant"),
            "«Разрубанье»: словари знают только «разрубание».",
        ),
        (
            verdict("kот", WordReason.LATIN_LOOKALIKE, form="k"),
            "Буква «k» здесь латинская. Наберите её русской.",
        ),
        (
            verdict("koт", WordReason.LATIN_LOOKALIKE, form="ko"),
            "Буквы «k», «o» здесь латинские. Наберите их русскими.",
        ),
        (
            verdict("кот1", WordReason.NOT_CYRILLIC, form="1"),
            "Годятся только русские буквы, а здесь есть «1».",
        ),
        (
            verdict("кот", WordReason.NOT_CYRILLIC, form="\x00"),
            "Годятся только русские буквы, а здесь есть невидимые знаки.",
        ),
    ],
)
def test_a_sentence_names_what_the_verdict_knows(said: Verdict, expected: str) -> None:
    assert explain(said) == expected
