"""Section 21 of the rules document, as far as a single position shows it."""

from __future__ import annotations

from keeling.games.carbon.engine.cards import PASSING, PICKED, SHOWN, UNSEEN
from keeling.games.carbon.engine.control import supplies_better
from keeling.games.second_chance.engine.places import (
    EMPTY,
    GREEN,
    PLAYED,
    RETURNED,
    builder_of,
    energy_of,
    owner_of,
)
from keeling.games.second_chance.engine.state import COMPETITIVE, COOP, SecondChance
from keeling.games.second_chance.engine.tables import (
    CEP_PLACES,
    FIRST_SLOT,
    N_ENERGIES,
    N_PLACES,
    N_PROJECTS,
    N_REGIONS,
    N_SUBSIDIES,
    NONE,
    ON_AGENDA,
    PPM,
    PRIORITY,
    TOPICS,
    TRACK,
)
from keeling.games.second_chance.game import GAME
from keeling.kernel.bits import bit, count_bits

FULL = {"CEPs": 50, "tech": 30, "scientists": 4, "projects": 5, "fossil": 30}


def slots_of(s: SecondChance, region: int) -> list[int]:
    """The plant slots of a region."""
    first = FIRST_SLOT[region]
    return [int(slot) for slot in s.slot[first : first + s.slots_in(region)]]


def waiting(s: SecondChance, name: str) -> bool:
    """Whether a step of this name is on the agenda."""
    return any(GAME.steps.name(step) == name for step in s.agenda)


def check_components(s: SecondChance) -> None:
    """INV-1, INV-2, INV-5, INV-6, INV-8: nothing is lost and nothing comes from nowhere."""
    for what, n in GAME.census(s).items():
        known = [FULL[kind] for kind in FULL if what.startswith(kind)]
        assert [n] == known or not known, what
    for energy in range(N_ENERGIES):
        lying = [tile // N_ENERGIES for tile in s.project if tile % N_ENERGIES == energy]
        levels = [level for level in lying if level >= 0]
        out = 5 - s.tiles_left[energy]
        assert 0 <= out <= 5
        assert levels.count(0) <= 2
        assert levels.count(1) <= max(0, out - 2)  # the first two have level 1


def check_market(s: SecondChance) -> None:
    """INV-3, INV-4, INV-16."""
    assert 1 <= s.price <= 8
    assert 0 <= s.market <= 2
    assert s.market >= 1 or s.bank == 0
    assert all(0 <= s.region_ceps[region] <= CEP_PLACES[region] for region in range(N_REGIONS))
    stocks = [*s.money, *s.tech, *s.ceps, *s.supply, *s.pool, *s.region_tech]
    assert min(*stocks, s.bank, s.tech_left, s.gas_out) >= 0


def check_air(s: SecondChance) -> None:
    """INV-6, and INV-16 of a team."""
    assert s.co2 % 10 == 0
    if s.mode == COMPETITIVE:
        assert s.co2 == 50 + sum(int(PPM[slot]) for slot in s.slot if 0 <= slot < GREEN)
        return
    assert s.co2 >= 400
    if s.active != NONE:
        assert s.co2 <= 500
        assert s.score(0) >= 0


def check_regions(s: SecondChance) -> None:
    """INV-7, INV-10, INV-12, INV-13."""
    for region in range(N_REGIONS):
        slots = slots_of(s, region)
        taken = sum(slot != EMPTY for slot in slots)
        assert EMPTY not in slots[:taken]
        supplied = s.decade if s.mode == COMPETITIVE else s.decade - 1
        assert s.active == NONE or taken >= min(supplied, len(slots))
        agenda = ON_AGENDA[s.priorities[region]]
        green = [slot for slot in slots if slot >= GREEN]
        tiles = s.project[region * N_SUBSIDIES : (region + 1) * N_SUBSIDIES]
        energies = [energy_of(slot) for slot in green]
        energies += [tile % N_ENERGIES for tile in tiles if tile != NONE]
        assert all(agenda & bit(energy) for energy in energies)
        holder = s.controller[region]
        assert holder == NONE or holder in {builder_of(slot) for slot in green}
    plants = sum(slot >= GREEN for slot in s.slot)
    assert plants == sum(int(s.plants_of(seat)) for seat in range(s.seats))
    assert plants == sum(owner_of(slot) != NONE for slot in s.slot)


def check_control(s: SecondChance) -> None:
    """SC-7.4.8 Nobody beats the controller by energies or by the agenda."""
    for region in range(N_REGIONS):
        if s.controller[region] == NONE:
            continue
        best = s.energies_in(region, s.controller[region])
        for seat in range(s.seats):
            other = s.energies_in(region, seat)
            if other not in (0, best):
                assert supplies_better(best, other, s.priorities[region], PRIORITY)


def check_pieces(s: SecondChance) -> None:
    """INV-8, INV-9, INV-11."""
    for seat in range(s.seats if s.seats > 1 else 0):
        assert s.markers_of(seat) <= 8
        assert s.plants_of(seat) <= 8
        assert s.regions_of(seat) <= 5
    for project in range(N_PROJECTS):
        if s.worker[project] != NONE:
            assert s.project[project] != NONE
            assert s.marker[project] == NONE
        assert s.marker[project] == NONE or s.project[project] != NONE
    assert all(0 <= level <= TRACK for level in s.levels)


def check_cards(s: SecondChance) -> None:
    """INV-15, INV-17: every card and tile is in a place where it can be."""
    seats = set(range(s.seats))
    hands = {place + seat for place in (0, PASSING, PICKED) for seat in seats}
    played = {PLAYED + seat * 5 + guest for seat in seats for guest in range(s.seats + 1)}
    assert set(s.lobby) <= hands | played | {UNSEEN}
    goals = {place + seat for place in (0, PASSING, RETURNED) for seat in seats}
    assert all(place in goals or place < 0 for place in s.goal)
    assert all(place in seats or place == UNSEEN or place >= SHOWN for place in s.un_goal)
    open_tiles = [int(tile) for tile in s.summit if tile != NONE]
    assert len(set(open_tiles)) == len(open_tiles) <= 4
    assert all(s.summit_seen & bit(tile) for tile in open_tiles)
    for place in range(N_PLACES):
        topics = TOPICS[s.summit[place]] if s.summit[place] != NONE else 0
        for energy in range(N_ENERGIES):
            speaker = s.speaker[place * N_ENERGIES + energy]
            assert speaker == NONE or topics & bit(energy)


def check_turn(s: SecondChance) -> None:
    """INV-14: what holds when a player is to act."""
    if s.seat < 0 or GAME.prompt(s) != "act":
        return
    assert s.seat == s.active
    assert count_bits(s.mains) <= (2 if s.seats == 1 else 1)
    for place in range(N_PLACES):
        if s.summit[place] != NONE:
            speakers = s.speaker[place * N_ENERGIES : (place + 1) * N_ENERGIES]
            full = sum(seat != NONE for seat in speakers) == count_bits(TOPICS[s.summit[place]])
            assert full == (s.closer[place] != NONE)


def check(s: SecondChance) -> None:
    """All that a position shows."""
    check_components(s)
    check_pieces(s)
    check_cards(s)
    if not waiting(s, "lay_agenda") and not (s.mode == COOP and NONE in s.tiles):
        check_market(s)
        check_air(s)
        check_regions(s)
        check_turn(s)
