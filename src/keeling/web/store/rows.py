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


class What(StrEnum):
    """What happened to a seat."""

    SAT = "sat"  # somebody sat down where nobody did
    MOVED = "moved"  # it was taken over from another browser, by its personal link
    PROGRAM = "program"  # a program has begun to use its key
    LEFT = "left"  # its person left the table
    FREED = "freed"  # its person was asked to get up; `detail`: `link`, `open` or a bot
    LINK = "link"  # it has a new link
    BOT = "bot"  # a bot plays it
    PERSON = "person"  # a person plays it instead of a bot; `detail`: `link` if by a new link
    NAMED = "named"  # its person is called otherwise


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
    form: str | None = None  # the fingerprint of what was sent to open it
    opener: str = ""  # a hash of the address it was opened from, while only bots play there


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
    program: bool = False  # a program has used the key


class Comer(Struct, frozen=True):
    """Somebody who sits down: what they are called, and their browser; a program has none."""

    name: str
    browser: str = ""


class Note(Struct, frozen=True):
    """What is to be noted of a change: what it was, and who asked for it."""

    what: What
    by: int  # a seat, or HOST
    name: str = ""  # of whoever asked for it, as they are called now
    detail: str = ""


class Trace(Struct, frozen=True, kw_only=True):
    """A change of a seat, as everybody at the table is told of it."""

    number: int  # counts the changes of a table, with gaps
    version: int  # of the log, when it happened
    choices: int  # after how many of the choices that still stand
    seat: int
    what: What
    by: int
    name: str
    detail: str
    made: int


class Seating(Struct, frozen=True):
    """All seats of a table, and what browsers hold: by fingerprint and seat, whether it is lost."""

    seats: list[SeatRow]
    holders: dict[str, dict[int, bool]]
    trace: list[Trace]


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
