"""The sources are read as they are, and our corrections outvote them."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pymorphy3
import pytest

from bukvitsa.lexicon.build.compile import Compiler, Lists
from bukvitsa.lexicon.build.evidence import Evidence, Sources
from bukvitsa.lexicon.build.frequency import zipf
from bukvitsa.lexicon.build.hunspell import Case, read_hunspell
from bukvitsa.lexicon.build.opencorpora import Reading
from bukvitsa.lexicon.build.overrides import Ruling, parse_overrides, read_overrides
from bukvitsa.lexicon.build.plurals import Numbers, says_plural
from bukvitsa.lexicon.build.wiktionary import read_wiktionary
from bukvitsa.lexicon.entry import Flag
from bukvitsa.lexicon.markup import Sense


@pytest.fixture(scope="module")
def morph() -> pymorphy3.MorphAnalyzer:
    return pymorphy3.MorphAnalyzer()


def noun(morph: pymorphy3.MorphAnalyzer, word: str) -> Reading:
    parse = next(p for p in morph.parse(word) if {"NOUN", "nomn"} in p.tag and "Name" not in p.tag)
    tags = frozenset(str(parse.tag).replace(" ", ",").split(","))
    return Reading(parse.word, parse.normal_form, tags, parse.methods_stack[0][2])


def test_hunspell_tells_cases_and_numbers_apart(tmp_path: Path) -> None:
    text = "6\nёж/K\nЁж/K\nНИИ\nоковы/O\nкое-кто\nсиний/AL\n"
    (tmp_path / "index.dic").write_text(text, encoding="utf-8")
    found = read_hunspell(tmp_path)
    assert [head.case for head in found["еж"]] == [Case.LOWER, Case.CAPITAL]
    assert found["нии"][0].case is Case.UPPER
    assert found["оковы"][0].plural
    assert not found["синий"][0].noun
    assert "кое-кто" not in found


def test_zipf_is_a_hundred_times_the_power_of_ten() -> None:
    assert zipf(1e-6) == 300
    assert zipf(0) == 0
    assert zipf(1e-12) == 0


def test_wiktionary_keeps_capitals_and_labels() -> None:
    found = read_wiktionary()
    assert "школа" in found
    assert any("жарг." in sense.labels for sense in found["бабло"])


def test_a_later_correction_outvotes_an_earlier_one() -> None:
    text = "# kinds\nname\tnames\tкот ёж\n\nallow\tbeasts\tкот\nmisspelt\twrong\tкарова=корова\n"
    found = parse_overrides(text)
    assert found["кот"].ruling is Ruling.ALLOW
    assert (found["еж"].shown, found["еж"].ruling) == ("ёж", Ruling.NAME)
    assert found["карова"].meant == "корова"


def test_the_committed_corrections_are_words_in_lower_case() -> None:
    assert all(word.isalpha() and word == word.lower() for word in read_overrides())


def test_usual_plurals_are_known_by_their_labels() -> None:
    assert says_plural(Sense(frozenset({"помета", "обычно мн. ч."}), "обувь"))
    assert not says_plural(Sense(frozenset({"разг."}), "обувь"))


def test_a_plural_is_weighed_by_its_own_forms_only(morph: pymorphy3.MorphAnalyzer) -> None:
    use = {"лыжами": 8e-7, "лыжам": 1e-7, "лыжу": 1e-7, "лыжи": 5e-6}
    share, seen = Numbers(morph, use).plural_share(noun(morph, "лыжи"))
    assert share == pytest.approx(0.9)
    assert seen == pytest.approx(1e-6)


def test_compounds_for_goods_are_plurals_whatever_the_figures_say(
    morph: pymorphy3.MorphAnalyzer,
) -> None:
    for word, expected in (("стройматериалы", True), ("материалы", False)):
        evidence = Evidence(word, readings=(noun(morph, word),))
        assert Numbers(morph, {}).mostly_plural(evidence, ()) is expected


def test_the_register_of_a_plural_is_its_singulars(morph: pymorphy3.MorphAnalyzer) -> None:
    colloquial = Sense(frozenset({"разг."}), "обувь")
    lists = compiled(morph, wiktionary={"лыжи": (colloquial,)})
    assert lists.words["лыжи"].flags == {Flag.MOSTLY_PLURAL}


def compiled(
    morph: pymorphy3.MorphAnalyzer,
    corrections: str = "",
    wiktionary: Mapping[str, tuple[Sense, ...]] = MappingProxyType({}),
) -> Lists:
    words = ("кот", "лыжи", "лыжа", "роза")
    frequency = {"лыжами": 9e-7, "лыжу": 1e-8, "рспп": 1e-7, "кузябов": 1e-7, "карова": 1e-7}
    sources = Sources(
        morph=morph,
        nominatives={word: (noun(morph, word),) for word in words},
        hunspell={},
        wiktionary={
            "Вася": (Sense(frozenset(), "имя"),),
            "ООН": (Sense(frozenset(), "союз"),),
            **wiktionary,
        },
        frequency=frequency,
    )
    return Compiler(sources, parse_overrides(corrections)).run(lambda *_: None)


def test_every_spelling_goes_to_one_list(morph: pymorphy3.MorphAnalyzer) -> None:
    lists = compiled(morph)
    assert not lists.words.keys() & lists.names.keys()
    assert {"кот", "лыжа", "роза"} <= lists.words.keys()
    assert lists.words["лыжи"].flags == {Flag.MOSTLY_PLURAL}
    assert lists.names["вася"].flags == {Flag.PROPER}
    assert "оон" in lists.rejected


def test_initials_and_surnames_are_known_by_their_look(morph: pymorphy3.MorphAnalyzer) -> None:
    lists = compiled(morph)
    assert "рспп" in lists.rejected
    assert "кузябов" in lists.names
    assert "карова" not in lists.names


def test_corrections_outvote_the_sources(morph: pymorphy3.MorphAnalyzer) -> None:
    text = (
        "name\tn\tкот\nslang\ts\tроза\nvulgar\tv\tбяка\nordinary\to\tлыжи\nrare\tr\tмяка\n"
        "abbreviation\ta\tтыс\nmisspelt\tm\tкарова=корова\nplural\tp\tтапки\n"
    )
    lists = compiled(morph, text)
    assert "кот" in lists.names
    assert lists.words["роза"].flags == {Flag.SLANG}
    assert lists.words["бяка"].flags == {Flag.VULGAR}
    assert lists.words["мяка"].tier == "rare"
    assert lists.words["тапки"].flags == {Flag.MOSTLY_PLURAL}
    assert "лыжи" not in lists.words
    assert lists.rejected["карова"].lemma == "корова"
