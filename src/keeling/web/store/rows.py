"""Rows of the database as they travel through the server."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

HOST = -1  # the seat number that stands for the host's own rights


class Kind(StrEnum):
    """What an entry of the log is."""

    CHOICE = "choice"  # a seat takes an option, perhaps as a part of an action
    CHANCE = "chance"  # a card, a die, a shuffle
    UNDO = "undo"  # so many choices stand; what others chose since is restored after it
    WITHDRAWN = "withdrawn"  # a choice of an action that was not whole yet is taken back
    RESTORED = "restored"  # a whole choice stands again, after an undo or at another table
    WORDS = "words"  # what a seat adds to chance; nothing on the board changes


class TableRow(Struct, frozen=True, kw_only=True):
    """A table, without its log."""

    id: str
    game: str
    rules: int
    config: str
    data: str
    seed: str
    language: str
    host_token: str
    made: int
    parent: str
    version: int
    choices: int
    choosing: int  # a bit for each seat that is to choose
    ended: bool
    changed: int
    seating: int = 0
    repeats: str = ""
    secret: str = ""
    commitment: str = ""
    copied: int = 0
    closed: bool = False


class SeatRow(Struct, frozen=True, kw_only=True):
    """Who sits where."""

    table_id: str
    seat: int
    token: str
    name: str
    person: bool
    open: bool
    bot: str
    webhook: str = ""


class Seating(Struct, frozen=True):
    """All seats of a table, and what browsers hold: by fingerprint and seat, whether it is lost."""

    seats: list[SeatRow]
    holders: dict[str, dict[int, bool]]


class Entry(Struct, frozen=True):
    """One entry of the log."""

    version: int
    seat: int
    kind: Kind
    option: str = ""
    stands: int | None = None  # after an undo: how many choices do
    command: str | None = None


class Standing(Struct, frozen=True):
    """What follows from the log, for lists."""

    version: int
    choices: int
    choosing: int  # a bit for each seat that is to choose
    ended: bool
