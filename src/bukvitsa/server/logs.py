"""What the server writes of itself: a JSON object a line, without names, words or cookies."""

import json
import logging
import sys
import time
import traceback
from typing import Any

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
"""What every record has; the rest is what was said with it."""


class Lines(logging.Formatter):
    """Writes a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the time, how grave it is, what, and what was said with it."""
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= {key: value for key, value in vars(record).items() if key not in USUAL}
        if record.exc_info and record.exc_info[0] is not None:
            told["fault"] = _where(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def begin_logging(level: str) -> None:
    """Send everything to stderr, from some gravity on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # uvicorn's own news of a socket name its address, which is a table's secret link.
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.root.level))


def _where(exc_info: Any) -> list[str]:
    """Name the places that led to a fault; its own text may hold what a player wrote."""
    kind, _, trace = exc_info
    frames = traceback.extract_tb(trace)
    return [kind.__name__, *(f"{each.filename}:{each.lineno} {each.name}" for each in frames)]
