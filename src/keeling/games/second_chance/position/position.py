"""A position written down by names: dumps, scenarios, bug reports. `position_load.py` reads it."""

from __future__ import annotations

from typing import Any

import msgspec

from keeling.games.carbon.engine.cards import PASSING, PICKED, SHOWN
from keeling.games.carbon.engine.table import NIBBLE
from keeling.games.carbon.names import cards_at, named, names_of
from keeling.games.second_chance.engine.state import (
    COOP,
    FOUR,
    RETURNED,
    SecondChance,
    guest_of,
    player_of,
)
from keeling.games.second_chance.engine.steps import STEPS
from keeling.games.second_chance.engine.tables import (
    AGENDAS,
    ENERGIES,
    ENVIRONMENT_GOALS,
    EVENT_TILES,
    FATES,
    FIRST_SLOT,
    FOSSILS,
    LOBBIES,
    N_ENERGIES,
    NONE,
    PLACES,
    PROJECTS,
    REGIONS,
    SEATS,
    SOLO_GOALS,
    SUMMITS,
    UN_GOALS,
)
from keeling.games.second_chance.position.names import DECIDED, LAST, MAINS, goal_names, slotted
from keeling.games.second_chance.position.shape import (
    PlayedPosition,
    Position,
    ProjectPosition,
    RegionPosition,
    SeatPosition,
    SummitPosition,
    TurnPosition,
)
from keeling.games.second_chance.view.view import points_of, rivals_of
from keeling.kernel.bits import bit


def dump(s: SecondChance) -> dict[str, Any]:
    """The whole table by names, secrets included."""
    position = Position(
        config=s.config.json(),
        decade=s.decade,
        round=s.round,
        start_player=SEATS[s.starter],
        co2=s.co2,
        lost=s.lost,
        fate=FATES[s.fate],
        market=s.market,
        bank=s.bank,
        price=s.price,
        tech_left=s.tech_left,
        regions={name: dump_region(s, n) for n, name in enumerate(REGIONS)},
        seats={SEATS[seat]: dump_seat(s, seat) for seat in range(s.seats)},
        agenda=[STEPS.write(step) for step in reversed(s.agenda)],
        projects={PROJECTS[n]: dump_project(s, n) for n, t in enumerate(s.project) if t != NONE},
        fossils=dict(zip(FOSSILS, s.fossils.counts, strict=True)),
        fossils_under=[FOSSILS[fossil] for fossil in s.under],
        fossils_gone=dict(zip(FOSSILS, s.fossils_gone, strict=True)),
        gas_out=s.gas_out,
        owing=names_of(s.owing, REGIONS),
        set_aside=names_of(s.aside, REGIONS),
        summits={name: dump_summit(s, n) for n, name in enumerate(PLACES)},
        **dump_cards(s),
        replaced=s.replaced,
        lobbied_early=s.lobbied_early,
        late=s.late,
        team_points=points_of(s, 0) if s.mode == COOP else {},
        turn=dump_turn(s),
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def dump_cards(s: SecondChance) -> dict[str, Any]:
    """Cards and tiles that lie open."""
    seen = names_of(s.events_seen, EVENT_TILES)
    events = (named(s.event, EVENT_TILES), named(s.next_event, EVENT_TILES))
    shown = sorted((place, card) for card, place in enumerate(s.un_goal) if place >= SHOWN)
    return {
        "summits_gone": [
            name for name in names_of(s.summit_seen, SUMMITS) if SUMMITS.index(name) not in s.summit
        ],
        "played": {
            LOBBIES[card]: PlayedPosition(SEATS[player_of(place)], named(guest_of(place), SEATS))
            for card, place in enumerate(s.lobby)
            if player_of(place) != NONE
        },
        "un_goals": [UN_GOALS[card] for _, card in shown],
        "goals": [ENVIRONMENT_GOALS[goal] for goal in s.tiles if goal != NONE],
        "inspectors": list(s.inspector),
        "event": events[0],
        "next_event": events[1],
        "events_gone": [name for name in seen if name not in events],
        "solo_goal": named(s.solo_goal, SOLO_GOALS),
    }


def dump_region(s: SecondChance, region: int) -> RegionPosition:
    """A region by names."""
    first = FIRST_SLOT[region]
    return RegionPosition(
        agenda=named(s.priorities[region], AGENDAS),
        slots=[slotted(s.slot[n]) for n in range(first, first + s.slots_in(region))],
        ceps=s.region_ceps[region],
        tech=s.region_tech[region],
        controller=named(s.controller[region], SEATS),
        rivals=rivals_of(s, region),
    )


def dump_project(s: SecondChance, project: int) -> ProjectPosition:
    """A project by names."""
    tile = s.project[project]
    return ProjectPosition(
        energy=ENERGIES[tile % N_ENERGIES],
        level=tile // N_ENERGIES + 1,
        infrastructure=named(s.marker[project], SEATS),
        worker=named(s.worker[project], SEATS),
    )


def dump_summit(s: SecondChance, place: int) -> SummitPosition:
    """A summit place by names."""
    speakers = s.speaker[place * N_ENERGIES : (place + 1) * N_ENERGIES]
    return SummitPosition(
        tile=named(s.summit[place], SUMMITS),
        speakers={ENERGIES[n]: SEATS[seat] for n, seat in enumerate(speakers) if seat != NONE},
        closer=named(s.closer[place], SEATS),
    )


def dump_turn(s: SecondChance) -> TurnPosition:
    """The turn by names."""
    completed, left = [], int(s.completed)
    while left:
        completed.append(PLACES[(left & 15) - 1])
        left >>= NIBBLE
    return TurnPosition(
        active=named(s.active, SEATS),
        mains=names_of(s.mains, MAINS),
        moved=s.moved,
        visited=s.visited,
        carded=s.carded,
        closed=s.stopped,
        last=LAST[s.last],
        project=named(s.last_project, PROJECTS),
        energy=named(s.last_energy, ENERGIES),
        sent=names_of(s.sent, ENERGIES),
        completed=completed,
    )


def dump_seat(s: SecondChance, seat: int) -> SeatPosition:
    """One player's things by names."""
    names = goal_names(s.mode)
    decided = bool(s.cashing & bit(seat)) + bool(s.cashing & bit(FOUR + seat))
    return SeatPosition(
        money=s.money[seat],
        tech=s.tech[seat],
        ceps=s.ceps[seat],
        pool=s.pool[seat],
        scientists=s.supply[seat],
        knowledge={name: s.level(seat, n) for n, name in enumerate(ENERGIES)},
        lobby=cards_at(s.lobby, seat, LOBBIES),
        passing=cards_at(s.lobby, PASSING + seat, LOBBIES),
        picked=cards_at(s.lobby, PICKED + seat, LOBBIES),
        goals=cards_at(s.goal, seat, names),
        goals_dealt=cards_at(s.goal, PASSING + seat, names),
        goals_returned=cards_at(s.goal, RETURNED + seat, names),
        discarded=bool(s.discarded & bit(seat)),
        decided=DECIDED[decided],
        alone=bool(s.alone & bit(seat)),
        un_goals=cards_at(s.un_goal, seat, UN_GOALS),
        points=points_of(s, seat) if s.mode != COOP else {},
    )
