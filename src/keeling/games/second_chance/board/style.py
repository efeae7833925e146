"""The style of the board: the colours of its energies, and what only this edition has."""

from __future__ import annotations

from typing import Final

from keeling.games.carbon.board.style import styled

ENERGY: Final = {
    "recycling": "#147a8a",
    "hydro": "#2f5fb3",
    "wind": "#6a6178",
    "solar": "#b07a00",
    "forestation": "#2e7d4f",
}
# The same energies on a dark ground.
ENERGY_DARK: Final = {
    "recycling": "#5fc3d3",
    "hydro": "#8fb4f5",
    "wind": "#c3bad2",
    "solar": "#eebf4d",
    "forestation": "#6cc18d",
}

SHEET: Final = """
.ordinal { font-size: 20px; opacity: .7; }
.rival { fill: var(--ink); stroke: var(--paper); stroke-width: 1; }
.rival-cross { stroke: var(--paper); stroke-width: 1.6; }
.base { fill: var(--seat); stroke: var(--dark); stroke-width: 1; }
.owing { color: var(--alarm, #b3320c); }
.threat { fill: var(--ink); fill-opacity: .3; stroke: none; }
.expected { stroke: var(--ink); stroke-width: 4; }
.co2-level.small { font-size: 30px; }
.forecast { font-size: 20px; font-weight: 600; }
.team-score { font-size: 30px; font-weight: 800; }
.question { font-size: 20px; font-weight: 700; }
.sum { font-size: 20px; font-weight: 600; }
.verdict { font-size: 20px; }
.danger .verdict { font-weight: 700; color: var(--alarm, #b3320c); }
.axis { stroke: var(--quiet); stroke-width: 2; }
.zero { stroke: var(--ink); stroke-width: 2.5; }
.span { fill: var(--ink); fill-opacity: .28; }
.below { fill: var(--alarm, #b3320c); fill-opacity: .85; }
.needle { fill: var(--ink); stroke: var(--card); stroke-width: 2; }
.bound { font-size: 20px; font-weight: 600; }
.group-icon { opacity: .8; }
.target .face { fill: var(--paper); stroke: var(--quiet); stroke-width: 1.5; }
.target .cost { font-size: 20px; font-weight: 700; }
.target .short { font-size: 20px; font-weight: 700; }
.target.met { color: var(--paper); }
.target.met .face { fill: var(--ink); stroke: var(--ink); fill-opacity: .8; }
.target.met use { color: var(--paper); }
.target.watched .face { stroke: var(--ink); stroke-width: 3; fill: var(--land); }
.target .lens { fill: var(--ink); stroke: var(--paper); stroke-width: 1.5; }
.target .on-lens { color: var(--paper); }
.un-goal.claimed .sheet { fill: var(--ink); fill-opacity: .12; stroke-dasharray: 4 4; }
.things .wording { font-size: 16px; font-weight: 600; }
.things .progress { font-size: 16.5px; font-weight: 700; }
.gained { fill: var(--ink); }
.to-gain { fill: none; stroke: var(--quiet); stroke-width: 1.5; }
.played .sheet { fill: var(--paper); }
"""
NIGHT: Final = """
@media (prefers-color-scheme: dark) {
.owing, .danger, .balance { --alarm: #ff8a5c; }
}
"""
STYLE: Final = styled(ENERGY, ENERGY_DARK, SHEET, NIGHT)
