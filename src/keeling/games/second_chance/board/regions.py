"""A region as a panel: its agenda with the cubes there, its plant slots, what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.carbon.board.around import HEIGHT, WIDTH
from keeling.games.carbon.board.region import SPACE, control, empty_space, event_sign, foot, fossil
from keeling.games.second_chance.board.projects import LINES, project_place
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.tables import SECOND_EVENT, SUBSIDIES

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing
    from keeling.games.second_chance.view.types import Green, Region, Slot

NAME: Final = 21.0  # where the rows of a panel stand, those of projects apart
SLOTS: Final = 112.0
FOOT: Final = 191.0
PITCH: Final = 51.0
CUBE: Final = 6.0
FIRST, ROOM = 49.0, 48.0  # cubes beside an energy of the agenda
PPM: Final = {fossil.type: fossil.ppm for fossil in BOX.fossil}
EVENT_AT: Final = {tile.id: tile.region for tile in BOX.event}


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
        agenda(drawing, shown),
        *(project_place(drawing, shown, n) for n in range(len(SUBSIDIES))),
        *plant_slots(drawing, shown.slots),
        foot(drawing, (WIDTH, FOOT), ceps=shown.ceps, limit=shown.places, cubes=shown.tech),
        debt(drawing, name),
        rim(WIDTH, HEIGHT),
        class_="region",
        transform=move(at),
    )


def head(drawing: Drawing, shown: Region) -> Markup:
    """The name, where the supply phase begins, events that threaten, who controls the region."""
    region = shown.region
    home = drawing.view.home_region == region
    sign = tag("g", tag("title", drawing.say("home")), icon("home", 20, (24, NAME)))
    left = 38 if home else 16
    return tag(
        "g",
        sign if home else None,
        fitted(drawing.words.name(f"region-{region}"), (left, NAME), 186 - left, 20, "region-name"),
        *events(drawing, region),
        control(drawing, shown.controller, region, (WIDTH - 22, NAME)),
    )


def events(drawing: Drawing, region: str) -> list[Markup]:
    """SC-15 The events that will strike here: in this decade, and in this one if CO₂ is high."""
    view = drawing.view
    both = view.co2 >= SECOND_EVENT
    found: list[Markup] = []
    later = "later grave" if both else "later"
    tiles = (("event", view.event, "now grave"), ("next_event", view.next_event, later))
    for key, tile, class_ in tiles:
        if tile and EVENT_AT[tile] == region:
            at = (WIDTH - 84 - 34 * len(found), NAME)
            found.append(event_sign(drawing, tile, key, class_, at))
    return found


def agenda(drawing: Drawing, shown: Region) -> Markup:
    """The three energies of a region, the most important on top, with the cubes of each."""
    priority = shown.priority
    title = drawing.say("agenda", energies=drawing.named("energy", priority))
    rows = [
        tag(
            "g",
            text(i + 1, (12, y), "ordinal"),
            icon(energy, 20, (37, y), f"icon energy-{energy}"),
            *cubes(drawing, shown, energy, y),
        )
        for i, (energy, y) in enumerate(zip(priority, LINES, strict=False))
    ]
    return tag("g", tag("title", title), *rows, class_="agenda")


def cubes(drawing: Drawing, shown: Region, energy: str, y: float) -> list[Markup]:
    """The cubes of those who built plants of an energy here, then those of the opponent."""
    plants = [slot.green for slot in shown.slots if slot]
    builders = [plant.builder for plant in plants if plant and plant.energy == energy]
    rivals = shown.rivals.get(energy, 0)
    count = len(builders) + rivals
    pitch = min(2 * CUBE + 3, (ROOM - 2 * CUBE) / max(count - 1, 1))
    at = [(FIRST + CUBE + pitch * i, y) for i in range(count)]
    own = [drawing.mark(seat, CUBE, at[i]) for i, seat in enumerate(builders)]
    return own + [rival(drawing, place) for place in at[len(builders) :]]


def rival(drawing: Drawing, at: Point) -> Markup:
    """SC-3.3.7 A cube of the opponent in the solo game: dark, with a cross."""
    x, y = at
    face = box(2 * CUBE, 2 * CUBE, "rival", (x - CUBE, y - CUBE), 1)
    cross = tag("path", d=f"M{x - 3:g} {y - 3:g}l6 6m0 -6l-6 6", class_="rival-cross")
    return tag("g", tag("title", drawing.say("rival")), face, cross)


def plant_slots(drawing: Drawing, slots: list[Slot | None]) -> list[Markup]:
    """The plant slots from left to right, the one that is supplied next marked."""
    due = drawing.view.decade
    # SC-4 A team supplies energy at the end of a decade, rivals have done so at its beginning.
    if drawing.view.mode == "competitive" and due <= len(slots) and slots[due - 1]:
        due += 1
    return [plant_slot(drawing, slot, n, due=n == due) for n, slot in enumerate(slots, 1)]


def plant_slot(drawing: Drawing, slot: Slot | None, n: int, *, due: bool) -> Markup:
    """A plant slot: the decade it belongs to, or the plant that stands there."""
    at = (14 + PITCH * (n - 1), SLOTS)
    if slot is None:
        return empty_space(drawing, n, at, due=due)
    kind, green = slot.fossil, slot.green
    face = fossil(drawing, kind, PPM[kind]) if kind else plant(drawing, green) if green else None
    return tag("g", face, transform=move(at))


def plant(drawing: Drawing, green: Green) -> Markup:
    """A green plant: its energy, who built it, and on whose infrastructure."""
    energy, builder, owner = green
    name = drawing.words.name(f"energy-{energy}")
    seats = {"seat": f"seat-{builder}", "seat2": f"seat-{owner}"}
    return tag(
        "g",
        tag("title", drawing.say("plant", energy=name, **seats)),
        box(*SPACE, "face"),
        icon(energy, 26, (SPACE[0] / 2, 16)),
        drawing.mark(builder, 13.4, (17, 41)),
        tag("g", box(44, 6, "base", (2, 55), 2), class_=f"seat-{owner}"),
        drawing.mark(owner, 5.5, (40, 47)),
        class_=f"plant energy-{energy}",
    )


def debt(drawing: Drawing, region: str) -> Markup | None:
    """SC-13.7, SC-13.8 A CEP that is owed for a new fossil plant, or set aside for it."""
    view = drawing.view
    for key, regions in (("owing", view.owing), ("set_aside", view.set_aside)):
        if region in regions:
            return tag(
                "g",
                tag("title", drawing.say(key)),
                icon("cep", 22, (WIDTH - 92, FOOT)),
                text("!" if key == "owing" else "✓", (WIDTH - 78, FOOT), "amount"),
                class_="owing",
            )
    return None
