"""The cover: the globe with its six regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.draw.cover_world import globe
from keeling.draw.covers import poster

if TYPE_CHECKING:
    from markupsafe import Markup


def cover(title: str) -> Markup:
    """The earth from above the pole, and the air around it, getting warmer."""
    return poster(title, *globe())
