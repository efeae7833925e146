"""Names that nobody can guess, for tables, seats and browsers."""

from __future__ import annotations

import hashlib
import secrets
from string import ascii_letters, digits
from typing import Final

LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # none that looks like another
TABLE: Final = 10  # 50 bits: enough that nobody finds a table by trying
TOKEN: Final = 33  # letters: 196 bits


def new_table_id() -> str:
    """A short name for a table that can be read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE))


def new_token() -> str:
    """A key to a seat, or to a browser's seats: letters and digits, to be typed anywhere.

    A hyphen in front would make it an option of whatever program is given it.
    """
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(TOKEN))


def fingerprint(token: str) -> str:
    """What is kept of a browser's key."""
    return hashlib.sha256(token.encode()).hexdigest()


def number_from(*words: object) -> int:
    """A number that only depends on these words."""
    text = "/".join(str(word) for word in words)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])
