"""The market of emission permits: the sign that it is closed, the CEPs for sale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import AnyDrawing, amount, box
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag

if TYPE_CHECKING:
    from markupsafe import Markup

MOST: Final = 8  # more CEPs than this are a number


def stop(drawing: AnyDrawing, picture: str, at: Point) -> Markup:
    """The market has run empty: something cannot be done there in this turn."""
    return tag(
        "g",
        tag("title", drawing.say("stopped")),
        box(30, 30, "ground", (-15, -15)),
        icon(picture, 22, (0, 0)),
        tag("path", d="M-13 13L13 -13"),
        class_="stop",
        transform=move(at),
    )


def shelf(ceps: int, y: float, left: float = 32) -> Markup:
    """The CEPs for sale as discs; very many as a number."""
    if ceps > MOST:
        return tag("g", amount("cep", ceps, (left - 18, y), 34), class_="shelf")
    discs = [
        tag(
            "g",
            tag("circle", cx=left + 38 * i, cy=y, r=16),
            icon("cep", 22, (left + 38 * i, y - 1)),
            class_="cep",
        )
        for i in range(ceps)
    ]
    return tag("g", *discs, class_="shelf")
