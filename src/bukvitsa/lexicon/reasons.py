"""Of all that is true of a refused spelling, the most specific thing (WD-12)."""

import msgspec

from bukvitsa.kernel.words import WordReason
from bukvitsa.lexicon.forms import Case, Form, Kind


class Reason(msgspec.Struct, frozen=True):
    """Why a spelling is refused, of which word it is a form, and of what kind."""

    reason: WordReason
    lemma: str = ""
    form: str = ""


VARIANT = "variant"
"""The code of a poetic variant (-нье) that no dictionary confirms."""


def reason_of(word: str, forms: tuple[Form, ...]) -> Reason:
    """Choose the reason from the readings of a spelling that no list allows.

    What is met oftener comes first. Where nothing is known of that, a dictionary form (ах,
    горький) outweighs a name, a name outweighs a form of another word, and a noun the rest.
    A form of a name is told only of what is no form of a common noun.
    """
    nouns = _nouns(forms)
    groups = (
        (_other(word, forms), _not_a_noun),
        (_names(forms), _proper),
        (nouns, _noun),
        (() if nouns else _proper_forms(forms), _proper),
        (tuple(f for f in forms if f.abbreviation), _abbreviation),
        (tuple(f for f in forms if f.kind is not Kind.NOUN), _not_a_noun),
    )
    best, say = max(groups, key=lambda group: _weight(group[0], forms))
    return say(word, best) if best else Reason(WordReason.UNKNOWN)


def proper_reason(word: str, forms: tuple[Form, ...]) -> Reason:
    """Choose the reason for a spelling that is a listed name.

    It is called a name where OpenCorpora reads it so in the nominative and it is no dictionary
    form of what is no noun; else what the other readings say, if they say anything.
    """
    if _names(forms) and not _other(word, forms):
        return Reason(WordReason.PROPER_NAME)
    found = reason_of(word, forms)
    return Reason(WordReason.PROPER_NAME) if found.reason is WordReason.UNKNOWN else found


def plural_of(forms: tuple[Form, ...]) -> Reason:
    """Name the singular of a plural."""
    plurals = [f for f in forms if f.plural and f.case is Case.NOMINATIVE and not f.proper]
    return _reason(WordReason.PLURAL, plurals[0]) if plurals else Reason(WordReason.PLURAL)


def _other(word: str, forms: tuple[Form, ...]) -> tuple[Form, ...]:
    """Pick the readings as the dictionary form of what is no noun."""
    return tuple(f for f in forms if f.kind is not Kind.NOUN and _folded(f.lemma) == word)


def _names(forms: tuple[Form, ...]) -> tuple[Form, ...]:
    """Pick the readings as names, if one of them is a dictionary form."""
    names = _proper_forms(forms)
    return names if any(f.case is Case.NOMINATIVE and not f.plural for f in names) else ()


def _proper_forms(forms: tuple[Form, ...]) -> tuple[Form, ...]:
    """Pick the readings as names in any form."""
    return tuple(f for f in forms if f.proper and not f.abbreviation)


def _nouns(forms: tuple[Form, ...]) -> tuple[Form, ...]:
    """Pick the readings as common nouns."""
    return tuple(f for f in forms if f.kind is Kind.NOUN and not f.proper and not f.abbreviation)


def _weight(group: tuple[Form, ...], forms: tuple[Form, ...]) -> float:
    """Weigh a group: by use where use is known, else by the number of different words."""
    counted = len({form.weight for form in forms}) > 1
    if counted:
        return sum(form.weight for form in group)
    return float(bool(group))


def _not_a_noun(word: str, group: tuple[Form, ...]) -> Reason:
    del word
    return _reason(WordReason.NOT_A_NOUN, group[0])


def _proper(word: str, group: tuple[Form, ...]) -> Reason:
    found = _reason(WordReason.PROPER_NAME, group[0])
    return Reason(WordReason.PROPER_NAME) if _folded(found.lemma) == word else found


def _abbreviation(word: str, group: tuple[Form, ...]) -> Reason:
    del word
    return Reason(WordReason.ABBREVIATION, group[0].lemma)


def _noun(word: str, group: tuple[Form, ...]) -> Reason:
    """Tell a misspelling, a plural, an oblique case and an unconfirmed variant apart."""
    nominative = [form for form in group if form.case is Case.NOMINATIVE]
    if all(form.misspelt for form in group):
        return Reason(WordReason.MISSPELT)
    for form in nominative:
        if form.plural:
            return _reason(WordReason.PLURAL, form)
    if not nominative:
        return _reason(WordReason.OBLIQUE, group[0])
    lemma = nominative[0].lemma
    return Reason(WordReason.UNKNOWN, *(() if _folded(lemma) == word else (lemma, VARIANT)))


def _reason(reason: WordReason, form: Form) -> Reason:
    return Reason(reason, form.lemma, form.code)


def _folded(word: str) -> str:
    return word.replace("ё", "е")
