"""How a game of CO₂ ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.co2.engine.rules.decades import green_regions
from keeling.games.co2.engine.tables import GREEN_REGIONS, LOSS

if TYPE_CHECKING:
    from keeling.games.co2.engine.state import Co2


def endings(s: Co2) -> list[str]:
    """CO-4.22 At 500 ppm; CO-18.1 after the last decade, in a green world, or safe again."""
    if s.co2 >= LOSS:
        return ["too_hot"]
    if s.decade == s.decades:
        return ["last_decade"]
    return ["green_world" if green_regions(s) >= GREEN_REGIONS else "safe_again"]
