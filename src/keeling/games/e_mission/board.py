"""The board as SVG, from a view: the world, what lies beside it, and both in one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.carbon.board_piece import Drawing
from keeling.draw.svg import move, svg, tag
from keeling.games.e_mission.board_balance import balance
from keeling.games.e_mission.board_column import column
from keeling.games.e_mission.board_earth import earth
from keeling.games.e_mission.board_globals import global_projects
from keeling.games.e_mission.board_heat import thermometer
from keeling.games.e_mission.board_rounds import rounds
from keeling.games.e_mission.board_seats import WIDTH, things
from keeling.games.e_mission.board_style import STYLE
from keeling.games.e_mission.board_tracks import tracks
from keeling.games.e_mission.tables import SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from markupsafe import Markup

    from keeling.kernel.game import View
    from keeling.text.catalogue import Catalogue

SIZE: Final = (1000.0, 1046.0)
WHOLE: Final = (1440.0, 1046.0)  # both in one picture
BESIDE: Final = (1012.0, 4.0)
EDGE: Final = 4.0
LEFT: Final = 6.0
ROUNDS: Final = (LEFT + 2, 4.0)
GLOBALS: Final = (LEFT, 54.0)
BALANCE: Final = (LEFT, 268.0)
HEAT: Final = (LEFT, 448.0)
EARTH: Final = (246.0, 448.0)
TRACKS: Final = (246.0, 666.0)
CRISES: Final = (612.0, 268.0)


def board(view: View, words: Catalogue, options: Mapping[str, str]) -> str:
    """The whole table; `options` maps elements that may be clicked to notations."""
    drawing = Drawing(view, words, options, SEATS)
    height, beside = things(drawing)
    scale = min(1.0, (WHOLE[1] - 2 * EDGE) / height)
    return picture(
        drawing,
        WHOLE,
        *draw_world(drawing),
        tag("g", beside, transform=move(BESIDE, scale)),
        name="board",
    )


def pictures(view: View, words: Catalogue, options: Mapping[str, str]) -> dict[str, str]:
    """The board, and beside it all powers, the own one first."""
    drawing = Drawing(view, words, options, SEATS)
    height, beside = things(drawing)
    size = (WIDTH + 2 * EDGE, height + 2 * EDGE)
    return {
        "board": picture(drawing, SIZE, *draw_world(drawing), name="board"),
        "things": picture(
            drawing, size, tag("g", beside, transform=move((EDGE, EDGE))), name="things"
        ),
    }


def draw_world(drawing: Drawing) -> list[Markup]:
    """Time and global projects; the balance of carbon; heat, earth and its effects; crises."""
    return [
        tag("rect", width=WHOLE[0], height=SIZE[1], class_="paper"),
        rounds(drawing, ROUNDS),
        global_projects(drawing, GLOBALS),
        balance(drawing, BALANCE),
        thermometer(drawing, HEAT),
        earth(drawing, EARTH),
        tracks(drawing, TRACKS),
        column(drawing, CRISES),
    ]


def picture(drawing: Drawing, size: tuple[float, float], *children: object, name: str) -> Markup:
    """One picture of the table with its name and its description."""
    view = drawing.view
    return svg(
        size,
        *children,
        name=name,
        title=drawing.say(f"title_{name}"),
        desc=drawing.say(
            "summary",
            round=view["round"],
            rounds=view["rounds"],
            bands=view["world"]["bands"],
            total=view["balance"]["total"],
            sinks=view["world"]["sinks"],
        ),
        class_="board e-mission",
        style=STYLE,
        role="group" if drawing.options else "img",
    )
