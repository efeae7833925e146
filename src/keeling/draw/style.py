"""The tokens of the visual language, and the style of the shared parts, for any picture."""

from __future__ import annotations

from typing import Final

BOARD: Final = "svg.board"

LIGHT: Final = """
--paper: #f7f4ec; --ink: #1d2327; --sea: #dbe8ee; --land: #ece5d3; --card: #fffdf7;
--quiet: color-mix(in srgb, var(--ink) 65%, transparent);
--hairline: color-mix(in srgb, var(--ink) 15%, transparent);
--glow: #b5179e; --dark: #14181b;
font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
font-size: 16px; font-variant-numeric: tabular-nums; color: var(--ink);
"""
DARK: Final = """
--paper: #14181b; --ink: #e9e6df; --sea: #1c2a31; --land: #262b26; --card: #20262a;
--glow: #ff8ce6;
"""

PARTS: Final = """
.seat-white { --seat: #ffffff; --on-seat: #000000; }
.seat-red { --seat: #d55e00; --on-seat: #000000; }
.seat-blue { --seat: #0072b2; --on-seat: #ffffff; }
.seat-green { --seat: #009e73; --on-seat: #000000; }
.seat-yellow { --seat: #e6b800; --on-seat: #000000; }
.seat-orange { --seat: #d55e00; --on-seat: #000000; }
.seat-purple { --seat: #8a5aa8; --on-seat: #ffffff; }
.seat-violet { --seat: #8a5aa8; --on-seat: #ffffff; }
.seat-black { --seat: #23282c; --on-seat: #ffffff; }
.token > * { fill: var(--seat); stroke: var(--dark); stroke-width: 2; stroke-linejoin: round; }
.token > text {
  fill: var(--on-seat); stroke: none; font-weight: 700; text-anchor: middle;
}
.token.seat-black > :not(text) { stroke: #aab0b4; }
.badge circle { fill: var(--dark); stroke: #ffffff; stroke-width: 1.5; }
.badge text { fill: #ffffff; font-weight: 700; text-anchor: middle; }
.cable line { stroke-linecap: round; fill: none; }
.cable .casing { stroke: var(--dark); stroke-width: 9; }
.cable .core { stroke: var(--seat); stroke-width: 6; }
use {
  fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round;
  stroke-linejoin: round;
}
.mid { text-anchor: middle; }
rect:not([rx]) { rx: 6px; }
.stock .amount { font-weight: 600; font-size: 16.5px; }
.stock.none { opacity: .45; }
"""

# A piece has an outline of class `rim`. It tells by its stroke, equally wide at any scale, what
# can be done with the piece (can), what is pointed at (lit), what the last moves touched (last).
RIMS: Final = """
.rim {
  fill: transparent; stroke: none; stroke-linejoin: round; pointer-events: none;
  vector-effect: non-scaling-stroke;
}
.last > .rim { stroke: var(--ink); stroke-width: 2.5px; stroke-dasharray: 6 4; }
.can, .reads { cursor: pointer; outline: none; }
.can > .rim { stroke: var(--glow); stroke-width: 3px; filter: drop-shadow(0 0 5px var(--glow)); }
.can:hover > .rim { stroke-width: 5px; }
.lit > .rim {
  fill: var(--glow); fill-opacity: .14; stroke: var(--glow); stroke-width: 6px; filter: none;
}
.can:focus-visible > .rim, .reads:focus-visible > .rim {
  stroke: var(--ink); stroke-width: 5px; stroke-dasharray: none;
  filter: drop-shadow(0 0 3px var(--paper)) drop-shadow(0 0 3px var(--paper));
}
"""


def scoped(root: str, *sheets: str) -> str:
    """The tokens, and style sheets that hold inside the picture only, not for a page around it."""
    dark = f"@media (prefers-color-scheme: dark) {{\n{root} {{{DARK}}}\n}}"
    text = f"{root} text {{ fill: currentColor; translate: 0 .35em; }}"
    return f"\n{root} {{{LIGHT}}}\n{dark}\n{text}\n{root} {{{''.join(sheets)}}}\n"
