"""Near spellings: what may have been meant by a word that no dictionary has (WD-12)."""

import re
from collections.abc import Callable, Iterator
from itertools import islice

from bukvitsa.lexicon.confusions import confusions, edits, finger_slips
from bukvitsa.lexicon.entry import Entry

MOST = 3
SURE_ZIPF = 200
"""A misspelling is a misspelling of a word that people do use."""
IMPOSSIBLE = re.compile("[жш]ы|[чщ][яю]")
"""What no Russian word has: whoever writes so has misspelt it, however short it is."""
SHORTEST_SLIP = 5
SHORTEST_ANY = 8
"""From this length on no other word is one letter away by chance."""
SHORTEST_TWO_SLIPS = 7

ENOUGH = 2_500
"""How many spellings with two slips are tried; more would be felt at the table."""

Lookup = Callable[[str], Entry | None]
"""Finds a spelling that the table's policy allows."""


def near(word: str, legal: Lookup) -> tuple[str, ...]:
    """Give up to three legal words spelt nearly so, the likeliest first.

    Slips of the ear and of the keyboard rank before other differences, then frequent words.
    """
    found: dict[str, tuple[int, int, str]] = {}
    for cost, candidates in enumerate(_rings(word)):
        for candidate in candidates:
            entry = legal(candidate)
            if entry is not None and candidate != word and candidate not in found:
                found[candidate] = (cost, -entry.zipf, entry.shown)
        if len(found) >= MOST:
            break
    return tuple(shown for _, _, shown in sorted(found.values())[:MOST])


def meant(word: str, legal: Lookup) -> str:
    """Tell which common word is surely meant by a misspelling; empty if none."""
    if IMPOSSIBLE.search(word):
        return _shown(_best(_slips(word), legal))
    if len(word) < SHORTEST_SLIP:
        return ""
    once = _slips(word)
    best = _best(once, legal)
    if best is None and len(word) >= SHORTEST_ANY:
        best = _best(edits(word), legal)
    if best is None and len(word) >= SHORTEST_TWO_SLIPS:
        twice = islice((two for one in once for two in _slips(one)), ENOUGH)
        best = _best(twice, legal)
    return _shown(best)


def _shown(entry: Entry | None) -> str:
    """Give the spelling of what was found."""
    return entry.shown if entry else ""


def _rings(word: str) -> Iterator[Iterator[str]]:
    """Give the neighbours of a spelling, nearest first, and not more than anyone waits for."""
    once = _slips(word)
    yield iter(once)
    yield edits(word)
    yield islice((twice for slip in once for twice in _slips(slip)), ENOUGH)
    yield islice((twice for slip in once for twice in finger_slips(slip)), ENOUGH)


def _slips(word: str) -> tuple[str, ...]:
    """Give each confusion once: a row of the same letter has many alike."""
    return tuple(dict.fromkeys(confusions(word)))


def _best(candidates: Iterator[str] | tuple[str, ...], legal: Lookup) -> Entry | None:
    """Choose the most frequent of the candidates that people use."""
    entries = (legal(candidate) for candidate in candidates)
    sure = [entry for entry in entries if entry is not None and entry.zipf >= SURE_ZIPF]
    return max(sure, key=lambda entry: (entry.zipf, entry.word), default=None)
