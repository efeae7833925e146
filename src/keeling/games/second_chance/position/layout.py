"""What a position of CO₂: Second Chance consists of, a line a field."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from keeling.games.carbon.engine.cards import PASSING, PICKED, SHOWN
from keeling.games.second_chance.engine.configured import configured
from keeling.games.second_chance.engine.places import GREEN, RETURNED, energy_of
from keeling.games.second_chance.engine.rules.setup import remove_goals
from keeling.games.second_chance.engine.state import COMPETITIVE, SecondChance
from keeling.games.second_chance.engine.tables import (
    AGENDAS,
    COMPANY_GOALS,
    COOP_GOALS,
    ENERGIES,
    ENVIRONMENT_GOALS,
    EVENT_TILES,
    FATES,
    FOSSILS,
    LOBBIES,
    N_ENERGIES,
    NONE,
    PLACES,
    PRICE_MAX,
    PRICE_MIN,
    PROJECTS,
    REGIONS,
    SEATS,
    SUMMITS,
    UN_GOALS,
)
from keeling.games.second_chance.position import forms
from keeling.games.second_chance.view.view import rivals_of
from keeling.kernel.config import Config
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import (
    MOST,
    Cards,
    Count,
    Counts,
    Display,
    Flag,
    Members,
    Name,
    Own,
    Pool,
    Queue,
    Seat,
)
from keeling.kernel.layout import Each, Group, Layout

Number = Annotated[int, Meta(ge=0, le=MOST)]
Level = Annotated[int, Meta(ge=1, le=2)]
POINTS = dict[str, Annotated[int, Meta(ge=-MOST, le=MOST)]]
MAINS: Final = ["", "plan", "prepare", "build"]  # bit 0 is not used
LAST: Final = ["", "plan", "prepare", "build", "", "sell"]


def seats(s: SecondChance) -> list[str]:
    """The names of those who sit there."""
    return SEATS[: s.seats]


def goals(s: SecondChance) -> list[str]:
    """The goals of a mode."""
    return COMPANY_GOALS if s.mode == COMPETITIVE else COOP_GOALS


def is_planned(s: SecondChance, project: int) -> bool:
    """Whether a project tile lies there."""
    return s.project[project] != NONE


LAYOUT: Final = Layout(
    Count("decade"),
    Count("round"),
    Own("start_player", str, lambda s, _: SEATS[s.starter], forms.put_starter, "starter"),
    Count("co2"),
    Flag("lost", default=False),
    Name("fate", FATES, default=""),
    Count("market"),
    Count("bank"),
    Count("price", least=PRICE_MIN, most=PRICE_MAX),
    Count("tech_left"),
    Each(
        "regions",
        REGIONS,
        Name("agenda", AGENDAS, "priorities", ""),
        Own("slots", list[str], forms.slots, forms.put_slots, "slot", []),
        Own("ceps", Number, lambda s, n: s.region_ceps[n], forms.put_ceps, "region_ceps", 0),
        Count("tech", "region_tech", 0),
        Seat("controller", SEATS),
        Own("rivals", dict[str, Number], rivals_of, forms.put_rivals, "rival", {}),
    ),
    Each(
        "projects",
        PROJECTS,
        Own("energy", str, forms.energy, forms.put_energy, "project"),
        Own("level", Level, forms.level, forms.put_level, "project", 1),
        Seat("infrastructure", SEATS, "marker"),
        Seat("worker", SEATS),
        there=is_planned,
        default={},
    ),
    Pool("fossils", FOSSILS, default={}, what="fossil"),
    Queue("fossils_under", FOSSILS, "under", [], what="fossil"),
    Counts("fossils_gone", FOSSILS, default={}, what="fossil"),
    Count("gas_out", default=0),
    Members("owing", REGIONS, default=[], what="region"),
    Members("set_aside", REGIONS, "aside", [], what="region"),
    Each(
        "summits",
        PLACES,
        forms.Tile("tile", SUMMITS, "summit", what="summit", seen="summit_seen"),
        Own("speakers", dict[str, str], forms.speakers, forms.put_speakers, "speaker", {}),
        Seat("closer", SEATS),
        what="place",
        default={},
    ),
    Own("summits_gone", list[str], forms.summits_gone, forms.put_summits_gone, "summit_seen", []),
    Each(
        "played",
        LOBBIES,
        Own("player", str, forms.player, forms.put_player, "lobby"),
        Own("scientist", str, forms.scientist, forms.put_scientist, "lobby", ""),
        what="lobby",
        there=forms.is_played,
        default={},
    ),
    Display("un_goals", UN_GOALS, "un_goal", what="un_goal", at=SHOWN),
    Own("goals", list[str], forms.tiles, forms.put_tiles, "tiles", []),
    Members("goals_turned", ENVIRONMENT_GOALS, "turned", [], what="environment_goal"),
    Own("inspectors", list[int], forms.inspectors, forms.put_inspectors, "inspector", [NONE, NONE]),
    forms.Tile("event", EVENT_TILES, what="event", seen="events_seen"),
    forms.Tile("next_event", EVENT_TILES, what="event", seen="events_seen"),
    Own("events_gone", list[str], forms.events_gone, forms.put_events_gone, "events_seen", []),
    Own("solo_goal", str, forms.solo_goal, forms.put_solo_goal, default=""),
    Flag("replaced", default=False),
    Flag("lobbied_early", default=False),
    Flag("late", default=False),
    Own("team_points", POINTS, forms.team_points, forms.put_team_points, "points", {}),
    Group(
        "turn",
        Seat("active", SEATS),
        Members("mains", MAINS, default=[], what="action"),
        Flag("moved", default=False),
        Flag("visited", default=False),
        Flag("carded", default=False),
        Flag("closed", "stopped", default=False),
        Name("last", LAST, default="", what="action"),
        Name("project", PROJECTS, "last_project", ""),
        Name("energy", ENERGIES, "last_energy", ""),
        Members("sent", ENERGIES, default=[], what="energy"),
        Own("completed", list[str], forms.completed, forms.put_completed, default=[]),
    ),
    Each(
        "seats",
        seats,
        Count("money", default=0),
        Count("tech", default=0),
        Count("ceps", default=0),
        Count("pool", default=3),
        Count("scientists", "supply", 1),
        Own("knowledge", dict[str, Number], forms.knowledge, forms.put_knowledge, "levels", {}),
        Cards("lobby", LOBBIES),
        Cards("passing", LOBBIES, "lobby", what="lobby", at=PASSING),
        Cards("picked", LOBBIES, "lobby", what="lobby", at=PICKED),
        Cards("goals", goals, "goal", what="goal"),
        Cards("goals_dealt", goals, "goal", what="goal", at=PASSING),
        Cards("goals_returned", goals, "goal", what="goal", at=RETURNED),
        Flag("discarded", default=False),
        Own("decided", str, forms.decided, forms.put_decided, "cashing", ""),
        Flag("alone", default=False),
        Cards("un_goals", UN_GOALS, "un_goal", what="un_goal"),
        Own("points", POINTS, forms.points, forms.put_points, default={}),
        whole=True,
    ),
    follows=(
        *(
            "seats",
            "mode",
            "decades",
            "draft",
            "inspected",
            "gifts",
            "ample",
            "home",
        ),  # by the config
        *("price_max", "refill"),  # always the same
        "tiles_left",  # what lies neither as a project nor under a plant
    ),
)


def blank(config: Config) -> SecondChance:
    """A table with all components in their stacks, but for goals that are not in the game."""
    s = configured(config)
    remove_goals(s)
    return s


def complete(s: SecondChance) -> None:
    """Stacks hold the project tiles that lie nowhere else; a place has one use, time an end."""
    if not 1 <= s.decade <= s.decades:
        raise BadScenario(f"decade: there are {s.decades}")
    if lost := [goal for n, goal in enumerate(ENVIRONMENT_GOALS) if not lies_there(s, n)]:
        raise BadScenario(f"goals_turned: {lost[0]} is not among the goals")
    for project, name in enumerate(PROJECTS):
        if s.marker[project] != NONE and s.worker[project] != NONE:
            raise BadScenario(f"projects: {name}: no scientist stands on infrastructure")
    planned = [tile % N_ENERGIES for tile in s.project if tile != NONE]
    built = [energy_of(plant) for plant in s.slot if plant >= GREEN]
    for energy in [*planned, *built]:
        s.tiles_left[energy] -= 1
        if s.tiles_left[energy] < 0:
            raise BadScenario(f"projects: there are too many of {ENERGIES[energy]}")


def lies_there(s: SecondChance, goal: int) -> bool:
    """Whether a tile that is turned over, if it is, was laid out at all."""
    return not s.turned >> goal & 1 or goal in s.tiles
