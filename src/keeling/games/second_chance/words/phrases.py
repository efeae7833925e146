"""What lies on the table, in words: for titles, headlines, remarks and the board as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.carbon.words.phrases import amount, effects_in_words, names_of, whose_move
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.tables import (
    COMPANY_GOALS,
    COOP_GOALS,
    ENERGIES,
    LOBBIES,
    MONEY_OWNED,
    PROJECT_TILES,
    TESTS,
    TRACK,
    TRACKS,
)

if TYPE_CHECKING:
    from keeling.games.carbon.data.effects import Effect
    from keeling.games.second_chance.view.types import Goal, Region, SecondChanceView
    from keeling.text.catalogue import Catalogue

REWARDS: Final = {energy.id: energy.infrastructure_reward for energy in BOX.energy}
SUBSIDY: Final = {place.id: place.effect for place in BOX.subsidy}
LOBBY: Final = dict(zip(LOBBIES, BOX.lobby, strict=True))
PRIVATE: Final = dict(zip(COOP_GOALS, BOX.coop_goal, strict=True))
COMPANY: Final = dict(zip(COMPANY_GOALS, BOX.company_goal, strict=True))
EVENT_REGIONS: Final = {tile.id: tile.region for tile in BOX.event}
PPM: Final = {fossil.type: fossil.ppm for fossil in BOX.fossil}
LAST_SPACE: Final = int(TRACK)
FIRST_LEVEL: Final = BOX.energy[0].projects_level_1


def are_goals_due(view: SecondChanceView) -> bool:
    """Whether environment goals are still to be paid for in this decade."""
    ahead = view.outlook
    return ahead.goals_due if ahead else True


def out_of_reach(view: SecondChanceView) -> list[str]:
    """What a victory asks for and cannot have any more; alone, one's own private goals too."""
    ahead = view.outlook
    if ahead is None:
        return []
    found = list(ahead.out_of_reach)
    done = view.mode == "solo" and ahead.all_turns_done
    if done and any(is_private_gone(goal, ahead.income) for goal in view.first.goals):
        found.append("private_goals")
    return found


def is_private_gone(goal: Goal, income: int) -> bool:
    """Whether a private goal is missed when all turns are over: only money can still come."""
    test = PRIVATE[goal.goal].goal.test
    more = income if test == TESTS[MONEY_OWNED] else 0
    return goal.reached + more < goal.asked


def headline(view: SecondChanceView, words: Catalogue) -> str:
    """The mode, the decade, the round and the level of CO₂."""
    facts = [words.say(f"text-mode-{view.mode}"), decade_in_words(view, words)]
    return " · ".join([*facts, words.say("text-co2", co2=view.co2)])


def decade_in_words(view: SecondChanceView, words: Catalogue) -> str:
    """The year and the round."""
    rounds = {"round": view.round, "rounds": view.rounds}
    return words.say("text-decade", year=str(view.year), **rounds)


def situation(view: SecondChanceView, words: Catalogue) -> str:
    """Who is asked, who has won, that all have lost, or that chance decides."""
    if view.lost:
        return words.say("text-lost")
    rated = view.rating
    if rated:
        return words.say("text-rated", rank=f"rank-{rated.rank}", rating=rated.rating)
    if view.winners:
        winners = names_of(words, "seat", view.winners)
        return words.say("text-won", seats=winners, count=len(view.winners))
    if view.ended:
        return words.say("text-over")
    return whose_move(view, words)


def cost_in_words(words: Catalogue, money: int, tech: int, ceps: int = 1) -> str:
    """What a plant costs."""
    amounts = {"money": money, "tech": tech, "cep": ceps}
    return ", ".join(amount(words, op, n) for op, n in amounts.items() if n)


def subsidy_in_words(words: Catalogue, place: str, ceps: int) -> str:
    """What planning on a place gives, in a region with so many CEPs."""
    effects = SUBSIDY[place]
    if effects[0].op == "money_per_region_cep":
        return amount(words, "money", ceps)
    return effects_in_words(words, effects)


def lobby_in_words(words: Catalogue, card: str) -> str:
    """Both effects of a lobby card."""
    row = LOBBY[card]
    main, side = effects_in_words(words, row.main_effect), effects_in_words(words, row.side_effect)
    return words.say("text-lobby", main=main, side=side)


def private_in_words(words: Catalogue, goal: str, seats: int) -> str:
    """What a private goal asks for with so many players."""
    asked = PRIVATE[goal].goal
    return words.say(f"private-{asked.test}", n=asked.n_by_players[seats - 1])


def company_in_words(words: Catalogue, goal: str) -> str:
    """What a company goal scores."""
    row = COMPANY[goal]
    return words.say(f"company-{row.count}", each=row.vp_each, most=row.vp_max)


def environment_in_words(words: Catalogue, goal: str) -> str:
    """What an environment goal asks for."""
    return words.name(f"environment_goal-{goal}", "plain")


def solo_in_words(words: Catalogue, goal: str) -> str:
    """What a solo goal asks for."""
    return words.name(f"solo_goal-{goal}", "text")


def next_level(view: SecondChanceView, energy: str) -> int:
    """The level of the project tile on top of a stack; 0 if there is none."""
    left = view.project_tiles[energy]
    if left == 0:
        return 0
    return 1 if PROJECT_TILES - left < FIRST_LEVEL else 2


def bonuses(energy: str) -> dict[int, list[Effect]]:
    """The bonuses of a track by space."""
    return {bonus.space: bonus.effect for bonus in TRACKS[energy].bonus}


def next_bonus(energy: str, level: int) -> tuple[int, list[Effect]] | None:
    """The next space with a bonus above a level of a track, and what it gives."""
    ahead = [(space, effect) for space, effect in bonuses(energy).items() if space > level]
    return min(ahead, key=lambda found: found[0], default=None)


def learning(words: Catalogue, energy: str, level: int) -> str:
    """What one more knowledge leads to: the new space and its bonus."""
    space = level + 1
    if space > LAST_SPACE:
        return words.say("text-track_end")
    effects = bonuses(energy).get(space)
    if not effects:
        return words.say("text-next_space", space=space)
    return words.say("text-next_space-bonus", space=space, bonus=effects_in_words(words, effects))


def cubes_in(region: Region) -> dict[str, dict[str, int]]:
    """The control cubes on an agenda: energy -> who has built there -> how many plants."""
    found: dict[str, dict[str, int]] = {energy: {} for energy in ENERGIES}
    for plant in (slot.green for slot in region.slots if slot):
        if plant:
            column = found[plant.energy]
            column[plant.builder] = column.get(plant.builder, 0) + 1
    return found
