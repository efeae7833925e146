"""The five expertise tracks: the plant on top of each stack, bonuses, incomes, cranes, discs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.carbon.board.discs import discs
from keeling.games.carbon.board.effects import picture_of
from keeling.games.co2.board.drawing import Drawing
from keeling.games.co2.engine.tables import ENERGIES, SIZES, TRACK, TRACKS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.co2.data.cards import Space
    from keeling.games.co2.view.types import Stack
    from keeling.text.catalogue import Catalogue

WIDTH: Final = 786.0
HEAD: Final = 20.0  # the line of levels above them
ROW: Final = 58.0
PLANT: Final = 196.0  # the stack of plants before the track
CELL: Final = 59.0
DISCS: Final = 16.5  # where discs stand, and below them what a space gives
GIVES: Final = 44.0
CRANES: Final = {"small": 15.0, "large": 18.0}


@area
def tracks(drawing: Drawing, at: Point) -> Markup:
    """All five, one below the other."""
    rows = [track(drawing, n) for n in range(len(ENERGIES))]
    return tag("g", heading(drawing), *rows, class_="tracks", transform=move(at))


def heading(drawing: Drawing) -> Markup:
    """What the tracks are, and the levels above their spaces."""
    levels = [
        text(n + 1, (PLANT + CELL * (n + 0.5), HEAD / 2), "step", "middle")
        for n in range(int(TRACK))
    ]
    return tag(
        "g", fitted(drawing.say("expertise"), (8, HEAD / 2), PLANT - 16, 20, "label"), *levels
    )


def track(drawing: Drawing, n: int) -> Markup:
    """One energy: its plants, its track, and how far each seat has come."""
    energy = ENERGIES[n]
    plant = drawing.view.plants[n]
    levels = {name: seat.expertise[energy] for name, seat in drawing.view.seats.items()}
    return drawing.piece(
        f"energy-{energy}",
        track_title(drawing, energy, plant),
        box(WIDTH, ROW - 3, "panel"),
        stack(drawing, energy, plant),
        spaces(drawing.words, energy),
        *discs(drawing, energy, levels, (PLANT, DISCS), CELL),
        rim(WIDTH, ROW - 3),
        class_="energy",
        transform=move((0, HEAD + 2 + ROW * n)),
    )


def track_title(drawing: Drawing, energy: str, plant: Stack) -> str:
    """The track in words: the levels reached, and the plant on top."""
    levels = ", ".join(
        f"{drawing.words.name(f'seat-{seat}')} {its.expertise[energy]}"
        for seat, its in drawing.view.seats.items()
    )
    name = drawing.title("energy", energy)
    tiles = drawing.view.project_tiles[energy]
    return drawing.say("track", energy=name, levels=levels, left=plant.left, tiles=tiles)


def stack(drawing: Drawing, energy: str, plant: Stack) -> Markup:
    """The name of the energy; price, tech, points and size of its next plant, and how many."""
    name = fitted(drawing.title("energy", energy), (40, 15), PLANT - 46, 20, "energy-name")
    parts: list[Markup] = []
    if plant.left:
        facts = (("money", plant.money), ("tech", plant.tech), ("points", plant.points))
        for i, (kind, number) in enumerate(facts):
            x = (4.0, 58.0, 95.0)[i]
            parts += [icon(kind, 20, (x + 10, 41)), text(number, (x + 22, 41), "fact")]
        parts.append(text(f"×{plant.left}", (PLANT - 4, 41), "fact", "end"))  # noqa: RUF001 - how many are left
        parts += pips(plant.size)
    return tag(
        "g",
        box(PLANT, ROW - 3, "stack"),
        icon(energy, 25, (22, 15), f"icon energy-{energy}"),
        name,
        *parts,
        class_="plants" if plant.left else "plants none",
    )


def pips(size: str) -> list[Markup]:
    """One dot for a small plant, two for a large one."""
    count = SIZES.index(size) + 1
    top = 41 - 4.5 * (count - 1)
    return [tag("circle", cx=153, cy=top + 9 * i, r=3.6, class_="pip") for i in range(count)]


@lru_cache(maxsize=64)  # they never change
def spaces(words: Catalogue, energy: str) -> Markup:
    """What the spaces of a track give."""
    row = TRACKS[energy]
    cranes = {row.crane_small: "small", row.crane_large: "large"}
    cells = [
        cell(words, space, cranes.get(space.level, ""), move((PLANT + CELL * i, 0)))
        for i, space in enumerate(row.spaces)
    ]
    return tag("g", *cells)


def cell(words: Catalogue, space: Space, crane: str, at: str) -> Markup:
    """A space: its income, its bonus, and the crane if plants can be built from here on."""
    bonus = [icon(picture_of(effect), 20, (33, GIVES), "icon bonus") for effect in space.bonus]
    lift = icon("crane", CRANES[crane], (50, GIVES), "icon lift") if crane else None
    return tag(
        "g",
        tag("title", level_title(words, space, crane)),
        box(CELL, ROW - 3, "cell"),
        tag("path", d=f"M0 0V{ROW - 3:g}", class_="divider"),
        box(CELL, ROW - 3, "from") if crane else None,
        tag("circle", cx=12, cy=GIVES, r=10, class_="coin"),
        text(space.income, (12, GIVES), "income", "middle"),
        *bonus,
        lift,
        transform=at,
    )


def level_title(words: Catalogue, space: Space, crane: str) -> str:
    """What a space gives, in words."""
    parts = [words.say("picture-level", level=space.level, income=space.income)]
    for effect in space.bonus:
        if effect.op == "expertise" and effect.energy != "any":
            parts.append(words.say("picture-bonus_energy", energy=f"energy-{effect.energy}"))
        else:
            kind = "any" if effect.op == "expertise" else effect.op
            parts.append(words.say(f"picture-bonus_{kind}", count=effect.n))
    if crane:
        parts.append(words.say(f"picture-level_{crane}"))
    return "; ".join(parts)
