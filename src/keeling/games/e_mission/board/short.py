"""What another power has, in short: five projects with all their tags, and its hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import Part, below, box, fitted, rim
from keeling.draw.svg import move, tag
from keeling.games.e_mission.board.cards import card_title, headed, pills
from keeling.games.e_mission.board.keys import card_key, own_key
from keeling.games.e_mission.board.stacks import (
    EDGE,
    EMPTY,
    FIRST,
    NAME,
    USED,
    empty,
    number,
    plain,
    stack_title,
    tags_and_cards,
    uses,
)
from keeling.games.e_mission.engine.tables import SLOTS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.view.types import Stack

WIDTH: Final = 388.0
HEAD: Final = 30.0  # the height of the line with the name


def in_short(drawing: Drawing, name: str) -> Part:
    """The projects, and the cards of the hand by name."""
    seat = drawing.view.seats[name]
    parts = [stack(drawing, name, SLOTS[n], one) for n, one in enumerate(seat.projects)]
    hand = [pills(drawing, seat.hand, WIDTH)] if seat.hand else []
    parts.append(headed(drawing.say("hand_of", count=len(seat.hand)), hand))
    drawn = [pills(drawing, seat.drawn, WIDTH)] if seat.drawn else []
    parts.append(headed(drawing.say("drawn"), drawn))
    return below(parts, 3)


def stack(drawing: Drawing, name: str, slot: str, shown: Stack | None) -> Part:
    """A project: its name above all its tags, then the cards below."""
    key = own_key("slot", slot, name, own=False)
    if shown is None:
        return EMPTY, empty(drawing, key, slot, WIDTH)
    height, cards = tags_and_cards(drawing, shown, (WIDTH, WIDTH))
    whole = HEAD + height
    return whole, drawing.piece(
        key,
        stack_title(drawing, slot, shown),
        box(WIDTH, whole, "sheet"),
        *number(slot),
        top_card(drawing, shown.cards[0]),
        uses(drawing, shown, WIDTH - EDGE),
        tag("g", cards, transform=move((0, HEAD - 2))),
        rim(WIDTH, whole),
        class_="stack spent" if shown.limited else "stack",
    )


def top_card(drawing: Drawing, name: str) -> Markup:
    """The card on top, by name: it can be chosen by itself."""
    return drawing.piece(
        card_key(name),
        card_title(drawing, name),
        fitted(plain(drawing, name), (NAME, FIRST), WIDTH - NAME - USED - 4, 16, "title"),
        rim(WIDTH - 6, HEAD - 2, (3, 2)),
        class_="card",
        data_glide="",
    )
