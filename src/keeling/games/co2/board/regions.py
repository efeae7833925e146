"""A region as a panel: its agenda, its project slots, its demand spaces, what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import amount, box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag
from keeling.games.carbon.board.around import HEIGHT, WIDTH
from keeling.games.carbon.board.region import SPACE, control, empty_space, event_sign, foot, fossil
from keeling.games.carbon.board.scientist import scientist
from keeling.games.co2.board.drawing import Drawing
from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.tables import DISASTER, SLOTS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.co2.view.types import Project, Region

NAME: Final = 21.0  # where the four rows of a panel stand
PROJECTS: Final = 42.0
DEMAND: Final = 112.0
FOOT: Final = 191.0
AGENDA: Final = 34.0
SLOT: Final = (86.0, 64.0)
PITCH: Final = 51.0
PPM: Final = {fossil.id: fossil.ppm for fossil in BOX.fossil.type}
EVENT_AT: Final = {card.id: card.region for card in BOX.event.card}
LEAST: Final = min(effect.minimum for effect in BOX.grant.slot[0].effect)


@area
def region(drawing: Drawing, shown: Region, at: Point) -> Markup:
    """Everything of one region."""
    name = shown.region
    return drawing.piece(
        f"region-{name}",
        drawing.words.name(f"region-{name}"),
        box(WIDTH, HEIGHT, "panel"),
        box(6, HEIGHT, f"edge region-{name}", radius=3),
        head(drawing, shown),
        agenda(drawing, shown.priority),
        *(project_slot(drawing, shown, n) for n in range(len(SLOTS))),
        *(demand_space(drawing, shown, n) for n in range(shown.limit)),
        foot(drawing, (WIDTH, FOOT), ceps=shown.ceps, limit=shown.limit, cubes=shown.tech),
        rim(WIDTH, HEIGHT),
        class_="region",
        transform=move(at),
    )


def head(drawing: Drawing, shown: Region) -> Markup:
    """The name, the event that threatens, and who controls the region."""
    region = shown.region
    name = drawing.words.name(f"region-{region}")
    return tag(
        "g",
        fitted(name, (16, NAME), 196, 20, "region-name"),
        event(drawing, region),
        control(drawing, shown.controller, region, (WIDTH - 22, NAME)),
    )


def event(drawing: Drawing, region: str) -> Markup | None:
    """Whether a disaster can strike here: in the next decade, or in the one after it."""
    view = drawing.view
    cards = (("event", view.event, "now"), ("next_event", view.next_event, "later"))
    for key, card, class_ in cards:
        if card and EVENT_AT[card] == region:
            grave = " grave" if class_ == "now" and view.co2 >= DISASTER else ""
            return event_sign(drawing, card, key, f"{class_}{grave}", (WIDTH - 84, NAME))
    return None


def agenda(drawing: Drawing, priority: list[str]) -> Markup:
    """The three energies of a region, the most important on top."""
    title = drawing.say("agenda", energies=drawing.named("energy", priority))
    icons = [
        icon(energy, 20, (AGENDA / 2 + 9, PROJECTS + 12 + 20.5 * i), f"icon energy-{energy}")
        for i, energy in enumerate(priority)
    ]
    return tag("g", tag("title", title), *icons, class_="agenda")


def slot_at(n: int) -> Point:
    """Where a project slot lies."""
    return AGENDA + 12 + n * (SLOT[0] + 6), PROJECTS


def project_slot(drawing: Drawing, shown: Region, n: int) -> Markup:
    """A slot with its grant, or the project that lies there."""
    project = shown.projects[n]
    key = f"{shown.region}-{SLOTS[n]}"
    face = tile(drawing, project) if project else grant(n, shown.ceps)
    return drawing.piece(
        f"project-{key}",
        project_title(drawing, key, project),
        None if project else box(*SLOT, "place"),
        face,
        rim(*SLOT),
        class_="project",
        transform=move(slot_at(n)),
    )


def project_title(drawing: Drawing, key: str, project: Project | None) -> str:
    """What lies on a slot, in words."""
    slot = drawing.words.name(f"project-{key}")
    if not project:
        return drawing.say("slot_empty", slot=slot)
    energy = drawing.words.name(f"energy-{project.energy}")
    side = "installed" if project.installed else "proposed"
    title = drawing.say(f"project_{side}", slot=slot, energy=energy)
    if not project.installed or project.cost is None:
        return title
    money, tech = project.cost
    return f"{title}; {drawing.say('plant_cost', money=money, tech=tech)}"


def grant(n: int, ceps: int) -> Markup:
    """What a proposal brings on this slot."""
    middle = SLOT[0] / 2, SLOT[1] / 2
    if SLOTS[n] == "research":
        return icon("recruit", 32, middle, "icon grant")
    number = max(ceps, LEAST) if SLOTS[n] == "money" else BOX.grant.slot[n].effect[0].n
    return tag("g", amount(SLOTS[n], number, (middle[0] - 24, middle[1]), 28), class_="grant")


def tile(drawing: Drawing, project: Project) -> Markup:
    """A project tile: a plan on paper, or under way and switched on; who works there."""
    on, energy = project.installed, project.energy
    side = "installed" if on else "proposed"
    worker = project.worker
    return tag(
        "g",
        box(SLOT[0] - 2, SLOT[1] - 2, "face", (1, 1), 6),
        icon(energy, 34, (25, 36 if on else 32)),
        icon("install", 18, (52, 14)) if on else plan(),
        scientist(drawing, worker, project.project, 15, (64, 44)) if worker else None,
        class_=f"tile {side} energy-{energy}",
    )


def plan() -> Markup:
    """The folded corner of a plan."""
    return tag("path", d=f"M{SLOT[0] - 19:g} 1v18h18", class_="fold")


def demand_space(drawing: Drawing, shown: Region, n: int) -> Markup:
    """A demand space: the decade it belongs to, or the plant that stands there."""
    space = shown.spaces[n]
    at = (14 + PITCH * n, DEMAND)
    if space and space.fossil:
        return tag("g", fossil(drawing, space.fossil, PPM[space.fossil]), transform=move(at))
    if space and space.green:
        return tag("g", plant(drawing, *space.green), transform=move(at))
    return empty_space(drawing, n + 1, at, due=n == drawing.view.decade)


def plant(drawing: Drawing, owner: str, energy: str, size: str) -> Markup:
    """A green plant: energy, size and owner."""
    name = drawing.words.name(f"energy-{energy}")
    title = drawing.say(f"plant_{size}", energy=name, seat=f"seat-{owner}")
    pips = [
        tag("circle", cx=39, cy=10 + 9 * i, r=3.4, class_="pip")
        for i in range(1 + (size == "large"))
    ]
    return tag(
        "g",
        tag("title", title),
        box(*SPACE, "face"),
        icon(energy, 26, (18, 18)),
        *pips,
        drawing.mark(owner, 13.4, (SPACE[0] / 2, 46)),
        class_=f"plant energy-{energy}",
    )
