"""One connection to one table: what it says, and what it is told."""

from typing import TYPE_CHECKING

import msgspec

from bukvitsa.journal.store import Moment
from bukvitsa.kernel.refusal import Refusal

from .delay import Delay
from .facts import GuestId
from .post import Post
from .sayings import refused
from .telling import encoded
from .times import Timer
from .wire import Act, AskWays, FromClient, Hello, Look, Ping, Pong, Presence, Say

if TYPE_CHECKING:
    from .live import LiveTable

_read = msgspec.json.Decoder(FromClient).decode

NOTICED = 15
"""A delay is shown anew when it has changed by so many milliseconds and by a quarter."""


class Visit:
    """Somebody's connection to a table, as the edge holds it."""

    __slots__ = (
        "_measuring",
        "_shown_delay",
        "delay",
        "gone",
        "greeted",
        "guest",
        "looking",
        "pending",
        "post",
        "since",
        "table",
    )

    def __init__(self, table: "LiveTable", guest: GuestId, post: Post, since: Moment) -> None:
        """Come in; nothing is told before the hello."""
        self.table, self.guest, self.post, self.since = table, guest, post, since
        self.delay = Delay(table.means.clock.ticks)
        self.looking = True
        self.greeted = self.gone = False
        self.pending = 0
        """How many commands are not answered yet."""
        self._measuring: Timer | None = None
        self._shown_delay: int | None = None

    @property
    def presence(self) -> Presence:
        """Say whether the guest looks at the table."""
        return Presence.HERE if self.looking else Presence.AWAY

    def heard(self, data: bytes) -> None:
        """Hear one raw message; what is malformed is refused, and nothing is raised."""
        if self.gone or self.table.closing:
            return
        try:
            message = _read(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.refuse("", Refusal("wrong_message"))
            return
        match message:
            case Act() if self.greeted:  # first of all, for most are such
                self.table.asks(self, message)
            case Hello():
                self.greeted = True
                self.table.comes(self, message)
            case Pong(number):
                self._ponged(number)
            case _ if not self.greeted:
                self.refuse(getattr(message, "id", ""), Refusal("hello_first"))
            case Look(here):
                if here != self.looking:
                    self.looking = here
                    self.table.presence_changed()
            case Say():
                self.table.aside.says(self, message)
            case AskWays():
                self.table.aside.asks_ways(self, message)
            case _:
                self.table.asks(self, message)

    def may_ask(self, command: str) -> bool:
        """Let nobody have too much unanswered at once; who may ask is owed an answer."""
        if self.pending >= self.table.means.settings.asked_most:
            self.refuse(command, Refusal("too_fast"))
            return False
        self.pending += 1
        return True

    def left(self) -> None:
        """Hear that the connection is closed."""
        if not self.gone:
            self._end()
            self.table.leaves(self)

    def refuse(self, command: str, refusal: Refusal) -> None:
        """Say why something is not possible, to this one alone."""
        self.table.means.tally.refusals[refusal.code] += 1
        self.tell(encoded(refused(command, refusal, self.table.game)))

    def tell(self, message: bytes) -> None:
        """Send a message."""
        if not self.gone:
            self.table.means.tally.told += 1
            self.post.send(message)

    def end(self, code: int, reason: str) -> None:
        """Close the connection from this side."""
        if not self.gone:
            self._end()
            self.post.close(code, reason)

    def measure(self) -> None:
        """Measure the delay now, and every so often."""
        if self.gone:
            return
        means = self.table.means
        if self._measuring is not None:
            self._measuring.cancel()
        self.tell(encoded(Ping(self.delay.sent())))
        again = Moment(means.clock.now() + means.settings.ping_every)
        self._measuring = means.clock.at(again, self.measure)

    def _ponged(self, number: int) -> None:
        self.delay.heard(number)
        now, shown = self.delay.mean, self._shown_delay
        if now is None:
            return
        if shown is None or abs(now - shown) > max(NOTICED, shown // 4):
            self._shown_delay = now
            self.table.presence_changed()

    def _end(self) -> None:
        self.gone = True
        if self._measuring is not None:
            self._measuring.cancel()
            self._measuring = None
