"""Rows of the database as they travel through the server."""

from __future__ import annotations

from msgspec import Struct

HOST = -1  # the seat number that stands for the host's own rights


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


class Entry(Struct, frozen=True):
    """One entry of the log: a choice, or (with `kept`) an undo."""

    version: int
    seat: int
    option: str
    kept: int = -1
    command: str | None = None


class Standing(Struct, frozen=True):
    """What follows from the log, for lists."""

    version: int
    choices: int
    choosing: int  # a bit for each seat that is to choose
    ended: bool
