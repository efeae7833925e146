"""The viewer's own PR board: four categories and the centre, with the chips that lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import Part, box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import move, tag, text
from keeling.games.green_deal.board.badge import badge, chip
from keeling.games.green_deal.engine.tables import CATEGORIES, CHIPS, FIELDS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing
    from keeling.games.green_deal.view.types import Seat

WIDTH: Final = 400.0
HEAD: Final = 26.0
FIELD: Final = (77.0, 74.0)
PITCH: Final = 80.75
TOP, LOW = 20.0, 53.0  # where the category stands on a field, and its chips
ROOM: Final = 70.0  # for the chips of a field
CHIP: Final = 11.5


def is_shown(drawing: Drawing, seat: Seat) -> bool:
    """While chips are laid: that is when the board matters."""
    return drawing.view.prompt == "lay_chip" and seat.board is not None


@area
def pr_board(drawing: Drawing, seat: Seat) -> Part:
    """The fields in a row, and above them the chips still to be laid."""
    fields = [field(drawing, seat, n) for n in range(len(FIELDS))]
    return HEAD + FIELD[1], tag(
        "g",
        fitted(drawing.say("pr_board"), (2, HEAD / 2 - 2), 190, 16.5, "title"),
        *(
            chip(value, CHIP, (WIDTH - 14 - 26.0 * i, HEAD / 2 - 2))
            for i, value in enumerate(to_lay(seat))
        ),
        *fields,
        class_="pr-board",
    )


def to_lay(seat: Seat) -> list[str]:
    """The chips that are not on the board yet, the least valuable first."""
    laid = [value for here in seat.laid.values() for value in here]
    return [value for value in CHIPS for _ in range(seat.chips[value] - laid.count(value))]


def field(drawing: Drawing, seat: Seat, n: int) -> Markup:
    """A field: what it is, the image there, and its chips."""
    name = FIELDS[n]
    return drawing.piece(
        f"field-{name}",
        field_title(drawing, seat, name),
        box(*FIELD, "sheet"),
        *face(drawing, seat, name),
        *laid_chips(seat.laid[name]),
        rim(*FIELD),
        class_="field",
        transform=move((PITCH * n, HEAD)),
    )


def face(drawing: Drawing, seat: Seat, name: str) -> list[Markup]:
    """The mark of a category and the image in it; the centre keeps a chip for the next time."""
    if name not in CATEGORIES:
        return [icon("sealed", 22, (FIELD[0] / 2, TOP))]
    image = text(seat.images[name], (FIELD[0] - 12, TOP), "score", "end")
    return [badge(drawing, name, 12, (20, TOP)), image]


def laid_chips(chips: list[str]) -> list[Markup]:
    """Chips side by side, one partly over the next where there are many."""
    apart = min(2 * CHIP + 2, (ROOM - 2 * CHIP) / max(len(chips) - 1, 1))
    first = FIELD[0] / 2 - apart * (len(chips) - 1) / 2
    return [chip(value, CHIP, (first + apart * i, LOW)) for i, value in enumerate(chips)]


def field_title(drawing: Drawing, seat: Seat, name: str) -> str:
    """A field in words."""
    title, chips = drawing.title("field", name), seat.laid[name]
    told = [drawing.say("image", image=seat.images[name])] if name in CATEGORIES else []
    told += [drawing.say("laid", chips=", ".join(chips))] if chips else []
    return f"{title}: {'; '.join(told)}" if told else title
