"""The referee keeps the clauses of the rules of words, each with its own reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bukvitsa.kernel.words import Forms, Plurals, Tier, Verdict, WordPolicy, WordReason
from bukvitsa.lexicon.forms import Morphology
from bukvitsa.lexicon.sentences import explain
from tests.kit.lists import EDITION, Lists, entry, referee

LISTS = Lists(
    [
        entry("стол", zipf=450),
        entry("ёж", zipf=300),
        entry("кот", zipf=430),
        entry("корова", zipf=400),
        entry("замок", zipf=400),
        entry("роза", zipf=400),
        entry("ножницы"),
        entry("лыжа"),
        entry("столовая"),
        entry("уж"),
        entry("минерал", tier="rare"),
        entry("лыжи", "mostly_plural"),
        entry("сапожки", "mostly_plural"),
        entry("жизель", "proper"),
        entry("куба", "proper"),
        entry("горький", "proper"),
        entry("белинский", "proper"),
        entry("бабло", "slang"),
        entry("говно", "vulgar"),
        entry("разрубание"),
    ],
    [
        ("нии", WordReason.ABBREVIATION, ""),
        ("супер", WordReason.WORD_PART, ""),
        ("белинский", WordReason.PROPER_NAME, ""),
        ("будующее", WordReason.MISSPELT, "будущее"),
    ],
)
REFEREE = referee(LISTS, Morphology())
PLAIN = WordPolicy(shortest=2)


def judged(text: str, policy: WordPolicy = PLAIN) -> Verdict:
    return REFEREE.judge(text, policy)


def reason(text: str, policy: WordPolicy = PLAIN) -> WordReason:
    return judged(text, policy).reason


def test_wd_1_a_noun_in_its_dictionary_form_is_legal() -> None:
    verdict = judged("стол")
    assert verdict.legal
    assert verdict.tier is Tier.CORE
    assert verdict.edition == EDITION


def test_wd_2_a_plural_names_its_singular() -> None:
    verdict = judged("столы")
    assert verdict.reason is WordReason.PLURAL
    assert (verdict.lemma, verdict.form) == ("стол", "plural_nominative")
    assert verdict.tier is None


def test_wd_2_a_plural_without_a_singular_is_legal_everywhere() -> None:
    assert judged("ножницы").legal


def test_wd_2_mostly_plural_is_legal_where_the_table_says_so() -> None:
    mostly = WordPolicy(shortest=2, plurals=Plurals.MOSTLY)
    assert judged("лыжи", mostly).legal
    assert judged("лыжа", mostly).legal
    assert judged("лыжи").reason is WordReason.PLURAL
    assert judged("лыжи").lemma == "лыжа"


def test_wd_2_a_listed_plural_that_no_form_explains_is_a_plural_still() -> None:
    assert referee(LISTS).judge("сапожки", PLAIN).reason is WordReason.PLURAL


def test_wd_3_names_are_legal_only_where_the_table_takes_them() -> None:
    assert reason("жизель") is WordReason.PROPER_NAME
    assert judged("жизель", WordPolicy(proper_names=True)).legal
    assert judged("роза").legal


def test_wd_3_a_name_that_is_oftener_so_is_called_a_name() -> None:
    assert reason("куба") is WordReason.PROPER_NAME


def test_wd_3_a_name_that_is_an_adjective_is_called_an_adjective() -> None:
    assert reason("горький") is WordReason.NOT_A_NOUN


def test_wd_3_the_list_of_refusals_settles_what_a_name_is() -> None:
    assert reason("белинский") is WordReason.PROPER_NAME


def test_wd_4_slang_and_coarse_words_follow_the_options() -> None:
    assert reason("бабло") is WordReason.SLANG
    assert judged("бабло", WordPolicy(slang=True)).legal
    assert judged("говно").legal
    assert reason("говно", WordPolicy(family=True)) is WordReason.VULGAR


def test_wd_5_abbreviations_and_parts_of_words_are_refused_as_such() -> None:
    assert reason("нии") is WordReason.ABBREVIATION
    assert reason("супер") is WordReason.WORD_PART
    assert reason("ковёр-самолёт") is WordReason.HYPHENATED
    assert reason("белый гриб") is WordReason.SEVERAL_WORDS


def test_wd_6_an_adjective_used_as_a_noun_is_legal_when_listed() -> None:
    assert judged("столовая").legal
    assert reason("синяя") is WordReason.NOT_A_NOUN


def test_wd_7_yo_is_ye_and_is_shown_as_written() -> None:
    assert judged("еж") == judged("ёж")
    assert judged("еж").shown == "ёж"


def test_wd_8_homonyms_are_one_word() -> None:
    assert judged("замок").word == judged("ЗАМОК").word


def test_wd_9_the_shortest_word_is_the_policys() -> None:
    assert judged("уж", WordPolicy(shortest=2)).legal
    assert reason("уж", WordPolicy(shortest=3)) is WordReason.TOO_SHORT


def test_wd_10_any_form_is_legal_in_the_extended_game() -> None:
    anything = WordPolicy(shortest=2, forms=Forms.ANY)
    verdict = judged("бежали", anything)
    assert verdict.legal
    assert (verdict.lemma, verdict.form) == ("бежать", "verb")
    assert judged("столами", anything).legal
    assert judged("лыжи", anything).legal
    assert judged("и", WordPolicy(shortest=1, forms=Forms.ANY)).legal
    assert reason("нии", anything) is WordReason.ABBREVIATION
    assert reason("жизель", anything) is WordReason.PROPER_NAME
    assert reason("блкд", anything) is WordReason.UNKNOWN


def test_wd_10_names_in_any_form_follow_their_option() -> None:
    anything = WordPolicy(shortest=2, forms=Forms.ANY)
    named = WordPolicy(shortest=2, forms=Forms.ANY, proper_names=True)
    assert not judged("москвою", anything).legal
    assert judged("москвою", named).legal


def test_wd_10_a_form_of_slang_is_slang() -> None:
    anything = WordPolicy(shortest=2, forms=Forms.ANY)
    assert not judged("баблом", anything).legal
    assert judged("баблом", WordPolicy(forms=Forms.ANY, slang=True)).legal
    assert not judged("говном", WordPolicy(forms=Forms.ANY, family=True)).legal


@pytest.mark.parametrize("text", [" стол ", "СТОЛ", "Стол\n"])
def test_wd_11_clothing_is_forgiven(text: str) -> None:
    assert judged(text).legal


def test_wd_11_decomposed_letters_are_forgiven() -> None:
    assert judged("е\u0308ж").legal


@pytest.mark.parametrize(
    ("text", "expected", "signs"),
    [
        ("cтoл", WordReason.LATIN_LOOKALIKE, "co"),
        ("стол1", WordReason.NOT_CYRILLIC, "1"),
        ("", WordReason.EMPTY, ""),
        ("   ", WordReason.EMPTY, ""),
        ("стол\x00", WordReason.NOT_CYRILLIC, "\x00"),
        ("сто\u0301л", WordReason.NOT_CYRILLIC, "\u0301"),
        ("а" * 10_000, WordReason.TOO_LONG, ""),
    ],
)
def test_wd_11_what_is_not_cyrillic_is_refused_by_its_kind(
    text: str, expected: WordReason, signs: str
) -> None:
    verdict = judged(text)
    assert (verdict.reason, verdict.form) == (expected, signs)
    assert len(verdict.word) <= 80


def test_wd_12_an_oblique_case_names_the_case() -> None:
    verdict = judged("столу")
    assert (verdict.reason, verdict.lemma, verdict.form) == (WordReason.OBLIQUE, "стол", "dative")


def test_wd_12_what_is_no_noun_says_what_it_is() -> None:
    verdict = judged("бежать")
    assert (verdict.reason, verdict.form) == (WordReason.NOT_A_NOUN, "verb")


def test_wd_12_a_misspelling_names_the_word_meant() -> None:
    verdict = judged("карова")
    assert (verdict.reason, verdict.lemma) == (WordReason.MISSPELT, "корова")
    assert judged("будующее").lemma == "будущее"


def test_wd_12_an_unknown_word_has_near_spellings_that_the_policy_allows() -> None:
    verdict = judged("коз")
    assert verdict.reason is not WordReason.LEGAL
    near = judged("кжт").near
    assert near == ("кот",)
    assert judged("кжт", WordPolicy(banned=("кот",))).near == ()
    assert judged("кжт", WordPolicy(shortest=4)).near == ()
    assert judged("бабла").near == ()


def test_wd_12_a_poetic_variant_points_to_the_word_that_dictionaries_have() -> None:
    verdict = judged("разрубанье")
    assert (verdict.reason, verdict.lemma) == (WordReason.UNKNOWN, "разрубание")
    assert verdict.form == "variant"


def test_wd_15_both_tiers_are_legal_and_told_apart() -> None:
    assert judged("минерал").legal
    assert judged("минерал").tier is Tier.RARE


def test_wd_16_a_tables_own_list_comes_first() -> None:
    own = WordPolicy(shortest=3, allowed=("Зюзюка", "столы"), banned=("КОТ", "ёж"))
    assert judged("зюзюка", own).legal
    assert judged("столы", own).legal
    assert reason("кот", own) is WordReason.BANNED
    assert reason("еж", own) is WordReason.BANNED


def test_wd_9_stands_above_the_tables_own_list() -> None:
    assert reason("уж", WordPolicy(shortest=3, allowed=("уж",))) is WordReason.TOO_SHORT


@given(st.text(max_size=60), st.booleans(), st.booleans(), st.sampled_from(Forms))
def test_any_text_gets_a_verdict_and_a_sentence(
    text: str, slang: bool, family: bool, forms: Forms
) -> None:
    verdict = judged(text, WordPolicy(slang=slang, family=family, forms=forms))
    assert verdict.edition == EDITION
    assert explain(verdict)


@given(st.text(alphabet="абвгдеёжзийклмнопрстуфхцчшщъыьэюя", min_size=1, max_size=14))
def test_near_spellings_are_legal_themselves(text: str) -> None:
    verdict = judged(text)
    assert len(verdict.near) <= 3
    assert all(judged(word).legal for word in verdict.near)
