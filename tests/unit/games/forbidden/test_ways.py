"""How a word can be made of the conversation: all the ways, the dearest for who laid first."""

from collections import Counter
from itertools import combinations, permutations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from bukvitsa.games.forbidden.cards import Face, places_of
from bukvitsa.games.forbidden.ways import MOST_WAYS, ways
from tests.kit.forbidden.views import a_view, faces

talks = st.text("ааоиАОДМ", max_size=8)
words = st.text("аоидм", min_size=1, max_size=6)


def by_hand(talk: tuple[Face, ...], word: str) -> set[str]:
    """Try every choice of cards in every order: which reds can a word be made with?"""
    return {
        "".join(sorted(face.letter for face in chosen if face.red))
        for cards in combinations(talk, len(word))
        for chosen in permutations(cards)
        if "".join(face.letter for face in chosen) == word
    }


def reds_of(talk: tuple[Face, ...], word: str, red: tuple[int, ...]) -> str:
    """Say which red letters a call takes."""
    places = places_of(talk, word, red)
    assert not isinstance(places, int)
    return "".join(sorted(talk[place].letter for place in places if talk[place].red))


@settings(max_examples=150)
@given(talks, words)
@example("ааАА", "аа")
@example("оОДМ", "дом")
def test_the_ways_are_all_that_brute_force_finds_the_fewest_reds_first(
    talk: str, word: str
) -> None:
    """FW-16: each choice of red cards once, by calls that take exactly these cards."""
    found = ways(a_view(talk), word)
    reds = [reds_of(faces(talk), word, call.red) for call in found]
    assert Counter(reds) == Counter(by_hand(faces(talk), word))
    assert [len(red) for red in reds] == sorted(len(red) for red in reds)
    assert all(call.word == word for call in found)
    assert not found or not found[0].red


def test_a_word_is_read_as_people_type_it() -> None:
    """WD-7, WD-11: case, blanks and ё are its clothing; what is no spelling has no way."""
    assert [call.word for call in ways(a_view("еЖ"), " Ёж ")] == ["еж"]
    assert ways(a_view("еЖ"), "") == ways(a_view("еЖ"), "e-ж") == ()


def test_a_letter_that_lacks_leaves_no_way() -> None:
    """FW-10: each card serves once."""
    assert ways(a_view("аМ"), "мама") == ()


def test_a_long_word_of_a_strange_deck_has_ways_enough() -> None:
    """Nobody waits for millions of them, and the first is still the dearest."""
    letters = "абвгдежзиклмнопрст"
    view = a_view(letters + letters.upper())
    found = ways(view, letters)
    assert len(found) == MOST_WAYS
    assert found[0].red == ()
    assert len({call.red for call in found}) == MOST_WAYS
    assert [len(call.red) for call in found[:19]] == [0] + [1] * 18
