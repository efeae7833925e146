"""What everybody may know of a table by its row alone: for lists, while the table is busy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from keeling.kernel.registry import game as find_game
from keeling.web.api.schemas import ChanceInfo, SeatInfo, TableInfo
from keeling.web.show.chance import source_of
from keeling.web.visitor import server_of, words_of

if TYPE_CHECKING:
    from keeling.web.framework import AnyRequest
    from keeling.web.store.rows import TableRow


def told_by_row(request: AnyRequest, row: TableRow) -> TableInfo:
    """A table at which a game is on, without looking at its log."""
    seats, colours = server_of(request).store.seats(row.id), find_game(row.game).vocabulary.names
    choosing = [one for one in seats if row.choosing >> one.seat & 1]
    names = [colours["seat"][one.seat] for one in choosing]
    return TableInfo(
        table=row.id,
        game=row.game,
        data=row.data,
        config=msgspec.json.decode(row.config),
        version=row.version,
        choices=row.choices,
        to_move=names[0] if names else None,
        choosing=names,
        thinking=bool(choosing) and all(one.bot for one in choosing),
        ended=row.ended,
        closed=row.closed,
        seats=[
            SeatInfo(colours["seat"][one.seat], one.name, one.bot, one.person, one.open)
            for one in seats
        ],
        scores=None,
        winners=[],
        chance=drawn_from_row(request, row),
    )


def drawn_from_row(request: AnyRequest, row: TableRow) -> ChanceInfo:
    """What chance is drawn from, without the words of players: they stand in the log."""
    source = source_of(row.seed, row.commitment)
    return ChanceInfo(
        source=source,
        about=words_of(request, row.language).say(f"web-fair-from-{source}"),
        commitment=row.commitment or None,
        secret=None,
        copied=row.copied,
        words=[],
    )
