"""Scientists, wherever they are at work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.draw.svg import Point, tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.drawing import AnyDrawing


def scientist(drawing: AnyDrawing, seat: str, post: str, radius: float, at: Point) -> Markup:
    """A scientist at a post; those of a seat are alike, so each can be followed to the next."""
    return tag(
        "g",
        tag("title", drawing.say("scientist", seat=f"seat-{seat}")),
        drawing.mark(seat, radius, at),
        id=f"scientist-{seat}-{post}",
        class_="scientist",
        data_glide=f"scientist-{seat}-",
    )
