"""One row for each seat: its mark and score, its stocks, its contracts and orders."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from keeling.draw.areas import area
from keeling.draw.icons import icon
from keeling.draw.parts import cable, card, stock, ticket
from keeling.draw.svg import Point, move, tag, text
from keeling.games.future_energy.board.drawing import Drawing
from keeling.games.future_energy.board.piece import code, effect_mark, mark, rim
from keeling.games.future_energy.data.box import BOX
from keeling.games.future_energy.engine.tables import SEATS
from keeling.games.future_energy.view.types import Contract, Seat
from keeling.games.future_energy.words import phrases as said

Part = tuple[float, Markup]  # how high it is, and the part itself
EDGE: Final = 12
STOCKS: Final = {
    "money": "money",
    "plants": "plant",
    "lines": "line",
    "investors": "investor",
    "engineers": "engineer",
    "nuclear": "nuclear",
}
PITCH: Final = 40  # from one stock to the next; the first three may have two digits
DIGIT: Final = 8
TOP: Final = 17  # where the three parts of a row stand
MIDDLE: Final = 43
SHEETS: Final = 57
CELL: Final = 22  # a field of a contract
CODE: Final = 34  # the id of a contract or an order
FOOT: Final = 24  # the line of collected tiles
SHEET: Final = 26  # the height of a contract or an order
SPACE: Final = 5
SCALES: Final = (1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5)
MOST_VALUES: Final = 2  # more certificates than this show only their sum
PLANNING: Final = {"one_line": "line", "two_lines": "line", "buy_contract": "contract"}
LINES: Final = {action.id: action.lines for action in BOX.planning_action}


def fitting(drawing: Drawing, width: float, most: float) -> float:
    """The largest scale of all sheets at which the rows together are at most so high."""
    seats = drawing.view.seats.values()
    heights = {scale: sum(row_height(seat, width, scale) for seat in seats) for scale in SCALES}
    return next((scale for scale in SCALES if heights[scale] <= most), SCALES[-1])


def row_height(seat: Seat, width: float, scale: float) -> float:
    """How high the row of a seat is."""
    spots = flow(widths(seat), (width - EDGE - SPACE) / scale)
    lying = (spots[-1][1] + SHEET + SPACE) * scale if spots else 0
    return SHEETS + lying + (FOOT if collects(seat) else 0)


@area
def seat_row(drawing: Drawing, name: str, width: float, scale: float) -> Part:
    """Everything a seat has, as far as it may be seen."""
    seat = drawing.view.seats[name]
    moving = drawing.where("to_move", name)
    height = row_height(seat, width, scale)
    return height, tag(
        "g",
        tag("rect", width=width, height=height, rx=6, class_="row"),
        tag("rect", width=6, height=height, rx=3, class_="edge"),
        first_line(drawing, seat, width),
        *stocks(drawing, seat),
        sheets(drawing, seat, width - EDGE - SPACE, scale),
        collected(drawing, seat, height - 14) if collects(seat) else None,
        id=f"seat-{name}",
        class_=f"seat seat-{name} moving" if moving else f"seat seat-{name}",
    )


def first_line(drawing: Drawing, seat: Seat, width: float) -> Markup:
    """Mark, name, the pattern of the seat's cables, kite, the turn so far, score."""
    name = seat.seat
    score = drawing.words.name("stock-score")
    kite = drawing.words.say("board-kite")
    digits = 14 * len(str(seat.score))
    moving = drawing.where("to_move", name)
    return tag(
        "g",
        mark(name, 11, (EDGE + 14, TOP)),
        text(drawing.words.name(f"seat-{name}"), (EDGE + 32, TOP), "seat-name"),
        cable(SEATS.index(name), name, ((142, TOP), (176, TOP))),
        tag("g", tag("title", kite), icon("kite", 22, (192, TOP)), id="kite", data_glide="")
        if drawing.where("kite", name)
        else None,
        *(this_turn(moving) if moving else []),
        tag("g", tag("title", score), icon("points", 18, (width - 20 - digits, TOP))),
        tag(
            "g",
            text(seat.score, (width - 8, TOP), "score", "end"),
            **told(name, "score", seat.score),
        ),
    )


def this_turn(drawing: Drawing) -> list[Markup]:
    """The three planning actions, those done this turn filled; a free step if there is one."""
    view, words = drawing.view, drawing.words
    parts = []
    for i, (action, picture) in enumerate(PLANNING.items()):
        due = view.duty and action == "buy_contract" and action not in view.covered
        title = words.say("board-duty") if due else words.name(f"planning_action-{action}")
        number = "!" if due else LINES[action] or ""
        parts.append(chip(title, (number, picture), i, done=action in view.covered))
    if view.free_step:
        parts.append(chip(words.say("board-free_step"), ("", "crew"), len(PLANNING), done=False))
    return parts


def chip(title: str, face: tuple[object, str], place: int, *, done: bool) -> Markup:
    """A small field with a number and an icon, filled when done."""
    number, picture = face
    return tag(
        "g",
        tag("title", title),
        tag("rect", x=-16, y=-12, width=32, height=24, rx=6),
        text(number, (-2, 0), "value", "end") if number else None,
        icon(picture, 17, (7 if number else 0, 0)),
        class_="chip done" if done else "chip",
        transform=move((220 + 36 * place, TOP)),
    )


def stocks(drawing: Drawing, seat: Seat) -> list[Markup]:
    """Money, plants and lines in the supply, tiles on the tableau, contracts done, certificates."""
    words = drawing.words
    tiles = drawing.view.new_land
    amounts = {key: n for key, n in seat.stocks.items() if key != "nuclear" or tiles}
    shown: dict[str, str | int] = {**amounts}
    moving = drawing.where("to_move", seat.seat)
    if moving and (used := moving.view.nuclear_used):
        shown["nuclear"] = f"{seat.nuclear - used}/{seat.nuclear}"
    parts = [
        stock(
            STOCKS[key],
            shown[key],
            stock_at(i),
            words.name(f"stock-{key}"),
            **told(seat.seat, key, amount),
        )
        for i, (key, amount) in enumerate(amounts.items())
    ]
    done = words.say("board-completed", count=len(seat.completed))
    parts.append(stock("completed", len(seat.completed), stock_at(len(amounts)), done))
    title = words.name("stock-certificates")
    place = stock_at(len(amounts) + 1)
    held = told(seat.seat, "certificates", seat.certificates)
    return [*parts, stock("certificate", certificates(seat), place, title, **held)]


def stock_at(i: int) -> Point:
    """Where a stock stands in its line."""
    return EDGE + PITCH * i + DIGIT * min(i, 3), MIDDLE


def told(seat: str, key: str, amount: int) -> dict[str, object]:
    """What a page needs to show that a stock has changed."""
    return {"id": f"stock-{seat}-{key}", "data_amount": amount}


def certificates(seat: Seat) -> str | int:
    """How many certificates, and for their owner what they are worth."""
    values = seat.certificate_values
    if values and len(values) > MOST_VALUES:
        return f"{len(values)} ({sum(values)})"
    return said.certificates_in_words(seat) if values else seat.certificates


def sheets(drawing: Drawing, seat: Seat, room: float, scale: float) -> Markup:
    """Contracts and orders, set like words in lines."""
    items = [contract(drawing, held) for held in seat.contracts]
    items += [order(drawing, name) for name in seat.orders]
    spots = flow(widths(seat), room / scale)
    parts = [tag("g", part, transform=move(at)) for part, at in zip(items, spots, strict=True)]
    return tag("g", *parts, transform=move((EDGE, SHEETS), scale))


def widths(seat: Seat) -> list[float]:
    """How wide the contracts and orders of a seat are."""
    contracts = [contract_width(len(held.fields)) for held in seat.contracts]
    return contracts + [order_width(len(said.ORDERS[name].requires)) for name in seat.orders]


def contract_width(fields: int) -> float:
    """How wide a contract with so many fields is."""
    return CODE + CELL * fields + 44


def order_width(icons: int) -> float:
    """How wide an order that asks for so many tiles is."""
    return CODE + 20 * icons + 68


def flow(widths: list[float], room: float) -> list[Point]:
    """Where things lie that are set like words in lines."""
    spots: list[Point] = []
    x = y = 0.0
    for width in widths:
        if x and x + width > room:
            x, y = 0.0, y + SHEET + SPACE
        spots.append((x, y))
        x += width + SPACE
    return spots


def contract(drawing: Drawing, held: Contract) -> Markup:
    """A contract as a ticket: a filled field for each plant to place, a hole for each placed."""
    fields = held.fields
    width = contract_width(len(fields))
    key = f"contract-{held.id}"
    title = said.contract_in_words(drawing.words, held.id)
    cells = [field(cell.icon, cell.plants, CODE + 20 + CELL * i) for i, cell in enumerate(fields)]
    return drawing.piece(
        key,
        title,
        tag("path", d=ticket(width, SHEET, 5), class_="sheet"),
        code(held.id, (8, SHEET / 2)),
        *cells,
        text(held.points, (width - 7, SHEET / 2), "value", "end"),
        rim(ticket(width, SHEET, 5)),
        class_="contract owned",
        data_glide="",
    )


def field(kind: str, plants: int, x: float) -> Markup:
    """A field of a contract."""
    y = SHEET / 2
    if not plants:
        hole = tag("circle", cx=x, cy=y, r=8.5, class_="hole")
        return tag("g", hole, icon(kind, 12, (x, y)), class_="field punched")
    ground = tag("rect", x=x - 10, y=y - 10, width=20, height=20, rx=4)
    two = text(plants, (x + 6, y + 5), "two", "middle") if plants > 1 else None
    return tag("g", ground, icon(kind, 16, (x, y)), two, class_="field planted")


def order(drawing: Drawing, name: str) -> Markup:
    """A public order of a seat: what it gives, what it asks for, its points."""
    row = said.ORDERS[name]
    width = order_width(len(row.requires))
    asked = [icon(kind, 17, (CODE + 52 + 20 * i, SHEET / 2)) for i, kind in enumerate(row.requires)]
    return drawing.piece(
        f"order-{name}",
        said.order_in_words(drawing.words, name),
        tag("path", d=card(width, SHEET, 8), class_="sheet"),
        code(name, (6, SHEET / 2)),
        effect_mark(row.effect, 17, (CODE + 18, SHEET / 2)),
        tag("path", d=f"M{CODE + 39} 5V{SHEET - 5}", class_="perforation"),
        *asked,
        text(row.points, (width - 7, SHEET / 2), "value", "end"),
        rim(card(width, SHEET, 8)),
        class_="order owned",
        data_glide="",
    )


def collects(seat: Seat) -> bool:
    """Whether there is anything to pay orders with."""
    return bool(seat.collected or seat.jokers)


def collected(drawing: Drawing, seat: Seat, y: float) -> Markup:
    """The tiles a seat collects for orders, and its jokers."""
    words = drawing.words
    held = {**seat.collected, "joker": seat.jokers}
    title = words.say("board-collected")
    start = EDGE + 10 + 9.4 * len(title)
    parts = [
        stock(kind, count, (start + 36 * i, y), words.name(f"payment-{kind}"))
        for i, (kind, count) in enumerate(held.items())
    ]
    return tag("g", text(title, (EDGE, y), "quiet"), *parts)
