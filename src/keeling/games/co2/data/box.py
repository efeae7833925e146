"""The shape of the data file: every table typed, every key known."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from keeling.games.carbon.data.effects import Effect
from keeling.games.co2.data.cards import (
    Agendas,
    CompanyGoals,
    Congresses,
    Events,
    Lobby,
    Space,
    UnGoals,
)
from keeling.kernel.data import load_data
from keeling.kernel.sources import Row


class Meta(Row, kw_only=True):
    """What box this is."""

    COUNTED = False

    revision: int
    game: str
    clause_prefix: str
    min_players: int
    max_players: int


class Players(Row, kw_only=True):
    """The colours of the players."""

    colours: list[str]


class Components(Row, kw_only=True):
    """The contents of the box."""

    board: int
    player_discs: int
    player_discs_per_player: int
    scientists: int
    scientists_per_player: int
    tech_cubes: int
    ceps: int
    cep_price_markers: int
    co2_markers: int
    decade_markers: int
    round_markers: int
    project_tiles: int
    green_plants_forestation: int
    green_plants_biomass: int
    green_plants_solar: int
    green_plants_recycling: int
    green_plants_cold_fusion: int
    fossil_coal: int
    fossil_oil: int
    fossil_gas: int
    agenda_tiles: int
    congress_tiles: int
    lobby_cards: int
    un_goal_cards: int
    company_goal_cards: int
    event_cards: int
    coins_1: int
    coins_2: int
    coins_5: int
    coins_10: int
    start_player_cards: int


class Limits(Row, kw_only=True):
    """CO-17 What is finite."""

    money_unlimited: bool
    player_discs_unlimited: bool
    tech_finite: bool
    cep_finite: bool
    project_tiles_finite: bool


class EnergyType(Row, kw_only=True):
    """An energy: its names, its project tiles and what installing gives."""

    PIECE = True

    id: str
    name_en: str
    name_de: str
    name_pl: str
    project_tiles: int
    install_reward: list[Effect]


class Energies(Row, kw_only=True):
    """The five energies."""

    tie_break_order: list[str]
    type: list[EnergyType]


class FossilType(Row, kw_only=True):
    """A kind of fossil plant."""

    PIECE = True

    id: str
    count: int
    ppm: int
    name_en: str
    name_de: str
    name_pl: str


class Fossils(Row, kw_only=True):
    """The fossil plants."""

    type: list[FossilType]


class Region(Row, kw_only=True):
    """A region: its demand spaces and CEPs."""

    PIECE = True

    id: str
    name_en: str
    name_de: str
    name_pl: str
    demand_spaces: int
    cep_limit: int
    cep_setup: int
    project_slots: list[str]


class Regions(Row, kw_only=True):
    """The six regions and their ring."""

    clockwise: list[str]
    energy_demand_start: str
    item: list[Region]


class Grant(Row, kw_only=True):
    """What a project slot gives."""

    PIECE = True

    id: str
    effect: list[Effect]
    name_en: str
    name_de: str
    name_pl: str
    may_decline: bool = False


class Grants(Row, kw_only=True):
    """CO-6.3 to CO-6.5 What proposing gives."""

    slot: list[Grant]


class GreenPlant(Row, kw_only=True):
    """Green plants of one energy and size."""

    KEY = ("energy", "size")
    PIECE = True

    energy: str
    size: str
    count: int
    money: int
    tech: int
    vp: int
    expertise: int


class GreenPlants(Row, kw_only=True):
    """The green plants."""

    order: str
    small_per_type: int
    large_per_type: int
    tile: list[GreenPlant]


class Track(Row, kw_only=True):
    """The track of an energy."""

    KEY = ("energy",)
    PIECE = True

    energy: str
    crane_small: int
    crane_large: int
    spaces: list[Space]


class Expertise(Row, kw_only=True):
    """The expertise tracks."""

    length: int
    start_level: int
    beyond_end: str
    track: list[Track]


class Market(Row, kw_only=True):
    """CO-12 The market."""

    cep_setup: int
    price_setup: int
    price_min: int
    price_max: int
    refill: int
    price_step_on_empty: int
    price_step_on_sale: int
    buy_per_visit: int
    sell_per_visit: int


class ByPlayers(Row, kw_only=True):
    """What depends on the number of players."""

    KEY = ("players",)

    players: int
    rounds_per_decade: int
    decades: int
    company_goals_removed: list[int]
    income_places: int
    un_goals_face_up: int


class Setup(Row, kw_only=True):
    """CO-2 The set-up."""

    start_money_by_seat: list[int]
    start_cep: int
    start_scientists_in_supply: int
    start_scientists_in_pool: int
    start_vp: int
    start_tech: int
    players: list[ByPlayers]


class Thresholds(Row, kw_only=True):
    """CO-18 When the game ends."""

    loss_ppm: int
    safe_below_ppm: int
    green_regions_to_end: int
    safe_zone_end_min_decade: int


class Scoring(Row, kw_only=True):
    """CO-18.5 to CO-18.12 The final scoring."""

    dollars_per_vp: int
    most_tech_vp: int
    most_un_goals_vp: int
    company_goal_swap_money: int
    majority_minimum: int
    tie_break: list[str]


class FossilSet(Row, kw_only=True):
    """CO-19.1 A fixed set of fossil plants."""

    id: str
    gas: int
    oil: int
    coal: int
    start_ppm: int
    remove_gas_from_stack: int
    name_en: str
    name_de: str
    name_pl: str


class Auction(Row, kw_only=True):
    """CO-19.3 to CO-19.10 The auction for the start player."""

    value_money: int
    value_tech: int
    value_cep: str
    rounds: int
    minimum_bid: int
    change_given: bool


class Draft(Row, kw_only=True):
    """CO-19.2 The draft of lobby cards."""

    deal: int
    keep_per_pass: int
    direction: str


class Solo(Row, kw_only=True):
    """CO-20 The solo game."""

    initial_projects: int
    un_goals_face_up_at_start: int
    draw_lobby_after_play: int
    reveal_un_goal_on_main_lobby: int
    remove_leftmost_un_goal_on_disaster: int
    score_when_lost: bool
    un_goals_in_stack: int


class Variants(Row, kw_only=True):
    """CO-19, CO-20 The variants."""

    ASIDE = ("names",)

    names: list[str]
    fossil_set: list[FossilSet]
    auction: Auction
    draft: Draft
    solo: Solo


class Box(Struct, forbid_unknown_fields=True):
    """Everything in the box."""

    meta: Meta
    players: Players
    components: Components
    limits: Limits
    energy: Energies
    fossil: Fossils
    region: Regions
    grant: Grants
    green_plant: GreenPlants
    expertise: Expertise
    agenda: Agendas
    congress: Congresses
    market: Market
    lobby: Lobby
    un_goal: UnGoals
    company_goal: CompanyGoals
    event: Events
    setup: Setup
    thresholds: Thresholds
    scoring: Scoring
    variant: Variants


FILES: Final = (("data", Box),)
BOX = load_data("co2", "data", Box)
