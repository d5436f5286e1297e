"""What the scene language cannot say of calls, appeals and votes in Анаграммы."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.games.anagrams.acts import Appeal, Call, Done, Doubt, Flip
from bukvitsa.games.anagrams.events import Failed, Fault, Made, NoMore, Opened, Voted
from bukvitsa.games.anagrams.game import Anagrams
from bukvitsa.games.anagrams.lying import WordId
from bukvitsa.games.anagrams.options import AnagramsOptions, Layout
from bukvitsa.games.anagrams.phases import LastCall, Play
from bukvitsa.games.anagrams.scene import AnagramsBook
from bukvitsa.games.anagrams.seen import VotedSeen
from bukvitsa.games.anagrams.state import MOST_APPEALABLE, State
from bukvitsa.games.refusals import explain, read_sayings
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import Instant, Ticket, TimeUp
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import CLOCK, WATCHER, Actor, Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.play import Unshuffled

GAME, BOOK = Anagrams(), AnagramsBook()
NAMES = Names(("Аня", "Боря", "Вера"))
ANYA, BORYA, VERA = Seat(0), Seat(1), Seat(2)


def placed(options: dict[str, Any] | None = None, **zones: Any) -> State:
    return BOOK.place(zones, BOOK.options(options or {}, NAMES), NAMES)


def world(words: Iterable[str] = (), now: int = 0) -> World:
    return World(Instant(now), Unshuffled(), ListedLexicon(words))


def events(state: State, by: Actor, act: Any, at: World) -> tuple[Any, ...]:
    decided = GAME.decide(state, by, act, at)
    assert not isinstance(decided, Refusal), decided
    return decided


def after(state: State, by: Actor, act: Any, at: World) -> State:
    for event in events(state, by, act, at):
        state = GAME.evolve(state, event)
    return state


def refused(state: State, by: Actor, act: Any, at: World) -> Refusal:
    decided = GAME.decide(state, by, act, at)
    assert isinstance(decided, Refusal), decided
    return decided


def test_a_claim_names_words_not_places() -> None:
    """AN-11: a word that moved up to the place of one that is gone is not taken instead of it."""
    state = placed(middle="РС", words={"Боря": ["кот", "ток"]}, deck="АБВ")
    first, second = (word.id for word in state.words)
    words = world(["крот", "скот"])
    state = after(state, ANYA, Call("крот", (first,)), words)
    (failed,) = events(state, VERA, Call("скот", (first,)), words)
    assert isinstance(failed, Failed)
    assert failed.fault is Fault.WORD_GONE
    state = after(state, VERA, Call("скот", (second,)), words)
    assert [word.word for word in state.words] == ["крот", "скот"]


def test_a_word_that_was_never_made_is_refused() -> None:
    """AN-9: nobody hears of a claim on what never lay there."""
    state = placed(middle="Р", words={"Боря": ["кот"]}, deck="АБВ")
    for strange in (-1, 1, 99):
        refusal = refused(state, ANYA, Call("крот", (WordId(strange),)), world())
        assert refusal.code == "no_such_word"


def test_a_failed_call_tells_the_letters() -> None:
    """AN-4: everybody is told what was called and why it fails."""
    state = placed({"cooldown": 0}, middle="РСЮ", words={"Боря": ["кот"], "Вера": ["дом"]})
    for word, take, fault, letters in (
        ("щит", None, Fault.LETTERS_MISSING, "щи"),
        ("срок", None, Fault.LETTERS_BOUND, "ок"),
        ("крот", (WordId(1),), Fault.NOT_WHOLE, "дм"),
        ("ток", None, Fault.NO_MIDDLE_CARD, ""),
        ("крот", (), Fault.LETTERS_BOUND, "кот"),
    ):
        (failed,) = events(state, ANYA, Call(word, take), world())
        assert failed == Failed(ANYA, word, word, fault, Instant(0), letters)
        assert GAME.veil(failed, WATCHER) == failed


def test_a_failed_call_keeps_its_verdict() -> None:
    """AN-5: the journal can say why without the dictionary."""
    state = placed(middle="КОТ", deck="АБВ")
    (failed,) = events(state, ANYA, Call("кот"), world(["ток"]))
    assert failed.fault is Fault.ILLEGAL
    assert failed.verdict == ListedLexicon(["ток"]).judge("кот", state.options.words)
    assert failed.rest == 2000


def test_the_cards_of_a_word_lie_in_the_order_of_its_letters() -> None:
    """AN-6: the whole word used comes along, of the middle what lies longest."""
    state = placed(middle="ОРОТ", words={"Боря": ["ток"]}, deck="АБВ")
    (made,) = events(state, ANYA, Call("отрок"), world(["отрок"]))
    assert isinstance(made, Made)
    assert "".join(state.faces[card] for card in made.claim.word.cards) == "отрок"
    assert sorted(made.claim.word.cards) == [0, 1, 4, 5, 6]
    assert [word.word for word in made.claim.used] == ["ток"]


def test_the_view_says_how_letters_lie() -> None:
    """AN-14: the layout, and the order in which the letters were opened."""
    state = placed({"layout": "heap"}, middle="ДАЛЬ", deck="АБВ")
    view = GAME.view(state, WATCHER)
    assert view.options.layout is Layout.HEAP
    assert "".join(card.face for card in view.middle) == "даль"


def test_the_sentence_of_the_cooldown_counts_begun_seconds() -> None:
    """AN-11: one is never told to wait for nothing."""
    state = replace(placed(middle="КОТ", deck="АБВ"), rests=(Instant(2000),) * 3)
    sayings = read_sayings("bukvitsa.games.anagrams")
    for now, seconds in ((0, 2), (999, 2), (1000, 1), (1999, 1)):
        refusal = refused(state, ANYA, Call("кот"), world(["кот"], now))
        assert refusal == Refusal("cooldown", {"seconds": seconds})
        assert f" {seconds} с" in explain(refusal, sayings)


def test_failed_words_kept_for_an_appeal_are_few() -> None:
    """WD-18: idle calls cannot fill the state; the last ones can be appealed against."""
    state = placed({"referee": "appeal", "cooldown": 0}, middle="АБВГДЕ" * 2, deck="АБВ")
    words = [first + second + third for first in "абв" for second in "где" for third in "абв"]
    for word in words:
        state = after(state, ANYA, Call(word), world())
    assert GAME.view(state, ANYA).appealable == tuple(words[-MOST_APPEALABLE:])
    assert GAME.view(state, BORYA).appealable == GAME.view(state, WATCHER).appealable == ()
    again = after(state, ANYA, Call(words[-1]), world())
    assert again.appealable == state.appealable
    assert refused(state, ANYA, Appeal(words[0]), world()).code == "nothing_to_appeal"


YO: dict[str, Any] = {"middle": "ЕЛКАЕЛКА", "deck": "АБВ"}


def shown(state: State) -> list[str]:
    return [word.shown for word in state.words]


def test_a_word_is_written_as_its_list_writes_it() -> None:
    """WD-7: the caller need not type the ё, and cannot add one."""
    words = world(["ёлка", "калека"])
    assert shown(after(placed(**YO), ANYA, Call("елка"), words)) == ["ёлка"]
    assert shown(after(placed(**YO), ANYA, Call("калЁка"), words)) == ["калека"]


def test_a_word_of_no_list_is_written_as_its_caller_did() -> None:
    """WD-7: where the table judges, nobody else knows where the ё belongs."""
    state = after(placed({"referee": "vote"}, **YO), ANYA, Call(" ЁЛКА "), world())
    state = after(after(state, BORYA, Accept(), world()), VERA, Accept(), world())
    assert shown(state) == ["ёлка"]


def test_a_failed_call_is_written_as_its_caller_did() -> None:
    """WD-7, WD-18: also where it waits to be appealed against, and is not kept twice."""
    state = placed({"referee": "appeal", "cooldown": 0}, **YO)
    for text in ("ёлка", "елка", "Е\u0308ЛКА"):
        (failed,) = events(state, ANYA, Call(text), world())
        assert (failed.word, failed.shown[1:]) == ("елка", "лка")
        state = after(state, ANYA, Call(text), world())
    assert GAME.view(state, ANYA).appealable == ("ёлка",)
    (failed,) = events(state, ANYA, Call("щёки"), world())
    assert (failed.word, failed.shown) == ("щеки", "щёки")
    assert refused(state, ANYA, Appeal("щёки"), world()).about == {"word": "щёки"}
    state = after(state, ANYA, Appeal("елка"), world())
    for voter in (ANYA, BORYA):
        state = after(state, voter, Vote(Voice.NO), world())
    _, ended = events(state, VERA, Vote(Voice.NO), world())
    assert (ended.word, ended.shown) == ("елка", "елка")
    assert after(state, VERA, Vote(Voice.NO), world()).appealable == ((), (), ())


def test_an_appeal_that_a_new_dictionary_grants_needs_no_vote() -> None:
    """WD-18: it is checked anew, and the word is taken."""
    state = placed({"referee": "appeal"}, middle="БЯК", deck="АБВ")
    state = after(state, ANYA, Call("бяк"), world())
    (made,) = events(state, ANYA, Appeal("бяк"), world(["бяк"]))
    assert isinstance(made, Made)


def test_how_somebody_votes_is_not_told() -> None:
    """WD-14: that one has voted is heard, how is seen by the voter alone until the end."""
    state = placed({"referee": "vote"}, middle="БЯК", deck="АБВ")
    state = after(state, ANYA, Call("бяк"), world())
    state = after(state, VERA, Doubt(), world())
    state = after(state, BORYA, Vote(Voice.NO), world())
    for viewer in (ANYA, BORYA, WATCHER):
        assert GAME.veil(Voted(BORYA, Voice.NO), viewer) == VotedSeen(BORYA)
    ballots = [GAME.view(state, viewer).phase for viewer in (ANYA, BORYA, WATCHER)]
    assert [ballot.ballot.own for ballot in ballots] == [None, Voice.NO, None]  # type: ignore[union-attr]
    state = after(state, ANYA, Vote(Voice.YES), world())
    _, ended, made = events(state, VERA, Vote(Voice.YES), world())
    assert ended.voices == {ANYA: Voice.YES, BORYA: Voice.NO, VERA: Voice.YES}
    assert isinstance(made, Made)


def test_a_late_alarm_gives_no_less_time() -> None:
    """WD-14: what was left on the clocks is counted from when the waiting really ended."""
    state = placed({"referee": "vote"}, middle="БЯК", deck="АБВ")
    state = after(state, ANYA, Call("бяк"), world(now=15_000))
    state = after(state, CLOCK, TimeUp(state.ticket), world(now=99_000))
    assert state.phase == Play(ANYA, Instant(104_000))


def test_a_doubt_changes_the_ticket_and_an_acceptance_does_not() -> None:
    """An alarm set before the waiting changed is stale; what only adds an answer leaves it."""
    state = placed({"referee": "vote"}, middle="БЯК", deck="АБВ")
    asked = after(state, ANYA, Call("бяк"), world())
    accepted = after(asked, BORYA, Accept(), world())
    doubted = after(accepted, VERA, Doubt(), world())
    assert state.ticket < asked.ticket == accepted.ticket < doubted.ticket


def test_everything_is_refused_when_the_game_is_over() -> None:
    """AN-12: also by whoever asks the rules past the table."""
    state = placed(phase="over", words={"Аня": ["кот"]})
    for act in (Flip(), Call("кот"), Appeal("кот"), Done()):
        assert refused(state, ANYA, act, world()).code == "over"
    assert refused(state, ANYA, Vote(Voice.YES), world()).code == "no_vote"
    assert GAME.deadline(state) is None
    assert GAME.menu(GAME.view(state, ANYA)) == GAME.menu(GAME.view(state, WATCHER))


def test_the_clock_only_says_that_time_is_up() -> None:
    state = placed(middle="КОТ", deck="АБВ")
    assert refused(state, CLOCK, Flip(), world()).code == "only_the_clock"


def test_events_that_cannot_be_are_our_own_faults() -> None:
    """Nobody can reach these by acting; a journal that holds them is broken."""
    state = placed(middle="КОТ", deck="АБВ")
    again = Opened(AnagramsOptions(), 3, ANYA, "кот", None)
    with pytest.raises(AssertionError):
        GAME.evolve(state, again)
    with pytest.raises(AssertionError):
        GAME.evolve(None, NoMore(ANYA))
    over = placed(phase="over")
    with pytest.raises(AssertionError):
        GAME.decide(over, CLOCK, TimeUp(Ticket(1)), world())


def test_voted_down_words_do_not_keep_the_game_going() -> None:
    """AN-12, WD-13: not even if a newer dictionary knows them."""
    state = placed({"referee": "appeal"}, middle="БЯ", deck="К")
    down = replace(state, rulings=state.rulings.after("бяк", passed=False))
    up = replace(state, rulings=state.rulings.after("бяк", passed=True))
    assert isinstance(after(state, ANYA, Flip(), world(["бяк"])).phase, LastCall)
    assert GAME.outcome(after(down, ANYA, Flip(), world(["бяк"]))) is not None
    assert isinstance(after(up, ANYA, Flip(), world()).phase, LastCall)


@pytest.mark.parametrize("referee", list(Referee))
def test_two_with_most_letters_share_the_victory(referee: Referee) -> None:
    """AN-13: places are shared, and the third comes after both."""
    state = placed(
        {"referee": referee.value}, words={"Аня": ["кот"], "Вера": ["дом"]}, phase="over"
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (ANYA, VERA)
    assert outcome.places == ((ANYA, VERA), (BORYA,))
    assert outcome.points == (3, 0, 3)
