"""The shape of the data file: every table typed, every key known."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from keeling.games.carbon.data.effects import Effect
from keeling.games.second_chance.data.cards import (
    AgendaTile,
    CompanyGoal,
    CoopGoal,
    EnvironmentGoal,
    EventTile,
    LobbyCard,
    SoloGoal,
    SummitTile,
    Track,
    UnGoal,
)
from keeling.kernel.data import load_data
from keeling.kernel.sources import Row


class Meta(Row, kw_only=True):
    """What box this is."""

    COUNTED = False

    revision: int
    game: str
    designer: str
    publisher: str
    clause_prefix: str


class Enums(Row, kw_only=True):
    """The names of things, in their order."""

    COUNTED = False

    energies: list[str]
    regions: list[str]
    fossil_types: list[str]
    modes: list[str]
    colours: list[str]
    subsidies: list[str]
    coop_decades: list[int]
    competitive_decades: list[int]


class PerPlayer(Row, kw_only=True):
    """What each colour has."""

    discs: int
    infrastructure_markers: int
    control_markers: int
    control_cubes: int
    action_markers: int
    scientists: int


class Components(Row, kw_only=True):
    """The contents of the box."""

    boards_double_sided: int
    player_boards: int
    start_player_marker: int
    coop_three_player_marker: int
    player_discs_total: int
    infrastructure_markers_total: int
    control_markers_total: int
    control_cubes_total: int
    action_markers_total: int
    scientists_total: int
    cep_total: int
    cep_price_marker: int
    team_score_marker: int
    tech_total: int
    decade_marker: int
    phase_marker: int
    co2_markers: int
    green_plants_total: int
    projects_total: int
    fossil_plants_total: int
    agenda_tiles_total: int
    summit_tiles_total: int
    environment_goal_tiles_total: int
    event_tiles_total: int
    lobby_cards_total: int
    configuration_cards: int
    solo_goal_cards_total: int
    un_goal_cards_total: int
    coop_private_goal_cards_total: int
    company_goal_cards_total: int
    money_denominations: list[int]
    money_limited: bool
    per_player: PerPlayer


class SummitPlaces(Row, kw_only=True):
    """How many summits lie open."""

    n: int


class Common(Row, kw_only=True):
    """SC-3.1 What all modes begin with."""

    start_cep_per_player: int
    start_tech_per_player: int
    start_scientists_per_player: int
    recruitment_pool_per_player: int
    lobby_hand: int
    money_by_seat: list[int]
    market_cep: int
    market_price: int
    market_price_min: int
    market_price_max: int
    market_refill: int
    summit_places: SummitPlaces


class Coop(Row, kw_only=True):
    """SC-3.1 The co-operative game."""

    co2_start: int
    co2_floor: int
    co2_limit: int
    team_vp_start: int
    private_goals_dealt: int
    private_goals_required: int
    un_unclaimed_allowed: int
    un_claim_vp: int
    environment_tiles_power_plant: int
    environment_tiles_knowledge: int
    environment_tiles_summit: int
    decades: int
    decade_factor: list[int]


class Competitive(Row, kw_only=True):
    """SC-3.2 The competitive game."""

    co2_start: int
    co2_floor: int
    co2_limit: int
    player_vp_start: int
    company_goals_dealt: int
    company_goals_kept: int
    company_goal_discard_money: int
    un_cards_type_two: int
    un_cards_type_three: int
    decades: int
    second_event_threshold: int
    no_tech_vp_loss: int
    un_final_vp: list[int]
    most_tech_vp: int
    money_per_vp: int


class Solo(Row, kw_only=True):
    """SC-3.3 The game for one."""

    base_mode: str
    team_vp_start: int
    team_vp_start_with_goal_6: int
    start_money: int
    private_goals_dealt: int
    private_goals_kept: int
    private_goals_required: int
    opponent_cubes: int
    opponent_cubes_max_per_region: int
    second_main_action_ppm: int
    uses_un_inspectors: bool
    decades: int


class Rounds(Row, kw_only=True):
    """SC-4.3."""

    by_players_1_to_4: list[int]
    coop_three_players_last_decade: int


class FossilSetup(Row, kw_only=True):
    """SC-3.1.13."""

    removed_gas_three_players: int


class UnCardsFour(Row, kw_only=True):
    """SC-3.1.18 with four players."""

    players_4_each_type: int


class UnCardsOther(Row, kw_only=True):
    """SC-3.1.18 with fewer."""

    players_1_each_type: int
    players_2_each_type: int
    players_3_each_type: int


class UnCards2012(Row, kw_only=True):
    """SC-3.1.18 with fewer, as in the rulebook of 2012: with two plants, with three."""

    players_1_by_type: list[int]
    players_2_by_type: list[int]
    players_3_by_type: list[int]


class RegionOrder(Row, kw_only=True):
    """SC-13.1."""

    clockwise: list[str]
    default_home_region: str


class Inspectors(Row, kw_only=True):
    """SC-18.2."""

    groups: list[str]
    steps_gas: int
    steps_oil: int
    steps_coal: int
    tech_tokens_used: int


class Setup(Struct, forbid_unknown_fields=True, kw_only=True):
    """SC-3."""

    common: Common
    coop: Coop
    competitive: Competitive
    solo: Solo
    rounds: Rounds
    fossil: FossilSetup
    un_cards_coop: UnCardsFour
    un_cards_coop_other: UnCardsOther
    un_cards_coop_2012: UnCards2012
    region_order: RegionOrder
    inspectors: Inspectors


class Rank(Row, kw_only=True):
    """A rank of the final rating."""

    KEY = ("rank",)
    PIECE = True

    rank: int
    min_score: int
    label: str


class Rating(Row, kw_only=True):
    """SC-17.2 How well the team did."""

    formula: str
    rank: list[Rank]


class Region(Row, kw_only=True):
    """A region: its plant slots and CEP places."""

    PIECE = True

    id: str
    name_en: str
    name_de: str
    name_pl: str
    plant_slots_coop: int
    plant_slots_competitive: int
    plant_slots_2012: int
    cep_places: int
    project_places: list[str]


class Subsidy(Row, kw_only=True):
    """What a project place gives."""

    PIECE = True

    id: str
    effect: list[Effect]


class Energy(Row, kw_only=True):
    """An energy and what its infrastructure gives."""

    PIECE = True

    id: str
    name_en: str
    name_de: str
    name_pl: str
    infrastructure_cost_cep: int
    infrastructure_reward: list[Effect]
    plants: int
    projects_level_1: int
    projects_level_2: int


class Plant(Row, kw_only=True):
    """SC-7.3.2, SC-7.3.8 What a green plant costs and scores."""

    KEY = ("energy", "level")
    PIECE = True

    energy: str
    level: int
    money: int
    tech: int
    cep: int
    vp: int
    knowledge_gate: int


class ProjectTile(Row, kw_only=True):
    """A project tile."""

    PIECE = True

    id: str
    energy: str
    level: int
    stack_position: int


class Fossil(Row, kw_only=True):
    """A kind of fossil plant."""

    KEY = ("type",)
    PIECE = True

    type: str
    ppm: int
    count: int


class PlayerBoard(Row, kw_only=True):
    """The spaces of a player board."""

    PIECE = True

    director_action_spaces: list[str]
    main_action_spaces: list[str]
    director_discs: int
    main_action_markers: int
    main_action_markers_solo: int


class Box(Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    meta: Meta
    enums: Enums
    components: Components
    setup: Setup
    rating: Rating
    region: list[Region]
    subsidy: list[Subsidy]
    energy: list[Energy]
    plant: list[Plant]
    track: list[Track]
    project: list[ProjectTile]
    fossil: list[Fossil]
    agenda: list[AgendaTile]
    summit: list[SummitTile]
    environment_goal: list[EnvironmentGoal]
    event: list[EventTile]
    lobby: list[LobbyCard]
    un_goal: list[UnGoal]
    coop_goal: list[CoopGoal]
    company_goal: list[CompanyGoal]
    solo_goal: list[SoloGoal]
    player_board: PlayerBoard


FILES: Final = (("data", Box),)
BOX = load_data("second_chance", "data", Box)
