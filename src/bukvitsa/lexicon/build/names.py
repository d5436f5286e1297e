"""Names: which spellings are proper names, for tables that allow them (WD-3)."""

from bukvitsa.letters.alphabet import VOWELS
from bukvitsa.lexicon.build.evidence import Evidence
from bukvitsa.lexicon.build.hunspell import Case, Headword

_SURNAMES = (
    "ов", "ев", "ин", "ын", "ова", "ева", "ина", "ына", "ский", "цкий", "ская", "цкая", "ович",
    "евич", "енко", "швили", "адзе", "идзе", "штейн", "берг", "ман", "янц", "нян", "рян", "лян",
    "сян", "нский",
)  # fmt: skip


def is_name(evidence: Evidence) -> bool:
    """Tell whether any source lists the spelling as a name in the nominative."""
    return bool(evidence.proper) or any(map(_name_head, evidence.heads)) or _defined(evidence)


def is_abbreviation(evidence: Evidence) -> bool:
    """Tell whether the sources know the spelling as initials (WD-5)."""
    if evidence.tagged("Abbr"):
        return True
    return evidence.upper or bool(evidence.initials)


def looks_like_initials(word: str) -> bool:
    """Tell whether a spelling has no vowel, as people write initials and nothing else.

    >>> looks_like_initials("рспп"), looks_like_initials("рис")
    (True, False)
    """
    return 2 <= len(word) <= 5 and not VOWELS.intersection(word) and word.isalpha()


def looks_like_surname(word: str) -> bool:
    """Tell whether a spelling ends as Russian, Ukrainian, Georgian and Jewish surnames do.

    >>> looks_like_surname("рудин"), looks_like_surname("кекс")
    (True, False)
    """
    return len(word) >= 5 and word.endswith(_SURNAMES)


def _name_head(head: Headword) -> bool:
    """Tell whether a line of hunspell's is a capitalised noun."""
    return head.case is Case.CAPITAL and (head.noun or head.plural or not head.flags)


def _defined(evidence: Evidence) -> bool:
    """Tell whether Wiktionary has it with a capital and a definition."""
    return any(sense.text for sense in evidence.named)
