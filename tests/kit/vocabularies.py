"""Small random vocabularies, and the slow answers that the fast ones are held against."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from bukvitsa.kernel.words import Plurals, Tier, WordPolicy
from bukvitsa.lexicon.entry import Entry, Flag
from bukvitsa.lexicon.policy import objection
from bukvitsa.lexicon.vocabulary import Made

FEW = "аокт"
"""So few letters that words hold one another all the time."""

spellings = st.text(FEW, min_size=1, max_size=9) | st.text("аоектмпрсьъщя", min_size=2, max_size=7)
racks = st.text(FEW, max_size=12) | st.text("аоектмпрсьъщя", max_size=30)
tables = st.lists(st.text(FEW, min_size=1, max_size=4), max_size=5)


@st.composite
def entry_lists(draw: st.DrawFn) -> list[Entry]:
    """Draw the entries of a small lexicon, every word once."""
    words = draw(st.lists(spellings, max_size=40, unique=True))
    return [
        Entry(
            word=word,
            shown=word.replace("е", "ё", 1) if draw(st.booleans()) else word,
            tier=draw(st.sampled_from(Tier)),
            flags=draw(st.frozensets(st.sampled_from(Flag), max_size=2)),
            zipf=draw(st.integers(-100, 800)),
        )
        for word in words
    ]


policies = st.builds(
    WordPolicy,
    shortest=st.integers(1, 5),
    plurals=st.sampled_from(Plurals),
    proper_names=st.booleans(),
    slang=st.booleans(),
    family=st.booleans(),
    allowed=st.lists(spellings, max_size=3).map(tuple),
    banned=st.lists(spellings, max_size=3).map(tuple),
)


def legal_words(
    entries: Sequence[Entry], policy: WordPolicy, tiers: frozenset[Tier] = frozenset(Tier)
) -> set[str]:
    """Say one by one which words a policy takes."""
    listed = {
        entry.word for entry in entries if entry.tier in tiers and not objection(entry, policy)
    }
    words = (listed | set(policy.allowed)) - set(policy.banned)
    return {word for word in words if len(word) >= policy.shortest}


def makeable(words: set[str], letters: str) -> set[str]:
    """Try every word."""
    return {word for word in words if Counter(word) <= Counter(letters)}


def all_steals(words: set[str], loose: str, table: Sequence[str]) -> set[Made]:
    """Try every word against every choice of table words."""
    return {
        Made(word, used)
        for used in _choices(len(table))
        for word in words
        if _made(word, loose, [table[place] for place in used])
    }


def _choices(size: int) -> Iterator[tuple[int, ...]]:
    for mask in range(1, 1 << size):
        yield tuple(place for place in range(size) if mask >> place & 1)


def _made(word: str, loose: str, used: Sequence[str]) -> bool:
    need, have = Counter(word), Counter("".join(used))
    return have < need and need - have <= Counter(loose)
