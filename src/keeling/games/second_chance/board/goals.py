"""The environment goals of a team in their three groups, and the goals of the United Nations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.tables import DECADE_FACTOR, GROUPS, HALF, TRACK, UN_LEFT
from keeling.games.second_chance.words.phrases import are_goals_due

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing
    from keeling.games.second_chance.data import cards
    from keeling.games.second_chance.view.types import EnvironmentGoal, UnGoal

HEAD, ROOM = 28.0, 304.0  # the icon of a group, and the room for its tiles
TALL, LINE = 42.0, 45.0
PICTURES: Final = dict(zip(GROUPS, ("station", "income", "speak"), strict=True))
TILES: Final = {tile.id: tile for tile in BOX.environment_goal}
SPACES: Final = {"half_space": int(HALF), "last_space": int(TRACK)}
UN_ROOM: Final = 922.0  # for all UN goals
WIDEST, UN_TALL, GAP = 90.0, 62.0, 6.0  # the size of a UN goal, and the room between two


@area
def goals(drawing: Drawing, at: Point) -> Markup:
    """SC-12 All goals, a row for each group."""
    rows = [group(drawing, name, LINE * i) for i, name in enumerate(GROUPS)]
    return tag("g", *rows, class_="goals", transform=move(at))


def group(drawing: Drawing, name: str, y: float) -> Markup:
    """The goals of a group from left to right."""
    found = [goal for goal in drawing.view.goals if goal.group == name]
    pitch = ROOM / max(len(found), 1)
    tiles = [target(drawing, goal, pitch - 4, HEAD + pitch * i) for i, goal in enumerate(found)]
    title = tag("title", drawing.say(f"group_{name}"))
    head = tag("g", title, icon(PICTURES[name], 22, (12, TALL / 2), "icon group-icon"))
    return tag("g", head, *tiles, transform=move((0, y)))


def target(drawing: Drawing, goal: EnvironmentGoal, wide: float, x: float) -> Markup:
    """A goal: what it asks for, and what it will cost the next time; or met."""
    watched = goal.inspector and not goal.met
    cost = cost_of(drawing, goal)
    state = " met" if goal.met else " watched" if watched else ""
    below = (wide / 2, 31.0)
    return drawing.piece(
        f"environment_goal-{goal.goal}",
        in_words(drawing, goal, cost),
        box(wide, TALL, "face", radius=5),
        *about(drawing, TILES[goal.goal], wide),
        icon("met", 18, below) if goal.met else price(cost, below) if cost else None,
        lens(wide) if goal.inspector else None,
        rim(wide, TALL),
        class_=f"target{state}",
        transform=move((x, 0)),
    )


def cost_of(drawing: Drawing, goal: EnvironmentGoal) -> int:
    """SC-12.5 What a goal costs the next time it is looked at; SC-18.2.6 double if inspected.

    Inspectors move on before the next decade, and nobody knows yet where they will stand.
    """
    ahead = drawing.view.outlook
    if ahead and not ahead.goals_due:
        return ahead.goal_price
    return int(DECADE_FACTOR[drawing.view.decade]) * (1 + int(goal.inspector))


def in_words(drawing: Drawing, goal: EnvironmentGoal, cost: int) -> str:
    """A goal, and whether it is met or what it costs in which decade."""
    if goal.met:
        state = "met"
    elif are_goals_due(drawing.view):
        state = "watched" if goal.inspector else "open"
    else:
        state = "next" if cost else "unmet"
    name = drawing.words.name(f"environment_goal-{goal.goal}")
    return drawing.say(f"goal_{state}", goal=name, cost=cost)


def price(cost: int, at: Point) -> Markup:
    """What a goal costs as long as it is not met."""
    return text(f"−{cost}", at, "cost", "middle")  # noqa: RUF001 - the minus of a price


def about(drawing: Drawing, tile: cards.EnvironmentGoal, wide: float) -> list[Markup]:
    """What a goal is about: a region, an energy, a space of a track, the size of a summit."""
    middle = wide / 2
    if tile.region:
        short = drawing.say(f"short_{tile.region}")
        edge = box(wide - 8, 3, f"edge region-{tile.region}", (4, 2), 1)
        return [edge, tag("g", fitted(short, (4, 14), wide - 8, 15, "short"))]
    number = SPACES.get(tile.kind) or tile.size
    picture = tile.energy or "speak"
    class_ = f"icon energy-{tile.energy}" if tile.energy else "icon"
    if not number:
        return [icon(picture, 20, (middle, 13), class_)]
    digits = len(str(number))
    return [
        icon(picture, 18, (middle - 3 - 5 * digits, 13), class_),
        text(number, (middle + 7 + 3 * digits, 13), "short", "middle"),
    ]


def lens(wide: float) -> Markup:
    """SC-18.2 The inspector, at the upper right corner of a tile."""
    ground = tag("circle", cx=wide - 3, cy=4, r=9, class_="lens")
    return tag("g", ground, icon("inspector", 13, (wide - 3, 4), "icon on-lens"))


@area
def un_goals(drawing: Drawing, at: Point) -> Markup:
    """SC-6.4 The UN goals from left to right, claimed ones turned."""
    shown = drawing.view.un_goals
    pitch = min(WIDEST + GAP, UN_ROOM / max(len(shown), 1))
    cards = [
        un_goal(drawing, goal, (pitch - GAP, UN_TALL), 70 + pitch * i)
        for i, goal in enumerate(shown)
    ]
    claimed = sum(goal.claimed_by is not None for goal in shown)
    needed = max(0, len(shown) - int(UN_LEFT))
    key = "un_goals" if drawing.view.mode == "competitive" else "un_goals_needed"
    title = tag("title", drawing.say(key, claimed=claimed, needed=needed))
    count = claimed if key == "un_goals" else f"{claimed}/{needed}"
    head = [
        title,
        icon("un_goal", 34, (26, 19)),
        text(count, (26, 50), "fact", "middle") if shown else None,
    ]
    return tag("g", tag("g", *head), *cards, class_="un-goals", transform=move(at))


def un_goal(drawing: Drawing, goal: UnGoal, size: Point, x: float) -> Markup:
    """A UN goal: the plants to have infrastructure under, and its price; or who has claimed it."""
    name, owner = goal.un_goal, goal.claimed_by
    left = size[0] / 2 - 11.5 * (len(goal.plants) - 1)
    icons = [
        icon(energy, 22, (left + 23 * i, 19), f"icon energy-{energy}")
        for i, energy in enumerate(goal.plants)
    ]
    title = drawing.words.name(f"un_goal-{name}")
    return drawing.piece(
        f"un_goal-{name}",
        drawing.say("claimed", goal=title, seat=f"seat-{owner}") if owner else title,
        box(*size, "sheet"),
        *icons,
        text(name.rpartition("_")[2], (7, 46), "code"),
        *un_foot(drawing, goal, size[0]),
        rim(*size),
        class_="un-goal claimed" if owner else "un-goal",
        transform=move((x, 0)),
        data_glide="",
    )


def un_foot(drawing: Drawing, goal: UnGoal, right: float) -> list[Markup]:
    """What a UN goal costs, or who has claimed it."""
    owner = goal.claimed_by
    if owner:
        return [drawing.mark(owner, 13.4, (right - 19, 44)), icon("met", 20, (right - 46, 45))]
    cost = text(goal.tech, (right - 7, 46), "value", "end")
    return [icon("tech", 19, (right - 32, 45)), cost]
