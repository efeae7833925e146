"""What a turn consists of; what has been done in this one is filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import box
from keeling.draw.icons import icon
from keeling.draw.svg import move, tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing

LEFT, PITCH = 196.0, 31.0
DIRECTOR: Final = {"moved": "move", "visited": "swap", "carded": "lobby"}
MAINS: Final = {"plan": "propose", "prepare": "infrastructure", "build": "crane"}


def turn(drawing: Drawing, y: float) -> list[Markup]:
    """The main action, alone a second one, and the three director actions."""
    view = drawing.view
    mains = view.turn.mains
    first = MAINS[mains[0]] if mains else "propose"
    found = [("main", first, bool(mains))]
    if view.mode == "solo":
        twice = len(mains) > 1
        found.append(("second", MAINS[mains[1]] if twice else "repeat", twice))
    found += [(key, DIRECTOR[key], done) for key, done in view.turn.director.items()]
    return [
        tag(
            "g",
            tag("title", drawing.say(f"turn_{key}", done="yes" if done else "no")),
            box(28, 26, "", (-14, -13)),
            icon(picture, 18, (0, 0)),
            class_="chip done" if done else "chip",
            transform=move((LEFT + PITCH * i, y)),
        )
        for i, (key, picture, done) in enumerate(found)
    ]
