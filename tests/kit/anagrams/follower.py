"""A run of Анаграммы that a second, naive game follows by the rules' pages, act by act."""

from random import Random
from typing import Any

from bukvitsa.games.anagrams.acts import Act, Appeal, Call, Done, Doubt, Flip
from bukvitsa.games.anagrams.best import MOST_WAYS
from bukvitsa.games.anagrams.events import (
    Accepted,
    Appealed,
    Claimed,
    Doubted,
    Ended,
    Event,
    Failed,
    Fault,
    Flipped,
    LastCallStarted,
    Made,
    NoMore,
    Stood,
    Voted,
    VoteEnded,
)
from bukvitsa.games.anagrams.lying import letters_by_seat
from bukvitsa.games.anagrams.phases import Claim
from bukvitsa.games.anagrams.ways import ways
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.alphabet import fold
from bukvitsa.letters.word import Misread, read_word
from tests.kit.play import Result
from tests.kit.told import Kit, Run

from .naive import Lying, Naive, all_ways, any_word_left, scores, winners


class Followed(Run):
    """Plays, and holds whatever happens against what the naive game expects."""

    def __init__(self, kit: Kit, seed: int) -> None:
        """Sit down at both tables."""
        super().__init__(kit, seed)
        state = self.table.state
        self.seats = state.seats
        self.naive = Naive(self.seats, state.faces)
        self.turn: int = state.phase.turn
        self.held = 0
        """How long the game's clocks have stood still altogether (WD-14)."""
        self.since = 0
        """When the clock of the turn or of the last call began, by the game's clocks."""
        self.rests = [0] * self.seats
        self.done: set[int] = set()
        self.pending: tuple[int, str, list[Lying]] | None = None
        self.asked_at = 0
        self.accepted: set[int] = set()
        self.voices: dict[int, Voice] | None = None
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.appealable: list[set[str]] = [set() for _ in range(self.seats)]
        self.act: tuple[int, Act] | None = None
        self.to_look = False
        """Whether it must be said now if a word is left (AN-12)."""

    @property
    def clock(self) -> int:
        """What the game's clocks show, which stand still while the table is asked."""
        return self.now - self.held

    def submit(self, by: Seat, act: Any) -> Result:
        """Try an act at both tables."""
        self.act = by, act
        possible = not self.over and self.possible(by, act)
        result = super().submit(by, act)
        assert isinstance(result, Refusal) is not possible, (by, act, result)
        self.act = None
        return result

    def possible(self, by: int, act: Act) -> bool:
        """Tell whether an act is not refused."""
        waits = self.pending is not None
        match act:
            case Flip():
                return not waits and bool(self.naive.deck) and by == self.turn
            case Done():
                return not waits and not self.naive.deck and by not in self.done
            case Call():
                return not waits and self.clock >= self.rests[by] and self.named(act)
            case Appeal(word):
                return not waits and read_word(word) in self.appealable[by] and self.named(act)
            case Accept() | Doubt():
                asked = self.pending is not None and self.voices is None
                return asked and by not in {self.owner, *self.accepted}
            case Vote():
                return self.voices is not None and by not in self.voices

    def named(self, act: Call | Appeal) -> bool:
        """Tell whether a call names a spelling, and words that are or were on the table."""
        take = act.take or ()
        known = len(set(take)) == len(take) and all(0 <= each < self.naive.made for each in take)
        return known and not isinstance(read_word(act.word), Misread)

    @property
    def owner(self) -> int:
        """Name who called the word in question."""
        assert self.pending is not None
        return self.pending[0]

    def _go_on(self, result: Any) -> None:
        super()._go_on(result)
        for event in result.events:
            self.follow(event)
        self.compare()

    def follow(self, event: Event) -> None:  # noqa: C901 - flat: a line an event
        """Expect an event, and do what follows from it."""
        match event:
            case Flipped():
                self.flipped(event)
            case Claimed(claim) | Appealed(claim):
                assert isinstance(event, Claimed) is (self.options.referee is Referee.VOTE)
                self.pending = self.expected(claim)
                self.asked_at, self.accepted = self.now, set()
                self.voices = None if isinstance(event, Claimed) else {}
            case Accepted(by):
                self.accepted.add(by)
            case Doubted():
                assert self.now <= self.asked_at + 1000 * self.options.doubt
                self.held += self.now - self.asked_at
                self.asked_at, self.voices = self.now, {}
            case Voted(by, voice):
                assert self.voices is not None
                self.voices[by] = voice
            case Stood():
                all_accepted = len(self.accepted) == self.seats - 1
                assert all_accepted or self.now == self.asked_at + 1000 * self.options.doubt
                self.held += self.now - self.asked_at
            case VoteEnded():
                self.vote_ended(event)
            case Made(claim):
                self.made(claim)
            case Failed():
                self.call_failed(event)
            case NoMore(by):
                self.done.add(by)
            case LastCallStarted(until):
                assert self.options.referee is Referee.VOTE or self.any_left()
                assert until == self.now + 1000 * self.options.last_call
                assert self.to_look
                self.since, self.done, self.to_look = self.clock, set(), False
            case Ended():
                self.ended(event)

    def flipped(self, event: Flipped) -> None:
        """Expect the top card by whoever has the turn, by itself when time is up (AN-2, AN-3)."""
        assert event.by == self.turn
        assert event.face == self.naive.flip()
        if event.by_itself:
            assert self.options.flip_after is not None
            assert self.clock == self.since + 1000 * self.options.flip_after
        self.turn = (self.turn + 1) % self.seats
        self.since = self.clock
        self.to_look = not self.naive.deck

    def expected(self, claim: Claim) -> tuple[int, str, list[Lying]]:
        """Expect the words that the caller named, or those of the best way (AN-6, AN-9)."""
        assert self.act is not None
        by, act = self.act
        assert isinstance(act, Call | Appeal)
        word = claim.word.word
        assert (claim.word.owner, word) == (by, read_word(act.word))
        assert self.legal(word) is not isinstance(act, Appeal)
        used = self.naive.way(by, word, act.take)
        assert used is not None
        assert sorted(each.age for each in used) == sorted(each.id for each in claim.used)
        return by, word, used

    def made(self, claim: Claim) -> None:
        """Take what was called now, or what the table was asked about (AN-4, AN-7)."""
        owner, word, used = self.pending or self.expected(claim)
        self.pending = self.voices = None
        self.naive.take(owner, word, used)
        self.to_look = not self.naive.deck

    def call_failed(self, event: Failed) -> None:
        """Expect that the word cannot be made so, or that it is not legal (AN-4, AN-5)."""
        assert self.act is not None
        by, act = self.act
        assert isinstance(act, Call | Appeal)
        assert event.by == by
        possible = self.naive.way(by, event.word, act.take) is not None
        assert possible is (event.fault is Fault.ILLEGAL)
        assert event.rest == self.now + 1000 * self.options.cooldown
        self.rests[by] = self.clock + 1000 * self.options.cooldown
        if possible:
            assert not self.legal(event.word)
            if self.options.referee is Referee.APPEAL and self.questionable(event.word):
                self.appealable[by].add(event.word)

    def vote_ended(self, event: VoteEnded) -> None:
        """Count the voices, and let the clocks go on (WD-13, WD-14)."""
        assert self.pending is not None
        assert event.voices == self.voices
        complete = len(event.voices) == self.seats
        assert complete or self.now == self.asked_at + 1000 * self.options.vote
        said = list(event.voices.values())
        assert event.passed is (said.count(Voice.YES) > said.count(Voice.NO))
        self.held += self.now - self.asked_at
        (self.passed if event.passed else self.failed).add(event.word)
        for words in self.appealable:
            words.discard(event.word)
        if not event.passed:
            self.rests[self.owner] = self.clock + 1000 * self.options.cooldown
            self.pending = self.voices = None

    def ended(self, event: Ended) -> None:
        """Expect one of the three ends, and count the letters (AN-12, AN-13)."""
        assert not self.naive.deck
        match event.outcome.reason:
            case "no_word_left":
                assert self.to_look
                self.to_look = False
                assert self.options.referee is not Referee.VOTE
                assert not self.any_left()
            case "all_done":
                assert len(self.done) == self.seats
            case reason:
                assert reason == "time_up"
                assert self.clock == self.since + 1000 * self.options.last_call
        assert list(event.outcome.points) == scores(self.naive.table, self.seats)
        assert set(event.outcome.winners) == winners(self.naive.table, self.seats)

    def questionable(self, word: str) -> bool:
        """Tell whether a vote may decide on a word (WD-13)."""
        banned = word in map(fold, self.options.ban) or word in self.failed
        return len(word) >= self.options.min_length and not banned

    def legal(self, word: str) -> bool:
        """Judge a word as this table does (WD-13, WD-16)."""
        listed = {*map(fold, self.kit.words), *map(fold, self.options.allow), *self.passed}
        known = word in listed or self.options.referee is Referee.VOTE
        return known and self.questionable(word)

    def any_left(self) -> bool:
        """Try every word (AN-12)."""
        words = {*map(fold, self.kit.words), *map(fold, self.options.allow), *self.passed}
        legal = [word for word in words if self.legal(word)]
        return any_word_left(legal, "".join(self.naive.middle), self.naive.table)

    def compare(self) -> None:
        """Hold the two tables against each other."""
        state = self.table.state
        assert not self.to_look
        assert sorted(card.face for card in state.middle) == sorted(self.naive.middle)
        assert state.faces[state.opened :] == "".join(self.naive.deck)
        words = self.naive.words()
        for seat in range(self.seats):
            assert [each.word for each in state.words if each.owner == seat] == words[seat]
        assert list(letters_by_seat(state.words, self.seats)) == scores(
            self.naive.table, self.seats
        )
        self.compare_ways(Seat((state.opened + state.made) % self.seats))
        if self.pending is None and not self.over:
            self.compare_clocks()

    def compare_ways(self, seat: Seat) -> None:
        """Hold the ways that a player is shown against all there are (AN-6, AN-9)."""
        view = self.game.view(self.table.state, seat)
        middle = "".join(self.naive.middle)
        for word in map(fold, self.kit.words):
            expected = all_ways(word, seat, middle, self.naive.table, self.seats)
            found = [sorted(call.take or ()) for call in ways(view, word)]
            assert found == [[each.age for each in used] for used in expected[:MOST_WAYS]]

    def compare_clocks(self) -> None:
        """Hold against each other what is left on the clocks (AN-3, AN-11, AN-12, WD-14)."""
        state, options = self.table.state, self.options
        rests = [max(0, rest - self.now) for rest in state.rests]
        assert rests == [max(0, rest - self.clock) for rest in self.rests]
        span = options.flip_after if self.naive.deck else options.last_call
        until = None if span is None else self.since + 1000 * span + self.held
        assert state.phase.until == until

    def play_on(self, dice: Random, acts: int) -> None:
        """Open cards and call what can be made of them, most of which the table lets stand."""
        for _ in range(acts):
            seat = Seat(dice.randrange(self.seats))
            likely: list[Act | None] = [self.a_call(seat, dice), Flip(), Accept()]
            likely += [Vote(dice.choice((Voice.YES, *Voice)))]
            rare = dice.choice((Doubt(), Done(), None, None))
            for act in (rare, *likely):
                if act is not None and not self.over and self.possible(seat, act):
                    assert not isinstance(self.submit(seat, act), Refusal)
                    break

    def a_call(self, seat: Seat, dice: Random) -> Act | None:
        """Call a word in one of its ways, or leave the way to the game; or appeal (AN-9)."""
        if self.appealable[seat] and dice.random() < 0.5:
            return Appeal(dice.choice(sorted(self.appealable[seat])))
        if dice.random() < 0.4:
            return None
        if dice.random() < 0.1 and self.naive.middle:
            return Call("".join(dice.choices(self.naive.middle, k=3)))
        view = self.game.view(self.table.state, seat)
        calls = [call for word in self.kit.words for call in ways(view, word)]
        if not calls:
            return None
        steals = [call for call in calls if call.take]
        call = dice.choice(dice.choice((calls, steals or calls)))
        return dice.choice((call, Call(call.word)))
