"""«Запретные слова» once more, as a person would play it at a table: letters, lists, a clock.

Written from the rules alone, without votes (the dictionary judges). Cards are letters, red ones
small, black ones in capitals. What shuffles bring is told from outside.
"""

from collections.abc import Callable
from typing import Any

HAND, FEWEST_IN_SHOWCASE, OPENING, PILE, CHOICE = 3, 5, 2, 10, 20_000


class Naive:
    """A table; times are in milliseconds."""

    def __init__(self, seats: int, legal: set[str], options: Any, first: int) -> None:
        self.seats, self.legal, self.first = seats, legal, first
        self.window, self.cooldown = 1000 * options.call_window, 1000 * options.cooldown
        self.thinking = None if options.turn is None else 1000 * options.turn
        self.games_left = options.games
        self.now = 0
        self.shuffles: list[str] = []
        self.totals = [0] * seats
        self.rests = [0] * seats
        self.winners: list[int] = []
        self.last: int | None = None
        self.silent: set[int] | None = None
        self.alarm: int | None = None

    def deal(self) -> None:
        """FW-3, FW-4, FW-5."""
        red, black = self.shuffles.pop(0), self.shuffles.pop(0).upper()
        self.talk, self.showcase = list(red[:OPENING]), list(red[OPENING:])
        self.deck = list(black)
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for step in range(self.seats):
            hand = self.hands[(self.first + step) % self.seats]
            hand += [self.deck.pop(0) for _ in range(HAND)]
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]
        self.discard: list[str] = []
        self.to_move(self.first)

    def to_move(self, seat: int) -> None:
        """FW-15: until a card is laid nothing can be called, and nobody waits for a word."""
        self.phase, self.turn, self.last = "lay", seat, None
        self.silent = None
        self.start_thinking(self.now)

    def start_thinking(self, start: int) -> None:
        """FW-25."""
        self.alarm = None if self.thinking is None else start + self.thinking

    def do(self, by: int, verb: str, value: Any) -> str:
        """Try an act as scenes write it: `done`, `refused` or `failed`."""
        if self.phase == "over":
            return "refused"
        if verb == "call":
            return self.call(by, value)
        doers: dict[str, Callable[[int, Any], bool]]
        doers = {"lay": self.lay, "open": self.open, "hush": self.hush, "next": self.next}
        done = verb in doers and doers[verb](by, value)
        return "done" if done else "refused"

    def lay(self, by: int, letter: str) -> bool:
        """FW-6, FW-8, FW-21: one card of the hand, and another from the deck."""
        if not self.may_lay(by) or letter not in self.hands[by]:
            return False
        self.hands[by].remove(letter)
        self.talk.append(letter)
        self.hands[by].append(self.deck.pop(0))
        self.laid(by)
        if not self.deck:
            self.end_game()
        return True

    def open(self, by: int, letter: str) -> bool:
        """FW-7: a red card, out of at least five."""
        if not self.may_lay(by) or letter not in self.showcase:
            return False
        if len(self.showcase) < FEWEST_IN_SHOWCASE:
            return False
        self.showcase.remove(letter)
        self.talk.append(letter)
        self.laid(by)
        return True

    def may_lay(self, by: int) -> bool:
        return self.phase == "lay" and by == self.turn and self.silent is None

    def laid(self, by: int) -> None:
        """FW-9, FW-18: the next player waits, if there is anybody else who could call."""
        self.last, self.turn = by, (by + 1) % self.seats
        self.silent = None
        self.start_thinking(self.now)
        if self.window and self.seats > 2:
            self.silent = set()
            self.window_ends = self.now + self.window

    def hush(self, by: int, _value: None) -> bool:
        """FW-18: once each, but neither who laid nor who is next."""
        if self.phase != "lay" or self.silent is None:
            return False
        if by in {self.last, self.turn} or by in self.silent:
            return False
        self.silent.add(by)
        if len(self.silent) == self.seats - 2:
            self.close_window(self.now)
        return True

    def close_window(self, now: int) -> None:
        self.silent = None
        self.start_thinking(now)

    def call(self, by: int, value: Any) -> str:
        """FW-10, FW-11, FW-16, FW-17: by anybody but who laid last."""
        word, red = (value["word"], value["red"]) if isinstance(value, dict) else (value, [])
        word = word.strip().lower().replace("ё", "е")
        if self.phase != "lay" or self.last in {None, by} or self.now < self.rests[by]:
            return "refused"
        if not 0 < len(word) <= 40 or not all(
            sign in "абвгдежзийклмнопрстуфхцчшщъыьэюя" for sign in word
        ):
            return "refused"
        if len(set(red)) < len(red) or not all(1 <= place <= len(word) for place in red):
            return "refused"
        loose = [sign.lower() for sign in self.talk]
        if word not in self.legal or any(word.count(sign) > loose.count(sign) for sign in word):
            self.rests[by] = self.now + self.cooldown
            return "failed"
        rest, taken = list(self.talk), []
        for place in sorted(range(1, len(word) + 1), key=lambda place: place not in red):
            sign = word[place - 1]
            wanted = [sign] if place in red else [sign.upper(), sign]
            found = [card for card in wanted if card in rest]
            if not found:
                return "refused"
            rest.remove(found[0])
            taken.append(found[0])
        self.pay(rest, taken)
        return "done"

    def pay(self, rest: list[str], taken: list[str]) -> None:
        """FW-12, FW-13, FW-14, FW-20."""
        assert self.last is not None
        self.phase, self.turn = "choose", self.last
        self.last, self.alarm = None, self.now + CHOICE
        self.talk = rest
        self.piles[self.turn] += [card for card in taken if card.isupper()]
        self.showcase += [card for card in taken if card.islower()]
        if len(self.piles[self.turn]) >= PILE:
            self.end_game()
        elif len([card for card in self.talk if card.islower()]) < OPENING:
            self.discard += [card for card in self.talk if card.isupper()]
            red = self.shuffles.pop(0)
            assert sorted(red) == sorted(
                self.showcase + [card for card in self.talk if card.islower()]
            )
            self.talk, self.showcase = list(red[:OPENING]), list(red[OPENING:])

    def next(self, by: int, who: str) -> bool:
        """FW-14: the payer, or the player to the left."""
        if self.phase != "choose" or by != self.turn:
            return False
        self.to_move(by if who == "self" else (by + 1) % self.seats)
        return True

    def end_game(self) -> None:
        """FW-22, FW-23."""
        self.totals = [
            total + len(pile) for total, pile in zip(self.totals, self.piles, strict=True)
        ]
        self.games_left -= 1
        if self.games_left:
            self.first = (self.first + 1) % self.seats
            self.deal()
            return
        self.phase, self.last, self.alarm = "over", None, None
        fewest = min(self.totals)
        self.winners = [seat for seat in range(self.seats) if self.totals[seat] == fewest]

    def wait(self, until: int) -> None:
        """FW-18, FW-25: windows close, slow players are moved on."""
        while self.phase != "over":
            waiting = self.phase == "lay" and self.silent is not None
            alarm = self.window_ends if waiting else self.alarm
            if alarm is None or alarm > until:
                break
            self.now = alarm
            if waiting:
                self.close_window(alarm)
            elif self.phase == "choose":
                self.next(self.turn, "left")
            else:
                self.lay(self.turn, self.hands[self.turn][0])
        self.now = until

    def position(self) -> dict[str, Any]:
        """Write all there is, in the words of scenes; seats are numbers."""
        return {
            "conversation": sorted(self.talk),
            "showcase": sorted(self.showcase),
            "hands": self.hands,
            "deck": self.deck,
            "discard": sorted(self.discard),
            "penalties": [sorted(pile) for pile in self.piles],
            "totals": self.totals,
            "phase": self.phase,
            "turn": None if self.phase == "over" else self.turn,
            "last": self.last,
            "winners": self.winners,
        }
