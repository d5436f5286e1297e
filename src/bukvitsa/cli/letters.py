"""Reading the letters that somebody holds, and saying what is wrong with them."""

import unicodedata

from bukvitsa.cli.text import Complaint
from bukvitsa.letters.alphabet import fold, is_letter
from bukvitsa.letters.word import LOOKALIKES

MOST = 128
"""More letters than lie on any table; a longer text was not meant as letters."""
_NAMED = 8
"""So many strange signs are named; more would say nothing more."""


def read_letters(text: str) -> str:
    """Read letters in any case, with blanks and commas between them or without.

    >>> read_letters("К, О, Ё")
    'кое'
    """
    bare = fold(unicodedata.normalize("NFC", text))
    letters = "".join(sign for sign in bare if not sign.isspace() and sign != ",")
    if len(letters) > MOST:
        raise Complaint(f"Букв слишком много: {len(letters)}. Можно до {MOST}, столько не бывает.")
    strange = [sign for sign in dict.fromkeys(letters) if not is_letter(sign)]
    if not strange:
        return letters
    named = ", ".join(_named(sign) for sign in strange[:_NAMED])
    more = " и другие" if len(strange) > _NAMED else ""
    if all(sign in LOOKALIKES for sign in strange):
        raise Complaint(
            f"Это латинские буквы, хоть и похожи на русские: {named}. "
            "Переключите раскладку и наберите их по-русски."
        )
    raise Complaint(f"Здесь нужны только русские буквы, а есть и другое: {named}{more}.")


def _named(sign: str) -> str:
    """Show a sign, or name the number of one that cannot be seen."""
    seen = sign.isprintable() and not unicodedata.combining(sign)
    return f"«{sign}»" if seen else f"знак U+{ord(sign):04X}"
