"""Names and numbers of a position."""

from __future__ import annotations

from keeling.games.carbon.names import number
from keeling.games.co2.engine.state import EMPTY, GREEN, LARGE, energy_of, owner_of
from keeling.games.co2.engine.tables import ENERGIES, FOSSILS, N_ENERGIES, SEATS, SIZES
from keeling.kernel.errors import BadScenario


def spaced(space: int) -> str:
    """A demand space in words: "", "coal", "orange solar small"."""
    if space == EMPTY:
        return ""
    if space < GREEN:
        return FOSSILS[space]
    size = SIZES[int(space >= GREEN + LARGE)]
    return f"{SEATS[owner_of(space)]} {ENERGIES[energy_of(space)]} {size}"


def unspaced(text: str, seats: int) -> int:
    """The number of a demand space in words."""
    words = text.split()
    if not words:
        return EMPTY
    if len(words) == 1:
        return number(text, FOSSILS, "fossil")
    if len(words) != 3:  # noqa: PLR2004 - owner, energy, size
        raise BadScenario(f"regions: write '{text}' as '<seat> <energy> <size>'")
    seat, energy = number(words[0], SEATS[:seats], "seat"), number(words[1], ENERGIES, "energy")
    return GREEN + seat * N_ENERGIES + energy + LARGE * number(words[2], SIZES, "size")
