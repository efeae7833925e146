"""The three project places of a region: a subsidy, a plan, or infrastructure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import amount, box, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag
from keeling.games.carbon.board.scientist import scientist
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.tables import SUBSIDIES

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing
    from keeling.games.second_chance.view.types import Project, Region

LEFT, TOP = 100.0, 42.0
PLACE: Final = (70.0, 64.0)
PITCH: Final = 73.0
LINES: Final = (TOP + 11, TOP + 32, TOP + 53)  # what stands beside the places in three rows


def place_at(n: int) -> Point:
    """Where a project place lies."""
    return LEFT + n * PITCH, TOP


def project_place(drawing: Drawing, shown: Region, n: int) -> Markup:
    """A place with its subsidy, or what lies there."""
    project = shown.projects[n]
    key = f"{shown.region}-{SUBSIDIES[n]}"
    return drawing.piece(
        f"project-{key}",
        project_title(drawing, key, project),
        None if project else box(*PLACE, "place"),
        tile(drawing, project) if project else subsidy(n, shown.ceps),
        rim(*PLACE),
        class_="project",
        transform=move(place_at(n)),
    )


def project_title(drawing: Drawing, key: str, project: Project | None) -> str:
    """What lies on a place, in words."""
    place = drawing.words.name(f"project-{key}")
    if not project:
        return drawing.say("place_empty", place=place)
    facts = {"place": place, "energy": drawing.words.name(f"energy-{project.energy}")}
    owner, level = project.infrastructure, project.level
    if not owner:
        return drawing.say("planned", level=level, **facts)
    price = {"money": project.money, "tech": project.tech}
    cost = drawing.say("plant_cost", points=project.points, gate=project.gate, **price)
    return f"{drawing.say('prepared', seat=f'seat-{owner}', level=level, **facts)}; {cost}"


def subsidy(n: int, ceps: int) -> Markup:
    """What planning brings on this place."""
    middle = PLACE[0] / 2, PLACE[1] / 2
    kind = SUBSIDIES[n]
    if kind == "scientist":
        return icon("recruit", 32, middle, "icon grant")
    number = ceps if kind == "money" else BOX.subsidy[n].effect[0].n
    return tag("g", amount(kind, number, (middle[0] - 22, middle[1]), 26), class_="grant")


def tile(drawing: Drawing, project: Project) -> Markup:
    """A project tile: a plan on paper, or infrastructure with its owner; its level."""
    owner, energy, worker = project.infrastructure, project.energy, project.worker
    side = "installed" if owner else "proposed"
    pips = [tag("circle", cx=11 + 11 * i, cy=11, r=4, class_="pip") for i in range(project.level)]
    return tag(
        "g",
        box(PLACE[0] - 2, PLACE[1] - 2, "face", (1, 1), 6),
        *pips,
        icon(energy, 30, (22, 41)),
        icon("infrastructure", 19, (53, 15)) if owner else fold(),
        drawing.mark(owner, 13.4, (53, 45)) if owner else None,
        scientist(drawing, worker, project.project, 13.4, (53, 43)) if worker else None,
        class_=f"tile {side} energy-{energy}",
    )


def fold() -> Markup:
    """The folded corner of a plan."""
    return tag("path", d=f"M{PLACE[0] - 19:g} 1v18h18", class_="fold")
