"""Section J of the rules document, as far as a single position shows it."""

from __future__ import annotations

import keeling
from keeling.games.carbon.engine.cards import GONE, PASSING, PICKED, SHOWN, UNSEEN
from keeling.games.co2.engine.state import EMPTY, GREEN, LARGE, Co2, energy_of, owner_of
from keeling.games.co2.engine.tables import (
    CEP_LIMIT,
    FIRST_SPACE,
    GAS,
    N_ENERGIES,
    N_PLACES,
    N_PROJECTS,
    N_REGIONS,
    N_SLOTS,
    NONE,
    ON_AGENDA,
    PPM,
    REGION_SIZE,
    TOPICS,
    TRACK,
)
from keeling.games.co2.game import GAME
from keeling.kernel.bits import bit, count_bits

FULL = {"CEPs": 40, "tech cubes": 25, "scientists": 4, "projects": 6, "plants": 5, "fossil": 10}


def spaces_of(s: Co2, region: int) -> list[int]:
    """The demand spaces of a region."""
    first = FIRST_SPACE[region]
    return [int(space) for space in s.demand[first : first + REGION_SIZE[region]]]


def waiting(s: Co2, name: str) -> bool:
    """Whether a step of this name is on the agenda."""
    return any(GAME.steps.name(step) == name for step in s.agenda)


def check_components(s: Co2) -> None:
    """J-1, J-2, J-3, J-5, J-6, J-7: nothing is lost and nothing comes from nowhere."""
    for what, n in GAME.census(s).items():
        known = [FULL[kind] for kind in FULL if what.startswith(kind)]
        assert [n] == known or not known, what
    assert max(s.pool) <= 3
    assert min(s.tiles_left) >= 0
    assert s.bank >= 0
    assert s.tech_left >= 0
    for energy in range(N_ENERGIES):
        built = [int(d) for d in s.demand if d >= GREEN and energy_of(d) == energy]
        large = sum(space >= GREEN + LARGE for space in built)
        assert large == max(0, len(built) - 2)  # J-6
    if s.config["fossil_set"] == "lobbyist" and not waiting(s, "fill_stack"):
        assert s.fossils_gone[GAS] >= 6


def check_scientists(s: Co2) -> None:
    """J-4."""
    for project in range(N_PROJECTS):
        assert s.worker[project] == NONE or s.project[project] != NONE
        assert not s.is_installed(project) or s.project[project] != NONE
    for place in range(N_PLACES):
        topics = TOPICS[s.congress[place]] if s.congress[place] != NONE else 0
        for energy in range(N_ENERGIES):
            speaker = s.speaker[place * N_ENERGIES + energy]
            assert speaker == NONE or topics & bit(energy)


def check_world(s: Co2) -> None:
    """J-8, J-10, J-11, J-12, J-13, J-14, J-28."""
    ppm = [int(PPM[space]) for space in s.demand if 0 <= space < GREEN]
    assert s.co2 == sum(ppm)
    assert s.co2 % 10 == 0
    assert 1 <= s.price <= 8
    assert s.market >= 1 or s.bank == 0
    assert all(0 <= s.region_ceps[r] <= CEP_LIMIT[r] == REGION_SIZE[r] for r in range(N_REGIONS))
    assert min(s.region_tech) >= 0
    assert min(*s.money, *s.tech, *s.ceps, *s.supply, *s.pool, 0) == 0
    assert all(0 <= level <= TRACK for level in s.levels)
    assert all(isinstance(n, int) for n in [*s.points, *s.money, s.co2])


def check_regions(s: Co2) -> None:
    """J-15, J-16, J-17, J-22; J-18 and J-19 but in the middle of a build."""
    for region in range(N_REGIONS):
        spaces = spaces_of(s, region)
        taken = sum(space != EMPTY for space in spaces)
        if s.fossils.size > 0:
            assert EMPTY not in spaces[:taken]  # J-15
            assert s.active == NONE or taken >= min(s.decade, len(spaces))  # J-16
        agenda = ON_AGENDA[s.priorities[region]]
        green = [space for space in spaces if space >= GREEN]
        slots = s.project[region * N_SLOTS : (region + 1) * N_SLOTS]
        energies = [energy_of(d) for d in green] + [e for e in slots if e != NONE]
        assert all(agenda & bit(energy) for energy in energies)  # J-17
        if not waiting(s, "check_control"):
            check_holder(s, region, green)
        if s.controller[region] == NONE:
            assert s.region_ceps[region] >= len(spaces) - taken  # J-22


def check_holder(s: Co2, region: int, green: list[int]) -> None:
    """J-18, J-19."""
    holder = s.controller[region]
    assert (holder != NONE) == bool(green)
    if green:
        assert holder in {owner_of(space) for space in green}
        kinds = [count_bits(s.energies_in(region, seat)) for seat in range(s.seats)]
        assert kinds[holder] == max(kinds)


def check_cards(s: Co2) -> None:
    """J-23, J-24, J-25, J-27: every card is in a place where it can be."""
    seats = set(range(s.seats))
    hands = {place + seat for place in (0, PASSING, PICKED) for seat in seats}
    assert set(s.lobby) <= hands | {UNSEEN, GONE}
    assert set(s.goal) <= seats | {UNSEEN, GONE}
    assert all(place in seats or place in {UNSEEN, GONE} or place >= SHOWN for place in s.un_goal)
    open_tiles = [tile for tile in s.congress if tile != NONE]
    assert len(set(open_tiles)) == len(open_tiles)
    assert all(s.congress_seen & bit(tile) for tile in open_tiles)
    if s.active != NONE:
        visible = sum(card != NONE for card in (s.event, s.next_event))
        assert count_bits(s.events_seen) - visible == s.decade - 1  # J-27


def check_turn(s: Co2) -> None:
    """J-23 solo, J-25: what holds when a player is to act."""
    if s.seat < 0 or GAME.prompt(s) != "act":
        return
    if s.seats == 1:
        assert s.hand_of(0) == 5 or UNSEEN not in list(s.lobby)
    for place in range(N_PLACES):
        if s.congress[place] != NONE and s.completed == 0:
            topics = TOPICS[s.congress[place]]
            speakers = s.speaker[place * N_ENERGIES : (place + 1) * N_ENERGIES]
            assert sum(seat != NONE for seat in speakers) < count_bits(topics)


def check(s: Co2) -> None:
    """All that a position shows; at the very end CEPs have been sold."""
    check_components(s)
    check_scientists(s)
    check_cards(s)
    laid_out = not any(waiting(s, name) for name in ("fill_stack", "lay_agenda", "deal_goal"))
    if laid_out and s.seat != keeling.NOBODY:
        check_world(s)
        check_regions(s)
        check_turn(s)
