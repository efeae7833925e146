"""The discs of all seats on the spaces of a track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.svg import Point, tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.drawing import AnyDrawing

FEW: Final = 2  # so many discs have room for their letters
# Where several discs on a space stand.
CROWD: Final = ((-17.0, -7.0), (0.0, -7.0), (17.0, -7.0), (-8.5, 9.0), (8.5, 9.0))


def discs(
    drawing: AnyDrawing, energy: str, levels: dict[str, int], first: Point, cell: float
) -> list[Markup]:
    """The disc of each seat on its level: space 0, where none stands, lies before the first."""
    found: dict[int, list[str]] = {}
    for seat, level in levels.items():
        if level:
            found.setdefault(level, []).append(seat)
    parts = []
    for level, here in sorted(found.items()):
        middle = first[0] + cell * (level - 0.5)
        for i, seat in enumerate(here):
            dx, dy, size = spot(i, len(here))
            token = drawing.mark(seat, size, (middle + dx, first[1] + dy))
            key = f"disc-{seat}-{energy}"
            parts.append(tag("g", token, id=key, class_="disc", data_glide=""))
    return parts


def spot(i: int, count: int) -> tuple[float, float, float]:
    """Where one of several discs stands on its space, and how large it is."""
    if count <= FEW:
        return (28.0 * i - 14.0 * (count - 1), 0.0, 13.4)
    dx, dy = CROWD[i]
    return dx, dy, 8.0
