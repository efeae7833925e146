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
    from keeling.kernel.view import View

OUTLOOK = {"goals_cost": 40, "co2_expected": 600, "co2_worst": 600, "income": 50}


def features(view: View) -> dict[str, float]:
    """Everything public, and the own hand."""
    found = table_features(view)
    found |= {name: n for region in view["regions"] for name, n in region_features(region, view)}
    for n, place in enumerate(PLACES):
        speakers = view["summits"][n]["speakers"] if view["summits"][n] else {}
        for energy in ENERGIES:
            found[f"{place}_{energy}_open"] = float(speakers.get(energy, "-") is None)
    for n, seat in enumerate(view["seats"]):
        found |= {f"seat_{n}_{name}": value for name, value in seat_features(seat, view)}
    found |= goal_features(view)
    found |= own_features(view)
    return found


def table_features(view: View) -> dict[str, float]:
    """The decade, the air, the market, the turn and the stacks."""
    found: dict[str, float] = {
        "decade": view["decade"] / view["decades"],
        "round": view["round"] / view["rounds"],
        "co2": view["co2"] / 500,
        "price": view["market"]["price"] / 8,
        "market": view["market"]["ceps"] / 2,
        "bank": view["market"]["bank"] / 20,
        "closed": float(view["market"]["closed"]),
        "tech_left": view["tech_left"] / 30,
        "mains": len(view["turn"]["mains"]) / 2,
        "moved": float(view["turn"]["moved"]),
        "visited": float(view["turn"]["visited"]),
        "carded": float(view["turn"]["carded"]),
        "un_unclaimed": view["un_unclaimed"] / 10,
    }
    for fossil in FOSSILS:
        found[f"stack_{fossil}"] = view["fossils_left"].get(fossil, 0) / 10
    for energy in ENERGIES:
        found[f"tiles_{energy}"] = view["project_tiles"][energy] / 5
    return found


def goal_features(view: View) -> dict[str, float]:
    """Open goals of the team, UN goals, events, and the outlook."""
    claimable = {goal["un_goal"] for goal in view["un_goals"] if goal["claimed_by"] is None}
    found = {f"open_{name}": float(name in claimable) for name in UN_GOALS}
    by_slot = {goal["slot"]: goal for goal in view["goals"]}
    for slot in range(N_TILES if view["mode"] != "competitive" else 0):
        goal = by_slot.get(slot)
        found[f"goal_{slot}_unmet"] = float(goal is not None and not goal["met"])
        found[f"goal_{slot}_inspected"] = float(goal is not None and goal["inspector"])
    outlook = view["outlook"] or {}
    for name, most in OUTLOOK.items():
        found[f"outlook_{name}"] = outlook.get(name, 0) / most
    for name in EVENT_TILES:
        found[f"event_{name}"] = float(view["event"] == name)
        found[f"next_{name}"] = float(view["next_event"] == name)
    for name in SOLO_GOALS:
        found[f"has_{name}"] = float(view["solo_goal"] == name)
    return found


def region_features(region: View, view: View) -> list[tuple[str, float]]:
    """A region: CEPs, tech, control, slots by seat and kind, projects."""
    name = region["region"]
    seats = [seat["seat"] for seat in view["seats"]]
    slots = [slot or {} for slot in region["slots"]]
    projects = [project or {} for project in region["projects"]]
    found: list[tuple[str, float]] = [
        (f"{name}_ceps", region["ceps"] / 6),
        (f"{name}_tech", region["tech"] / 3),
        (f"{name}_empty", sum(not slot for slot in slots) / 6),
        (f"{name}_fossil", sum("fossil" in slot for slot in slots) / 6),
    ]
    for n, seat in enumerate(seats):
        found += [
            (f"{name}_control_{n}", float(region["controller"] == seat)),
            (f"{name}_plants_{n}", sum(slot.get("builder") == seat for slot in slots) / 6),
            (f"{name}_under_{n}", sum(slot.get("infrastructure") == seat for slot in slots) / 6),
        ]
    for energy in ENERGIES:
        rank = region["priority"].index(energy) + 1 if energy in region["priority"] else 0
        here = [project for project in projects if project.get("energy") == energy]
        prepared = sum(project["infrastructure"] is not None for project in here)
        found += [
            (f"{name}_{energy}_priority", rank / 3),
            (f"{name}_{energy}_planned", (len(here) - prepared) / 3),
            (f"{name}_{energy}_prepared", prepared / 3),
            (f"{name}_{energy}_rivals", region["rivals"].get(energy, 0) / 2),
        ]
    return found


def seat_features(seat: View, view: View) -> list[tuple[str, float]]:
    """A player's public things."""
    counted = {"money": 20, "tech": 10, "ceps": 6, "scientists": 4, "pool": 3, "hand": 5}
    counted |= {"score": 100, "income": 25, "plants": 8, "infrastructure": 8, "claimed": 5}
    found = [(name, seat[name] / most) for name, most in counted.items()]
    found += [(f"knowledge_{energy}", seat["knowledge"][energy] / 10) for energy in ENERGIES]
    found += [
        ("regions", len(seat["regions"]) / 6),
        ("has_goal", float(seat["has_company_goal"])),
        ("starts", float(seat["seat"] == view["start_player"])),
        ("active", float(seat["seat"] == view["active"])),
    ]
    return found


def own_features(view: View) -> dict[str, float]:
    """The cards and goals of whoever looks; none for a spectator."""
    own = next((seat for seat in view["seats"] if seat["seat"] == view["seat"]), None)
    held = [*own["lobby"], *own["draft"]] if own else []
    goals = [*(goal["goal"] for goal in own["goals"]), *own["goals_dealt"]] if own else []
    names = COMPANY_GOALS if view["mode"] == "competitive" else COOP_GOALS
    return {
        **{f"own_{card}": float(card in held) for card in LOBBIES},
        **{f"own_{goal}": float(goal in goals) for goal in names},
    }
