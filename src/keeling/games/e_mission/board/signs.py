"""Icons that only this game needs, on the same grid as the shared ones."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from keeling.draw.icons import ICON, ICONS, Shape, placed, shared
from keeling.draw.svg import Point, tag, text

if TYPE_CHECKING:
    from markupsafe import Markup

SIGNS: Final = {
    # the earth
    "trees": ICONS["forestation"],
    "oceans": Shape(
        "M1.8 6.4c2.6-3 4.4-3 6.8 0s4.4 3 6.8 0 4.4-3 6.8 0"
        "M1.8 12.4c2.6-3 4.4-3 6.8 0s4.4 3 6.8 0 4.4-3 6.8 0"
        "M1.8 18.4c2.6-3 4.4-3 6.8 0s4.4 3 6.8 0 4.4-3 6.8 0"
    ),
    "dac": Shape(
        "M2.8 2.8h18.4v18.4H2.8z",
        "M12 12c-4.6-1-5-5.6-1.6-7 1 1.2 1.8 3.6 1.6 7zM12 12c3.2 3.5 1 7.6-2.6 6.8.2-1.6 1-3.9"
        " 2.6-6.8zM12 12c1.4-4.5 6-4.6 7.2-1.2-1.3.9-3.8 1.5-7.2 1.2z",
    ),
    "earth": ICONS["un_goal"],
    "carbon": ICONS["cep"],
    "heat": Shape(
        "M9 14.2V4.6a3 3 0 0 1 6 0v9.6a5 5 0 1 1-6 0z",
        "M12 15.4a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM11 8h2v9h-2z",
    ),
    # a power
    "demand": Shape("M8.4 2v5M15.6 2v5M12 17.4V22", "M5 7h14v3.6a7 7 0 0 1-14 0z"),
    "dirty": ICONS["oil"],
    "clean": ICONS["wind"],
    "transport": ICONS["crew"],
    "buildings": Shape(
        "M2 21.5h20M4 21.5V2.8h9.4v18.7M13.4 9.4h6.8v12.1",
        "M6.4 6h1.8v2.4H6.4zM9.6 6h1.8v2.4H9.6zM6.4 11h1.8v2.4H6.4zM9.6 11h1.8v2.4H9.6z"
        "M6.4 16h1.8v2.4H6.4zM9.6 16h1.8v2.4H9.6zM16 13h2v2.4h-2z",
    ),
    "industry": Shape("", "M2 21.6V9.6l6 3.8V9.6l6 3.8L15 2.4h4.4l2.6 19.2z"),
    "fuel_extraction": Shape(  # a derrick
        "M2 21.6h20M5 21.6L10.8 6.4h2.4L19 21.6M7.4 15.6h9.2M7.4 15.6l9.8 6M16.6 15.6l-9.8 6",
        "M9.2 2.2h5.6v4.2H9.2z",
    ),
    "agriculture": Shape(
        "M12 8v14",
        "M12 1.6c2.2 2 2.2 4.4 0 6.4-2.2-2-2.2-4.4 0-6.4zM12.6 12.6c.2-3.2 2.2-4.8 5.6-4.6-.2 3.2"
        "-2.2 4.8-5.6 4.6zM11.4 12.6c-.2-3.2-2.2-4.8-5.6-4.6.2 3.2 2.2 4.8 5.6 4.6zM12.6 18.6c.2"
        "-3.2 2.2-4.8 5.6-4.6-.2 3.2-2.2 4.8-5.6 4.6zM11.4 18.6c-.2-3.2-2.2-4.8-5.6-4.6.2 3.2 2.2"
        " 4.8 5.6 4.6z",
    ),
    "waste": Shape(
        "M3.6 6.4h16.8M8.8 6.4V3h6.4v3.4M5.6 6.4l1.2 15.2h10.4l1.2-15.2M9.8 10.4v7.4M14.2 10.4v7.4"
    ),
    "social": ICONS["team"],
    "ecological": Shape(
        "M3.4 21.4C6 15 10 11 16 8.4",
        "M20.8 2.6C10 2.6 4.6 7 4.6 12.8c0 2.6 1.6 5 4.6 5C16.4 17.8 20.8 12.4 20.8 2.6z",
    ),
    "infrastructure": Shape(
        "M1.6 18.4h20.8M6.4 21.6V3.6M17.6 21.6V3.6M1.6 12.6Q5.4 9.8 6.4 4Q12 18 17.6 4Q18.6 9.8"
        " 22.4 12.6"
    ),
    "community": ICONS["scientist"],
    "cards": ICONS["hand"],
    # what goes wrong
    "crisis": Shape("M12 2.8L22.4 21H1.6zM12 9.4v5.4M12 17.8v.1"),
    "extreme_weather": ICONS["disaster"],
    "desertification": Shape(
        "M2 21.6h20M12 21.6V5.2M12 15.6H8.6a2.6 2.6 0 0 1-2.6-2.6V9.6M12 12.6h3.4a2.6 2.6 0 0 0"
        " 2.6-2.6V7.6",
        "M12 2.2a2 2 0 0 1 2 2v17.4h-4V4.2a2 2 0 0 1 2-2z",
    ),
    "amazon_dieback": Shape(
        "M2 21.8h20M12 21.8V8.6M12 17l-6-5M12 14.2l6.6-5.6M12 10.6L8 3M12 9l3.6-6.4M8.4 14L3.6 14.6"
        "M15.6 11.2L20.8 12"
    ),
    "arctic_melt": Shape(
        "M1.8 16.6c2.6-2.4 4.4-2.4 6.8 0s4.4 2.4 6.8 0 4.4-2.4 6.8 0M1.8 21.4c2.6-2.4 4.4-2.4 6.8 0"
        "s4.4 2.4 6.8 0 4.4-2.4 6.8 0",
        "M4 12.6L9.4 3.4l3.4 3.8 2.4-2.4 4.8 7.8z",
    ),
    "permafrost_thaw": Shape(
        "M12 2v20M3.4 7l17.2 10M20.6 7L3.4 17M9.4 3.4L12 6l2.6-2.6M9.4 20.6L12 18l2.6 2.6"
        "M4 11l3.4-1.6L7 5.4M20 13l-3.4 1.6.4 4M20 11l-3.4-1.6.4-4M4 13l3.4 1.6-.4 4"
    ),
    "ocean_acidification": Shape(
        "M3 12h13M7 7.6v8.8M10.4 6.8v10.4M13.6 8v8M3 12L.8 8.4M3 12L.8 15.6",
        "M15.6 7.4c4 .2 6 2 7 4.6-1 2.6-3 4.4-7 4.6z",
    ),
    # time
    "clock": Shape("M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6zM12 6.2V12l4.4 2.8"),
    "growth": ICONS["income"],
    "drawdown": Shape(
        "M3 21.6h18M12 9v8.4M8.4 14l3.6 3.6 3.6-3.6",
        "M7.4 10.4a3.9 3.9 0 0 1-.2-7.8 4.9 4.9 0 0 1 9.2 1.2 3.4 3.4 0 0 1-.4 6.6z",
    ),
    "global_deck": ICONS["un_goal"],
    "met": ICONS["met"],
    "closed": ICONS["closed"],
    "sealed": ICONS["sealed"],
    "tech": ICONS["tech"],
    "repeat": ICONS["repeat"],
    "swap": ICONS["swap"],
    "die": Shape(
        "M3.4 3.4h17.2v17.2H3.4z",
        "M7.6 6a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2zM16.4 6a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1"
        " 0-3.2zM12 10.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2zM7.6 14.8a1.6 1.6 0 1 1 0 3.2a1.6"
        " 1.6 0 1 1 0-3.2zM16.4 14.8a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2z",
    ),
}


@lru_cache(maxsize=2048)  # the same ones stand at the same places in picture after picture
def sign(name: str, size: float, at: Point, class_: str = ICON) -> Markup:
    """An icon around a point, in the colour of the text there."""
    return placed(shared(f"em-{name}", SIGNS[name]), size, at, class_)


def fact(name: str, number: object, at: Point, size: float = 20, class_: str = "fact") -> Markup:
    """An icon and a number behind it."""
    x, y = at
    return tag("g", sign(name, size, (x + size / 2, y)), text(number, (x + size + 4, y), class_))
