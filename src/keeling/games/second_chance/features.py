"""A view as named numbers, for learning; the same names at every moment of a config."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.second_chance.engine.tables import (
    COMPANY_GOALS,
    COOP_GOALS,
    ENERGIES,
    EVENT_TILES,
    FOSSILS,
    LOBBIES,
    N_TILES,
    PLACES,
    SOLO_GOALS,
    UN_GOALS,
)

if TYPE_CHECKING:
    from keeling.games.second_chance.view.types import Region, Seat, SecondChanceView


def features(view: SecondChanceView) -> dict[str, float]:
    """Everything public, and their own hand."""
    found = table_features(view)
    found |= {name: n for region in view.regions for name, n in region_features(region, view)}
    for n, place in enumerate(PLACES):
        here = view.summits[n]
        speakers = here.speakers if here else {}
        for energy in ENERGIES:
            found[f"{place}_{energy}_open"] = float(speakers.get(energy, "-") is None)
    for n, seat in enumerate(view.seats.values()):
        found |= {f"seat_{n}_{name}": value for name, value in seat_features(seat, view)}
    found |= goal_features(view)
    found |= own_features(view)
    return found


def table_features(view: SecondChanceView) -> dict[str, float]:
    """The decade, the air, the market, the turn and the stacks."""
    found: dict[str, float] = {
        "decade": view.decade / view.decades,
        "round": view.round / view.rounds,
        "co2": view.co2 / 500,
        "price": view.market.price / 8,
        "market": view.market.ceps / 2,
        "bank": view.market.bank / 20,
        "closed": float(view.market.closed),
        "tech_left": view.tech_left / 30,
        "mains": len(view.turn.mains) / 2,
        "moved": float(view.turn.moved),
        "visited": float(view.turn.visited),
        "carded": float(view.turn.carded),
        "un_unclaimed": view.un_unclaimed / 10,
    }
    for fossil in FOSSILS:
        found[f"stack_{fossil}"] = view.fossils_left.get(fossil, 0) / 10
    for energy in ENERGIES:
        found[f"tiles_{energy}"] = view.project_tiles[energy] / 5
    return found


def goal_features(view: SecondChanceView) -> dict[str, float]:
    """Open goals of the team, UN goals, events, and the outlook."""
    claimable = {goal.un_goal for goal in view.un_goals if goal.claimed_by is None}
    found = {f"open_{name}": float(name in claimable) for name in UN_GOALS}
    by_slot = {goal.slot: goal for goal in view.goals}
    for slot in range(N_TILES if view.mode != "competitive" else 0):
        goal = by_slot.get(slot)
        found[f"goal_{slot}_unmet"] = float(goal is not None and not goal.met)
        found[f"goal_{slot}_inspected"] = float(goal is not None and goal.inspector)
    ahead = view.outlook
    found["outlook_goals_cost"] = ahead.goals_cost / 40 if ahead else 0.0
    found["outlook_co2_expected"] = ahead.co2_expected / 600 if ahead else 0.0
    found["outlook_co2_worst"] = ahead.co2_worst / 600 if ahead else 0.0
    found["outlook_income"] = ahead.income / 50 if ahead else 0.0
    for name in EVENT_TILES:
        found[f"event_{name}"] = float(view.event == name)
        found[f"next_{name}"] = float(view.next_event == name)
    for name in SOLO_GOALS:
        found[f"has_{name}"] = float(view.solo_goal == name)
    return found


def region_features(region: Region, view: SecondChanceView) -> list[tuple[str, float]]:
    """A region: CEPs, tech, control, slots by seat and kind, projects."""
    name = region.region
    plants = [slot for slot in region.slots if slot]
    found: list[tuple[str, float]] = [
        (f"{name}_ceps", region.ceps / 6),
        (f"{name}_tech", region.tech / 3),
        (f"{name}_empty", region.slots.count(None) / 6),
        (f"{name}_fossil", sum(plant.fossil is not None for plant in plants) / 6),
    ]
    for n, seat in enumerate(view.seats):
        found += [
            (f"{name}_control_{n}", float(region.controller == seat)),
            (f"{name}_plants_{n}", sum(plant.builder == seat for plant in plants) / 6),
            (f"{name}_under_{n}", sum(plant.infrastructure == seat for plant in plants) / 6),
        ]
    for energy in ENERGIES:
        rank = region.priority.index(energy) + 1 if energy in region.priority else 0
        here = [project for project in region.projects if project and project.energy == energy]
        prepared = sum(project.infrastructure is not None for project in here)
        found += [
            (f"{name}_{energy}_priority", rank / 3),
            (f"{name}_{energy}_planned", (len(here) - prepared) / 3),
            (f"{name}_{energy}_prepared", prepared / 3),
            (f"{name}_{energy}_rivals", region.rivals.get(energy, 0) / 2),
        ]
    return found


def seat_features(seat: Seat, view: SecondChanceView) -> list[tuple[str, float]]:
    """A player's public things."""
    found = [
        ("money", seat.money / 20),
        ("tech", seat.tech / 10),
        ("ceps", seat.ceps / 6),
        ("scientists", seat.scientists / 4),
        ("pool", seat.pool / 3),
        ("hand", seat.hand / 5),
        ("score", seat.score / 100),
        ("income", seat.income / 25),
        ("plants", seat.plants / 8),
        ("infrastructure", seat.infrastructure / 8),
        ("claimed", seat.claimed / 5),
    ]
    found += [(f"knowledge_{energy}", seat.knowledge[energy] / 10) for energy in ENERGIES]
    found += [
        ("regions", len(seat.regions) / 6),
        ("has_goal", float(seat.has_company_goal)),
        ("starts", float(seat.seat == view.start_player)),
        ("active", float(seat.seat == view.active)),
    ]
    return found


def own_features(view: SecondChanceView) -> dict[str, float]:
    """The cards and goals of whoever looks; none for a spectator."""
    own = view.own if view.seat else None
    held = [*(own.lobby or []), *(own.draft or [])] if own else []
    goals = [*(goal.goal for goal in own.goals), *(own.goals_dealt or [])] if own else []
    names = COMPANY_GOALS if view.mode == "competitive" else COOP_GOALS
    return {
        **{f"own_{card}": float(card in held) for card in LOBBIES},
        **{f"own_{goal}": float(goal in goals) for goal in names},
    }
