"""The cover: the curve of carbon dioxide, and where it may still bend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.draw.cover_scenes import bending_curve
from keeling.draw.covers import poster

if TYPE_CHECKING:
    from markupsafe import Markup


def cover(title: str) -> Markup:
    """Up in waves until now, and from now on in one of many ways."""
    return poster(title, *bending_curve())
