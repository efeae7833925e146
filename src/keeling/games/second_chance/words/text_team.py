"""What a team has before it, as text: its score, its goals, and the end of the decade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.carbon.words import phrases as shared
from keeling.games.second_chance.engine.tables import DECADE_FACTOR, GROUPS
from keeling.games.second_chance.words import phrases as said
from keeling.text.lines import titled

if TYPE_CHECKING:
    from keeling.games.second_chance.view.types import EnvironmentGoal, Seat, SecondChanceView
    from keeling.text.catalogue import Catalogue


def team(view: SecondChanceView, words: Catalogue) -> list[str]:
    """The score of the team and where it comes from; alone, the solo goal."""
    if not view.is_team:
        return []
    points = shared.amount(words, "vp", view.first.score)
    texts = [words.say(f"text-score-{view.mode}", points=points), *sheet(words, view.first)]
    goal = view.solo_goal
    if goal:
        text = said.solo_in_words(words, goal)
        texts.append(words.say("text-solo_goal", solo_goal=f"solo_goal-{goal}", text=text))
    return texts


def sheet(words: Catalogue, seat: Seat) -> list[str]:
    """Points by category."""
    scored = {category: points for category, points in seat.points.items() if points}
    if not scored:
        return []
    return [words.say("text-points", points=shared.counts_in_words(words, "category", scored))]


def outlook(view: SecondChanceView, words: Catalogue) -> list[list[str]]:
    """Can we still make it? What awaits the team at the end of the decade."""
    ahead = view.outlook
    if ahead is None or view.ended:
        return []
    texts = []
    if ahead.goals_due:
        cost = shared.amount(words, "vp", ahead.goals_cost)
        texts.append(words.say("text-outlook-goals", count=ahead.unmet, cost=cost))
    supply = cases(ahead.co2_best, ahead.co2_expected, ahead.co2_worst)
    texts.append(words.say("text-outlook-supply", due=ahead.fossils_due, **supply))
    reduction = cases(ahead.reduction_best, ahead.reduction_expected, ahead.reduction_worst)
    texts.append(words.say("text-outlook-reduction", **reduction))
    if ahead.penalties:
        due = shared.amount(words, "vp", ahead.penalties)
        texts.append(words.say("text-outlook-penalties", cost=due))
    balance = cases(ahead.balance_best, ahead.balance_expected, ahead.balance_worst)
    given = {"points": ahead.points, "income": ahead.income}
    texts.append(words.say("text-outlook-balance", **given, **balance))
    texts.append(words.say("text-outlook-un", count=ahead.un_to_claim))
    texts += [words.say(f"text-gone-{name}") for name in said.out_of_reach(view)]
    return [titled(words.say("text-outlook"), texts)]


def cases(best: int, expected: int, worst: int) -> dict[str, int]:
    """What may come of something, as texts name it."""
    return {"best": best, "expected": expected, "worst": worst}


def environment_goals(view: SecondChanceView, words: Catalogue) -> list[list[str]]:
    """The environment goals group by group, met and not met, with the inspectors."""
    goals = view.goals
    if not goals:
        return []
    texts = []
    for group in GROUPS:
        found = told_goals(view, words, [goal for goal in goals if goal.group == group])
        for key, wanted in (("unmet", False), ("met", True)):
            told = "; ".join(text for is_met, text in found if is_met == wanted)
            if told:
                name = words.say(f"text-group-{group}")
                texts.append(words.say(f"text-goals-{key}", group=name, goals=told))
    return [titled(environment(view, words), texts)]


def environment(view: SecondChanceView, words: Catalogue) -> str:
    """How many environment goals are met, and what each other one costs the next time."""
    goals = view.goals
    met = sum(goal.met for goal in goals)
    price = view.outlook.goal_price if view.outlook else int(DECADE_FACTOR[view.decade])
    when = "now" if said.are_goals_due(view) else "next" if price else "over"
    cost = shared.amount(words, "vp", price)
    return words.say(f"text-environment-{when}", met=met, count=len(goals), cost=cost)


def told_goals(
    view: SecondChanceView, words: Catalogue, goals: list[EnvironmentGoal]
) -> list[tuple[bool, str]]:
    """Goals, whether they are met, and where an inspector stands; the second of a kind says so."""
    plain = [said.environment_in_words(words, goal.goal) for goal in goals]
    told = []
    for n, goal in enumerate(goals):
        same = plain[: n + 1].count(plain[n])
        text = words.say("text-goal_again", goal=plain[n], n=same) if same > 1 else plain[n]
        if goal.inspector:
            double = said.are_goals_due(view) and not goal.met
            text = words.say("text-inspected" if double else "text-inspected_plain", goal=text)
        told.append((goal.met, text))
    return told
