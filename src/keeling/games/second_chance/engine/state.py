"""Everything on the table of CO₂: Second Chance, as flat numbers, and questions about it.

No rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import GONE, PASSING, PICKED, UNSEEN, redeal
from keeling.games.carbon.engine.table import Carbon
from keeling.games.second_chance.engine.places import (
    EMPTY,
    GREEN,
    GUESTS,
    OPEN,
    PLAYED,
    RETURNED,
    builder_of,
    energy_of,
    owner_of,
    redeal_hands,
)
from keeling.games.second_chance.engine.tables import (
    FIRST_SLOT,
    HIGH_TILES,
    LOST_AT_THE_END,
    MOST_SEATS,
    N_CATEGORIES,
    N_ENERGIES,
    N_LOBBIES,
    N_PROJECTS,
    N_SLOTS,
    N_UN_GOALS,
    NONE,
    SLOTS_2012,
    SLOTS_COMPETITIVE,
    SLOTS_COOP,
    SUMMIT_ALONE,
)
from keeling.kernel.bag import Bag
from keeling.kernel.bits import bit
from keeling.kernel.rng import Rng

# Modes.
COOP: Final = 0  # also for one player
COMPETITIVE: Final = 1

# What the active player did last (SC-6.3.7): 0, ON_PLAN, ON_PREPARE, ON_BUILD or ON_SELL.
NOTHING: Final = 0
WIDE: Final = 80.0  # points between a hopeless team and a good one
RIVAL_BITS: Final = 2  # bits an energy in `rival`


class SecondChance(Carbon):
    """The table. Indexed by seat unless the comment says otherwise."""

    mode: i64
    decades: i64
    draft: bool
    inspected: bool  # with UN inspectors
    gifts: bool  # bonuses may be given away
    ample: bool  # rivals with as many plant slots as in 2012
    home: i64  # the region where the energy supply begins
    solo_goal: i64  # its number from 0, or NONE

    lost: bool
    fate: i64  # why, see `tables.FATES`
    slot: vec[i64]  # plant slot -> EMPTY, a fossil plant or a green one
    project: vec[i64]  # project place -> energy + 5 * (level - 1), or NONE
    marker: vec[i64]  # project place -> whose infrastructure; NONE: planned only
    worker: vec[i64]  # project place -> seat of the scientist there, or NONE
    tiles_left: vec[i64]  # energy -> project tiles in the stack
    fossils: Bag  # the stack, as far as its order is unknown
    under: vec[i64]  # fossil plants put under the stack, the first one to come first
    fossils_gone: vec[i64]  # replaced ones, by kind
    gas_out: i64  # gas plants removed for good
    owing: i64  # regions whose controller owes a CEP in this supply phase, as bits
    aside: i64  # regions whose CEP is set aside, as bits
    rival: vec[i64]  # region -> opponent cubes, two bits an energy; solo

    summit: vec[i64]  # place -> summit tile or NONE
    summit_seen: i64  # one bit for each tile that has been turned up
    closer: vec[i64]  # place -> who placed the last scientist, or NONE

    goal: vec[i64]  # private or company goal -> seat, UNSEEN, PASSING + seat, RETURNED + seat
    discarded: i64  # one bit for each seat that has discarded its company goal
    cashing: i64  # sealed until all have decided what to do with it at the end: see `decide`
    un_goal: vec[i64]  # UN goal -> seat that claimed it, UNSEEN, SHOWN + order
    tiles: vec[i64]  # slot -> environment goal; none in the competitive game
    turned: i64  # environment goals turned face down, as bits
    inspector: vec[i64]  # of the power-plant and of the summit group: slot, NONE before, AWAY
    event: i64  # the current event tile or NONE
    next_event: i64
    events_seen: i64  # one bit for each event tile turned up

    points: vec[i64]  # seat (0 for the team) * N_CATEGORIES + category
    alone: i64  # one bit for each seat that filled a summit with two topics alone
    replaced: bool  # a fossil plant was replaced by building
    lobbied_early: bool  # a lobby card was played in the first decade
    late: bool  # a dated solo goal was missed

    mains: i64  # main actions done in this turn, as bits
    moved: bool
    visited: bool
    carded: bool
    last: i64  # what the active player did last
    last_project: i64
    last_energy: i64
    sent: i64  # energies of the scientists the active player sent to summits by it, as bits

    def clone(self) -> SecondChance:
        """An independent copy; it tells no events."""
        c = SecondChance()
        self.copy_to(c)
        c.mode = self.mode
        c.decades = self.decades
        c.draft = self.draft
        c.inspected = self.inspected
        c.gifts = self.gifts
        c.ample = self.ample
        c.home = self.home
        c.solo_goal = self.solo_goal
        c.lost = self.lost
        c.fate = self.fate
        c.slot = self.slot[:]
        c.project = self.project[:]
        c.marker = self.marker[:]
        c.worker = self.worker[:]
        c.tiles_left = self.tiles_left[:]
        c.fossils = self.fossils.clone()
        c.under = self.under[:]
        c.fossils_gone = self.fossils_gone[:]
        c.gas_out = self.gas_out
        c.owing = self.owing
        c.aside = self.aside
        c.rival = self.rival[:]
        c.summit = self.summit[:]
        c.summit_seen = self.summit_seen
        c.closer = self.closer[:]
        c.goal = self.goal[:]
        c.discarded = self.discarded
        c.cashing = self.cashing
        c.un_goal = self.un_goal[:]
        c.tiles = self.tiles[:]
        c.turned = self.turned
        c.inspector = self.inspector[:]
        c.event = self.event
        c.next_event = self.next_event
        c.events_seen = self.events_seen
        c.points = self.points[:]
        c.alone = self.alone
        c.replaced = self.replaced
        c.lobbied_early = self.lobbied_early
        c.late = self.late
        c.mains = self.mains
        c.moved = self.moved
        c.visited = self.visited
        c.carded = self.carded
        c.last = self.last
        c.last_project = self.last_project
        c.last_energy = self.last_energy
        c.sent = self.sent
        return c

    def imagine(self, seat: int, rng: Rng) -> SecondChance:
        """Lobby hands, goals and sealed decisions the seat cannot know are drawn afresh."""
        c = self.clone()
        known = vec[i64]([seat, PASSING + seat, PICKED + seat, RETURNED + seat, OPEN, GONE])
        redeal_hands(c.lobby, known, rng)
        redeal_goals(c, known, rng)
        for other in range(c.seats):
            if other != seat and c.cashing & bit(other):
                c.decide(other, rng.below(2) == 1)
        c.offer_again(seat)
        return c

    def scores(self) -> list[int]:
        """The points of each seat so far; a team has one score."""
        return [self.score(seat) for seat in range(self.seats)]

    def is_lost(self) -> bool:
        """SC-12.6, SC-13.5, SC-14.5, SC-17.2 Everybody has lost."""
        return self.lost

    def nearness(self) -> float:
        """By the decades that were survived, then by the points of a team; rivals have none."""
        survived: i64 = self.decade if self.fate == LOST_AT_THE_END else self.decade - 1
        gained = float(self.score(0)) if self.mode == COOP else 0.0
        points = min(1.0, max(0.0, 0.5 + gained / WIDE))
        return (float(survived) + points) / float(self.decades + 1)

    def is_team(self) -> bool:
        """SC-4.1 Co-operative and alone there is one score."""
        return self.mode == COOP

    def winners(self) -> list[int]:
        """SC-17.2 The whole team; SC-17.6 most points, then the ties; nobody if all is lost."""
        if self.lost:
            return []
        if self.mode == COOP:
            return list(range(self.seats))
        best = max(self.standing(seat) for seat in range(self.seats))
        return [seat for seat in range(self.seats) if self.standing(seat) == best]

    def standing(self, seat: i64) -> list[int]:
        """SC-17.6 Points; UN cards; plants built; infrastructure markers on the board; money."""
        return [
            int(self.score(seat)),
            int(self.claimed_by(seat)),
            int(self.plants_of(seat)),
            int(self.markers_of(seat)),
            int(self.money[seat]),
        ]

    # ---- questions

    def row(self, seat: i64) -> i64:
        """Where the points of a seat begin; a team has one row."""
        return 0 if self.mode == COOP else seat * N_CATEGORIES

    def score(self, seat: i64) -> i64:
        """All points of a seat, or of its team."""
        total: i64 = 0
        first: i64 = self.row(seat)
        for at in range(first, first + N_CATEGORIES):
            total += self.points[at]
        return total

    def slots_in(self, region: i64) -> i64:
        """SC-13.11, SC-3.2.8 How many plant slots a region has on this side of the board."""
        if self.mode == COOP:
            return SLOTS_COOP[region]
        return SLOTS_2012[region] if self.ample else SLOTS_COMPETITIVE[region]

    def top_tile(self, energy: i64) -> i64:
        """SC-3.1.9 The project tile on top of a stack: the first level lies on the second."""
        return energy + (N_ENERGIES if self.tiles_left[energy] <= HIGH_TILES else 0)

    def empty_slot(self, region: i64) -> i64:
        """The leftmost empty plant slot of a region, or NONE."""
        first: i64 = FIRST_SLOT[region]
        for slot in range(first, first + self.slots_in(region)):
            if self.slot[slot] == EMPTY:
                return slot
        return NONE

    def fossil_slot(self, region: i64) -> i64:
        """The leftmost plant slot of a region with a fossil plant, or NONE."""
        first: i64 = FIRST_SLOT[region]
        for slot in range(first, first + self.slots_in(region)):
            if 0 <= self.slot[slot] < GREEN:
                return slot
        return NONE

    def energies_in(self, region: i64, seat: i64) -> i64:
        """SC-7.3.9 The energies under which a seat has a cube in a region, as bits."""
        found: i64 = 0
        first: i64 = FIRST_SLOT[region]
        for slot in range(first, first + self.slots_in(region)):
            if builder_of(self.slot[slot]) == seat:
                found |= bit(energy_of(self.slot[slot]))
        return found

    def rivals_in(self, region: i64) -> i64:
        """Solo: the energies under which the opponent has a cube in a region, as bits."""
        found: i64 = 0
        for energy in range(N_ENERGIES):
            if (self.rival[region] >> (RIVAL_BITS * energy)) & 3:
                found |= bit(energy)
        return found

    def plants_of(self, seat: i64) -> i64:
        """How many plants a seat has built."""
        found: i64 = 0
        for slot in range(N_SLOTS):
            if builder_of(self.slot[slot]) == seat:
                found += 1
        return found

    def markers_of(self, seat: i64) -> i64:
        """How many infrastructure markers of a seat lie on the board, under plants or not."""
        found: i64 = 0
        for slot in range(N_SLOTS):
            if owner_of(self.slot[slot]) == seat:
                found += 1
        for project in range(N_PROJECTS):
            if self.marker[project] == seat:
                found += 1
        return found

    def claimed_by(self, seat: i64) -> i64:
        """How many UN goals a seat has claimed."""
        found: i64 = 0
        for card in range(N_UN_GOALS):
            if self.un_goal[card] == seat:
                found += 1
        return found

    def hand_of(self, seat: i64) -> i64:
        """How many lobby cards a seat holds."""
        held: i64 = 0
        for card in range(N_LOBBIES):
            if self.lobby[card] == seat:
                held += 1
        return held

    def company_goal_of(self, seat: i64) -> i64:
        """The company goal a seat has kept, discarded or not; or NONE."""
        for card in range(len(self.goal)):
            if self.goal[card] == seat:
                return card
        return NONE

    def holds_goal(self, seat: i64) -> bool:
        """Whether a seat of the competitive game still has its company goal."""
        return self.mode == COMPETITIVE and self.discarded & bit(seat) == 0

    # ---- the only writers of packed fields

    def add_points(self, seat: i64, category: i64, n: i64) -> None:
        """Give points of a category to a seat or its team, or (negative) take them."""
        self.points[self.row(seat) + category] += n

    def play_card(self, card: i64, seat: i64) -> None:
        """A lobby card lies face up next to a player board."""
        self.lobby[card] = PLAYED + seat * GUESTS

    def enter_card(self, card: i64, seat: i64) -> None:
        """A scientist comes to a played lobby card, and stays."""
        self.lobby[card] += seat + 1

    def decide(self, seat: i64, cash: bool) -> None:
        """A seat has decided, and whether it takes money: bit seat, bit seat + 4."""
        self.cashing |= bit(seat) | bit(MOST_SEATS + seat)
        if not cash:
            self.cashing ^= bit(MOST_SEATS + seat)

    def place_rival(self, region: i64, energy: i64) -> None:
        """An opponent cube in a column of a region."""
        self.rival[region] += bit(RIVAL_BITS * energy)


def redeal_goals(s: SecondChance, known: vec[i64], rng: Rng) -> None:
    """Deal again the goals that the seat cannot know.

    SC-17.3 The one about summits is shown when it is met: who has met it holds it openly or not.
    """
    holder: i64 = s.goal[SUMMIT_ALONE] if s.mode == COOP else UNSEEN
    shown = 0 <= holder < s.seats and s.alone & bit(holder) != 0
    if shown:
        s.goal[SUMMIT_ALONE] = OPEN
    redeal(s.goal, known, rng)
    if shown:
        s.goal[SUMMIT_ALONE] = holder
        return
    while s.mode == COOP and is_shown(s, s.goal[SUMMIT_ALONE]):
        other: i64 = rng.below(len(s.goal))
        if s.goal[other] not in known and not is_shown(s, s.goal[other]):
            s.goal[SUMMIT_ALONE], s.goal[other] = s.goal[other], s.goal[SUMMIT_ALONE]


def is_shown(s: SecondChance, place: i64) -> bool:
    """Whether the goal about summits would lie open at this place."""
    return 0 <= place < s.seats and s.alone & bit(place) != 0
