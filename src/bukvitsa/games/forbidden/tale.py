"""What was seen, as a sentence of a protocol."""

from bukvitsa.kernel.names import Names

from .seen import Seen


def tell(_seen: Seen, _names: Names) -> str | None:
    """Say nothing yet."""
    return None
