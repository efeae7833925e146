"""Icons on a grid of 24: strokes of one weight, and solid areas where a silhouette needs them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.svg import move, tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.svg import Point

GRID: Final = 24


class Shape(NamedTuple):
    """What is stroked and what is filled."""

    strokes: str
    solid: str = ""


ICONS: Final = {
    # energies and people
    "investor": Shape(
        "M12 2.8a9.2 9.2 0 1 1 0 18.4a9.2 9.2 0 1 1 0-18.4z"
        "M15.6 8.4a4.7 4.7 0 1 0 0 7.2M6.6 10.9h6.2M6.6 13.3h5.4"
    ),
    "engineer": Shape(
        "M4.2 15.5a7.8 7.8 0 0 1 15.6 0M10 12V5.2h4V12",
        "M2 15.5h20v1.6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z",
    ),
    "nuclear": Shape(
        "M2 12A10 3.9 0 1 1 22 12A10 3.9 0 1 1 2 12"
        "M7 3.34A10 3.9 60 1 1 17 20.66A10 3.9 60 1 1 7 3.34"
        "M17 3.34A10 3.9 120 1 1 7 20.66A10 3.9 120 1 1 17 3.34",
        "M12 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
    ),
    "coal": Shape(
        "M3 14.5L6.5 7l6-3.2L18.5 7 21 14l-4.2 6H7.6zM6.5 7l5.3 5.2L18.5 7M11.8 12.2L7.6 20",
        "M11.8 12.2L18.5 7 21 14l-4.2 6H7.6z",
    ),
    "gas": Shape(
        "M12.6 2.2c.4 4.6 6.2 6.6 6.2 12.6a6.8 6.8 0 0 1-13.6 0c0-2.8 1.3-4.6 3-5.8"
        " 0 1.9.7 3 1.9 3.5-.6-3.8.2-7.4 2.5-10.3z",
        "M12.2 20.8a3.4 3.4 0 0 1-3.3-3.4c0-2 1.7-2.9 2.6-4.6"
        " 1.8 1.3 4 2.4 4 4.7a3.3 3.3 0 0 1-3.3 3.3z",
    ),
    "oil": Shape(
        "M4.5 3.5h15M4.5 20.5h15M6 3.5v17M18 3.5v17M6 8.2h12M6 15.8h12", "M6 8.2h12v7.6H6z"
    ),
    "building_land": Shape(
        "M2.5 19.5l4.6-8.5h14.4l-4.6 8.5zM9.6 19.5l4.6-8.5M12 11V2.8", "M12 2.8l6 2.5-6 2.5z"
    ),
    "joker": Shape("", "M12 1.8l3 6.9 7.5.7-5.6 5 1.6 7.4L12 18l-6.5 3.8 1.6-7.4-5.6-5 7.5-.7z"),
    # things players have
    "money": Shape(
        "M2.5 6.5h19v11h-19zM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6zM5.8 12h.1M18.1 12h.1"
    ),
    "plant": Shape(
        "M12 11.5V21M8.8 21h6.4M12 9.8V2.2M12 9.8l6.6 3.8M12 9.8l-6.6 3.8",
        "M12 8a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6z",
    ),
    "line": Shape(
        "M7.4 21.2L11 3h2l3.6 18.2M4 7.8h16M5.6 12.4h12.8M9.4 12.4l6.2 6.4M14.6 12.4l-6.2 6.4"
    ),
    "certificate": Shape(
        "M4 3h16v12.2h-2M11.6 15.2H4V3M7.5 7h9M7.5 10.6h5.5M13.2 18.2v4l1.9-1.4 1.9 1.4v-4",
        "M15.1 12.6a3.1 3.1 0 1 1 0 6.2a3.1 3.1 0 1 1 0-6.2z",
    ),
    "contract": Shape(
        "M2.5 6.5h19v3.2a2.3 2.3 0 0 0 0 4.6v3.2h-19v-3.2a2.3 2.3 0 0 0 0-4.6zM8.6 6.5v11"
    ),
    "completed": Shape(
        "M2.5 6.5h19v3.2a2.3 2.3 0 0 0 0 4.6v3.2h-19v-3.2a2.3 2.3 0 0 0 0-4.6zM8 12.2l2.8 2.8 5.4-6"
    ),
    "order": Shape("M5 4.5h14v17H5zM8.6 11h6.8M8.6 15h6.8", "M8.5 2.5h7v4.4h-7z"),
    "points": Shape(
        "M7.6 2.5l3.2 7.2M16.4 2.5l-3.2 7.2M12 9.4a6 6 0 1 1 0 12a6 6 0 1 1 0-12z",
        "M12 12.6a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6z",
    ),
    "kite": Shape(
        "M12 1.8l6.4 6.8L12 17.6 5.6 8.6zM5.6 8.6h12.8M12 1.8v15.8c-3.2.9-.6 2.8-4.2 4.6",
        "M12 1.8l6.4 6.8H12zM12 8.6v9L5.6 8.6z",
    ),
    # what can be done
    "crew": Shape(
        "M1.5 16.5V6h12v10.5M13.5 9h4.6l4.4 4.4v3.1",
        "M1.5 13.6h21v3.4h-21zM6.2 14.8a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z"
        "M17.6 14.8a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z",
    ),
    "swap": Shape("M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19"),
    "repeat": Shape("M18.6 7.6A8 8 0 1 0 20 13.4M19.4 2.8v5.2h-5.2"),
    "shift": Shape("M3 12h18M17 8l4 4-4 4M7 8l-4 4 4 4"),
    "return": Shape("M12 3v11.5M7.6 10.4L12 14.8l4.4-4.4M4 14v6.5h16V14"),
    "closed": Shape("M6 6l12 12M18 6L6 18"),
}


@lru_cache(maxsize=1024)  # the same ones stand at the same places in picture after picture
def icon(name: str, size: float, at: Point, class_: str = "icon") -> Markup:
    """An icon around a point, in the colour of the text there."""
    shape = ICONS[name]
    x, y = at
    return tag(
        "g",
        tag("path", d=shape.solid, class_="solid") if shape.solid else None,
        tag("path", d=shape.strokes) if shape.strokes else None,
        class_=class_,
        transform=move((x - size / 2, y - size / 2), size / GRID),
    )
