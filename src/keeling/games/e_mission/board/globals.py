"""The four global projects: what they need, what lies under them, what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, rim
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.lines import lines_of, paragraph, width_of
from keeling.games.e_mission.board.signs import sign
from keeling.games.e_mission.board.tags import LARGE, badge
from keeling.games.e_mission.data.box import GLOBALS
from keeling.games.e_mission.engine.tables import GLOBAL_CARDS, N_GLOBALS, N_TAGS, TAGS, TUCK_NEED
from keeling.games.e_mission.view.types import GlobalCard
from keeling.games.e_mission.words.cards import global_does, global_effect

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.data.cards import GlobalProject

WIDTH: Final = 988.0
HEIGHT: Final = 206.0
GAP: Final = 6.0
FREE: Final = 120.0  # the least width of a free slot
WIDEST: Final = 430.0
EDGE: Final = 10.0
NAME: Final = 20.0  # the middle of the name, of the first line of text, of the needs
FIRST: Final = 47.0
NEEDS: Final = HEIGHT - 23
LETTERS: Final = 20.0
LINES: Final = 5
PITCH: Final = 33.0  # from one tag to the next
ACTIVE: Final = 26.0  # the room for the sign of an active one
DOT: Final = 20.0  # from one use to the next
CARDS: Final = dict(zip(GLOBAL_CARDS, GLOBALS, strict=True))
NOTHING_YET: Final = GlobalCard(
    project="", active=False, tucked=[], tags={}, missing={}, uses=0, usable=False
)


@area
def global_projects(drawing: Drawing, at: Point) -> Markup:
    """The slots side by side; a free one needs less room."""
    out = slots(drawing)
    wide, narrow = widths(out)
    x, parts = 0.0, []
    for n, one in enumerate(out):
        width = wide if one else narrow
        made = project(drawing, one, width) if one else free_slot(drawing, n, width)
        parts.append(tag("g", made, transform=move((x, 0))))
        x += width + GAP
    return tag("g", *parts, class_="globals", transform=move(at))


def has_room(drawing: Drawing) -> bool:
    """Whether the projects the group chooses from can lie where they would be put."""
    view = drawing.view
    return sum(1 for one in view.globals if one is None) >= len(view.offered)


def slots(drawing: Drawing) -> list[GlobalCard | None]:
    """The projects and the free slots; in these lie those the group chooses from."""
    view = drawing.view
    out = list(view.globals)
    for name in view.offered if has_room(drawing) else []:
        out[out.index(None)] = replace(NOTHING_YET, project=name)
    return out


def is_offered(drawing: Drawing, shown: GlobalCard) -> bool:
    """Whether a project is only there to choose from."""
    return shown.project in drawing.view.offered


def widths(out: list[GlobalCard | None]) -> tuple[float, float]:
    """How wide a project is, and a free slot."""
    taken = sum(1 for one in out if one)
    free = len(out) - taken
    room = WIDTH - GAP * (len(out) - 1)
    wide = min(WIDEST, (room - FREE * free) / taken) if taken else 0.0
    return wide, (room - wide * taken) / free if free else 0.0


def cut_short(drawing: Drawing) -> list[str]:
    """Projects with more to tell than there is room for."""
    out = slots(drawing)
    room = widths(out)[0] - 2 * EDGE
    return [
        one.project
        for one in out
        if one and len(lines_of(global_effect(one.project, drawing.words), room, LETTERS)) > LINES
    ]


def free_slot(drawing: Drawing, n: int, width: float) -> Markup:
    """Where no project lies yet; if all are free, the first one says what the row is."""
    words = drawing.say("globals")
    spelt = not n and width_of(words, LETTERS) < width
    return tag(
        "g",
        tag("title", drawing.say("free_slot")),
        box(width, HEIGHT, "place"),
        sign("earth", 34, (width / 2, HEIGHT / 2 - 16), "icon faint"),
        text(words, (width / 2, HEIGHT / 2 + 26), "label faint", "middle") if spelt else None,
        id=f"free-{n}",
    )


def project(drawing: Drawing, shown: GlobalCard, width: float) -> Markup:
    """A project: its name, what it does, what it needs, how often it was used."""
    name = shown.project
    lines = lines_of(global_effect(name, drawing.words), width - 2 * EDGE, LETTERS, LINES)
    return drawing.piece(
        f"global-{name}",
        global_title(drawing, shown),
        box(width, HEIGHT, "sheet"),
        *heading(drawing, shown, width),
        *paragraph(lines, (EDGE, FIRST), width - 2 * EDGE, LETTERS, "does"),
        foot(drawing, shown, width),
        rim(width, HEIGHT),
        class_=look_of(drawing, shown),
        data_glide="",
    )


def heading(drawing: Drawing, shown: GlobalCard, width: float) -> list[Markup]:
    """Its name, and at the right a sign if it is active: the foot is full already."""
    room = width - 2 * EDGE - (ACTIVE if shown.active else 0)
    name = drawing.title("global", shown.project)
    parts = [fitted(name, (EDGE, NAME), room, LETTERS, "card-name")]
    if shown.active:
        parts.append(sign("met", 22, (width - EDGE - 9, NAME)))
    return parts


def look_of(drawing: Drawing, shown: GlobalCard) -> str:
    """Active or not, or only offered."""
    if is_offered(drawing, shown):
        return "global offered"
    return "global active" if shown.active else "global"


def global_title(drawing: Drawing, shown: GlobalCard) -> str:
    """A project in words, with what lies under it."""
    key = "active" if shown.active else "inactive"
    state = drawing.say("offer" if is_offered(drawing, shown) else key)
    told = f"{drawing.title('global', shown.project)} ({state}): "
    told += global_does(shown.project, drawing.words, len(drawing.view.seats))
    if shown.tucked:
        told += f" {drawing.say('under', cards=drawing.named('card', shown.tucked))}"
    return told


def foot(drawing: Drawing, shown: GlobalCard, width: float) -> Markup:
    """What it needs, so far as it is there; its uses."""
    parts = [*needed(drawing, shown), *uses(drawing, shown, width - EDGE)]
    return tag("g", box(width - 4, 42, "strip", (2, NEEDS - 21)), *parts)


def needed(drawing: Drawing, shown: GlobalCard) -> list[Markup]:
    """A mark for each tag: filled if it is there, open if it is still missing; or a condition."""
    wanted = CARDS[shown.project].requirement
    if each := wanted.each_player_has:
        words = drawing.say("each_has", count=each.n)
        mark = sign(each.resilience, 26, (EDGE + 13, NEEDS))
        return [mark, text(words, (EDGE + 32, NEEDS), "fact")]
    if some := wanted.some_player_has:
        words = drawing.say("some_has", count=some.n)
        mark = badge(drawing, some.tag, LARGE, (EDGE + 15, NEEDS))
        return [mark, text(words, (EDGE + 36, NEEDS), "fact")]
    marks = wanted_tags(drawing, shown, CARDS[shown.project])
    return [
        badge(drawing, name, LARGE, (EDGE + 15 + PITCH * n, NEEDS), "" if there else "open")
        for n, (name, there) in enumerate(marks)
    ]


def wanted_tags(drawing: Drawing, shown: GlobalCard, card: GlobalProject) -> list[tuple[str, bool]]:
    """The tags under a project and those that are missing or may still come."""
    first = (len(drawing.view.seats) * N_GLOBALS + GLOBAL_CARDS.index(card.id)) * N_TAGS
    marks = []
    for n, name in enumerate(TAGS):
        there = shown.tags.get(name, 0)
        need = int(TUCK_NEED[first + n]) or int(name in card.requirement.set_tuck)
        if need:
            marks += [(name, k < there) for k in range(need)]
        elif card.requirement.open_tuck:
            marks += [(name, True)] * there
    return marks


def uses(drawing: Drawing, shown: GlobalCard, right: float) -> list[Markup]:
    """How often it may be used in a round, filled if it was; cards under it."""
    card = CARDS[shown.project]
    most = card.uses_per_round
    if most > 0 and card.scope == "each_player":
        most *= len(drawing.view.seats)
    parts = []
    if shown.tucked and card.requirement.open_tuck:
        parts.append(text(f"{len(shown.tucked)}", (right - 30, NEEDS), "fact", "end"))
        parts.append(sign("cards", 24, (right - 14, NEEDS)))
        return parts
    for n in range(max(most, 0)):
        gone = " gone" if n < shown.uses else ""
        dot = tag("circle", cx=right - 8 - DOT * (most - 1 - n), cy=NEEDS, r=7, class_=f"use{gone}")
        parts.append(dot)
    return parts
