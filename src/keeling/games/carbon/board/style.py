"""The style of the boards: panels, tiles and plants, the ring of the globe, the seats."""

from __future__ import annotations

from typing import Final

from keeling.draw.cover_world import REGIONS
from keeling.draw.style import BOARD, PARTS, RIMS, scoped
from keeling.games.carbon.board.ring import LAND

REGION: Final = {  # as on the globe
    name: next(colour for colour, outlines in REGIONS.items() if outlines is land)
    for name, land in LAND.items()
}
# From paper through amber to vermilion to dark red, one shade for each 50 ppm.
SHADES: Final = (
    "#f7f1de",
    "#f7ebcb",
    "#f6e3b4",
    "#f5d99a",
    "#f3cc7c",
    "#efbb5a",
    "#e9a63a",
    "#e38a26",
    "#dc6f17",
    "#d0540d",
    "#9c2f14",
    "#7c1d1d",
)

WORLD: Final = """
.paper { fill: var(--paper); }
.panel { fill: var(--card); stroke: var(--hairline); stroke-width: 1.5; }
.place { fill: none; stroke: var(--quiet); stroke-width: 1.5; stroke-dasharray: 4 4; }
.vacant { fill: none; stroke: var(--quiet); stroke-width: 1.5; stroke-dasharray: 3 4; }
.edge { fill: var(--tint); }
.region-name { font-size: 20px; font-weight: 700; }
.label { font-size: 20px; }
.amount { font-size: 20px; font-weight: 700; }
use.quiet { opacity: .7; }
[class*="energy-"] { color: var(--energy, currentColor); }
.agenda { stroke-width: 2; }
.grant { opacity: .8; }
.tile .face { fill: var(--paper); stroke: var(--energy); stroke-width: 2; }
.tile.proposed .face { stroke-dasharray: 7 4; }
.tile .fold { fill: none; stroke: var(--energy); stroke-width: 1.5; }
.tile.installed { color: var(--paper); }
.tile.installed .face { fill: var(--energy); stroke: var(--energy); }
.space .decade { font-size: 24px; font-weight: 600; opacity: .6; }
.space.due .place { stroke: var(--ink); stroke-width: 3; }
.space.due .decade { font-weight: 800; opacity: 1; }
.fossil { color: #f3efe6; }
.fossil .face { fill: #3c4246; stroke: #14181b; stroke-width: 1.5; }
.fossil .ppm { font-size: 20px; font-weight: 700; }
.plant .face { fill: var(--paper); stroke: var(--energy); stroke-width: 2.5; }
.pip { fill: currentColor; }
.cep { color: var(--dark); }
.cep circle { fill: #cfe3ea; stroke: #31566a; stroke-width: 1.5; }
.turn { fill: var(--quiet); }
.event .ground { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.event.later .ground { stroke-dasharray: 4 4; }
.event.later { opacity: .75; }
.event.now { color: var(--paper); }
.event.now .ground { fill: var(--ink); }
.event.grave { color: #ffffff; }
.event.grave .ground { fill: #b3320c; stroke: #b3320c; }
.step { font-size: 20px; opacity: .75; }
.now { fill: var(--ink); }
.on-now { font-size: 20px; font-weight: 700; color: var(--paper); }
.ocean { fill: var(--sea); stroke: var(--quiet); stroke-width: 1.5; }
.land path { fill: var(--tint); stroke: var(--card); stroke-width: .8; }
.land .net > * { fill: none; stroke: var(--ink); stroke-opacity: .14; stroke-width: .8; }
.ring { fill: none; stroke: var(--ink); stroke-width: 1.5; }
.hatch path { stroke: #ffffff; stroke-opacity: .75; stroke-width: 2; }
.threshold path { stroke: var(--ink); stroke-width: 3; }
.threshold .ground { fill: var(--card); stroke: var(--ink); stroke-width: 1.5; }
.threshold .level { font-size: 20px; font-weight: 700; }
.marker { fill: var(--ink); stroke: var(--card); stroke-width: 5; }
.co2-level { font-size: 38px; font-weight: 800; }
.unit { font-size: 20px; }
.stop { color: var(--alarm, #b3320c); }
.stop .ground { fill: none; stroke: currentColor; stroke-width: 2; }
.stop path { stroke: currentColor; stroke-width: 3; }
.energy-name { font-size: 20px; font-weight: 600; color: var(--ink); }
.stack { fill: var(--paper); stroke: none; }
.fact { font-size: 20px; font-weight: 700; }
.plants.none { opacity: .5; }
.divider { stroke: var(--hairline); stroke-width: 1.5; }
.from { fill: var(--ink); fill-opacity: .07; }
.cell { fill: transparent; }
.coin { fill: var(--paper); stroke: var(--quiet); stroke-width: 1.2; }
.income { font-size: 20px; opacity: .8; }
.bonus { opacity: .9; }
.sheet { fill: var(--card); stroke: var(--quiet); stroke-width: 1.5; }
.value { font-size: 20px; font-weight: 700; }
.code { font-size: 20px; opacity: .65; }
"""

# Much can be chosen at once: a soft glow is enough for what is not pointed at.
SOFT: Final = """
.can:not(.lit, :hover, :focus-visible) > .rim {
  stroke-width: 2.5px; filter: drop-shadow(0 0 2px var(--glow));
}
.can > .rim { pointer-events: all; }
"""

THINGS: Final = """
.things .title { font-size: 16.5px; font-weight: 600; }
.things .quiet { font-size: 16px; opacity: .75; }
.things .code { font-size: 16px; opacity: .75; }
.things .about { font-size: 16px; font-weight: 600; }
.effect-amount { font-size: 17px; font-weight: 700; }
.sheet.strong { stroke: var(--ink); stroke-width: 2; }
.perforation { stroke: var(--hairline); stroke-width: 2; stroke-dasharray: 2 6; }
.row { fill: var(--card); fill-opacity: .55; stroke: var(--hairline); stroke-width: 1.5; }
.seat .edge { fill: var(--seat); stroke: var(--quiet); stroke-width: 1; }
.moving .row { fill-opacity: 1; stroke: var(--ink); stroke-width: 3; }
.seat-name { font-size: 17px; font-weight: 600; }
.score { font-size: 21px; font-weight: 700; }
.things .amount { font-size: 16.5px; font-weight: 600; }
.nobody { opacity: .3; }
.bench { fill: var(--paper); stroke: var(--hairline); stroke-width: 1.5; }
.chip rect { fill: none; stroke: var(--quiet); stroke-width: 1.5; rx: 6px; }
.chip.done { color: var(--paper); }
.chip.done rect { fill: var(--ink); }
"""


def classes(kind: str, name: str, colours: dict[str, str]) -> str:
    """A class for each colour."""
    return "".join(f".{kind}-{key} {{ --{name}: {hue}; }}\n" for key, hue in colours.items())


def shades() -> str:
    """The shades of the ring."""
    return "".join(f".shade-{i} {{ fill: {hue}; }}\n" for i, hue in enumerate(SHADES))


def styled(energies: dict[str, str], at_night: dict[str, str], *more: str) -> str:
    """The style sheet of an edition: its energies by day and by night, and what only it draws."""
    night = f"""
@media (prefers-color-scheme: dark) {{
.stop {{ --alarm: #ff8a5c; }}
{classes("energy", "energy", at_night)}
}}
"""
    colours = (
        classes("energy", "energy", energies) + night + classes("region", "tint", REGION) + shades()
    )
    return scoped(BOARD, PARTS, colours, WORLD, THINGS, *more, RIMS, SOFT)
