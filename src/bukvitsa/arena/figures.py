"""What many games tell together."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median

import msgspec

from .match import Result, places_of

CONFIDENCE = 1.959964
"""The quantile of the normal distribution for an interval of 95 %."""


class Share(msgspec.Struct, frozen=True):
    """A share with its interval of 95 % (Wilson)."""

    share: float
    low: float
    high: float


class MindFigures(msgspec.Struct, frozen=True):
    """How one mind fared; a victory shared by n counts 1/n."""

    name: str
    wins: Share
    points: float
    thought_median_ms: float
    thought_p99_ms: float


class Spread(msgspec.Struct, frozen=True):
    """A figure over the games."""

    mean: float
    low: float
    middle: float
    high: float


class Figures(msgspec.Struct, frozen=True):
    """What an arena found out."""

    game: str
    games: int
    asked: int
    seed: int
    minds: tuple[MindFigures, ...]
    acts: Spread
    alarms: Spread
    minutes: Spread
    refusals: int
    ends: dict[str, int]
    events: dict[str, float]


def figures_of(
    game: str, names: Sequence[str], asked: int, seed: int, results: Sequence[Result]
) -> Figures:
    """Count the games together."""
    tags: Counter[str] = Counter()
    for result in results:
        tags.update(result.tags)
    return Figures(
        game=game,
        games=len(results),
        asked=asked,
        seed=seed,
        minds=tuple(_mind(name, place, len(names), results) for place, name in enumerate(names)),
        acts=spread([result.acts for result in results]),
        alarms=spread([result.alarms for result in results]),
        minutes=spread([result.span / 60_000 for result in results]),
        refusals=sum(result.refusals for result in results),
        ends=dict(Counter(result.outcome.reason for result in results).most_common()),
        events={tag: count / len(results) for tag, count in tags.most_common()},
    )


def wilson(wins: float, games: int) -> Share:
    """Give a share of victories with its interval.

    >>> wilson(50, 100)
    Share(share=0.5, low=0.4038, high=0.5962)
    >>> wilson(0, 20).low
    0.0
    """
    share, z = wins / games, CONFIDENCE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Share(round(share, 4), round(low, 4), round(high, 4))


def spread(values: Sequence[float]) -> Spread:
    """Give the mean, the tenth part from below, the middle, and the tenth part from above.

    >>> spread([1, 2, 3, 4])
    Spread(mean=2.5, low=1, middle=2.5, high=4)
    """
    order = sorted(values)
    return Spread(
        round(fmean(order), 2),
        round(order[int(0.1 * (len(order) - 1))], 2),
        round(median(order), 2),
        round(order[-1 - int(0.1 * (len(order) - 1))], 2),
    )


def _mind(name: str, place: int, count: int, results: Sequence[Result]) -> MindFigures:
    wins, points, thoughts = 0.0, [], []
    for result in results:
        seat = places_of(count, result.number)[place]
        winners = result.outcome.winners
        wins += (seat in winners) / len(winners)
        points.append(result.outcome.points[seat])
        thoughts += result.thinking[seat]
    thoughts.sort()
    return MindFigures(
        name=name,
        wins=wilson(wins, len(results)),
        points=round(fmean(points), 2),
        thought_median_ms=round(median(thoughts) / 1e6, 3),
        thought_p99_ms=round(thoughts[int(0.99 * (len(thoughts) - 1))] / 1e6, 3),
    )
