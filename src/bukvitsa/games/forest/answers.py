"""Who may still say what to the words that were shown (WD-17, WD-18)."""

import msgspec

from bukvitsa.games.court import Rulings, may_appeal, may_doubt
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat, everyone

from .drafts import Fault, Shown
from .phases import Answering


class Hearing(msgspec.Struct, frozen=True):
    """The shown words, what was said to them, and who judges at this table."""

    phase: Answering
    words: tuple[Shown, ...]
    referee: Referee
    rulings: Rulings

    def may_doubt(self, by: Seat, of: Seat) -> bool:
        """Tell whether one player may doubt the word of another: none is doubted twice (WD-17)."""
        word = self.words[of]
        if of == by or not word.stands or word.verdict is None or self.contested(word.word):
            return False
        return may_doubt(word.verdict, self.referee, self.rulings)

    def may_appeal(self, by: Seat) -> bool:
        """Tell whether a player may put the own word to the vote (WD-18)."""
        word = self.words[by]
        if word.fault is not Fault.ILLEGAL or word.verdict is None or self.contested(word.word):
            return False
        return may_appeal(word.verdict, self.referee)

    def awaits(self, seat: Seat) -> bool:
        """Tell whether a player has not accepted and has something left to doubt or to appeal."""
        if seat in self.phase.accepted:
            return False
        seats = everyone(len(self.words))
        return self.may_appeal(seat) or any(self.may_doubt(seat, of) for of in seats)

    def contested(self, word: str) -> bool:
        """Tell whether a spelling goes to the vote already, whoever of its writers began it."""
        return any(self.words[seat].word == word for seat in self.phase.contested)
