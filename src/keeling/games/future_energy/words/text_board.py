"""The board as text, complete: for terminals and for people who listen to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.future_energy.data.box import BOX
from keeling.games.future_energy.words import phrases as said
from keeling.text.letters import OF_SEATS
from keeling.text.lines import TIE, titled

if TYPE_CHECKING:
    from keeling.games.future_energy.view.types import Contract, FutureEnergyView, Seat
    from keeling.text.catalogue import Catalogue


def text_board(view: FutureEnergyView, words: Catalogue) -> str:
    """Everything the view holds, block by block, in lines that fit a terminal of 80 columns."""
    blocks = [header(view, words), display(view, words)]
    if view.orders_in_play:
        blocks.append(orders(view, words))
    seats = zip(OF_SEATS, view.seats.values(), strict=False)
    blocks += [seat_block(view, words, letter, seat) for letter, seat in seats]
    blocks += [region_block(view, words, region.id) for region in said.board_of(view).region]
    blocks += [lines(view, words), around_crew(view, words)]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def header(view: FutureEnergyView, words: Catalogue) -> list[str]:
    """Where we are in the game, and in the turn."""
    facts = [words.say("game-name"), words.say("board-round", round=view.round)]
    if view.last_round:
        facts.append(words.say("board-last_round"))
    crew = words.say("board-crew", place=f"place-{view.crew}")
    start = said.place_in_words(view, words, "start")
    ticks = words.say("board-ticks")
    texts = [said.situation(view, words), crew, start, *turn(view, words), ticks]
    return titled(" - ".join(facts), texts)


def turn(view: FutureEnergyView, words: Catalogue) -> list[str]:
    """What has happened in this turn and what is still due."""
    covered = said.names_of(words, "planning_action", view.covered)
    sold = ", ".join(f"{n} x {value}" for value, n in view.sold.items())
    facts = {
        words.say("board-covered", actions=covered): covered,
        words.say("board-stuck"): view.stuck and not view.ended,
        words.say("board-duty"): view.duty,
        words.say("board-free_step"): view.free_step,
        words.say("board-nuclear_used", count=view.nuclear_used): view.nuclear_used,
        words.say("board-sold", certificates=sold): sold,
    }
    return [text for text, holds in facts.items() if holds]


def display(view: FutureEnergyView, words: Catalogue) -> list[str]:
    """The contracts to buy, with their prices."""
    texts = [
        words.say("board-stack", count=view.stack),
        words.say("board-certificates_left", count=view.certificates_left),
    ]
    prices = BOX.contract_display.price_by_slot
    for i, contract in enumerate(view.display):
        slot = words.say("board-slot", slot=f"slot-{i + 1}", price=prices[i])
        card = said.contract_in_words(words, contract) if contract else words.say("board-none")
        texts.append(f"{slot}: {card}")
    return titled(words.say("board-display"), texts)


def orders(view: FutureEnergyView, words: Catalogue) -> list[str]:
    """The public orders to buy."""
    texts = [
        words.say("board-deck", count=view.order_deck),
        words.say("board-jokers_left", count=view.jokers_left),
    ]
    for i, order in enumerate(view.order_display):
        price = BOX.order_market.price
        slot = words.say("board-slot", slot=f"slot-{i + 1}", price=price)
        card = said.order_in_words(words, order) if order else words.say("board-none")
        texts.append(f"{slot}: {card}")
    return titled(words.say("board-order_display"), texts)


def seat_block(view: FutureEnergyView, words: Catalogue, letter: str, seat: Seat) -> list[str]:
    """All that a seat has."""
    name = seat.seat
    facts = [
        f"{letter} {words.name(f'seat-{name}')}",
        words.say("board-points", count=seat.score),
    ]
    if view.kite == name:
        facts.append(words.say("board-kite"))
    if view.to_move == name:
        facts.append(words.say("board-to_move", seat=f"seat-{name}"))
    texts = [*stocks(view, words, seat), *sheets(view, words, seat)]
    return titled(" - ".join(facts), texts)


def stocks(view: FutureEnergyView, words: Catalogue, seat: Seat) -> list[str]:
    """What a seat has in numbers."""
    owned = {key: n for key, n in seat.stocks.items() if key != "nuclear" or view.new_land}
    owned["engineers"] += BOX.engineers.own
    stock = said.counts_in_words(words, "stock", owned)
    certificates = words.name("stock-certificates")
    texts = [f"{stock}, {certificates} {said.certificates_in_words(seat)}"]
    scored = {category: points for category, points in seat.points.items() if points}
    if scored:
        points = said.counts_in_words(words, "category", scored)
        texts.append(f"{words.name('stock-score')}: {points}")
    return texts


def sheets(view: FutureEnergyView, words: Catalogue, seat: Seat) -> list[str]:
    """The contracts of a seat, open and completed, its orders, and what it can pay for them."""
    texts = [contract(words, held) for held in seat.contracts]
    completed = said.names_of(words, "contract", seat.completed)
    done = words.say("board-completed", count=len(seat.completed))
    texts.append(f"{done} ({completed})" if completed else done)
    if view.orders_in_play:
        held = {**seat.collected, "joker": seat.jokers}
        tiles = said.counts_in_words(words, "payment", held)
        texts += [f"{words.say('board-collected')}: {tiles}"]
        texts += [said.order_in_words(words, order) for order in seat.orders]
    return texts


def contract(words: Catalogue, held: Contract) -> str:
    """A contract, its placed plants ticked off; [2] where two plants wait."""
    boxes = ("[x]", f"[{TIE}]", "[2]")
    fields = [
        f"{boxes[field.plants]}{TIE}{words.name('icon-' + field.icon)}" for field in held.fields
    ]
    return words.say(
        "board-contract",
        contract=f"contract-{held.id}",
        icons="  ".join(fields),
        points=held.points,
    )


def region_block(view: FutureEnergyView, words: Catalogue, region: str) -> list[str]:
    """The fields of a region: what lies there, and where lines can go from there."""
    tally = said.counts_in_words(words, "seat", said.plants_in_region(view, region))
    title = words.say("board-region", region=f"region-{region}", plants=tally)
    fields = [field.id for field in said.board_of(view).field if field.region == region]
    return titled(title, [field_line(view, words, field) for field in fields])


def field_line(view: FutureEnergyView, words: Catalogue, field: str) -> str:
    """What lies on a field, and its neighbours."""
    around = said.names_of(words, "place", (place for place, _ in neighbours(view, field)))
    here = said.place_in_words(view, words, field)
    return words.say("board-field", field=here, neighbours=around)


def neighbours(view: FutureEnergyView, place: str) -> list[tuple[str, str]]:
    """The places next to a place, each with the connection to it."""
    pairs = said.board_of(view).lines.pairs
    return [(b if a == place else a, f"{a}-{b}") for a, b in pairs if place in (a, b)]


def lines(view: FutureEnergyView, words: Catalogue) -> list[str]:
    """All lines by connection."""
    built = [said.connection_in_words(view, words, connection) for connection in view.lines]
    return titled(words.say("board-lines"), built or [words.say("board-none")])


def around_crew(view: FutureEnergyView, words: Catalogue) -> list[str]:
    """Where the crew could step: what lies there, and whose lines lie on the way."""
    texts = []
    for place, connection in neighbours(view, view.crew):
        owners = said.names_of(words, "seat", view.lines.get(connection, []))
        way = words.say("board-way", seats=owners) if owners else words.say("board-way-empty")
        texts.append(f"{said.place_in_words(view, words, place)}; {way}")
    return titled(words.say("board-around", place=f"place-{view.crew}"), texts)
