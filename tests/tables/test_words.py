"""Names, codes, and the sentences of a table."""

import re
import tomllib
from pathlib import Path

import pytest

from bukvitsa.games.court import illegal
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.words import Tier, Verdict, WordReason
from bukvitsa.letters.alphabet import fold, is_letter
from bukvitsa.lexicon.shelf import open_shelf
from bukvitsa.tables import codes, sayings
from bukvitsa.tables.names import alike, read_name, read_talk

TABLES = Path(codes.__file__).parent


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Аня", "Аня"),
        ("  Анна  Мария ", "Анна Мария"),
        ("и\u0306", "й"),
        ("Ёж 🦔", "Ёж 🦔"),
        ("x" * 20, "x" * 20),
        ("李", "李"),
    ],
)
def test_a_name_is_read_as_others_see_it(text: str, name: str) -> None:
    assert read_name(text) == name


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "name_empty"),
        (" \t ", "name_strange"),
        ("   ", "name_empty"),
        ("...", "name_empty"),
        ("x" * 21, "name_too_long"),
        ("а\u200bб", "name_strange"),
        ("а\u200dб", "name_strange"),
        ("\u202eвобла", "name_strange"),
        ("\u3164", "name_strange"),
        ("\u2800а", "name_strange"),
        ("а\u00a0б", "name_strange"),
        ("а\u0301б", "name_strange"),
        ("а\nб", "name_strange"),
        ("а\x00", "name_strange"),
        ("\ud800", "name_strange"),
        ("\ue000", "name_strange"),
    ],
)
def test_what_is_no_name_is_refused(text: str, code: str) -> None:
    refusal = read_name(text)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def test_names_that_look_the_same_are_alike() -> None:
    assert alike("Ａня", "aня")
    assert alike("Алёна", "Алена")
    assert alike("Анна Б", "АннаБ")
    assert not alike("Аня", "Яна")


def test_pictures_may_be_said() -> None:
    assert read_talk("👩‍🚀 и ❤️") == "👩‍🚀 и ❤️"


def distance_is_one(one: str, other: str) -> bool:
    """Tell whether two words differ by one letter put in, left out or changed."""
    if len(one) == len(other):
        return sum(a != b for a, b in zip(one, other, strict=True)) <= 1
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) > 1:
        return False
    return any(long[:place] + long[place + 1 :] == short for place in range(len(long)))


def test_the_words_of_codes_are_known_short_and_unlike_each_other() -> None:
    listed = [fold(word) for word in codes.words()]
    assert len(listed) == 512
    assert sorted(listed) == listed
    shelf = open_shelf()
    for word in listed:
        entry = shelf.entry(word)
        assert entry is not None, word
        assert (entry.tier, entry.flags) == (Tier.CORE, frozenset()), word
        assert 3 <= len(word) <= 6
        assert all(map(is_letter, word))
    assert len({word[:3] for word in listed}) == 512
    for place, word in enumerate(listed):
        assert not [other for other in listed[:place] if distance_is_one(word, other)], word


def test_codes_are_read_as_they_are_typed() -> None:
    assert codes.heard("ЩЁТКА—Лес   маяк!") == "щетка-лес-маяк"
    assert codes.heard("") == ""
    assert codes.heard("а" * 10_000) == "а" * 100


def test_every_code_of_the_tables_has_a_sentence_and_no_sentence_is_idle() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in TABLES.glob("*.py"))
    spoken = set(re.findall(r'Refusal\(\s*"([a-z_]+)"', text))
    written = set(tomllib.loads((TABLES / "refusals.toml").read_text(encoding="utf-8")))
    assert spoken - {"wrong_number_of_players"} == written - {"impossible"}


def test_everything_that_is_told_has_a_sentence_and_no_sentence_is_idle() -> None:
    text = (TABLES / "narration.py").read_text(encoding="utf-8")
    told = set(re.findall(r'"([a-z_]+)"', text)) | {"left_bot", "left_wait"}
    path = TABLES / "data" / "told.toml"
    assert set(tomllib.loads(path.read_text(encoding="utf-8"))) == told


def test_a_refused_word_is_explained_by_the_referee() -> None:
    verdict = Verdict("столы", WordReason.PLURAL, "x", lemma="стол")
    refused = sayings.refused("а1", illegal(verdict), "toy")
    assert refused.text == "«Столы» — множественное число. Подойдёт «стол»."
    assert refused.clause == "WD-12"


def test_a_code_without_a_sentence_is_no_more_than_that() -> None:
    assert sayings.refused("а1", Refusal("never_heard_of"), "toy").text == "Сейчас так нельзя."


def test_bots_have_names_that_nobody_confuses() -> None:
    names = sayings.bot_names()
    assert len(names) >= 16
    assert len({name[0] for name in names}) == len(names)
    assert all(read_name(name) == name for name in names)
