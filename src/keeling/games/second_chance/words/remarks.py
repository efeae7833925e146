"""What a person wants to know of an option besides its name: what it gives, and where it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.carbon.data.effects import ANY
from keeling.games.carbon.words import phrases as shared
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.effects import ENERGY, KNOWLEDGE, OP, OPS
from keeling.games.second_chance.engine.options import VOCABULARY
from keeling.games.second_chance.engine.tables import (
    CO2_STEP,
    DECADE_FACTOR,
    ENERGIES,
    SECOND_ACTION,
    UN_CLAIM,
)
from keeling.games.second_chance.words import phrases as said
from keeling.games.second_chance.words.remarks_projects import (
    build,
    build_subsidised,
    plan,
    prepare,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.games.second_chance.view.types import SecondChanceView, Summit
    from keeling.text.catalogue import Catalogue

UN_POINTS: Final = BOX.setup.competitive.un_final_vp


def remark(view: SecondChanceView, option: int, words: Catalogue) -> str:
    """A few words beside an option; empty where there is nothing to add."""
    verb, args = VOCABULARY.meaning(option)
    made = REMARKS.get(verb)
    return made(view, words, [name for _, name in args]) if made else ""


def second(view: SecondChanceView, words: Catalogue, _args: list[str]) -> str:
    """Where CO₂ will be."""
    return words.say("text-co2_then", co2=view.co2 + int(SECOND_ACTION))


def move(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """What leaving a project brings, and what lies where the scientist goes."""
    start, target = view.project(args[0]), arrival(view, words, args)
    if start is None:
        return target
    energy = start.energy
    learned = said.learning(words, energy, view.own.knowledge[energy])
    gained = words.say("text-leaves", energy=f"energy-{energy}", learned=learned)
    return f"{gained}; {target}" if target else gained


def arrival(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """The energy of a project, the topics of a summit, or the side effect of a card."""
    post = args[1]
    project = view.project(post)
    if project:
        return words.say("text-to_project", energy=f"energy-{project.energy}")
    if post in said.LOBBY:
        side = shared.effects_in_words(words, said.LOBBY[post].side_effect)
        return words.say("text-to_card", side=side)
    here = next((s for s in view.summits if s and s.place == post), None)
    return to_summit(words, here) if here else ""


def to_summit(words: Catalogue, here: Summit) -> str:
    """The topics with their speakers, and whether this is the last free one."""
    told = shared.topics_in_words(words, here.speakers)
    last = list(here.speakers.values()).count(None) == 1
    return f"{told}; {words.say('text-last_topic')}" if last else told


def buy(view: SecondChanceView, words: Catalogue, _args: list[str]) -> str:
    """That the price rises and the market closes, if this is the last CEP there."""
    return words.say("text-last_cep") if view.market.ceps == 1 else ""


def main_lobby(_view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """The main effect of a lobby card."""
    return shared.effects_in_words(words, said.LOBBY[args[0]].main_effect)


def announced(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """The main effect of a lobby card, and that scientists may come to it for its side effect."""
    main, side = main_lobby(view, words, args), side_lobby(view, words, args)
    return f"{main}; {words.say('text-open_card', side=side)}"


def side_lobby(_view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """The side effect of a lobby card."""
    return shared.effects_in_words(words, said.LOBBY[args[0]].side_effect)


def keep(_view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """Both effects of a lobby card."""
    return said.lobby_in_words(words, args[0])


def claim(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """What a UN goal costs and brings: at once for a team, at the end for rivals."""
    goal = next(goal for goal in view.un_goals if goal.un_goal == args[0])
    tech = shared.amount(words, "tech", goal.tech)
    if view.is_team:
        return words.say("text-claim", tech=tech, points=shared.amount(words, "vp", int(UN_CLAIM)))
    held = view.own.claimed
    now, then = (UN_POINTS[min(n, len(UN_POINTS) - 1)] for n in (held, held + 1))
    points = shared.amount(words, "vp", then - now)
    return words.say("text-claim-end", tech=tech, points=points)


def goal_worth(view: SecondChanceView, words: Catalogue, _args: list[str]) -> str:
    """What the company goal would score as things stand."""
    held = [goal for goal in view.own.goals if not goal.discarded]
    if not held:
        return ""
    text = said.company_in_words(words, held[0].goal)
    points = shared.amount(words, "vp", held[0].worth)
    return words.say("text-goal_worth", text=text, points=points)


def discarding(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """What is given up for the money."""
    worth = goal_worth(view, words, args)
    given = shared.amount(words, "money", BOX.setup.competitive.company_goal_discard_money)
    return words.say("text-goal_discard", money=given, worth=worth) if worth else ""


def keep_goal(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """What a private goal asks for."""
    return said.private_in_words(words, args[0], len(view.seats))


def keep_company_goal(_view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """What a company goal scores."""
    return said.company_in_words(words, args[0])


def begin(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """The agenda of a region."""
    return shared.names_of(words, "energy", view.region(args[0]).priority)


def study(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """The new space and its bonus."""
    return said.learning(words, args[0], view.own.knowledge[args[0]])


def recruit(_view: SecondChanceView, words: Catalogue, _args: list[str]) -> str:
    """The knowledge that comes with a recruit."""
    return words.say("effect-knowledge_any", n=1)


def stock(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """How many CEPs a region has, and who controls it."""
    region = view.region(args[0])
    ceps = words.say("text-region_ceps", ceps=region.ceps, places=region.places)
    if not region.controller:
        return ceps
    return f"{ceps}; {words.say('text-controlled', seat='seat-' + region.controller)}"


def give(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """What the bonus gives to whom it is given."""
    effect = int(dict(view.prompt_args).get("number", -1))
    if effect < 0:
        return ""
    op, number = int(OP[effect]), int(ENERGY[effect])
    if op != KNOWLEDGE:
        return shared.amount(words, OPS[op], 1)
    if number == ANY:
        return words.say("effect-knowledge_any", n=1)
    energy = ENERGIES[number]
    learned = said.learning(words, energy, view.seats[args[0]].knowledge[energy])
    return words.say("text-gift", energy=f"energy-{energy}", learned=learned)


def pay(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """How many CEPs there are."""
    source = args[0]
    ceps = view.own.ceps if source == "own" else view.region(source).ceps
    return words.say("text-ceps_there", ceps=shared.amount(words, "cep", ceps))


def income(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """The points that are left; for a team, its score then and what the goals will cost."""
    points = view.own.income - int(args[0])
    told = shared.amount(words, "vp", points)
    ahead = view.outlook
    if not view.is_team or ahead is None:
        return told
    score = view.own.score + points
    return words.say("text-income_team", points=told, score=score, cost=ahead.goals_cost)


def reduce(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """Where CO₂ will be, for how many points, and how many are left; at last the rating."""
    steps = int(args[0])
    cost = steps * int(DECADE_FACTOR[view.decade])
    co2, left = view.co2 - steps * int(CO2_STEP), view.own.score - cost
    told = words.say("text-reduce", co2=co2, cost=shared.amount(words, "vp", cost), left=left)
    if steps >= len(view.ratings):
        return told
    then = view.ratings[steps]
    return f"{told}; {words.say('text-rating', rating=then.rating, rank=f'rank-{then.rank}')}"


def turn_over(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """Whether an inspector stands on the tile."""
    watched = any(tile.goal == args[0] and tile.inspector for tile in view.goals)
    return words.say("text-watched") if watched else ""


REMARKS: Final[dict[str, Callable[[SecondChanceView, Catalogue, list[str]], str]]] = {
    "plan": plan,
    "prepare": prepare,
    "build": build,
    "build_subsidised": build_subsidised,
    "second": second,
    "move": move,
    "buy": buy,
    "finance": main_lobby,
    "announce": announced,
    "lobby": main_lobby,
    "side": side_lobby,
    "keep": keep,
    "claim": claim,
    "discard_goal": discarding,
    "reveal": goal_worth,
    "keep_goal": keep_goal,
    "keep_company_goal": keep_company_goal,
    "begin": begin,
    "study": study,
    "recruit": recruit,
    "stock": stock,
    "give": give,
    "pay": pay,
    "income": income,
    "turn_over": turn_over,
    "reduce": reduce,
}
