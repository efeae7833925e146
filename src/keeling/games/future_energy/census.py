"""Where all components are: numbers that no rule ever changes (section 11 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.future_energy.engine.state import SHOWN, UNSEEN, USED_UP, FutureEnergy
from keeling.games.future_energy.engine.tables import (
    CERTIFICATES,
    ENGINEER,
    INVESTOR,
    KIND_OF_TILE,
    KINDS,
    N_CERTIFICATES,
    N_CONNECTIONS,
    N_CONTRACTS,
    N_KINDS,
    N_PLACES,
    NUCLEAR,
    SEATS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable


def census(s: FutureEnergy) -> dict[str, int]:
    """How many of each component there are in all places together."""
    return {
        **{f"plants of {SEATS[seat]}": plants(s, seat) for seat in range(s.seats)},
        **{f"lines of {SEATS[seat]}": lines(s, seat) for seat in range(s.seats)},
        **{f"tiles {name}": tiles(s, kind) for kind, name in enumerate(KINDS)},
        **{f"certificates {name}": certificates(s, i) for i, name in enumerate(CERTIFICATES)},
        "contracts": sum(1 for owner in s.owner if owner in (UNSEEN, SHOWN) or owner >= 0),
        "contracts shown": sum(owner == SHOWN for owner in s.owner) - shown(s.display),
        "orders": sum(1 for o in s.order_owner if o in (UNSEEN, SHOWN, USED_UP) or o >= 0),
        "orders shown": sum(owner == SHOWN for owner in s.order_owner) - shown(s.order_display),
    }


def shown(slots: Iterable[int]) -> int:
    """Cards in a display."""
    return sum(card >= 0 for card in slots)


def plants(s: FutureEnergy, seat: int) -> int:
    """Invariant 1: supply, contracts and board together."""
    on_contracts = sum(s.plants_on(c) for c in range(N_CONTRACTS) if s.owner[c] == seat)
    on_board = sum(s.plants_at(place, seat) for place in range(N_PLACES))
    return s.supply[seat] + on_contracts + on_board


def lines(s: FutureEnergy, seat: int) -> int:
    """Invariant 2: supply and board together."""
    return s.spare_lines[seat] + sum(s.has_line(c, seat) for c in range(N_CONNECTIONS))


def tiles(s: FutureEnergy, kind: int) -> int:
    """Invariant 9: board, tableaus, collected, box; the face-down ones count with the box."""
    on_board = sum(s.kind_at(place) == kind for place in range(N_PLACES))
    pool = sum(n for tile, n in enumerate(s.tile_pool.counts) if KIND_OF_TILE[tile] == kind)
    tableaus = {INVESTOR: s.investors, ENGINEER: s.engineers, NUCLEAR: s.nuclear}
    stored = sum(tableaus[kind]) if kind in tableaus else 0
    collected = sum(s.collected[seat * N_KINDS + kind] for seat in range(s.seats))
    return on_board + pool + stored + collected + s.box[kind]


def certificates(s: FutureEnergy, card: int) -> int:
    """Invariant 13: pool, owned, sold."""
    owned = sum(s.certificates[seat * N_CERTIFICATES + card] for seat in range(s.seats))
    return s.certificate_pool.counts[card] + owned + s.sold[card]
