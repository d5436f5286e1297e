"""What was seen, as a sentence of a protocol."""

from bukvitsa.kernel.names import Names

from .seen import Seen


def tell(seen: Seen, names: Names) -> str | None:
    """Say nothing yet of what was seen."""
    del seen, names
    return None
