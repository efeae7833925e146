"""The board as SVG, from a view: the world, and what lies beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import Part, below
from keeling.draw.spread import Spread
from keeling.draw.svg import move, tag
from keeling.games.carbon.board.around import COLUMNS, EDGE, LEFT, MIDDLE, corner, turning
from keeling.games.co2.board.cards import hand
from keeling.games.co2.board.congress import congresses, goals
from keeling.games.co2.board.drawing import Drawing
from keeling.games.co2.board.market import market
from keeling.games.co2.board.regions import region
from keeling.games.co2.board.seats import WIDTH, seat_row
from keeling.games.co2.board.style import STYLE
from keeling.games.co2.board.tracks import tracks
from keeling.games.co2.board.world import world
from keeling.games.co2.engine.tables import SEATS
from keeling.games.co2.words.phrases import when

if TYPE_CHECKING:
    from markupsafe import Markup

MARKET: Final = 465.0
TRACKS: Final = 654.0
CONGRESSES: Final = 796.0
GOALS: Final = 977.0


def world_of(drawing: Drawing) -> list[Markup | None]:
    """Regions around the globe; below them tracks, congresses and goals."""
    return [
        *(region(drawing, shown, corner(n)) for n, shown in enumerate(drawing.view.regions)),
        *(turning(n) for n in range(len(COLUMNS))),
        tag("g", world(drawing), transform=move((MIDDLE, EDGE))),
        market(drawing, (MIDDLE, MARKET)),
        tracks(drawing, (LEFT, TRACKS)),
        congresses(drawing, (CONGRESSES, TRACKS + 3)),
        goals(drawing, (LEFT, GOALS)),
    ]


def things_of(drawing: Drawing) -> Part:
    """The viewer's own cards, then the seats, the viewer's own first."""
    view = drawing.view
    own = [seat for name, seat in view.seats.items() if name == view.seat]
    others = [seat for name, seat in view.seats.items() if name != view.seat]
    hands = [hand(drawing, seat) for seat in own if seat.lobby or seat.draft or seat.has_goal]
    rows = [seat_row(drawing, seat.seat) for seat in own + others]
    return below([*hands, *rows], class_="things")


def summary(drawing: Drawing) -> str:
    """The time and the air."""
    return drawing.say("summary", **when(drawing.view), co2=drawing.view.co2)


SPREAD: Final = Spread("co2", STYLE, SEATS, world_of, things_of, WIDTH, summary)
board = SPREAD.board
pictures = SPREAD.pictures
