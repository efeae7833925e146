"""A table as the owner of the server sees it in a list: nothing that spectators do not see."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.kernel.registry import game as find_game
from keeling.kernel.registry import game_ids
from keeling.text.words import GameWords
from keeling.web.pages.lobby import ago
from keeling.web.store.rows import SeatRow, TableRow
from keeling.web.tables.playable import is_playable

if TYPE_CHECKING:
    from collections.abc import Mapping


class Owned(Struct, frozen=True, kw_only=True):
    """A row of the list."""

    id: str
    game: str
    seats: int
    people: str  # their names, or how many there are
    bots: str
    made: str  # as people say it
    made_at: str  # the same for machines
    changed: str
    changed_at: str
    choices: int
    size: int  # entries in the log
    turn: str  # who is to choose
    state: str  # the key of a word
    closed: bool


def owned(row: TableRow, seats: list[SeatRow], language: str, damaged: Mapping[str, int]) -> Owned:
    """A table by its rows; its log is not opened, but may have been found damaged."""
    here = row.game in game_ids()
    told = GameWords(find_game(row.game), language) if here else None
    names = [seat.name or (told.seat(seat.seat) if told else str(seat.seat + 1)) for seat in seats]
    return Owned(
        id=row.id,
        game=told.title() if told else row.game,
        seats=len(seats),
        people=", ".join(names[s.seat] for s in seats if not s.bot),
        bots=", ".join(f"{names[s.seat]} ({s.bot})" for s in seats if s.bot),
        made=ago(row.made, language),
        made_at=moment(row.made),
        changed=ago(row.changed, language),
        changed_at=moment(row.changed),
        choices=row.choices,
        size=row.version,
        turn=", ".join(names[s.seat] for s in seats if row.choosing >> s.seat & 1),
        state=state_of(row, damaged),
        closed=row.closed,
    )


def state_of(row: TableRow, damaged: Mapping[str, int]) -> str:
    """How a table stands, in a word; at which version logs were found damaged is known."""
    if damaged.get(row.id) == row.version:
        return "web-owner-damaged"
    if row.closed:
        return "web-owner-closed"
    if not is_playable(row):
        return "web-owner-other-rules"
    return "web-owner-ended" if row.ended else "web-owner-running"


def moment(seconds: int) -> str:
    """A time for machines."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
