"""Games of other engines, played at random: a process that measures when it is asked.

It stands in an environment of its own and knows nothing of ours: it reads lines «name seconds
seed» and answers each with the acts per second of CPU time.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

OneGame = Callable[[random.Random], int]
"""Plays a game and counts the acts of its players."""


def uno() -> OneGame:
    """RLCard's uno, two players."""
    import rlcard

    env: Any = rlcard.make("uno")
    env.seed(1)

    def play(dice: random.Random) -> int:
        state, _ = env.reset()
        acts = 0
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"].keys())))
            acts += 1
        return acts

    return play


def hearts() -> OneGame:
    """OpenSpiel's hearts, written in C++."""
    import pyspiel

    game: Any = pyspiel.load_game("hearts")

    def play(dice: random.Random) -> int:
        state = game.new_initial_state()
        acts = 0
        while not state.is_terminal():
            if state.is_chance_node():
                faces, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(faces, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                acts += 1
        return acts

    return play


def poker() -> OneGame:
    """PokerKit's no-limit hold'em, four players."""
    from pokerkit import Automation, NoLimitTexasHoldem

    # All that is no player's decision; how often to run the board out is one.
    automations: Any = tuple(
        step for step in Automation if step is not Automation.RUNOUT_COUNT_SELECTION
    )

    def play(dice: random.Random) -> int:
        state: Any = NoLimitTexasHoldem.create_state(
            automations,
            True,  # noqa: FBT003 - so the library has it: one ante for all
            0,
            (1, 2),
            2,
            200,
            4,
        )
        acts = 0
        while state.status:
            choices = [state.check_or_call] if state.can_check_or_call() else []
            if state.can_fold():
                choices.append(state.fold)
            if state.can_complete_bet_or_raise_to() and dice.random() < 0.3:
                choices = [state.complete_bet_or_raise_to]
            dice.choice(choices)()
            acts += 1
        return acts

    return play


ENGINES: dict[str, Callable[[], OneGame]] = {"uno": uno, "hearts": hearts, "poker": poker}


def measure(play: OneGame, seconds: float, seed: int) -> float:
    """Give acts per second of CPU time."""
    dice, acts = random.Random(seed), 0
    began = time.process_time()
    while (took := time.process_time() - began) < seconds:
        acts += play(dice)
    return acts / took


def serve() -> None:
    """Answer until nobody asks."""
    games: dict[str, OneGame] = {}
    print("ready", flush=True)
    for line in sys.stdin:
        name, seconds, seed = line.split()
        if name not in games:
            games[name] = ENGINES[name]()
            games[name](random.Random(0))
        print(measure(games[name], float(seconds), int(seed)), flush=True)


if __name__ == "__main__":
    serve()
