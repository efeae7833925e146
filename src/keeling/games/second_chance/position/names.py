"""Names and numbers of a position."""

from __future__ import annotations

from keeling.games.carbon.names import number
from keeling.games.second_chance.engine.state import (
    COMPETITIVE,
    EMPTY,
    FOUR,
    GREEN,
    builder_of,
    energy_of,
    owner_of,
)
from keeling.games.second_chance.engine.tables import (
    COMPANY_GOALS,
    COOP_GOALS,
    ENERGIES,
    FOSSILS,
    N_ENERGIES,
    SEATS,
)
from keeling.kernel.errors import BadScenario

MAINS = ["", "plan", "prepare", "build"]  # bit 0 is not used
LAST = ["", "plan", "prepare", "build", "", "sell"]
DECIDED = ["", "reveal", "cash"]


def goal_names(mode: int) -> list[str]:
    """The goals of a mode."""
    return COMPANY_GOALS if mode == COMPETITIVE else COOP_GOALS


def slotted(slot: int) -> str:
    """A plant slot in words: "", "coal", "solar red blue" (whose infrastructure, who built it)."""
    if slot == EMPTY:
        return ""
    if slot < GREEN:
        return FOSSILS[slot]
    return f"{ENERGIES[energy_of(slot)]} {SEATS[owner_of(slot)]} {SEATS[builder_of(slot)]}"


def unslotted(text: str, seats: int) -> int:
    """The number of a plant slot in words."""
    words = text.split()
    if not words:
        return EMPTY
    if len(words) == 1:
        return number(text, FOSSILS, "fossil")
    if len(words) != 3:  # noqa: PLR2004 - energy, infrastructure, builder
        raise BadScenario(f"regions: write '{text}' as '<energy> <infrastructure> <builder>'")
    energy = number(words[0], ENERGIES, "energy")
    owner, builder = (number(word, SEATS[:seats], "seat") for word in words[1:])
    return GREEN + (owner * FOUR + builder) * N_ENERGIES + energy
