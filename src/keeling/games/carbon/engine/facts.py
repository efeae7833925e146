"""What the shared rules tell. The events of a game begin with these."""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Events

EVENTS: Final = Events()

PRICE_UP: Final = EVENTS.event("price_up", "number")
BOUGHT: Final = EVENTS.event("bought", "seat", "number")
PAID: Final = EVENTS.event("paid", "seat", "source")
GOT_CEP: Final = EVENTS.event("got_cep", "seat", "number")
GOT_TECH: Final = EVENTS.event("got_tech", "seat", "number")
GOT_MONEY: Final = EVENTS.event("got_money", "seat", "number")
