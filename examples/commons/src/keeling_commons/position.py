"""What a position consists of, a line a field; and how many components there are."""

from __future__ import annotations

from typing import Final

from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import Count, Counts, Name
from keeling.kernel.layout import Each, Layout
from keeling_commons.engine.state import Commons
from keeling_commons.engine.tables import N_SIZES, NONE, ROUNDS, SEATS, SIZES


def seats(s: Commons) -> list[str]:
    """The names of those who sit there."""
    return SEATS[: s.seats]


LAYOUT: Final = Layout(
    Count("fish"),
    Count("round", most=ROUNDS),
    Name("last", SIZES, what="size"),
    Each(
        "seats",
        seats,
        Counts("landed", SIZES, what="size", sparse=True, most=ROUNDS),
        Name("order", SIZES, "orders", what="size"),
        whole=True,
    ),
    follows=("seats", "pool"),  # by the config, and by the orders that are held
)


def complete(s: Commons) -> None:
    """CM-1.1, CM-1.2 The orders that are held are not in the pool, and the lake has its size."""
    if s.fish > s.room():
        raise BadScenario(f"fish: the lake has room for {s.room()}")
    for order in s.orders:
        if order != NONE:
            s.pool.take(order)
    if min(s.pool.counts) < 0:
        raise BadScenario("seats: there are not so many orders of one size")


def census(s: Commons) -> dict[str, int]:
    """CM-1.2 How many orders there are of each size, wherever they are."""
    held = list(s.orders)
    return {SIZES[n]: int(s.pool.counts[n]) + held.count(n) for n in range(N_SIZES)}
