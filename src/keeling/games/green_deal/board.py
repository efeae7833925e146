"""The board as SVG, from a view: the world, what lies beside it, and both in one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.carbon.board_piece import Drawing
from keeling.draw.svg import move, svg, tag, text
from keeling.games.green_deal.board_actions import actions
from keeling.games.green_deal.board_cards import NEXT, OPEN, project
from keeling.games.green_deal.board_hand import own_cards
from keeling.games.green_deal.board_ladder import ladder
from keeling.games.green_deal.board_map import world
from keeling.games.green_deal.board_pr import is_shown, pr_board
from keeling.games.green_deal.board_rounds import order, rounds
from keeling.games.green_deal.board_seats import WIDTH, seat_row
from keeling.games.green_deal.board_style import STYLE
from keeling.games.green_deal.board_supply import supply
from keeling.games.green_deal.board_tracks import HEAD, top_of, tracks
from keeling.games.green_deal.tables import CATEGORIES, ROUNDS, SALES, SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from markupsafe import Markup

    from keeling.carbon.board_piece import Part
    from keeling.kernel.game import View
    from keeling.text.catalogue import Catalogue

SIZE: Final = (1000.0, 1046.0)
WHOLE: Final = (1440.0, 1046.0)  # both in one picture
BESIDE: Final = (1012.0, 4.0)
EDGE: Final = 4.0
GAP: Final = 6.0
LEFT: Final = 6.0
ORDER: Final = (498.0, 4.0)
MAP: Final = (LEFT, 64.0)
LADDER: Final = (630.0, 64.0)
TRACKS: Final = (LEFT, 462.0)
SUPPLY: Final = (LEFT, 790.0)
ACTIONS: Final = 790.0


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


def draw_world(drawing: Drawing) -> list[Markup]:
    """Rounds and order; the map and the ladder of income; tracks, display and supply."""
    return [
        tag("rect", width=WHOLE[0], height=SIZE[1], class_="paper"),
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
    sold = drawing.say("display", sold=view["sold"], limit=SALES[len(view["seats"])])
    parts = [text(sold, (OPEN.x, TRACKS[1] + HEAD / 2), "label")]
    columns = [(OPEN, view["open"], view["open_actions"])]
    if view["round"] < ROUNDS:
        parts.append(next_round(drawing))
        columns.append((NEXT, view["preview"], view["preview_actions"]))
    for column, cards, bought in columns:
        for category in CATEGORIES:
            y = TRACKS[1] + top_of(category)
            parts.append(project(drawing, cards[category], column, y))
        parts += actions(drawing, bought, column, ACTIONS)
    return parts


def next_round(drawing: Drawing) -> Markup:
    """The heading of the cards to come; its title says how many nobody has seen."""
    view = drawing.view
    decks = zip(CATEGORIES, view["cards_left"], strict=True)
    told = ", ".join(f"{drawing.words.name(f'category-{name}')} {n}" for name, n in decks)
    words = drawing.say("decks", cards=told, actions=view["actions_left"])
    at = (NEXT.x, TRACKS[1] + HEAD / 2)
    return tag("g", tag("title", words), text(drawing.say("next_round"), at, "label faint"))


def draw_things(drawing: Drawing) -> Part:
    """The own PR board and cards, then the seats, the own first; and how high all of it is."""
    seats = drawing.view["seats"]
    own = [name for name in seats if name == drawing.view["seat"]]
    rows = []
    for name in own:
        rows += [pr_board(drawing, seats[name])] if is_shown(drawing, seats[name]) else []
        rows.append(seat_row(drawing, name))
        rows.append(own_cards(drawing, seats[name]))
    rows += [seat_row(drawing, name) for name in seats if name not in own]
    parts, y = [], 0.0
    for height, row in rows:
        if height:
            parts.append(tag("g", row, transform=move((0, y))))
            y += height + GAP
    return y - GAP, tag("g", *parts, class_="things")


def picture(drawing: Drawing, size: tuple[float, float], *children: object, name: str) -> Markup:
    """One picture of the table with its name and its description."""
    view = drawing.view
    return svg(
        size,
        *children,
        name=name,
        title=drawing.say(f"title_{name}"),
        desc=drawing.say(
            "summary", round=view["round"], rounds=int(ROUNDS), tiles=len(view["map"])
        ),
        class_="board green-deal",
        style=STYLE,
        role="group" if drawing.options else "img",
    )
