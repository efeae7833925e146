"""What a person wants to know beside main actions: subsidies, costs, points, slots, control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from keeling.games.carbon.engine.control import supplies_better
from keeling.games.carbon.words import phrases as shared
from keeling.games.second_chance.engine.tables import (
    AGENDAS,
    CONTROL_MARKERS,
    ENERGIES,
    ENERGY_GOAL,
    ENVIRONMENT_GOALS,
    GOAL_ABOUT,
    GOAL_KIND,
    PRIORITY,
    REGION_GOAL,
    REGIONS,
)
from keeling.games.second_chance.words import phrases as said

if TYPE_CHECKING:
    from keeling.kernel.view import View
    from keeling.text.catalogue import Catalogue

Json = dict[str, Any]
SCIENTIST: Final = "scientist"


def plan(view: View, words: Catalogue, args: list[str]) -> str:
    """The level of the tile, what the knowledge leads to, and the subsidy of the place.

    A preview shows money and tech, but not beyond a bonus, which is a choice of its own.
    """
    energy, (region, _, place) = args[0], args[1].rpartition("-")
    level = shared.own(view)["knowledge"][energy]
    told = [words.say("text-level_of", level=said.next_level(view, energy))]
    told.append(said.learning(words, energy, level))
    if place == SCIENTIST or level + 1 in said.bonuses(energy):
        ceps = shared.region_at(view, region)["ceps"]
        subsidy = said.subsidy_in_words(words, place, ceps)
        told.append(words.say("text-subsidy", subsidy=subsidy))
    return "; ".join(told)


def prepare(view: View, words: Catalogue, args: list[str]) -> str:
    """What it costs and gives, and whose scientist has to leave."""
    here = shared.project_at(view, args[0])
    if here is None:
        return ""
    reward = shared.effects_in_words(words, said.REWARDS[here["energy"]])
    named = {"energy": f"energy-{here['energy']}", "level": here["level"]}
    cost = shared.amount(words, "cep", 1)
    told = [words.say("text-prepare", **named, cost=cost, reward=reward)]
    if here["worker"]:
        told.append(words.say("text-must_leave", seat=f"seat-{here['worker']}"))
    return "; ".join(told)


def build(view: View, words: Catalogue, args: list[str]) -> str:
    """The plant: what it costs and scores, where it stands, and who controls the region then."""
    return plant(view, words, args[0], 0)


def build_subsidised(view: View, words: Catalogue, args: list[str]) -> str:
    """The same with a tech token of the region."""
    return plant(view, words, args[0], 1)


def plant(view: View, words: Catalogue, project: str, subsidy: int) -> str:
    """The plant that can be built on an infrastructure."""
    here = shared.project_at(view, project)
    if here is None:
        return ""
    region = shared.region_at(view, project.rpartition("-")[0])
    told = words.say(
        "text-build",
        energy=f"energy-{here['energy']}",
        level=here["level"],
        cost=said.cost_in_words(words, here["money"], here["tech"] - subsidy),
        points=shared.amount(words, "vp", here["points"]),
    )
    rest = [
        *slot(words, region),
        *carrier(view, words, here),
        *meets(view, words, region["region"], here["energy"]),
    ]
    return "; ".join([told, *rest, control(view, words, region, here["energy"])])


def slot(words: Catalogue, region: Json) -> list[str]:
    """The leftmost empty slot, or the fossil plant that has to leave a full region."""
    if None in region["slots"]:
        return [words.say("text-on_slot", n=region["slots"].index(None) + 1)]
    fossils = [on["fossil"] for on in region["slots"] if on and "fossil" in on]
    if not fossils:
        return []
    return [words.say("text-replaces", fossil=f"fossil-{fossils[0]}", ppm=said.PPM[fossils[0]])]


def carrier(view: View, words: Catalogue, here: Json) -> list[str]:
    """Whose infrastructure it is, if it is somebody else's."""
    owner = here["infrastructure"]
    if owner in (None, view["seat"]):
        return []
    return [words.say("text-carrier", seat=f"seat-{owner}")]


def meets(view: View, words: Catalogue, region: str, energy: str) -> list[str]:
    """SC-12.3 The next environment goal for a plant there, and the next for one of the energy."""
    wanted = [(REGION_GOAL, REGIONS.index(region)), (ENERGY_GOAL, ENERGIES.index(energy))]
    ahead = [goal["goal"] for goal in view["goals"] if not goal["met"]]
    about = [next((goal for goal in ahead if asked(goal) == what), None) for what in wanted]
    told = [said.environment_in_words(words, goal) for goal in about if goal]
    return [words.say("text-meets", goals=", ".join(told))] if told else []


def asked(goal: str) -> tuple[int, int]:
    """The kind of an environment goal, and the region or energy it is about."""
    number = ENVIRONMENT_GOALS.index(goal)
    return int(GOAL_KIND[number]), int(GOAL_ABOUT[number])


def control(view: View, words: Catalogue, region: Json, energy: str) -> str:
    """Who will control the region."""
    me, holder = view["seat"], region["controller"]
    if holder == me:
        return words.say("text-control-kept")
    enough = len(view["seats"]) == 1 or len(shared.own(view)["regions"]) < CONTROL_MARKERS
    if enough and takes_control(view, region, energy):
        return words.say("text-control-gained")
    if holder:
        return words.say("text-control-other", seat=f"seat-{holder}")
    return words.say("text-control-nobody")


def takes_control(view: View, region: Json, energy: str) -> bool:
    """SC-7.4.2, SC-7.4.6 Whether the builder of one more plant is ahead of everybody there."""
    columns = {name: set(cubes) for name, cubes in said.cubes_in(region).items()}
    me = view["seat"]
    columns[energy].add(me)
    mine = supplied(columns, me)
    agenda = AGENDAS.index(region["agenda"])
    if len(view["seats"]) == 1:
        theirs = sum(1 << ENERGIES.index(name) for name in region["rivals"])
        return mine == theirs or supplies_better(mine, theirs, agenda, PRIORITY)
    known = {seat["seat"]: seat["knowledge"][energy] for seat in view["seats"]}
    for other in known.keys() - {me}:
        theirs = supplied(columns, other)
        if theirs == mine and known[other] > known[me]:
            return False
        if theirs not in (0, mine) and not supplies_better(mine, theirs, agenda, PRIORITY):
            return False
    return True


def supplied(columns: dict[str, set[str]], seat: str) -> int:
    """The energies under which a seat has a cube, as bits."""
    return sum(1 << n for n, name in enumerate(ENERGIES) if seat in columns[name])
