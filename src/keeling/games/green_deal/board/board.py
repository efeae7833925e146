"""The board as SVG, from a view: the world, and what lies beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import Part, below
from keeling.draw.spread import Spread
from keeling.draw.svg import tag, text
from keeling.games.green_deal.board.actions import actions
from keeling.games.green_deal.board.cards import NEXT, OPEN, project
from keeling.games.green_deal.board.hand import own_cards
from keeling.games.green_deal.board.ladder import ladder
from keeling.games.green_deal.board.map import world
from keeling.games.green_deal.board.pr import is_shown, pr_board
from keeling.games.green_deal.board.rounds import order, rounds
from keeling.games.green_deal.board.seats import WIDTH, seat_row
from keeling.games.green_deal.board.style import STYLE
from keeling.games.green_deal.board.supply import supply
from keeling.games.green_deal.board.tracks import HEAD, top_of, tracks
from keeling.games.green_deal.engine.tables import CATEGORIES, ROUNDS, SALES, SEATS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing

LEFT: Final = 6.0
ORDER: Final = (498.0, 4.0)
MAP: Final = (LEFT, 64.0)
LADDER: Final = (630.0, 64.0)
TRACKS: Final = (LEFT, 462.0)
SUPPLY: Final = (LEFT, 790.0)
ACTIONS: Final = 790.0


def world_of(drawing: Drawing) -> list[Markup]:
    """Rounds and order; the map and the ladder of income; tracks, display and supply."""
    return [
        rounds(drawing, (LEFT + 2, ORDER[1])),
        order(drawing, ORDER),
        world(drawing, MAP),
        ladder(drawing, LADDER),
        tracks(drawing, TRACKS),
        *display(drawing),
        supply(drawing, SUPPLY),
    ]


def display(drawing: Drawing) -> list[Markup]:
    """Open cards beside their tracks, and behind them those of the next round, if there is one."""
    view = drawing.view
    sold = drawing.say("display", sold=view.sold, limit=SALES[len(view.seats)])
    parts = [text(sold, (OPEN.x, TRACKS[1] + HEAD / 2), "label")]
    columns = [(OPEN, view.open, view.open_actions)]
    if view.round < ROUNDS:
        parts.append(next_round(drawing))
        columns.append((NEXT, view.preview, view.preview_actions))
    for column, cards, bought in columns:
        for category in CATEGORIES:
            y = TRACKS[1] + top_of(category)
            parts.append(project(drawing, cards[category], column, y))
        parts += actions(drawing, bought, column, ACTIONS)
    return parts


def next_round(drawing: Drawing) -> Markup:
    """The heading of the cards to come; its title says how many nobody has seen."""
    view = drawing.view
    decks = zip(CATEGORIES, view.cards_left, strict=True)
    told = ", ".join(f"{drawing.words.name(f'category-{name}')} {n}" for name, n in decks)
    words = drawing.say("decks", cards=told, actions=view.actions_left)
    at = (NEXT.x, TRACKS[1] + HEAD / 2)
    return tag("g", tag("title", words), text(drawing.say("next_round"), at, "label faint"))


def things_of(drawing: Drawing) -> Part:
    """The viewer's own PR board and cards, then the seats, the viewer's own first."""
    seats = drawing.view.seats
    own = [name for name in seats if name == drawing.view.seat]
    rows = []
    for name in own:
        rows += [pr_board(drawing, seats[name])] if is_shown(drawing, seats[name]) else []
        rows.append(seat_row(drawing, name))
        rows.append(own_cards(drawing, seats[name]))
    rows += [seat_row(drawing, name) for name in seats if name not in own]
    return below(rows, class_="things")


def summary(drawing: Drawing) -> str:
    """The time, and how much of the map is settled."""
    view = drawing.view
    return drawing.say("summary", round=view.round, rounds=int(ROUNDS), tiles=len(view.map))


SPREAD: Final = Spread("green-deal", STYLE, SEATS, world_of, things_of, WIDTH, summary)
board = SPREAD.board
pictures = SPREAD.pictures
