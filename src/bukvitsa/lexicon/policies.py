"""What each game asks of a word before a table agrees on anything else."""

from collections.abc import Mapping
from types import MappingProxyType

from bukvitsa.kernel.words import Plurals, WordPolicy

POLICIES: Mapping[str, WordPolicy] = MappingProxyType(
    {
        "forbidden": WordPolicy(shortest=3, plurals=Plurals.NO_SINGULAR),
        "forest": WordPolicy(shortest=2, plurals=Plurals.NO_SINGULAR),
        "underwood": WordPolicy(shortest=2, plurals=Plurals.MOSTLY),
        "anagrams": WordPolicy(shortest=3, plurals=Plurals.MOSTLY),
    }
)
"""By game: the shortest word (WD-9) and the plurals that are taken (WD-2)."""

STRICT = "forbidden"
"""The game whose demands are the strictest: whatever it takes, each of the others takes."""
