"""What a vocabulary finds is exactly what trying every word finds, under any policy."""

from hypothesis import example, given
from hypothesis import strategies as st

from bukvitsa.kernel.words import Plurals, Tier, WordPolicy
from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.lexicon.entry import Entry, Flag
from bukvitsa.lexicon.index import Index
from bukvitsa.lexicon.vocabulary import CORE_ONLY, Made, Vocabulary
from tests.kit.vocabularies import (
    FEW,
    all_steals,
    entry_lists,
    legal_words,
    makeable,
    policies,
    racks,
    spellings,
    tables,
)

NOTHING = Entry("тт", "тт", Tier.CORE, frozenset(), 0)
ODD = Entry("ъаъа", "ъаъа", Tier.CORE, frozenset(), 0)


def vocabulary(entries: list[Entry], policy: WordPolicy) -> Vocabulary:
    return Vocabulary([Index.of(entries)], policy)


@given(entry_lists(), policies, racks, st.integers(0, 8), st.integers(0, 12))
@example([ODD], WordPolicy(), "ъъаа", 0, 9)
@example([ODD], WordPolicy(banned=("ъаъа",)), "ъъаа", 0, 9)
def test_all_words_of_a_length(
    entries: list[Entry], policy: WordPolicy, rack: str, shortest: int, longest: int
) -> None:
    words = makeable(legal_words(entries, policy), rack)
    found = vocabulary(entries, policy).words(rack, shortest, longest)
    assert sorted(found) == sorted(word for word in words if shortest <= len(word) <= longest)


@given(entry_lists(), policies, racks)
def test_the_core_alone_is_searched_for_bots(
    entries: list[Entry], policy: WordPolicy, rack: str
) -> None:
    core = Vocabulary([Index.of(entries)], policy, CORE_ONLY)
    assert sorted(core.words(rack)) == sorted(
        makeable(legal_words(entries, policy, CORE_ONLY), rack)
    )


@given(entry_lists(), policies, racks)
@example([ODD], WordPolicy(), "ъаа")
@example([ODD], WordPolicy(), "ъъаа")
def test_existence_and_the_next_letters(
    entries: list[Entry], policy: WordPolicy, rack: str
) -> None:
    asked = vocabulary(entries, policy)
    words = legal_words(entries, policy)
    makings = makeable(words, rack)
    assert asked.any_within(rack) is bool(makings)
    assert asked.one_within(rack) in (makings or [None])
    assert asked.next_letters(rack) == "".join(
        letter for letter in ALPHABET if makeable(words, rack + letter)
    )


@given(entry_lists(), policies)
def test_the_minimal_words_contain_no_other_and_answer_for_all(
    entries: list[Entry], policy: WordPolicy
) -> None:
    words = legal_words(entries, policy)
    minimal = vocabulary(entries, policy).minimal.words
    assert all(
        makeable(words, word) <= {w for w in words if sorted(w) == sorted(word)} for word in minimal
    )
    assert all(makeable(set(minimal), word) for word in words)
    assert len({"".join(sorted(word)) for word in minimal}) == len(minimal)


@given(entry_lists(), policies, racks, tables)
@example([ODD], WordPolicy(), "ъъаа", ["а", "ъ"])
@example([ODD], WordPolicy(), "а", ["ъаъ", "ъъ"])
def test_steals_in_every_way(
    entries: list[Entry], policy: WordPolicy, loose: str, table: list[str]
) -> None:
    asked = vocabulary(entries, policy)
    words = legal_words(entries, policy)
    steals = asked.steals(loose, table)
    assert len(steals) == len(set(steals))
    assert set(steals) == all_steals(words, loose, table)
    plain = {Made(word) for word in makeable(words, loose)}
    assert set(asked.makings(loose, table)) == set(steals) | plain
    assert asked.any_left(loose, table) is bool(steals or plain)


@given(entry_lists(), policies, racks, tables, st.sampled_from(FEW))
@example([ODD], WordPolicy(), "ъъаа", ["а", "ъ"], "ъ")
def test_a_letter_that_has_come_makes_no_other_way_than_those_that_use_it(
    entries: list[Entry], policy: WordPolicy, loose: str, table: list[str], letter: str
) -> None:
    asked = vocabulary(entries, policy)
    after = {*asked.makings(loose + letter, table)}
    used = asked.makings(loose + letter, table, using=letter)
    assert len(used) == len(set(used))
    assert set(used) == {made for made in after if takes(letter, made, table)}
    assert after == {*asked.makings(loose, table), *used}


def takes(letter: str, made: Made, table: list[str]) -> bool:
    bound = "".join(table[place] for place in made.used)
    return made.word.count(letter) > bound.count(letter)


@given(entry_lists(), policies, spellings)
def test_membership(entries: list[Entry], policy: WordPolicy, word: str) -> None:
    asked = vocabulary(entries, policy)
    words = legal_words(entries, policy)
    assert (word in asked) is (word in words)
    assert all(each in asked for each in words)


@given(entry_lists(), entry_lists(), policies, racks)
def test_several_lists_are_searched_as_one(
    some: list[Entry], more: list[Entry], policy: WordPolicy, rack: str
) -> None:
    known = {entry.word for entry in some}
    others = [entry for entry in more if entry.word not in known]
    both = Vocabulary([Index.of(some), Index.of(others)], policy)
    words = legal_words([*some, *others], policy)
    assert sorted(both.words(rack)) == sorted(makeable(words, rack))
    assert both.any_within(rack) is bool(makeable(words, rack))


def test_a_long_table_does_not_run_out_of_bits() -> None:
    asked = vocabulary([Entry("кто", "кто", Tier.CORE, frozenset(), 0)], WordPolicy())
    table = ["кот"] * 70 + ["к", "т"]
    assert set(asked.steals("о", table)) == {Made("кто", (70, 71))}


def test_ids_are_those_of_the_words_found() -> None:
    entries = [Entry(word, word, Tier.CORE, frozenset(), 0) for word in ("кот", "окот", "ток")]
    asked = vocabulary(entries, WordPolicy(banned=("кот",)))
    ((index, ids),) = asked.found("окот")
    assert sorted(index.spell(ids)) == ["окот", "ток"]
    assert asked.steals("о", ["кт"]) == [Made("ток", (0,))]


def test_a_table_word_with_more_copies_than_can_be_packed_is_in_no_word() -> None:
    asked = vocabulary([Entry("кто", "кто", Tier.CORE, frozenset(), 0)], WordPolicy())
    assert asked.steals("кто", ["о" * 8, "кт"]) == [Made("кто", (1,))]


def test_own_words_are_read_as_people_write_them() -> None:
    policy = WordPolicy(allowed=("ЁЖИК", "не слово", "ёжик"), banned=("Тт",))
    asked = vocabulary([NOTHING], policy)
    assert asked.words("ежикттнеслово") == ["ежик"]


def test_a_word_the_policy_refuses_is_legal_once_the_table_allows_it() -> None:
    slang = Entry("кот", "кот", Tier.RARE, frozenset({Flag.SLANG}), 0)
    plural = Entry("ток", "ток", Tier.RARE, frozenset({Flag.MOSTLY_PLURAL}), 0)
    assert vocabulary([slang, plural], WordPolicy()).words("кот") == []
    assert vocabulary([slang, plural], WordPolicy(allowed=("кот",))).words("кот") == ["кот"]
    mostly = WordPolicy(plurals=Plurals.MOSTLY)
    assert vocabulary([slang, plural], mostly).words("кот") == ["ток"]
