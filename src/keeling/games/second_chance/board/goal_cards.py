"""Goals of a seat as wide cards: in words, with how far they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import Part, box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import tag, text
from keeling.games.second_chance.board.keys import GOAL
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.tables import COMPANY_GOALS, GOAL_MONEY

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing
    from keeling.games.second_chance.view.types import Goal, Seat

WIDTH, HEIGHT, TALL = 400.0, 34.0, 58.0
LINE, SECOND = 17.0, 42.0
BAR: Final = (44.0, 8.0)
COMPANY: Final = dict(zip(COMPANY_GOALS, BOX.company_goal, strict=True))


def goal_cards(drawing: Drawing, seat: Seat) -> list[Part]:
    """The goals to choose from, and those that are kept."""
    rivals = drawing.view.mode == "competitive"
    kind = "company_goal" if rivals else "coop_goal"
    dealt = [plain(drawing, kind, name) for name in seat.goals_dealt or []]
    kept = [company(drawing, goal) if rivals else private(drawing, goal) for goal in seat.goals]
    return dealt + kept


def card(drawing: Drawing, key: str, title: str, height: float, *parts: object) -> Part:
    """A wide card."""
    return height, drawing.piece(
        key,
        title,
        box(WIDTH, height, "sheet"),
        *parts,
        rim(WIDTH, height),
        class_="goal",
        data_glide="",
    )


def plain(drawing: Drawing, kind: str, name: str) -> Part:
    """A goal that may be kept."""
    words = drawing.words.name(f"{kind}-{name}")
    parts = [icon("goal", 20, (20, LINE)), wording(words, WIDTH - 50)]
    if kind == "company_goal":
        return card(drawing, f"{kind}-{name}", words, TALL, *parts, *worth(drawing, name))
    return card(drawing, f"{kind}-{name}", words, HEIGHT, *parts)


def wording(words: str, room: float) -> Markup:
    """What a goal is called."""
    return fitted(words, (38, LINE), room, 14, "wording")


def private(drawing: Drawing, goal: Goal) -> Part:
    """SC-17.3 A private goal: how much of it is reached, and of how much."""
    name = goal.goal
    words = drawing.words.name(f"coop_goal-{name}")
    reached, needed = goal.reached, goal.asked
    state = "private_met" if goal.met else "private"
    title = drawing.say(state, goal=words, progress=reached, needed=needed)
    return card(
        drawing,
        f"coop_goal-{name}",
        title,
        HEIGHT,
        icon("met" if goal.met else "goal", 20, (20, LINE)),
        wording(words, 246),
        bar(min(reached, needed) / needed if needed else 1.0),
        text(f"{reached}/{needed}", (WIDTH - 10, LINE), "progress", "end"),
    )


def bar(share: float) -> Markup:
    """How far a goal is."""
    at = (WIDTH - 66 - BAR[0], LINE - BAR[1] / 2)
    full = box(BAR[0] * share, BAR[1], "gained", at, 3) if share else None
    return tag("g", full, box(*BAR, "to-gain", at, 3))


def company(drawing: Drawing, goal: Goal) -> Part:
    """SC-17.5 The company goal: points now, for each, and up to so many; or money."""
    name = goal.goal
    words = drawing.words.name(f"company_goal-{name}")
    if goal.discarded:
        title = drawing.say("goal_discarded", goal=words)
        return card(
            drawing,
            f"discarded-{name}",
            title,
            HEIGHT,
            icon("closed", 20, (20, LINE)),
            wording(words, 330),
        )
    return card(
        drawing,
        GOAL,
        drawing.say("company", goal=words, points=goal.worth),
        TALL,
        icon("goal", 20, (20, LINE)),
        wording(words, 290),
        icon("points", 19, (WIDTH - 44, LINE)),
        text(goal.worth, (WIDTH - 10, LINE), "progress", "end"),
        *worth(drawing, name),
    )


def worth(drawing: Drawing, name: str) -> list[Markup]:
    """What a company goal scores, and what it brings when it is discarded."""
    row = COMPANY[name]
    each = drawing.say("each", points=row.vp_each, most=row.vp_max, skip=row.skip_first)
    return [
        fitted(f"{each} {drawing.say('or')}", (12, SECOND), 320, 13, "quiet"),
        text(int(GOAL_MONEY), (WIDTH - 34, SECOND), "effect-amount", "end"),
        icon("money", 19, (WIDTH - 18, SECOND)),
    ]


def solo_goal(drawing: Drawing) -> Part:
    """SC-17.7 The solo goal; a dated one can be missed."""
    name = drawing.view.solo_goal
    missed = drawing.view.solo_goal_missed
    title = drawing.words.name(f"solo_goal-{name}", "text")
    words = drawing.words.name(f"solo_goal-{name}")
    return card(
        drawing,
        f"solo_goal-{name}",
        f"{title} {drawing.say('missed')}" if missed else title,
        HEIGHT,
        icon("closed" if missed else "scientist", 20, (20, LINE)),
        wording(words, WIDTH - 50),
    )
