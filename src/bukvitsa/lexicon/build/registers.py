"""Registers: which words are jargon, vulgar or out of use, by the labels of the sources."""

from bukvitsa.lexicon.build.evidence import Evidence
from bukvitsa.lexicon.entry import Flag
from bukvitsa.lexicon.markup import Sense

_JARGON = frozenset({"сленг", "мол.", "интернет.", "угол.", "тюрем."})
_COLLOQUIAL = frozenset({"разг.", "прост.", "сниж.", "фам.", "неол.", "шутл."})
_VULGAR = frozenset({"вульг.", "обсц.", "мат"})
_OBSOLETE = frozenset({"устар.", "истор.", "старин.", "уст."})


EVERYDAY = 1e-6
"""A word met so often stands in a list of the literary language, if it is of that language."""


def is_jargon(sense: Sense) -> bool:
    """Tell whether a sense belongs to jargon."""
    return any("жарг" in label or label in _JARGON for label in sense.labels)


def is_vulgar(evidence: Evidence) -> bool:
    """Tell whether every sense is vulgar (WD-4)."""
    return _every(evidence, _VULGAR)


def is_slang(evidence: Evidence) -> bool:
    """Tell whether a word lives in jargon only (WD-4).

    A noun of OpenCorpora's needs two votes: its own mark and Wiktionary's labels, or the labels
    and the silence of hunspell about a word that everybody uses; hunspell outvotes both. A word
    that Wiktionary alone knows, and only as colloquial, is no word of the literary dictionaries.
    """
    if is_vulgar(evidence) or evidence.lower_noun:
        return False
    senses = evidence.senses
    jargon = bool(senses) and all(map(is_jargon, senses))
    loose = bool(senses) and all(s.labels & _COLLOQUIAL or is_jargon(s) for s in senses)
    if not evidence.common:
        return loose
    tagged = all(reading.tags & {"Slng", "Infr"} for reading in evidence.common)
    ignored = evidence.share >= EVERYDAY
    return (tagged and (loose or not senses)) or (jargon and ignored)


def flags_of(evidence: Evidence) -> frozenset[Flag]:
    """Give the flags of register."""
    flags = set()
    if is_vulgar(evidence):
        flags.add(Flag.VULGAR)
    if is_slang(evidence):
        flags.add(Flag.SLANG)
    if _every(evidence, _OBSOLETE) or (
        evidence.common and all("Arch" in reading.tags for reading in evidence.common)
    ):
        flags.add(Flag.OBSOLETE)
    return frozenset(flags)


def _every(evidence: Evidence, labels: frozenset[str]) -> bool:
    """Tell whether there are senses and each bears one of the labels or is jargon."""
    senses = evidence.senses
    return bool(senses) and all(sense.labels & labels for sense in senses)
