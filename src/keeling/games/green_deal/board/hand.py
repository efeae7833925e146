"""Action cards that somebody has bought: the viewer's own to read, those of others by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import Part, box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.parts import wrapped
from keeling.draw.svg import move, tag, text
from keeling.games.green_deal.board.actions import KIND_ICONS, action_title, kind_of, sentence

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.green_deal.board.drawing import Drawing
    from keeling.games.green_deal.view.types import Seat

WIDTH: Final = 400.0
GAP: Final = 5.0
FIRST, LINE = 16.0, 20.0
LETTERS: Final = 47  # in a line of what a card does
PILL: Final = (193.0, 26.0)
EDGE: Final = 10.0


def kept(seat: Seat) -> list[str]:
    """The cards that still matter: what worked at once is over."""
    return [card for card in seat.actions if kind_of(card) != "immediate"]


@area
def own_cards(drawing: Drawing, seat: Seat) -> Part:
    """The viewer's own cards one below the other, those that can be played first."""
    y, parts = 0.0, []
    for card in sorted(kept(seat), key=lambda one: kind_of(one) != "hand"):
        height, made = own_card(drawing, card, y)
        parts.append(made)
        y += height + GAP
    return max(y - GAP, 0), tag("g", *parts, class_="hand")


def own_card(drawing: Drawing, card: str, y: float) -> Part:
    """A card: its kind and its name; what it does."""
    kind = kind_of(card)
    lines = wrapped(sentence(drawing.words.say(f"does-{card}")), LETTERS)
    height = FIRST + 14 + LINE * len(lines)
    return height, drawing.piece(
        f"action-{card}",
        action_title(drawing, card),
        box(WIDTH, height, "sheet strong" if kind == "hand" else "sheet"),
        icon(KIND_ICONS[kind], 19, (20, FIRST)),
        fitted(drawing.title("action", card), (36, FIRST), 235, 16.5, "title"),
        text(drawing.say(f"kind_{kind}"), (WIDTH - 10, FIRST), "quiet", "end"),
        *(
            fitted(line, (12, FIRST + 3 + LINE * (i + 1)), WIDTH - 22, 13.5, "told")
            for i, line in enumerate(lines)
        ),
        rim(WIDTH, height),
        class_=f"action {kind}",
        transform=move((0, y)),
        data_glide="",
    )


def pills(drawing: Drawing, seat: Seat) -> Part:
    """The cards of another seat, two in a line: their kind and their name."""
    cards = kept(seat)
    parts = [pill(drawing, card, i) for i, card in enumerate(cards)]
    return (PILL[1] + 3) * ((len(cards) + 1) // 2), tag("g", *parts)


def pill(drawing: Drawing, card: str, n: int) -> Markup:
    """A card in short; its title tells what it does."""
    at = EDGE - 4 + (PILL[0] + 3) * (n % 2), (PILL[1] + 3) * (n // 2)
    middle = PILL[1] / 2
    return tag(
        "g",
        tag("title", action_title(drawing, card)),
        box(*PILL, "pill"),
        icon(KIND_ICONS[kind_of(card)], 16, (14, middle)),
        fitted(drawing.title("action", card), (27, middle), PILL[0] - 33, 13.5, "quiet"),
        id=f"action-{card}",
        class_="pill-of",
        transform=move(at),
        data_glide="",
    )
