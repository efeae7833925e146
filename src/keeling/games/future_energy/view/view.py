"""What a seat may see: everything but the values of other players' certificates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.future_energy.data.box import BOARDS, BOX
from keeling.games.future_energy.engine.rules.turn import EndTurn
from keeling.games.future_energy.engine.state import (
    FACE_DOWN,
    NIBBLE,
    ONE_LINE_BIT,
    THIRD_BIT,
    TWO_LINES_BIT,
    FutureEnergy,
)
from keeling.games.future_energy.engine.tables import (
    CATEGORIES,
    CERTIFICATES,
    CONNECTIONS,
    CONTRACT_POINTS,
    CONTRACTS,
    ICON_AT,
    ICONS,
    KINDS,
    MOST_FIELDS,
    N_CATEGORIES,
    N_CERTIFICATES,
    N_CONTRACTS,
    N_KINDS,
    N_ORDERS,
    NONE,
    ORDERS,
    PLACES,
    SEATS,
    TILES,
)
from keeling.games.future_energy.view.types import (
    Contract,
    ContractField,
    FutureEnergyView,
    Seat,
    Track,
)
from keeling.kernel.agenda import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable

LAP = BOX.score_track.tile  # FE-8.6
COVERED = {ONE_LINE_BIT: "one_line", TWO_LINES_BIT: "two_lines", THIRD_BIT: "buy_contract"}


def view_of(s: FutureEnergy, seat: int | None) -> FutureEnergyView:
    """The table as a seat sees it (None: a spectator)."""
    return FutureEnergyView(
        board=BOARDS[s.side].board.id,
        crew=PLACES[s.crew],
        kite=SEATS[s.kite],
        round=max(s.turns),
        last_round=s.ending or s.stuck,
        stuck=s.stuck,
        tiles=tiles(s),
        plants=plants(s),
        lines=lines(s),
        display=cards(s.display, CONTRACTS),
        stack=s.stack,
        order_display=cards(s.order_display, ORDERS),
        order_deck=s.orders_unseen() if s.orders_in_play else 0,
        jokers_left=s.jokers_left,
        certificates_left=s.certificate_pool.size,
        sold=counts(s.sold, CERTIFICATES),
        covered=[name for bit, name in COVERED.items() if s.covered & bit],
        duty=s.duty,
        order_bought=s.order_bought,
        nuclear_used=s.slid,
        free_step=s.free_step,
        seats={SEATS[other]: seat_of(s, other, own=other == seat) for other in range(s.seats)},
    )


def whose_turn(s: FutureEnergy) -> int:
    """The active player, also while another one is asked to join; nobody before and after play."""
    return next((int(step.seat) for step in s.agenda if isinstance(step, EndTurn)), NOBODY)


def tiles(s: FutureEnergy) -> dict[str, str]:
    """Place -> tile; closed fields carry one face down."""
    found = {}
    for place, tile in enumerate(s.tiles):
        if tile >= 0:
            found[PLACES[place]] = TILES[tile]
        elif tile == FACE_DOWN:
            found[PLACES[place]] = "face_down"
    return found


def plants(s: FutureEnergy) -> dict[str, dict[str, int]]:
    """Place -> seat -> plants."""
    return {
        PLACES[place]: {
            SEATS[seat]: s.plants_at(place, seat)
            for seat in range(s.seats)
            if planted >> (seat * NIBBLE) & 15
        }
        for place, planted in enumerate(s.planted)
        if planted
    }


def lines(s: FutureEnergy) -> dict[str, list[str]]:
    """Connection -> seats with a line there."""
    return {
        CONNECTIONS[connection]: [
            SEATS[seat] for seat in range(s.seats) if s.has_line(connection, seat)
        ]
        for connection, bits in enumerate(s.lines)
        if bits
    }


def seat_of(s: FutureEnergy, seat: int, *, own: bool) -> Seat:
    """One player's things; only the owner sees the values of certificates."""
    mine = [c for c in range(N_CONTRACTS) if s.owner[c] == seat]
    return Seat(
        seat=SEATS[seat],
        money=s.money[seat],
        plants=s.supply[seat],
        lines=s.spare_lines[seat],
        investors=s.investors[seat],
        engineers=s.engineers[seat],
        nuclear=s.nuclear[seat],
        contracts=[contract_of(s, c) for c in mine if s.holding[c]],
        completed=[CONTRACTS[c] for c in mine if not s.holding[c]],
        certificates=s.certificates_held(seat),
        certificate_values=certificates_of(s, seat) if own else None,
        orders=[ORDERS[o] for o in range(N_ORDERS) if s.order_owner[o] == seat],
        collected=counts(s.collected[seat * N_KINDS : (seat + 1) * N_KINDS], KINDS),
        jokers=s.jokers[seat],
        score=s.score(seat),
        track=track_of(s, seat),
        points=points_of(s, seat),
    )


def track_of(s: FutureEnergy, seat: int) -> Track:
    """FE-8.6 The marker of a player, and the tile of those who have gone beyond the track."""
    score, last = s.score(seat), BOX.score_track.last
    if score <= last:
        return Track(marker=score, tile=0)
    beyond = last + 1 - LAP  # where the marker stands after the last space
    return Track(marker=(score - beyond) % LAP + beyond, tile=LAP)


def contract_of(s: FutureEnergy, contract: int) -> Contract:
    """A contract with the plants on its fields, from left to right."""
    icons = [i for i in ICON_AT[contract * MOST_FIELDS : (contract + 1) * MOST_FIELDS] if i != NONE]
    return Contract(
        id=CONTRACTS[contract],
        points=CONTRACT_POINTS[contract],
        fields=[ContractField(icon=ICONS[i], plants=s.under(contract, i)) for i in icons],
    )


def certificates_of(s: FutureEnergy, seat: int) -> list[int]:
    """The values of a player's certificates, a secret."""
    held = s.certificates[seat * N_CERTIFICATES : (seat + 1) * N_CERTIFICATES]
    return [int(CERTIFICATES[card]) for card, n in enumerate(held) for _ in range(n)]


def points_of(s: FutureEnergy, seat: int) -> dict[str, int]:
    """The points of a player by category, leaving out what cannot be scored in this config."""
    found = s.points[seat * N_CATEGORIES : (seat + 1) * N_CATEGORIES]
    return {name: found[i] for i, name in enumerate(CATEGORIES) if category_in_play(s, name)}


def category_in_play(s: FutureEnergy, category: str) -> bool:
    """Whether points of this category exist in this config."""
    needs = {
        "orders": s.orders_in_play,
        "building_land": s.new_land,
        "largest_grid": s.largest_grid,
    }
    return needs.get(category, True)


def cards(slots: Iterable[int], names: list[str]) -> list[str | None]:
    """Cards in a display, None for an empty slot."""
    return [None if card == NONE else names[card] for card in slots]


def counts(numbers: Iterable[int], names: list[str]) -> dict[str, int]:
    """Name -> number, for all that are not 0."""
    return {name: n for name, n in zip(names, numbers, strict=False) if n}
