"""Letters without an order: what a player holds, what lies in the middle, what a word needs."""

from collections.abc import Iterator
from typing import Self

import msgspec

from bukvitsa.letters.alphabet import ALPHABET, Letter, is_letter
from bukvitsa.letters.thermometer import thermometer


class Letters(msgspec.Struct, frozen=True, order=False):
    """A multiset of letters, kept as its spelling in the order of the alphabet.

    >>> Letters.of("окот") - Letters.of("кот")
    Letters(spelling='о')
    >>> Letters.of("кот") <= Letters.of("окот")
    True
    """

    spelling: str = ""

    @classmethod
    def of(cls, letters: str) -> Self:
        """Take the letters of a spelling in lower case with ё read as е."""
        strange = next((sign for sign in letters if not is_letter(sign)), None)
        if strange is not None:
            raise ValueError(f"not a letter of the cards: {strange!r}")
        return cls("".join(sorted(letters)))

    def __len__(self) -> int:
        """Count the letters, equal ones too."""
        return len(self.spelling)

    def __bool__(self) -> bool:
        """Tell whether there is any letter."""
        return bool(self.spelling)

    def __iter__(self) -> Iterator[Letter]:
        """Go through the letters in the order of the alphabet."""
        return map(Letter, self.spelling)

    def __contains__(self, letter: str) -> bool:
        """Tell whether a letter is here at least once."""
        return self.count(letter) > 0

    def count(self, letter: str) -> int:
        """Say how many there are of one letter."""
        return self.spelling.count(letter) if len(letter) == 1 else 0

    def __le__(self, other: "Letters") -> bool:
        """Tell whether all these letters can be taken from the others."""
        mine, theirs = self.spelling.count, other.spelling.count
        return all(mine(letter) <= theirs(letter) for letter in set(self.spelling))

    def __lt__(self, other: "Letters") -> bool:
        """Tell whether these can be taken from the others with letters left over."""
        return len(self) < len(other) and self <= other

    def __ge__(self, other: "Letters") -> bool:
        """Tell whether the others can be taken from these."""
        return other <= self

    def __gt__(self, other: "Letters") -> bool:
        """Tell whether the others can be taken from these with letters left over."""
        return other < self

    def __add__(self, other: "Letters") -> "Letters":
        """Pour both together."""
        return Letters("".join(sorted(self.spelling + other.spelling)))

    def __sub__(self, other: "Letters") -> "Letters":
        """Take the others away, all of which must be here."""
        left = self.missing(other)
        if len(left) + len(other) != len(self):
            raise ValueError(f"not all of {other.spelling!r} is in {self.spelling!r}")
        return left

    def missing(self, other: "Letters") -> "Letters":
        """Say which of these letters the others lack.

        >>> Letters.of("комод").missing(Letters.of("дом"))
        Letters(spelling='ко')
        """
        mine, theirs = self.spelling.count, other.spelling.count
        return Letters(
            "".join(
                letter * max(0, mine(letter) - theirs(letter))
                for letter in ALPHABET
                if letter in self.spelling
            )
        )

    @property
    def thermometer(self) -> int:
        """The code in which the lexicon searches."""
        return thermometer(self.spelling)
