"""The style of the board: the map in the colours of the data, the displays and the seats."""

from __future__ import annotations

from typing import Final

from keeling.draw.style import BOARD, PARTS, RIMS, scoped
from keeling.games.future_energy.data.box import BOARDS, Region

MAP: Final = """
.paper { fill: var(--paper); }
.sea { fill: var(--sea); }
.shelf > * {
  fill: none; stroke: color-mix(in srgb, var(--sea) 55%, var(--card)); stroke-width: 62;
  stroke-linejoin: round;
}
.land > * { fill: var(--land); stroke: var(--land); stroke-width: 34; stroke-linejoin: round; }
.region > use {
  fill: var(--tint); fill-opacity: .17; stroke: var(--tint); stroke-opacity: .45; stroke-width: 2;
}
.region-name {
  fill: color-mix(in srgb, var(--tint) 55%, var(--ink)); font-size: 20px; font-weight: 700;
  letter-spacing: .12em; text-transform: uppercase;
}
.tally { font-size: 19.5px; font-weight: 600; }
.none { opacity: .45; }
.road { stroke: var(--ink); stroke-opacity: .55; stroke-width: 2.5; }
.connection.closed .road { stroke-opacity: .25; stroke-dasharray: 4 6; }
.disc { fill: var(--card); stroke: var(--ink); stroke-width: 2.5; }
.built .disc { fill: var(--land); stroke-width: 1.5; stroke-opacity: .6; }
.place.closed { opacity: .5; }
.place.closed .disc { fill: var(--sea); stroke-dasharray: 5 5; }
.letters { font-size: 19.5px; font-weight: 700; }
.map .effect-amount { font-size: 19.5px; font-weight: 700; }
.effect-amount { font-size: 16.5px; font-weight: 700; }
.name {
  font-size: 19.5px; font-weight: 600; paint-order: stroke; stroke: var(--land); stroke-width: 4;
  stroke-linejoin: round; pointer-events: none;
}
.crew { color: var(--paper); }
.crew rect { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
.connection > .rim { pointer-events: all; stroke-width: 8px; }
.connection.can:not(.lit, .last, :hover, :focus-visible) > .rim {
  fill: var(--glow); fill-opacity: .3; stroke: none; stroke-width: 8px; filter: none;
}
.reach { display: none; }
@media (pointer: coarse) {
  .reach {
    display: inline; fill: none; stroke: transparent; stroke-width: var(--band);
    pointer-events: stroke; vector-effect: non-scaling-stroke; cursor: pointer;
  }
  .reach.band-32 { --band: 32px; }
  .reach.band-20 { --band: 20px; }
  .reach.band-8 { --band: 8px; }
  .place.can > .rim { pointer-events: all; }
}
.price { pointer-events: none; }
.price rect { fill: var(--card); stroke: var(--glow); stroke-width: 2; }
.price .value { font-size: 19.5px; }
.crew .halo { fill: none; stroke: var(--ink); stroke-width: 4; }
"""

PANEL: Final = """
.round { font-size: 26px; font-weight: 700; }
.whose { font-size: 20px; font-weight: 600; }
.pill { fill: var(--ink); }
.on-pill { fill: var(--paper); font-size: 17px; font-weight: 600; }
.title { font-size: 16.5px; font-weight: 600; }
.legend { font-size: 16px; }
.strong { font-weight: 700; }
.quiet { font-size: 16px; opacity: .75; }
.code { font-size: 16px; opacity: .8; }
.value { font-size: 17px; font-weight: 700; }
.sheet { fill: var(--card); stroke: var(--quiet); stroke-width: 1.5; }
.sheet.empty { fill: none; stroke: var(--hairline); stroke-dasharray: 6 6; }
.perforation { stroke: var(--hairline); stroke-width: 2; stroke-dasharray: 2 6; }
.order-name { font-size: 16px; }
.row { fill: var(--card); fill-opacity: .55; stroke: var(--hairline); stroke-width: 1.5; }
.edge { fill: var(--seat); stroke: var(--quiet); stroke-width: 1; }
.moving .row { fill-opacity: 1; stroke: var(--ink); stroke-width: 3; }
.seat-name { font-size: 17px; font-weight: 600; }
.score { font-size: 21px; font-weight: 700; }
.chip rect { fill: none; stroke: var(--quiet); stroke-width: 1.5; }
.chip.done { color: var(--paper); }
.chip.done rect { fill: var(--ink); }
.planted { color: var(--on-seat); }
.planted rect { fill: var(--seat); stroke: var(--dark); stroke-width: 1.5; }
.punched .hole { fill: var(--paper); stroke: var(--quiet); stroke-width: 1.5; }
.punched use { opacity: .4; }
.two {
  font-size: 16px; font-weight: 800; paint-order: stroke; stroke: var(--seat); stroke-width: 3;
}
"""


def tint(region: Region) -> str:
    """The class of what has the colour of a region: colours come from the data, styles do not."""
    return f"tint-{region.hex.removeprefix('#')}"


def tints() -> str:
    """A class for the colour of each region on either side of the board."""
    found = {tint(region): region.hex for board in BOARDS for region in board.region}
    return "".join(f".{name} {{ --tint: {colour}; }}\n" for name, colour in found.items())


STYLE: Final = scoped(BOARD, PARTS, MAP, tints(), PANEL, RIMS)
