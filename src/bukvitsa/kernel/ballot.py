"""A vote of the table as a value (WD-14)."""

from enum import StrEnum

import msgspec

from .moments import Instant
from .people import Seat, Viewer


class Voice(StrEnum):
    """What a voter says."""

    YES = "yes"
    NO = "no"


class Ballot(msgspec.Struct, frozen=True):
    """Who may vote until when, and who has said what.

    >>> ballot = Ballot(voters=(Seat(0), Seat(1)), until=Instant(20_000))
    >>> ballot.cast(Seat(0), Voice.YES).passed
    True
    >>> ballot.cast(Seat(0), Voice.YES).cast(Seat(1), Voice.NO).passed
    False
    """

    voters: tuple[Seat, ...]
    until: Instant
    voices: dict[Seat, Voice] = {}

    def may_vote(self, seat: Seat) -> bool:
        """Tell whether a seat has a vote that it has not given yet."""
        return seat in self.voters and seat not in self.voices

    def cast(self, seat: Seat, voice: Voice) -> "Ballot":
        """Add one voice."""
        return msgspec.structs.replace(self, voices={**self.voices, seat: voice})

    @property
    def complete(self) -> bool:
        """Tell whether nobody is left to wait for."""
        return all(seat in self.voices for seat in self.voters)

    @property
    def passed(self) -> bool:
        """Tell whether more are for than against; a tie fails, who is silent abstains."""
        said = list(self.voices.values())
        return said.count(Voice.YES) > said.count(Voice.NO)

    def seen_by(self, viewer: Viewer) -> "BallotSeen":
        """Show who has voted, and to a voter the own voice; the others stay closed."""
        own = None if not isinstance(viewer, int) else self.voices.get(viewer)
        return BallotSeen(
            voters=self.voters, voted=tuple(sorted(self.voices)), own=own, until=self.until
        )


class BallotSeen(msgspec.Struct, frozen=True):
    """A ballot under way, as one viewer sees it."""

    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    own: Voice | None
    until: Instant
