"""How often a spelling is met, from wordfreq's large Russian list."""

import math


def read_frequencies() -> dict[str, float]:
    """Sum the frequencies of spellings that differ by ё only."""
    # Imported here: only a rebuild of the lists needs the package, the rest of this room does not.
    from wordfreq import get_frequency_dict  # noqa: PLC0415

    found: dict[str, float] = {}
    for word, share in get_frequency_dict("ru", wordlist="large").items():
        folded = word.replace("ё", "е")
        found[folded] = found.get(folded, 0.0) + share
    return found


def zipf(share: float) -> int:
    """Give the Zipf frequency × 100 of a share of all words.

    >>> zipf(1e-6), zipf(0.0)
    (300, 0)
    """
    if share <= 0.0:
        return 0
    return max(0, round(100 * (math.log10(share) + 9)))
