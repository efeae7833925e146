"""The style of the board: tags by day and by night, the world, crises, cards and mats."""

from __future__ import annotations

from typing import Final

from keeling.draw.style import BOARD, PARTS, RIMS, scoped

TAG: Final = {
    "grid": "#5b4b8a",
    "energy": "#855300",
    "regulation": "#3f4f5f",
    "incentive": "#6d6200",
    "society": "#a2314f",
    "ecology": "#3a7129",
    "infrastructure": "#6b5344",
    "innovation": "#4040a8",
    "geoengineering": "#0f6876",
    "solar": "#a14a00",
    "wind": "#1c6390",
    "nuclear": "#7a3fa0",
}
# The same tags on a dark ground.
TAG_DARK: Final = {
    "grid": "#b9aee6",
    "energy": "#e6b464",
    "regulation": "#b4c3d1",
    "incentive": "#d9cc5a",
    "society": "#ef8fa6",
    "ecology": "#8fcb78",
    "infrastructure": "#cbb19f",
    "innovation": "#a9abf7",
    "geoengineering": "#6cc5d3",
    "solar": "#f2a25c",
    "wind": "#82bfe8",
    "nuclear": "#d3a4ee",
}

MARKS: Final = """
.tag use { fill: var(--tag); stroke: none; }
.tag text { fill: var(--card); font-weight: 800; text-anchor: middle; }
.tag.open use {
  fill: var(--card); stroke: var(--tag); stroke-width: 2; stroke-dasharray: 4 2.6;
  stroke-linecap: butt; stroke-linejoin: miter;
}
.tag.open text { fill: var(--tag); }
.paper { fill: var(--paper); }
.panel { fill: var(--card); stroke: var(--hairline); stroke-width: 1.5; }
.place { fill: none; stroke: var(--hairline); stroke-width: 1.5; stroke-dasharray: 4 4; }
.sheet { fill: var(--card); stroke: var(--quiet); stroke-width: 1.5; }
.fact { font-size: 20px; font-weight: 700; }
.amount { font-size: 20px; font-weight: 700; }
.label { font-size: 20px; }
.label.strong { font-weight: 600; }
.faint { opacity: .75; }
.card-name { font-size: 20px; font-weight: 700; }
.does { font-size: 20px; }
.step { font-size: 20px; opacity: .8; }
.now { fill: var(--ink); }
.on-now { font-size: 20px; font-weight: 700; color: var(--paper); }
.past { opacity: .45; }
"""

WORLD: Final = """
.heat-0 { --heat: #f0cf8a; } .heat-1 { --heat: #eab55a; } .heat-2 { --heat: #e0923a; }
.heat-3 { --heat: #d5721f; } .heat-4 { --heat: #c65410; } .heat-5 { --heat: #a93a12; }
.heat-6 { --heat: #8a2418; } .heat-7 { --heat: #6b1420; }
.total { font-size: 30px; font-weight: 800; }
.verdict { font-size: 22px; font-weight: 700; }
.verdict-box { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
.heats .verdict-box { fill: #a93a12; stroke: none; }
.heats .verdict, .heats use { color: #ffffff; }
.segment { fill: var(--seat); stroke: var(--card); stroke-width: 2; }
.segment.recent { fill: #6d6a64; }
.segment.sink { fill: color-mix(in srgb, #2e7d4f 30%, var(--card)); stroke: var(--quiet); }
.segment.oceans { fill: color-mix(in srgb, #2f5fb3 28%, var(--card)); }
.segment.dac { fill: color-mix(in srgb, #6a6178 30%, var(--card)); }
.on-seat { color: var(--on-seat); }
.on-recent { color: #ffffff; }
.on-segment { font-size: 20px; font-weight: 700; }
.over { fill: url(#heat-hatch); pointer-events: none; }
.hatch { stroke: #a93a12; stroke-width: 5; }
.gap { fill: none; stroke: var(--ink); stroke-width: 2; stroke-dasharray: 6 4; }
.capacity { stroke: var(--ink); stroke-width: 2.5; stroke-dasharray: 6 4; }
.tube { fill: var(--paper); stroke: var(--quiet); stroke-width: 1.5; }
.band { fill: var(--heat); stroke: var(--card); stroke-width: 2; }
.beyond-danger { stroke: #ffffff; stroke-opacity: .35; stroke-width: 4; }
.cell { fill: var(--card); stroke: var(--hairline); stroke-width: 1; }
.cell.full { fill: #c65410; stroke: var(--card); }
.temperature { font-size: 20px; font-weight: 600; }
.here .temperature { font-weight: 800; }
.here-box { fill: none; stroke: var(--ink); stroke-width: 2.5; }
.degrees { font-size: 34px; font-weight: 800; }
.globe { fill: var(--sea); stroke: var(--quiet); stroke-width: 2; }
.land { fill: var(--land); stroke: none; }
.sink-token circle { fill: var(--card); stroke: var(--quiet); stroke-width: 1.2; }
.sink-token.bound circle { fill: var(--ink); stroke: none; }
.sink-token.bound { color: var(--paper); }
.effect-name { font-size: 20px; font-weight: 600; }
.space { fill: var(--paper); stroke: var(--hairline); stroke-width: 1.5; }
.space.tipping { stroke: #a93a12; stroke-width: 2.5; }
.reached { fill: color-mix(in srgb, #c65410 30%, var(--paper)); }
.marker { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
.tip { color: #a93a12; }
"""

CARDS: Final = """
.global .sheet { stroke-dasharray: 7 5; }
.global.active .sheet { stroke: var(--ink); stroke-width: 3; stroke-dasharray: none; }
.global.offered .sheet { fill: var(--paper); stroke-dasharray: 2 5; }
.use { fill: none; stroke: var(--quiet); stroke-width: 2; }
.use.gone { fill: var(--ink); stroke: var(--ink); }
.crisis .sheet { stroke: #a93a12; stroke-width: 2; }
.crisis .edge { fill: #a93a12; }
.ongoing .sheet { stroke-width: 4; }
.nth { font-size: 20px; font-weight: 800; color: #ffffff; }
.back .sheet { fill: #6b5a52; stroke: var(--paper); stroke-width: 2; }
.back { color: #ffffff; }
.threat { font-size: 20px; font-weight: 800; }
.strip { fill: var(--paper); stroke: none; }
"""

THINGS: Final = """
.things .title { font-size: 16.5px; font-weight: 700; }
.things .heading { font-size: 16.5px; font-weight: 700; opacity: .85; }
.things .quiet { font-size: 16px; opacity: .85; }
.things .told { font-size: 16px; }
.things .amount { font-size: 16.5px; font-weight: 700; }
.things .fact { font-size: 16.5px; font-weight: 700; }
.things .warning { font-size: 16px; font-weight: 700; }
.things .on-bar { font-size: 16px; font-weight: 700; }
.row { fill: var(--card); fill-opacity: .55; stroke: var(--hairline); stroke-width: 1.5; }
.seat .edge { fill: var(--seat); stroke: var(--quiet); stroke-width: 1; }
.moving > .row { fill-opacity: 1; stroke: var(--ink); stroke-width: 3; }
.seat-name { font-size: 17px; font-weight: 700; }
.reads .seat-name { text-decoration: underline dotted; text-underline-offset: 3px; }
.emits { font-size: 19px; font-weight: 800; }
.area { fill: var(--paper); stroke: var(--hairline); stroke-width: 1.5; }
.dirty-bar { fill: #57524c; stroke: var(--card); stroke-width: 1.5; }
.on-dirty { color: #ffffff; }
.clean-bar { fill: color-mix(in srgb, #2e7d4f 34%, var(--card)); stroke: var(--quiet); }
.short-bar { fill: url(#short-hatch); stroke: #a93a12; stroke-width: 2; }
.short-line { stroke: #a93a12; stroke-width: 3; }
.demand-line { stroke: var(--ink); stroke-width: 3.5; }
.shortage { color: var(--alarm); }
.home { fill: none; stroke: var(--quiet); stroke-width: 1.2; }
.penalty { opacity: .7; }
.penalty.due { opacity: 1; color: var(--alarm); }
.chip { fill: var(--ink); }
.on-chip { font-size: 16px; font-weight: 700; color: var(--paper); }
.slot-number { fill: var(--paper); stroke: var(--quiet); stroke-width: 1.5; }
.stack .sheet { stroke: var(--quiet); }
.tile { fill: var(--paper); stroke: var(--quiet); stroke-width: 1.2; }
.spent { opacity: .72; }
.things { --alarm: #a5320d; }
"""
NIGHT: Final = """
@media (prefers-color-scheme: dark) {
.things, .tracks { --alarm: #ff9a70; }
.tip { color: #ff9a70; }
.space.tipping, .crisis .sheet { stroke: #e0703f; }
.hatch, .short-line, .short-bar { stroke: #ff8a5c; }
}
"""
# Much can be chosen at once: a soft glow is enough for what is not pointed at.
SOFT: Final = """
.can:not(.lit, :hover, :focus-visible) > .rim {
  stroke-width: 2.5px; filter: drop-shadow(0 0 2px var(--glow));
}
.can > .rim { pointer-events: all; }
"""


def classes(colours: dict[str, str]) -> str:
    """A class for each tag."""
    return "".join(f".tag-{key} {{ --tag: {hue}; }}\n" for key, hue in colours.items())


DARK: Final = f"@media (prefers-color-scheme: dark) {{\n{classes(TAG_DARK)}}}\n"
STYLE: Final = scoped(
    BOARD, PARTS, classes(TAG), DARK, MARKS, WORLD, CARDS, THINGS, NIGHT, RIMS, SOFT
)
