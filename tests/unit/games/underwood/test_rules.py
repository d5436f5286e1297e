"""Acts that no scene can name: a card named twice."""

from bukvitsa.games.underwood.acts import Exchange
from bukvitsa.games.underwood.game import Underwood
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.scene import UnderwoodBook
from bukvitsa.kernel.chance import Seed, SeededChance
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.listed import ListedLexicon


def test_one_prize_card_is_not_exchanged_twice() -> None:
    """UN-7."""
    names = Names(("Аня", "Боря"))
    state = UnderwoodBook().place({"hands": {"Аня": "[PR-1]"}}, UnderwoodOptions(), names)
    (card,) = state.hands[0]
    world = World(Instant(0), SeededChance(Seed(bytes(32)), 1), ListedLexicon([]))
    refusal = Underwood().decide(state, Seat(0), Exchange((card.id, card.id)), world)
    assert refusal == Refusal("card_twice")
