"""The words coded as the prototype coded them, for the native search; nothing of the product."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

FIRST = ord("а")
LETTERS = [chr(FIRST + place) for place in range(32)]
LEVELS = 16
LOW = (1 << 64) - 1

Array = NDArray[Any]


class Reference:
    """Thermometer codes in two columns, the most rejecting bits in the first one."""

    def __init__(self, words: Sequence[str]) -> None:
        """Code the words, the shorter first."""
        self.words = sorted(words, key=lambda word: (len(word), word))
        self.number = {word: row for row, word in enumerate(self.words)}
        counts = np.zeros((len(self.words), 32), np.uint8)
        for row, word in enumerate(self.words):
            for sign in word:
                counts[row, ord(sign) - FIRST] += 1
        self.counts = counts
        self.lengths = counts.sum(1).astype(np.uint8)
        self.caps = counts.max(0)
        self.share = counts.sum(0) / counts.sum()
        self.bits = self._order()
        self.places = np.full((32, LEVELS), -1, np.int32)
        self.low = np.zeros(len(self.words), np.uint64)
        self.high = np.zeros(len(self.words), np.uint64)
        for place, (letter, level) in enumerate(self.bits):
            self.places[letter, level] = place
            column = self.low if place < 64 else self.high
            column |= (counts[:, letter] > level).astype(np.uint64) << np.uint64(place & 63)
        self._levels = [
            [self._level(letter, count) for count in range(256)] for letter in range(32)
        ]
        self.minimal = self._minimal()

    def outside(self, rack: str) -> tuple[int, int]:
        """Give the bits that are not in a rack, as two machine words."""
        code = 0
        for letter, count in Counter(rack).items():
            code |= self._levels[ord(letter) - FIRST][count]
        code = ~code & (1 << 128) - 1
        return code & LOW, code >> 64

    def spell(self, rows: Array) -> list[str]:
        """Give the words with these numbers."""
        return [self.words[row] for row in rows.tolist()]

    def racks(self, size: int, many: int, chance: random.Random) -> list[str]:
        """Draw letters as often as words have them."""
        share = self.share.tolist()
        return ["".join(chance.choices(LETTERS, share, k=size)) for _ in range(many)]

    def wordless(self, size: int, chance: random.Random, exists: Callable[[str], bool]) -> str:
        """Draw a rack that holds no word, one letter after the other."""
        share = self.share.tolist()
        while True:
            rack = ""
            for _ in range(400):
                letter = chance.choices(LETTERS, share)[0]
                rack += "" if exists(rack + letter) else letter
                if len(rack) == size:
                    return rack

    def _order(self) -> list[tuple[int, int]]:
        racks = np.random.default_rng(5).multinomial(14, self.share, 2000)

        def rejects(bit: tuple[int, int]) -> float:
            letter, level = bit
            needed = (self.counts[:, letter] > level).mean()
            return float(needed * (racks[:, letter] <= level).mean())

        bits = [(letter, level) for letter in range(32) for level in range(self.caps[letter])]
        return sorted(bits, key=rejects, reverse=True)

    def _level(self, letter: int, count: int) -> int:
        return sum(1 << int(self.places[letter, k]) for k in range(min(count, self.caps[letter])))

    def _minimal(self) -> Array:
        start = int(np.searchsorted(self.lengths, 3))
        low, high = self.low[start:], self.high[start:]
        dead = np.zeros(len(low), np.bool_)
        kept = []
        for row in range(len(low)):
            if not dead[row]:
                kept.append(row)
                dead |= ((low[row] & ~low) | (high[row] & ~high)) == 0
        return np.array(kept) + start
