"""From evidence to entries: every rule applied to every spelling."""

from collections.abc import Callable

import msgspec

from bukvitsa.kernel.words import Tier, WordReason
from bukvitsa.lexicon.build.evidence import Evidence, Sources, is_cyrillic
from bukvitsa.lexicon.build.frequency import zipf
from bukvitsa.lexicon.build.names import (
    is_abbreviation,
    is_name,
    looks_like_initials,
    looks_like_surname,
)
from bukvitsa.lexicon.build.overrides import Correction, Ruling
from bukvitsa.lexicon.build.plurals import Numbers
from bukvitsa.lexicon.build.registers import flags_of, is_slang
from bukvitsa.lexicon.build.rules import ATTESTED, Judge, Rule
from bukvitsa.lexicon.entry import Entry, Flag
from bukvitsa.lexicon.rejected import Rejected

_CORE = frozenset({Rule.CONFIRMED, Rule.SUBSTANTIVE, Rule.PLURAL_ONLY, Rule.SHORTENED})
_VOTED = frozenset({Rule.SPELLED, Rule.DEFINED, Rule.RESCUED})
KNOWN_NAME = 1e-6
WRITTEN = 2e-8
"""How often a spelling must be met to be taken for initials or a surname by its look."""


class Lists(msgspec.Struct):
    """What is written out."""

    words: dict[str, Entry] = msgspec.field(default_factory=dict)
    names: dict[str, Entry] = msgspec.field(default_factory=dict)
    rejected: dict[str, Rejected] = msgspec.field(default_factory=dict)


class Compiler:
    """Turns the evidence on a spelling into lines of the lists."""

    def __init__(self, sources: Sources, corrections: dict[str, Correction]) -> None:
        """Gather the evidence."""
        self._evidence = sources.gather()
        written = (word for word in sources.frequency if _alone(word))
        for word in {*corrections, *written} - self._evidence.keys():
            self._evidence[word] = Evidence(word=word, share=sources.frequency.get(word, 0.0))
        self._corrections = corrections
        self._judge = Judge(sources)
        self._numbers = Numbers(sources.morph, sources.frequency)
        self._lists = Lists()

    def run(self, tick: Callable[[int, int], None]) -> Lists:
        """Judge every spelling."""
        total = len(self._evidence)
        for n, word in enumerate(sorted(self._evidence)):
            if n % 5_000 == 0:
                tick(n, total)
            self._one(self._evidence[word])
        return self._lists

    def _one(self, evidence: Evidence) -> None:
        """Judge one spelling: our correction first, then the rules."""
        correction = self._corrections.get(evidence.word)
        if correction is not None:
            self._correct(evidence, correction)
            return
        rule = self._judge.rule_for(evidence)
        if rule is not None:
            self._lists.words[evidence.word] = _entry(evidence, _tier(evidence, rule))
            return
        if is_abbreviation(evidence) or self._initials(evidence):
            self._reject(evidence.word, WordReason.ABBREVIATION)
        elif is_name(evidence) or self._surname(evidence):
            self._name(evidence)
        else:
            self._plural(evidence)

    def _correct(self, evidence: Evidence, correction: Correction) -> None:
        """Do as a correction says."""
        word = evidence.word
        seen = msgspec.structs.replace(evidence, shown=(correction.shown,))
        match correction.ruling:
            case Ruling.ALLOW | Ruling.RARE:
                tier = Tier.CORE if correction.ruling is Ruling.ALLOW else Tier.RARE
                self._lists.words[word] = _entry(seen, tier, without=Flag.SLANG)
            case Ruling.PLURAL:
                only = () if evidence.common else (Flag.MOSTLY_PLURAL,)
                self._lists.words[word] = _entry(seen, Tier.CORE, *only, without=Flag.SLANG)
            case Ruling.SLANG:
                self._lists.words[word] = _entry(seen, Tier.CORE, Flag.SLANG)
            case Ruling.VULGAR:
                self._lists.words[word] = _entry(seen, Tier.CORE, Flag.VULGAR, without=Flag.SLANG)
            case Ruling.NAME:
                self._name(seen)
            case Ruling.ORDINARY:
                pass
            case _:
                self._reject(word, WordReason(correction.ruling), correction.meant)

    def _name(self, evidence: Evidence) -> None:
        """List a name."""
        if self._judge.is_adjective(evidence.word) and not evidence.lower and not evidence.senses:
            self._reject(evidence.word, WordReason.PROPER_NAME)
        tier = Tier.CORE if evidence.share >= KNOWN_NAME else Tier.RARE
        self._lists.names[evidence.word] = _entry(evidence, tier, Flag.PROPER, without=Flag.SLANG)

    def _reject(self, word: str, reason: WordReason, lemma: str = "") -> None:
        """List a rejection that the referee could not find out by itself."""
        self._lists.rejected[word] = Rejected(word=word, reason=reason, lemma=lemma, form="")

    def _initials(self, evidence: Evidence) -> bool:
        """Tell whether people write a row of consonants that no dictionary explains."""
        return looks_like_initials(evidence.word) and self._unexplained(evidence)

    def _surname(self, evidence: Evidence) -> bool:
        """Tell whether people write what no dictionary explains and what ends as surnames do.

        A woman's surname is believed if the man's is known: «карова» is a misspelling.
        """
        word = evidence.word
        husband = self._evidence.get(word[:-1]) if word.endswith("а") else evidence
        married = husband is not None and (husband is evidence or is_name(husband))
        return married and looks_like_surname(word) and self._unexplained(evidence)

    def _unexplained(self, evidence: Evidence) -> bool:
        """Tell whether a spelling is met in running text and in no dictionary."""
        explained = evidence.readings or evidence.heads or evidence.senses or evidence.named
        met = evidence.share >= WRITTEN
        return met and not explained and not self._judge.is_known(evidence.word)

    def _plural(self, evidence: Evidence) -> None:
        """List a plural that is met far oftener than its singular, in the singular's register."""
        for reading in evidence.readings:
            singular = self._evidence.get(reading.lemma.replace("ё", "е"))
            if singular and self._numbers.mostly_plural(evidence, singular.senses):
                register = Flag.SLANG if not is_slang(singular) else None
                entry = _entry(evidence, Tier.CORE, Flag.MOSTLY_PLURAL, without=register)
                self._lists.words[evidence.word] = entry
                return


def _alone(word: str) -> bool:
    """Tell whether a spelling without dictionaries behind it may say by its look what it is."""
    return is_cyrillic(word) and (looks_like_initials(word) or looks_like_surname(word))


def _tier(evidence: Evidence, rule: Rule) -> Tier:
    """Tell whether a well-read person has met the word (WD-15)."""
    met = rule in _CORE or (rule in _VOTED and evidence.share >= ATTESTED)
    return Tier.CORE if met else Tier.RARE


def _entry(evidence: Evidence, tier: Tier, *add: Flag, without: Flag | None = None) -> Entry:
    """Write down a legal spelling."""
    flags = flags_of(evidence).union(add) - {without}
    return Entry(
        word=evidence.word,
        shown=_shown(evidence),
        tier=tier,
        flags=frozenset(flags),
        zipf=zipf(evidence.share),
    )


def _shown(evidence: Evidence) -> str:
    """Choose the spelling shown: with ё if a source that writes ё has it so."""
    spellings = [
        *(reading.shown for reading in evidence.common or evidence.readings),
        *evidence.shown,
        *(head.shown.lower() for head in evidence.heads),
    ]
    with_yo = sorted(s for s in spellings if "ё" in s)
    plain_reading = any(r.shown == evidence.word for r in evidence.common)
    if not with_yo or plain_reading:
        return evidence.word
    return with_yo[0]
