"""Names and numbers of CO₂: Second Chance, from the data file."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.second_chance.data.box import BOX
from keeling.kernel.errors import BadData

REVISION: Final[i64] = BOX.meta.revision  # rules that have changed ask for it
THIRD: Final = 3  # since then cards before their actions, and a choice of equal goals
NONE: Final = -1

# Names. Their order is the order of the option numbers, so it never changes within a rules version.
SEATS: Final = BOX.enums.colours
ENERGIES: Final = BOX.enums.energies
FOSSILS: Final = BOX.enums.fossil_types
REGIONS: Final = BOX.setup.region_order.clockwise  # SC-13.1
SUBSIDIES: Final = BOX.enums.subsidies
PROJECTS: Final = [f"{region}-{place}" for region in REGIONS for place in SUBSIDIES]
AGENDAS: Final = [tile.id for tile in BOX.agenda]
SUMMITS: Final = [tile.id for tile in BOX.summit]
PLACES: Final = [f"summit_place_{n + 1}" for n in range(BOX.setup.common.summit_places.n)]
LOBBIES: Final = [f"lobby_{card.id:02}" for card in BOX.lobby]
UN_GOALS: Final = [card.id for card in BOX.un_goal]
COOP_GOALS: Final = [f"coop_goal_{card.id:02}" for card in BOX.coop_goal]
COMPANY_GOALS: Final = [f"company_goal_{card.id:02}" for card in BOX.company_goal]
SOLO_GOALS: Final = [f"solo_goal_{card.id:02}" for card in BOX.solo_goal]
ENVIRONMENT_GOALS: Final = [tile.id for tile in BOX.environment_goal]
EVENT_TILES: Final = [tile.id for tile in BOX.event]
RANKS: Final = [f"rank_{row.rank}" for row in BOX.rating.rank]
CATEGORIES: Final = [
    "start",
    "plants",
    "income",
    "un_goals",
    "lobby",
    "goals",
    "penalties",
    "reduction",
    "events",
    "company_goal",
    "money",
    "most_tech",
]

FOR_START: Final = 0
FOR_PLANTS: Final = 1
FOR_INCOME: Final = 2
FOR_UN_GOALS: Final = 3
FOR_LOBBY: Final = 4
FOR_GOALS: Final = 5
FOR_PENALTIES: Final = 6
FOR_REDUCTION: Final = 7
FOR_EVENTS: Final = 8
FOR_COMPANY_GOAL: Final = 9
FOR_MONEY: Final = 10
FOR_MOST_TECH: Final = 11
N_CATEGORIES: Final = 12

N_ENERGIES: Final = 5
N_FOSSILS: Final = 3
N_REGIONS: Final = 6
N_SUBSIDIES: Final = 3
N_PROJECTS: Final = 18
N_PRIORITIES: Final = 3
N_LOBBIES: Final = 36
N_UN_GOALS: Final = 45
N_EVENTS: Final = 7
N_AGENDAS: Final = 8
N_SUMMITS: Final = 18
N_PLACES: Final[i64] = BOX.setup.common.summit_places.n
N_TILES: Final = 21  # environment goals that lie open
GAS: Final = 0
ASIA: Final[i64] = REGIONS.index("asia")

# Numbers of the rulebook.
CEPS: Final[i64] = BOX.components.cep_total
TECH: Final[i64] = BOX.components.tech_total
MARKERS: Final[i64] = BOX.components.per_player.infrastructure_markers
CUBES: Final[i64] = BOX.components.per_player.control_cubes
CONTROL_MARKERS: Final[i64] = BOX.components.per_player.control_markers
HAND: Final[i64] = BOX.setup.common.lobby_hand
START_MONEY: Final = vec[i64](BOX.setup.common.money_by_seat)
START_CEPS: Final[i64] = BOX.setup.common.start_cep_per_player
START_TECH: Final[i64] = BOX.setup.common.start_tech_per_player
START_SUPPLY: Final[i64] = BOX.setup.common.start_scientists_per_player
START_POOL: Final[i64] = BOX.setup.common.recruitment_pool_per_player
MARKET_START: Final[i64] = BOX.setup.common.market_cep
REFILL: Final[i64] = BOX.setup.common.market_refill
PRICE_START: Final[i64] = BOX.setup.common.market_price
PRICE_MIN: Final[i64] = BOX.setup.common.market_price_min
PRICE_MAX: Final[i64] = BOX.setup.common.market_price_max
CO2_START: Final[i64] = BOX.setup.coop.co2_start
CO2_START_COMPETITIVE: Final[i64] = BOX.setup.competitive.co2_start
CO2_FLOOR: Final[i64] = BOX.setup.coop.co2_floor
CO2_LIMIT: Final[i64] = BOX.setup.coop.co2_limit
CO2_STEP: Final = 10  # SC-14.1
FACTORS: Final = [0, *BOX.setup.coop.decade_factor]  # from the first decade on
DECADE_FACTOR: Final = vec[i64](FACTORS)
UN_CLAIM: Final[i64] = BOX.setup.coop.un_claim_vp
UN_LEFT: Final[i64] = BOX.setup.coop.un_unclaimed_allowed
UN_FINAL: Final = vec[i64](BOX.setup.competitive.un_final_vp)
GOAL_MONEY: Final[i64] = BOX.setup.competitive.company_goal_discard_money
SECOND_EVENT: Final[i64] = BOX.setup.competitive.second_event_threshold
NO_TECH: Final[i64] = BOX.setup.competitive.no_tech_vp_loss
MOST_TECH: Final[i64] = BOX.setup.competitive.most_tech_vp
DOLLARS_PER_POINT: Final[i64] = BOX.setup.competitive.money_per_vp
RIVAL_CUBES: Final[i64] = BOX.setup.solo.opponent_cubes
RIVAL_CUBES_IN_REGION: Final[i64] = BOX.setup.solo.opponent_cubes_max_per_region
SECOND_ACTION: Final[i64] = BOX.setup.solo.second_main_action_ppm
INSPECTOR_STEPS: Final = vec[i64](
    [
        BOX.setup.inspectors.steps_gas,
        BOX.setup.inspectors.steps_oil,
        BOX.setup.inspectors.steps_coal,
    ]
)
FEWER: Final = BOX.setup.un_cards_coop_other
UN_EACH: Final = {  # SC-3.1.18 cards of each type by players
    1: FEWER.players_1_each_type,
    2: FEWER.players_2_each_type,
    3: FEWER.players_3_each_type,
    4: BOX.setup.un_cards_coop.players_4_each_type,
}
AS_IN_2012: Final = BOX.setup.un_cards_coop_2012
UN_2012: Final = {  # SC-3.1.18 cards with two plants and with three, by players
    1: AS_IN_2012.players_1_by_type,
    2: AS_IN_2012.players_2_by_type,
    3: AS_IN_2012.players_3_by_type,
}

# Energies. Project tiles and plants: energy + N_ENERGIES * (level - 1).
PPM: Final = vec[i64]([fossil.ppm for fossil in BOX.fossil])
FOSSIL_COUNT: Final = [fossil.count for fossil in BOX.fossil]
PROJECT_TILES: Final[i64] = BOX.energy[0].projects_level_1 + BOX.energy[0].projects_level_2
HIGH_TILES: Final[i64] = BOX.energy[0].projects_level_2
PLANTS: Final = {(row.energy, row.level): row for row in BOX.plant}
BY_LEVEL: Final = [PLANTS[energy, level] for level in (1, 2) for energy in ENERGIES]
PLANT_MONEY: Final = vec[i64]([row.money for row in BY_LEVEL])
PLANT_TECH: Final = vec[i64]([row.tech for row in BY_LEVEL])
PLANT_POINTS: Final = vec[i64]([row.vp for row in BY_LEVEL])
GATE: Final = vec[i64]([row.knowledge_gate for row in BY_LEVEL])

# Regions. Slots of all regions in one row, as many as any set-up has: FIRST .. FIRST + slots - 1.
AREAS: Final = {area.id: area for area in BOX.region}
CEP_PLACES: Final = vec[i64]([AREAS[region].cep_places for region in REGIONS])
SLOTS_COOP: Final = vec[i64]([AREAS[region].plant_slots_coop for region in REGIONS])
SLOTS_COMPETITIVE: Final = vec[i64]([AREAS[region].plant_slots_competitive for region in REGIONS])
SLOTS_2012: Final = vec[i64]([AREAS[region].plant_slots_2012 for region in REGIONS])
SLOTS: Final = list(map(max, SLOTS_COOP, SLOTS_COMPETITIVE, SLOTS_2012))
FIRST_SLOT: Final = vec[i64]([sum(SLOTS[:n]) for n in range(len(REGIONS))])
N_SLOTS: Final[i64] = sum(SLOTS)

# agenda tile * N_PRIORITIES + priority -> energy; agenda tile -> its energies as bits
PRIORITY: Final = vec[i64]([ENERGIES.index(e) for tile in BOX.agenda for e in tile.energies])
ON_AGENDA: Final = vec[i64](
    [sum(1 << ENERGIES.index(energy) for energy in tile.energies) for tile in BOX.agenda]
)
TOPICS: Final = vec[i64](  # summit tile -> its topics as bits
    [sum(1 << ENERGIES.index(topic) for topic in tile.topics) for tile in BOX.summit]
)
SUMMIT_SIZE: Final = vec[i64]([tile.size for tile in BOX.summit])
EVENT_REGION: Final = vec[i64]([REGIONS.index(tile.region) for tile in BOX.event])

# Knowledge tracks: energy * (TRACK + 1) + space.
TRACKS: Final = {track.energy: track for track in BOX.track}
TRACK: Final[i64] = BOX.track[0].spaces
HALF: Final[i64] = BOX.track[0].half_space
INCOME: Final = vec[i64]([n for energy in ENERGIES for n in [0, *TRACKS[energy].income]])

# Environment goals: kind, and the region, energy or size it is about.
KINDS: Final = ["region", "energy", "last_space", "half_space", "size", "topic"]
REGION_GOAL: Final = 0
ENERGY_GOAL: Final = 1
LAST_GOAL: Final = 2
HALF_GOAL: Final = 3
SIZE_GOAL: Final = 4
TOPIC_GOAL: Final = 5
GROUPS: Final = ["power_plant", "knowledge", "summit"]
PLANT_GROUP: Final = 0
SUMMIT_GROUP: Final = 2
GROUP_SIZE: Final = vec[i64](
    [
        BOX.setup.coop.environment_tiles_power_plant,
        BOX.setup.coop.environment_tiles_knowledge,
        BOX.setup.coop.environment_tiles_summit,
    ]
)
FIRST_TILE: Final = vec[i64]([sum(GROUP_SIZE[:n]) for n in range(len(GROUPS))])
GOAL_KIND: Final = vec[i64]([KINDS.index(tile.kind) for tile in BOX.environment_goal])
GOAL_GROUP: Final = vec[i64]([GROUPS.index(tile.group) for tile in BOX.environment_goal])
GOAL_ABOUT: Final = vec[i64](
    [
        REGIONS.index(tile.region)
        if tile.region
        else (ENERGIES.index(tile.energy) if tile.energy else tile.size)
        for tile in BOX.environment_goal
    ]
)


def _index(name: str, names: list[str]) -> int:
    return names.index(name) if name else NONE


# Lobby cards: which action they belong to, and of what kind.
ON_PLAN: Final = 1
ON_PREPARE: Final = 2
ON_BUILD: Final = 3
ON_SUMMIT: Final = 4
ON_SELL: Final = 5
TRIGGERS: Final = {
    "plan_project": ON_PLAN,
    "prepare_infrastructure": ON_PREPARE,
    "build_plant": ON_BUILD,
    "scientist_to_summit": ON_SUMMIT,
    "market_sell": ON_SELL,
}
LOBBY_ON: Final = vec[i64]([TRIGGERS[card.trigger.action] for card in BOX.lobby])
LOBBY_REGION: Final = vec[i64]([_index(card.trigger.region, REGIONS) for card in BOX.lobby])
LOBBY_PLACE: Final = vec[i64]([_index(card.trigger.place, SUBSIDIES) for card in BOX.lobby])
LOBBY_ENERGY: Final = vec[i64]([_index(card.trigger.energy, ENERGIES) for card in BOX.lobby])
SCIENTIST_PLACE: Final[i64] = SUBSIDIES.index("scientist")
MOVES_SCIENTISTS: Final = vec[i64](  # SC-6.3.8 whether scientists may move in the action of a card
    [
        int(on == ON_PREPARE or (on == ON_PLAN and place in (NONE, SCIENTIST_PLACE)))
        for on, place in zip(LOBBY_ON, LOBBY_PLACE, strict=True)
    ]
)
# SC-6.3.6 the dollars with which a card helps to pay the build it belongs to; 0: it does not
FINANCE: Final = vec[i64](
    [card.main_effect[0].n if card.may_pay_trigger_cost else 0 for card in BOX.lobby]
)

# UN goals: plants asked for, three bits an energy; what they cost.
UN_BITS: Final = 3
UN_PLANTS: Final = vec[i64](
    [sum(1 << (UN_BITS * ENERGIES.index(e)) for e in card.plants) for card in BOX.un_goal]
)
UN_COST: Final = vec[i64]([card.cost_tech for card in BOX.un_goal])
UN_IS_TWO: Final = vec[i64]([int(card.type == "two") for card in BOX.un_goal])

# Private goals: test, and the number asked for with 1 to 4 players.
N_COOP_GOALS: Final = 16
N_COMPANY_GOALS: Final = 10
TESTS: Final = [
    "cep_owned",
    "control_region_with_cep",
    "closed_two_topic_summit_alone",
    "tech_owned",
    "scientists_recruited",
    "money_owned",
    "tracks_at_last_space",
    "regions_controlled",
    "infrastructure_same_energy",
    "infrastructure_different_energies",
    "infrastructure_one_region",
    "infrastructure_different_regions",
    "plants_same_energy",
    "plants_different_energies",
    "plants_one_region",
    "plants_different_regions",
]
CEP_OWNED: Final = 0
CONTROL_WITH_CEP: Final = 1
SUMMIT_ALONE: Final = 2
TECH_OWNED: Final = 3
RECRUITED: Final = 4
MONEY_OWNED: Final = 5
TRACKS_ENDED: Final = 6
CONTROLLED: Final = 7
INFRA_SAME_ENERGY: Final = 8
INFRA_ENERGIES: Final = 9
INFRA_ONE_REGION: Final = 10
INFRA_REGIONS: Final = 11
PLANTS_SAME_ENERGY: Final = 12
PLANT_ENERGIES: Final = 13
PLANTS_ONE_REGION: Final = 14
PLANT_REGIONS: Final = 15
PRIVATE_TEST: Final = vec[i64]([TESTS.index(card.goal.test) for card in BOX.coop_goal])
PRIVATE_N: Final = vec[i64]([n for card in BOX.coop_goal for n in card.goal.n_by_players])
MOST_SEATS: Final = 4  # also the row length of PRIVATE_N

# Company goals.
COUNTS: Final = [
    "cep_total",
    "tracks_led",
    "un_cards",
    "regions_controlled",
    "regions_with_plant",
    "plant_energies",
    "plants_built",
    "regions_with_infrastructure",
    "infrastructure_energies",
    "infrastructure_markers",
]
COUNT: Final = vec[i64]([COUNTS.index(card.count) for card in BOX.company_goal])
GOAL_EACH: Final = vec[i64]([card.vp_each for card in BOX.company_goal])
GOAL_SKIP: Final = vec[i64]([card.skip_first for card in BOX.company_goal])
GOAL_MAX: Final = vec[i64]([card.vp_max for card in BOX.company_goal])
NOT_FOR_TWO: Final = vec[i64]([int(card.removed_with_two_players) for card in BOX.company_goal])

# Solo goals, by number.
N_SOLO_GOALS: Final = 12
SOLO_N: Final = vec[i64]([card.goal.n for card in BOX.solo_goal])

# Why a game was lost.
FATES: Final = ["", "goals", "penalties", "co2", "too_hot", "last_decade"]
LOST_BY_GOALS: Final = 1
LOST_BY_PENALTIES: Final = 2
LOST_BY_CO2: Final = 3
LOST_TOO_HOT: Final = 4
LOST_AT_THE_END: Final = 5

RANK_FROM: Final = vec[i64]([row.min_score for row in BOX.rating.rank])


def _expect(what: str, found: int, printed: int) -> None:
    if found != printed:
        raise BadData(f"second_chance/data: {what}: {found} found, {printed} expected")


def _check() -> None:
    """SC-2 The box holds what it should."""
    box = BOX.components
    _expect("regions", len(REGIONS), N_REGIONS)
    _expect("energies", len(ENERGIES), N_ENERGIES)
    _expect("project tiles", len(BOX.project), box.projects_total)
    _expect("fossil plants", sum(FOSSIL_COUNT), box.fossil_plants_total)
    _expect("agenda tiles", len(AGENDAS), box.agenda_tiles_total)
    _expect("summit tiles", len(SUMMITS), box.summit_tiles_total)
    _expect("environment goals", len(ENVIRONMENT_GOALS), box.environment_goal_tiles_total)
    _expect("event tiles", len(EVENT_TILES), box.event_tiles_total)
    _expect("lobby cards", len(LOBBIES), box.lobby_cards_total)
    _expect("UN goals", len(UN_GOALS), box.un_goal_cards_total)
    _expect("private goals", len(COOP_GOALS), box.coop_private_goal_cards_total)
    _expect("company goals", len(COMPANY_GOALS), box.company_goal_cards_total)
    _expect("solo goals", len(SOLO_GOALS), box.solo_goal_cards_total)
    _expect("scientists", len(SEATS) * (START_POOL + START_SUPPLY), box.scientists_total)
    _expect("open environment goals", sum(GROUP_SIZE), N_TILES)
    for energy in BOX.energy:
        _expect(f"tiles of {energy.id}", energy.projects_level_1 + energy.projects_level_2, 5)
        track = TRACKS[energy.id]
        _expect(f"spaces of {energy.id}", len(track.income), TRACK)
        _expect(f"half of {energy.id}", track.half_space, HALF)
        _expect(f"gate 1 of {energy.id}", PLANTS[energy.id, 1].knowledge_gate, track.level_1_space)
        _expect(f"gate 2 of {energy.id}", PLANTS[energy.id, 2].knowledge_gate, track.level_2_space)


_check()
