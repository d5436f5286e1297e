"""Each rule of the policy admits what it is for, and refuses its opposite."""

import pymorphy3
import pytest

from bukvitsa.lexicon.build.evidence import Evidence, Sources
from bukvitsa.lexicon.build.hunspell import Case, Headword
from bukvitsa.lexicon.build.names import is_abbreviation, is_name
from bukvitsa.lexicon.build.opencorpora import Reading
from bukvitsa.lexicon.build.registers import flags_of, is_slang
from bukvitsa.lexicon.build.rules import Judge, Rule, is_substantive
from bukvitsa.lexicon.entry import Flag
from bukvitsa.lexicon.markup import Sense


def reading(word: str, tags: str, lemma: str = "") -> Reading:
    return Reading(word, lemma or word, frozenset(tags.split()), 0)


def head(shown: str, flags: str = "J") -> Headword:
    case = Case.LOWER if shown.islower() else Case.UPPER if shown.isupper() else Case.CAPITAL
    return Headword(shown, case, frozenset(flags))


def sense(text: str, *labels: str) -> Sense:
    return Sense(frozenset(labels), text)


@pytest.fixture(scope="module")
def judge() -> Judge:
    morph = pymorphy3.MorphAnalyzer()
    hunspell = {"стул": (head("стул"),), "лыжа": (head("лыжа"),)}
    return Judge(Sources(morph, {}, hunspell, {}, {}))


NOUN = "NOUN nomn sing"


def test_a_noun_of_two_dictionaries_is_confirmed(judge: Judge) -> None:
    two = Evidence("кот", readings=(reading("кот", NOUN),), heads=(head("кот"),))
    assert judge.rule_for(two) is Rule.CONFIRMED
    told = Evidence("кот", readings=(reading("кот", NOUN),), senses=(sense("зверь"),))
    assert judge.rule_for(told) is Rule.CONFIRMED


def test_a_noun_of_one_dictionary_is_frequent_or_only_listed(judge: Judge) -> None:
    alone = (reading("зюзя", NOUN),)
    assert judge.rule_for(Evidence("зюзя", readings=alone, share=1e-7)) is Rule.FREQUENT
    assert judge.rule_for(Evidence("зюзя", readings=alone)) is Rule.LISTED


def test_a_noun_that_others_know_as_a_name_only_is_a_name(judge: Judge) -> None:
    car = reading("волга", NOUN)
    river = reading("волга", f"{NOUN} Geox")
    assert judge.rule_for(Evidence("волга", readings=(car, river))) is None
    assert judge.rule_for(Evidence("волга", readings=(car,), heads=(head("Волга"),))) is None


def test_a_poetic_variant_needs_a_witness(judge: Judge) -> None:
    variant = (reading("дыханье", f"{NOUN} V-be"),)
    assert judge.rule_for(Evidence("дыханье", readings=variant)) is None
    assert judge.rule_for(Evidence("дыханье", readings=variant, share=1e-6)) is Rule.FREQUENT


def test_an_abbreviation_is_a_noun_if_hunspell_inflects_it(judge: Judge) -> None:
    short = (reading("вуз", f"{NOUN} Abbr"),)
    assert judge.rule_for(Evidence("вуз", readings=short, heads=(head("вуз"),))) is Rule.SHORTENED
    assert judge.rule_for(Evidence("вуз", readings=short)) is None
    assert is_abbreviation(Evidence("вуз", readings=short))


def test_a_plural_is_plural_only_if_hunspell_lacks_its_singular(judge: Judge) -> None:
    plural = "NOUN nomn plur"
    chairs = (reading("стулы", plural, "стул"),)
    assert judge.rule_for(Evidence("стулы", chairs, heads=(head("стулы", "O"),))) is None
    shackles = (reading("оковы", plural, "окова"),)
    listed = Evidence("оковы", shackles, heads=(head("оковы", "O"),))
    assert judge.rule_for(listed) is Rule.PLURAL_ONLY


def test_an_organisation_in_lower_case_is_a_noun_and_a_person_is_not(judge: Judge) -> None:
    firm = (reading("общепит", f"{NOUN} Orgn"),)
    assert judge.rule_for(Evidence("общепит", firm, heads=(head("общепит"),))) is Rule.RESCUED
    assert judge.rule_for(Evidence("общепит", firm)) is None
    name = (reading("макс", f"{NOUN} Name"),)
    assert judge.rule_for(Evidence("макс", name, heads=(head("макс"),))) is None
    assert is_name(Evidence("макс", name))


def test_a_word_unknown_to_opencorpora_needs_hunspell_or_a_definition(judge: Judge) -> None:
    assert judge.rule_for(Evidence("зюзябра", heads=(head("зюзябра", "I"),))) is Rule.SPELLED
    told = Evidence("зюзябра", senses=(sense("небольшая рыба"),))
    assert judge.rule_for(told) is Rule.DEFINED
    assert judge.rule_for(Evidence("зюзябра")) is None
    verb = Evidence("зюзябра", senses=(sense("делать что-либо"),))
    assert judge.rule_for(verb) is None


def test_old_spellings_and_adjectives_of_places_are_no_nouns(judge: Judge) -> None:
    assert judge.rule_for(Evidence("домъ", senses=(sense("здание для жилья"),))) is None
    assert judge.rule_for(Evidence("зюзинский", senses=(sense("язык народа"),))) is None


@pytest.mark.parametrize(
    ("word", "senses", "expected"),
    [
        ("часовой", (sense("тот, кто стоит на часах", "субст."),), True),
        ("длинный", (sense("тот, кто высок ростом"),), False),
        ("калмыцкий", (sense("калмыцкий язык", "субст."),), False),
        ("закусочная", (sense("заведение", "субст."),), True),
        ("котёл", (sense("человек", "субст."),), False),
    ],
)
def test_an_adjective_is_a_noun_where_a_dictionary_says_so(
    word: str, senses: tuple[Sense, ...], expected: bool
) -> None:
    assert is_substantive(Evidence(word, senses=senses)) is expected


def test_opencorporas_mark_is_believed_of_persons_not_of_pronouns() -> None:
    person = Evidence("больной", (reading("больной", "ADJF Subx masc sing nomn"),))
    pronoun = Evidence("всякий", (reading("всякий", "ADJF Subx Apro masc sing nomn"),))
    assert is_substantive(person)
    assert not is_substantive(pronoun)


def test_slang_needs_two_votes_and_hunspell_outvotes_them() -> None:
    marked = (reading("фича", f"{NOUN} Slng"),)
    jargon = (sense("особенность", "комп.жарг."),)
    assert is_slang(Evidence("фича", marked, senses=jargon))
    assert not is_slang(Evidence("баг", (reading("баг", NOUN),), senses=jargon))
    assert not is_slang(Evidence("чат", marked, (head("чат"),), jargon))


def test_a_colloquial_word_of_wiktionarys_alone_is_slang() -> None:
    assert is_slang(Evidence("фотик", senses=(sense("фотоаппарат", "прост."),)))
    assert not is_slang(Evidence("дискус", senses=(sense("рыба"),)))


def test_registers_become_flags() -> None:
    coarse = Evidence("говно", (reading("говно", NOUN),), senses=(sense("кал", "вульг."),))
    assert flags_of(coarse) == {Flag.VULGAR}
    old = Evidence("оный", (reading("оный", NOUN),), senses=(sense("тот", "устар."),))
    assert flags_of(old) == {Flag.OBSOLETE}
    archaic = Evidence("ветр", (reading("ветр", f"{NOUN} Arch"),))
    assert flags_of(archaic) == {Flag.OBSOLETE}
