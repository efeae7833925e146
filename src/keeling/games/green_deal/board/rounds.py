"""The top of the board: the ten rounds with their scorings, and the turn order with its bids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.green_deal.board.badge import badge, parts_of
from keeling.games.green_deal.engine.tables import BALANCE_ROUNDS, PR_ROUNDS, ROUNDS, VALUE_ROUNDS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing

HEIGHT: Final = 54.0
LABEL: Final = 66.0
CELL: Final = 36.0
ICON: Final = 20.0
NUMBER: Final = 15.0  # the middle of the number, and of the icons below it
SCORING: Final = 39.0
SCORINGS: Final = {  # in the order in which they come (GD-2.7)
    "image": PR_ROUNDS,
    "balance": BALANCE_ROUNDS,
    "value": VALUE_ROUNDS,
}
PLACE: Final = 100.0  # from one place in the turn order to the next
DISC: Final = 18.0
RIGHT: Final = (PLACE - 6 - DISC - 4, HEIGHT / 2)  # where the wheel of a place lies


def scorings_of(number: int) -> list[str]:
    """What is scored after a round."""
    return [kind for kind, due in SCORINGS.items() if number in due]


def width_of(number: int) -> float:
    """The last round needs more room: three things are scored in it."""
    return CELL if number < ROUNDS else 3 * ICON + 8


@area
def rounds(drawing: Drawing, at: Point) -> Markup:
    """The track of rounds, with a marker on the present one."""
    now = drawing.view.round
    lefts = [LABEL + (CELL + 2) * i for i in range(int(ROUNDS))]
    cells = [round_cell(drawing, n + 1, x) for n, x in enumerate(lefts)]
    marker = None
    if 1 <= now <= ROUNDS:
        x, width = lefts[now - 1], width_of(now)
        face = box(width, HEIGHT / 2 + 2, "now", (x, 0))
        number = text(now, (x + width / 2, NUMBER), "on-now", "middle")
        marker = tag("g", face, number, id="round", data_glide="")
    label = text(drawing.say("round"), (0, NUMBER), "label")
    return tag("g", label, *cells, marker, class_="rounds", transform=move(at))


def round_cell(drawing: Drawing, number: int, x: float) -> Markup:
    """A round, and what is scored after it."""
    due, width = scorings_of(number), width_of(number)
    first = x + width / 2 - (ICON + 1) * (len(due) - 1) / 2
    words = "; ".join(
        [drawing.say("round_of", number=number)] + [drawing.say(f"scoring_{kind}") for kind in due]
    )
    return tag(
        "g",
        tag("title", words),
        box(width, HEIGHT, "panel" if due else "place", (x, 0)),
        text(number, (x + width / 2, NUMBER), "step", "middle"),
        *(icon(kind, ICON, (first + (ICON + 1) * i, SCORING)) for i, kind in enumerate(due)),
        class_="past" if number < drawing.view.round else None,
    )


@area
def order(drawing: Drawing, at: Point) -> Markup:
    """The turn order of this round; who has no place yet comes after those who have."""
    placed = drawing.view.order
    seats = placed + [seat for seat in drawing.view.seats if seat not in placed]
    parts = [place(drawing, seat, n, fixed=seat in placed) for n, seat in enumerate(seats)]
    return tag("g", *parts, class_="order", transform=move(at))


def place(drawing: Drawing, seat: str, n: int, *, fixed: bool) -> Markup:
    """A place in the order, who has it, and the bid."""
    return tag(
        "g",
        tag("title", f"{drawing.words.name(f'seat-{seat}')}: {bid_title(drawing, seat)}"),
        box(PLACE - 6, HEIGHT, "panel" if fixed else "place"),
        text(n + 1 if fixed else "?", (9, HEIGHT / 2), "rank", "middle"),
        drawing.mark(seat, 13.4, (34, HEIGHT / 2)),
        waiting(drawing, seat, RIGHT) or wheel(drawing, seat, RIGHT),
        id=f"order-{seat}",
        class_="place-in-order acting" if drawing.where("active", seat) else "place-in-order",
        data_glide="",
        transform=move((PLACE * n, 0)),
    )


def waiting(drawing: Drawing, seat: str, at: Point) -> Markup | None:
    """In the expansion bids are over: a tile that is still to be placed lies there instead."""
    tile = drawing.view.seats[seat].pending
    if tile is None or drawing.view.phase != "expansion":
        return None
    category, size = parts_of(tile)
    words = drawing.say("pending", category=f"category-{category}", size=size)
    return tag(
        "g",
        tag("title", words),
        box(2 * DISC, 2 * DISC, "mini", (-DISC, -DISC), 4),
        badge(drawing, category, 8, (-8, 0)),
        text(size, (9, 0), "size", "middle"),
        class_=f"waiting in-{category}",
        transform=move(at),
    )


def is_set(drawing: Drawing, seat: str) -> bool:
    """Whether somebody has set a bid that is not shown yet."""
    view = drawing.view
    waits = seat in view.choosing or seat == view.spy
    return view.prompt == "bid" and not view.bids_shown and not waits


def bid_title(drawing: Drawing, seat: str) -> str:
    """A bid in words, or that there is none to see."""
    bid = drawing.view.seats[seat].bid
    if bid is not None:
        return drawing.say("bid" if drawing.view.bids_shown else "own_bid", bid=bid)
    return drawing.say("bid_set" if is_set(drawing, seat) else "no_bid")


def wheel(drawing: Drawing, seat: str, at: Point) -> Markup:
    """An auction wheel: open with the bid, the viewer's own under a lid, or closed."""
    bid = drawing.view.seats[seat].bid
    closed = bid is None and is_set(drawing, seat)
    secret = bid is not None and not drawing.view.bids_shown
    look = "closed" if closed else "secret" if secret else "none" if bid is None else "open"
    face: Markup | None = None
    if closed:
        face = icon("sealed", 20, (0, -1))
    elif bid is not None:
        face = text(bid, (0, 0), "bid", "middle")
    notches = tag("circle", r=DISC - 3, class_="notches")
    return tag(
        "g",
        tag("circle", r=DISC, class_="disc"),
        notches,
        face,
        class_=f"wheel {look}",
        transform=move(at),
    )
