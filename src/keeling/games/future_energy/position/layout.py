"""What a position of Future Energy consists of, a line a field."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from keeling.games.future_energy.engine.state import SHOWN, UNSEEN, USED_UP, FutureEnergy
from keeling.games.future_energy.engine.tables import (
    CATEGORIES,
    CERTIFICATES,
    CONTRACTS,
    FIRST_START_CONTRACT,
    KINDS,
    NONE,
    ORDERS,
    PLACES,
    SEATS,
    TILES,
)
from keeling.games.future_energy.position import forms
from keeling.games.future_energy.view.view import lines, plants, tiles
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import (
    MOST,
    REQUIRED,
    Cards,
    Count,
    Counts,
    Flag,
    Own,
    Places,
    Pool,
    Seat,
    put_card,
)
from keeling.kernel.layout import Each, Layout

Number = Annotated[int, Meta(ge=0, le=MOST)]
PLANTED = dict[str, dict[str, Number]]


def seats(s: FutureEnergy) -> list[str]:
    """The names of those who sit there."""
    return SEATS[: s.seats]


LAYOUT: Final = Layout(
    Own("crew", str, lambda s, _: PLACES[s.crew], forms.put_crew),
    Seat("kite", SEATS),
    Own("tiles", dict[str, str], lambda s, _: tiles(s), forms.put_tiles),
    Own("plants", PLANTED, lambda s, _: plants(s), forms.put_plants, "planted"),
    Own("lines", dict[str, list[str]], lambda s, _: lines(s), forms.put_lines),
    Pool("tile_pool", TILES, what="tile", sparse=True),
    Counts("box", KINDS, what="kind", sparse=True),
    Places("display", CONTRACTS, what="contract"),
    Count("stack"),
    Places("order_display", ORDERS, what="order"),
    Cards("orders_used", ORDERS, "order_owner", REQUIRED, what="order", at=USED_UP, nowhere=UNSEEN),
    Count("jokers_left"),
    Pool("certificate_pool", CERTIFICATES, what="certificate", sparse=True),
    Counts("sold", CERTIFICATES, what="certificate", sparse=True),
    Own("covered", list[str], forms.covered, forms.put_covered),
    Flag("order_bought"),
    Flag("duty"),
    Count("nuclear_used", "slid", most=2),
    Flag("free_step"),
    Flag("acted"),
    Flag("stuck", default=False),
    Flag("ending"),
    Each(
        "seats",
        seats,
        Count("money"),
        Count("plants", "supply"),
        Count("lines", "spare_lines"),
        Count("investors", most=2),
        Count("engineers", most=2),
        Count("nuclear", most=2),
        Count("jokers"),
        Count("turns"),
        Own("contracts", PLANTED, forms.contracts, forms.put_contracts, ["owner", "holding"]),
        Counts("certificates", CERTIFICATES, what="certificate", sparse=True),
        Cards("orders", ORDERS, "order_owner", REQUIRED, what="order", nowhere=UNSEEN),
        Counts("collected", KINDS, what="kind", sparse=True),
        Counts("points", CATEGORIES, what="category", sparse=True),
        whole=True,
    ),
    follows=("seats", "side", "largest_grid", "orders_in_play", "new_land"),  # by the config
)


def complete(s: FutureEnergy) -> None:
    """Cards on display are nobody's, and no other contract is in the stack but those unseen."""
    for card in s.display:
        if card >= FIRST_START_CONTRACT:
            raise BadScenario(f"display: '{CONTRACTS[card]}' is a start contract")
        if card != NONE:
            put_card(s.owner, card, SHOWN, CONTRACTS[card], UNSEEN)
    for card in s.order_display:
        if card != NONE:
            put_card(s.order_owner, card, SHOWN, ORDERS[card], UNSEEN)
    if s.stack > sum(s.owner[c] == UNSEEN for c in range(FIRST_START_CONTRACT)):
        raise BadScenario(f"stack: there are not {s.stack} contracts left that nobody has seen")
