"""What goes wrong at the edge, in one form: a code, and a Russian sentence."""

from http import HTTPStatus

import msgspec

from bukvitsa.games.refusals import Sayings, explain, read_sayings
from bukvitsa.kernel.refusal import About, Refusal
from bukvitsa.tables.sayings import say, saying_of

SAYINGS: Sayings = read_sayings("bukvitsa.server")

STATUSES = {
    HTTPStatus.NOT_FOUND: "no_such_page",
    HTTPStatus.METHOD_NOT_ALLOWED: "wrong_method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too_large",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "wrong_body",
    HTTPStatus.BAD_REQUEST: "wrong_body",
}
"""What is said where the framework itself refused."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why there is no answer: `code` for programs, `text` for people."""

    code: str
    text: str
    clause: str = ""
    """The rule behind it, where it is a matter of rules."""
    about: dict[str, About] = {}


class Trouble(Exception):  # noqa: N818 - most of them are no error of ours
    """An answer that cannot be given."""

    def __init__(self, status: int, problem: Problem, retry: int = 0) -> None:
        """Take what to say; `retry` is after how many seconds to ask again."""
        super().__init__(problem.code)
        self.status, self.problem, self.retry = status, problem, retry


def problem(code: str, **about: About) -> Problem:
    """Say a code.

    >>> problem("no_such_table").text
    'Такого стола нет. Проверьте ссылку или код.'
    """
    return Problem(code, explain(Refusal(code, about), SAYINGS), about=about)


def told(refusal: Refusal, game: str = "") -> Problem:
    """Say what a table refused."""
    clause = saying_of(refusal.code, game).clause
    return Problem(refusal.code, say(refusal, game), clause, refusal.about)


def trouble(status: int, code: str, retry: int = 0, **about: About) -> Trouble:
    """Make a trouble of the edge's own."""
    return Trouble(status, problem(code, **about), retry)


def by_status(status: int) -> Problem:
    """Say what the framework refused by a status alone."""
    return problem(STATUSES.get(HTTPStatus(status), "fault"))
