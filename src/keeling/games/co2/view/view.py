"""What a seat may see: all but other players' lobby cards and company goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.carbon.engine.cards import GONE, PASSING, PICKED, SHOWN
from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.rules.auction import highest_bid
from keeling.games.co2.engine.rules.build import money_needed, tech_needed
from keeling.games.co2.engine.rules.resource import income_of
from keeling.games.co2.engine.state import (
    EMPTY,
    GREEN,
    HAS_BOUGHT,
    HAS_SOLD,
    LARGE,
    Co2,
    energy_of,
    owner_of,
)
from keeling.games.co2.engine.tables import (
    AGENDAS,
    CATEGORIES,
    COMPANY_GOALS,
    CONGRESSES,
    ENERGIES,
    EVENT_CARDS,
    FIRST_SPACE,
    FOSSILS,
    LOBBIES,
    N_CATEGORIES,
    N_CONGRESSES,
    N_ENERGIES,
    N_EVENTS,
    NONE,
    PLACES,
    PLANT_MONEY,
    PLANT_POINTS,
    PLANT_TECH,
    PROJECTS,
    REGION_SIZE,
    REGIONS,
    SEATS,
    SIZES,
    UN_GOALS,
)
from keeling.games.co2.view.types import (
    Co2View,
    Congress,
    Market,
    Project,
    Region,
    Seat,
    Space,
    Stack,
)
from keeling.kernel.agenda import NOBODY
from keeling.kernel.bits import count_bits

if TYPE_CHECKING:
    from collections.abc import Iterable

DONE: Final = [None, "propose", "install", "build"]
VISITS: Final = {HAS_BOUGHT: "buy", HAS_SOLD: "sell"}
CARDS: Final = BOX.agenda.tile


def view_of(s: Co2, seat: int | None) -> Co2View:
    """The table as a seat sees it (None: a spectator)."""
    return Co2View(
        decade=s.decade,
        decades=s.decades,
        round=s.round,
        rounds=s.rounds,
        start_player=SEATS[s.starter],
        co2=s.co2,
        was_high=s.was_high,
        lost=s.lost,
        market=Market(ceps=s.market, price=s.price, bank=s.bank, stopped=s.stopped),
        tech_left=s.tech_left,
        regions=[region_of(s, region) for region in range(len(REGIONS))],
        congresses=[congress_of(s, place) for place in range(len(PLACES))],
        congress_stack=N_CONGRESSES - count_bits(s.congress_seen),
        event=named(s.event, EVENT_CARDS),
        next_event=named(s.next_event, EVENT_CARDS),
        event_stack=N_EVENTS - count_bits(s.events_seen),
        fossil_stack=s.fossils.size,
        fossils_left=counts(s.fossils.counts, FOSSILS),
        project_tiles=dict(zip(ENERGIES, s.tiles_left, strict=True)),
        plants=[plant_of(s, energy) for energy in range(N_ENERGIES)],
        un_goals=un_goals(s),
        un_goals_unseen=sum(place == -1 for place in s.un_goal),
        lobby_unseen=sum(place == -1 for place in s.lobby),
        lobby_gone=[LOBBIES[c] for c, place in enumerate(s.lobby) if place == GONE],
        done=DONE[s.done],
        moved=s.moved,
        visit=VISITS.get(s.visit),
        carded=s.carded,
        bid=None if s.bid == NONE else s.bid,
        bidder=named(s.bidder, SEATS),
        seats={SEATS[n]: seat_of(s, n, own=n == seat) for n in range(s.seats)},
    )


def named(n: int, names: list[str]) -> str | None:
    """A name, or None for nothing."""
    return None if n == NONE else names[n]


def region_of(s: Co2, region: int) -> Region:
    """A region: its agenda, demand spaces, projects, CEPs and cubes."""
    first = FIRST_SPACE[region]
    projects = range(region * 3, region * 3 + 3)
    tile = s.priorities[region]
    return Region(
        region=REGIONS[region],
        agenda=named(tile, AGENDAS),
        priority=list(CARDS[tile].priority) if tile != NONE else [],
        spaces=[space_of(s.demand[n]) for n in range(first, first + REGION_SIZE[region])],
        projects=[project_of(s, project) for project in projects],
        ceps=s.region_ceps[region],
        limit=REGION_SIZE[region],
        tech=s.region_tech[region],
        controller=named(s.controller[region], SEATS),
    )


def space_of(space: int) -> Space | None:
    """What stands on a demand space."""
    if space == EMPTY:
        return None
    if space < GREEN:
        return Space(fossil=FOSSILS[space])
    return Space(
        owner=SEATS[owner_of(space)],
        energy=ENERGIES[energy_of(space)],
        size=SIZES[int(space >= GREEN + LARGE)],
    )


def project_of(s: Co2, project: int) -> Project | None:
    """The project on a slot, with what a plant would cost the builder there."""
    energy = s.project[project]
    if energy == NONE:
        return None
    left = s.plants_left[energy] > 0
    return Project(
        project=PROJECTS[project],
        energy=ENERGIES[energy],
        installed=s.is_installed(project),
        worker=named(s.worker[project], SEATS),
        money=money_needed(s, project, 0) if left else None,
        tech=tech_needed(s, project) if left else None,
    )


def congress_of(s: Co2, place: int) -> Congress | None:
    """A congress: its topics and who speaks on them."""
    tile = s.congress[place]
    if tile == NONE:
        return None
    speakers = {
        topic: named(s.speaker[place * N_ENERGIES + ENERGIES.index(topic)], SEATS)
        for topic in BOX.congress.tile[tile].topics
    }
    return Congress(place=PLACES[place], congress=CONGRESSES[tile], speakers=speakers)


def plant_of(s: Co2, energy: int) -> Stack:
    """The plant on top of a stack."""
    plant = s.top_plant(energy)
    return Stack(
        energy=ENERGIES[energy],
        left=s.plants_left[energy],
        size=SIZES[plant % 2],
        money=PLANT_MONEY[plant],
        tech=PLANT_TECH[plant],
        points=PLANT_POINTS[plant],
    )


def un_goals(s: Co2) -> list[str]:
    """The UN goals in the display, from left to right."""
    shown = [(place, card) for card, place in enumerate(s.un_goal) if place >= SHOWN]
    return [UN_GOALS[card] for _, card in sorted(shown)]


def seat_of(s: Co2, seat: int, *, own: bool) -> Seat:
    """CO-1.4 One player's things; only the owner sees lobby cards and the company goal."""
    goal = s.goal_of(seat)
    return Seat(
        seat=SEATS[seat],
        money=s.money[seat],
        tech=s.tech[seat],
        ceps=s.ceps[seat],
        payable_ceps=s.payable_ceps(seat),
        pool=s.pool[seat],
        supply=s.supply[seat],
        expertise={name: s.level(seat, energy) for energy, name in enumerate(ENERGIES)},
        income=income_of(s, seat),
        regions=[REGIONS[r] for r, holder in enumerate(s.controller) if holder == seat],
        plants=sum(owner_of(space) == seat for space in s.demand),
        un_goals=[UN_GOALS[card] for card, place in enumerate(s.un_goal) if place == seat],
        hand=s.hand_of(seat) + sum(place == PICKED + seat for place in s.lobby),
        lobby=hand(s, seat, 0) + hand(s, seat, PICKED) if own else None,
        draft=hand(s, seat, PASSING) if own else None,
        has_goal=goal != NONE and s.has_goal(seat),
        goal=named(goal, COMPANY_GOALS) if own or is_open(s, seat) else None,
        cover=highest_bid(s, seat),
        score=s.score(seat),
        points=points_of(s, seat),
    )


def is_open(s: Co2, seat: int) -> bool:
    """CO-15.4, CO-18.7 A company goal is shown when it is scored, and only then."""
    return s.seat == NOBODY and not s.lost and s.has_goal(seat)


def hand(s: Co2, seat: int, place: int) -> list[str]:
    """The lobby cards of a seat at a place, a secret."""
    return [LOBBIES[card] for card, where in enumerate(s.lobby) if where == place + seat]


def points_of(s: Co2, seat: int) -> dict[str, int]:
    """The points of a player by category."""
    found = s.points[seat * N_CATEGORIES : (seat + 1) * N_CATEGORIES]
    return {name: found[i] for i, name in enumerate(CATEGORIES)}


def counts(numbers: Iterable[int], names: list[str]) -> dict[str, int]:
    """Name -> number, for all that are not 0."""
    return {name: n for name, n in zip(names, numbers, strict=False) if n}
