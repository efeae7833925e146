"""What a seat has: stocks and scientists; the viewer's own with room for a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.drawing import AnyDrawing, box, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, tag, text
from keeling.games.carbon.board.scientist import scientist

if TYPE_CHECKING:
    from markupsafe import Markup

OWN: Final = "source-own"  # the keys of one's own CEPs, and of the scientists nobody has hired yet
POOL: Final = "recruits"
EDGE: Final = 14.0
PITCH: Final = 64.0  # from one stock to the next
ICON: Final = 19.0
BENCH: Final = 104.0  # room for four scientists
CHAIR: Final = 25.0


class Form(NamedTuple):
    """How the row of a seat is laid out."""

    height: float
    lines: tuple[float, float, float]  # where they stand
    reach: float  # how high what can be chosen is


OTHER: Final = Form(115, (48, 75, 100), 28)
MINE: Final = Form(126, (53, 86, 111), 35)


def form_of(drawing: AnyDrawing, seat: str) -> Form:
    """The viewer's own row is higher than those of others."""
    return MINE if seat == drawing.view.seat else OTHER


def stock(
    drawing: AnyDrawing, seat: str, kind: tuple[str, str], at: Point, *, count: int
) -> Markup:
    """An icon and how much of it a seat has; the viewer's own CEPs can pay."""
    key, picture = kind
    title = drawing.say(f"stock_{key}")
    made = tag(
        "g",
        tag("title", title),
        icon(picture, ICON, (at[0] + ICON / 2, at[1])),
        text(count, (at[0] + ICON + 4, at[1]), "amount"),
        class_="stock none" if count == 0 else "stock",
        id=f"stock-{seat}-{key}",
        data_amount=count,
    )
    if key != "ceps" or seat != drawing.view.seat:
        return made
    corner = at[0] - 5, at[1] - MINE.reach / 2
    return drawing.piece(OWN, title, made, rim(60, MINE.reach, corner), class_="own")


def bench(drawing: AnyDrawing, seat: str, key: str, at: Point, *, count: int) -> Markup:
    """The scientists at home as marks; `key` is that of the viewer's own."""
    x, y = at
    form = form_of(drawing, seat)
    size, corner = (BENCH, form.reach), (x, y - form.reach / 2)
    home = key.removeprefix("post-")
    here = [
        scientist(drawing, seat, f"{home}_{i + 1}", 11, (x + 15 + CHAIR * i, y))
        for i in range(count)
    ]
    return drawing.piece(
        key if form is MINE else f"{home}-{seat}",
        drawing.say("supply", count=count),
        box(*size, "bench", corner),
        *(here or [icon("scientist", ICON, (x + 15, y), "icon nobody")]),
        rim(*size, corner),
        class_="supply",
    )


def pool(drawing: AnyDrawing, seat: str, at: Point, *, count: int) -> Markup:
    """The scientists that wait to be recruited."""
    x, y = at
    form = form_of(drawing, seat)
    return drawing.piece(
        POOL if form is MINE else f"recruits-{seat}",
        drawing.say("pool", count=count),
        icon("recruit", ICON, (x + 4 + ICON / 2, y)),
        text(count, (x + ICON + 8, y), "amount"),
        rim(50, form.reach, (x, y - form.reach / 2)),
        class_="stock recruits" if count else "stock none recruits",
    )
