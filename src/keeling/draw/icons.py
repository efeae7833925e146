"""Icons on a grid of 24: strokes of one weight, and solid areas where a silhouette needs them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.shared import share
from keeling.draw.svg import tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.svg import Point

GRID: Final = 24
ICON: Final = "icon"  # the class of an icon that has no other


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
    # green energies
    "solar": Shape(
        "M12 1.6v3M12 19.4v3M1.6 12h3M19.4 12h3M4.7 4.7l2.1 2.1M17.2 17.2l2.1 2.1"
        "M19.3 4.7l-2.1 2.1M6.8 17.2l-2.1 2.1",
        "M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
    ),
    "biomass": Shape(
        "M8.8 2.4h6.4M10.2 2.4v6.4L4.3 18.6a2 2 0 0 0 1.7 3h12a2 2 0 0 0 1.7-3L13.8 8.8V2.4",
        "M7.6 14h8.8l3 4.9a1.7 1.7 0 0 1-1.5 2.5H6.1a1.7 1.7 0 0 1-1.5-2.5z",
    ),
    "recycling": Shape(
        "M7.2 10.6L10.2 5.2Q12 2.2 13.8 5.2L14.9 7.1M16.7 10.3L19.8 15.6Q21.5 18.7 18 18.8H15.8"
        "M12.1 18.7L6 18.8Q2.5 18.7 4.2 15.6L5.3 13.7",
        "M17.2 11.1L12.2 8.9L18.1 5.5zM11.2 18.8L15.6 15.5V22.3zM7.6 9.7L8.2 15.2L2.3 11.8z",
    ),
    "forestation": Shape("M12 16v6.2", "M12 1.6l5.6 7.2h-2.9l5.3 7.8H4l5.3-7.8H6.4z"),
    "cold_fusion": Shape(
        "M12 1.9a10.1 10.1 0 1 1 0 20.2a10.1 10.1 0 1 1 0-20.2z",
        "M13.6 4.4L7 13.2h4l-1.3 6.4L17 10.6h-4.2z",
    ),
    "hydro": Shape(
        "M12 2.2c4 5.2 6.8 8.8 6.8 12.6a6.8 6.8 0 0 1-13.6 0c0-3.8 2.8-7.4 6.8-12.6z",
        "M7.2 14.4c1.8-1.6 3.2-1.6 4.8 0s3 1.6 4.8 0a4.9 4.9 0 0 1-9.6 0z",
    ),
    "wind": Shape(
        "M12 11.5V22M8.8 22h6.4",
        "M12 10.4L10.7 1.8h2.6zM12.4 9.6l8.1 4.1-1.5 2.2zM11.6 9.6L5 15.9l-1.5-2.2z"
        "M12 8a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
    ),
    # carbon and those who fight it
    "cep": Shape(
        "M4.2 21.4h15.6",
        "M6.6 17.6a5.2 5.2 0 0 1-.2-10.4 6.4 6.4 0 0 1 12 1.6 4.5 4.5 0 0 1-.4 8.8z",
    ),
    "regional_cep": Shape(
        "M12 22.2c4.4-4.6 7.4-8.6 7.4-12.6a7.4 7.4 0 0 0-14.8 0c0 4 3 8 7.4 12.6z",
        "M12 6a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z",
    ),
    "tech": Shape(
        "M12 2.2l8.6 4.9v9.8L12 21.8l-8.6-4.9V7.1zM3.4 7.1L12 12l8.6-4.9M12 12v9.8",
        "M12 12l8.6-4.9v9.8L12 21.8z",
    ),
    "scientist": Shape(
        "", "M12 2a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2zM3.6 22c0-5.6 3.3-9 8.4-9s8.4 3.4 8.4 9z"
    ),
    "recruit": Shape(
        "M18.6 3.4v7M15.1 6.9h7",
        "M8.8 4.4a3.9 3.9 0 1 1 0 7.8a3.9 3.9 0 1 1 0-7.8zM1.4 22c0-5 2.9-8 7.4-8s7.4 3 7.4 8z",
    ),
    "move": Shape(
        "M13.6 7h8M18.4 3.8L21.6 7l-3.2 3.2",
        "M8.4 4.4a3.9 3.9 0 1 1 0 7.8a3.9 3.9 0 1 1 0-7.8zM1 22c0-5 2.9-8 7.4-8s7.4 3 7.4 8z",
    ),
    "crane": Shape(
        "M7.5 21.8V2.6M3.5 21.8h8M2.5 6.6h19M7.5 2.6L20 6.6M18 6.6v6", "M15.4 12.6h5.2v5h-5.2z"
    ),
    "disaster": Shape(
        "M12 5.2c5.4-3.6 9-2.6 10-1.4-3.2-.2-5 1.4-5.2 3.8"
        "M12 18.8c-5.4 3.6-9 2.6-10 1.4 3.2.2 5-1.4 5.2-3.8"
        "M12 5.2a6.8 6.8 0 1 1 0 13.6a6.8 6.8 0 1 1 0-13.6z",
        "M12 9.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z",
    ),
    # cards, and the actions they speak of
    "lobby": Shape("M3 4.5h18v12h-9.5L7 21v-4.5H3z", "M7 8h10v1.8H7zM7 11.4h6.5v1.8H7z"),
    "un_goal": Shape(
        "M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6zM12 2.2c-5.4 5.4-5.4 14.2 0 19.6"
        "M12 2.2c5.4 5.4 5.4 14.2 0 19.6M3.4 8h17.2M3.4 16h17.2"
    ),
    "goal": Shape(
        "M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6zM12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
        "M12 10.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6z",
    ),
    "propose": Shape(
        "M3 7.5V3h4.5M16.5 3H21v4.5M21 16.5V21h-4.5M7.5 21H3v-4.5M12 7.4v9.2M7.4 12h9.2"
    ),
    "install": Shape("M12 2v9.4M6.9 5.2a8.9 8.9 0 1 0 10.2 0"),
    "speak": Shape(
        "M5.4 10.4a6.6 6.6 0 0 0 13.2 0M12 17v4.6M8 21.6h8",
        "M12 1.8a3.4 3.4 0 0 1 3.4 3.4v5a3.4 3.4 0 0 1-6.8 0v-5A3.4 3.4 0 0 1 12 1.8z",
    ),
    "sell": Shape("M12 15V3.2M7.6 7.4L12 3l4.4 4.4M4 14v6.5h16V14"),
    "income": Shape("M2.5 21h19", "M4 13h4v6H4zM10 8.5h4V19h-4zM16 4h4v15h-4z"),
    "region": Shape("M5.5 2v20", "M5.5 3.4c5-3 8.5 2.6 14.5 0v9.8c-6 2.6-9.5-3-14.5 0z"),
    # a team and its goals
    "station": Shape("", "M13.8 1.6L4.6 13.8h5.6l-1.6 8.6L19.4 9.8h-6z"),
    "home": Shape("M2.6 12L12 3.6l9.4 8.4M5.4 10v10.8h13.2V10", "M9.8 14h4.4v6.8H9.8z"),
    "infrastructure": Shape(
        "M2.5 21.5h19M6 21.5v-7.2h12v7.2M9 14.3V9.8M15 14.3V9.8",
        "M6 14.3h12v7.2H6zM7.8 3.2h2.4v5H7.8zM13.8 3.2h2.4v5h-2.4z",
    ),
    "cube": Shape("", "M4.5 4.5h15v15h-15z"),
    "hexagon": Shape(
        "M12 2.4l8.4 4.8v9.6L12 21.6l-8.4-4.8V7.2z", "M12 7.4l4 2.3v4.6l-4 2.3-4-2.3V9.7z"
    ),
    "inspector": Shape(
        "M10.2 3a7.2 7.2 0 1 1 0 14.4a7.2 7.2 0 1 1 0-14.4zM15.6 15.4l5.6 5.8",
        "M10.2 7a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4z",
    ),
    "met": Shape("M4 12.6l5.2 5.4L20 6.4"),
    "team": Shape(
        "",
        "M7 4.4a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4zM1.4 19.6c0-4.6 2.2-7 5.6-7s5.6 2.4 5.6 7z"
        "M17 4.4a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4z"
        "M14 19.6c0-2.6-.4-4.4-1.3-6a4.8 4.8 0 0 1 4.3-1c3.4 0 5.6 2.4 5.6 7z",
    ),
    "start": Shape("", "M3.4 19.5L1.8 6.6l5.8 4.6L12 3.4l4.4 7.8 5.8-4.6-1.6 12.9z"),
    # companies, their image and their balance
    "image": Shape(
        "M7.4 14.6l1.8 6.2h3l-1.6-6M19.4 8.4a4.4 4.4 0 0 1 0 6.4",
        "M2.2 8.8h5.6L16.6 4v15.2l-8.8-4.6H2.2z",
    ),
    "balance": Shape(
        "M12 2.6v18.6M7 21.2h10M3.6 6.2h16.8M5.4 6.2L2.4 14M5.4 6.2l3 7.8M18.6 6.2l-3 7.8"
        "M18.6 6.2l3 7.8",
        "M1.6 14h7.6a3.8 3.8 0 0 1-7.6 0zM14.8 14h7.6a3.8 3.8 0 0 1-7.6 0z",
    ),
    "value": Shape(
        "M7 4.4H2.8c0 4 1.6 6.4 4.8 6.8M17 4.4h4.2c0 4-1.6 6.4-4.8 6.8M12 14v4",
        "M6.6 2.4h10.8v6.8a5.4 5.4 0 0 1-10.8 0zM7.4 18h9.2v3.6H7.4z",
    ),
    "sealed": Shape("M7.4 10.6V7.4a4.6 4.6 0 0 1 9.2 0v3.2", "M4.6 10.6h14.8v10.8H4.6z"),
    "loan": Shape(
        "M3.4 21.4h17.2M4 9.2h16M6.6 9.2v9.2M12 9.2v9.2M17.4 9.2v9.2M4.2 18.4h15.6",
        "M12 1.8L21.6 8H2.4z",
    ),
    # kinds of cards: for good, from the hand, at the end
    "permanent": Shape(
        "M12 12C9.6 8.4 8 7.4 6.2 7.4a4.6 4.6 0 0 0 0 9.2c1.8 0 3.4-1 5.8-4.6s4-4.6 5.8-4.6"
        "a4.6 4.6 0 0 1 0 9.2c-1.8 0-3.4-1-5.8-4.6z"
    ),
    "hand": Shape(
        "M3.4 6.6l8.2-3 6 14.2-8.4 3.6zM13.8 4.2l6.8 1.2-2.2 12.4", "M6 8.4l4.4-1.6 3.4 8-4.6 2z"
    ),
    "endgame": Shape(
        "M5.4 2v20M5.4 3.4h14.4v10.2H5.4",
        "M5.4 3.4h4.8v3.4H5.4zM15 3.4h4.8v3.4H15zM10.2 6.8H15v3.4h-4.8z"
        "M5.4 10.2h4.8v3.4H5.4zM15 10.2h4.8v3.4H15z",
    ),
}


@lru_cache(maxsize=1024)  # the same ones stand at the same places in picture after picture
def icon(name: str, size: float, at: Point, class_: str = ICON) -> Markup:
    """An icon around a point, in the colour of the text there."""
    return placed(shared(name, ICONS[name]), size, at, class_)


def placed(shape: str, size: float, at: Point, class_: str) -> Markup:
    """A shape of the grid around a point. The style of icons is that of every `use`."""
    x, y = at
    return tag(
        "use",
        href=shape,
        x=x - size / 2 or None,
        y=y - size / 2 or None,
        width=size,
        class_=class_.removeprefix(ICON).strip() or None,
    )


@cache
def shared(name: str, shape: Shape) -> str:
    """A reference to an icon's shape, which is in a picture once; its width is its height."""
    return share(
        name,
        tag(
            "symbol",
            tag("path", d=shape.solid, fill="currentColor") if shape.solid else None,
            tag("path", d=shape.strokes) if shape.strokes else None,
            viewBox=f"0 0 {GRID} {GRID}",
            preserveAspectRatio="xMidYMin",
            overflow="visible",
        ),
    )
