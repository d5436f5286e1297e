"""What may go wrong, as a program hears it."""

from bukvitsa.kernel.refusal import About
from bukvitsa.tables.wire import First


class NotPossible(Exception):  # noqa: N818 - an answer like any other
    """What was asked is not possible: a code for programs, a Russian sentence for people."""

    def __init__(
        self, code: str, text: str, about: dict[str, About], first: First | None = None
    ) -> None:
        """Take the answer."""
        super().__init__(f"{code}: {text}")
        self.code, self.text, self.about, self.first = code, text, about, first


class Gone(Exception):  # noqa: N818
    """The table is closed to this program for good, and why."""

    def __init__(self, code: int, reason: str) -> None:
        """Take the socket's goodbye."""
        super().__init__(f"{code} {reason}")
        self.code, self.reason = code, reason
