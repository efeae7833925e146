"""What a team needed to win, and what of it it had, as the end of a game tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.second_chance.engine.rules.goals import has_met_goals, is_solo_met
from keeling.games.second_chance.engine.tables import LOST_AT_THE_END, NONE, UN_LEFT
from keeling.games.second_chance.view.view import view_of
from keeling.games.second_chance.words.text_team import told_goals

if TYPE_CHECKING:
    from keeling.games.second_chance.engine.state import SecondChance
    from keeling.kernel.game import View
    from keeling.text.catalogue import Catalogue
    from keeling.text.presentation import Condition


def conditions(s: SecondChance, words: Catalogue) -> list[Condition]:
    """SC-17.2, SC-17.7 The decades, UN goals and goals of players; SC-12.5 tiles cost points."""
    if not s.is_team():
        return []
    view = view_of(s, None)
    seats = [private_goals(s, seat, words, view) for seat in range(s.seats)]
    solo = [solo_goal(s, words, view)] if s.solo_goal != NONE else []
    return [decades(s, words), un_goals(words, view), *seats, *solo, *environment(words, view)]


def decades(s: SecondChance, words: Catalogue) -> Condition:
    """SC-17.1 Whether the team came through all of them."""
    survived = not s.lost or s.fate == LOST_AT_THE_END
    done = s.decades if survived else s.decade - 1
    return survived, words.say("text-condition-decades", done=int(done), count=int(s.decades))


def un_goals(words: Catalogue, view: View) -> Condition:
    """SC-17.2 How many were claimed of those that had to be."""
    count, left = len(view["un_goals"]), view["un_unclaimed"]
    needed = max(0, count - int(UN_LEFT))
    told = {"claimed": count - left, "count": count, "needed": needed}
    return count - left >= needed, words.say("text-condition-un_goals", **told)


def private_goals(s: SecondChance, seat: int, words: Catalogue, view: View) -> Condition:
    """SC-17.3 The goals of a player; one is enough in company, alone all are needed."""
    own = view["seats"][seat]
    goals = "; ".join(progress(words, goal) for goal in own["goals"])
    if s.seats == 1:
        told = words.say("text-condition-goals_alone", goals=goals)
    else:
        told = words.say("text-condition-goals", seat=f"seat-{own['seat']}", goals=goals)
    return bool(has_met_goals(s, seat)), told


def progress(words: Catalogue, goal: dict[str, Any]) -> str:
    """A private goal and how far it came."""
    far = {"progress": goal["progress"], "needed": goal["needed"]}
    return words.say("text-condition-goal", coop_goal=f"coop_goal-{goal['goal']}", **far)


def solo_goal(s: SecondChance, words: Catalogue, view: View) -> Condition:
    """SC-17.7 The solo goal."""
    told = words.say("text-condition-solo_goal", solo_goal=f"solo_goal-{view['solo_goal']}")
    return bool(is_solo_met(s)), told


def environment(words: Catalogue, view: View) -> list[Condition]:
    """SC-12.5 The tiles that were not met: no condition, but they cost points."""
    missing = [text for is_met, text in told_goals(view, words, view["goals"]) if not is_met]
    if not missing:
        return []
    counted = {"missing": len(missing), "count": len(view["goals"])}
    told = words.say("text-condition-environment", goals="; ".join(missing), **counted)
    return [(None, told)]
