"""The policy: which spellings are nouns in their dictionary form, and in which tier."""

import re
from enum import StrEnum

from bukvitsa.lexicon.build.evidence import Evidence, Sources
from bukvitsa.lexicon.build.opencorpora import Reading

_PERSON = re.compile(r"^(?:тот|та|те),? (?:кто|которая|которые)\b|^(?:человек|лицо|лица|мужчина)\b")
_TONGUE = re.compile(r"\b(?:язык|цвет|падеж|диалект)\b")
_ADJECTIVE = re.compile(r"(?:[ыои]й|[ая]я|[оеёя]е|ийся|[ыи]е)$")
_PLURAL = re.compile(r"[ыиая]$")
_NO_NOUN = re.compile(r"(?:ъ|[сц]кий)$")
"""Old spellings and adjectives of places, which the guesser takes for nouns."""
_NOT_NOUNS = frozenset({"INFN", "ADVB", "VERB", "PRED"})
_SUBSTANTIVE = ("субст.", "субстантивир.", "сущ.", "в знач. сущ.")
ATTESTED = 1e-9
"""The share of a word met once in a thousand million; wordfreq lists nothing rarer."""
SPOKEN = 1e-7


class Rule(StrEnum):
    """Why a spelling is a noun: the names of the rules, in the order they are tried."""

    CONFIRMED = "confirmed"
    """OpenCorpora's noun, and hunspell or Wiktionary has it in lower case."""
    FREQUENT = "frequent"
    """OpenCorpora's noun that only running text confirms."""
    LISTED = "listed"
    """OpenCorpora's noun that nobody else has met."""
    SPELLED = "spelled"
    """Hunspell's lower-case noun, unknown to OpenCorpora."""
    DEFINED = "defined"
    """Wiktionary's headword, unknown to the other two."""
    SUBSTANTIVE = "substantive"
    """An adjective or participle that a dictionary lists as a noun (WD-6)."""
    PLURAL_ONLY = "plural_only"
    """A plural whose singular no dictionary lists (WD-2)."""
    RESCUED = "rescued"
    """OpenCorpora's name that hunspell knows as a common noun."""
    SHORTENED = "shortened"
    """An abbreviation that is inflected as a noun (WD-5)."""


class Judge:
    """Applies the rules to the evidence, in their order."""

    def __init__(self, sources: Sources) -> None:
        """Keep the sources for the questions that reach beyond one spelling."""
        self._morph = sources.morph
        self._hunspell = sources.hunspell

    def rule_for(self, evidence: Evidence) -> Rule | None:
        """Find the rule by which a spelling is a common noun, if there is one."""
        if evidence.common:
            return _listed(evidence)
        if evidence.tagged("Abbr"):
            return Rule.SHORTENED if evidence.lower_noun else None
        if is_substantive(evidence):
            return Rule.SUBSTANTIVE
        if self.is_plural_only(evidence):
            return Rule.PLURAL_ONLY
        if evidence.proper:
            return _rescued(evidence)
        if self.is_known(evidence.word) or _NO_NOUN.search(evidence.word):
            return None
        return self._unlisted(evidence)

    def is_known(self, word: str) -> bool:
        """Tell whether OpenCorpora has the spelling in any form of any word."""
        return bool(self._morph.word_is_known(word))

    def is_adjective(self, word: str) -> bool:
        """Tell whether OpenCorpora has the spelling as an adjective in its dictionary form."""
        return self.is_known(word) and any(
            parse.tag.POS == "ADJF" and parse.normal_form.replace("ё", "е") == word
            for parse in self._morph.parse(word)
        )

    def is_plural_only(self, evidence: Evidence) -> bool:
        """Tell whether hunspell lists the plural and not its singular (WD-2)."""
        lemmas = {r.lemma.replace("ё", "е") for r in evidence.readings if not r.proper}
        return (
            bool(lemmas)
            and bool(_PLURAL.search(evidence.word))
            and any(head.plural for head in evidence.lower)
            and not any(lemma in self._hunspell for lemma in lemmas)
        )

    def _unlisted(self, evidence: Evidence) -> Rule | None:
        """Judge what OpenCorpora does not know at all by how it would be inflected.

        A headword is a dictionary form, so that a guess at a noun in the nominative is enough,
        unless the first guess is a word that has another dictionary form of its own kind.
        """
        guesses = self._morph.parse(evidence.word)
        nouns = [g for g in guesses if {"NOUN", "nomn"} in g.tag and "Abbr" not in g.tag]
        if not nouns:
            return None
        if evidence.lower_noun:
            return Rule.SPELLED
        singular = any("sing" in guess.tag for guess in nouns)
        headword = singular and guesses[0].tag.POS in {"NOUN", "VERB"}
        return Rule.DEFINED if headword and self._defines_noun(evidence) else None

    def _defines_noun(self, evidence: Evidence) -> bool:
        """Tell whether Wiktionary explains the spelling, and not by a verb or an adverb."""
        texts = [sense.text for sense in evidence.senses if len(sense.text) > 3]
        heads = (self._morph.parse(text.split()[0].strip(",;:.()").lower())[0] for text in texts)
        told = bool(texts) and not evidence.capital
        return told and not any(head.tag.POS in _NOT_NOUNS for head in heads)


def is_substantive(evidence: Evidence) -> bool:
    """Tell whether an adjective or participle is listed as a noun too (WD-6).

    OpenCorpora's mark is believed of persons. Of Wiktionary's headwords, a feminine or neuter one
    is believed if it is labelled or explained as a noun, a masculine one if it is both; not where
    it means a language, a colour or a grammatical case.
    """
    if any(_marked(reading) for reading in evidence.readings):
        return True
    if not _ADJECTIVE.search(evidence.word):
        return False
    labelled = any(
        sense.labels.intersection(_SUBSTANTIVE) and not _TONGUE.search(sense.text)
        for sense in evidence.senses
    )
    person = any(_PERSON.match(sense.text) for sense in evidence.senses)
    masculine = evidence.word.endswith(("й", "йся"))
    return labelled and person if masculine else labelled or person


def _marked(reading: Reading) -> bool:
    """Tell whether OpenCorpora marks an adjective as standing for a person."""
    tags = reading.tags
    return "Subx" in tags and bool(tags & {"masc", "femn"}) and not tags & {"Apro", "Anum"}


def _listed(evidence: Evidence) -> Rule | None:
    """Judge a common noun of OpenCorpora's."""
    confirmed = bool(evidence.lower) or bool(evidence.senses)
    variant = all(reading.tags & {"V-be", "V-ie"} for reading in evidence.common)
    if variant and not confirmed and evidence.share < SPOKEN:
        return None
    if confirmed:
        return Rule.CONFIRMED
    if evidence.capital or evidence.proper:
        return None
    return Rule.FREQUENT if evidence.share >= ATTESTED else Rule.LISTED


def _rescued(evidence: Evidence) -> Rule | None:
    """Judge a name of OpenCorpora's that hunspell has in lower case.

    Names of organisations are often common nouns (совхоз, райвоенкомат); of the others
    only those that Wiktionary, too, has in lower case.
    """
    if not evidence.lower_noun:
        return None
    organisation = all("Orgn" in reading.tags for reading in evidence.proper)
    return Rule.RESCUED if organisation or evidence.senses else None
