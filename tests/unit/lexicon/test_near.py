"""Near spellings rank slips of the ear first, then of the finger, then by frequency."""

from hypothesis import given
from hypothesis import strategies as st

from bukvitsa.letters.alphabet import ALPHABET
from bukvitsa.lexicon.confusions import confusions, edits
from bukvitsa.lexicon.near import meant, near
from tests.kit.lists import Lists, entry

LISTS = Lists(
    [
        entry("корова", zipf=400),
        entry("карета", zipf=350),
        entry("норова", zipf=100),
        entry("корона", zipf=450),
        entry("чувство", zipf=500),
        entry("галерея", zipf=400),
        entry("ёлка", zipf=400),
        entry("инженер", zipf=420),
        entry("лаборатория", zipf=420),
        entry("редкость", zipf=150),
        entry("прецедент", zipf=300),
        entry("кода", zipf=100),
        entry("коса", zipf=400),
        entry("том", zipf=400),
        entry("дум", zipf=200),
        entry("там", zipf=300),
        entry("зум", zipf=100),
    ]
)
words = st.text(alphabet=ALPHABET, min_size=1, max_size=8)


def distance(one: str, other: str) -> int:
    """Levenshtein with transpositions, the slow and plain way."""
    rows = {(-1, column): column + 1 for column in range(-1, len(other))}
    rows |= {(row, -1): row + 1 for row in range(-1, len(one))}
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            best = min(rows[i - 1, j] + 1, rows[i, j - 1] + 1, rows[i - 1, j - 1] + (a != b))
            if i and j and a == other[j - 1] and one[i - 1] == b:
                best = min(best, rows[i - 2, j - 2] + 1)
            rows[i, j] = best
    return rows[len(one) - 1, len(other) - 1]


def test_a_slip_of_the_ear_comes_before_a_commoner_word() -> None:
    assert near("кота", LISTS.entry) == ("кода", "коса")
    assert near("корода", LISTS.entry)[:2] == ("корона", "корова")


def test_no_more_than_three_are_told() -> None:
    assert near("тум", LISTS.entry) == ("том", "дум", "там")


def test_a_near_word_is_shown_with_its_yo() -> None:
    assert near("йолка", LISTS.entry) == ("ёлка",)


def test_nothing_is_near_to_nonsense() -> None:
    assert near("щщщщщщ", LISTS.entry) == ()


def test_a_slip_of_the_ear_and_one_of_the_finger_are_forgiven_together() -> None:
    assert near("кароав", LISTS.entry) == ("корова",)


def test_the_word_itself_is_not_near() -> None:
    assert "корова" not in near("корова", LISTS.entry)


def test_a_misspelling_is_of_a_word_that_people_use() -> None:
    assert meant("чуство", LISTS.entry) == "чувство"
    assert meant("галлерея", LISTS.entry) == "галерея"
    assert meant("редкасть", LISTS.entry) == ""


def test_two_slips_are_believed_in_long_words_only() -> None:
    assert meant("инжинир", LISTS.entry) == "инженер"
    assert meant("карона", LISTS.entry) == "корона"
    assert meant("каронва", LISTS.entry) == ""


def test_what_no_word_has_is_misspelt_however_short_it_is() -> None:
    assert meant("шыло", Lists([entry("шило", zipf=300)]).entry) == "шило"
    assert meant("чяща", Lists([entry("чаща", zipf=50)]).entry) == ""


def test_a_long_word_is_misspelt_by_any_one_letter() -> None:
    assert meant("прецендент", LISTS.entry) == "прецедент"


def test_short_words_are_never_called_misspelt() -> None:
    assert meant("йлка", LISTS.entry) == ""


@given(words)
def test_edits_are_all_spellings_one_edit_away(word: str) -> None:
    found = set(edits(word)) - {word}
    assert all(distance(word, other) == 1 for other in found)
    letters = len(ALPHABET)
    inserted = {w for w in found if len(w) > len(word)}
    assert len(inserted) == (len(word) + 1) * letters - len(word)


@given(words)
def test_confusions_stay_near(word: str) -> None:
    assert all(distance(word, other) <= 2 for other in confusions(word))
