"""Where all components are: numbers that no rule ever changes (section J of the rules)."""

from __future__ import annotations

from keeling.games.co2.engine.state import GREEN, Co2, energy_of
from keeling.games.co2.engine.tables import ENERGIES, FOSSILS, N_FOSSILS, SEATS


def census(s: Co2) -> dict[str, int]:
    """How many of each component there are in all places together."""
    return {
        "CEPs": s.bank + s.market + sum(s.region_ceps) + sum(s.ceps),  # J-1
        "tech cubes": s.tech_left + sum(s.region_tech) + sum(s.tech),  # J-2
        **{f"scientists of {SEATS[seat]}": scientists(s, seat) for seat in range(s.seats)},  # J-3
        **{f"projects {name}": projects(s, n) for n, name in enumerate(ENERGIES)},  # J-5
        **{f"plants {name}": plants(s, n) for n, name in enumerate(ENERGIES)},  # J-6
        **{f"fossil plants {FOSSILS[n]}": fossils(s, n) for n in range(N_FOSSILS)},  # J-7
        "lobby cards": len(s.lobby),  # J-23
        "company goals": len(s.goal),  # J-24
        "UN goals": len(s.un_goal),
    }


def scientists(s: Co2, seat: int) -> int:
    """Pool, supply, projects and congresses."""
    working = sum(worker == seat for worker in s.worker)
    speaking = sum(speaker == seat for speaker in s.speaker)
    return s.pool[seat] + s.supply[seat] + working + speaking


def projects(s: Co2, energy: int) -> int:
    """Stack and board."""
    return s.tiles_left[energy] + sum(there == energy for there in s.project)


def plants(s: Co2, energy: int) -> int:
    """Stack and board."""
    built = sum(space >= GREEN and energy_of(space) == energy for space in s.demand)
    return s.plants_left[energy] + built


def fossils(s: Co2, fossil: int) -> int:
    """Stack, board and those that have left the game."""
    return s.fossils.counts[fossil] + s.fossils_gone[fossil] + sum(d == fossil for d in s.demand)
