"""What lies beside the map: contracts and orders on display, the seats, where we are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from keeling.draw.icons import icon
from keeling.draw.parts import card, stock, ticket, wrapped
from keeling.draw.svg import Point, move, tag, text
from keeling.games.future_energy import board_words as said
from keeling.games.future_energy.board_piece import Drawing, effect_mark, mark, rim, valued
from keeling.games.future_energy.board_seats import fitting, seat_row
from keeling.games.future_energy.data import BOX
from keeling.games.future_energy.tables import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable

Part = tuple[float, Markup]  # how high it is, and the part itself
WIDTH: Final = 568
GAP: Final = 8
HEADER: Final = 40
TITLE: Final = 30  # the line above a display
TICKET: Final = (136, 74)
CARD: Final = (280, 76)
LETTERS: Final = 27  # how many letters of an order's name fit in a line
LINE: Final = 19
LEGEND: Final = 120
DECK: Final = f"M{WIDTH - 58} 0h58v26h-58z"  # around the deck of orders


def draw_things(drawing: Drawing, most: float) -> Part:
    """Contracts, orders and seats below each other, as high as they need and at most so high."""
    parts = [contract_display(drawing)]
    if said.orders_in_play(drawing.view):
        parts.append(order_display(drawing))
    seats = drawing.view["seats"]
    room = most - height_of(parts) - GAP * len(seats)
    scale = fitting(drawing, WIDTH, room)
    parts += [seat_row(drawing, seat, WIDTH, scale) for seat in seats]
    if height_of(parts) + GAP + LEGEND <= most:
        parts.append((LEGEND, legend(drawing)))
    tops = [height_of(parts[:i]) + GAP * bool(i) for i in range(len(parts))]
    placed = [
        tag("g", part, transform=move((0, y))) for (_, part), y in zip(parts, tops, strict=True)
    ]
    return height_of(parts), tag("g", *placed, class_="things")


def height_of(parts: list[Part]) -> float:
    """How high parts are, with gaps between them."""
    return sum(height for height, _ in parts) + GAP * max(len(parts) - 1, 0)


def legend(drawing: Drawing) -> Markup:
    """The icons and letters of the tiles, with their names, where there is room for it."""
    words = drawing.words
    parts = [text(words.say("board-legend"), (0, 13), "title")]
    for i, kind in enumerate(KINDS):
        row, column = divmod(i, 3)
        x, y = column * WIDTH / 3, 44 + row * 30
        parts.append(icon(kind, 22, (x + 12, y)))
        letters = tag("tspan", words.say(f"board-letters-{kind}"), class_="strong")
        name = Markup("{} {}").format(letters, words.name(f"tile-{kind}"))
        parts.append(text(name, (x + 30, y), "legend"))
    return tag("g", *parts)


def header(drawing: Drawing) -> Markup:
    """The round, whether it is the last, certificates left, and who is to move or has won."""
    view, words = drawing.view, drawing.words
    final = view["last_round"] and not view["ended"]
    return tag(
        "g",
        text(words.say("board-round", round=view["round"]), (0, 18), "round"),
        pill(words.say("board-last_round"), 150) if final else None,
        whose_move(drawing),
    )


def pill(words: str, x: float) -> Markup:
    """A short text on a dark ground."""
    width = len(words) * 10 + 24
    ground = tag("rect", x=x, y=4, width=width, height=28, rx=14, class_="pill")
    return tag("g", ground, text(words, (x + width / 2, 18), "on-pill", "middle"))


def whose_move(drawing: Drawing) -> Markup:
    """Who is asked, or who has won, with their marks, at the right edge."""
    view = drawing.view
    seats = view["winners"] if view["ended"] else [view["to_move"]] if view["to_move"] else []
    tokens = [mark(seat, 13, (WIDTH - 18 - 40 * i, 18)) for i, seat in enumerate(reversed(seats))]
    news = said.situation(view, drawing.words)
    return tag("g", text(news, (WIDTH - 40 * len(seats), 18), "whose", "end"), *tokens)


def titled(title: str, facts: Iterable[Markup], parts: Iterable[Markup]) -> Markup:
    """A display below its title; facts about it stand at the right."""
    return tag("g", text(title, (0, 13), "title"), *facts, *parts)


def contract_display(drawing: Drawing) -> Part:
    """Four contracts to buy, each with the price of its slot."""
    view, words = drawing.view, drawing.words
    certificates = words.say("board-certificates_left", count=view["certificates_left"])
    stack = words.say("board-stack", count=view["stack"])
    facts = [
        stock("certificate", view["certificates_left"], (WIDTH - 110, 13), certificates),
        stock("contract", view["stack"], (WIDTH - 50, 13), stack),
    ]
    slots = [
        contract_slot(drawing, i, contract, (i * (TICKET[0] + GAP), TITLE))
        for i, contract in enumerate(view["display"])
    ]
    return TITLE + TICKET[1], titled(words.say("board-display"), facts, slots)


def contract_slot(drawing: Drawing, slot: int, contract: str | None, at: Point) -> Markup:
    """A slot of the display: the contract if there is one, and the price."""
    price = BOX.contract_display.price_by_slot[slot]
    key = f"slot-{slot + 1}"
    return drawing.piece(
        key,
        drawing.words.say("board-slot", slot=key, price=price),
        tag("path", d=ticket(*TICKET), class_="sheet empty"),
        contract_face(drawing, contract) if contract else None,
        valued("money", price, (12, 19)),
        rim(ticket(*TICKET)),
        class_="slot",
        transform=move(at),
    )


def contract_face(drawing: Drawing, contract: str) -> Markup:
    """Points and icons of a contract on display."""
    row = said.CONTRACTS[contract]
    left = (TICKET[0] - 30 * (len(row.icons) - 1)) / 2
    return drawing.piece(
        f"contract-{contract}",
        said.contract_in_words(drawing.words, contract),
        tag("path", d=ticket(*TICKET), class_="sheet"),
        valued("points", row.points, (TICKET[0] - 58, 19)),
        tag("path", d=f"M8 37H{TICKET[0] - 8}", class_="perforation"),
        *(icon(name, 26, (left + 30 * i, 56)) for i, name in enumerate(row.icons)),
        rim(ticket(*TICKET)),
        class_="contract",
        data_glide="",
    )


def order_display(drawing: Drawing) -> Part:
    """Four public orders, the deck they come from, and the jokers left."""
    view, words = drawing.view, drawing.words
    deck = words.say("board-deck", count=view["order_deck"])
    jokers = words.say("board-jokers_left", count=view["jokers_left"])
    pile = stock("order", view["order_deck"], (WIDTH - 50, 13), deck)
    facts = [
        stock("money", BOX.order_market.price, (WIDTH - 170, 13), words.say("board-order_price")),
        stock("joker", view["jokers_left"], (WIDTH - 110, 13), jokers),
        drawing.piece("order-deck", deck, pile, rim(DECK), class_="deck"),
    ]
    slots = [order_slot(drawing, i, order) for i, order in enumerate(view["order_display"])]
    shown = titled(words.say("board-order_display"), facts, slots)
    return TITLE + 2 * CARD[1] + GAP, shown


def order_slot(drawing: Drawing, slot: int, order: str | None) -> Markup:
    """A slot of the order display, with its order if there is one."""
    row, column = divmod(slot, 2)
    at = (column * (CARD[0] + GAP), TITLE + row * (CARD[1] + GAP))
    return drawing.piece(
        f"order-slot-{slot + 1}",
        drawing.words.name(f"order-{order}" if order else f"slot-{slot + 1}"),
        tag("path", d=card(*CARD), class_="sheet empty"),
        order_face(drawing, order) if order else None,
        rim(card(*CARD)),
        class_="slot",
        transform=move(at),
    )


def order_face(drawing: Drawing, order: str) -> Markup:
    """What an order asks for, what it gives, and its name."""
    row = said.ORDERS[order]
    name = drawing.words.name(f"order-{order}")
    lines = wrapped(name, LETTERS)
    top = 52 - LINE * (len(lines) - 1) / 2
    return drawing.piece(
        f"order-{order}",
        name,
        tag("path", d=card(*CARD), class_="sheet"),
        *(icon(kind, 22, (22 + 25 * i, 18)) for i, kind in enumerate(row.requires)),
        valued("points", row.points, (132, 18)),
        effect_mark(row.effect, 22, (230, 18)),
        *(text(line, (12, top + LINE * i), "order-name") for i, line in enumerate(lines)),
        rim(card(*CARD)),
        class_="order",
        data_glide="",
    )
