"""That a file of SQLite is damaged where more than one table needs it: told once."""

from __future__ import annotations

import logging
from threading import Lock
from typing import TYPE_CHECKING, Final

from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from keeling.web.store.complaints import is_malformed

if TYPE_CHECKING:
    from keeling.web.store.database import Database

# What a table is read from, and the two ends of each way there: by the row, and by the table.
READ: Final = ("log", "seats", "holders", "trace")
ENDS: Final[dict[str, tuple[int | str, int | str]]] = {
    "rowid": (0, 2**62),
    "table_id": ("", "~"),
}
LOGGER = logging.getLogger(__name__)
TOLD = (
    "The database is damaged (%s): what lies there can be neither read nor written."
    " `keeling db check` says where; a backup is the way back"
)


class Damage:
    """What is known of it. Nothing mends it while a server runs."""

    def __init__(self) -> None:
        self.is_known = False
        self.lock = Lock()

    def note(self, error: Exception) -> bool:
        """Whether this is why something failed; the first time, the owner reads it in the log."""
        if not is_malformed(error):
            return False
        with self.lock:
            is_first, self.is_known = not self.is_known, True
        if is_first:
            LOGGER.error(TOLD, str(getattr(error, "orig", error)).partition("\n")[0])
        return True


def concerns_all(store: Database) -> bool:
    """Whether a file of SQLite is damaged on the way to all tables, not only where one of them is.

    A page can be damaged at one end of a way; if nothing is found at either, it is where it begins.
    """
    return any(
        all(is_lost(store, name, column, end) for end in ends)
        for name in READ
        for column, ends in ENDS.items()
    )


def is_lost(store: Database, name: str, column: str, end: int | str) -> bool:
    """Whether not even the place can be found where such a row would be."""
    wanted = text(f"SELECT seat FROM {name} WHERE {column} = :end")  # noqa: S608 - our own names
    try:
        with store.reading.connect() as db:
            db.execute(wanted, {"end": end}).first()
    except DatabaseError as error:
        return is_malformed(error)
    return False
