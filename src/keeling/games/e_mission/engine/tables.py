"""The component data as numbers: names in fixed order, everything else indexed by them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.e_mission.data.box import BOX, CHALLENGES, CRISES, GLOBALS, PROJECTS
from keeling.kernel.bits import bit

REVISION: Final[i64] = BOX.meta.revision  # rules that have changed ask for it
NONE: Final = -1

# Names. Their order is the order of the option numbers, so it never changes within a rules version.
SEATS: Final = ["blue", "orange", "green", "purple"]
TAGS: Final = [tag.id for tag in BOX.tag]
RESILIENCE: Final = [kind.id for kind in BOX.resilience]
EMISSIONS: Final = [kind.id for kind in BOX.emission_kind]
POWERS: Final = [power.id for power in BOX.power]
PROJECT_CARDS: Final = [card.id for card in PROJECTS.project]
CARDS: Final = [*PROJECT_CARDS, *(card.id for card in PROJECTS.start)]  # project cards come first
CRISIS_CARDS: Final = [card.id for card in CRISES]
GLOBAL_CARDS: Final = [card.id for card in GLOBALS]
CHALLENGE_CARDS: Final = [card.id for card in CHALLENGES]
TRACKS: Final = [effect.id for effect in BOX.effect]
SLOTS: Final = [str(n + 1) for n in range(BOX.meta.project_slots)]
PLACES: Final = [str(n + 1) for n in range(len(CRISES))]  # in the column, from the bottom
FACES: Final = [str(n) for n in BOX.dice.geo_die_faces]
AMOUNTS: Final = [str(n) for n in range(41)]  # beyond what any card can move at once
PHASES: Final = ["set_up", "global", "project", "emission", "crisis", "growth"]
ENDINGS: Final = ["won", "heat", "communities", "time", "challenge"]

N_SEATS: Final = 4
N_TAGS: Final[i64] = len(TAGS)
N_RESILIENCE: Final = 3
N_EMISSIONS: Final[i64] = len(EMISSIONS)
N_PROJECTS: Final = 133
N_CARDS: Final = 158
N_CRISES: Final = 48
N_GLOBALS: Final = 24
N_CHALLENGES: Final = 42
N_TRACKS: Final = 6
N_SLOTS: Final = 5
N_GLOBAL_SLOTS: Final = 4
MOST: Final = 40  # of AMOUNTS
NO_MOST: Final = 99  # beyond what anybody has

SETTING_UP: Final = 0
GLOBAL_PHASE: Final = 1
PROJECT_PHASE: Final = 2
EMISSION_PHASE: Final = 3
CRISIS_PHASE: Final = 4
GROWTH_PHASE: Final = 5

# How a game ends (EM-1.2 to EM-1.5).
WON: Final = 0
HEAT: Final = 1
COMMUNITIES: Final = 2
TIME: Final = 3
UNMET: Final = 4  # drawdown, but not what a challenge asks for

SOLO: Final = POWERS.index("solo")

# Numbers of the rulebook.
ROUNDS: Final[i64] = BOX.meta.rounds
BASE_DRAW: Final[i64] = BOX.meta.base_draw
GLOBAL_DRAW: Final[i64] = BOX.meta.global_draw
FIRST_CRISES: Final[i64] = BOX.meta.first_round_crises
COMMUNITY_LIMIT: Final[i64] = BOX.meta.community_limit
BANDS: Final[i64] = BOX.meta.band_limit
COLUMN_CARBON: Final[i64] = BOX.thermometer.carbon_per_column * BOX.thermometer.columns_per_player
BASE_TEMPERATURE: Final[i64] = BOX.thermometer.base_temperature_tenths
MAX_TREES: Final[i64] = BOX.supply.tree_value_max
MAX_OCEANS: Final[i64] = BOX.supply.ocean_value_max
MAX_DAC: Final[i64] = BOX.supply.dac_value_max
LAST_SPACE: Final[i64] = BOX.effect_tracks.spaces - 1
START_SPACE: Final[i64] = BOX.effect_tracks.start
TIPPING: Final = vec[i64](  # track * (LAST_SPACE + 1) + space
    [
        int(n in (effect.tipping or BOX.effect_tracks.tipping))
        for effect in BOX.effect
        for n in range(LAST_SPACE + 1)
    ]
)
FIRST_TIPPING: Final = vec[i64](
    [min(effect.tipping or BOX.effect_tracks.tipping) for effect in BOX.effect]
)


def is_tipping(track: i64, space: i64) -> bool:
    """EM-9.1.2 Whether a track takes effect on a space."""
    return TIPPING[track * (LAST_SPACE + 1) + space] != 0


LEVEL_CRISES: Final = vec[i64]([level.crises for level in BOX.thermometer_level])  # by bands
PENALTY: Final = vec[i64](  # EM-6.1.1 by communities
    [
        next((row.draw for row in BOX.community_penalty if row.min <= n <= row.max), 0)
        for n in range(BOX.meta.community_limit + 1)
    ]
)
MOST_USES: Final = 20  # EM-6.2.10
OPEN_USES: Final = -1  # EM-6.6.13 uses_per_round: as often as it can be paid
DIE: Final[i64] = len(FACES)

# Powers.
DEMAND: Final = vec[i64]([power.demand for power in BOX.power])
DIRTY: Final = vec[i64]([power.dirty for power in BOX.power])
CLEAN: Final = vec[i64]([power.clean for power in BOX.power])
GROWTH: Final = vec[i64]([power.growth for power in BOX.power])
START_COMMUNITIES: Final = vec[i64]([power.communities for power in BOX.power])
START_EMISSIONS: Final = vec[i64]([power.emissions[k] for power in BOX.power for k in EMISSIONS])
START_RESILIENCE: Final = vec[i64]([power.resilience[k] for power in BOX.power for k in RESILIENCE])
START_CARD: Final = vec[i64](  # power * N_SLOTS + slot -> card
    [
        next(CARDS.index(c.id) for c in PROJECTS.start if c.power == power and c.slot == slot)
        for power in POWERS
        for slot in range(1, N_SLOTS + 1)
    ]
)

# Project and start cards.
_ALL: Final = [*PROJECTS.project, *PROJECTS.start]
CARD_TAG: Final = vec[i64]([card.tags.count(tag) for card in _ALL for tag in TAGS])
CARD_TAGS: Final = vec[i64]([sum({bit(TAGS.index(tag)) for tag in card.tags}) for card in _ALL])
CARD_NEED: Final = vec[i64]([card.needs.get(tag, 0) for card in _ALL for tag in TAGS])
COST_DISCARD: Final = vec[i64]([card.cost.discard for card in _ALL])
COST_DEMAND: Final = vec[i64]([card.cost.demand for card in _ALL])
COST_RESILIENCE: Final = vec[i64](
    [card.cost.resilience.get(k, 0) for card in _ALL for k in RESILIENCE]
)
LIMIT: Final = vec[i64]([["none", "once", "per_tag"].index(card.limit.kind) for card in _ALL])
LIMIT_TAG: Final = vec[i64](
    [TAGS.index(card.limit.tag) if card.limit.tag else NONE for card in _ALL]
)
NO_LIMIT: Final = 0
ONCE: Final = 1
PER_TAG: Final = 2
IN_EMISSION_PHASE: Final = vec[i64]([int(card.when == "emission_phase") for card in _ALL])
SOLO_PROJECTS: Final = vec[i64]([int(not card.multiplayer_only) for card in PROJECTS.project])

# Crises.
CRISIS_TARGETS: Final = [
    "all",
    "world",
    "lowest",
    "most:communities",
    "most:dirty",
    "fewest:clean",
    "most_tags",
]
TO_ALL: Final = 0
TO_WORLD: Final = 1
TO_LOWEST: Final = 2
TO_MOST_COMMUNITIES: Final = 3
TO_MOST_DIRTY: Final = 4
TO_FEWEST_CLEAN: Final = 5
TO_MOST_TAGS: Final = 6


def _target(text: str) -> tuple[int, int]:
    """A target, with the resilience or tag it looks at."""
    if text in CRISIS_TARGETS:
        return CRISIS_TARGETS.index(text), NONE
    name, _, what = text.partition(":")
    return CRISIS_TARGETS.index(name), (RESILIENCE if name == "lowest" else TAGS).index(what)


TARGET: Final = vec[i64]([_target(card.target)[0] for card in CRISES])
TARGET_OF: Final = vec[i64]([_target(card.target)[1] for card in CRISES])
REDUCE_BY: Final = vec[i64](
    [RESILIENCE.index(card.reduce_by) if card.reduce_by in RESILIENCE else NONE for card in CRISES]
)
ONGOING: Final = vec[i64]([int(card.ongoing) for card in CRISES])
SOLO_N: Final = vec[i64]([card.solo_n for card in CRISES])  # 0: as printed
SOLO_CRISES: Final = vec[i64]([int(not card.multiplayer_only) for card in CRISES])
SUPPORT_TAG: Final = vec[i64]([TAGS.index(c.tuck.tag) if c.tuck else NONE for c in CRISES])
SUPPORT_MODE: Final = vec[i64](
    [["ignore", "discard", "reduce"].index(c.tuck.mode) if c.tuck else NONE for c in CRISES]
)
SUPPORT_NEED: Final = vec[i64]([c.tuck.need if c.tuck else 0 for c in CRISES])
IGNORE: Final = 0
END_ONGOING: Final = 1
REDUCE: Final = 2

# Global projects.
TRIGGERS: Final = [
    "action",
    "shield",
    "draw_phase",
    "global_phase",
    "energy_check",
    "modifier",
    "crisis_phase",
]
BY_ACTION: Final = 0
BY_SHIELD: Final = 1
TRIGGER: Final = vec[i64]([TRIGGERS.index(card.trigger) for card in GLOBALS])
FOR_GROUP: Final = vec[i64]([int(card.scope == "group") for card in GLOBALS])
USES: Final = vec[i64]([card.uses_per_round for card in GLOBALS])
GLOBAL_COST: Final = vec[i64]([card.cost.discard for card in GLOBALS])
TUCKED_COST: Final = vec[i64]([card.cost.tucked for card in GLOBALS])
MOST_DIRTY: Final = vec[i64](  # EM-6.6.16 of the player who uses it
    [card.condition.own_dirty if card.condition else NO_MOST for card in GLOBALS]
)
SOLO_GLOBALS: Final = vec[i64]([int(not card.multiplayer_only) for card in GLOBALS])
EACH_HAS: Final = vec[i64](  # the resilience every player needs
    [
        RESILIENCE.index(c.requirement.each_player_has.resilience)
        if c.requirement.each_player_has
        else NONE
        for c in GLOBALS
    ]
)
SOME_HAS: Final = vec[i64](  # the tag one player needs
    [
        TAGS.index(c.requirement.some_player_has.tag) if c.requirement.some_player_has else NONE
        for c in GLOBALS
    ]
)
HAS_N: Final = vec[i64](
    [
        (c.requirement.each_player_has or c.requirement.some_player_has).n  # type: ignore[union-attr]  # one of them
        if c.requirement.each_player_has or c.requirement.some_player_has
        else 0
        for c in GLOBALS
    ]
)
OPEN_TUCK: Final = vec[i64](  # EM-6.6.12 tags that may be tucked without limit
    [
        sum(bit(n) for n, t in enumerate(TAGS) if {t, "any"} & set(c.requirement.open_tuck))
        for c in GLOBALS
    ]
)
SET_TUCK: Final = vec[i64](  # EM-6.4.6 tags of which one card each may be tucked
    [sum(bit(TAGS.index(tag)) for tag in c.requirement.set_tuck) for c in GLOBALS]
)


def _needed(seats: int, n: int, tag: str) -> int:
    """EM-6.6.2, EM-6.6.10 How many of a tag a global project needs under it."""
    wanted = GLOBALS[n].requirement
    if by := wanted.tuck_by_players:
        return (by.small if seats <= 2 else by.large).get(tag, 0)  # noqa: PLR2004 - small tables
    need = wanted.tuck.get(tag, 0)
    return seats if need == "per_player" else int(need)


TUCK_NEED: Final = vec[i64](  # (seats * N_GLOBALS + card) * N_TAGS + tag
    [
        _needed(seats, n, tag)
        for seats in range(N_SEATS + 1)
        for n in range(N_GLOBALS)
        for tag in TAGS
    ]
)

# Challenges.
INDIVIDUAL: Final = vec[i64]([int(card.scope == "individual") for card in CHALLENGES])
COLOURS: Final = ["red", "green", "grey"]
COLOUR: Final = vec[i64]([COLOURS.index(card.colour) for card in CHALLENGES])
SOLO_CHALLENGES: Final = vec[i64]([int(not card.multiplayer_only) for card in CHALLENGES])
