"""What a person wants to know of an option besides its name: what it gives, and where it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.carbon.words import phrases as shared
from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.options import VOCABULARY
from keeling.games.co2.words import phrases as said
from keeling.games.co2.words.text_board import PPM

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.games.co2.view.types import Co2View, Project, Region
    from keeling.text.catalogue import Catalogue

RESEARCH: Final = "research"
CUBE: Final = BOX.variant.auction.value_tech
DISCOUNT: Final = {
    card.trigger.energy: card.main[0].n for card in BOX.lobby.card if card.trigger.on == "build"
}


def remark(view: Co2View, option: int, words: Catalogue) -> str:
    """A few words beside an option; empty where there is nothing to add."""
    verb, args = VOCABULARY.meaning(option)
    made = REMARKS.get(verb)
    return made(view, words, [name for _, name in args]) if made else ""


def propose(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The grant of a research slot; those of the others are seen in the preview."""
    region, _, slot = args[1].rpartition("-")
    if slot != RESEARCH:
        return ""
    return said.grant_in_words(words, slot, view.region(region).ceps)


def install(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """What it costs, a scientist to dismiss included, and the reward of the energy."""
    here = view.project(args[0])
    if here is None:
        return ""
    reward = shared.effects_in_words(words, said.REWARDS[here.energy])
    costs = [shared.amount(words, "cep", 1), *dismissal(view, words, here)]
    energy = f"energy-{here.energy}"
    return words.say("text-install", energy=energy, cost=", ".join(costs), reward=reward)


def energy_name(words: Catalogue, project: Project) -> str:
    """The energy of a project."""
    return words.name(f"energy-{project.energy}")


def dismissal(view: Co2View, words: Catalogue, project: Project) -> list[str]:
    """Whose scientist has to be dismissed, if it is somebody else's."""
    worker = project.worker
    if worker in (None, view.seat):
        return []
    return [words.say("text-dismiss", seat=f"seat-{worker}")]


def build(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The plant: what it costs and scores, and what it replaces."""
    return plant(view, words, args[0], {})


def build_cheaper(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The same with the discount of the lobby card."""
    return plant(view, words, args[0], DISCOUNT)


def plant(view: Co2View, words: Catalogue, project: str, discounts: dict[str, int]) -> str:
    """The plant that can be built from a project."""
    here = view.project(project)
    if here is None or here.cost is None:
        return ""
    top = view.stack(here.energy)
    money, tech = here.cost
    money = max(0, money - discounts.get(here.energy, 0))
    told = words.say(
        "text-build",
        energy=f"energy-{here.energy}",
        size=f"size-{top.size}",
        cost=said.cost_in_words(words, money, tech),
        points=shared.amount(words, "vp", top.points),
    )
    rest = replaced(view.region(project.rpartition("-")[0]), words)
    return "; ".join([told, *rest, *dismissal(view, words, here)])


def replaced(region: Region, words: Catalogue) -> list[str]:
    """The fossil plant that has to leave a full region, the leftmost one."""
    fossils = [space.fossil for space in region.spaces if space and space.fossil]
    if None in region.spaces or not fossils:
        return []
    first = fossils[0]
    return [words.say("text-replaces", fossil=f"fossil-{first}", ppm=PPM[first])]


def move(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The energies between which a scientist moves."""
    start, target = (view.project(post) for post in args)
    if start and target:
        first, second = f"energy-{start.energy}", f"energy-{target.energy}"
        return words.say("text-from_to", energy=first, energy2=second)
    there = start or target
    return energy_name(words, there) if there and args[1] != "supply" else ""


def main_lobby(_view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The main effect of a lobby card."""
    return shared.effects_in_words(words, said.LOBBIES[args[0]].main)


def minor_lobby(_view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The minor effect of a lobby card."""
    return shared.effects_in_words(words, said.LOBBIES[args[0]].minor)


def keep(_view: Co2View, words: Catalogue, args: list[str]) -> str:
    """Both effects of a lobby card."""
    return said.lobby_in_words(words, args[0])


def claim(_view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The points of a UN goal."""
    return shared.amount(words, "vp", said.UN_GOALS[args[0]].vp)


def discard_goal(view: Co2View, words: Catalogue, _args: list[str]) -> str:
    """What the company goal would score."""
    goal = view.own.goal
    return said.goal_in_words(words, goal) if goal else ""


def income(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The points that are left."""
    return shared.amount(words, "vp", view.own.income - int(args[0]))


def bid(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """What it takes besides dollars."""
    mine, amount = view.own, int(args[0])
    goods = CUBE * mine.tech + view.market.price * mine.payable_ceps
    if amount <= mine.money:
        return ""
    key = "text-bid_goods" if amount <= mine.money + goods else "text-bid_goal"
    return words.say(key)


def pass_bid(view: Co2View, words: Catalogue, _args: list[str]) -> str:
    """The highest bid so far."""
    if view.bid is None:
        return ""
    return words.say("text-highest_bid", seat=f"seat-{view.bidder}", number=view.bid)


def pay(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """How many CEPs there are."""
    source = args[0]
    ceps = view.own.ceps if source == "own" else view.region(source).ceps
    return shared.amount(words, "cep", ceps)


def stock(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """How many CEPs a region has, and who controls it."""
    region = view.region(args[0])
    ceps = words.say("text-region_ceps", ceps=region.ceps, limit=region.limit)
    if not region.controller:
        return ceps
    return f"{ceps}; {words.say('text-controlled', seat='seat-' + region.controller)}"


def begin(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The agenda of a region."""
    return shared.names_of(words, "energy", view.region(args[0]).priority)


def study(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The new level and its bonus."""
    energy = args[0]
    level = view.own.expertise[energy] + 1
    if level > BOX.expertise.length:
        return words.say("text-track_end")
    at, effects = said.next_bonus(energy, level - 1) or (0, [])
    if at != level:
        return words.say("text-next_level", level=level)
    bonus = shared.effects_in_words(words, effects)
    return words.say("text-next_level-bonus", level=level, bonus=bonus)


def speak(view: Co2View, words: Catalogue, args: list[str]) -> str:
    """The topics of a congress and their speakers."""
    here = view.congress(args[0])
    return shared.topics_in_words(words, here.speakers) if here else ""


def home(view: Co2View, words: Catalogue, _args: list[str]) -> str:
    """What a dismissed scientist brings who comes home; the builder's own brings nothing."""
    here = view.project(str(dict(view.prompt_args).get("project", "")))
    if view.prompt != "dismissal" or here is None:
        return ""
    return words.say("effect-expertise", n=1, energy=f"energy-{here.energy}")


REMARKS: Final[dict[str, Callable[[Co2View, Catalogue, list[str]], str]]] = {
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
