"""The board as SVG, from a view: the world, and what lies beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import Part, below
from keeling.draw.spread import Spread
from keeling.draw.svg import move, tag, text
from keeling.games.carbon.board.around import COLUMNS, LEFT, MIDDLE, corner, turning
from keeling.games.second_chance.board.air import (
    RIVALS,
    TEAM,
    air,
    decades,
    forecast,
    rounds,
)
from keeling.games.second_chance.board.cards import hand
from keeling.games.second_chance.board.goals import goals, un_goals
from keeling.games.second_chance.board.market import market
from keeling.games.second_chance.board.regions import region
from keeling.games.second_chance.board.seats import WIDTH, seat_row
from keeling.games.second_chance.board.style import STYLE
from keeling.games.second_chance.board.summits import summits
from keeling.games.second_chance.board.supplies import supplies
from keeling.games.second_chance.board.team import balance, team_score
from keeling.games.second_chance.board.tracks import tracks
from keeling.games.second_chance.engine.tables import SEATS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing

# Where things stand in the middle, from above: time, air, the outlook of a team, its goals.
TIME, FORECAST, BALANCE, GOALS, MARKET = 20.0, 241.0, 254.0, 382.0, 519.0
SIDE: Final = 222.0  # what stands beside the air
TRACKS: Final = 654.0
SUMMITS: Final = 796.0
UN_GOALS: Final = 977.0


def world_of(drawing: Drawing) -> list[Markup | None]:
    """Regions around the globe; below them tracks, summits and UN goals."""
    middle = team_middle if drawing.view.is_team else rivals_middle
    return [
        *(region(drawing, shown, corner(n)) for n, shown in enumerate(drawing.view.regions)),
        *(turning(n) for n in range(len(COLUMNS))),
        tag("g", *middle(drawing), transform=move((MIDDLE, 0)), class_="world"),
        market(drawing, (MIDDLE, MARKET)),
        tracks(drawing, (LEFT, TRACKS)),
        summits(drawing, (SUMMITS, TRACKS + 3)),
        un_goals(drawing, (LEFT, UN_GOALS)),
    ]


def team_middle(drawing: Drawing) -> list[Markup | None]:
    """What a team looks at: the air and its points, whether they will do, its goals."""
    return [
        decades(drawing, TIME),
        rounds(drawing, (SIDE, TIME + 38)),
        air(drawing, (TEAM.outer + 10, 48 + TEAM.outer)),
        forecast(drawing, (0, FORECAST)),
        team_score(drawing, (SIDE, 106)),
        supplies(drawing, [(SIDE + 3, 144), (SIDE + 3, 177), (SIDE + 3, 210)]),
        balance(drawing, (0, BALANCE)),
        goals(drawing, (0, GOALS)),
    ]


def rivals_middle(drawing: Drawing) -> list[Markup | None]:
    """What rivals look at: the air, and what is left for all."""
    below = [(16.0 + 82 * i, 488.0) for i in range(4)]
    return [
        decades(drawing, TIME),
        text(drawing.say("round"), (0, TIME + 40), "label"),
        rounds(drawing, (108, TIME + 40)),
        air(drawing, (166, 110 + RIVALS.outer)),
        supplies(drawing, below),
    ]


def things_of(drawing: Drawing) -> Part:
    """The viewer's own cards, then the seats, the viewer's own first."""
    view = drawing.view
    own = [name for name in view.seats if name == view.seat]
    others = [name for name in view.seats if name != view.seat]
    rows = [hand(drawing, view.seats[name]) for name in own]
    return below([*rows, *(seat_row(drawing, name) for name in own + others)], class_="things")


def summary(drawing: Drawing) -> str:
    """The time and the air."""
    view = drawing.view
    time = {"year": view.year, "round": view.round, "rounds": view.rounds}
    return drawing.say("summary", **time, co2=view.co2)


SPREAD: Final = Spread("second-chance", STYLE, SEATS, world_of, things_of, WIDTH, summary)
board = SPREAD.board
pictures = SPREAD.pictures
