"""The four sustainability tracks: levels, what the lowest is worth, and images beyond them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

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
    from keeling.games.green_deal.view.types import Seat

WIDTH: Final = 450.0
HEAD: Final = 24.0
ROW: Final = 66.0
GAP: Final = 4.0
FOOT: Final = 24.0
LABEL: Final = 38.0
START: Final = 64.0  # level 0 has room for all
CELL: Final = 28.9
TOP: Final = int(MAX_LEVEL)
LARGE, SMALL = 13.4, 5.6  # marks of images: of one seat, of several
APART: Final = 12.0


class Spot(NamedTuple):
    """How large the mark of an image is, and how far down."""

    radius: float
    y: float


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
        *ghosts(drawing, category),
        *marks(drawing, category, levels),
        rim(WIDTH, ROW),
        class_=f"track in-{category}",
        transform=move((0, top_of(category))),
    )


def track_title(drawing: Drawing, category: str, levels: dict[str, int]) -> str:
    """The track in words."""
    told = [f"{drawing.words.name(f'seat-{seat}')} {n}" for seat, n in levels.items()]
    for i, seat in enumerate(levels):
        image = drawing.view.seats[seat].shown_image(category)
        if image > levels[seat]:
            told[i] += f" ({drawing.say('image', image=image)})"
    return f"{drawing.title('category', category)}: {', '.join(told)}"


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


def ghosts(drawing: Drawing, category: str) -> list[Markup]:
    """The images above their levels: those that have stayed (GD-9.14), and one's own (GD-9.3)."""
    found = {
        name: image_above(seat, category)
        for name, seat in drawing.view.seats.items()
        if image_above(seat, category)
    }
    radius = LARGE if len(found) == 1 else SMALL
    return [
        ghost(drawing, f"{seat}-{category}", image, Spot(radius, ROW - 2 - radius - APART * i))
        for i, (seat, image) in enumerate(found.items())
    ]


def image_above(seat: Seat, category: str) -> int:
    """The image of a seat if it stands above the level; 0: it does not."""
    kept = seat.shown_image(category)
    image = max(kept, seat.images[category]) if any(seat.laid.values()) else kept
    return image if image > seat.levels[category] else 0


def ghost(drawing: Drawing, whose: str, image: int, spot: Spot) -> Markup:
    """An image beyond its level, and the way there; a number where the track has ended."""
    seat, category = whose.split("-")
    level, x = drawing.view.seats[seat].levels[category], middle_of(min(image, TOP)) - 1
    number = x - spot.radius - 3
    end = number - 16 if image > TOP else x
    return tag(
        "g",
        tag("title", f"{drawing.words.name(f'seat-{seat}')}: {drawing.say('image', image=image)}"),
        tag("path", d=f"M{middle_of(level):g} {spot.y:g}H{end:g}", class_="reach-of-image"),
        drawing.mark(seat, spot.radius, (x, spot.y)),
        text(image, (number, spot.y), "beyond", "end") if image > TOP else None,
        id=f"image-{whose}",
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
