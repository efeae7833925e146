"""Project cards: to read in the viewer's own hand, in short elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import Part, below, box, fitted, rim
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.keys import card_key
from keeling.games.e_mission.board.lines import height_of, lines_of, paragraph
from keeling.games.e_mission.board.tags import MINI, SMALL, row_of
from keeling.games.e_mission.data.box import PROJECTS
from keeling.games.e_mission.words.cards import card_does

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing

WIDTH: Final = 400.0
EDGE: Final = 10.0
FIRST: Final = 17.0
LETTERS: Final = 16.0
GAP: Final = 5.0
HEAD: Final = 24.0
PILL: Final = 28.0
CARDS: Final = {card.id: card for card in [*PROJECTS.project, *PROJECTS.start]}


def card_title(drawing: Drawing, card: str) -> str:
    """A card in words: its name, its tags, what it does."""
    tags = drawing.named("tag", CARDS[card].tags)
    name = drawing.title("card", card)
    return f"{name} ({tags}): {card_does(card, drawing.words)}" if tags else name


def headed(title: str, parts: list[Part]) -> Part:
    """Parts below a title; nothing if there are none."""
    if not parts:
        return 0, tag("g")
    height, all_ = below(parts, GAP)
    head = text(title, (2, 11), "heading")
    return height + HEAD, tag("g", head, tag("g", all_, transform=move((0, HEAD))))


@area
def card(drawing: Drawing, name: str) -> Part:
    """A card to read: tags and name, then what it does."""
    lines = lines_of(card_does(name, drawing.words), WIDTH - 2 * EDGE, LETTERS)
    height = FIRST + 13 + height_of(lines, LETTERS) + 4
    width, tags = row_of(drawing, CARDS[name].tags, SMALL, (EDGE - 3, FIRST))
    left = EDGE + width + 2
    return height, drawing.piece(
        card_key(name),
        card_title(drawing, name),
        box(WIDTH, height, "sheet"),
        tags,
        fitted(drawing.title("card", name), (left, FIRST), WIDTH - left - EDGE, 16, "title"),
        *paragraph(lines, (EDGE, FIRST + 24), WIDTH - 2 * EDGE, LETTERS, "told"),
        rim(WIDTH, height),
        class_="card",
        data_glide="",
    )


def pills(drawing: Drawing, names: list[str], width: float = WIDTH) -> Part:
    """Cards in short, two in a line."""
    half = (width - 4) / 2
    parts = [
        tag(
            "g",
            pill(drawing, name, half),
            transform=move(((half + 4) * (n % 2), (PILL + 3) * (n // 2))),
        )
        for n, name in enumerate(names)
    ]
    return (PILL + 3) * ((len(names) + 1) // 2), tag("g", *parts)


def pill(drawing: Drawing, name: str, room: float) -> Markup:
    """A card in short: its tags and its name; its title tells what it does."""
    width, tags = row_of(drawing, CARDS[name].tags, SMALL, (3, PILL / 2))
    left = width + 5
    return drawing.piece(
        card_key(name),
        card_title(drawing, name),
        box(room, PILL, "tile"),
        tags,
        fitted(drawing.title("card", name), (left, PILL / 2), room - left - 6, 14.5, "told"),
        rim(room, PILL),
        class_="card",
        data_glide="",
    )


def tile_width(name: str) -> float:
    """How wide a card under another is."""
    return (2 * MINI + 3) * max(len(CARDS[name].tags), 1) + 7


def tile(drawing: Drawing, name: str, at: Point) -> Markup:
    """A card under another: only its tags are seen."""
    width = tile_width(name)
    return drawing.piece(
        card_key(name),
        card_title(drawing, name),
        box(width, 24, "tile", radius=3),
        row_of(drawing, CARDS[name].tags, MINI, (5, 12))[1],
        rim(width, 24),
        class_="card",
        data_glide="",
        transform=move((at[0], at[1] - 12)),
    )
