"""What a person wants to know of an option besides its name: what it gives, and where it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from keeling.games.carbon.words import phrases as shared
from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.options import VOCABULARY
from keeling.games.co2.words import phrases as said
from keeling.games.co2.words.text_board import PPM

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.kernel.view import View
    from keeling.text.catalogue import Catalogue

Json = dict[str, Any]
RESEARCH: Final = "research"
CUBE: Final = BOX.variant.auction.value_tech
DISCOUNT: Final = {
    card.trigger.energy: card.main[0].n for card in BOX.lobby.card if card.trigger.on == "build"
}


def remark(view: View, option: int, words: Catalogue) -> str:
    """A few words beside an option; empty where there is nothing to add."""
    verb, args = VOCABULARY.meaning(option)
    made = REMARKS.get(verb)
    return made(view, words, [name for _, name in args]) if made else ""


def propose(view: View, words: Catalogue, args: list[str]) -> str:
    """The grant of a research slot; those of the others are seen in the preview."""
    region, _, slot = args[1].rpartition("-")
    if slot != RESEARCH:
        return ""
    return said.grant_in_words(words, slot, shared.region_at(view, region)["ceps"])


def install(view: View, words: Catalogue, args: list[str]) -> str:
    """What it costs, a scientist to dismiss included, and the reward of the energy."""
    here = shared.project_at(view, args[0])
    if here is None:
        return ""
    reward = shared.effects_in_words(words, said.REWARDS[here["energy"]])
    costs = [shared.amount(words, "cep", 1), *dismissal(view, words, here)]
    energy = f"energy-{here['energy']}"
    return words.say("text-install", energy=energy, cost=", ".join(costs), reward=reward)


def energy_name(words: Catalogue, project: Json) -> str:
    """The energy of a project."""
    return words.name(f"energy-{project['energy']}")


def dismissal(view: View, words: Catalogue, project: Json) -> list[str]:
    """Whose scientist has to be dismissed, if it is somebody else's."""
    worker = project["worker"]
    if worker in (None, view["seat"]):
        return []
    return [words.say("text-dismiss", seat=f"seat-{worker}")]


def build(view: View, words: Catalogue, args: list[str]) -> str:
    """The plant: what it costs and scores, and what it replaces."""
    return plant(view, words, args[0], {})


def build_cheaper(view: View, words: Catalogue, args: list[str]) -> str:
    """The same with the discount of the lobby card."""
    return plant(view, words, args[0], DISCOUNT)


def plant(view: View, words: Catalogue, project: str, discounts: dict[str, int]) -> str:
    """The plant that can be built from a project."""
    here = shared.project_at(view, project)
    if here is None or here["money"] is None:
        return ""
    top = next(p for p in view["plants"] if p["energy"] == here["energy"])
    money = max(0, here["money"] - discounts.get(here["energy"], 0))
    told = words.say(
        "text-build",
        energy=f"energy-{here['energy']}",
        size=f"size-{top['size']}",
        cost=said.cost_in_words(words, money, here["tech"]),
        points=shared.amount(words, "vp", top["points"]),
    )
    rest = replaced(shared.region_at(view, project.rpartition("-")[0]), words)
    return "; ".join([told, *rest, *dismissal(view, words, here)])


def replaced(region: Json, words: Catalogue) -> list[str]:
    """The fossil plant that has to leave a full region, the leftmost one."""
    fossils = [space["fossil"] for space in region["spaces"] if space and "fossil" in space]
    if None in region["spaces"] or not fossils:
        return []
    first = fossils[0]
    return [words.say("text-replaces", fossil=f"fossil-{first}", ppm=PPM[first])]


def move(view: View, words: Catalogue, args: list[str]) -> str:
    """The energies between which a scientist moves."""
    start, target = (shared.project_at(view, post) for post in args)
    if start and target:
        first, second = f"energy-{start['energy']}", f"energy-{target['energy']}"
        return words.say("text-from_to", energy=first, energy2=second)
    there = start or target
    return energy_name(words, there) if there and args[1] != "supply" else ""


def main_lobby(_view: View, words: Catalogue, args: list[str]) -> str:
    """The main effect of a lobby card."""
    return shared.effects_in_words(words, said.LOBBIES[args[0]].main)


def minor_lobby(_view: View, words: Catalogue, args: list[str]) -> str:
    """The minor effect of a lobby card."""
    return shared.effects_in_words(words, said.LOBBIES[args[0]].minor)


def keep(_view: View, words: Catalogue, args: list[str]) -> str:
    """Both effects of a lobby card."""
    return said.lobby_in_words(words, args[0])


def claim(_view: View, words: Catalogue, args: list[str]) -> str:
    """The points of a UN goal."""
    return shared.amount(words, "vp", said.UN_GOALS[args[0]].vp)


def discard_goal(view: View, words: Catalogue, _args: list[str]) -> str:
    """What the company goal would score."""
    goal = shared.own(view)["goal"]
    return said.goal_in_words(words, goal) if goal else ""


def income(view: View, words: Catalogue, args: list[str]) -> str:
    """The points that are left."""
    return shared.amount(words, "vp", shared.own(view)["income"] - int(args[0]))


def bid(view: View, words: Catalogue, args: list[str]) -> str:
    """What it takes besides dollars."""
    mine, amount = shared.own(view), int(args[0])
    goods = CUBE * mine["tech"] + view["market"]["price"] * mine["payable_ceps"]
    if amount <= mine["money"]:
        return ""
    key = "text-bid_goods" if amount <= mine["money"] + goods else "text-bid_goal"
    return words.say(key)


def pass_bid(view: View, words: Catalogue, _args: list[str]) -> str:
    """The highest bid so far."""
    if view["bid"] is None:
        return ""
    return words.say("text-highest_bid", seat=f"seat-{view['bidder']}", number=view["bid"])


def pay(view: View, words: Catalogue, args: list[str]) -> str:
    """How many CEPs there are."""
    source = args[0]
    ceps = shared.own(view)["ceps"] if source == "own" else shared.region_at(view, source)["ceps"]
    return shared.amount(words, "cep", ceps)


def stock(view: View, words: Catalogue, args: list[str]) -> str:
    """How many CEPs a region has, and who controls it."""
    region = shared.region_at(view, args[0])
    ceps = words.say("text-region_ceps", ceps=region["ceps"], limit=region["limit"])
    if not region["controller"]:
        return ceps
    return f"{ceps}; {words.say('text-controlled', seat='seat-' + region['controller'])}"


def begin(view: View, words: Catalogue, args: list[str]) -> str:
    """The agenda of a region."""
    return shared.names_of(words, "energy", shared.region_at(view, args[0])["priority"])


def study(view: View, words: Catalogue, args: list[str]) -> str:
    """The new level and its bonus."""
    energy = args[0]
    level = shared.own(view)["expertise"][energy] + 1
    if level > BOX.expertise.length:
        return words.say("text-track_end")
    at, effects = said.next_bonus(energy, level - 1) or (0, [])
    if at != level:
        return words.say("text-next_level", level=level)
    bonus = shared.effects_in_words(words, effects)
    return words.say("text-next_level-bonus", level=level, bonus=bonus)


def speak(view: View, words: Catalogue, args: list[str]) -> str:
    """The topics of a congress and their speakers."""
    here = next((c for c in view["congresses"] if c and c["place"] == args[0]), None)
    return shared.topics_in_words(words, here["speakers"]) if here else ""


def home(view: View, words: Catalogue, _args: list[str]) -> str:
    """What a dismissed scientist brings who comes home; the builder's own brings nothing."""
    project = dict(view["prompt_args"]).get("project", "")
    here = shared.project_at(view, project)
    if view["prompt"] != "dismissal" or here is None:
        return ""
    return words.say("effect-expertise", n=1, energy=f"energy-{here['energy']}")


REMARKS: Final[dict[str, Callable[[View, Catalogue, list[str]], str]]] = {
    "propose": propose,
    "install": install,
    "build": build,
    "build_cheaper": build_cheaper,
    "move": move,
    "lobby": main_lobby,
    "minor": minor_lobby,
    "keep": keep,
    "claim": claim,
    "discard_goal": discard_goal,
    "income": income,
    "bid": bid,
    "pass": pass_bid,
    "pay": pay,
    "stock": stock,
    "begin": begin,
    "study": study,
    "speak": speak,
    "home": home,
}
