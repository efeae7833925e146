"""Shapes that stand in a picture many times: each is drawn once, in its `defs`, and used."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup

KEY: Final = "i-"  # begins the ids of such shapes, and of nothing else
USED: Final = re.compile(rf'href="#{KEY}([\w-]+)"')
HELD: Final = re.compile(rf' id="{KEY}([\w-]+)"')
OPENING: Final = "<defs>"
CLOSING: Final = "</defs>"

_shapes: Final[dict[str, Markup]] = {}


def share(name: str, shape: Markup) -> str:
    """Where all pictures find an element from now on, as a reference to it."""
    element, space, rest = shape.partition(" ")
    known = Markup(f'{element} id="{KEY}{name}"{space}{rest}')  # noqa: S704 - an element as it was
    if _shapes.setdefault(name, known) != known:
        raise ValueError(f"another shape is called {name}")
    return f"#{KEY}{name}"


def shapes_in(drawn: str) -> dict[str, Markup]:
    """The shapes that are used in something drawn, by their names."""
    return {name: _shapes[name] for name in sorted({*USED.findall(drawn)})}


def shapes_of(drawn: str) -> dict[str, Markup]:
    """The shapes that stand in the `defs` of a picture, by their names."""
    held = drawn.partition(OPENING)[2].partition(CLOSING)[0]
    return {name: _shapes[name] for name in HELD.findall(held)}


def without_defs(drawn: str) -> str:
    """A picture for a page that has its shapes already."""
    before, _, rest = drawn.partition(OPENING)
    return before + rest.partition(CLOSING)[2] if rest else drawn


def defs(shapes: dict[str, Markup]) -> Markup | None:
    """Shapes as a picture has them, before all that uses them."""
    if not shapes:
        return None
    return Markup(f"{OPENING}{''.join(shapes.values())}{CLOSING}")  # noqa: S704 - elements
