"""One row for each seat: its mark and score, its stocks, its expertise, its turn so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import Part, box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import move, tag, text
from keeling.games.carbon.board.stocks import EDGE, form_of
from keeling.games.co2.board.drawing import Drawing
from keeling.games.co2.board.stocks import levels, people, stocks

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.co2.view.types import Seat

WIDTH: Final = 400.0
TOP: Final = 19.0  # where the first line of a row stands
AUCTION: Final = {"bid", "award_start", "pay_bid", "name_start"}  # what is asked in it
DONE: Final = {"propose": "propose", "install": "install", "build": "crane"}


@area
def seat_row(drawing: Drawing, name: str) -> Part:
    """Everything a seat has, as far as it may be seen."""
    seat = drawing.view.seats[name]
    moving = drawing.where("to_move", name)
    height = form_of(drawing, name).height
    return height, drawing.piece(
        f"seat-{name}",
        drawing.words.name(f"seat-{name}"),
        box(WIDTH, height, "row"),
        box(6, height, "edge", radius=3),
        first_line(drawing, seat),
        *stocks(drawing, seat),
        *people(drawing, seat),
        *levels(drawing, seat),
        rim(WIDTH, height),
        class_=f"seat seat-{name} moving" if moving else f"seat seat-{name}",
    )


def first_line(drawing: Drawing, seat: Seat) -> Markup:
    """Mark, name, start player, the turn so far, score."""
    name = seat.seat
    bidder, active = drawing.where("bidder", name), drawing.where("active", name)
    return tag(
        "g",
        drawing.mark(name, 12, (EDGE + 12, TOP)),
        fitted(drawing.words.name(f"seat-{name}"), (EDGE + 32, TOP), 112, 17, "seat-name"),
        crown(drawing) if drawing.where("start_player", name) else None,
        bid(bidder) if bidder else None,
        *(turn(active) if active else []),
        score(drawing, seat),
    )


def score(drawing: Drawing, seat: Seat) -> Markup:
    """The points so far, at the right edge."""
    digits = 15 * len(str(seat.score))
    return tag(
        "g",
        tag("title", drawing.say("stock_score")),
        icon("points", 20, (WIDTH - 22 - digits, TOP)),
        text(seat.score, (WIDTH - 9, TOP), "score", "end"),
        id=f"stock-{seat.seat}-score",
        data_amount=seat.score,
    )


def crown(drawing: Drawing) -> Markup:
    """The start player card."""
    title = tag("title", drawing.say("start_player"))
    return tag("g", title, icon("start", 22, (172, TOP)), id="start-player", data_glide="")


def bid(drawing: Drawing) -> Markup | None:
    """CO-19.4 The highest bid so far, of an auction that is under way."""
    highest = drawing.view.bid
    if highest is None or drawing.view.prompt not in AUCTION:
        return None
    title = tag("title", drawing.say("bid", count=highest))
    number = text(highest, (232, TOP), "score")
    return tag("g", title, icon("money", 22, (216, TOP)), number)


def turn(drawing: Drawing) -> list[Markup]:
    """What a turn consists of; what has been done in this one is filled."""
    view = drawing.view
    parts = []
    chips = (
        ("done", DONE[view.done or "propose"], view.done is not None),
        ("moved", "move", view.moved),
        ("visit", "swap", view.visit is not None),
        ("carded", "lobby", view.carded),
    )
    for i, (key, face, done) in enumerate(chips):
        parts.append(
            tag(
                "g",
                tag("title", drawing.say(f"turn_{key}", done="yes" if done else "no")),
                box(29, 26, "", (-14.5, -13)),
                icon(face, 18, (0, 0)),
                class_="chip done" if done else "chip",
                transform=move((204 + 32 * i, TOP)),
            )
        )
    return parts
