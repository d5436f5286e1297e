"""What no scene can show of «Запретные слова»: what a table never lets come to the rules."""

import re

import pytest

from bukvitsa.games.forbidden.acts import Act, Appeal, Call, Doubt, Hush, Lay, Mover, Next, Open
from bukvitsa.games.forbidden.events import CallFailed, Opened, Taken
from bukvitsa.games.forbidden.game import Forbidden
from bukvitsa.games.forbidden.options import ForbiddenOptions
from bukvitsa.games.forbidden.scene import ForbiddenBook
from bukvitsa.games.forbidden.state import REMEMBERED, State
from bukvitsa.games.refusals import explain, read_sayings
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import START, Ticket, TimeUp
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import CLOCK, Seat
from bukvitsa.kernel.refusal import ONLY_THE_CLOCK, OVER, Refusal
from bukvitsa.kernel.world import World
from bukvitsa.letters.cards import CardId
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.forbidden.subject import ForbiddenSubject
from tests.kit.play import Unshuffled, play

GAME, BOOK = Forbidden(), ForbiddenBook()
NAMES = Names(("Аня", "Боря", "Вера"))
WORLD = World(START, Unshuffled(), ListedLexicon(["дом"]))
ACTS: list[Act] = [
    Lay(CardId(0)), Open(CardId(0)), Call("дом"), Appeal("дом"), Hush(), Accept(), Doubt(),
    Vote(Voice.YES), Next(Mover.SELF),
]  # fmt: skip


def placed(options: ForbiddenOptions | None = None, **position: object) -> State:
    return BOOK.place(position, options or ForbiddenOptions(), NAMES)


@pytest.mark.parametrize("act", ACTS, ids=lambda act: type(act).__name__)
def test_after_the_end_nothing_can_be_done(act: Act) -> None:
    """FW-20: whoever asks the rules themselves is refused too, with a sentence for it."""
    refusal = GAME.decide(placed(phase="over"), Seat(0), act, WORLD)
    assert isinstance(refusal, Refusal)
    assert explain(refusal, read_sayings("bukvitsa.games.forbidden"))


def test_after_the_end_no_alarm_goes_off() -> None:
    state = placed(phase="over", totals={"Аня": 3})
    assert GAME.deadline(state) is None
    assert GAME.decide(state, CLOCK, TimeUp(Ticket(1)), WORLD) == Refusal(OVER)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == ((1, 2), (0,))


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"conversaton": "ао"}, "conversaton"),
        ({"conversation": "аo"}, "o"),
        ({"hands": {"Аня": "К?"}}, "?"),
        ({"hands": {"Яна": "К"}}, "Яна"),
        ({"phase": "vote"}, "vote"),
    ],
)
def test_a_position_that_cannot_be_read_says_why(position: dict[str, object], why: str) -> None:
    """A slip of the pen is no empty zone, and a Latin letter is no card."""
    with pytest.raises(ValueError, match=re.escape(why)):
        BOOK.place(position, ForbiddenOptions(), NAMES)


def test_the_clock_plays_no_cards() -> None:
    state = placed(hands={"Аня": "КЛН"})
    assert GAME.decide(state, CLOCK, Hush(), WORLD) == Refusal(ONLY_THE_CLOCK)


def test_a_table_opens_once() -> None:
    with pytest.raises(AssertionError):
        GAME.evolve(placed(), Opened(ForbiddenOptions(), 3))


def test_only_the_last_refused_words_are_kept() -> None:
    """WD-18: so that no player can make a state grow for ever; an oldest word gives way."""
    options = ForbiddenOptions(referee=Referee.APPEAL, cooldown=0, call_window=0)
    state = placed(options, conversation="аеио БВГДЖЗКЛМН", last="Аня", turn="Боря")
    words = [f"а{one}{other}" for one in "бвгд" for other in "жзкл"][: REMEMBERED + 2]
    for word in words:
        events = GAME.decide(state, Seat(2), Call(word), WORLD)
        assert not isinstance(events, Refusal)
        for event in events:
            state = GAME.evolve(state, event)
    assert state.series.refused[2] == tuple(words[2:])
    assert GAME.menu(GAME.view(state, Seat(2))).appeal == tuple(words[2:])
    assert GAME.decide(state, Seat(2), Appeal(words[0]), WORLD) == Refusal(
        "nothing_to_appeal", {"word": words[0]}
    )


@pytest.mark.parametrize(
    "position",
    [{"phase": "vote"}, {"phase": "answer"}, {"hands": {"Дима": "К"}}, {"turn": "Дима"}],
)
def test_what_is_no_position_is_told_so(position: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"начаться не может|нет такого игрока"):
        BOOK.place(position, ForbiddenOptions(), NAMES)


def test_what_is_no_act_is_told_so() -> None:
    with pytest.raises(ValueError, match="«sing»"):
        BOOK.act("sing", None, placed(), Seat(0), NAMES)


def test_a_position_need_not_keep_to_the_numbers_of_a_deck() -> None:
    """More of a letter than the deck has: the rest of the deck is what it still can be."""
    told = BOOK.print(placed(conversation="ааа Щ", hands={"Аня": "ЩЩЩ"}), NAMES)
    assert told["showcase"] == "ееииоо"
    assert "Щ" not in told["deck"]
    assert len(told["deck"]) == 75


def test_every_refusal_says_all_that_its_sentence_needs() -> None:
    """Whatever random players try, they read a whole Russian sentence."""
    subject, sayings, met = ForbiddenSubject(), read_sayings("bukvitsa.games.forbidden"), set()
    for seed in range(40):
        for step in play(subject, seed):
            if isinstance(step.result, Refusal):
                met.add(step.result.code)
                assert "…" not in explain(step.result, sayings), step.result
    assert len(met) > 20


@pytest.mark.parametrize("word", ["дом", "мод"])
def test_a_journal_can_show_what_the_referee_said(word: str) -> None:
    """WD-12, WD-13: the verdict stands in the event, with the edition of the lexicon asked."""
    state = placed(conversation="оае ДМ", last="Аня", turn="Боря")
    events = GAME.decide(state, Seat(2), Call(word), WORLD)
    assert not isinstance(events, Refusal)
    match events[0]:
        case Taken(claim=claim):
            assert claim.verdict == WORLD.lexicon.judge("дом", ForbiddenOptions().words)
        case CallFailed(verdict=verdict):
            assert (verdict.word, verdict.edition) == ("мод", WORLD.lexicon.edition)
        case event:
            raise AssertionError(event)
