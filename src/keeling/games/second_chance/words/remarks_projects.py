"""What a person wants to know beside main actions: subsidies, costs, points, slots, control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.carbon.words import phrases as shared
from keeling.games.second_chance.engine.tables import (
    ENERGIES,
    ENERGY_GOAL,
    ENVIRONMENT_GOALS,
    GOAL_ABOUT,
    GOAL_KIND,
    REGION_GOAL,
    REGIONS,
)
from keeling.games.second_chance.words import phrases as said

if TYPE_CHECKING:
    from keeling.games.second_chance.view.types import Project, Region, SecondChanceView
    from keeling.text.catalogue import Catalogue

SCIENTIST: Final = "scientist"


def plan(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """The level of the tile, what the knowledge leads to, and the subsidy of the place.

    A preview shows money and tech, but not beyond a bonus, which is a choice of its own.
    """
    energy, (region, _, place) = args[0], args[1].rpartition("-")
    level = view.own.knowledge[energy]
    told = [words.say("text-level_of", level=said.next_level(view, energy))]
    told.append(said.learning(words, energy, level))
    if place == SCIENTIST or level + 1 in said.bonuses(energy):
        subsidy = said.subsidy_in_words(words, place, view.region(region).ceps)
        told.append(words.say("text-subsidy", subsidy=subsidy))
    return "; ".join(told)


def prepare(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """What it costs and gives, and whose scientist has to leave."""
    here = view.project(args[0])
    if here is None:
        return ""
    reward = shared.effects_in_words(words, said.REWARDS[here.energy])
    energy, cost = f"energy-{here.energy}", shared.amount(words, "cep", 1)
    told = [words.say("text-prepare", energy=energy, level=here.level, cost=cost, reward=reward)]
    if here.worker:
        told.append(words.say("text-must_leave", seat=f"seat-{here.worker}"))
    return "; ".join(told)


def build(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """The plant: what it costs and scores, where it stands, and who controls the region then."""
    return plant(view, words, args[0], 0)


def build_subsidised(view: SecondChanceView, words: Catalogue, args: list[str]) -> str:
    """The same with a tech token of the region."""
    return plant(view, words, args[0], 1)


def plant(view: SecondChanceView, words: Catalogue, project: str, subsidy: int) -> str:
    """The plant that can be built on an infrastructure."""
    here = view.project(project)
    if here is None:
        return ""
    region = view.region(project.rpartition("-")[0])
    told = words.say(
        "text-build",
        energy=f"energy-{here.energy}",
        level=here.level,
        cost=said.cost_in_words(words, here.money, here.tech - subsidy),
        points=shared.amount(words, "vp", here.points),
    )
    rest = [
        *slot(words, region),
        *carrier(view, words, here),
        *meets(view, words, region.region, here.energy),
    ]
    return "; ".join([told, *rest, control(view, words, region, here)])


def slot(words: Catalogue, region: Region) -> list[str]:
    """The leftmost empty slot, or the fossil plant that has to leave a full region."""
    if None in region.slots:
        return [words.say("text-on_slot", n=region.slots.index(None) + 1)]
    fossils = [on.fossil for on in region.slots if on and on.fossil]
    if not fossils:
        return []
    return [words.say("text-replaces", fossil=f"fossil-{fossils[0]}", ppm=said.PPM[fossils[0]])]


def carrier(view: SecondChanceView, words: Catalogue, here: Project) -> list[str]:
    """Whose infrastructure it is, if it is somebody else's."""
    owner = here.infrastructure
    if owner in (None, view.seat):
        return []
    return [words.say("text-carrier", seat=f"seat-{owner}")]


def meets(view: SecondChanceView, words: Catalogue, region: str, energy: str) -> list[str]:
    """SC-12.3 The next environment goal for a plant there, and the next for one of the energy."""
    wanted = [(REGION_GOAL, REGIONS.index(region)), (ENERGY_GOAL, ENERGIES.index(energy))]
    ahead = [goal.goal for goal in view.goals if not goal.met]
    about = [next((goal for goal in ahead if asked(goal) == what), None) for what in wanted]
    told = [said.environment_in_words(words, goal) for goal in about if goal]
    return [words.say("text-meets", goals=", ".join(told))] if told else []


def asked(goal: str) -> tuple[int, int]:
    """The kind of an environment goal, and the region or energy it is about."""
    number = ENVIRONMENT_GOALS.index(goal)
    return int(GOAL_KIND[number]), int(GOAL_ABOUT[number])


def control(view: SecondChanceView, words: Catalogue, region: Region, here: Project) -> str:
    """Who will control the region, with a plant instead of the project."""
    holder = region.controller
    if holder == view.seat:
        return words.say("text-control-kept")
    if here.project in (view.own.would_control or []):
        return words.say("text-control-gained")
    if holder:
        return words.say("text-control-other", seat=f"seat-{holder}")
    return words.say("text-control-nobody")
