"""What stands beside the board: offers, one's own mat with projects and hand, the other powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import Part, below, box, fitted, rim
from keeling.draw.svg import move, tag, text
from keeling.games.e_mission.board import column as board_column
from keeling.games.e_mission.board import globals as board_globals
from keeling.games.e_mission.board.cards import card, headed, pills
from keeling.games.e_mission.board.keys import card_key
from keeling.games.e_mission.board.lines import height_of, lines_of, paragraph
from keeling.games.e_mission.board.mat import mat
from keeling.games.e_mission.board.proposal import proposal
from keeling.games.e_mission.board.short import in_short
from keeling.games.e_mission.board.signs import sign
from keeling.games.e_mission.board.stacks import own_stacks
from keeling.games.e_mission.board.tags import legend
from keeling.games.e_mission.words import conditions
from keeling.games.e_mission.words.cards import challenge_does, crisis_does, global_does

if TYPE_CHECKING:
    from keeling.games.e_mission.board.drawing import Drawing

WIDTH: Final = 400.0
EDGE: Final = 10.0
LETTERS: Final = 16.0
FIRST: Final = 17.0


def things(drawing: Drawing) -> Part:
    """From what is to be chosen to what only has to be known."""
    view = drawing.view
    own = [name for name in view.seats if name == view.seat]
    parts = offers(drawing)
    for name in own:
        hand = [card(drawing, one) for one in view.seats[name].hand]
        parts.append(power(drawing, name))
        parts.append(headed(drawing.say("hand", count=len(hand)), hand))
    parts.append(challenges(drawing))
    parts += [headed(drawing.say("own_projects"), own_stacks(drawing, name)) for name in own]
    parts.append(in_full(drawing))
    parts += [power(drawing, name) for name in view.seats if name not in own]
    parts.append(headed(drawing.words.say("kind-tag"), [legend(drawing)]))
    return below(parts, class_="things")


def offers(drawing: Drawing) -> list[Part]:
    """Global projects and cards the group or somebody chooses from."""
    view = drawing.view
    choice = [
        told_card(drawing, "global", name, global_does(name, drawing.words, len(view.seats)))
        for name in view.offered
        if not board_globals.has_room(drawing)
    ]
    drawn = view.own.drawn if view.seat else []
    parts = [
        *(proposal(drawing, asked) for asked in view.proposals),
        headed(drawing.say("offered"), choice),
        headed(drawing.say("drawn"), [card(drawing, name) for name in drawn]),
    ]
    under = [name for one in view.globals if one for name in one.tucked]
    parts += [asked_for(drawing, "tucked", under), asked_for(drawing, "pile", view.discarded)]
    return parts


def asked_for(drawing: Drawing, key: str, names: list[str]) -> Part:
    """Cards that lie somewhere, if one of them can be chosen now."""
    asked = any(card_key(name) in drawing.options for name in names)
    return headed(drawing.say(key), [pills(drawing, names)] if asked else [])


@area
def power(drawing: Drawing, name: str) -> Part:
    """A power; of another one its projects and its hand belong to it."""
    own = drawing.view.seat == name
    height, face = mat(drawing, name, own=own)
    rest = None
    if not own:
        more, made = in_short(drawing, name)
        rest = tag("g", made, transform=move((9, height)))
        height += more + 4
    asked = name in drawing.view.choosing
    return height, drawing.piece(
        f"seat-{name}",
        drawing.words.name(f"seat-{name}"),
        box(WIDTH, height, "row"),
        box(6, height, "edge", radius=3),
        face,
        rest,
        rim(WIDTH, height),
        class_=f"seat seat-{name} moving" if asked else f"seat seat-{name}",
    )


@area
def challenges(drawing: Drawing) -> Part:
    """The challenges of the group and of seats."""
    found = drawing.view.challenges
    cards = [
        told_card(drawing, "challenge", name, challenge_does(name, drawing.words), whose)
        for name, whose in found.items()
    ]
    return headed(drawing.say("challenges"), cards)


def so_far(drawing: Drawing, kind: str, name: str) -> Part:
    """EM-11.6 How far the condition of a challenge is, with a sign if it is met."""
    found = drawing.view.conditions.get(name) if kind == "challenge" else None
    if not found:
        return 0, tag("g")
    words = text(conditions.told(found, drawing.words), (EDGE + 26, 10), "amount")
    mark = sign("met" if found.met else "clock", 18, (EDGE + 10, 10))
    return 24, tag("g", mark, words, class_="condition met" if found.met else "condition")


@area
def in_full(drawing: Drawing) -> Part:
    """What could not be told on the board for want of room."""
    seats = len(drawing.view.seats)
    told = {
        drawing.title("global", name): global_does(name, drawing.words, seats)
        for name in board_globals.cut_short(drawing)
    }
    told |= {
        drawing.title("crisis", name): crisis_does(name, drawing.words, seats)
        for name in board_column.cut_short(drawing)
    }
    notes = [note(title, words) for title, words in told.items()]
    return headed(drawing.say("in_full"), notes)


def note(title: str, words: str) -> Part:
    """A title and a text, to be read only."""
    lines = lines_of(words, WIDTH - 2 * EDGE, LETTERS)
    height = FIRST + 13 + height_of(lines, LETTERS) + 4
    return height, tag(
        "g",
        box(WIDTH, height, "place"),
        fitted(title, (EDGE, FIRST), WIDTH - 2 * EDGE, 16, "title"),
        *paragraph(lines, (EDGE, FIRST + 24), WIDTH - 2 * EDGE, LETTERS, "told"),
        class_="note",
    )


def told_card(drawing: Drawing, kind: str, name: str, does: str, whose: str = "group") -> Part:
    """A card with a name and a text; the mark of whose it is."""
    lines = lines_of(does, WIDTH - 2 * EDGE, LETTERS)
    body = FIRST + 15 + height_of(lines, LETTERS)
    more, far = so_far(drawing, kind, name)
    height = body + 2 + more
    left = EDGE if whose == "group" else EDGE + 30
    return height, drawing.piece(
        f"{kind}-{name}",
        f"{drawing.title(kind, name)}: {does}",
        box(WIDTH, height, "sheet"),
        None if whose == "group" else drawing.mark(whose, 11, (EDGE + 11, FIRST)),
        fitted(drawing.title(kind, name), (left, FIRST), WIDTH - left - EDGE, 16, "title"),
        *paragraph(lines, (EDGE, FIRST + 24), WIDTH - 2 * EDGE, LETTERS, "told"),
        tag("g", far, transform=move((0, body))),
        rim(WIDTH, height),
        class_=kind,
        data_glide="",
    )
