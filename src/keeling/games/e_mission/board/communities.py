"""Communities in crisis on a mat: row by row, with the cards that each row costs."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import box
from keeling.draw.svg import Point, tag, text
from keeling.games.e_mission.board.signs import sign
from keeling.games.e_mission.data.box import BOX
from keeling.games.e_mission.engine.tables import PENALTY

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.view.types import Seat

LEFT: Final = 36.0
RIGHT: Final = 390.0
SPOT: Final = 18.0  # from one place to the next
ROWS: Final = (
    BOX.player_board.community_row_lengths
    or [BOX.player_board.community_row_length] * BOX.player_board.community_rows
)
STARTS: Final = list(accumulate(ROWS))[:-1]  # of the rows below the first
BETWEEN: Final = 32.0  # rows


def communities(drawing: Drawing, name: str, seat: Seat, y: float) -> Markup:
    """EM-6.1.1 All places; a row that is begun costs cards."""
    count, limit = seat.communities, drawing.view.community_limit
    told = drawing.say("communities", count=count, limit=limit, fewer=fewer_with(count))
    return tag(
        "g",
        tag("title", told),
        sign("community", 18, (LEFT - 16, y)),
        *(spot((left_of(n), y), taken=n < count) for n in range(limit)),
        *(penalty(n, count, y) for n in STARTS if n < limit),
        text(count, (RIGHT, y), "amount", "end"),
        id=f"stock-{name}-communities",
        data_amount=count,
        class_="communities",
    )


def fewer_with(count: int) -> int:
    """Cards fewer that are drawn with so many."""
    return -int(PENALTY[min(count, len(PENALTY) - 2)])


def left_of(n: int) -> float:
    """Where a place begins."""
    return LEFT + SPOT * n + BETWEEN * sum(start <= n for start in STARTS)


def spot(at: Point, *, taken: bool) -> Markup:
    """A place for a community: empty, or with a figure."""
    face = box(SPOT - 3, 22, "home", (at[0], at[1] - 11), 3)
    if not taken:
        return face
    return tag("g", face, sign("community", 15, (at[0] + (SPOT - 3) / 2, at[1])))


def penalty(n: int, count: int, y: float) -> Markup:
    """How many cards fewer are drawn from this row on."""
    fewer = fewer_with(n + 1)
    kind = "quiet penalty due" if fewer_with(count) >= fewer else "quiet penalty"
    middle = left_of(n) - BETWEEN / 2 - 2
    return text(f"\N{MINUS SIGN}{fewer}", (middle, y), kind, "middle")
