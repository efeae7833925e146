"""Text in several lines, as it stands on cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from keeling.draw.svg import tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.svg import Point

LEADING: Final = 1.2  # from one line to the next
CUT: Final = "\N{HORIZONTAL ELLIPSIS}"
# How wide letters are in a broad font, of their height: where one is not named, and where it is.
USUAL: Final = 0.61
WIDTHS: Final = {
    **dict.fromkeys("ijl.,:;'|!", 0.31),
    **dict.fromkeys("ftr()-I ", 0.38),
    **dict.fromkeys("mwMW", 0.93),
    **dict.fromkeys("ABCDEFGHKLNOPQRSTUVXYZ", 0.68),
}
PRESSED: Final = 1.06  # how much wider than its room a line may be: it is pressed into it


def width_of(words: str, size: float) -> float:
    """How wide a text is at most."""
    return size * sum(WIDTHS.get(letter, USUAL) for letter in words)


@lru_cache(maxsize=4096)  # the same cards are drawn again and again
def all_lines(words: str, width: float, size: float) -> tuple[str, ...]:
    """A text in lines for this width."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or width_of(longer, size) <= width * PRESSED:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def lines_of(words: str, width: float, size: float, most: int = 0) -> list[str]:
    """A text in lines for this width; of too many the last says that there is more."""
    lines = list(all_lines(words, width, size))
    if most and len(lines) > most:
        return [*lines[: most - 1], lines[most - 1] + CUT]
    return lines


def height_of(lines: list[str], size: float) -> float:
    """How high so many lines are."""
    return LEADING * size * len(lines)


def paragraph(lines: list[str], at: Point, width: float, size: float, class_: str) -> list[Markup]:
    """Lines below each other; the first has its middle at the point."""
    x, y = at
    return [
        pressed(line, (x, y + LEADING * size * i), width, size, class_)
        for i, line in enumerate(lines)
    ]


def pressed(words: str, at: Point, room: float, size: float, class_: str) -> Markup:
    """One line that is pressed together if it may be wider than its room."""
    tight = width_of(words, size) > room
    return tag(
        "text",
        words,
        x=at[0],
        y=at[1],
        class_=class_,
        textLength=room if tight else None,
        lengthAdjust="spacingAndGlyphs" if tight else None,
    )
