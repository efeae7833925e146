"""The five knowledge tracks: the project on top of each stack, bonuses, incomes, gates, discs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.carbon.board.discs import discs
from keeling.games.carbon.board.effects import picture_of
from keeling.games.second_chance.engine.tables import (
    ENERGIES,
    HALF,
    HIGH_TILES,
    PLANTS,
    TRACK,
    TRACKS,
)

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.carbon.data.effects import Effect
    from keeling.games.second_chance.board.drawing import Drawing
    from keeling.text.catalogue import Catalogue

WIDTH: Final = 786.0
HEAD: Final = 20.0  # the line of levels above them
ROW: Final = 58.0
STACK: Final = 196.0  # the stack of projects before the track
CELL: Final = 59.0
DISCS: Final = 16.5  # where discs stand, and below them what a space gives
GIVES: Final = 44.0
FACTS: Final = {"money": 4.0, "tech": 58.0, "vp": 95.0}  # where what a plant costs stands
PICTURES: Final = {"vp": "points"}


@area
def tracks(drawing: Drawing, at: Point) -> Markup:
    """All five, one below the other."""
    rows = [track(drawing, energy, n) for n, energy in enumerate(ENERGIES)]
    return tag("g", heading(drawing), *rows, class_="tracks", transform=move(at))


def heading(drawing: Drawing) -> Markup:
    """What the tracks are, and the spaces; those that goals ask for have a sign."""
    asked = {int(HALF), int(TRACK)} if drawing.view.goals else set()
    middles = {n: STACK + CELL * (n - 0.5) for n in range(1, int(TRACK) + 1)}
    levels = [text(n, (x, HEAD / 2), "step", "middle") for n, x in middles.items()]
    signs = [icon("goal", 16, (middles[n] + 20, HEAD / 2)) for n in sorted(asked)]
    words = fitted(drawing.say("knowledge"), (8, HEAD / 2), STACK - 16, 20, "label")
    return tag("g", words, *levels, *signs)


def track(drawing: Drawing, energy: str, n: int) -> Markup:
    """One energy: its projects, its track, and how far each seat has come."""
    levels = {name: seat.knowledge[energy] for name, seat in drawing.view.seats.items()}
    return drawing.piece(
        f"energy-{energy}",
        track_title(drawing, energy, levels),
        box(WIDTH, ROW - 3, "panel"),
        stack(drawing, energy, drawing.view.project_tiles[energy]),
        spaces(drawing.words, energy),
        *discs(drawing, energy, levels, (STACK, DISCS), CELL),
        rim(WIDTH, ROW - 3),
        class_="energy",
        transform=move((0, HEAD + 2 + ROW * n)),
    )


def track_title(drawing: Drawing, energy: str, levels: dict[str, int]) -> str:
    """The track in words: the levels reached, and the projects left."""
    reached = ", ".join(f"{drawing.words.name('seat-' + seat)} {n}" for seat, n in levels.items())
    tiles = drawing.view.project_tiles[energy]
    name = drawing.title("energy", energy)
    return drawing.say("track", energy=name, levels=reached, tiles=tiles)


def stack(drawing: Drawing, energy: str, left: int) -> Markup:
    """The name of the energy; level, price, tech and points of its next project, and how many."""
    name = fitted(drawing.title("energy", energy), (40, 15), STACK - 46, 20, "energy-name")
    parts: list[Markup] = []
    if left:
        level = 1 if left > HIGH_TILES else 2
        plant = PLANTS[energy, level]
        for kind, x in FACTS.items():
            number = getattr(plant, kind)
            parts += [
                icon(PICTURES.get(kind, kind), 20, (x + 10, 41)),
                text(number, (x + 22, 41), "fact"),
            ]
        parts += [*pips(level, (150, 41)), text(f"×{left}", (STACK - 4, 41), "fact", "end")]  # noqa: RUF001 - how many are left
    return tag(
        "g",
        box(STACK, ROW - 3, "stack"),
        icon(energy, 25, (22, 15), f"icon energy-{energy}"),
        name,
        *parts,
        class_="plants" if left else "plants none",
    )


def pips(level: int, at: Point, radius: float = 3.6) -> list[Markup]:
    """One dot for level 1, two for level 2, one above the other."""
    x, y = at
    pitch = 2.5 * radius
    top = y - pitch / 2 * (level - 1)
    return [tag("circle", cx=x, cy=top + pitch * i, r=radius, class_="pip") for i in range(level)]


@lru_cache(maxsize=64)  # they never change
def spaces(words: Catalogue, energy: str) -> Markup:
    """What the spaces of a track give."""
    row = TRACKS[energy]
    gates = {row.level_1_space: 1, row.level_2_space: 2}
    bonuses = {bonus.space: bonus.effect for bonus in row.bonus}
    cells = [
        tag(
            "g",
            tag("title", space_title(words, n, income, bonuses.get(n, []), gates.get(n, 0))),
            *cell(income, bonuses.get(n, []), gates.get(n, 0)),
            transform=move((STACK + CELL * (n - 1), 0)),
        )
        for n, income in enumerate(row.income, 1)
    ]
    return tag("g", *cells)


def cell(income: int, bonus: list[Effect], gate: int) -> list[Markup]:
    """A space: its income, its bonus, and the crane if plants of a level can be built from here."""
    parts = [box(CELL, ROW - 3, "cell"), tag("path", d=f"M0 0V{ROW - 3:g}", class_="divider")]
    if gate:
        parts.append(box(CELL, ROW - 3, "from"))
    parts += [
        tag("circle", cx=11, cy=GIVES, r=10, class_="coin"),
        text(income, (11, GIVES), "income", "middle"),
    ]
    parts += [icon(picture_of(effect), 19, (31, GIVES), "icon bonus") for effect in bonus]
    if gate:
        x, size, dot = (47.0, 15.0, 2.4) if bonus else (35.0, 19.0, 3.4)
        parts.append(icon("crane", size, (x, GIVES), "icon lift"))
        parts += pips(gate, (x + size / 2 + dot, GIVES), dot)
    return parts


def space_title(words: Catalogue, n: int, income: int, bonus: list[Effect], gate: int) -> str:
    """What a space gives, in words."""
    parts = [words.say("picture-level", level=n, income=income)]
    for effect in bonus:
        if effect.op == "knowledge" and effect.energy != "any":
            parts.append(words.say("picture-bonus_energy", energy=f"energy-{effect.energy}"))
        else:
            kind = "any" if effect.op == "knowledge" else effect.op
            parts.append(words.say(f"picture-bonus_{kind}", count=effect.n))
    if gate:
        parts.append(words.say("picture-gate", level=gate))
    return "; ".join(parts)
