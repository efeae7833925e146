"""The five projects of a power: the top card, all tags of the stack, and the cards under it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import Part, box, fitted, rim
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.cards import CARDS, card_title, tile, tile_width
from keeling.games.e_mission.board.effects import changes
from keeling.games.e_mission.board.keys import card_key
from keeling.games.e_mission.board.lines import height_of, lines_of, paragraph
from keeling.games.e_mission.board.tags import LINE, counted
from keeling.games.e_mission.engine.tables import SLOTS
from keeling.games.e_mission.words.cards import card_does, effects_now, yields

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.view.types import Stack

WIDTH: Final = 400.0
EDGE: Final = 10.0
FIRST: Final = 17.0  # the middle of the line with the name
LETTERS: Final = 16.0
TAGS: Final = 30.0  # the height of a line of tags or of cards
NAME: Final = 34.0  # where the name begins
USED: Final = 62.0  # the room for the uses
EMPTY: Final = 30.0
NEVER: Final = "\N{INFINITY}"


def own_stacks(drawing: Drawing, name: str) -> list[Part]:
    """All five, to read."""
    shown = drawing.view.seats[name].projects
    return [own_stack(drawing, SLOTS[n], stack) for n, stack in enumerate(shown)]


def number(slot: str) -> list[Markup]:
    """The number of a slot."""
    return [
        tag("circle", cx=17, cy=FIRST, r=12, class_="slot-number"),
        text(slot, (17, FIRST), "amount", "middle"),
    ]


def own_stack(drawing: Drawing, slot: str, stack: Stack | None) -> Part:
    """A project to read: name, uses and text of the top card, the tags, the cards below."""
    if stack is None:
        return EMPTY, empty(drawing, f"slot-{slot}", slot, WIDTH)
    top = stack.cards[0]
    lines = lines_of(card_does(top, drawing.words), WIDTH - 2 * EDGE, LETTERS)
    body = FIRST + 20 + height_of(lines, LETTERS)
    more, foot = below_top(drawing, stack)
    height = body + more + 2
    return height, drawing.piece(
        f"slot-{slot}",
        stack_title(drawing, slot, stack),
        box(WIDTH, height, "sheet"),
        *number(slot),
        top_card(drawing, top, lines, body),
        uses(drawing, stack, WIDTH - EDGE),
        tag("g", foot, transform=move((0, body))),
        rim(WIDTH, height),
        class_="stack spent" if stack.limited else "stack",
    )


def top_card(drawing: Drawing, top: str, lines: list[str], body: float) -> Markup:
    """The card on top: it can be chosen by itself."""
    room = WIDTH - NAME - USED - 4
    return drawing.piece(
        card_key(top),
        card_title(drawing, top),
        fitted(plain(drawing, top), (NAME, FIRST), room, 16, "title"),
        *paragraph(lines, (EDGE, FIRST + 24), WIDTH - 2 * EDGE, LETTERS, "told"),
        rim(WIDTH - 6, body - 3, (3, 2)),
        class_="card",
        data_glide="",
    )


def plain(drawing: Drawing, card: str) -> str:
    """The name of a card on its own mat, where the power need not be named."""
    return drawing.words.name(f"card-{card}", "plain")


def empty(drawing: Drawing, key: str, slot: str, width: float) -> Markup:
    """A slot without a project."""
    return drawing.piece(
        key,
        drawing.say("empty_slot", slot=slot),
        box(width, EMPTY, "place"),
        tag("g", *number(slot), transform=move((0, EMPTY / 2 - FIRST))),
        rim(width, EMPTY),
        class_="stack",
    )


def most_uses(stack: Stack) -> int | None:
    """How often the top card may be used in a round; None: as often as it is paid."""
    limit = CARDS[stack.cards[0]].limit
    if limit.kind == "none":
        return None
    return 1 if limit.kind == "once" else int(stack.tags.get(limit.tag, 0))


def uses(drawing: Drawing, stack: Stack, right: float) -> Markup:
    """How often it has been used of how often."""
    most = most_uses(stack)
    words = drawing.say("uses", used=stack.used, most=-1 if most is None else most)
    return tag("g", tag("title", words), text(used(stack), (right, FIRST), "amount", "end"))


def used(stack: Stack) -> str:
    """The same as two numbers."""
    most = most_uses(stack)
    return f"{stack.used}/{NEVER if most is None else most}"


def below_top(drawing: Drawing, stack: Stack) -> Part:
    """All tags counted, and at the right what a use would yield now; then the cards below."""
    effects = effects_now(stack.cards[0], stack.tags)
    width, _ = changes(effects, stack.yields, (0, 0), 18, 10.5)
    right = WIDTH - EDGE - width
    _, now = changes(effects, stack.yields, (right, TAGS / 2), 18, 10.5)
    told = yields(stack.cards[0], stack.yields, drawing.words, stack.tags)
    title = tag("title", drawing.say("yields", what=told))
    height, cards = tags_and_cards(drawing, stack, (right, WIDTH))
    return height, tag("g", cards, tag("g", title, now))


def tags_and_cards(drawing: Drawing, stack: Stack, rooms: tuple[float, float]) -> Part:
    """All tags counted in the first room; beside or below them the cards, in the other."""
    tags = counted(drawing, stack.tags, (EDGE - 2, TAGS / 2), rooms[0] - EDGE)
    height = TAGS + LINE * (tags.lines - 1)
    names = stack.cards[1:]
    beside = tags.end + 8
    if beside + sum(tile_width(name) + 3 for name in names) <= rooms[0] - EDGE:
        return height, tag("g", tags.drawn, tiles(drawing, names, (beside, height - TAGS / 2))[1])
    more, cards = tiles(drawing, names, (EDGE, height + 13), rooms[1])
    return height + more, tag("g", tags.drawn, cards)


def tiles(drawing: Drawing, names: list[str], at: Point, room: float = WIDTH) -> Part:
    """The cards under the top one, from above, in as many lines as they need."""
    (x, y), height, parts = at, LINE + 1, []
    for name in names:
        width = tile_width(name)
        if x + width > room - EDGE:
            x, y, height = at[0], y + LINE, height + LINE
        parts.append(tile(drawing, name, (x, y)))
        x += width + 3
    return (height if names else 0), tag("g", *parts)


def stack_title(drawing: Drawing, slot: str, stack: Stack) -> str:
    """A project in words: its top card, and the cards under it."""
    told = f"{slot}: {card_title(drawing, stack.cards[0])}"
    if stack.cards[1:]:
        told += f" {drawing.say('under', cards=drawing.named('card', stack.cards[1:]))}"
    return told
