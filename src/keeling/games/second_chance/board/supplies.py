"""What is left for all: tech tokens, fossil plants, summit tiles, event tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.draw.areas import area
from keeling.draw.drawing import amount
from keeling.draw.svg import Point, tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing


@area
def supplies(drawing: Drawing, places: list[Point]) -> Markup:
    """Each as an icon and a number at its place."""
    view = drawing.view
    shown = {
        "tech": (view.tech_left, drawing.say("tech_left", count=view.tech_left)),
        "coal": (view.fossil_stack, fossils(drawing)),
        "speak": (view.summit_stack, drawing.say("summit_stack", count=view.summit_stack)),
    }
    if view.mode == "competitive":
        count = view.event_stack
        shown["disaster"] = (count, drawing.say("event_stack", count=count))
    parts = [
        tag("g", tag("title", title), amount(name, count, at, 24))
        for (name, (count, title)), at in zip(shown.items(), places, strict=False)
    ]
    return tag("g", *parts, class_="supplies")


def fossils(drawing: Drawing) -> str:
    """The fossil plants that may come up, by kind; those that inspectors put below all others."""
    view = drawing.view
    kinds = ", ".join(
        f"{drawing.words.name(f'fossil-{kind}')} {n}" for kind, n in view.fossils_left.items()
    )
    words = drawing.say("fossils_left", count=view.fossil_stack, kinds=kinds)
    under = drawing.named("fossil", view.fossils_under)
    return f"{words}; {drawing.say('fossils_under', kinds=under)}" if under else words
