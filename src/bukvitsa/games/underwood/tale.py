"""What was seen, told in Russian."""

from bukvitsa.kernel.names import Names

from .seen import Seen


def tell(seen: Seen, names: Names) -> str | None:  # noqa: ARG001
    """Say nothing as yet."""
    return None
