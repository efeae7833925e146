"""The world map: its cells, the tiles on them, and beyond each edge what lies on the other side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag
from keeling.games.green_deal.board.land import BEYOND, CELL, COLUMNS, ROWS, SIZE, WHOLE, land
from keeling.games.green_deal.board.tiles import corner, ghost, laid, tile_title
from keeling.games.green_deal.engine.tables import CELLS, TOWARDS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing

VEIL: Final = (  # the frame around the map in which the opposite sides are repeated
    f"M{-BEYOND:g} {-BEYOND:g}h{WHOLE[0]:g}v{WHOLE[1]:g}h{-WHOLE[0]:g}z"
    f"M0 0v{SIZE[1]:g}h{SIZE[0]:g}v{-SIZE[1]:g}z"
)


@area
def world(drawing: Drawing, at: Point) -> Markup:
    """The map; a tile beyond an edge is that of the opposite side."""
    return tag(
        "g",
        land(),
        *(ghost(drawing, row, column) for row, column in around()),
        tag("path", d=VEIL, class_="veil"),
        box(*SIZE, "edge-of-map", radius=2),
        *(laid(drawing, cell) for cell in drawing.view.map),
        *(field(drawing, cell) for cell in CELLS),
        *numbers(),
        *contact(drawing),
        class_="map",
        transform=move((at[0] + BEYOND, at[1] + BEYOND)),
    )


def numbers() -> list[Markup]:
    """Rows and columns as options and stories name them, counted from 1, on the frame."""
    columns = [(n, ((n + 0.5) * CELL, -BEYOND / 2)) for n in range(COLUMNS)]
    rows = [(n, (-BEYOND / 2, (n + 0.5) * CELL)) for n in range(ROWS)]
    return [tag("text", str(n + 1), x=x, y=y, class_="axis") for n, (x, y) in columns + rows]


def around() -> list[tuple[int, int]]:
    """The rows and columns just beyond the edges."""
    outside = [(row, column) for row in range(-1, ROWS + 1) for column in (-1, COLUMNS)]
    return outside + [(row, column) for row in (-1, ROWS) for column in range(COLUMNS)]


def is_reserved(drawing: Drawing) -> bool:
    """GD-7.1.5 Start fields are closed to later tiles until everybody has started."""
    return not all(seat.started for seat in drawing.view.seats.values())


def field(drawing: Drawing, cell: str) -> Markup:
    """A cell: what may be laid there is told by its rim, what lies there by its title."""
    start = cell in drawing.view.start_fields
    free = cell not in drawing.view.map
    return drawing.piece(
        f"cell-{cell}",
        field_title(drawing, cell),
        tag("rect", width=CELL, height=CELL, rx=0, class_="ground"),
        start_field(reserved=is_reserved(drawing)) if start and free else None,
        rim(CELL - 2, CELL - 2, (1, 1)),
        class_="cell free" if free else "cell",
        transform=move(corner(cell)),
    )


def field_title(drawing: Drawing, cell: str) -> str:
    """A cell in words: where it is, what lies there, and whether it is a start field."""
    name = drawing.title("cell", cell)
    there = drawing.view.map.get(cell)
    if there:
        return f"{name}: {tile_title(drawing, there)}"
    if cell not in drawing.view.start_fields:
        return name
    return f"{name}: {drawing.say('reserved' if is_reserved(drawing) else 'start')}"


def start_field(*, reserved: bool) -> Markup:
    """Where a first tile may go; with a lock while later tiles may not."""
    middle = CELL / 2
    return tag(
        "g",
        tag("circle", cx=middle, cy=middle, r=21, class_="start-ring"),
        icon("region", 19, (middle - (8 if reserved else -1), middle)),
        icon("sealed", 16, (middle + 10, middle + 1)) if reserved else None,
        class_="start",
    )


def contact(drawing: Drawing) -> list[Markup]:
    """The edge at which somebody has to choose between cooperation and competition."""
    asked = drawing.where("prompt", "edge")
    if not asked or drawing.view.ended:
        return []
    args = dict(asked.view.prompt_args)
    dy, dx = TOWARDS[str(args["direction"])]
    x, y = corner(str(args["cell"]))
    middle = (x + CELL / 2 + dx * CELL / 2, y + CELL / 2 + dy * CELL / 2)
    disc = tag("circle", r=13, class_="contact-disc")
    sign = icon("swap", 18, (0, 0))
    return [tag("g", disc, sign, class_="contact", transform=move(middle))]
