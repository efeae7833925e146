"""The style of the board: its categories by day and by night, the map, tracks, cards and seats."""

from __future__ import annotations

from typing import Final

from keeling.draw.style import BOARD, PARTS, RIMS, scoped

CATEGORY: Final = {
    "environment": "#3f7a2d",
    "jobs": "#7d5718",
    "social": "#a2314f",
    "research": "#4b4ba3",
}
# The same categories on a dark ground.
CATEGORY_DARK: Final = {
    "environment": "#8fcb78",
    "jobs": "#d9b06a",
    "social": "#ef8fa6",
    "research": "#aeb0f5",
}

MARKS: Final = """
.badge-of use { fill: var(--category); stroke: none; }
.badge-of text { fill: var(--card); font-weight: 800; text-anchor: middle; }
.pips circle { fill: currentColor; }
.chip-face { fill: #f3e3b3; stroke: #14181b; stroke-width: 1.5; }
.chip-edge {
  fill: none; stroke: #14181b; stroke-width: 2; stroke-dasharray: 2.4 3.4; opacity: .55;
}
.pr-chip text { fill: #14181b; font-weight: 800; }
.fact { font-size: 20px; font-weight: 700; }
.label { font-size: 20px; }
.label.strong { font-weight: 600; }
.faint { opacity: .7; }
.step { font-size: 20px; opacity: .8; }
"""

MAP: Final = """
.paper { fill: var(--paper); }
.panel { fill: var(--card); stroke: var(--hairline); stroke-width: 1.5; }
.place { fill: none; stroke: var(--hairline); stroke-width: 1.5; stroke-dasharray: 4 4; }
.sea { fill: var(--sea); }
.land use { fill: var(--land); stroke: none; }
.net { fill: none; stroke: var(--ink); stroke-opacity: .16; stroke-width: 1.2; }
.ground { fill: transparent; }
.veil { fill: var(--paper); fill-opacity: .5; fill-rule: evenodd; pointer-events: none; }
.axis {
  font-size: 20px; font-weight: 600; text-anchor: middle; fill: var(--quiet);
  stroke: var(--paper); stroke-width: 4px; paint-order: stroke; pointer-events: none;
}
.edge-of-map {
  fill: none; stroke: var(--ink); stroke-opacity: .6; stroke-width: 2; stroke-dasharray: 9 6;
  pointer-events: none;
}
.start-ring {
  fill: var(--card); fill-opacity: .7; stroke: var(--ink); stroke-width: 1.5;
  stroke-dasharray: 4 3;
}
.tile .face {
  fill: color-mix(in srgb, var(--category) 24%, var(--card)); stroke: var(--category);
  stroke-width: 2.5;
}
.laid, .ghost { pointer-events: none; }
.size { font-size: 24px; font-weight: 800; }
.contact { color: var(--paper); pointer-events: none; }
.contact-disc { fill: var(--glow); stroke: var(--paper); stroke-width: 2; }
"""

TRACKS: Final = """
.now { fill: var(--ink); }
.on-now { font-size: 20px; font-weight: 700; color: var(--paper); }
.past { opacity: .45; }
.rank { font-size: 20px; font-weight: 700; }
.acting .panel { stroke: var(--ink); stroke-width: 3; }
.wheel .disc { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.wheel .notches { fill: none; stroke: var(--quiet); stroke-width: 3; stroke-dasharray: 1.5 4.8; }
.wheel.none .disc { fill: none; stroke: var(--hairline); }
.wheel.none .notches { stroke: var(--hairline); }
.wheel.secret .disc { stroke-dasharray: 5 4; }
.wheel.closed { color: var(--paper); }
.wheel.closed .disc { fill: var(--ink); }
.bid { font-size: 20px; font-weight: 800; }
.rung { fill: var(--paper); stroke: var(--hairline); stroke-width: 1.2; }
.value { font-size: 20px; font-weight: 600; }
.pays { fill: none; }
.own-band { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.level { fill: var(--paper); stroke: none; }
.stage { fill: color-mix(in srgb, var(--category) 22%, var(--paper)); stroke: none; }
.track-name { font-size: 20px; font-weight: 600; opacity: .5; }
.stage-points { font-size: 20px; font-weight: 700; }
.image .token { opacity: .6; }
.image .token > :not(text) { stroke-dasharray: 4 3; }
.reach-of-image { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 3 4; fill: none; }
.beyond { font-size: 20px; font-weight: 800; }
"""

CARDS: Final = """
.sheet { fill: var(--card); stroke: var(--quiet); stroke-width: 1.5; }
.next .sheet { fill: var(--paper); stroke: var(--hairline); stroke-dasharray: 6 4; }
.next { opacity: .82; }
.card-name { font-size: 20px; font-weight: 600; }
.next .card-name { font-weight: 500; }
.does { font-size: 20px; }
.stack-of.none { opacity: .45; }
"""

THINGS: Final = """
.things .title { font-size: 16.5px; font-weight: 600; }
.things .quiet { font-size: 16px; opacity: .8; }
.things .told { font-size: 16px; }
.sheet.strong { stroke: var(--ink); stroke-width: 2; }
.row { fill: var(--card); fill-opacity: .55; stroke: var(--hairline); stroke-width: 1.5; }
.seat .edge { fill: var(--seat); stroke: var(--quiet); stroke-width: 1; }
.moving .row { fill-opacity: 1; stroke: var(--ink); stroke-width: 3; }
.seat-name { font-size: 17px; font-weight: 600; }
.score { font-size: 21px; font-weight: 700; }
.things .amount { font-size: 16.5px; font-weight: 600; }
.pill { fill: var(--card); stroke: var(--hairline); stroke-width: 1.5; }
.part rect { fill: none; stroke: var(--quiet); stroke-width: 1.5; }
.part.done { color: var(--paper); }
.part.done rect { fill: var(--ink); }
.owed { fill: none; stroke: var(--quiet); stroke-width: 1.5; stroke-dasharray: 5 3; }
.mini {
  fill: color-mix(in srgb, var(--category) 20%, var(--card)); stroke: var(--category);
  stroke-width: 1.5;
}
"""

# Much can be chosen at once: a soft glow is enough for what is not pointed at.
SOFT: Final = """
.can:not(.lit, :hover, :focus-visible) > .rim {
  stroke-width: 2.5px; filter: drop-shadow(0 0 2px var(--glow));
}
.can > .rim { pointer-events: all; }
.free.can > .rim { fill: var(--glow); fill-opacity: .12; }
"""


def classes(colours: dict[str, str]) -> str:
    """A class for each category."""
    return "".join(f".in-{key} {{ --category: {hue}; }}\n" for key, hue in colours.items())


NIGHT: Final = f"@media (prefers-color-scheme: dark) {{\n{classes(CATEGORY_DARK)}}}\n"
STYLE: Final = scoped(
    BOARD, PARTS, classes(CATEGORY), NIGHT, MARKS, MAP, TRACKS, CARDS, THINGS, RIMS, SOFT
)
