"""What a seat may see: everything but the orders of the others, and so their coins."""

from __future__ import annotations

from keeling.kernel.agenda import NOBODY
from keeling.kernel.view import Part, View
from keeling_commons.engine.state import Commons
from keeling_commons.engine.tables import N_SIZES, NONE, ROUNDS, SEATS, SIZES


class Seat(Part, frozen=True, kw_only=True):
    """What lies before a player."""

    seat: str
    landed: dict[str, int]  # size -> catches
    fish: int
    order: str | None  # None: a secret of its owner, as the coins are
    coins: int | None


class CommonsView(View, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    round: int
    rounds: int
    fish: int
    room: int
    last: str | None  # the size caught on the turn before; None: the lake rested
    seats: dict[str, Seat]  # as they sit


def view_of(s: Commons, seat: int | None) -> CommonsView:
    """The table as a seat sees it (None: a spectator)."""
    return CommonsView(
        round=s.round,
        rounds=ROUNDS,
        fish=s.fish,
        room=s.room(),
        last=None if s.last == NONE else SIZES[s.last],
        seats={SEATS[n]: seat_of(s, n, seat) for n in range(s.seats)},
    )


def seat_of(s: Commons, seat: int, looking: int | None) -> Seat:
    """One seat; at the end everybody sees everything."""
    known = s.orders[seat] != NONE and (seat == looking or s.seat == NOBODY)
    return Seat(
        seat=SEATS[seat],
        landed={SIZES[size]: s.catches(seat, size) for size in range(N_SIZES)},
        fish=s.caught(seat),
        order=SIZES[s.orders[seat]] if known else None,
        coins=s.scores()[seat] if known else None,
    )


def features(view: CommonsView) -> dict[str, float]:
    """A view as named numbers, for learning."""
    own = view.seats[view.seat] if view.seat else None
    caught = [seat.fish for seat in view.seats.values() if seat is not own]
    return {
        "lake": view.fish / view.room,
        "round": view.round / view.rounds,
        "last": int(view.last or 0),
        "order": int(own.order or 0) if own else 0,
        "coins": own.coins or 0 if own else 0,
        "most_caught_by_others": max(caught),
    }
