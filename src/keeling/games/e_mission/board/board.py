"""The board as SVG, from a view: the world, and what lies beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.spread import Spread
from keeling.games.e_mission.board.balance import balance
from keeling.games.e_mission.board.column import column
from keeling.games.e_mission.board.earth import earth
from keeling.games.e_mission.board.globals import global_projects
from keeling.games.e_mission.board.heat import thermometer
from keeling.games.e_mission.board.rounds import rounds
from keeling.games.e_mission.board.seats import WIDTH, things
from keeling.games.e_mission.board.style import STYLE
from keeling.games.e_mission.board.tracks import tracks
from keeling.games.e_mission.engine.tables import SEATS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing

LEFT: Final = 6.0
ROUNDS: Final = (LEFT + 2, 4.0)
GLOBALS: Final = (LEFT, 54.0)
BALANCE: Final = (LEFT, 268.0)
HEAT: Final = (LEFT, 448.0)
EARTH: Final = (246.0, 448.0)
TRACKS: Final = (246.0, 666.0)
CRISES: Final = (612.0, 268.0)


def world_of(drawing: Drawing) -> list[Markup]:
    """Time and global projects; the balance of carbon; heat, earth and its effects; crises."""
    return [
        rounds(drawing, ROUNDS),
        global_projects(drawing, GLOBALS),
        balance(drawing, BALANCE),
        thermometer(drawing, HEAT),
        earth(drawing, EARTH),
        tracks(drawing, TRACKS),
        column(drawing, CRISES),
    ]


def summary(drawing: Drawing) -> str:
    """The time, the heat, and what is emitted against what the earth binds."""
    view = drawing.view
    return drawing.say(
        "summary",
        round=view.round,
        rounds=view.rounds,
        bands=view.world.bands,
        total=view.balance.total,
        sinks=view.world.sinks,
    )


SPREAD: Final = Spread("e-mission", STYLE, SEATS, world_of, things, WIDTH, summary)
board = SPREAD.board
pictures = SPREAD.pictures
