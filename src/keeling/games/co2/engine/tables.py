"""The component data as numbers: names in fixed order, everything else indexed by them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.co2.data.box import BOX
from keeling.kernel.errors import BadData

REVISION: Final[i64] = BOX.meta.revision  # rules that have changed ask for it
NONE: Final = -1

# Names. Their order is the order of the option numbers, so it never changes within a rules version.
SEATS: Final = BOX.players.colours
ENERGIES: Final = [energy.id for energy in BOX.energy.type]
FOSSILS: Final = [fossil.id for fossil in BOX.fossil.type]
REGIONS: Final = BOX.region.clockwise  # CO-1.3
SLOTS: Final = [slot.id for slot in BOX.grant.slot]
PROJECTS: Final = [f"{region}-{slot}" for region in REGIONS for slot in SLOTS]
AGENDAS: Final = [tile.id for tile in BOX.agenda.tile]
CONGRESSES: Final = [tile.id for tile in BOX.congress.tile]
PLACES: Final = [f"congress_place_{n + 1}" for n in range(BOX.congress.places)]
LOBBIES: Final = [card.id for card in BOX.lobby.card]
UN_GOALS: Final = [card.id for card in BOX.un_goal.card]
COMPANY_GOALS: Final = [card.id for card in BOX.company_goal.card]
EVENT_CARDS: Final = [card.id for card in BOX.event.card]
FOSSIL_SETS: Final = ["random", *(row.id for row in BOX.variant.fossil_set)]
CATEGORIES: Final = [
    "plants",
    "income",
    "un_goals",
    "lobby",
    "disasters",
    "purchases",
    "company_goal",
    "money",
    "most_tech",
    "most_un_goals",
]

FOR_PLANTS: Final = 0
FOR_INCOME: Final = 1
FOR_UN_GOALS: Final = 2
FOR_LOBBY: Final = 3
FOR_DISASTERS: Final = 4
FOR_PURCHASES: Final = 5
FOR_COMPANY_GOAL: Final = 6
FOR_MONEY: Final = 7
FOR_MOST_TECH: Final = 8
FOR_MOST_UN_GOALS: Final = 9
N_CATEGORIES: Final = 10

N_ENERGIES: Final = 5
N_FOSSILS: Final = 3
N_REGIONS: Final = 6
N_SLOTS: Final = 3
N_PROJECTS: Final = 18
N_PRIORITIES: Final = 3
N_LOBBIES: Final = 26
N_UN_GOALS: Final = 13
N_COMPANY_GOALS: Final = 7
N_EVENTS: Final = 6
N_AGENDAS: Final = 8
N_CONGRESSES: Final = 18
N_PLACES: Final[i64] = BOX.congress.places
MONEY_SLOT: Final = 0
TECH_SLOT: Final = 1
RESEARCH_SLOT: Final = 2
GAS: Final[i64] = FOSSILS.index("gas")

# Numbers of the rulebook.
CEPS: Final[i64] = BOX.components.ceps
TECH_CUBES: Final[i64] = BOX.components.tech_cubes
HAND: Final[i64] = BOX.lobby.hand_size
START_MONEY: Final = vec[i64](BOX.setup.start_money_by_seat)
START_CEPS: Final[i64] = BOX.setup.start_cep
START_SUPPLY: Final[i64] = BOX.setup.start_scientists_in_supply
START_POOL: Final[i64] = BOX.setup.start_scientists_in_pool
MARKET_START: Final[i64] = BOX.market.cep_setup
REFILL: Final[i64] = BOX.market.refill
PRICE_START: Final[i64] = BOX.market.price_setup
PRICE_MIN: Final[i64] = BOX.market.price_min
PRICE_MAX: Final[i64] = BOX.market.price_max
TRACK: Final[i64] = BOX.expertise.length
GOAL_MONEY: Final[i64] = BOX.company_goal.discard_money
UN_COST: Final[i64] = BOX.un_goal.cost_tech
DISASTER: Final[i64] = BOX.event.threshold_ppm
PENALTY: Final[i64] = BOX.event.penalty_vp
LOSS: Final[i64] = BOX.thresholds.loss_ppm
SAFE: Final[i64] = BOX.thresholds.safe_below_ppm
GREEN_REGIONS: Final[i64] = BOX.thresholds.green_regions_to_end
DOLLARS_PER_POINT: Final[i64] = BOX.scoring.dollars_per_vp
MOST_TECH: Final[i64] = BOX.scoring.most_tech_vp
MOST_UN_GOALS: Final[i64] = BOX.scoring.most_un_goals_vp
CUBE_VALUE: Final[i64] = BOX.variant.auction.value_tech
DISMISSAL: Final = 1  # CO-9.6 what the owner of a dismissed scientist is paid
HIGHEST_BID: Final = 399  # of the notation; nobody can cover more in a game

# Energies and plants: energy * 2 + size, small first.
PPM: Final = vec[i64]([fossil.ppm for fossil in BOX.fossil.type])
FOSSIL_COUNT: Final = [fossil.count for fossil in BOX.fossil.type]
PROJECT_TILES: Final = vec[i64]([energy.project_tiles for energy in BOX.energy.type])
SIZES: Final = ["small", "large"]
PLANTS: Final = {(row.energy, row.size): row for row in BOX.green_plant.tile}
BY_SIZE: Final = [PLANTS[energy, size] for energy in ENERGIES for size in SIZES]
PLANT_MONEY: Final = vec[i64]([row.money for row in BY_SIZE])
PLANT_TECH: Final = vec[i64]([row.tech for row in BY_SIZE])
PLANT_POINTS: Final = vec[i64]([row.vp for row in BY_SIZE])
N_LARGE: Final[i64] = BOX.green_plant.large_per_type
N_PLANTS: Final[i64] = BOX.green_plant.small_per_type + BOX.green_plant.large_per_type

# Regions. Demand spaces of all regions in one row: those of a region are FIRST .. FIRST + SIZE - 1.
AREAS: Final = {area.id: area for area in BOX.region.item}
REGION_SIZE: Final = vec[i64]([AREAS[region].demand_spaces for region in REGIONS])
FIRST_SPACE: Final = vec[i64](
    [sum(AREAS[before].demand_spaces for before in REGIONS[:n]) for n in range(len(REGIONS))]
)
N_SPACES: Final[i64] = sum(area.demand_spaces for area in BOX.region.item)
CEP_LIMIT: Final = vec[i64]([AREAS[region].cep_limit for region in REGIONS])
CEP_SETUP: Final = vec[i64]([AREAS[region].cep_setup for region in REGIONS])

# agenda tile * N_PRIORITIES + priority -> energy; agenda tile -> its energies as bits
PRIORITY: Final = vec[i64](
    [ENERGIES.index(energy) for tile in BOX.agenda.tile for energy in tile.priority]
)
ON_AGENDA: Final = vec[i64](
    [sum(1 << ENERGIES.index(energy) for energy in tile.priority) for tile in BOX.agenda.tile]
)
TOPICS: Final = vec[i64](  # congress tile -> its topics as bits
    [sum(1 << ENERGIES.index(topic) for topic in tile.topics) for tile in BOX.congress.tile]
)
UN_ENERGIES: Final = vec[i64](  # UN goal -> its energies as bits
    [sum(1 << ENERGIES.index(energy) for energy in card.energies) for card in BOX.un_goal.card]
)
UN_POINTS: Final = vec[i64]([card.vp for card in BOX.un_goal.card])
EVENT_REGION: Final = vec[i64]([REGIONS.index(card.region) for card in BOX.event.card])

# Expertise tracks: energy * (TRACK + 1) + level.
TRACKS: Final = {track.energy: track for track in BOX.expertise.track}
INCOME: Final = vec[i64](
    [n for e in ENERGIES for n in [0, *(space.income for space in TRACKS[e].spaces)]]
)

# Lobby cards: what must have happened, and of what kind.
ON_PROPOSE: Final = 1
ON_INSTALL: Final = 2
ON_BUILD: Final = 3
ON_SPEAK: Final = 4
ON_BUY: Final = 5
ON_SELL: Final = 6
TRIGGERS: Final = {
    "propose": ON_PROPOSE,
    "install": ON_INSTALL,
    "build": ON_BUILD,
    "send_to_congress": ON_SPEAK,
    "market_buy": ON_BUY,
    "market_sell": ON_SELL,
}
LOBBY_ON: Final = vec[i64]([TRIGGERS[card.trigger.on] for card in BOX.lobby.card])


def _index(name: str, names: list[str]) -> int:
    return names.index(name) if name else NONE


LOBBY_REGION: Final = vec[i64]([_index(card.trigger.region, REGIONS) for card in BOX.lobby.card])
LOBBY_SLOT: Final = vec[i64]([_index(card.trigger.slot, SLOTS) for card in BOX.lobby.card])
LOBBY_ENERGY: Final = vec[i64]([_index(card.trigger.energy, ENERGIES) for card in BOX.lobby.card])
# CO-13.9 energy -> the card that makes its plants cheaper, and by how much
DISCOUNT_CARD: Final = vec[i64](
    [
        next(
            n
            for n, card in enumerate(BOX.lobby.card)
            if card.trigger.on == "build" and card.trigger.energy == energy
        )
        for energy in ENERGIES
    ]
)
DISCOUNT: Final = vec[i64]([BOX.lobby.card[n].main[0].n for n in DISCOUNT_CARD])

# Company goals.
METRICS: Final = [
    "controlled_regions",
    "regions_with_own_plant",
    "un_goals_claimed",
    "own_plants_minus_one",
    "ceps_in_own_supply_before_collecting",
    "energies_led_in_expertise",
    "distinct_energies_built",
]
CONTROLLED_REGIONS: Final = 0
REGIONS_WITH_PLANT: Final = 1
GOALS_CLAIMED: Final = 2
PLANTS_BUT_ONE: Final = 3
OWN_CEPS: Final = 4
ENERGIES_LED: Final = 5
METRIC: Final = vec[i64]([METRICS.index(card.metric) for card in BOX.company_goal.card])
GOAL_EACH: Final = vec[i64]([card.vp_each for card in BOX.company_goal.card])
GOAL_MAX: Final = vec[i64]([card.vp_max for card in BOX.company_goal.card])

BY_PLAYERS: Final = {row.players: row for row in BOX.setup.players}
GOAL_NUMBER: Final = [card.number for card in BOX.company_goal.card]


def _expect(what: str, found: int, printed: int) -> None:
    if found != printed:
        raise BadData(f"co2/data: {what}: {found} found, {printed} expected")


def _check() -> None:
    """CO-2 The box holds what it should; CO-10.11 cranes stand at the tech of their plants."""
    box = BOX.components
    _expect("scientists", len(SEATS) * (START_POOL + START_SUPPLY), box.scientists)
    _expect("project tiles", sum(PROJECT_TILES), box.project_tiles)
    _expect("agenda tiles", len(AGENDAS), box.agenda_tiles)
    _expect("congress tiles", len(CONGRESSES), box.congress_tiles)
    _expect("lobby cards", len(LOBBIES), box.lobby_cards)
    _expect("UN goals", len(UN_GOALS), box.un_goal_cards)
    _expect("company goals", len(COMPANY_GOALS), box.company_goal_cards)
    _expect("event cards", len(EVENT_CARDS), box.event_cards)
    _expect("coal plants", FOSSIL_COUNT[0], box.fossil_coal)
    _expect("oil plants", FOSSIL_COUNT[1], box.fossil_oil)
    _expect("gas plants", FOSSIL_COUNT[2], box.fossil_gas)
    _expect("green plants of an energy", N_PLANTS, box.green_plants_solar)
    _expect("energies", len(ENERGIES), N_ENERGIES)
    _expect("regions", len(REGIONS), N_REGIONS)
    for area in BOX.region.item:
        _expect(f"CEP limit of {area.id}", area.cep_limit, area.demand_spaces)
        _expect(f"CEPs of {area.id} at set-up", area.cep_setup, area.demand_spaces - 1)
    for energy in ENERGIES:
        for size in SIZES:
            row, track = PLANTS[energy, size], TRACKS[energy]
            crane = track.crane_small if size == "small" else track.crane_large
            _expect(f"level for {size} {energy}", row.expertise, row.tech)
            _expect(f"crane of {size} {energy}", crane, row.tech)


_check()
