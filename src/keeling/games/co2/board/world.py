"""The middle of the board: where we are in time, and the globe in its ring of carbon dioxide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import amount, ladder
from keeling.draw.svg import move, tag, text
from keeling.games.carbon.board.ring import Ring, globe, scale
from keeling.games.co2.board.drawing import Drawing
from keeling.games.co2.engine.tables import LOSS, SAFE

if TYPE_CHECKING:
    from markupsafe import Markup

WIDTH: Final = 332.0
LABEL: Final = 96.0  # the words before the tracks
CELL: Final = (34.0, 34.0)
MIDDLE: Final = (WIDTH / 2, 248.0)
GLOBE: Final = 122.0
RING: Final = Ring(162.0, 134.0, 0, 600, 50, int(LOSS), (int(SAFE), int(LOSS)))
STOCKS: Final = 436.0


@area
def world(drawing: Drawing) -> Markup:
    """Time, globe, and what is left for all."""
    view = drawing.view
    return tag(
        "g",
        track(drawing, "decade", (view.decade, view.decades), 18),
        track(drawing, "round", (view.round, view.rounds), 58),
        tag("g", globe(GLOBE), scale(RING), transform=move(MIDDLE)),
        gauge(drawing),
        supplies(drawing),
        class_="world",
    )


def track(drawing: Drawing, name: str, numbers: tuple[int, int], y: float) -> Markup:
    """Decades or rounds in a row, with a marker on the present one."""
    now, count = numbers
    return tag(
        "g",
        tag("title", drawing.say(f"{name}_of", number=now, count=count)),
        text(drawing.say(name), (0, y), "label"),
        ladder(name, range(1, count + 1), now, (LABEL, y), CELL),
    )


def gauge(drawing: Drawing) -> Markup:
    """The marker on the ring, and the level as a number in its opening."""
    ppm = drawing.view.co2
    x, y = RING.at(ppm, (RING.outer + RING.inner) / 2)
    marker = tag(
        "circle",
        cx=MIDDLE[0] + x,
        cy=MIDDLE[1] + y,
        r=15,
        class_="marker",
        id="co2",
        data_glide="",
    )
    grave = " grave" if ppm >= SAFE else ""
    return tag(
        "g",
        tag("title", drawing.say("co2", ppm=ppm, safe=int(SAFE), loss=int(LOSS))),
        marker,
        text(ppm, (MIDDLE[0], MIDDLE[1] + 136), "co2-level", "middle"),
        text("ppm", (MIDDLE[0], MIDDLE[1] + 162), "unit", "middle"),
        class_=f"gauge{grave}",
    )


def supplies(drawing: Drawing) -> Markup:
    """Tech cubes, fossil plants and congress tiles that are left."""
    view = drawing.view
    kinds = ", ".join(
        f"{drawing.words.name(f'fossil-{kind}')} {n}" for kind, n in view.fossils_left.items()
    )
    shown = {
        "tech": (view.tech_left, drawing.say("tech_left", count=view.tech_left)),
        "coal": (
            view.fossil_stack,
            drawing.say("fossils_left", count=view.fossil_stack, kinds=kinds),
        ),
        "speak": (
            view.congress_stack,
            drawing.say("congress_stack", count=view.congress_stack),
        ),
    }
    parts = [
        tag("g", tag("title", title), amount(name, count, (24 + 108 * i, STOCKS), 24))
        for i, (name, (count, title)) in enumerate(shown.items())
    ]
    return tag("g", *parts, class_="supplies")
