"""Where all components are: numbers that no rule ever changes (section 21 of the rules)."""

from __future__ import annotations

from keeling.games.second_chance.engine.places import AWAY, GREEN, energy_of, guest_of
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import ENERGIES, N_ENERGIES, SEATS
from keeling.kernel.bits import count_bits


def census(s: SecondChance) -> dict[str, int]:
    """How many of each component there are in all places together."""
    ceps = s.bank + s.market + sum(s.region_ceps) + sum(s.ceps) + count_bits(s.aside)
    tech = s.tech_left + sum(s.region_tech) + sum(s.tech) + (2 if s.inspected else 0)
    return {
        "CEPs": ceps,  # INV-1
        "tech": tech,  # INV-2
        **{f"scientists of {SEATS[seat]}": scientists(s, seat) for seat in range(s.seats)},  # INV-8
        **{f"projects {name}": projects(s, n) for n, name in enumerate(ENERGIES)},  # INV-5
        "fossil plants": fossils(s),  # INV-6
        "lobby cards": len(s.lobby),  # INV-15
        "goals": len(s.goal),
        "UN goals": len(s.un_goal),
        "inspectors": sum(place >= AWAY for place in s.inspector),
    }


def scientists(s: SecondChance, seat: int) -> int:
    """Pool, player board, projects, summits and lobby cards."""
    working = sum(worker == seat for worker in s.worker)
    speaking = sum(speaker == seat for speaker in s.speaker)
    visiting = sum(guest_of(place) == seat for place in s.lobby)
    return s.pool[seat] + s.supply[seat] + working + speaking + visiting


def projects(s: SecondChance, energy: int) -> int:
    """Stack, places and under plants."""
    open_tiles = sum(tile >= 0 and tile % N_ENERGIES == energy for tile in s.project)
    built = sum(slot >= GREEN and energy_of(slot) == energy for slot in s.slot)
    return s.tiles_left[energy] + open_tiles + built


def fossils(s: SecondChance) -> int:
    """Stack, slots and those removed."""
    placed = sum(0 <= slot < GREEN for slot in s.slot)
    return s.fossils.size + len(s.under) + placed + sum(s.fossils_gone) + s.gas_out
