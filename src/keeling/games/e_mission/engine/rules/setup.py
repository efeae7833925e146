"""EM-3 Set-up: the world, powers, boards, decks."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.options import POWER
from keeling.games.e_mission.engine.rules.boards import take_communities
from keeling.games.e_mission.engine.rules.challenges import ApplyChallenges
from keeling.games.e_mission.engine.rules.rounds import Round
from keeling.games.e_mission.engine.state import (
    FIRST_DECK,
    HISTORY,
    IN_DECK,
    N_WORDS,
    REMOVED,
    EMission,
)
from keeling.games.e_mission.engine.tables import (
    CLEAN,
    COMMUNITY_LIMIT,
    DEMAND,
    DIRTY,
    GLOBAL_DRAW,
    N_CARDS,
    N_CHALLENGES,
    N_CRISES,
    N_EMISSIONS,
    N_GLOBAL_SLOTS,
    N_GLOBALS,
    N_PROJECTS,
    N_RESILIENCE,
    N_SLOTS,
    N_TAGS,
    N_TRACKS,
    NONE,
    ROUNDS,
    SETTING_UP,
    SOLO,
    SOLO_CRISES,
    SOLO_GLOBALS,
    SOLO_PROJECTS,
    START_CARD,
    START_COMMUNITIES,
    START_EMISSIONS,
    START_RESILIENCE,
    START_SPACE,
)
from keeling.kernel.agenda import CHANCE, Choice, Step
from keeling.kernel.bits import bit


def set_up(s: EMission, powers: i64, challenges: list[Step[EMission]]) -> None:
    """EM-3.5 Powers are picked in seat order; then challenges, then the first round."""
    steps: list[Step[EMission]] = []
    for seat in range(s.seats):
        steps += [PickPower(seat, powers)]
    s.then(*steps, *challenges, ApplyChallenges(), Round())


class PickPower(Choice[EMission]):
    """EM-3.5 One of those left of the set-up row."""

    def __init__(self, seat: i64, among: i64) -> None:
        super().__init__(seat)
        self.among = among  # powers, as bits

    def candidates(self, s: EMission) -> vec[i64]:
        """Those nobody has; EM-3.8 alone the solo profile, whatever board one likes."""
        found = vec[i64](capacity=4)
        for power in range(SOLO + 1):
            if self.among & bit(power) != 0 and not is_taken(s, power):
                found = append(found, POWER.at(power))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """EM-3.8 The board is set from the overview card."""
        power: i64 = POWER.first(option)
        s.power[self.seat] = power
        s.tell(events.POWER, self.seat, power)
        set_board(s, self.seat, power)


def is_taken(s: EMission, power: i64) -> bool:
    """Whether somebody has a power."""
    for seat in range(s.seats):
        if s.power[seat] == power:
            return True
    return False


def set_board(s: EMission, seat: i64, power: i64) -> None:
    """EM-3.7 Five start cards, EM-3.8 start values, EM-3.9 communities, EM-3.11 no hand."""
    s.demand[seat] = DEMAND[power]
    s.dirty[seat] = DIRTY[power]
    s.clean[seat] = CLEAN[power]
    for kind in range(N_EMISSIONS):
        s.emission[seat * N_EMISSIONS + kind] = START_EMISSIONS[power * N_EMISSIONS + kind]
    for kind in range(N_RESILIENCE):
        s.resilience[seat * N_RESILIENCE + kind] = START_RESILIENCE[power * N_RESILIENCE + kind]
    for slot in range(N_SLOTS):
        s.cover(START_CARD[power * N_SLOTS + slot], seat * N_SLOTS + slot)
    take_communities(s, seat, START_COMMUNITIES[power])


# ---- an empty table


def new_table(seats: int, trees: int, oceans: int) -> EMission:
    """EM-3.1 to EM-3.4 A world without bands and carbon."""
    s = EMission()
    s.agenda = []
    s.offered = vec[i64]()
    s.events = []
    s.seat = CHANCE
    s.seats = seats
    s.round = 0
    s.phase_begun = SETTING_UP
    s.ending = NONE
    s.drawdown = False
    s.trees = trees
    s.oceans = oceans
    s.dac = 0
    s.bands = 0
    s.suspended = 0
    s.loose = 0
    s.recent = 0
    s.rolls = 0
    s.marker = row(N_TRACKS, int(START_SPACE))
    s.crises_drawn = 0
    new_boards(s, seats)
    new_cards(s, seats)
    new_decks(s, seats)
    new_settings(s, seats)
    return s


def new_boards(s: EMission, seats: int) -> None:
    """Empty boards."""
    s.power = row(seats, NONE)
    s.demand = row(seats, 0)
    s.dirty = row(seats, 0)
    s.clean = row(seats, 0)
    s.communities = row(seats, 0)
    s.fewer = row(seats, 0)
    s.cut = row(seats, 0)
    s.emission = row(seats * N_EMISSIONS, 0)
    s.resilience = row(seats * N_RESILIENCE, 0)
    s.done = 0
    s.refused = row(seats * seats, 0)
    s.spared = 0
    s.lessened = 0
    s.restrictions = 0
    s.paid = vec[i64]()
    s.chosen = vec[i64]()


def new_cards(s: EMission, seats: int) -> None:
    """EM-3.6 The project deck; EM-3.10 alone without cards that need others (EM-3.12 else all)."""
    s.where = row(N_CARDS, REMOVED)
    s.below = row(N_CARDS, NONE)
    s.top = row(seats * N_SLOTS, NONE)
    s.used = row(seats * N_SLOTS, 0)
    s.tags = row(seats * N_SLOTS * N_TAGS, 0)
    s.hand_size = row(seats, 0)
    s.deck_size = 0
    s.pile_size = 0
    for card in range(N_PROJECTS):
        if seats > 1 or SOLO_PROJECTS[card] != 0:
            s.where[card] = IN_DECK
            s.deck_size += 1


def new_decks(s: EMission, seats: int) -> None:
    """EM-3.6 Global projects and crises."""
    s.global_at = row(N_GLOBALS, IN_DECK)
    s.crisis_at = row(N_CRISES, FIRST_DECK)
    if seats == 1:
        for card in range(N_GLOBALS):
            s.global_at[card] = IN_DECK if SOLO_GLOBALS[card] != 0 else REMOVED
        for card in range(N_CRISES):
            s.crisis_at[card] = FIRST_DECK if SOLO_CRISES[card] != 0 else REMOVED
    s.out = row(N_GLOBAL_SLOTS, NONE)
    s.global_used = row(seats * N_GLOBAL_SLOTS, 0)
    s.under = row(N_GLOBAL_SLOTS * N_TAGS, 0)
    s.tucked = row(N_GLOBAL_SLOTS, 0)
    s.active = 0
    s.given = row(N_WORDS, 0)
    s.column = vec[i64]()
    s.crisis_deck = FIRST_DECK
    s.aid = row(N_CRISES, 0)


def new_settings(s: EMission, seats: int) -> None:
    """EM-3.6 No challenge."""
    s.challenge = row(N_CHALLENGES, NONE)
    s.community_limit = COMMUNITY_LIMIT
    s.rounds = ROUNDS
    s.growth_bonus = 0
    s.crisis_bonus = 0
    s.global_draw = GLOBAL_DRAW
    s.blind = False
    s.forecasts = 0
    s.every_round = row(seats, 0)
    s.first_round = row(seats, 0)
    s.forbidden = 0
    s.sinks_at_start = 0
    s.emitted = row(HISTORY * seats, 0)
    s.bound = row(HISTORY, 0)
    s.heat = row(HISTORY, 0)
    s.struck = row(HISTORY, 0)


def row(n: int, value: int) -> vec[i64]:
    """The same number n times."""
    return vec[i64]([value] * n)
