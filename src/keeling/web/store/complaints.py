"""What SQLite complains of: what passes, and what does not."""

from __future__ import annotations

import sqlite3
from typing import Final

# Somebody else writes, or the disk is full or fails.
PASSING: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
)
MALFORMED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
KIND: Final = 0xFF  # of an error: the rest says more about it


def is_malformed(error: Exception) -> bool:
    """Whether what was asked for lies where a file of SQLite is damaged; the rest may be sound."""
    return complaint(error) in MALFORMED


def complaint(error: Exception) -> int | None:
    """What SQLite complains of; None: it is not SQLite that does."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    return None if code is None else code & KIND
