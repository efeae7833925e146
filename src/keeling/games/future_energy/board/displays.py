"""The displays: contracts and orders that can be bought, each with the id it is called by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from keeling.draw.areas import area
from keeling.draw.icons import icon
from keeling.draw.parts import card, stock, ticket, wrapped
from keeling.draw.svg import Point, move, tag, text
from keeling.games.future_energy.board.drawing import Drawing
from keeling.games.future_energy.board.piece import code, effect_mark, rim, valued
from keeling.games.future_energy.data.box import BOX
from keeling.games.future_energy.words import phrases as said

if TYPE_CHECKING:
    from collections.abc import Iterable

    from markupsafe import Markup

Part = tuple[float, "Markup"]  # how high it is, and the part itself
WIDTH: Final = 400
GAP: Final = 8
TITLE: Final = 22  # the line above a display
HALF: Final = 197.0  # two cards stand side by side
LETTERS: Final = 19  # how many letters of an order's name fit in a line
LINE: Final = 18
DECK: Final = f"M{WIDTH - 50} -2h50v26h-50z"  # around the deck of orders


class Ticket(NamedTuple):
    """How a contract on display is drawn: in one line, or in two where there is room."""

    height: float
    top: float  # where price, id and points stand
    icons: float  # where the icons stand
    size: float  # of an icon
    middle: float  # of the icons


FLAT: Final = Ticket(32, 16, 16, 18, 124)
LARGE: Final = Ticket(66, 19, 45, 28, HALF / 2)
FLAT_CARD: Final = 32.0


def titled(title: str, facts: Iterable[Markup], parts: Iterable[Markup]) -> Markup:
    """A display below its title; facts about it stand at the right."""
    return tag("g", text(title, (0, 11), "title"), *facts, *parts)


def slot_at(slot: int, height: float) -> str:
    """Where one of four cards lies."""
    row, column = divmod(slot, 2)
    return move((column * (WIDTH - HALF), TITLE + row * (height + GAP)))


@area
def contract_display(drawing: Drawing, *, large: bool) -> Part:
    """Four contracts to buy, each with the price of its slot."""
    view, words = drawing.view, drawing.words
    certificates = words.say("board-certificates_left", count=view.certificates_left)
    stack = words.say("board-stack", count=view.stack)
    facts = [
        stock("certificate", view.certificates_left, (WIDTH - 98, 11), certificates),
        stock("contract", view.stack, (WIDTH - 44, 11), stack),
    ]
    form = LARGE if large else FLAT
    slots = [contract_slot(drawing, i, contract, form) for i, contract in enumerate(view.display)]
    shown = titled(words.say("board-display"), facts, slots)
    return TITLE + 2 * form.height + GAP, shown


def contract_slot(drawing: Drawing, slot: int, contract: str | None, form: Ticket) -> Markup:
    """A slot of the display: the contract if there is one, and the price."""
    price = BOX.contract_display.price_by_slot[slot]
    key = f"slot-{slot + 1}"
    outline = ticket(HALF, form.height, 5)
    return drawing.piece(
        key,
        drawing.words.say("board-slot", slot=key, price=price),
        tag("path", d=outline, class_="sheet empty"),
        contract_face(drawing, contract, form) if contract else None,
        valued("money", price, (9, form.top)),
        rim(outline),
        class_="slot",
        transform=slot_at(slot, form.height),
    )


def contract_face(drawing: Drawing, contract: str, form: Ticket) -> Markup:
    """Points, id and icons of a contract on display."""
    row = said.CONTRACTS[contract]
    pitch = form.size + (2 if form is FLAT else 6)
    left = form.middle - pitch * (len(row.icons) - 1) / 2
    outline = ticket(HALF, form.height, 5)
    return drawing.piece(
        f"contract-{contract}",
        said.contract_in_words(drawing.words, contract),
        tag("path", d=outline, class_="sheet"),
        code(contract, (47 if form is FLAT else 62, form.top)),
        points_of(row.points, form.top, large=form is LARGE),
        *(
            icon(name, form.size, (left + pitch * i, form.icons))
            for i, name in enumerate(row.icons)
        ),
        rim(outline),
        class_="contract",
        data_glide="",
    )


def points_of(points: int, y: float, *, large: bool) -> Markup:
    """The points of a card at its right edge; where there is room, their icon before them."""
    number = text(points, (HALF - 8, y), "value", "end")
    return tag("g", icon("points", 18, (HALF - 42, y)) if large else None, number)


@area
def order_display(drawing: Drawing, *, large: bool) -> Part:
    """Four public orders, the deck they come from, and the jokers left."""
    view, words = drawing.view, drawing.words
    deck = words.say("board-deck", count=view.order_deck)
    jokers = words.say("board-jokers_left", count=view.jokers_left)
    pile = stock("order", view.order_deck, (WIDTH - 44, 11), deck)
    price = words.say("board-order_price")
    facts = [
        stock("money", BOX.order_market.price, (WIDTH - 142, 11), price),
        stock("joker", view.jokers_left, (WIDTH - 98, 11), jokers),
        drawing.piece("order-deck", deck, pile, rim(DECK), class_="deck"),
    ]
    orders = view.order_display
    height = card_height(drawing, orders) if large else FLAT_CARD
    slots = [order_slot(drawing, i, order, height) for i, order in enumerate(orders)]
    return TITLE + 2 * height + GAP, titled(words.say("board-order_display"), facts, slots)


def card_height(drawing: Drawing, orders: list[str | None]) -> float:
    """How high a card is on which the longest name fits."""
    names = [drawing.words.name(f"order-{order}") for order in orders if order]
    return 42 + LINE * max((len(wrapped(name, LETTERS)) for name in names), default=1)


def order_slot(drawing: Drawing, slot: int, order: str | None, height: float) -> Markup:
    """A slot of the order display, with its order if there is one."""
    outline = card(HALF, height)
    return drawing.piece(
        f"order-slot-{slot + 1}",
        drawing.words.name(f"order-{order}" if order else f"slot-{slot + 1}"),
        tag("path", d=outline, class_="sheet empty"),
        order_face(drawing, order, height) if order else None,
        rim(outline),
        class_="slot",
        transform=slot_at(slot, height),
    )


def order_face(drawing: Drawing, order: str, height: float) -> Markup:
    """What an order asks for, what it gives, and its name; only its id where there is no room."""
    row = said.ORDERS[order]
    name = drawing.words.name(f"order-{order}")
    outline, large = card(HALF, height), height > FLAT_CARD
    first: Point = (20, 18) if large else (54, 16)
    return drawing.piece(
        f"order-{order}",
        name,
        tag("path", d=outline, class_="sheet"),
        *(icon(kind, 18, (first[0] + 20 * i, first[1])) for i, kind in enumerate(row.requires)),
        effect_mark(row.effect, 18, (148, first[1])),
        points_of(row.points, first[1] + 2, large=False),
        *(name_of_order(name) if large else [code(order, (8, 16))]),
        rim(outline),
        class_="order",
        data_glide="",
    )


def name_of_order(name: str) -> list[Markup]:
    """The name of an order in lines below what it asks for; it begins with the id."""
    lines = wrapped(name, LETTERS)
    return [text(line, (9, 44 + LINE * i), "order-name") for i, line in enumerate(lines)]
