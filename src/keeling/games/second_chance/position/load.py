"""A written position read back; says what is wrong with a bad one."""

from __future__ import annotations

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import PASSING, PICKED, SHOWN
from keeling.games.carbon.names import number, number_or_none, put_card
from keeling.games.second_chance.engine.configured import configured
from keeling.games.second_chance.engine.rules.setup import remove_goals
from keeling.games.second_chance.engine.state import (
    AWAY,
    COOP,
    GREEN,
    RETURNED,
    SecondChance,
    energy_of,
)
from keeling.games.second_chance.engine.steps import STEPS
from keeling.games.second_chance.engine.tables import (
    AGENDAS,
    CATEGORIES,
    CEP_PLACES,
    ENERGIES,
    ENVIRONMENT_GOALS,
    EVENT_TILES,
    FATES,
    FIRST_SLOT,
    FOSSILS,
    LOBBIES,
    N_ENERGIES,
    N_TILES,
    NONE,
    PLACES,
    PROJECTS,
    REGIONS,
    SEATS,
    SOLO_GOALS,
    SUMMITS,
    TOPICS,
    TRACK,
    UN_GOALS,
)
from keeling.games.second_chance.position.names import (
    DECIDED,
    LAST,
    MAINS,
    goal_names,
    unslotted,
)
from keeling.games.second_chance.position.shape import Position, SeatPosition, TurnPosition
from keeling.kernel.bag import bag
from keeling.kernel.bits import bit
from keeling.kernel.config import Config
from keeling.kernel.errors import BadScenario

PLAIN = ("decade", "round", "co2", "lost", "market", "bank", "price", "tech_left", "gas_out")
FLAGS = ("replaced", "lobbied_early", "late")
OPPONENT_COLUMN = 3  # as many cubes as two bits hold


def load(data: object, config: Config) -> SecondChance:
    """The table a dump describes."""
    try:
        position = msgspec.convert(data, Position, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"position: {error}") from error
    s = configured(config)
    for name in (*PLAIN, *FLAGS):
        setattr(s, name, getattr(position, name))
    if not 1 <= s.decade <= s.decades:
        raise BadScenario(f"decade: there are {s.decades}")
    s.fate = number(position.fate, FATES, "fate")
    s.starter = seat_number(s, position.start_player)
    load_regions(s, position)
    load_projects(s, position)
    load_fossils(s, position)
    load_summits(s, position)
    remove_goals(s)
    load_cards(s, position)
    load_turn(s, position.turn)
    load_points(s, 0, position.team_points)
    if sorted(position.seats) != sorted(SEATS[: config.seats]):
        raise BadScenario(f"seats: name exactly {', '.join(SEATS[: config.seats])}")
    for name, seat in position.seats.items():
        load_seat(s, number(name, SEATS, "seat"), seat)
    s.then(*(STEPS.read(step, config.seats) for step in position.agenda))
    s.settle()
    return s


def seat_number(s: SecondChance, name: str) -> int:
    """A seat of this game."""
    seat = number(name, SEATS, "seat")
    if seat >= s.seats:
        raise BadScenario(f"'{name}' does not sit at a table of {s.seats}")
    return seat


def seat_or_none(s: SecondChance, name: str) -> int:
    """A seat of this game, or nobody."""
    return seat_number(s, name) if name else NONE


def load_regions(s: SecondChance, position: Position) -> None:
    """Agendas, plant slots, CEPs, tech, control, the opponent's cubes."""
    for name, there in position.regions.items():
        region = number(name, REGIONS, "region")
        if len(there.slots) > s.slots_in(region):
            raise BadScenario(f"regions: {name} has {s.slots_in(region)} plant slots")
        if there.ceps > CEP_PLACES[region]:
            raise BadScenario(f"regions: {name} has {CEP_PLACES[region]} places for CEPs")
        s.priorities[region] = number_or_none(there.agenda, AGENDAS, "agenda")
        s.region_ceps[region] = there.ceps
        s.region_tech[region] = there.tech
        s.controller[region] = seat_or_none(s, there.controller)
        for n, slot in enumerate(there.slots):
            s.slot[FIRST_SLOT[region] + n] = unslotted(slot, s.seats)
        load_rivals(s, region, there.rivals)
    for plant in s.slot:
        if plant >= GREEN:
            take_tile(s, energy_of(plant))


def load_rivals(s: SecondChance, region: int, rivals: dict[str, int]) -> None:
    """The opponent's cubes, in the game for one."""
    if rivals and s.seats > 1:
        raise BadScenario("regions: opponent cubes are for one player")
    for name, n in rivals.items():
        if n > OPPONENT_COLUMN:
            raise BadScenario(f"regions: there are not {n} opponent cubes in a column")
        for _ in range(n):
            s.place_rival(region, number(name, ENERGIES, "energy"))


def take_tile(s: SecondChance, energy: int) -> None:
    """A project tile that is not in its stack."""
    s.tiles_left[energy] -= 1
    if s.tiles_left[energy] < 0:
        raise BadScenario(f"projects: there are too many of {ENERGIES[energy]}")


def load_projects(s: SecondChance, position: Position) -> None:
    """Project tiles on the board, infrastructure markers, scientists."""
    for name, there in position.projects.items():
        project = number(name, PROJECTS, "project")
        energy = number(there.energy, ENERGIES, "energy")
        if there.infrastructure and there.worker:
            raise BadScenario(f"projects: no scientist stands on infrastructure, as at {name}")
        s.project[project] = energy + N_ENERGIES * (there.level - 1)
        s.marker[project] = seat_or_none(s, there.infrastructure)
        s.worker[project] = seat_or_none(s, there.worker)
        take_tile(s, energy)


def load_fossils(s: SecondChance, position: Position) -> None:
    """The stack, what lies under it, what is gone, and what is owed."""
    s.fossils = bag(fossil_counts(position.fossils))
    for name in position.fossils_under:
        s.under = append(s.under, number(name, FOSSILS, "fossil"))
    s.fossils_gone = vec[i64](fossil_counts(position.fossils_gone))
    s.owing = bits_of(position.owing, REGIONS, "region")
    s.aside = bits_of(position.set_aside, REGIONS, "region")


def fossil_counts(counts: dict[str, int]) -> list[int]:
    """How many fossil plants of each kind."""
    for name in counts:
        number(name, FOSSILS, "fossil")
    return [counts.get(name, 0) for name in FOSSILS]


def bits_of(names: list[str], known: list[str], kind: str) -> int:
    """A set of names as bits."""
    found = 0
    for name in names:
        found |= bit(number(name, known, kind))
    return found


def load_summits(s: SecondChance, position: Position) -> None:
    """Summit tiles, open or gone, and speakers."""
    for name, there in position.summits.items():
        place = number(name, PLACES, "place")
        if not there.tile and there.speakers:
            raise BadScenario(f"summits: nobody can speak at {name}")
        if there.tile:
            s.summit[place] = number(there.tile, SUMMITS, "summit")
            turn_up(s, there.tile)
        for topic, speaker in there.speakers.items():
            energy = number(topic, ENERGIES, "energy")
            if not TOPICS[s.summit[place]] & bit(energy):
                raise BadScenario(f"summits: {there.tile} has no topic '{topic}'")
            s.speaker[place * N_ENERGIES + energy] = seat_number(s, speaker)
        s.closer[place] = seat_or_none(s, there.closer)
    for name in position.summits_gone:
        turn_up(s, name)


def turn_up(s: SecondChance, name: str) -> None:
    """A summit tile is open, or was."""
    tile = number(name, SUMMITS, "summit")
    if s.summit_seen & bit(tile):
        raise BadScenario(f"'{name}' is in two places at once")
    s.summit_seen |= bit(tile)


def load_cards(s: SecondChance, position: Position) -> None:
    """Cards and tiles that no player holds."""
    for name, there in position.played.items():
        card = number(name, LOBBIES, "lobby")
        s.play_card(card, seat_number(s, there.player))
        if there.scientist:
            s.enter_card(card, seat_number(s, there.scientist))
    for n, name in enumerate(position.un_goals):
        put_card(s.un_goal, number(name, UN_GOALS, "un_goal"), SHOWN + n, name)
    if len(position.goals) > len(s.tiles):
        raise BadScenario(f"goals: a team has {N_TILES}, rivals have none")
    only_once(position.goals)
    for n, name in enumerate(position.goals):
        s.tiles[n] = number(name, ENVIRONMENT_GOALS, "environment_goal")
    load_inspectors(s, position.inspectors)
    shown = [position.event, position.next_event, *position.events_gone]
    turned = [name for name in shown if name]
    only_once(turned)
    s.events_seen = bits_of(turned, EVENT_TILES, "event")
    s.event = number_or_none(position.event, EVENT_TILES, "event")
    s.next_event = number_or_none(position.next_event, EVENT_TILES, "event")
    if position.solo_goal:
        s.solo_goal = number(position.solo_goal, SOLO_GOALS, "solo_goal")


def only_once(tiles: list[str]) -> None:
    """Every tile is there once."""
    for name in tiles:
        if tiles.count(name) > 1:
            raise BadScenario(f"'{name}' is in two places at once")


def load_inspectors(s: SecondChance, inspectors: list[int]) -> None:
    """Where the inspectors stand: -1 before the first tile, -2 gone."""
    if len(inspectors) != len(s.inspector) or any(not AWAY <= n < N_TILES for n in inspectors):
        raise BadScenario(f"inspectors: name two slots, {AWAY} to {N_TILES - 1}")
    s.inspector = vec[i64](inspectors)


def load_turn(s: SecondChance, turn: TurnPosition) -> None:
    """What is true of this turn."""
    s.active = seat_or_none(s, turn.active)
    s.mains = bits_of(turn.mains, MAINS, "action")
    s.moved = turn.moved
    s.visited = turn.visited
    s.carded = turn.carded
    s.stopped = turn.closed
    s.last = number(turn.last, LAST, "action")
    s.last_project = number_or_none(turn.project, PROJECTS, "project")
    s.last_energy = number_or_none(turn.energy, ENERGIES, "energy")
    s.sent = bits_of(turn.sent, ENERGIES, "energy")
    for name in turn.completed:
        s.note_completed(number(name, PLACES, "place"))


def load_seat(s: SecondChance, seat: int, position: SeatPosition) -> None:
    """One player's things."""
    s.money[seat] = position.money
    s.tech[seat] = position.tech
    s.ceps[seat] = position.ceps
    s.pool[seat] = position.pool
    s.supply[seat] = position.scientists
    for name, level in position.knowledge.items():
        if level > TRACK:
            raise BadScenario(f"knowledge: {name} ends at {TRACK}")
        s.levels[seat * N_ENERGIES + number(name, ENERGIES, "energy")] = level
    put_all(s.lobby, position.lobby, seat, LOBBIES, "lobby")
    put_all(s.lobby, position.passing, PASSING + seat, LOBBIES, "lobby")
    put_all(s.lobby, position.picked, PICKED + seat, LOBBIES, "lobby")
    names = goal_names(s.mode)
    put_all(s.goal, position.goals, seat, names, "goal")
    put_all(s.goal, position.goals_dealt, PASSING + seat, names, "goal")
    put_all(s.goal, position.goals_returned, RETURNED + seat, names, "goal")
    put_all(s.un_goal, position.un_goals, seat, UN_GOALS, "un_goal")
    if position.discarded:
        s.discarded |= bit(seat)
    if number(position.decided, DECIDED, "decision") > 0:
        s.decide(seat, position.decided == "cash")
    if position.alone:
        s.alone |= bit(seat)
    if s.mode != COOP:
        load_points(s, seat, position.points)


def put_all(where: vec[i64], cards: list[str], place: int, names: list[str], kind: str) -> None:
    """Cards of a seat at a place."""
    for name in cards:
        put_card(where, number(name, names, kind), place, name)


def load_points(s: SecondChance, seat: int, points: dict[str, int]) -> None:
    """Points by category."""
    for name, n in points.items():
        s.points[s.row(seat) + number(name, CATEGORIES, "category")] = n
