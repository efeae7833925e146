"""The column of crises, from above: those that go on, what is to come; the lowest strikes first.

Below it the viewer's own projects stand in short: always at the same place, whatever is to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from keeling.draw.areas import area
from keeling.draw.drawing import Part, box, rim
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.crises import LINE, WIDTH, crisis, height_with, text_of
from keeling.games.e_mission.board.own import own_projects
from keeling.games.e_mission.board.signs import sign

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.view.types import CrisisCard

HEIGHT: Final = 770.0
HEAD: Final = 32.0
GAP: Final = 5.0
APART: Final = 12.0  # crises and own projects
BACK: Final = 34.0
ABREAST: Final = 4  # backs in a line
# Places, and what lies there; several only where all are backs.
Row: TypeAlias = "list[tuple[int, CrisisCard | None]]"


@area
def column(drawing: Drawing, at: Point) -> Markup:
    """All crises on the table, each as high as its text, if there is room for that."""
    count = len(drawing.view.column)
    head = tag(
        "g",
        sign("crisis", 24, (14, HEAD / 2 - 2)),
        text(drawing.say("crises", count=count), (34, HEAD / 2 - 2), "label strong"),
    )
    lines = lines_that_fit(drawing)
    parts, y = [], HEAD
    for row in rows(drawing):
        parts.append(tag("g", *drawn(drawing, row, lines), transform=move((0, y))))
        y += height_for(row, lines) + GAP
    height, projects = own_part(drawing)
    scale = min(1.0, room_beside(height) / (y - GAP))
    x, top = at
    return tag(
        "g",
        tag("g", head, *parts, class_="crises", transform=move(at, scale)),
        tag("g", projects, transform=move((x, top + HEIGHT - height))),
    )


def own_part(drawing: Drawing) -> Part:
    """The viewer's own projects: with their names, if all crises can be read beside them."""
    lines = {name: len(text_of(drawing, name)) for name in known(drawing)}
    named = own_projects(drawing, named=True)
    fits = height_with_all(drawing, lines) <= room_beside(named[0])
    return named if fits else own_projects(drawing, named=False)


def room_beside(projects: float) -> float:
    """What own projects of this height leave for crises."""
    return HEIGHT - projects - APART if projects else HEIGHT


def height_with_all(drawing: Drawing, lines: dict[str, int]) -> float:
    """How high all crises are with so many lines of text each."""
    return HEAD + sum(height_for(row, lines) + GAP for row in rows(drawing)) - GAP


def rows(drawing: Drawing) -> list[Row]:
    """From above: what lies face down stands together, so that the others have more room."""
    found: list[Row] = [[(0, shown)] for shown in drawing.view.ongoing]
    for place, shown in reversed(list(enumerate(drawing.view.column, 1))):
        last = found[-1] if found else []
        if shown is None and last and last[0][1] is None and len(last) < ABREAST:
            last.insert(0, (place, shown))
        else:
            found.append([(place, shown)])
    return found


def known(drawing: Drawing) -> list[str]:
    """The crises that can be read, from above."""
    return [shown.crisis for row in rows(drawing) for _, shown in row if shown]


def cut_short(drawing: Drawing) -> list[str]:
    """Crises with more to tell than there is room for."""
    room = lines_that_fit(drawing)
    return [name for name in known(drawing) if len(text_of(drawing, name)) > room[name]]


def lines_that_fit(drawing: Drawing) -> dict[str, int]:
    """How many lines of text each card can have so that all fit: the longest is cut first."""
    lines = {name: len(text_of(drawing, name)) for name in known(drawing)}
    too_high = height_with_all(drawing, lines) - room_beside(own_part(drawing)[0])
    while too_high > 0 and any(lines.values()):
        longest = max(lines, key=lambda name: lines[name])
        lines[longest] -= 1
        too_high -= LINE
    return lines


def height_for(row: Row, lines: dict[str, int]) -> float:
    """How high a row is."""
    shown = row[0][1]
    return BACK if shown is None else height_with(lines[shown.crisis])


def drawn(drawing: Drawing, row: Row, lines: dict[str, int]) -> list[Markup]:
    """A crisis, or backs side by side."""
    place, shown = row[0]
    if shown is not None:
        return [crisis(drawing, place, shown, lines[shown.crisis])]
    width = (WIDTH - GAP * (len(row) - 1)) / len(row)
    return [back(drawing, one, width, (width + GAP) * n) for n, (one, _) in enumerate(row)]


def back(drawing: Drawing, place: int, width: float, x: float) -> Markup:
    """A crisis nobody knows; it may be turned up."""
    signs = [sign("crisis", 20, (width * (n + 1) / 4 + 12, BACK / 2)) for n in range(3)]
    return drawing.piece(
        f"place-{place}",
        drawing.say("face_down", place=place),
        box(width, BACK, "sheet"),
        text(f"{place}.", (16, BACK / 2), "nth", "middle"),
        *(signs if width > WIDTH / 2 else signs[1:2]),
        rim(width, BACK),
        class_="back",
        data_glide="",
        transform=move((x, 0)),
    )
