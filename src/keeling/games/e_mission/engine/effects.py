"""The effect vocabulary: every effect of every card as one row of numbers."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.e_mission.data.box import BOX, CHALLENGES, CRISES, GLOBALS, PROJECTS
from keeling.games.e_mission.data.cards import Cost, Effect, GlobalProject, Project
from keeling.games.e_mission.engine.tables import (
    EMISSIONS,
    MOST,
    NONE,
    RESILIENCE,
    TAGS,
    TRACKS,
)
from keeling.kernel.bits import bit
from keeling.kernel.errors import BadData

OPS: Final = [
    # of project cards, start cards, global projects and geo tables
    "gain_clean",
    "remove_dirty",
    "swap_dirty_clean",
    "remove_emission",
    "lower_demand",
    "gain_resilience",
    "remove_community",
    "add_tree",
    "add_ocean",
    "add_dac",
    "draw_cards",
    "draw_keep",
    "draw_filter",
    "recover_card",
    "tuck_from_deck",
    "move_card",
    "reveal_crisis",
    "give_clean",
    "give_card",
    "give_resilience",
    "exchange_card",
    "other_draws",
    "other_remove_community",
    "move_community",
    "geo_roll",
    "cut_emitted",
    "double_clean",
    "reduce_crisis",
    "suspend_bands",
    "retreat_effect",
    "lose_own_resilience",
    "ignore_crisis",
    "draw_bonus",
    "extra_forecast",
    "share_energy",
    # of crises, effect tracks and geo tables
    "gain_community",
    "lose_resilience",
    "lose_tree",
    "lose_ocean",
    "add_carbon_recent",
    "add_carbon_thermometer",
    "draw_fewer_next",
    "discard_cards",
    "discard_global_project",
    "advance_effect",
    "raise_demand",
    "lose_dirty",
    "gain_dirty",
    "draw_crises",
    "restriction",
    # of challenges
    "setup_bands",
    "setup_trees",
    "setup_oceans",
    "setup_dac",
    "setup_effects",
    "setup_resilience",
    "setup_emission",
    "setup_demand",
    "setup_community",
    "setup_swap_clean_dirty",
    "setup_swap_dirty_clean",
    "max_rounds",
    "growth_bonus",
    "crisis_bonus",
    "community_limit",
    "no_forecast",
    "global_choice",
    "win_if",
    "forbid",
    # of global projects, since revision 3
    "ignore_effect_roll",
]
GAIN_CLEAN: Final = 0
REMOVE_DIRTY: Final = 1
SWAP_DIRTY_CLEAN: Final = 2
REMOVE_EMISSION: Final = 3
LOWER_DEMAND: Final = 4
GAIN_RESILIENCE: Final = 5
REMOVE_COMMUNITY: Final = 6
ADD_TREE: Final = 7
ADD_OCEAN: Final = 8
ADD_DAC: Final = 9
DRAW_CARDS: Final = 10
DRAW_KEEP: Final = 11
DRAW_FILTER: Final = 12
RECOVER_CARD: Final = 13
TUCK_FROM_DECK: Final = 14
MOVE_CARD: Final = 15
REVEAL_CRISIS: Final = 16
GIVE_CLEAN: Final = 17
GIVE_CARD: Final = 18
GIVE_RESILIENCE: Final = 19
EXCHANGE_CARD: Final = 20
OTHER_DRAWS: Final = 21
OTHER_REMOVE_COMMUNITY: Final = 22
MOVE_COMMUNITY: Final = 23
GEO_ROLL: Final = 24
CUT_EMITTED: Final = 25
DOUBLE_CLEAN: Final = 26
REDUCE_CRISIS: Final = 27
SUSPEND_BANDS: Final = 28
RETREAT_EFFECT: Final = 29
LOSE_OWN_RESILIENCE: Final = 30
IGNORE_CRISIS: Final = 31
DRAW_BONUS: Final = 32
EXTRA_FORECAST: Final = 33
SHARE_ENERGY: Final = 34
GAIN_COMMUNITY: Final = 35
LOSE_RESILIENCE: Final = 36
LOSE_TREE: Final = 37
LOSE_OCEAN: Final = 38
ADD_CARBON_RECENT: Final = 39
ADD_CARBON_THERMOMETER: Final = 40
DRAW_FEWER_NEXT: Final = 41
DISCARD_CARDS: Final = 42
DISCARD_GLOBAL_PROJECT: Final = 43
ADVANCE_EFFECT: Final = 44
RAISE_DEMAND: Final = 45
LOSE_DIRTY: Final = 46
GAIN_DIRTY: Final = 47
DRAW_CRISES: Final = 48
RESTRICTION: Final = 49
SETUP_BANDS: Final = 50
SETUP_TREES: Final = 51
SETUP_OCEANS: Final = 52
SETUP_DAC: Final = 53
SETUP_EFFECTS: Final = 54
SETUP_RESILIENCE: Final = 55
SETUP_EMISSION: Final = 56
SETUP_DEMAND: Final = 57
SETUP_COMMUNITY: Final = 58
SETUP_SWAP_CLEAN_DIRTY: Final = 59
SETUP_SWAP_DIRTY_CLEAN: Final = 60
MAX_ROUNDS: Final = 61
GROWTH_BONUS: Final = 62
CRISIS_BONUS: Final = 63
LIMIT_COMMUNITIES: Final = 64
NO_FORECAST_CARD: Final = 65
GLOBAL_CHOICE: Final = 66
WIN_IF: Final = 67
FORBID: Final = 68
IGNORE_EFFECT_ROLL: Final = 69

# EM-7.36 A card with one of these lowers emissions.
LOWERS_EMISSIONS: Final = (REMOVE_DIRTY, SWAP_DIRTY_CLEAN, REMOVE_EMISSION, CUT_EMITTED)
OF_EMISSIONS: Final = (REMOVE_EMISSION, SETUP_EMISSION)

# EM-9.4 What ongoing crises forbid.
RESTRICTIONS: Final = ["no_forecast", "no_crisis_support", "no_remove_dirty", "no_remove_emission"]
NO_FORECAST: Final = 0
NO_CRISIS_SUPPORT: Final = 1
NO_REMOVE_DIRTY: Final = 2
NO_REMOVE_EMISSION: Final = 3

# EM-7.31 Who draws more.
BONUSES: Final = ["each", "most_communities", "every_round", "round_1"]
EACH: Final = 0
MOST_COMMUNITIES: Final = 1
EVERY_ROUND: Final = 2
ROUND_1: Final = 3

# EM-11.6 What must hold to win besides.
TESTS: Final = [
    "bands_at_most",
    "each_communities_at_most",
    "total_dirty_at_most",
    "each_resilience_at_least",
    "sinks_at_least_start",
    "active_globals_at_least",
    "each_emitted_at_most",
]
BANDS_AT_MOST: Final = 0
EACH_COMMUNITIES_AT_MOST: Final = 1
TOTAL_DIRTY_AT_MOST: Final = 2
EACH_RESILIENCE_AT_LEAST: Final = 3
SINKS_AT_LEAST_START: Final = 4
ACTIVE_GLOBALS_AT_LEAST: Final = 5
EACH_EMITTED_AT_MOST: Final = 6

# How an amount grows (EM-7.17, EM-9.3.7).
FIXED: Final = 0
PER_BAND: Final = 1
PER_PLAYER: Final = 2
PER_TWO_COMMUNITIES: Final = 3  # EM-9.3.19
SCALES: Final = {
    "band": PER_BAND,
    "player": PER_PLAYER,
    "two_own_communities": PER_TWO_COMMUNITIES,
}

TO_OTHER: Final = 1
TO_SELF: Final = 2
TO_ANY: Final = 3  # EM-7.39
ENDS: Final = {"": 0, "other": TO_OTHER, "self": TO_SELF, "any_player": TO_ANY}

TABLES: Final = [table.id for table in BOX.geo_table]


def _kind(op: int, effect: Effect) -> int:
    """The kind of an effect in the list it is from; NONE: any, or none."""
    if op == RESTRICTION:
        return RESTRICTIONS.index(effect.kind)
    if op == DRAW_BONUS:
        return BONUSES.index(effect.kind)
    if op == WIN_IF:
        return TESTS.index(effect.test)
    if op == FORBID:
        return OPS.index(effect.kind)
    names = EMISSIONS if op in OF_EMISSIONS else RESILIENCE
    names = TRACKS if op == IGNORE_EFFECT_ROLL else names
    return names.index(effect.kind) if effect.kind in names else NONE


def _op(effect: Effect) -> int:
    if effect.do not in OPS:
        raise BadData(f"e_mission/data: there is no effect '{effect.do}'")
    return OPS.index(effect.do)


def _tag(name: str) -> int:
    return TAGS.index(name) if name in TAGS else NONE


# Every effect is a row; every card has a stretch of rows.
_SOURCES: Final = [
    *(card.effects for card in PROJECTS.project),
    *(card.effects for card in PROJECTS.start),
    *(card.effects for card in GLOBALS),
    *(card.effects for card in CRISES),
    *(card.effects for card in CHALLENGES),
    *(track.effects for track in BOX.effect),
    *(row.effects for table in BOX.geo_table for row in table.rows),
]
_ROWS: Final = [effect for effects in _SOURCES for effect in effects]
N_EFFECTS: Final = len(_ROWS)
_BEFORE: Final = [sum(map(len, _SOURCES[:n])) for n in range(len(_SOURCES) + 1)]
FIRST: Final = vec[i64](_BEFORE)  # source -> its first row; the next source's is behind its last


def check_consent(card: Project | GlobalProject) -> None:
    """EM-7.25 Nobody waits for an answer: so nothing else may be left to choose after it."""
    exchanges = any(effect.do == "exchange_card" for effect in card.effects)
    if exchanges or any(effect.from_ for effect in card.effects):
        at_once = card.cost == Cost() and len(card.effects) == 1
        at_once = at_once and not (isinstance(card, Project) and card.when)
        if not at_once or (exchanges and card.effects[0].n != 1):
            raise BadData(
                f"e_mission/data: {card.id}: what needs consent costs nothing, is the only effect "
                "of its card, not of the emission phase, and exchanges one card (EM-7.25)"
            )


def check_tier_kinds(card: Project) -> None:
    """EM-7.43 One token of the kind that the tags decide."""
    for effect in card.effects:
        if effect.tier_kinds and (effect.n != 1 or effect.do != "remove_emission"):
            raise BadData(
                f"e_mission/data: {card.id}: `tier_kinds` goes with remove_emission of 1 (EM-7.43)"
            )


for _card in PROJECTS.project + PROJECTS.start:
    check_consent(_card)
    check_tier_kinds(_card)
for _project in GLOBALS:
    check_consent(_project)

# Where the sources of each sort begin.
OF_GLOBALS: Final = len(PROJECTS.project) + len(PROJECTS.start)
OF_CRISES: Final = OF_GLOBALS + len(GLOBALS)
OF_CHALLENGES: Final = OF_CRISES + len(CRISES)
OF_TRACKS: Final = OF_CHALLENGES + len(CHALLENGES)
OF_GEO: Final = OF_TRACKS + len(BOX.effect)

OP: Final = vec[i64]([_op(e) for e in _ROWS])
AMOUNT: Final = vec[i64]([MOST if e.any_number else e.n or e.draw for e in _ROWS])
PER: Final = vec[i64]([_tag(e.per) for e in _ROWS])  # NONE: the plain amount
SCALE: Final = vec[i64]([SCALES.get(e.per, FIXED) for e in _ROWS])
KIND: Final = vec[i64]([_kind(_op(e), e) for e in _ROWS])
KEEP: Final = vec[i64]([e.keep for e in _ROWS])
TAG_SET: Final = vec[i64](  # the tags it speaks of, as bits; 0: of none in particular
    [
        sum(bit(TAGS.index(tag)) for tag in {*e.tags, *e.keep_tags, *filter(None, [e.tag])})
        for e in _ROWS
    ]
)
# Whether something is drawn, turned up or rolled by an effect before it.
_CHANCES: Final = {
    *("draw_cards", "draw_keep", "draw_filter", "tuck_from_deck", "other_draws"),
    *("reveal_crisis", "geo_roll"),
}
AFTER_CHANCE: Final = vec[i64](
    [
        int(any(before.do in _CHANCES for before in effects[:n]))
        for effects in _SOURCES
        for n in range(len(effects))
    ]
)
OPTIONAL: Final = vec[i64]([int(e.optional) for e in _ROWS])
TO: Final = vec[i64]([ENDS[e.to] for e in _ROWS])
FROM: Final = vec[i64]([ENDS[e.from_] for e in _ROWS])
TO_NEEDS: Final = vec[i64]([_tag(next(iter(e.to_needs), "")) for e in _ROWS])
TO_NEEDS_N: Final = vec[i64]([sum(e.to_needs.values()) for e in _ROWS])
TABLE: Final = vec[i64]([TABLES.index(e.table) if e.table else NONE for e in _ROWS])
TIER_TAG: Final = vec[i64]([_tag(e.tier_tag) for e in _ROWS])
N_TIERS: Final = 3
_NO_TIER: Final = [(99, 0, "")] * N_TIERS
_TIERS: Final = [  # least number of tags, amount, kind
    [
        *((least, amount, "") for least, amount in e.tiers),
        *((least, 1, kind) for least, kind in e.tier_kinds),
        *_NO_TIER,
    ][:N_TIERS]
    for e in _ROWS
]
TIER_FROM: Final = vec[i64]([least for tiers in _TIERS for least, _, _ in tiers])
TIER_AMOUNT: Final = vec[i64]([amount for tiers in _TIERS for _, amount, _ in tiers])
TIER_KIND: Final = vec[i64](  # EM-7.43 NONE: the kind of the effect
    [EMISSIONS.index(kind) if kind else NONE for tiers in _TIERS for _, _, kind in tiers]
)
HAS_TIER_KINDS: Final = vec[i64]([int(bool(e.tier_kinds)) for e in _ROWS])

# Geo-engineering tables (EM-7.13).
_FIRST_ROW: Final = [sum(len(t.rows) for t in BOX.geo_table[:n]) for n in range(len(TABLES) + 1)]
GEO_FIRST: Final = vec[i64](_FIRST_ROW)  # table -> its first row
GEO_FROM: Final = vec[i64]([row.from_ for table in BOX.geo_table for row in table.rows])
GEO_TAG: Final = vec[i64]([_tag(table.bonus.stack_tag) for table in BOX.geo_table])
GEO_SPEND: Final = vec[i64]([table.bonus.discard_tucked_max for table in BOX.geo_table])

# EM-7.36 Project cards that lower emissions, usable now or not.
KEPT_IF_LOWERS: Final = vec[i64](
    [int(any(_op(e) in LOWERS_EMISSIONS for e in card.effects)) for card in PROJECTS.project]
)


def crisis_of(effect: int) -> int:
    """The crisis in whose stretch an effect stands."""
    return bisect_right(_BEFORE, effect) - 1 - OF_CRISES
