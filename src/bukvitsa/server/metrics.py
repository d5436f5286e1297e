"""What a watchman counts, in Prometheus' text form."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from bukvitsa.tables import tally
from bukvitsa.tables.house import House

BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""

Labels = tuple[str, ...]


class Counter:
    """Counts what happened, apart for each set of labels."""

    def __init__(self, name: str, help: str, *labels: str) -> None:  # noqa: A002 - its usual name
        """Name it."""
        self.name, self.help, self.labels = name, help, labels
        self.counts: dict[Labels, int] = {}

    def add(self, *labels: str) -> None:
        """Count one more."""
        self.counts[labels] = self.counts.get(labels, 0) + 1

    def lines(self) -> Iterator[str]:
        """Tell the counts."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        for labels, count in sorted(self.counts.items()):
            yield f"{self.name}{_told(self.labels, labels)} {count}"


class Histogram:
    """Sorts spans of time (s) by their length."""

    def __init__(self, name: str, help: str) -> None:  # noqa: A002
        """Name it."""
        self.name, self.help = name, help
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Put one span where it belongs."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        """Tell how many were at most so long."""
        return histogram_lines(self.name, self.help, BUCKETS, self._counts, self._sum)


def histogram_lines(
    name: str,
    help: str,  # noqa: A002
    bounds: Sequence[float],
    counts: Sequence[int],
    total: float,
) -> Iterator[str]:
    """Tell how many spans were at most so long, and how long all of them were together."""
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} histogram"
    so_far = 0
    for bound, count in zip((*bounds, "+Inf"), counts, strict=True):
        so_far += count
        yield f'{name}_bucket{{le="{bound}"}} {so_far}'
    yield f"{name}_sum {total:.6f}"
    yield f"{name}_count {so_far}"


def _told(names: Labels, values: Labels) -> str:
    """Write labels.

    >>> _told(("code",), ("over",))
    '{code="over"}'
    """
    if not names:
        return ""
    pairs = (f'{name}="{_safe(value)}"' for name, value in zip(names, values, strict=True))
    return "{" + ",".join(pairs) + "}"


def _safe(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


class Meters:
    """Everything that is counted in one process."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.connections = 0
        self.requests = Counter(
            "bukvitsa_requests_total", "Answered requests.", "method", "route", "status"
        )
        self.heard = Counter("bukvitsa_messages_heard_total", "Messages that people sent.")
        self.closed = Counter("bukvitsa_sockets_closed_total", "Sockets that we closed.", "code")
        self.limited = Counter("bukvitsa_limited_total", "What was asked too often.", "limit")
        self.asked = Histogram("bukvitsa_request_seconds", "Time to answer a request.")

    def text(self, house: House | None = None) -> str:
        """Tell all of it, with what the house counts."""
        kept = [value for value in vars(self).values() if isinstance(value, Counter | Histogram)]
        lines = [line for meter in kept for line in meter.lines()]
        lines += number("bukvitsa_connections", "gauge", "Open sockets.", self.connections)
        if house is not None:
            lines += of_house(house)
        return "\n".join(lines) + "\n"


def of_house(house: House) -> Iterator[str]:
    """Tell what a house counts of its tables."""
    counted = house.tally
    yield from number("bukvitsa_tables", "gauge", "Tables in memory.", house.live)
    yield from number("bukvitsa_visits", "gauge", "People and watchers there.", house.connected)
    for name, help_, count in (
        ("acts", "Acts done.", counted.acts),
        ("alarms", "Alarms that went off.", counted.alarms),
        ("bot_acts", "Acts done by bots.", counted.bot_acts),
        ("messages_told", "Messages told.", counted.told),
        ("appends_taken", "Appends that another process was quicker with.", counted.taken),
        ("store_unreachable", "Times the store did not answer.", counted.unreachable),
        ("faults", "Exceptions in the games' code or ours.", counted.broken),
    ):
        yield from number(f"bukvitsa_{name}_total", "counter", help_, count)
    refusals = Counter("bukvitsa_refusals_total", "Commands refused, by code.", "code")
    refusals.counts = {(code,): count for code, count in counted.refusals.items()}
    yield from refusals.lines()
    yield from spans("bukvitsa_commit_seconds", "Time until an act is durable.", counted.commits)
    yield from spans("bukvitsa_fan_out_seconds", "Time to tell all viewers.", counted.fan_outs)


def number(name: str, kind: str, help: str, value: int) -> Iterator[str]:  # noqa: A002
    """Tell one number.

    >>> list(number("a", "gauge", "A.", 2))
    ['# HELP a A.', '# TYPE a gauge', 'a 2']
    """
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"
    yield f"{name} {value}"


def spans(name: str, help: str, histogram: tally.Histogram) -> Iterator[str]:  # noqa: A002
    """Tell a house's histogram, whose bounds are milliseconds."""
    bounds = [bound / 1000 for bound in tally.BOUNDS]
    return histogram_lines(name, help, bounds, histogram.counts, histogram.total / 1000)
