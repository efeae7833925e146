"""What lies beside the map: contracts and orders on display, the seats, where we are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from keeling.draw.areas import area
from keeling.draw.icons import icon
from keeling.draw.svg import move, tag, text
from keeling.games.future_energy.board.displays import (
    GAP,
    WIDTH,
    Part,
    contract_display,
    order_display,
)
from keeling.games.future_energy.board.drawing import Drawing
from keeling.games.future_energy.board.piece import mark
from keeling.games.future_energy.board.seats import fitting, seat_row
from keeling.games.future_energy.engine.tables import KINDS
from keeling.games.future_energy.words import phrases as said

if TYPE_CHECKING:
    from collections.abc import Iterable

HEADER: Final = 40
LEGEND: Final = 106


def draw_things(drawing: Drawing, most: float) -> Part:
    """Contracts, orders and seats below each other: large where there is room, never higher."""
    seats = drawing.view.seats
    for large in (True, False):
        parts = displays(drawing, large=large)
        room = most - height_of(parts) - GAP * len(seats)
        scale = fitting(drawing, WIDTH, room - (LEGEND + GAP if large else 0))
        if scale >= 1:
            break
    parts += [seat_row(drawing, name, WIDTH, scale) for name in seats]
    if height_of(parts) + GAP + LEGEND <= most:
        parts.append((LEGEND, legend(drawing)))
    return height_of(parts), tag("g", *stacked(parts), class_="things")


def displays(drawing: Drawing, *, large: bool) -> list[Part]:
    """What can be bought."""
    orders = [order_display(drawing, large=large)] if drawing.view.orders_in_play else []
    return [contract_display(drawing, large=large), *orders]


def stacked(parts: list[Part]) -> Iterable[Markup]:
    """Parts below each other."""
    for i, (_, part) in enumerate(parts):
        yield tag("g", part, transform=move((0, height_of(parts[:i]) + GAP * bool(i))))


def height_of(parts: list[Part]) -> float:
    """How high parts are, with gaps between them."""
    return sum(height for height, _ in parts) + GAP * max(len(parts) - 1, 0)


@area
def legend(drawing: Drawing) -> Markup:
    """The icons and letters of the tiles, with their names, where there is room for it."""
    words = drawing.words
    parts = [text(words.say("board-legend"), (0, 11), "title")]
    for i, kind in enumerate(KINDS):
        row, column = divmod(i, 2)
        x, y = column * WIDTH / 2, 34 + row * 21
        parts.append(icon(kind, 18, (x + 10, y)))
        letters = tag("tspan", words.say(f"board-letters-{kind}"), class_="strong")
        name = Markup("{} {}").format(letters, words.name(f"tile-{kind}"))
        parts.append(text(name, (x + 26, y), "legend"))
    return tag("g", *parts)


def header(drawing: Drawing, width: float) -> Markup:
    """The round, whether it is the last, certificates left, and who is to move or has won."""
    view, words = drawing.view, drawing.words
    final = view.last_round and not view.ended
    return tag(
        "g",
        text(words.say("board-round", round=view.round), (0, 18), "round"),
        pill(words.say("board-last_round"), 150) if final else None,
        whose_move(drawing, width),
    )


def pill(words: str, x: float) -> Markup:
    """A short text on a dark ground."""
    width = len(words) * 10 + 24
    ground = tag("rect", x=x, y=4, width=width, height=28, rx=14, class_="pill")
    return tag("g", ground, text(words, (x + width / 2, 18), "on-pill", "middle"))


def whose_move(drawing: Drawing, width: float) -> Markup:
    """Who is asked, or who has won, with their marks, at the right edge."""
    view = drawing.view
    seats = view.winners if view.ended else [view.to_move] if view.to_move else []
    tokens = [mark(seat, 13, (width - 18 - 40 * i, 18)) for i, seat in enumerate(reversed(seats))]
    news = said.situation(view, drawing.words)
    return tag("g", text(news, (width - 40 * len(seats), 18), "whose", "end"), *tokens)
