"""What a team needed to win, and what of it it had, as the end of a game tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.second_chance.engine.tables import UN_LEFT
from keeling.games.second_chance.words.text_team import told_goals

if TYPE_CHECKING:
    from keeling.games.second_chance.view.types import Goal, Seat, SecondChanceView
    from keeling.text.catalogue import Catalogue
    from keeling.text.presentation import Condition


def conditions(view: SecondChanceView, words: Catalogue) -> list[Condition]:
    """SC-17.2, SC-17.7 The decades, UN goals and goals of players; SC-12.5 tiles cost points."""
    facts = view.conditions
    if facts is None:
        return []
    decades = words.say("text-condition-decades", done=facts.decades, count=view.decades)
    return [
        (facts.survived, decades),
        un_goals(words, view),
        *((facts.goals[name], private_goals(own, words, view)) for name, own in view.seats.items()),
        *([(facts.solo_goal, solo_goal(words, view))] if view.solo_goal else []),
        *environment(words, view),
    ]


def un_goals(words: Catalogue, view: SecondChanceView) -> Condition:
    """SC-17.2 How many were claimed of those that had to be."""
    count, left = len(view.un_goals), view.un_unclaimed
    needed = max(0, count - int(UN_LEFT))
    told = {"claimed": count - left, "count": count, "needed": needed}
    return count - left >= needed, words.say("text-condition-un_goals", **told)


def private_goals(own: Seat, words: Catalogue, view: SecondChanceView) -> str:
    """SC-17.3 The goals of a player; one is enough in company, alone all are needed."""
    goals = "; ".join(progress(words, goal) for goal in own.goals)
    if len(view.seats) == 1:
        return words.say("text-condition-goals_alone", goals=goals)
    return words.say("text-condition-goals", seat=f"seat-{own.seat}", goals=goals)


def progress(words: Catalogue, goal: Goal) -> str:
    """A private goal and how far it came."""
    far = {"progress": goal.reached, "needed": goal.asked}
    return words.say("text-condition-goal", coop_goal=f"coop_goal-{goal.goal}", **far)


def solo_goal(words: Catalogue, view: SecondChanceView) -> str:
    """SC-17.7 The solo goal."""
    return words.say("text-condition-solo_goal", solo_goal=f"solo_goal-{view.solo_goal}")


def environment(words: Catalogue, view: SecondChanceView) -> list[Condition]:
    """SC-12.5 The tiles that were not met: no condition, but they cost points."""
    missing = [text for is_met, text in told_goals(view, words, view.goals) if not is_met]
    if not missing:
        return []
    counted = {"missing": len(missing), "count": len(view.goals)}
    told = words.say("text-condition-environment", goals="; ".join(missing), **counted)
    return [(None, told)]
