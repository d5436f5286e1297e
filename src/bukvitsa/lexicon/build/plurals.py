"""Nouns used mostly in the plural: socks, skis, crackers, surroundings (WD-2)."""

import re
from collections.abc import Mapping

import pymorphy3

from bukvitsa.lexicon.build.evidence import Evidence
from bukvitsa.lexicon.build.opencorpora import Reading
from bukvitsa.lexicon.markup import Sense

_USUALLY = ("обычно", "чаще", "преимущ", "часто", "только")
_LABELS = frozenset({"мн.", "мн", "мн.ч.", "мн. ч."})
IN_BULK = re.compile(r"\w{3,}(?:продукты|материалы|товары|изделия|детали|удобрения|ресурсы)$")
"""Compounds for goods that nobody counts by one: нефтепродукты, стройматериалы, канцтовары."""
ALMOST_ALWAYS = 0.9
"""The share of the plural above which the figures alone decide."""
AS_A_RULE = 0.6
"""The share that is enough where Wiktionary labels the noun so, or lists the plural itself."""
EVERYDAY = 1.6e-5
"""Common plurals (метры, условия, деньги) are frequent as plurals of words alive in both."""
SEEN = 2e-9


class Numbers:
    """Weighs the singular of a noun against its plural in running text."""

    def __init__(self, morph: pymorphy3.MorphAnalyzer, frequency: Mapping[str, float]) -> None:
        """Keep the paradigms and the frequencies."""
        self._morph = morph
        self._dictionary = morph.dictionary
        self._frequency = frequency

    def plural_share(self, reading: Reading) -> tuple[float, float]:
        """Give the plural's share of a noun's use, and the frequency it is judged by.

        Only forms that belong to one number count: «лыжи» is also the genitive of «лыжа».
        """
        paradigm = self._dictionary.build_paradigm_info(reading.paradigm)
        prefix, _, suffix = paradigm[0]
        stem = reading.lemma[len(prefix) : len(reading.lemma) - len(suffix)]
        singular: set[str] = set()
        plural: set[str] = set()
        for prefix, tag, suffix in paradigm:
            forms = plural if "plur" in tag else singular
            forms.add(f"{prefix}{stem}{suffix}".replace("ё", "е"))
        return self._share(singular - plural, plural - singular)

    def _share(self, singular: set[str], plural: set[str]) -> tuple[float, float]:
        """Compare the use of two sets of forms, leaving out those that are other words, too."""
        once = sum(self._use(form) for form in sorted(singular))
        many = sum(self._use(form) for form in sorted(plural))
        return (many / (once + many) if once + many else 0.0), once + many

    def _use(self, form: str) -> float:
        """Give the frequency of a form that can only be a noun's («спели» is sooner a verb's)."""
        found = self._frequency.get(form, 0.0)
        if not found or any(tag.POS != "NOUN" for tag in self._morph.tag(form)):
            return 0.0
        return found

    def mostly_plural(self, evidence: Evidence, lemma_senses: tuple[Sense, ...]) -> bool:
        """Tell whether a plural is met far more often than its singular."""
        if IN_BULK.search(evidence.word):
            return True
        said = bool(evidence.senses) or any(map(says_plural, lemma_senses[:1]))
        for reading in evidence.readings:
            if reading.proper or reading.citation or "inan" not in reading.tags:
                continue
            share, seen = self.plural_share(reading)
            if evidence.share > EVERYDAY or seen < SEEN:
                continue
            if share >= ALMOST_ALWAYS or (said and share >= AS_A_RULE):
                return True
        return False


def says_plural(sense: Sense) -> bool:
    """Tell whether a sense is labelled as usual in the plural."""
    text = " ".join(sorted(sense.labels))
    return bool(sense.labels & _LABELS) or ("мн" in text and any(w in text for w in _USUALLY))
