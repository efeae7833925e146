"""What a request can be refused for: a status, a word for programs, a sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.kernel.objection import Objection


class Refused(Exception):
    """A request that is not granted; `key` is the text of the reason."""

    status = 400
    word = "refused"
    headers: Mapping[str, str] = {}

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


class NoSuchThing(Refused):
    """A table, seat, position or game that does not exist."""

    status = 404
    word = "not_found"


class NotYours(Refused):
    """The seat belongs to somebody else, or to nobody who asks in this way."""

    status = 403
    word = "forbidden"


class Closed(NotYours):
    """The owner of the server has closed the table."""

    word = "closed"


class OtherRules(Refused):
    """A table that was made with rules or data this server does not have."""

    status = 410
    word = "other_rules"


class Damaged(Refused):
    """A table whose log cannot be replayed. Nothing of what it holds is told to anybody."""

    status = 410
    word = "damaged"

    def __init__(self) -> None:
        super().__init__("web-error-damaged")


class Wrecked(Refused):
    """The database is damaged where this is needed: it will not be better in a moment."""

    status = 503
    word = "damaged_database"

    def __init__(self) -> None:
        super().__init__("web-error-database")
        self.headers = {"retry-after": "60", "keeling-final": "yes"}  # pages do not ask again


class Stale(Refused):
    """The table has moved on since the asker looked."""

    status = 409
    word = "stale"

    def __init__(self) -> None:
        super().__init__("web-error-stale")


class Overtaken(Stale):
    """Another process has written to the table just now, perhaps nothing that matters."""


class NotLegal(Refused):
    """The rules do not allow this now; the objection says why, if there is one."""

    status = 422
    word = "illegal"

    def __init__(
        self, key: str, objection: Objection | None = None, game: str = "", **args: str | int
    ) -> None:
        super().__init__(key, **args)
        self.objection = objection
        self.game = game


class TooMany(Refused):
    """More than one address may have at once."""

    status = 429
    word = "too_many"

    def __init__(self, key: str, wait: int = 60) -> None:
        super().__init__(key)
        self.headers = {"retry-after": str(wait)}


class Busy(Exception):
    """What a request needs cannot be had soon enough. Nothing has happened: it may come again.

    No `Refused`: nobody decided against it, and whoever can wait asks again.
    """
