"""CPU time of many calls, so that ratios hold on a machine that others use too."""

import gc
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

Q = TypeVar("Q")

ROUNDS = 5


def median_cpu(ask: Callable[[Q], object], questions: Sequence[Q], repeats: int) -> float:
    """Give the median microseconds of CPU that one question takes."""
    return statistics.median(_times(ask, questions, repeats))


def mean_cpu(ask: Callable[[Q], object], questions: Sequence[Q], repeats: int) -> float:
    """Give the average microseconds of CPU, for a peer that can tell no more."""
    return statistics.fmean(_times(ask, questions, repeats))


def _times(ask: Callable[[Q], object], questions: Sequence[Q], repeats: int) -> list[float]:
    times = []
    for question in questions:
        start = time.thread_time_ns()
        for _ in range(repeats):
            ask(question)
        times.append((time.thread_time_ns() - start) / repeats / 1000)
    return times


def interleaved(
    askers: Mapping[str, Callable[[], float]], rounds: int = ROUNDS
) -> dict[str, list[float]]:
    """Let each asker measure once a round, one after the other, collecting no garbage meanwhile."""
    times: dict[str, list[float]] = {name: [] for name in askers}
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for name, ask in askers.items():
                times[name].append(ask())
    finally:
        gc.enable()
    return times


def ratio(times: Mapping[str, Sequence[float]], above: str, below: str) -> float:
    """Give the median over the rounds of one time divided by another of the same round."""
    pairs = zip(times[above], times[below], strict=True)
    return statistics.median(a / b for a, b in pairs)
