"""A table's policy objects to exactly what it has not agreed to."""

import pytest

from bukvitsa.kernel.words import Plurals, WordPolicy, WordReason
from bukvitsa.lexicon.policy import objection
from tests.kit.lists import entry

EVERYTHING = WordPolicy(plurals=Plurals.MOSTLY, proper_names=True, slang=True)


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        ("", None),
        ("obsolete", None),
        ("vulgar", None),
        ("proper", WordReason.PROPER_NAME),
        ("mostly_plural", WordReason.PLURAL),
        ("slang", WordReason.SLANG),
        ("mostly_plural,slang", WordReason.PLURAL),
    ],
)
def test_the_default_table_refuses_by_flags(flags: str, expected: WordReason | None) -> None:
    assert objection(entry("слово", flags), WordPolicy()) is expected


@pytest.mark.parametrize("flags", ["proper", "mostly_plural", "slang", "vulgar", "obsolete"])
def test_a_table_that_agreed_to_all_refuses_nothing(flags: str) -> None:
    assert objection(entry("слово", flags), EVERYTHING) is None


def test_a_familys_table_refuses_coarse_words() -> None:
    assert objection(entry("слово", "vulgar"), WordPolicy(family=True)) is WordReason.VULGAR


def test_a_word_with_two_flags_needs_both_options() -> None:
    both = entry("слово", "mostly_plural,slang")
    half = WordPolicy(plurals=Plurals.MOSTLY)
    assert objection(both, half) is WordReason.SLANG
    assert objection(both, EVERYTHING) is None
