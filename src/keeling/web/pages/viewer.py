"""Who looks at a table from a browser, and whose view is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.web.errors import NoSuchThing
from keeling.web.visitor import held_by

if TYPE_CHECKING:
    from keeling.web.framework import AnyRequest
    from keeling.web.tables.table import Table


class Viewer(Struct, frozen=True):
    """Who looks at a table from this browser."""

    held: list[int]  # the seats the browser holds
    host: bool
    seat: int | None  # whose view is shown; None: a spectator's
    hand_over: int | None  # the seat whose person is to take the device first


def viewer_of(request: AnyRequest, table: Table, colour: str = "") -> Viewer:
    """Whose view to show. Several people at one device pass it on before they see theirs."""
    all_held = held_by(request, table)
    held = [seat for seat in all_held if seat >= 0]
    host = len(held) < len(all_held)
    named = [seat for seat in held if table.colour(seat) == colour]
    if len(held) <= 1:
        return Viewer(held, host, held[0] if held else None, None)
    people = [seat for seat in held if not table.seats[seat].bot] or held
    asked = [seat for seat in table.choosing if seat in people]
    next_one = asked[0] if asked else people[0]
    if not table.game.has_secrets:  # nothing to hide: whoever may choose can be looked through
        free = [seat for seat in named if not asked or seat in asked or table.may_choose(seat)]
        return Viewer(held, host, free[0] if free else next_one, None)
    if table.ended or (named and (not asked or named[0] in asked)):
        return Viewer(held, host, named[0] if named else next_one, None)
    return Viewer(held, host, None, next_one)


def next_seat(request: AnyRequest, table: Table, colour: str) -> str:
    """Who is shown after a command of a seat: where there are no secrets, who is to choose next."""
    asked = [seat for seat in table.choosing if seat in held_by(request, table)]
    people = [table.colour(seat) for seat in asked if not table.seats[seat].bot]
    if table.game.has_secrets or colour in people or not people:
        return colour
    return people[0]


def seat_called(table: Table, colour: str) -> int:
    """The seat with this name."""
    names = [table.colour(seat) for seat in range(len(table.seats))]
    if colour not in names:
        raise NoSuchThing("web-error-no-seat")
    return names.index(colour)
