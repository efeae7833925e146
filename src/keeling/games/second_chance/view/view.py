"""What a seat may see: the public table, and its own cards (section 20 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.carbon.engine.cards import PASSING, PICKED, SHOWN
from keeling.games.carbon.names import names_of
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.places import (
    EMPTY,
    GREEN,
    builder_of,
    energy_of,
    guest_of,
    owner_of,
    player_of,
)
from keeling.games.second_chance.engine.rules.environment import is_met
from keeling.games.second_chance.engine.rules.goals import (
    company_points,
    is_private_met,
    needed,
    progress,
)
from keeling.games.second_chance.engine.rules.income import income_of
from keeling.games.second_chance.engine.rules.scoring import rating
from keeling.games.second_chance.engine.rules.turn import rounds_in
from keeling.games.second_chance.engine.rules.un_goals import unclaimed
from keeling.games.second_chance.engine.state import COMPETITIVE, COOP, RIVAL_BITS, SecondChance
from keeling.games.second_chance.engine.tables import (
    AGENDAS,
    CATEGORIES,
    CEP_PLACES,
    COMPANY_GOALS,
    CONTROL_MARKERS,
    COOP_GOALS,
    CUBES,
    ENERGIES,
    ENVIRONMENT_GOALS,
    EVENT_TILES,
    FIRST_SLOT,
    FOSSILS,
    GATE,
    LOBBIES,
    MARKERS,
    N_CATEGORIES,
    N_ENERGIES,
    N_EVENTS,
    N_PROJECTS,
    N_SUBSIDIES,
    N_SUMMITS,
    NONE,
    PLACES,
    PLANT_MONEY,
    PLANT_POINTS,
    PLANT_TECH,
    PROJECTS,
    REGIONS,
    SEATS,
    SOLO_GOALS,
    SUMMIT_ALONE,
    SUMMITS,
    UN_GOALS,
)
from keeling.games.second_chance.view.conditions import conditions
from keeling.games.second_chance.view.outlook import outlook
from keeling.games.second_chance.view.prospects import rating_of, ratings, would_control
from keeling.games.second_chance.view.types import (
    EnvironmentGoal,
    Goal,
    Market,
    PlayedCard,
    Project,
    Rating,
    Region,
    Seat,
    SecondChanceView,
    Slot,
    Summit,
    Turn,
    UnGoal,
)
from keeling.kernel.agenda import NOBODY
from keeling.kernel.bits import bit, count_bits

if TYPE_CHECKING:
    from collections.abc import Iterable

MAINS = {2: "plan", 4: "prepare", 8: "build"}
OF_RIVALS = ("events", "company_goal", "money", "most_tech")  # categories
OF_TEAMS = ("goals", "reduction")
LAST = [None, "plan", "prepare", "build", None, "sell"]


def view_of(s: SecondChance, seat: int | None) -> SecondChanceView:
    """The table as a seat sees it (None: a spectator)."""
    team = s.mode == COOP
    return SecondChanceView(
        mode="solo" if s.seats == 1 else ("coop" if team else "competitive"),
        decade=s.decade,
        decades=s.decades,
        year=decade_name(s),
        round=s.round,
        rounds=rounds_in(s),
        start_player=SEATS[s.starter],
        co2=s.co2,
        lost=s.lost,
        home_region=REGIONS[s.home],
        market=Market(ceps=s.market, price=s.price, bank=s.bank, closed=s.stopped),
        tech_left=s.tech_left,
        regions=[region_of(s, region) for region in range(len(REGIONS))],
        summits=[summit_of(s, place) for place in range(len(PLACES))],
        summit_stack=N_SUMMITS - count_bits(s.summit_seen),
        project_tiles=dict(zip(ENERGIES, s.tiles_left, strict=True)),
        fossil_stack=s.fossils.size + len(s.under),
        fossils_left=counts(s.fossils.counts, FOSSILS),
        fossils_under=[FOSSILS[fossil] for fossil in s.under],
        un_goals=un_goals(s),
        un_unclaimed=unclaimed(s),
        played=[played(s, card) for card in range(len(LOBBIES)) if player_of(s.lobby[card]) >= 0],
        goals=[goal_of(s, tile) for tile in range(len(s.tiles)) if s.tiles[tile] != NONE],
        inspectors=s.inspected,
        event=named(s.event, EVENT_TILES),
        next_event=named(s.next_event, EVENT_TILES),
        event_stack=N_EVENTS - count_bits(s.events_seen) if not team else 0,
        solo_goal=named(s.solo_goal, SOLO_GOALS),
        solo_goal_missed=s.late,
        gifts=s.gifts,
        turn=turn_of(s),
        owing=names_of(s.owing, REGIONS),
        set_aside=names_of(s.aside, REGIONS),
        outlook=outlook(s) if team and NONE not in s.tiles else None,
        rating=team_rating(s),
        ratings=ratings(s),
        conditions=conditions(s),
        seats={SEATS[other]: seat_of(s, other, own=other == seat) for other in range(s.seats)},
    )


def decade_name(s: SecondChance) -> int:
    """The year in which a decade begins."""
    names = BOX.enums.coop_decades if s.mode == COOP else BOX.enums.competitive_decades
    return names[s.decade - 1]


def named(n: int, names: list[str]) -> str | None:
    """A name, or None for nothing."""
    return None if n == NONE else names[n]


def region_of(s: SecondChance, region: int) -> Region:
    """A region: its agenda, plant slots, projects, CEPs, tech and cubes."""
    first = FIRST_SLOT[region]
    projects = range(region * N_SUBSIDIES, (region + 1) * N_SUBSIDIES)
    tile = s.priorities[region]
    return Region(
        region=REGIONS[region],
        agenda=named(tile, AGENDAS),
        priority=list(BOX.agenda[tile].energies) if tile != NONE else [],
        slots=[slot_of(s.slot[n]) for n in range(first, first + s.slots_in(region))],
        projects=[project_of(s, project) for project in projects],
        ceps=s.region_ceps[region],
        places=CEP_PLACES[region],
        tech=s.region_tech[region],
        controller=named(s.controller[region], SEATS),
        rivals=rivals_of(s, region),
    )


def rivals_of(s: SecondChance, region: int) -> dict[str, int]:
    """The opponent's cubes in a region: energy -> how many; solo."""
    if s.seats > 1:
        return {}
    return counts([(s.rival[region] >> (RIVAL_BITS * n)) & 3 for n in range(N_ENERGIES)], ENERGIES)


def slot_of(slot: int) -> Slot | None:
    """What stands on a plant slot."""
    if slot == EMPTY:
        return None
    if slot < GREEN:
        return Slot(fossil=FOSSILS[slot])
    return Slot(
        energy=ENERGIES[energy_of(slot)],
        infrastructure=SEATS[owner_of(slot)],
        builder=SEATS[builder_of(slot)],
    )


def project_of(s: SecondChance, project: int) -> Project | None:
    """The project on a place, with what a plant costs and scores there."""
    tile = s.project[project]
    if tile == NONE:
        return None
    return Project(
        project=PROJECTS[project],
        energy=ENERGIES[tile % N_ENERGIES],
        level=tile // N_ENERGIES + 1,
        infrastructure=named(s.marker[project], SEATS),
        worker=named(s.worker[project], SEATS),
        money=PLANT_MONEY[tile],
        tech=PLANT_TECH[tile],
        points=PLANT_POINTS[tile],
        gate=GATE[tile],
    )


def summit_of(s: SecondChance, place: int) -> Summit | None:
    """A summit: its topics and who speaks on them."""
    tile = s.summit[place]
    if tile == NONE:
        return None
    speakers = {
        topic: named(s.speaker[place * N_ENERGIES + ENERGIES.index(topic)], SEATS)
        for topic in BOX.summit[tile].topics
    }
    closer = named(s.closer[place], SEATS)
    return Summit(
        place=PLACES[place],
        summit=SUMMITS[tile],
        speakers=speakers,
        closer=closer,
    )


def un_goals(s: SecondChance) -> list[UnGoal]:
    """The UN goals that were laid out, from left to right; claimed ones at the end."""
    shown = [(place, card) for card, place in enumerate(s.un_goal) if place >= SHOWN]
    claimed = [(place, card) for card, place in enumerate(s.un_goal) if 0 <= place < SHOWN]
    return [
        UnGoal(
            un_goal=UN_GOALS[card],
            plants=list(BOX.un_goal[card].plants),
            tech=BOX.un_goal[card].cost_tech,
            claimed_by=SEATS[place] if place < SHOWN else None,
        )
        for place, card in sorted(shown) + sorted(claimed)
    ]


def played(s: SecondChance, card: int) -> PlayedCard:
    """A lobby card that lies face up: who played it, and whose scientist is there."""
    place = s.lobby[card]
    return PlayedCard(
        lobby=LOBBIES[card],
        player=SEATS[player_of(place)],
        scientist=named(guest_of(place), SEATS),
    )


def goal_of(s: SecondChance, tile: int) -> EnvironmentGoal:
    """An environment goal: whether it is met, and whether an inspector stands there."""
    goal = s.tiles[tile]
    complete = NONE not in s.tiles
    return EnvironmentGoal(
        slot=tile,
        goal=ENVIRONMENT_GOALS[goal],
        group=BOX.environment_goal[goal].group,
        met=complete and bool(is_met(s, tile)),
        inspector=tile in s.inspector,
    )


def turn_of(s: SecondChance) -> Turn:
    """What is used up in this turn, and what was done last."""
    return Turn(
        mains=[name for kind, name in MAINS.items() if s.mains & kind],
        moved=s.moved,
        visited=s.visited,
        carded=s.carded,
        last=LAST[s.last],
        last_project=named(s.last_project, PROJECTS),
        last_energy=named(s.last_energy, ENERGIES),
        sent=names_of(s.sent, ENERGIES),
    )


def team_rating(s: SecondChance) -> Rating | None:
    """SC-17.2 How well a team did that has won."""
    if s.mode != COOP or s.seat != NOBODY or s.lost:
        return None
    return rating_of(int(rating(s)))


def seat_of(s: SecondChance, seat: int, *, own: bool) -> Seat:
    """One player's things; only the owner sees lobby cards and goals."""
    mine = [n for n in range(N_PROJECTS) if s.marker[n] == seat]
    return Seat(
        seat=SEATS[seat],
        money=s.money[seat],
        tech=s.tech[seat],
        ceps=s.ceps[seat],
        payable_ceps=s.payable_ceps(seat),
        pool=s.pool[seat],
        scientists=s.supply[seat],
        knowledge={name: s.level(seat, energy) for energy, name in enumerate(ENERGIES)},
        income=income_of(s, seat),
        regions=[REGIONS[r] for r, holder in enumerate(s.controller) if holder == seat],
        plants=s.plants_of(seat),
        infrastructure=s.markers_of(seat),
        open_infrastructure=[PROJECTS[n] for n in mine],
        markers_left=MARKERS - s.markers_of(seat) if s.seats > 1 else None,
        cubes_left=CUBES - s.plants_of(seat) if s.seats > 1 else None,
        control_left=CONTROL_MARKERS - s.regions_of(seat) if s.seats > 1 else None,
        claimed=s.claimed_by(seat),
        hand=s.hand_of(seat) + sum(place == PICKED + seat for place in s.lobby),
        lobby=hand(s, seat, 0) + hand(s, seat, PICKED) if own else None,
        draft=hand(s, seat, PASSING) if own else None,
        goals=goals_of(s, seat, own=own),
        goals_held=sum(place == seat for place in s.goal),
        goals_dealt=dealt(s, seat) if own else None,
        has_company_goal=s.holds_goal(seat) and s.company_goal_of(seat) != NONE,
        score=s.score(seat),
        points=points_of(s, seat),
        would_control=would_control(s, seat) if own else None,
    )


def hand(s: SecondChance, seat: int, place: int) -> list[str]:
    """The lobby cards of a seat at a place, a secret."""
    return [LOBBIES[card] for card, where in enumerate(s.lobby) if where == place + seat]


def dealt(s: SecondChance, seat: int) -> list[str]:
    """Goals from which the seat is choosing, a secret."""
    names = COMPANY_GOALS if s.mode == COMPETITIVE else COOP_GOALS
    return [names[card] for card, where in enumerate(s.goal) if where == PASSING + seat]


def goals_of(s: SecondChance, seat: int, *, own: bool) -> list[Goal]:
    """Private or company goals of a seat, as far as they may be seen, with how far they are."""
    found = [card for card, place in enumerate(s.goal) if place == seat]
    return [written(s, seat, card) for card in found if own or is_open(s, seat, card)]


def is_open(s: SecondChance, seat: int, card: int) -> bool:
    """SC-17.3 A met summit goal; at the end all private goals, SC-17.4 and company goals scored."""
    over = s.seat == NOBODY
    if s.mode == COMPETITIVE:
        return over and not s.lost and s.holds_goal(seat)
    return over or (card == SUMMIT_ALONE and s.alone & bit(seat) != 0)


def written(s: SecondChance, seat: int, card: int) -> Goal:
    """A goal of a seat and how far it is."""
    if s.mode == COMPETITIVE:
        discarded = not s.holds_goal(seat)
        points = company_points(s, seat, card)
        return Goal(goal=COMPANY_GOALS[card], points=points, discarded=discarded)
    return Goal(
        goal=COOP_GOALS[card],
        progress=progress(s, seat, card),
        needed=needed(s, card),
        met=is_private_met(s, seat, card),
    )


def points_of(s: SecondChance, seat: int) -> dict[str, int]:
    """The points of a player, or of the team, by category."""
    first = s.row(seat)
    found = s.points[first : first + N_CATEGORIES]
    return {name: found[i] for i, name in enumerate(CATEGORIES)}


def sheet_of(s: SecondChance, seat: int) -> dict[str, int]:
    """The points of a player or a team, without what there is not in this mode."""
    absent = OF_RIVALS if s.mode == COOP else OF_TEAMS
    if s.seats > 1:
        absent = (*absent, "start")
    return {name: n for name, n in points_of(s, seat).items() if name not in absent}


def counts(numbers: Iterable[int], names: list[str]) -> dict[str, int]:
    """Name -> number, for all that are not 0."""
    return {name: n for name, n in zip(names, numbers, strict=False) if n}
