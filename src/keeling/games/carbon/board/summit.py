"""Congresses and summits: their topics, and who speaks on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import AnyDrawing, box, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag
from keeling.games.carbon.board.scientist import scientist

if TYPE_CHECKING:
    from markupsafe import Markup

TILE: Final = (200.0, 75.0)
PITCH: Final = 78.0
TOPIC: Final = 43.0


def meeting(
    drawing: AnyDrawing, place: str, speakers: dict[str, str | None] | None, title: str, at: Point
) -> Markup:
    """A place with its tile, if one lies there: each topic has room for a speaker."""
    topics = speakers or {}
    left = TILE[0] / 2 - TOPIC * (len(topics) - 1) / 2 + 8
    return drawing.piece(
        f"place-{place}",
        title,
        box(*TILE, "place" if speakers is None else "panel"),
        icon("speak", 20, (15, TILE[1] / 2), "icon quiet"),
        *(
            topic(drawing, place, speaker, left + TOPIC * i)
            for i, speaker in enumerate(topics.items())
        ),
        rim(*TILE),
        class_="congress",
        transform=move(at),
    )


def topic(drawing: AnyDrawing, place: str, speaker: tuple[str, str | None], x: float) -> Markup:
    """A topic, and below it the speaker or room for one."""
    name, seat = speaker
    y = TILE[1] - 21
    return tag(
        "g",
        icon(name, 28, (x, 20), f"icon energy-{name}"),
        scientist(drawing, seat, f"{place}-{name}", 15, (x, y))
        if seat
        else tag("circle", cx=x, cy=y, r=14, class_="vacant"),
    )
