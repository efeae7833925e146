"""The style of the board: the colours of its energies."""

from __future__ import annotations

from typing import Final

from keeling.games.carbon.board.style import styled

ENERGY: Final = {
    "forestation": "#2e7d4f",
    "solar": "#b07a00",
    "cold_fusion": "#5b5bb5",
    "biomass": "#8a5a2b",
    "recycling": "#147a8a",
}
# The same energies on a dark ground.
ENERGY_DARK: Final = {
    "forestation": "#6cc18d",
    "solar": "#eebf4d",
    "cold_fusion": "#a9a9f2",
    "biomass": "#d8a878",
    "recycling": "#5fc3d3",
}
STYLE: Final = styled(ENERGY, ENERGY_DARK)
