"""Definitions are plain text, and follow from a kindred word where Wiktionary has none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bukvitsa.lexicon.definitions import Definitions
from bukvitsa.lexicon.kin import kin
from bukvitsa.lexicon.markup import read_sense


@pytest.fixture(scope="module")
def definitions() -> Definitions:
    return Definitions()


def test_a_word_is_defined_without_markup(definitions: Definitions) -> None:
    told = definitions.of("школа")
    assert told
    assert not set("[]{}|") & set("".join(told))


def test_a_sense_written_with_named_parts_is_read(definitions: Definitions) -> None:
    assert definitions.of("месяц")[0].startswith("период времени")


def test_brackets_that_held_only_markup_go_with_it() -> None:
    told = read_sense("[[растение]] семейства луковых ({{lang-la|Allium}}), съедобное").text
    assert told == "растение семейства луковых, съедобное"


def test_yo_and_case_do_not_matter(definitions: Definitions) -> None:
    assert definitions.of("ёлка") == definitions.of("Елка") != ()


def test_a_quality_is_told_by_its_adjective(definitions: Definitions) -> None:
    assert definitions.of("целостность")[0].startswith("свойство по прилагательному «целостный»: ")


def test_nonsense_is_not_defined(definitions: Definitions) -> None:
    assert definitions.of("зюзякость") == ()


def test_senses_are_few_and_none_is_told_twice(definitions: Definitions) -> None:
    told = definitions.of("дом")
    assert len(told) == len(set(told)) <= 5


@pytest.mark.parametrize(
    ("raw", "text", "label"),
    [
        ("{{разг.|ru}} [[большой|большая]] кошка {{пример|Вот.}}", "большая кошка", "разг."),
        ("{{помета|обычно {{мн}}}} обувь", "обувь", "мн"),
        ("{{=|зуд}}, чесотка", "зуд, чесотка", "="),
        ("{{действие|идти}}", "действие по глаголу идти", ""),
        ("вода {{итп}}\n#\n#", "вода и т. п.", ""),
        ("'''вещь''' <!-- нет --> <ref>там</ref>&nbsp;в себе", "вещь в себе", ""),
        ("{{устар.}} ве́ки", "веки", "устар."),
        ("{{-}}", "", ""),
        ("{{семантика|синонимы=}}", "", ""),
        (
            "{{значение\n |определение = [[двенадцатая]] часть\n |пометы = [мед.]\n |примеры = }}",
            "двенадцатая часть",
            "мед.",
        ),
        ("{{значение |язык=ru |определение=живое [[существо|существо]]}}", "живое существо", ""),
        ("участь || мера чего-нибудь", "участь; мера чего-нибудь", ""),
        ("житель [http://example.org/a%20b мкр. Темерник]", "житель мкр. Темерник", ""),
    ],
)
def test_markup_is_read(raw: str, text: str, label: str) -> None:
    sense = read_sense(raw)
    assert sense.text == text
    assert not label or label in sense.labels


@given(st.text(alphabet="аб {}[]|'<>#=-\n", max_size=60))
def test_any_markup_is_read_without_brackets(raw: str) -> None:
    assert not set("[]{}") & set(read_sense(raw).text)


def test_kin_are_other_words() -> None:
    assert all(base != "бегание" for base, _ in kin("бегание"))
    assert next(kin("бегание")).base == "бегать"
    assert list(kin("кот")) == []
