"""The facts that can be told, one line each."""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Events

EVENTS: Final = Events()

DREW: Final = EVENTS.secret("drew", "seat", "size")  # the last is for that seat alone
ROUND: Final = EVENTS.event("round", "number")
CAUGHT: Final = EVENTS.event("caught", "seat", "size")
RESTED: Final = EVENTS.event("rested", "seat")
GREW: Final = EVENTS.event("grew", "weather", "number")
EMPTY: Final = EVENTS.event("empty", "seat")
SOLD: Final = EVENTS.barrier("sold", "seat", "size", "number")  # lays a secret open: no undo
