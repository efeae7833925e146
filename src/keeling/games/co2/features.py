"""A view as named numbers, for learning; the same names at every moment of a config."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.co2.engine.tables import ENERGIES, FOSSILS, LOBBIES, PLACES, UN_GOALS

if TYPE_CHECKING:
    from keeling.games.co2.view.types import Co2View, Region, Seat


def features(view: Co2View) -> dict[str, float]:
    """Everything public, and their own hand."""
    found: dict[str, float] = {
        "decade": view.decade / view.decades,
        "round": view.round / view.rounds,
        "co2": view.co2 / 500,
        "was_high": float(view.was_high),
        "price": view.market.price / 8,
        "market": view.market.ceps / 10,
        "bank": view.market.bank / 20,
        "stopped": float(view.market.stopped),
        "tech_left": view.tech_left / 25,
        "moved": float(view.moved),
        "carded": float(view.carded),
        "acted": float(view.done is not None),
        "visited": float(view.visit is not None),
    }
    for fossil in FOSSILS:
        found[f"stack_{fossil}"] = view.fossils_left.get(fossil, 0) / 10
    for plant in view.plants:
        found[f"plants_{plant.energy}"] = plant.left / 5
        found[f"tiles_{plant.energy}"] = view.project_tiles[plant.energy] / 6
    for goal in UN_GOALS:
        found[f"open_{goal}"] = float(goal in view.un_goals)
    found |= {name: n for region in view.regions for name, n in region_features(region, view)}
    for n, place in enumerate(PLACES):
        congress = view.congresses[n]
        for energy in ENERGIES:
            speakers = congress.speakers if congress else {}
            found[f"{place}_{energy}_open"] = float(speakers.get(energy, "-") is None)
    for n, seat in enumerate(view.seats.values()):
        found |= {f"seat_{n}_{name}": value for name, value in seat_features(seat, view)}
    found |= own_features(view)
    return found


def region_features(region: Region, view: Co2View) -> list[tuple[str, float]]:
    """A region: CEPs, cubes, control, spaces by seat and kind, projects."""
    name = region.region
    seats = list(view.seats)
    plants = [space for space in region.spaces if space]
    projects = [project for project in region.projects if project]
    found: list[tuple[str, float]] = [
        (f"{name}_ceps", region.ceps / 6),
        (f"{name}_tech", region.tech / 3),
        (f"{name}_empty", (len(region.spaces) - len(plants)) / 6),
        (f"{name}_fossil", sum(plant.fossil is not None for plant in plants) / 6),
        (f"{name}_event", float((view.event or "").endswith(name))),
    ]
    found += [
        (f"{name}_control_{n}", float(region.controller == seat)) for n, seat in enumerate(seats)
    ]
    found += [
        (f"{name}_plants_{n}", sum(plant.owner == seat for plant in plants) / 6)
        for n, seat in enumerate(seats)
    ]
    for energy in ENERGIES:
        rank = region.priority.index(energy) + 1 if energy in region.priority else 0
        here = [project for project in projects if project.energy == energy]
        found += [
            (f"{name}_{energy}_priority", rank / 3),
            (f"{name}_{energy}_proposed", sum(not project.installed for project in here) / 3),
            (f"{name}_{energy}_installed", sum(project.installed for project in here) / 3),
        ]
    return found


def seat_features(seat: Seat, view: Co2View) -> list[tuple[str, float]]:
    """A player's public things."""
    found = [
        ("money", seat.money / 20),
        ("tech", seat.tech / 10),
        ("ceps", seat.ceps / 5),
        ("supply", seat.supply / 4),
        ("pool", seat.pool / 4),
        ("hand", seat.hand / 5),
        ("score", seat.score / 100),
    ]
    found += [(f"expertise_{energy}", seat.expertise[energy] / 10) for energy in ENERGIES]
    found += [
        ("regions", len(seat.regions) / 6),
        ("un_goals", len(seat.un_goals) / 5),
        ("has_goal", float(seat.has_goal)),
        ("starts", float(seat.seat == view.start_player)),
        ("active", float(seat.seat == view.active)),
    ]
    return found


def own_features(view: Co2View) -> dict[str, float]:
    """The cards in hand of whoever looks; none for a spectator."""
    held = [*(view.own.lobby or []), *(view.own.draft or [])] if view.seat else []
    return {f"own_{card}": float(card in held) for card in LOBBIES}
