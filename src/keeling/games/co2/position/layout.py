"""What a position of CO₂ consists of, a line a field."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from keeling.games.carbon.engine.cards import GONE, PASSING, PICKED, SHOWN
from keeling.games.co2.engine.configured import configured
from keeling.games.co2.engine.rules.setup import remove_goals
from keeling.games.co2.engine.state import GREEN, Co2, energy_of
from keeling.games.co2.engine.tables import (
    AGENDAS,
    CATEGORIES,
    ENERGIES,
    EVENT_CARDS,
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
    TRACK,
    UN_GOALS,
)
from keeling.games.co2.position import forms
from keeling.kernel.config import Config
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import (
    MOST,
    REQUIRED,
    Cards,
    Count,
    Counts,
    Display,
    Flag,
    Members,
    Name,
    Own,
    Seat,
)
from keeling.kernel.layout import Each, Group, Layout

DONE = ["", "propose", "install", "build"]
VISITS = ["", "buy", "sell"]
BY_FOSSIL = dict[str, Annotated[int, Meta(ge=0, le=MOST)]]


def seats(s: Co2) -> list[str]:
    """The names of those who sit there."""
    return SEATS[: s.seats]


def lobby(key: str, at: int) -> Cards:
    """Lobby cards at a place."""
    return Cards(key, LOBBIES, "lobby", REQUIRED, what="lobby card", at=at)


def un_goals(key: str, at: int) -> Cards:
    """UN goals at a place."""
    return Cards(key, UN_GOALS, "un_goal", REQUIRED, what="UN goal", at=at)


LAYOUT: Final = Layout(
    Count("decade"),
    Count("round"),
    Own("start_player", str, lambda s, _: SEATS[s.starter], forms.put_start_player, "starter"),
    Count("co2"),
    Flag("was_high"),
    Flag("lost"),
    Count("market"),
    Count("bank"),
    Count("price", least=PRICE_MIN, most=PRICE_MAX),
    Count("tech_left"),
    Each(
        "regions",
        REGIONS,
        Name("agenda", AGENDAS, "priorities"),
        Own("spaces", list[str], forms.spaces, forms.put_spaces, "demand"),
        Count("ceps", "region_ceps"),
        Count("tech", "region_tech"),
        Seat("controller", SEATS, default=REQUIRED),
    ),
    Each(
        "projects",
        PROJECTS,
        Own("energy", str, lambda s, n: ENERGIES[s.project[n]], forms.put_project, "project"),
        Flag("installed", default=False),
        Seat("worker", SEATS),
        there=lambda s, n: s.project[n] != NONE,
    ),
    Own(
        "fossils",
        BY_FOSSIL,
        lambda s, _: dict(zip(FOSSILS, s.fossils.counts, strict=True)),
        forms.put_fossils,
    ),
    Own(
        "fossils_gone",
        BY_FOSSIL,
        lambda s, _: dict(zip(FOSSILS, s.fossils_gone, strict=True)),
        forms.put_fossils_gone,
    ),
    Each(
        "congresses",
        PLACES,
        Own("tile", str, forms.tile, forms.put_tile, "congress"),
        Own("speakers", dict[str, str], forms.speakers, forms.put_speakers, "speaker"),
        what="place",
    ),
    Own(
        "congresses_gone",
        list[str],
        forms.congresses_gone,
        forms.put_congresses_gone,
        "congress_seen",
    ),
    lobby("lobby_gone", GONE),
    Display("un_goals", UN_GOALS, "un_goal", REQUIRED, what="UN goal", at=SHOWN),
    Own(
        "un_turned_up",
        Annotated[int, Meta(ge=0, le=MOST)],
        lambda s, _: s.un_turned_up,
        forms.put_un_turned_up,
    ),
    un_goals("un_gone", GONE),
    Name("event", EVENT_CARDS),
    Name("next_event", EVENT_CARDS, what="event"),
    Own("events_gone", list[str], forms.events_gone, forms.put_events_gone, "events_seen"),
    Group(
        "turn",
        Seat("active", SEATS, default=REQUIRED),
        Name("done", DONE, what="action"),
        Name("project", PROJECTS, "done_project"),
        Name("energy", ENERGIES, "done_energy"),
        Flag("moved"),
        Name("visit", VISITS),
        Flag("carded"),
        Flag("stopped"),
        Members("sent", ENERGIES, what="energy"),
        Own("completed", list[str], forms.completed, forms.put_completed),
    ),
    Count("bid", least=-MOST),
    Seat("bidder", SEATS, default=REQUIRED),
    Each(
        "seats",
        seats,
        Count("money"),
        Count("tech"),
        Count("ceps"),
        Count("pool"),
        Count("supply"),
        Counts("expertise", ENERGIES, "levels", what="energy"),
        lobby("lobby", 0),
        lobby("passing", PASSING),
        lobby("picked", PICKED),
        Own("goal", str, forms.goal, forms.put_goal),
        Flag("discarded"),
        un_goals("un_goals", 0),
        Counts("points", CATEGORIES, what="category", least=-MOST),
        whole=True,
    ),
    follows=(
        *("seats", "decades", "rounds", "price_max", "refill"),  # by the number of players, printed
        *("draft", "auction", "demand_start", "safe_from"),  # by the variants of the config
        *("tiles_left", "plants_left"),  # what is not on the board
    ),
)


def blank(config: Config) -> Co2:
    """A table with nothing laid out: what a position leaves out is not there."""
    s = configured(config)
    remove_goals(s)
    return s


def complete(s: Co2) -> None:
    """Tracks end; project tiles and green plants that are not on the board are in their stacks."""
    for n, level in enumerate(s.levels):
        if level > TRACK:
            where = f"seats: {SEATS[n // N_ENERGIES]}: expertise"
            raise BadScenario(f"{where}: {ENERGIES[n % N_ENERGIES]} ends at {TRACK}")
    for energy, name in enumerate(ENERGIES):
        built = sum(space >= GREEN and energy_of(space) == energy for space in s.demand)
        if built > s.plants_left[energy]:
            raise BadScenario(f"regions: there are not {built} plants of {name}")
        s.plants_left[energy] -= built
        laid = sum(tile == energy for tile in s.project)
        if laid > s.tiles_left[energy]:
            raise BadScenario(f"projects: there are too many of {name}")
        s.tiles_left[energy] -= laid
