"""The four sustainability tracks: levels, what the lowest is worth, and the viewer's own image."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.green_deal.board.badge import badge
from keeling.games.green_deal.board.crowd import crowd
from keeling.games.green_deal.engine.tables import BALANCE, CATEGORIES, MAX_LEVEL

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing

WIDTH: Final = 450.0
HEAD: Final = 24.0
ROW: Final = 66.0
GAP: Final = 4.0
FOOT: Final = 24.0
LABEL: Final = 38.0
START: Final = 64.0  # level 0 has room for all
CELL: Final = 28.9
TOP: Final = int(MAX_LEVEL)


@area
def tracks(drawing: Drawing, at: Point) -> Markup:
    """All four, one below the other, with the levels above and what they are worth below."""
    rows = [track(drawing, category) for category in CATEGORIES]
    return tag("g", heading(), *rows, worth(drawing), class_="tracks", transform=move(at))


def left_of(level: int) -> float:
    """Where a level begins."""
    return LABEL + (START + CELL * (level - 1) if level else 0)


def width_of(level: int) -> float:
    """How wide a level is."""
    return CELL if level else START


def middle_of(level: int) -> float:
    """Where the marks on a level stand."""
    return left_of(level) + width_of(level) / 2


def top_of(category: str) -> float:
    """Where the track of a category begins."""
    return HEAD + (ROW + GAP) * CATEGORIES.index(category)


def heading() -> Markup:
    """The levels."""
    numbers = [text(n, (middle_of(n), HEAD / 2), "step", "middle") for n in range(TOP + 1)]
    return tag("g", *numbers)


def is_stage(level: int) -> bool:
    """Whether the lowest level is worth more here than one below."""
    return level > 0 and BALANCE[level] > BALANCE[level - 1]


def track(drawing: Drawing, category: str) -> Markup:
    """One category: how far each seat has come."""
    levels = {name: seat.levels[category] for name, seat in drawing.view.seats.items()}
    return drawing.piece(
        f"category-{category}",
        track_title(drawing, category, levels),
        box(WIDTH, ROW, "panel"),
        badge(drawing, category, 15, (LABEL / 2 + 1, ROW / 2)),
        *(level_cell(n) for n in range(TOP + 1)),
        text(drawing.title("category", category), (WIDTH - 10, ROW / 2), "track-name", "end"),
        ghost(drawing, category, levels),
        *marks(drawing, category, levels),
        rim(WIDTH, ROW),
        class_=f"track in-{category}",
        transform=move((0, top_of(category))),
    )


def track_title(drawing: Drawing, category: str, levels: dict[str, int]) -> str:
    """The track in words."""
    told = ", ".join(f"{drawing.words.name(f'seat-{seat}')} {n}" for seat, n in levels.items())
    return f"{drawing.title('category', category)}: {told}"


def level_cell(level: int) -> Markup:
    """A level; those where the lowest begins to be worth more stand out."""
    kind = "stage" if is_stage(level) else "level"
    return box(width_of(level) - 2, ROW - 6, kind, (left_of(level), 3), 3)


def marks(drawing: Drawing, category: str, levels: dict[str, int]) -> list[Markup]:
    """The marks of all seats on their levels."""
    found: dict[int, dict[str, str]] = {}
    for seat, level in levels.items():
        found.setdefault(level, {})[f"level-{seat}-{category}"] = seat
    return [
        mark
        for level, here in sorted(found.items())
        for mark in crowd(drawing, here, (middle_of(level) - 1, ROW / 2), (width_of(level), ROW))
    ]


def ghost(drawing: Drawing, category: str, levels: dict[str, int]) -> Markup | None:
    """Where one's own image stands while it is above the level (GD-9.3): chips have been laid."""
    seat = drawing.view.seat
    if seat is None:
        return None
    own = drawing.view.seats[seat]
    image = own.images[category]
    if image <= levels[seat] or not any(own.laid.values()):
        return None
    x, y = middle_of(min(image, TOP)) - 1, ROW - 15
    return tag(
        "g",
        tag("title", drawing.say("image", image=image)),
        tag("path", d=f"M{middle_of(levels[seat]):g} {y:g}H{x:g}", class_="reach-of-image"),
        drawing.mark(seat, 13.4, (x, y)),
        text(image, (x - 16, 15), "beyond", "end") if image > TOP else None,
        id=f"image-{seat}-{category}",
        class_="image",
        data_glide="",
    )


def worth(drawing: Drawing) -> Markup:
    """What the lowest of the four levels is worth in a sustainability scoring (GD-10.2)."""
    y = HEAD + (ROW + GAP) * len(CATEGORIES) + FOOT / 2 - 3
    points = [
        text(BALANCE[n], (middle_of(n), y), "stage-points", "middle")
        for n in range(TOP + 1)
        if is_stage(n)
    ]
    sign = [icon("balance", 20, (LABEL / 2 + 1, y)), icon("points", 18, (LABEL + START / 2, y))]
    return tag("g", tag("title", drawing.say("worth")), *sign, *points, class_="worth")
