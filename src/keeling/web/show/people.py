"""What those who sit at a table are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.text.words import GameWords
    from keeling.web.store.rows import SeatRow


def who(row: SeatRow, told: GameWords) -> str:
    """A seat with the name of whoever sits there."""
    title = told.seat(row.seat)
    return told.say("web-result-who", seat=title, name=row.name) if row.name else title


def all_called(rows: Sequence[SeatRow], told: GameWords) -> list[str]:
    """Everybody at a table."""
    return [who(row, told) for row in rows]


def player(row: SeatRow, told: GameWords) -> str:
    """The player of a seat, beside its name: a person's name, or what bot it is."""
    if row.person and row.bot and row.name:
        return told.say("web-table-left", name=row.name)
    if row.bot:
        return told.say(f"web-table-bot-{row.bot.partition(':')[0]}")
    return told.say("web-table-free") if row.open else row.name
