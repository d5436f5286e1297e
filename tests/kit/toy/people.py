"""People who play the toy by what they are told, over the wire alone."""

from random import Random
from typing import Any

from tests.kit.house import Person

WORDS = ("кот", "ток", "рот", "том", "мак", "рак", "от", "ат", "ком")


def possible(person: Person, dice: Random) -> list[dict[str, Any]]:
    """List what a person's menu allows."""
    view, menu = person.view, person.menu
    acts: list[dict[str, Any]] = [{"type": "lay", "card": card} for card in menu["lay"]]
    if menu["vote"]:
        acts.append({"type": "vote", "voice": dice.choice(["yes", "no"])})
    if menu["call"]:
        heap = [face for _, face in view["heap"]]
        acts += [
            {"type": "call", "word": word}
            for word in WORDS
            if all(heap.count(letter) >= word.count(letter) for letter in word)
        ]
    return acts


async def play_on(people: list[Person], dice: Random, most: int = 200) -> None:
    """Play until the game is over: each in turn does something possible, or time goes by."""
    world = people[0].world
    for _ in range(most):
        if people[0].table["status"] != "playing":
            return
        for person in people:
            acts = possible(person, dice)
            if acts and dice.random() < 0.7:
                answer = await person.acts(dice.choice(acts))
                assert answer["type"] == "done", answer
        await world.wait(dice.choice((100, 900, 2500)))
    raise AssertionError("the game does not end")
