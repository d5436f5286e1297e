"""Of several readings the likeliest is told; without figures, the most specific."""

import pytest

from bukvitsa.kernel.words import WordReason
from bukvitsa.lexicon.forms import Case, Form, Kind, Morphology, NoForms
from bukvitsa.lexicon.reasons import plural_of, proper_reason, reason_of

MORPHOLOGY = Morphology()


def form(lemma: str, tags: str, weight: float = 1.0, kind: Kind = Kind.NOUN) -> Form:
    return Form(lemma, kind, frozenset(tags.split()), weight)


def test_what_is_met_oftener_is_told() -> None:
    ball = form("шар", "plur gent", 0.3)
    name = form("шаров", "Surn sing nomn", 0.7)
    assert reason_of("шаров", (ball, name)).reason is WordReason.PROPER_NAME
    oftener = form("шар", "plur gent", 0.8)
    assert reason_of("шаров", (oftener, name)).reason is WordReason.OBLIQUE


def test_without_figures_a_dictionary_form_outweighs_a_name() -> None:
    ah = form("бах", "", kind=Kind.INTERJECTION)
    bach = form("бах", "Surn sing nomn")
    assert reason_of("бах", (bach, ah)).reason is WordReason.NOT_A_NOUN


def test_without_figures_a_name_outweighs_a_form_but_not_if_it_is_a_form_itself() -> None:
    falcon = form("сокол", "plur gent")
    name = form("соколов", "Surn sing nomn")
    assert reason_of("соколов", (falcon, name)).reason is WordReason.PROPER_NAME
    meadow = form("луг", "sing datv")
    river = form("луга", "Geox sing accs")
    assert reason_of("лугу", (river, meadow)).reason is WordReason.OBLIQUE


def test_a_form_of_a_name_names_it() -> None:
    found = reason_of("волги", (form("волга", "Geox sing gent"),))
    assert (found.reason, found.lemma) == (WordReason.PROPER_NAME, "волга")
    assert reason_of("волга", (form("волга", "Geox sing nomn"),)).lemma == ""


def test_the_nominative_plural_comes_before_other_cases() -> None:
    found = reason_of("дома", (form("дом", "sing gent"), form("дом", "plur nomn")))
    assert found.reason is WordReason.PLURAL


def test_a_listed_error_and_an_abbreviation_are_told() -> None:
    assert reason_of("ошыбка", (form("ошыбка", "Erro nomn"),)).reason is WordReason.MISSPELT
    assert reason_of("нии", (form("нии", "Abbr nomn"),)).reason is WordReason.ABBREVIATION


def test_an_unlisted_nominative_is_unknown_and_a_variant_names_the_word() -> None:
    assert reason_of("зюзя", (form("зюзя", "nomn"),)).reason is WordReason.UNKNOWN
    found = reason_of("хваленье", (form("хваление", "nomn V-be"),))
    assert (found.lemma, found.form) == ("хваление", "variant")
    assert reason_of("хваленье", ()).reason is WordReason.UNKNOWN


def test_a_listed_name_is_a_name_unless_it_is_oftener_something_else() -> None:
    assert proper_reason("зюзин", ()).reason is WordReason.PROPER_NAME
    assert proper_reason("ли", (form("ли", "", kind=Kind.PARTICLE),)).reason is (
        WordReason.NOT_A_NOUN
    )
    assert proper_reason("зюзя", (form("зюзя", "nomn"),)).reason is WordReason.PROPER_NAME
    both = (form("горький", "Surn nomn"), form("горький", "nomn", kind=Kind.ADJECTIVE))
    assert proper_reason("горький", both).reason is WordReason.NOT_A_NOUN


def test_a_plural_names_its_singular_if_a_form_does() -> None:
    assert plural_of((form("лыжа", "plur nomn"),)).lemma == "лыжа"
    assert plural_of((form("лыжа", "sing gent"),)).lemma == ""


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("столами", "plural_instrumental"),
        ("стола", "genitive"),
        ("бежал", "verb"),
        ("быстро", "adverb"),
        ("ножницами", "instrumental"),
        ("без", "preposition"),
    ],
)
def test_a_form_has_a_code(word: str, code: str) -> None:
    assert code in {found.code for found in MORPHOLOGY.forms(word)}


def test_the_dictionary_never_guesses() -> None:
    assert MORPHOLOGY.forms("бутявка") == ()
    assert NoForms().forms("стол") == ()


def test_what_has_no_case_counts_as_a_nominative() -> None:
    assert form("как", "", kind=Kind.CONJUNCTION).case is Case.NOMINATIVE
