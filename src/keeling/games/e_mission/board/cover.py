"""The cover: the forest and the thermometer, and before them what the powers work on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.cover_scenes import forest
from keeling.draw.covers import poster
from keeling.draw.svg import move, tag
from keeling.games.e_mission.board.tags import OUTLINES

if TYPE_CHECKING:
    from markupsafe import Markup

PAPER: Final = "#f7f4ec"
SHOWN: Final = ("innovation", "society", "ecology", "solar", "infrastructure")
FIRST, BETWEEN, LEVEL = 112.0, 44.0, 174.0


def cover(title: str) -> Markup:
    """Firs before a warm sky, and five of the tags that make a project strong."""
    marks = [
        tag(
            "path",
            d=OUTLINES[name].d,
            fill=PAPER,
            fill_opacity=0.94,
            transform=move((FIRST + BETWEEN * n, LEVEL), 0.95),
        )
        for n, name in enumerate(SHOWN)
    ]
    return poster(title, *forest(), *marks)
