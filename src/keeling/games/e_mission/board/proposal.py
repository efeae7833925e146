"""What somebody is asked to agree to: who gives which cards, or how many communities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import Part, below, box
from keeling.draw.svg import move, tag, text
from keeling.games.e_mission.board.lines import height_of, lines_of, paragraph
from keeling.games.e_mission.board.signs import fact, sign

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.view.types import Proposal

WIDTH: Final = 400.0
HEAD: Final = 32.0
ROW: Final = 34.0  # the least height of a row
LEFT: Final = 76.0  # where what is given stands
LETTERS: Final = 16.0


def proposal(drawing: Drawing, asked: Proposal) -> Part:
    """EM-7.25 Who asks whom, and a row for each who would give something."""
    rows = [gives_card(drawing, seat, card) for seat, card in asked.cards.items()]
    rows += [gives_away(drawing, seat, n) for seat, n in asked.communities.items()]
    height, made = below(rows, 0)
    height += HEAD + 4
    names = {"seat": f"seat-{asked.asker}", "seat2": f"seat-{asked.asked}"}
    return height, tag(
        "g",
        box(WIDTH, height, "sheet"),
        text(drawing.say("proposal", **names), (10, HEAD / 2), "heading"),
        tag("g", made, transform=move((0, HEAD))),
        class_="proposal",
    )


def gives_card(drawing: Drawing, seat: str, card: str) -> Part:
    """Somebody would give this card."""
    names = lines_of(drawing.named("card", [card]), WIDTH - LEFT - 10, LETTERS)
    made = paragraph(names, (LEFT, ROW / 2), WIDTH - LEFT - 10, LETTERS, "told")
    return max(ROW, height_of(names, LETTERS) + 14), tag("g", giver(drawing, seat, "cards"), *made)


def gives_away(drawing: Drawing, seat: str, count: int) -> Part:
    """Somebody would give away communities in crisis."""
    made = fact("community", count, (LEFT - 26, ROW / 2), 20)
    return ROW, tag("g", giver(drawing, seat, ""), made)


def giver(drawing: Drawing, seat: str, picture: str) -> Markup:
    """The mark of who gives, and what."""
    what = sign(picture, 20, (LEFT - 18, ROW / 2)) if picture else None
    return tag("g", drawing.mark(seat, 11.5, (24, ROW / 2)), what)
