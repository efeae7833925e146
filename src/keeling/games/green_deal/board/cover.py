"""The cover: the world laid out in tiles, and on it one project of each category."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.cover_world import SIDE, tiles
from keeling.draw.covers import poster
from keeling.draw.svg import move, tag
from keeling.games.green_deal.board.badge import OUTLINES
from keeling.games.green_deal.board.style import CATEGORY

if TYPE_CHECKING:
    from markupsafe import Markup

PAPER: Final = "#f7f4ec"
LARGE: Final = 3 * SIDE - 3  # a project covers three tiles of the world each way
LEFT, TOP = 6.5, 7.0  # where the tiles of the world begin
PLACES: Final = {"environment": (4, 3), "jobs": (14, 3), "social": (14, 8), "research": (20, 3)}


def cover(title: str) -> Markup:
    """Land of many kinds, tile by tile, and four projects that touch or stand alone."""
    return poster(title, *tiles(), *(project(name, *at) for name, at in PLACES.items()))


def project(category: str, column: int, row: int) -> Markup:
    """A large tile with the silhouette of its category."""
    middle = LARGE / 2
    face = {"width": LARGE, "height": LARGE, "rx": 5, "fill": CATEGORY[category]}
    return tag(
        "g",
        tag("rect", **face, stroke=PAPER, stroke_width=3),
        tag("path", d=OUTLINES[category].d, fill=PAPER, transform=move((middle, middle), 0.66)),
        transform=move((LEFT + column * SIDE + 1, TOP + row * SIDE + 1)),
    )
