"""One's own projects, in short: what can be used, with all tags, in sight of crises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import Part, below, box, fitted, rim
from keeling.draw.svg import move, tag, text
from keeling.games.e_mission.board.effects import changes
from keeling.games.e_mission.board.stacks import plain, stack_title, used
from keeling.games.e_mission.board.tags import LARGE, badge
from keeling.games.e_mission.engine.tables import SLOTS
from keeling.games.e_mission.words.cards import effects_now

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.view.types import Stack

WIDTH: Final = 382.0
HEAD: Final = 28.0
LINE: Final = 33.0  # with tags in it
NAME: Final = 27.0  # the line above them, if names are told
LEFT: Final = 40.0  # where name and tags begin, beside the number
RIGHT: Final = WIDTH - 9
USED: Final = 56.0  # the room for the uses
DIGIT: Final = 13.5  # how wide a bold digit is
GAP: Final = 4.0
LETTERS: Final = 20.0


def own_projects(drawing: Drawing, *, named: bool) -> Part:
    """All that lie out, below a heading; with the names of top cards where there is room."""
    view = drawing.view
    if not view.seat:
        return 0, tag("g")
    rows = [
        project(drawing, SLOTS[n], stack, named=named)
        for n, stack in enumerate(view.own.projects)
        if stack
    ]
    if not rows:
        return 0, tag("g")
    height, made = below(rows, GAP)
    head = tag(
        "g",
        drawing.mark(view.seat, 13.4, (19, HEAD / 2 - 2)),
        text(drawing.say("own_projects"), (LEFT, HEAD / 2 - 2), "label strong"),
    )
    inner = tag("g", made, transform=move((0, HEAD)))
    return height + HEAD, tag("g", head, inner, class_="own-projects")


def project(drawing: Drawing, slot: str, stack: Stack, *, named: bool) -> Part:
    """A project: its number, its name if wanted, its tags, its uses, and what a use yields."""
    top = stack.cards[0]
    y = NAME if named else 0.0
    effects = effects_now(top, stack.tags) if named else []
    width, _ = changes(effects, stack.yields, (0, 0), 22, DIGIT)
    lines, tags = counted(drawing, stack.tags, y, RIGHT - (width or USED) - GAP)
    height = y + LINE * lines
    first = (NAME if named else LINE) / 2 + 1.5
    name = fitted(plain(drawing, top), (LEFT, first), RIGHT - LEFT - USED, LETTERS, "card-name")
    key = f"slot-{slot}"
    look = "stack spent" if stack.limited else "stack"
    return height, tag(
        "g",
        tag("title", stack_title(drawing, slot, stack)),
        box(WIDTH, height, "sheet"),
        tag("circle", cx=19, cy=first, r=13, class_="slot-number"),
        text(slot, (19, first), "amount", "middle"),
        name if named else None,
        text(used(stack), (RIGHT, first), "amount", "end"),
        tags,
        changes(effects, stack.yields, (RIGHT - width, y + LINE / 2 - 1), 22, DIGIT)[1],
        rim(WIDTH, height),
        class_=f"{look} can" if key in drawing.options else look,
        data_element=key,
    )


def counted(drawing: Drawing, tags: dict[str, int], y: float, right: float) -> tuple[int, Markup]:
    """Each tag once with how many of it there are; in how many lines."""
    x, lines, parts = LEFT, 1, []
    middle = y + LINE / 2 - 1
    for name, count in tags.items():
        width = 2 * LARGE + 4 + DIGIT * len(str(count))
        if x + width > right:
            x, lines, middle = LEFT, lines + 1, middle + LINE
        parts.append(badge(drawing, name, LARGE, (x + LARGE, middle)))
        parts.append(text(count, (x + 2 * LARGE + 2, middle), "amount"))
        x += width + 4
    return lines, tag("g", *parts)
