"""Players of the toy."""

from random import Random

from bukvitsa.letters.cards import CardId

from .game import Toy
from .subject import ToySubject
from .values import Act, Lay, View


class RandomToyMind:
    """Does anything the menu promises, or waits."""

    def think(self, view: View, dice: Random) -> Act | None:
        acts = ToySubject().offers(view, Toy().menu(view), dice)
        return dice.choice(acts) if acts and dice.random() < 0.5 else None


class SleepyMind:
    """Never does anything."""

    def think(self, view: View, dice: Random) -> Act | None:
        return None


class RefusedMind:
    """Always tries what cannot be done."""

    def think(self, view: View, dice: Random) -> Act | None:
        return Lay(CardId(-1))
