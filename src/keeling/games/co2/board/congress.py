"""World energy congresses: their topics and who speaks, and the goals of the United Nations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.carbon.board.summit import PITCH, meeting
from keeling.games.co2.board.drawing import Drawing
from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.tables import PLACES

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.co2.view.types import Congress

ROOM: Final = 922.0  # for all goals
WIDEST, TALL, GAP = 90.0, 62.0, 6.0  # the size of a goal, and the room between two
ROOMY: Final = 72.0  # a narrower goal has no room for the icon of its points
CARDS: Final = {card.id: card for card in BOX.un_goal.card}


@area
def congresses(drawing: Drawing, at: Point) -> Markup:
    """All places, one below the other."""
    found = [
        congress(drawing, place, drawing.view.congresses[n], (0, PITCH * n))
        for n, place in enumerate(PLACES)
    ]
    return tag("g", *found, class_="congresses", transform=move(at))


def congress(drawing: Drawing, place: str, shown: Congress | None, at: Point) -> Markup:
    """A place with its tile."""
    speakers = shown.speakers if shown else None
    topics = drawing.named("energy", list(speakers or {})) or drawing.say("none")
    title = drawing.say("congress", place=drawing.words.name(f"place-{place}"), topics=topics)
    return meeting(drawing, place, speakers, title, at)


def goals(drawing: Drawing, at: Point) -> Markup:
    """The UN goals that can be claimed, from left to right."""
    shown = drawing.view.un_goals
    pitch = min(WIDEST + GAP, ROOM / max(len(shown), 1))
    cards = [
        goal(drawing, name, (pitch - GAP, TALL), 70 + pitch * i) for i, name in enumerate(shown)
    ]
    title = drawing.say("un_goals", count=len(shown))
    head = [tag("title", title), icon("un_goal", 34, (26, 21)), deck(drawing)]
    return tag("g", tag("g", *head), *cards, class_="un-goals", transform=move(at))


def deck(drawing: Drawing) -> Markup | None:
    """How many goals may still come up: alone, they are turned up one by one."""
    if len(drawing.view.seats) > 1:
        return None
    return text(f"+{drawing.view.un_goals_unseen}", (26, 51), "fact", "middle")


def goal(drawing: Drawing, name: str, size: Point, x: float) -> Markup:
    """A goal: the energies to have built, and its points."""
    card = CARDS[name]
    left = size[0] / 2 - 11.5 * (len(card.energies) - 1)
    icons = [
        icon(energy, 22, (left + 23 * i, 19), f"icon energy-{energy}")
        for i, energy in enumerate(card.energies)
    ]
    return drawing.piece(
        f"un_goal-{name}",
        drawing.words.name(f"un_goal-{name}"),
        box(*size, "sheet"),
        *icons,
        text(card.number, (7, 47), "code"),
        icon("points", 18, (size[0] - 29, 46)) if size[0] >= ROOMY else None,
        text(card.vp, (size[0] - 6, 47), "value", "end"),
        rim(*size),
        class_="un-goal",
        transform=move((x, 0)),
        data_glide="",
    )
