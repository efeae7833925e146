"""Can we still make it? What awaits the team, from what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.second_chance.engine.rules.decades import BeginDecade
from keeling.games.second_chance.engine.rules.environment import (
    EnvironmentGoals,
    points_lost,
    unmet,
)
from keeling.games.second_chance.engine.rules.fossils import NO_GAS
from keeling.games.second_chance.engine.rules.income import Income, income_of
from keeling.games.second_chance.engine.rules.market import PayCep, PayOrPenalty
from keeling.games.second_chance.engine.rules.supply import Supply, SupplyFossil, needs_fossil
from keeling.games.second_chance.engine.tables import (
    CO2_FLOOR,
    CO2_LIMIT,
    CO2_STEP,
    DECADE_FACTOR,
    GAS,
    N_FOSSILS,
    N_REGIONS,
    NONE,
    PPM,
    PRICE_MAX,
    REFILL,
)
from keeling.games.second_chance.view.last_turns import is_done, out_of_reach, un_to_claim
from keeling.games.second_chance.view.types import Outlook
from keeling.kernel.bits import bit

if TYPE_CHECKING:
    from keeling.games.second_chance.engine.state import SecondChance
    from keeling.kernel.agenda import Step


def outlook(s: SecondChance) -> Outlook:
    """What is still to come in this decade, if nothing changed; SC-11, SC-12.5, SC-13.4, SC-14."""
    due = len(regions_due(s))
    best, expected, worst = ppm_due(s, due)
    lost = int(points_lost(s)) if is_to_come(s, EnvironmentGoals) else 0
    income = income_due(s)
    factor = int(DECADE_FACTOR[s.decade])
    sure = int(s.score(0)) + income - lost - penalties_due(s)
    return Outlook(
        unmet=int(unmet(s)),
        goals_cost=lost,
        goals_due=is_to_come(s, EnvironmentGoals),
        goal_price=goal_price(s),
        factor=factor,
        fossils_due=due,
        co2_best=best,
        co2_expected=expected,
        co2_worst=worst,
        reduction_best=steps(best) * factor,
        reduction_expected=steps(expected) * factor,
        reduction_worst=steps(worst) * factor,
        income=income,
        points=int(s.score(0)),
        penalties=penalties_due(s),
        still_due=steps(expected) * factor + penalties_due(s),
        balance_best=sure - steps(best) * factor,
        balance_expected=sure - steps(expected) * factor,
        balance_worst=sure - steps(worst) * factor,
        un_to_claim=un_to_claim(s),
        all_turns_done=is_done(s),
        out_of_reach=out_of_reach(s),
    )


def is_to_come(s: SecondChance, phase: type[Step[SecondChance]]) -> bool:
    """Whether a phase of this decade is still on the agenda, or the whole decade is."""
    return any(isinstance(step, (phase, BeginDecade)) for step in s.agenda)


def goal_price(s: SecondChance) -> int:
    """SC-12.5 What a goal that is not met costs the next time; after the last time nothing."""
    if is_to_come(s, EnvironmentGoals):
        return int(DECADE_FACTOR[s.decade])
    ends = s.decade == s.decades or not s.agenda
    return 0 if ends else int(DECADE_FACTOR[s.decade + 1])


def income_due(s: SecondChance) -> int:
    """SC-11.3 The income that has not been taken yet, of all players."""
    seats = [step.seat for step in s.agenda if isinstance(step, Income)]
    if any(isinstance(step, BeginDecade) for step in s.agenda):
        seats = list(range(s.seats))
    return sum(int(income_of(s, seat)) for seat in seats)


def regions_due(s: SecondChance) -> list[int]:
    """SC-13.2 Regions that will still get a fossil plant in the supply phase of this decade."""
    regions = {step.region for step in s.agenda if isinstance(step, (Supply, SupplyFossil))}
    if any(isinstance(step, BeginDecade) for step in s.agenda):
        regions = set(range(N_REGIONS))
    return [region for region in sorted(regions) if needs_fossil(s, region)]


def penalties_due(s: SecondChance) -> int:
    """SC-13.7, SC-10.11 What CEPs that players will owe and do not have cost, one by one."""
    due = {region: int(s.controller[region]) for region in regions_due(s)}
    owing = [int(step.seat) for step in s.agenda if isinstance(step, (PayCep, PayOrPenalty))]
    for region in ((s.home + n) % N_REGIONS for n in range(N_REGIONS)):
        if s.owing & bit(region):
            owing.append(int(s.controller[region]))
        elif region in due:
            owing.append(due[region])
    return cost_of_missing(s, [seat for seat in owing if seat != NONE])


def cost_of_missing(s: SecondChance, owing: list[int]) -> int:
    """SC-10.10, SC-10.4 A penalty takes a CEP from the market; the price rises when it is empty."""
    held = [int(s.payable_ceps(seat)) for seat in range(s.seats)]
    market, bank, price, cost = int(s.market), int(s.bank), int(s.price), 0
    for seat in owing:
        if held[seat] > 0:
            held[seat] -= 1
            bank += 1
        else:
            cost += price
            if market == 1:
                price = min(price + 1, int(PRICE_MAX))
            taken = min(market, 1)
            market, bank = market - taken, bank + taken
        if market == 0:  # SC-10.9 with what the bank has
            market = min(int(REFILL), bank)
            bank -= market
    return cost


def ppm_due(s: SecondChance, due: int) -> tuple[int, int, int]:
    """CO₂ after the supply phase: with the cleanest plants, on average, with the dirtiest."""
    kinds = [n for n in range(N_FOSSILS) if not (s.solo_goal == NO_GAS and n == GAS)]
    stack = [int(PPM[kind]) for kind in kinds for _ in range(s.fossils.counts[kind])]
    known = [int(PPM[kind]) for kind in s.under][: max(0, due - len(stack))]
    drawn = min(due, len(stack))
    mean = tens(sum(stack) * drawn, len(stack)) + sum(known)
    dirtiest = sum(sorted(stack, reverse=True)[:drawn]) + sum(known)
    cleanest = sum(sorted(stack)[:drawn]) + sum(known)
    return int(s.co2) + cleanest, int(s.co2) + mean, int(s.co2) + dirtiest


def tens(total: int, parts: int) -> int:
    """An average in steps of CO₂. Half a step counts as a whole one: it would have to be paid."""
    step = int(CO2_STEP)
    return (2 * total + parts * step) // (2 * parts * step) * step if parts else 0


def steps(co2: int) -> int:
    """SC-14.2 Steps that must be bought at such a level."""
    return max(0, max(co2, int(CO2_FLOOR)) - int(CO2_LIMIT)) // int(CO2_STEP)
