"""A position written down by names and read back: dumps, scenarios, bug reports."""

from __future__ import annotations

from typing import Any

import msgspec

from keeling.games.carbon.engine.cards import GONE, PASSING, PICKED, SHOWN
from keeling.games.carbon.engine.table import NIBBLE
from keeling.games.carbon.names import cards_at, named, names_of, number, number_or_none, put_card
from keeling.games.co2.engine.configured import configured
from keeling.games.co2.engine.rules.setup import remove_goals
from keeling.games.co2.engine.state import GREEN, Co2, energy_of
from keeling.games.co2.engine.steps import STEPS
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
    N_ENERGIES,
    NONE,
    PLACES,
    PROJECTS,
    REGION_SIZE,
    REGIONS,
    SEATS,
    TOPICS,
    TRACK,
    UN_GOALS,
)
from keeling.games.co2.position.names import spaced, unspaced
from keeling.games.co2.position.shape import (
    CongressPosition,
    Position,
    ProjectPosition,
    RegionPosition,
    SeatPosition,
    TurnPosition,
)
from keeling.kernel.bag import bag
from keeling.kernel.bits import bit
from keeling.kernel.config import Config
from keeling.kernel.errors import BadScenario

DONE = ["", "propose", "install", "build"]
VISITS = ["", "buy", "sell"]
BY_SEAT = ("money", "tech", "ceps", "pool", "supply")


def dump(s: Co2) -> dict[str, Any]:
    """The whole table by names, secrets included."""
    shown = sorted((place, card) for card, place in enumerate(s.un_goal) if place >= SHOWN)
    seen = names_of(s.events_seen, EVENT_CARDS)
    open_events = (named(s.event, EVENT_CARDS), named(s.next_event, EVENT_CARDS))
    position = Position(
        config=s.config.json(),
        decade=s.decade,
        round=s.round,
        start_player=SEATS[s.starter],
        co2=s.co2,
        was_high=s.was_high,
        lost=s.lost,
        market=s.market,
        bank=s.bank,
        price=s.price,
        tech_left=s.tech_left,
        regions={name: dump_region(s, n) for n, name in enumerate(REGIONS)},
        projects={
            PROJECTS[n]: ProjectPosition(
                ENERGIES[energy], bool(s.is_installed(n)), named(s.worker[n], SEATS)
            )
            for n, energy in enumerate(s.project)
            if energy != NONE
        },
        fossils=dict(zip(FOSSILS, s.fossils.counts, strict=True)),
        fossils_gone=dict(zip(FOSSILS, s.fossils_gone, strict=True)),
        congresses={name: dump_congress(s, n) for n, name in enumerate(PLACES)},
        congresses_gone=[
            name
            for name in names_of(s.congress_seen, CONGRESSES)
            if CONGRESSES.index(name) not in s.congress
        ],
        lobby_gone=cards_at(s.lobby, GONE, LOBBIES),
        un_goals=[UN_GOALS[card] for _, card in shown],
        un_turned_up=s.un_turned_up,
        un_gone=cards_at(s.un_goal, GONE, UN_GOALS),
        event=open_events[0],
        next_event=open_events[1],
        events_gone=[name for name in seen if name not in open_events],
        turn=dump_turn(s),
        bid=s.bid,
        bidder=named(s.bidder, SEATS),
        seats={SEATS[seat]: dump_seat(s, seat) for seat in range(s.seats)},
        agenda=[STEPS.write(step) for step in reversed(s.agenda)],
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def dump_region(s: Co2, region: int) -> RegionPosition:
    """A region by names."""
    first = FIRST_SPACE[region]
    return RegionPosition(
        agenda=named(s.priorities[region], AGENDAS),
        spaces=[spaced(s.demand[n]) for n in range(first, first + REGION_SIZE[region])],
        ceps=s.region_ceps[region],
        tech=s.region_tech[region],
        controller=named(s.controller[region], SEATS),
    )


def dump_congress(s: Co2, place: int) -> CongressPosition:
    """A congress place by names."""
    speakers = s.speaker[place * N_ENERGIES : (place + 1) * N_ENERGIES]
    return CongressPosition(
        named(s.congress[place], CONGRESSES),
        {ENERGIES[topic]: SEATS[seat] for topic, seat in enumerate(speakers) if seat != NONE},
    )


def dump_turn(s: Co2) -> TurnPosition:
    """The turn by names."""
    completed, left = [], int(s.completed)
    while left:
        completed.append(PLACES[(left & 15) - 1])
        left >>= NIBBLE
    return TurnPosition(
        active=named(s.active, SEATS),
        done=DONE[s.done],
        project=named(s.done_project, PROJECTS),
        energy=named(s.done_energy, ENERGIES),
        moved=s.moved,
        visit=VISITS[s.visit],
        carded=s.carded,
        stopped=s.stopped,
        sent=names_of(s.sent, ENERGIES),
        completed=completed,
    )


def dump_seat(s: Co2, seat: int) -> SeatPosition:
    """One player's things by names."""
    return SeatPosition(
        **{name: getattr(s, name)[seat] for name in BY_SEAT},
        expertise={name: s.level(seat, n) for n, name in enumerate(ENERGIES)},
        lobby=cards_at(s.lobby, seat, LOBBIES),
        passing=cards_at(s.lobby, PASSING + seat, LOBBIES),
        picked=cards_at(s.lobby, PICKED + seat, LOBBIES),
        goal=named(s.goal_of(seat), COMPANY_GOALS),
        discarded=not s.has_goal(seat),
        un_goals=cards_at(s.un_goal, seat, UN_GOALS),
        points={name: s.points[seat * N_CATEGORIES + n] for n, name in enumerate(CATEGORIES)},
    )


def load(data: object, config: Config) -> Co2:
    """The table a dump describes; says what is wrong with a bad one."""
    try:
        position = msgspec.convert(data, Position, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"position: {error}") from error
    s = configured(config)
    for name in ("decade", "round", "co2", "was_high", "lost", "market", "bank", "price", "bid"):
        setattr(s, name, getattr(position, name))
    s.tech_left = position.tech_left
    s.starter = seat_number(s, position.start_player)
    s.bidder = seat_or_none(s, position.bidder)
    load_regions(s, position)
    load_projects(s, position)
    load_congresses(s, position)
    load_cards(s, position)
    load_turn(s, position.turn)
    if sorted(position.seats) != sorted(SEATS[: config.seats]):
        raise BadScenario(f"seats: name exactly {', '.join(SEATS[: config.seats])}")
    for name, seat in position.seats.items():
        load_seat(s, number(name, SEATS, "seat"), seat)
    s.then(*(STEPS.read(step, config.seats) for step in position.agenda))
    s.settle()
    return s


def seat_number(s: Co2, name: str) -> int:
    """A seat of this game."""
    seat = number(name, SEATS, "seat")
    if seat >= s.seats:
        raise BadScenario(f"'{name}' does not sit at a table of {s.seats}")
    return seat


def seat_or_none(s: Co2, name: str) -> int:
    """A seat of this game, or nobody."""
    return seat_number(s, name) if name else NONE


def load_regions(s: Co2, position: Position) -> None:
    """Agendas, demand spaces, CEPs, cubes, control."""
    for name, there in position.regions.items():
        region = number(name, REGIONS, "region")
        if len(there.spaces) != REGION_SIZE[region]:
            raise BadScenario(f"regions: {name} has {REGION_SIZE[region]} demand spaces")
        s.priorities[region] = number_or_none(there.agenda, AGENDAS, "agenda")
        s.region_ceps[region] = there.ceps
        s.region_tech[region] = there.tech
        s.controller[region] = seat_or_none(s, there.controller)
        for n, space in enumerate(there.spaces):
            s.demand[FIRST_SPACE[region] + n] = unspaced(space, s.seats)
    for energy, name in enumerate(ENERGIES):
        built = sum(space >= GREEN and energy_of(space) == energy for space in s.demand)
        s.plants_left[energy] -= built
        if s.plants_left[energy] < 0:
            raise BadScenario(f"regions: there are not {built} plants of {name}")


def load_projects(s: Co2, position: Position) -> None:
    """Project tiles on the board and the scientists on them; the fossil plants."""
    for name, there in position.projects.items():
        project, energy = (
            number(name, PROJECTS, "project"),
            number(there.energy, ENERGIES, "energy"),
        )
        s.project[project] = energy
        s.tiles_left[energy] -= 1
        if s.tiles_left[energy] < 0:
            raise BadScenario(f"projects: there are too many of {there.energy}")
        s.worker[project] = seat_or_none(s, there.worker)
        if there.installed:
            s.installed |= bit(project)
    s.fossils = bag([position.fossils.get(name, 0) for name in FOSSILS])
    for n, name in enumerate(FOSSILS):
        s.fossils_gone[n] = position.fossils_gone.get(name, 0)


def load_congresses(s: Co2, position: Position) -> None:
    """Congress tiles, open or gone, and speakers."""
    for name, there in position.congresses.items():
        place = number(name, PLACES, "place")
        if not there.tile and there.speakers:
            raise BadScenario(f"congresses: nobody can speak at {name}")
        if there.tile:
            s.congress[place] = number(there.tile, CONGRESSES, "congress")
            turn_up(s, there.tile)
        for topic, speaker in there.speakers.items():
            energy = number(topic, ENERGIES, "energy")
            if not TOPICS[s.congress[place]] & bit(energy):
                raise BadScenario(f"congresses: {there.tile} has no topic '{topic}'")
            s.speaker[place * N_ENERGIES + energy] = seat_number(s, speaker)
    for name in position.congresses_gone:
        turn_up(s, name)


def turn_up(s: Co2, name: str) -> None:
    """A congress tile is open, or was."""
    tile = number(name, CONGRESSES, "congress")
    if s.congress_seen & bit(tile):
        raise BadScenario(f"'{name}' is in two places at once")
    s.congress_seen |= bit(tile)


def load_cards(s: Co2, position: Position) -> None:
    """Cards that no player holds."""
    for name in position.lobby_gone:
        put_card(s.lobby, number(name, LOBBIES, "lobby"), GONE, name)
    for name in position.un_gone:
        put_card(s.un_goal, number(name, UN_GOALS, "un_goal"), GONE, name)
    s.un_turned_up = max(position.un_turned_up, len(position.un_goals))
    first = SHOWN + s.un_turned_up - len(position.un_goals)
    for n, name in enumerate(position.un_goals):
        put_card(s.un_goal, number(name, UN_GOALS, "un_goal"), first + n, name)
    for name in filter(None, [position.event, position.next_event, *position.events_gone]):
        s.events_seen |= bit(number(name, EVENT_CARDS, "event"))
    s.event = number_or_none(position.event, EVENT_CARDS, "event")
    s.next_event = number_or_none(position.next_event, EVENT_CARDS, "event")
    remove_goals(s)


def load_turn(s: Co2, turn: TurnPosition) -> None:
    """What is true of this turn."""
    s.active = seat_or_none(s, turn.active)
    s.done = number(turn.done, DONE, "action")
    s.done_project = number_or_none(turn.project, PROJECTS, "project")
    s.done_energy = number_or_none(turn.energy, ENERGIES, "energy")
    s.moved = turn.moved
    s.visit = number(turn.visit, VISITS, "visit")
    s.carded = turn.carded
    s.stopped = turn.stopped
    for name in turn.sent:
        s.sent |= bit(number(name, ENERGIES, "energy"))
    for name in turn.completed:
        s.note_completed(number(name, PLACES, "place"))


def load_seat(s: Co2, seat: int, position: SeatPosition) -> None:
    """One player's things."""
    for name in BY_SEAT:
        getattr(s, name)[seat] = getattr(position, name)
    for name, level in position.expertise.items():
        if level > TRACK:
            raise BadScenario(f"expertise: {name} ends at {TRACK}")
        s.levels[seat * N_ENERGIES + number(name, ENERGIES, "energy")] = level
    places = ((0, position.lobby), (PASSING, position.passing), (PICKED, position.picked))
    for place, names in places:
        for name in names:
            put_card(s.lobby, number(name, LOBBIES, "lobby"), place + seat, name)
    if position.goal:
        put_card(s.goal, number(position.goal, COMPANY_GOALS, "company_goal"), seat, position.goal)
    if position.discarded:
        s.discarded |= bit(seat)
    for name in position.un_goals:
        put_card(s.un_goal, number(name, UN_GOALS, "un_goal"), seat, name)
    for name, n in position.points.items():
        s.points[seat * N_CATEGORIES + number(name, CATEGORIES, "category")] = n
