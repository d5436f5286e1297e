"""OpenCorpora's dictionary, as pymorphy3 packs it: every noun in its dictionary form."""

from collections import defaultdict
from collections.abc import Callable, Mapping

import msgspec
import pymorphy3

PROPER_TAGS = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad"})
TOTAL_FORMS = 5_140_211


class Reading(msgspec.Struct, frozen=True):
    """One way to read a spelling as a noun in the nominative."""

    shown: str
    lemma: str
    tags: frozenset[str]
    paradigm: int

    @property
    def proper(self) -> bool:
        """Tell whether the reading is a name."""
        return bool(self.tags & PROPER_TAGS)

    @property
    def citation(self) -> bool:
        """Tell whether this is the dictionary form: a singular, or a plural without one."""
        plural_headword = self.lemma == self.shown
        return "sing" in self.tags or "Pltm" in self.tags or plural_headword


def nominatives(
    morph: pymorphy3.MorphAnalyzer, tick: Callable[[int], None]
) -> Mapping[str, tuple[Reading, ...]]:
    """Read every noun in the nominative, by spelling without ё."""
    dictionary = morph.dictionary
    tags = [_noun_nominative(str(tag)) for tag in dictionary.gramtab]
    wanted: dict[tuple[int, int], frozenset[str] | None] = {}
    found: dict[str, list[Reading]] = defaultdict(list)
    for n, (shown, (paradigm, index)) in enumerate(dictionary.words.iteritems()):
        if n % 100_000 == 0:
            tick(n)
        key = (paradigm, index)
        if key not in wanted:
            forms = dictionary.paradigms[paradigm]
            wanted[key] = tags[forms[len(forms) // 3 + index]]
        grammemes = wanted[key]
        if grammemes is not None:
            lemma = dictionary.build_normal_form(paradigm, index, shown)
            found[shown.replace("ё", "е")].append(Reading(shown, lemma, grammemes, paradigm))
    return {word: tuple(readings) for word, readings in found.items()}


def _noun_nominative(tag: str) -> frozenset[str] | None:
    """Keep the tags of a nominative, of a noun or of an adjective known to stand for one."""
    grammemes = frozenset(tag.replace(" ", ",").split(","))
    if "nomn" not in grammemes:
        return None
    substantivised = {"Subx", "sing"} <= grammemes and grammemes & {"ADJF", "PRTF"}
    return grammemes if "NOUN" in grammemes or substantivised else None
