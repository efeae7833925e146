"""The style of the board. Its colours are tokens (`keeling.draw.style`): they know the night."""

from __future__ import annotations

from typing import Final

from keeling.draw.style import BOARD, PARTS, RIMS, scoped

LAKE: Final = """
.paper { fill: var(--paper); }
.shore { fill: var(--land); }
.water { fill: color-mix(in srgb, var(--sea) 82%, #0072b2); }
.room { fill: none; stroke: var(--quiet); stroke-width: 2; stroke-dasharray: 4 4; }
.fish path { fill: color-mix(in srgb, var(--ink) 78%, #0072b2); }
.fish .eye { fill: var(--card); }
.label { font-size: 24px; }
.label.strong { font-weight: 700; }
.place { fill: none; stroke: var(--hairline); stroke-width: 1.5; }
.step { font-size: 22px; opacity: .8; }
.now { fill: var(--ink); }
.on-now { font-size: 22px; font-weight: 700; color: var(--paper); }
"""

CARDS: Final = """
.sheet { fill: var(--card); stroke: var(--quiet); stroke-width: 1.5; }
.name { font-size: 22px; font-weight: 700; }
.note { font-size: 22px; font-style: italic; }
.last-catch .fish { opacity: .35; }
.last-catch .sheet { fill: none; stroke-dasharray: 6 5; }
.waves {
  fill: none; stroke: color-mix(in srgb, var(--ink) 40%, #0072b2); stroke-width: 4;
  stroke-linecap: round;
}
.catch > .rim { pointer-events: all; }
"""

SEATS: Final = """
.row { fill: var(--card); fill-opacity: .55; stroke: var(--hairline); stroke-width: 1.5; }
.edge { fill: var(--seat); stroke: var(--quiet); stroke-width: 1; }
.moving .row { fill-opacity: 1; stroke: var(--ink); stroke-width: 3; }
.seat-name { font-size: 18px; font-weight: 600; }
.score { font-size: 22px; font-weight: 700; }
.amount { font-size: 18px; font-weight: 600; }
.cell { fill: none; stroke: var(--hairline); stroke-width: 1.5; }
.cell.ordered { stroke: var(--ink); stroke-width: 3; }
"""

STYLE: Final = scoped(BOARD, PARTS, LAKE, CARDS, SEATS, RIMS)
