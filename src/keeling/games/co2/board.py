"""The board as SVG, from a view: the world, what lies beside it, and both in one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.carbon.board_around import COLUMNS, EDGE, GAP, LEFT, MIDDLE, corner, turning
from keeling.carbon.board_piece import Drawing
from keeling.draw.svg import move, svg, tag
from keeling.games.co2.board_cards import hand
from keeling.games.co2.board_congress import congresses, goals
from keeling.games.co2.board_market import market
from keeling.games.co2.board_regions import region
from keeling.games.co2.board_seats import WIDTH, seat_row
from keeling.games.co2.board_style import STYLE
from keeling.games.co2.board_tracks import tracks
from keeling.games.co2.board_world import world
from keeling.games.co2.tables import SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from markupsafe import Markup

    from keeling.kernel.game import View
    from keeling.text.catalogue import Catalogue

SIZE: Final = (1000.0, 1046.0)
WHOLE: Final = (1440.0, 1046.0)  # both in one picture
BESIDE: Final = (1012.0, 4.0)
MARKET: Final = 465.0
TRACKS: Final = 654.0
CONGRESSES: Final = 796.0
GOALS: Final = 977.0


def board(view: View, words: Catalogue, options: Mapping[str, str]) -> str:
    """The whole table; `options` maps elements that may be clicked to notations."""
    drawing = Drawing(view, words, options, SEATS)
    height, beside = draw_things(drawing)
    scale = min(1.0, (WHOLE[1] - 2 * EDGE) / height)
    return picture(
        drawing,
        WHOLE,
        *draw_world(drawing),
        tag("g", beside, transform=move(BESIDE, scale)),
        name="board",
    )


def pictures(view: View, words: Catalogue, options: Mapping[str, str]) -> dict[str, str]:
    """The board, and beside it the own cards and all seats."""
    drawing = Drawing(view, words, options, SEATS)
    height, beside = draw_things(drawing)
    size = (WIDTH + 2 * EDGE, height + 2 * EDGE)
    return {
        "board": picture(drawing, SIZE, *draw_world(drawing), name="board"),
        "things": picture(
            drawing, size, tag("g", beside, transform=move((EDGE, EDGE))), name="things"
        ),
    }


def draw_world(drawing: Drawing) -> list[Markup | None]:
    """Regions around the globe; below them tracks, congresses and goals."""
    return [
        tag("rect", width=WHOLE[0], height=SIZE[1], class_="paper"),
        *(region(drawing, shown, corner(n)) for n, shown in enumerate(drawing.view["regions"])),
        *(turning(n) for n in range(len(COLUMNS))),
        tag("g", world(drawing), transform=move((MIDDLE, EDGE))),
        market(drawing, (MIDDLE, MARKET)),
        tracks(drawing, (LEFT, TRACKS)),
        congresses(drawing, (CONGRESSES, TRACKS + 3)),
        goals(drawing, (LEFT, GOALS)),
    ]


def draw_things(drawing: Drawing) -> tuple[float, Markup]:
    """The own cards, then the seats, the own first; and how high all of it is."""
    view = drawing.view
    own = [seat for seat in view["seats"] if seat["seat"] == view["seat"]]
    parts = []
    y = 0.0
    for seat in own:
        if not (seat["lobby"] or seat["draft"] or seat["has_goal"]):
            continue
        height, cards = hand(drawing, seat)
        parts.append(cards)
        y = height + GAP
    others = [seat for seat in view["seats"] if seat not in own]
    for seat in own + others:
        height, row = seat_row(drawing, seat)
        parts.append(tag("g", row, transform=move((0, y))))
        y += height + GAP
    return y - GAP, tag("g", *parts, class_="things")


def picture(drawing: Drawing, size: tuple[float, float], *children: object, name: str) -> Markup:
    """One picture of the table with its name and its description."""
    view = drawing.view
    facts = {key: view[key] for key in ("decade", "decades", "round", "rounds", "co2")}
    return svg(
        size,
        *children,
        name=name,
        title=drawing.say(f"title_{name}"),
        desc=drawing.say("summary", **facts),
        class_="board co2",
        style=STYLE,
        role="group" if drawing.options else "img",
    )
