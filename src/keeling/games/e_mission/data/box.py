"""The shape of the data files: every table typed, every key known."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta as Limits
from msgspec import Struct, field

from keeling.games.e_mission.data.cards import Challenges, Crises, Effect, GlobalProjects, Projects
from keeling.kernel.data import load_data
from keeling.kernel.sources import Row

GAME = "e_mission"


class Named(Row, kw_only=True):
    """Something with a name in three languages."""

    id: str
    name_en: str
    name_de: str
    name_pl: str


class EmissionKind(Named, kw_only=True):
    """A kind of emission tokens."""

    tokens: int


class Meta(Row, kw_only=True):
    """EM-1 What game this is, and its few great numbers."""

    COUNTED = False

    revision: int
    game: str
    clause_prefix: str
    players_min: int
    players_max: int
    rounds: int
    project_slots: int
    base_draw: int
    global_slots: int
    global_draw: int
    first_round_crises: int
    community_limit: int
    band_limit: int


class TagShare(Row, kw_only=True):
    """EM-2.12 How common tags are said to be."""

    COUNTED = False

    percent_of_project_cards: dict[str, int]
    cards_here: dict[str, int]
    tags_per_card: list[int] = field(default_factory=list)  # at least, at most


class Components(Row, kw_only=True):
    """EM-2.1 What the box holds."""

    game_boards: int
    player_boards: int
    extension_boards: int
    project_cards: int
    start_cards: int
    crisis_cards: int
    global_project_cards: int
    challenge_cards: int
    overview_cards: int
    energy_tokens_value_1: int
    energy_tokens_value_5: int
    energy_tokens_double_sided: bool
    resilience_tokens_value_1: int
    resilience_tokens_value_5: int
    emission_tokens: int
    community_tokens: int
    temperature_bands: int
    effect_markers: int
    round_markers: int
    active_markers: int
    tree_tokens_value_1: int
    tree_tokens_value_5: int
    ocean_tokens_value_1: int
    ocean_tokens_value_5: int
    dac_tokens_value_1: int
    dac_tokens_value_5: int
    carbon_tokens_value_5: int
    carbon_cubes_value_1: int
    effect_dice: int
    geo_dice: int
    demand_markers: int


class Supply(Row, kw_only=True):
    """EM-2.3 to EM-2.5 What is limited."""

    tree_value_max: int
    ocean_value_max: int
    dac_value_max: int
    carbon_unlimited: bool
    community_unlimited: bool
    resilience_unlimited: bool
    energy_unlimited: bool
    emission_unlimited: bool


class Setup(Row, kw_only=True):
    """EM-3.4, EM-3.5, EM-11.1 A set-up row."""

    KEY = ("powers",)  # two set-ups may be equally hard
    ASIDE = ("default",)

    players: int
    difficulty: str
    default: bool
    powers: list[str]
    trees: int
    oceans: int


class Power(Named, kw_only=True):
    """EM-3.8 An overview card."""

    PIECE = True

    demand: int
    dirty: int
    clean: int
    emissions: dict[str, int]
    resilience: dict[str, int]
    communities: int
    growth: int


class OverviewCards(Row, kw_only=True):
    """How many overview cards there are."""

    cards_per_power: int
    solo_cards: int


class PlayerBoard(Row, kw_only=True):
    """EM-2.9 Spaces that are only drawn."""

    PIECE = True

    energy_spaces: int
    demand_spaces: int
    community_rows: int
    community_row_length: int = 0  # up to revision 2
    community_row_lengths: list[int] = field(default_factory=list)


class CommunityPenalty(Row, kw_only=True):
    """EM-6.1.1 Cards fewer, by communities."""

    KEY = ("min",)

    min: int
    max: int
    draw: int


class Thermometer(Row, kw_only=True):
    """EM-8.4.2 The size of a row."""

    carbon_per_column: int
    columns_per_player: int
    base_temperature_tenths: int


class ThermometerLevel(Row, kw_only=True):
    """EM-5.1.2 The number printed beside a band."""

    KEY = ("bands",)
    PIECE = True

    bands: int
    temperature_tenths: int
    crises: int


class EffectTracks(Row, kw_only=True):
    """EM-9.1 The shape of the six tracks."""

    PIECE = True

    spaces: Annotated[int, Limits(ge=1)]
    start: int
    tipping: Annotated[list[int], Limits(min_length=1)]


class PlanetaryEffect(Named, kw_only=True):
    """EM-9.2 What a track does."""

    PIECE = True

    die_face: int
    effects: list[Effect]
    tipping: list[int] = field(default_factory=list)  # none: as `effect_tracks` says


class Dice(Row, kw_only=True):
    """EM-2.6, EM-2.7 The two dice."""

    PIECE = True

    effect_die_faces: list[str]
    geo_die_faces: list[int]


class Bonus(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """EM-7.13 What is added to the geo die."""

    stack_tag: str = ""
    discard_tucked_max: int = 0


class GeoRow(Struct, forbid_unknown_fields=True):
    """EM-7.13 What a sum brings."""

    from_: int = field(name="from")
    effects: list[Effect]


class GeoTable(Row, kw_only=True):
    """EM-7.13 A table of a geo-engineering card."""

    PIECE = True

    id: str
    bonus: Bonus
    rows: list[GeoRow]


class Box(Struct, forbid_unknown_fields=True, kw_only=True):
    """data.toml."""

    meta: Meta
    tag: list[Named]
    tag_share: TagShare
    resilience: list[Named]
    emission_kind: list[EmissionKind]
    components: Components
    supply: Supply
    setup: list[Setup]
    power: list[Power]
    overview_cards: OverviewCards
    player_board: PlayerBoard
    community_penalty: list[CommunityPenalty]
    thermometer: Thermometer
    thermometer_level: Annotated[list[ThermometerLevel], Limits(min_length=8, max_length=8)]
    effect_tracks: EffectTracks
    effect: Annotated[list[PlanetaryEffect], Limits(min_length=6, max_length=6)]
    dice: Dice
    geo_table: list[GeoTable]
    vocabulary: dict[str, Any]  # words about words, for readers
    balance_check: dict[str, Any]


FILES: Final = (
    ("data", Box),
    ("projects", Projects),
    ("crises", Crises),
    ("global_projects", GlobalProjects),
    ("challenges", Challenges),
)
BOX = load_data(GAME, "data", Box)
PROJECTS = load_data(GAME, "projects", Projects)
CRISES = load_data(GAME, "crises", Crises).crisis
GLOBALS = load_data(GAME, "global_projects", GlobalProjects).global_project
CHALLENGES = load_data(GAME, "challenges", Challenges).challenge
