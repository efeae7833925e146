"""The six effects of the heated planet: how far each is, where it tips, what it does then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, rim
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.effects import changes
from keeling.games.e_mission.board.signs import sign
from keeling.games.e_mission.data.box import BOX
from keeling.games.e_mission.engine.tables import LAST_SPACE, TRACKS
from keeling.games.e_mission.words.cards import tipping_spaces, track_does

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.data.cards import Effect

WIDTH: Final = 354.0
ROW: Final = 61.0
NAME: Final = 16.0  # the middle of the first line, and of the second
SPACES: Final = 43.0
CELL: Final = (38.5, 25.0)
LEFT: Final = 44.0
EFFECTS: Final = {effect.id: effect.effects for effect in BOX.effect}


@area
def tracks(drawing: Drawing, at: Point) -> Markup:
    """All six, one below the other."""
    rows = [track(drawing, name, n) for n, name in enumerate(TRACKS)]
    return tag("g", *rows, class_="tracks", transform=move(at))


def amounts(effects: list[Effect], seats: int) -> list[int]:
    """What an effect moves at a table of so many."""
    return [effect.n * (seats if effect.per == "player" else 1) for effect in effects]


def track(drawing: Drawing, name: str, n: int) -> Markup:
    """One effect: its name, what happens when it tips, its five spaces."""
    level = drawing.view.tracks[name]
    effects = EFFECTS[name]
    moved = amounts(effects, len(drawing.view.seats))
    width, _ = changes(effects, moved, (0, 0), 20, 14)
    right = WIDTH - 8 - width
    return drawing.piece(
        f"track-{name}",
        track_title(drawing, name, level),
        box(WIDTH, ROW - 3, "panel"),
        sign(name, 30, (22, ROW / 2 - 1)),
        fitted(drawing.title("track", name), (LEFT, NAME), WIDTH - LEFT - 8, 19, "effect-name"),
        changes(effects, moved, (right, SPACES), 20, 14)[1],
        *(space(name, k, level) for k in range(int(LAST_SPACE) + 1)),
        marker(name, level),
        rim(WIDTH, ROW - 3),
        class_="track",
        transform=move((0, ROW * n)),
    )


def track_title(drawing: Drawing, name: str, level: int) -> str:
    """The effect in words, and how far it is."""
    ahead = next((n for n in tipping_spaces(name) if n > level), int(LAST_SPACE))
    told = drawing.say("track", space=level, last=int(LAST_SPACE), tipping=ahead)
    return f"{drawing.title('track', name)}: {track_does(name, drawing.words)} {told}"


def space(name: str, k: int, level: int) -> Markup:
    """A space; where something happens it has a sign."""
    x, tips = LEFT + CELL[0] * k, k in tipping_spaces(name)
    kind = "space tipping" if tips else "space"
    face = box(
        CELL[0] - 3, CELL[1], f"{kind} reached" if k <= level else kind, (x, SPACES - 12.5), 4
    )
    if not tips:
        return tag("g", face, text(k, (x + 10, SPACES), "step", "middle"))
    mark = sign("crisis", 17, (x + 25, SPACES), "icon tip")
    return tag("g", face, text(k, (x + 10, SPACES), "step", "middle"), mark)


def marker(name: str, level: int) -> Markup:
    """Where the effect is."""
    x = LEFT + CELL[0] * level
    return tag(
        "g",
        tag("circle", cx=x + 10, cy=SPACES, r=12, class_="marker"),
        text(level, (x + 10, SPACES), "on-now", "middle"),
        id=f"marker-{name}",
        data_glide="",
    )
