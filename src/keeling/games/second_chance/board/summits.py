"""The energy summits: their topics, and who speaks on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.draw.areas import area
from keeling.draw.svg import Point, move, tag
from keeling.games.carbon.board.summit import PITCH, meeting
from keeling.games.second_chance.engine.tables import PLACES

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing
    from keeling.games.second_chance.view.types import Summit


@area
def summits(drawing: Drawing, at: Point) -> Markup:
    """All places, one below the other."""
    found = [
        summit(drawing, place, drawing.view.summits[n], (0, PITCH * n))
        for n, place in enumerate(PLACES)
    ]
    return tag("g", *found, class_="congresses", transform=move(at))


def summit(drawing: Drawing, place: str, shown: Summit | None, at: Point) -> Markup:
    """A place with its tile."""
    speakers = shown.speakers if shown else None
    topics = drawing.named("energy", list(speakers or {})) or drawing.say("none")
    title = drawing.say("summit", place=drawing.words.name(f"place-{place}"), topics=topics)
    closer = shown.closer if shown else None
    if closer:
        title = f"{title}; {drawing.say('closed_by', seat=f'seat-{closer}')}"
    return meeting(drawing, place, speakers, title, at)
