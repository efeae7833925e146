"""SVG from Python: one helper for elements, one for text, one for the root."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup, escape

from keeling.draw.shared import defs, shapes_in

Point = tuple[float, float]
NAMESPACE: Final = "http://www.w3.org/2000/svg"
PLAIN: Final = frozenset({str, int, float})
MIDDLE: Final = "mid"  # the class of a text around its point
REMEMBERED: Final = 8192  # attributes, and as many texts


def tag(name: str, *children: object, **attributes: object) -> Markup:
    """An element: text is escaped, what is None vanishes, `class_` is written `class`."""
    head = "".join(
        [
            known_pair(key, value) if value and type(value) in PLAIN else pair(key, value)
            for key, value in attributes.items()
            if value is not None
        ]
    )
    inside = "".join(
        [
            child if isinstance(child, Markup) else text_of(child)
            for child in children
            if child is not None
        ]
    )
    whole = f"<{name}{head}>{inside}</{name}>" if inside else f"<{name}{head}/>"
    # All of it is escaped. `Markup(whole)` would first ask whether it can write itself as HTML.
    return str.__new__(Markup, whole)


def text_of(child: object) -> str:
    """What is no element yet, escaped."""
    return known_text(child) if type(child) is str else escape(child)


def pair(key: str, value: object) -> str:
    """An attribute and its value: numbers need no escaping, and there are many."""
    written = number(value) if isinstance(value, (int, float)) else escape(value)
    return f' {attribute(key)}="{written}"'


# Most of a picture was in the one before. What is equal must be written alike: so the types count,
# and nothing that is false is remembered (0.0 equals -0.0).
known_pair = lru_cache(REMEMBERED, typed=True)(pair)
known_text = lru_cache(REMEMBERED)(escape)


@cache
def attribute(key: str) -> str:
    """The name of an attribute as SVG spells it."""
    return key.rstrip("_").replace("_", "-")


def number(value: object) -> str:
    """A number in the shortest form that is exact enough to draw."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def points(outline: list[Point] | list[tuple[int, int]]) -> str:
    """Corners as the `points` of a polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in outline)


def half(one: float, other: float) -> str:
    """The number in the middle between two."""
    return number((one + other) / 2)


def smooth(outline: list[Point] | list[tuple[int, int]]) -> str:
    """A closed outline as the `d` of a path, its corners rounded."""
    pairs = list(zip(outline, outline[1:] + outline[:1], strict=True))
    (ax, ay), (bx, by) = pairs[-1]
    curves = [
        f"Q{number(float(x))} {number(float(y))} {half(x, next_x)} {half(y, next_y)}"
        for (x, y), (next_x, next_y) in pairs
    ]
    return f"M{half(ax, bx)} {half(ay, by)}{''.join(curves)}z"


def move(at: Point, scale: float = 1) -> str:
    """The `transform` that brings a part drawn around or from (0, 0) to its place."""
    x, y = at
    moved = f"translate({number(float(x))} {number(float(y))})"
    return moved if scale == 1 else f"{moved} scale({number(float(scale))})"


def text(words: object, at: Point, class_: str = "", anchor: str | None = None) -> Markup:
    """One line of text, its middle height at the point."""
    x, y = at
    classes = f"{class_} {MIDDLE}".lstrip() if anchor == "middle" else class_
    other = None if anchor == "middle" else anchor
    return tag("text", words, x=x or None, y=y or None, class_=classes or None, text_anchor=other)


def svg(  # noqa: PLR0913 - each is one attribute of the picture
    size: tuple[float, float],
    *children: object,
    name: str,
    title: str,
    desc: str,
    class_: str,
    style: str,
    role: str = "img",
) -> Markup:
    """A whole picture that scales to the room it gets; its name keeps its ids apart on a page."""
    width, height = (number(float(side)) for side in size)
    return tag(
        "svg",
        tag("title", title, id=f"{name}-title"),
        tag("desc", desc, id=f"{name}-desc"),
        tag("style", Markup(style)),  # noqa: S704 - style sheets are constants of this package
        defs(shapes_in("".join(map(str, children)))),
        *children,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {width} {height}",
        class_=class_,
        role=role,
        aria_labelledby=f"{name}-title {name}-desc",
    )
