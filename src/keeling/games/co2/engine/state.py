"""Everything on the table of CO₂, as flat numbers, and questions about it. No rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import GONE, PASSING, PICKED, redeal
from keeling.games.carbon.engine.table import Carbon
from keeling.games.co2.engine.tables import (
    FIRST_SPACE,
    N_CATEGORIES,
    N_COMPANY_GOALS,
    N_ENERGIES,
    N_LARGE,
    N_LOBBIES,
    N_SPACES,
    N_UN_GOALS,
    NONE,
    REGION_SIZE,
)
from keeling.kernel.bag import Bag
from keeling.kernel.bits import bit
from keeling.kernel.rng import Rng

# A demand space: empty, a fossil plant (0 to 2), or a green one: GREEN + owner * 5 + energy,
# and LARGE more if it is a large one.
EMPTY: Final = -1
GREEN: Final = 3
LARGE: Final = 25

# What the active player has done as the mandatory action of the turn.
NOTHING_YET: Final = 0
HAS_PROPOSED: Final = 1
HAS_INSTALLED: Final = 2
HAS_BUILT: Final = 3
# And at the market.
NO_VISIT: Final = 0
HAS_BOUGHT: Final = 1
HAS_SOLD: Final = 2


class Co2(Carbon):
    """The table. Indexed by seat unless the comment says otherwise."""

    decades: i64
    rounds: i64  # in a decade
    draft: bool
    auction: bool
    demand_start: i64  # the region where the energy demand begins
    safe_from: i64  # the first decade after which falling below 350 ppm ends the game

    was_high: bool  # CO₂ has been at 350 or more
    lost: bool

    demand: vec[i64]  # space -> EMPTY, a fossil plant or a green one
    project: vec[i64]  # project slot -> energy or NONE
    installed: i64  # one bit for each project slot whose tile shows its installed side
    worker: vec[i64]  # project slot -> seat of the scientist there, or NONE
    tiles_left: vec[i64]  # energy -> project tiles in the stack
    plants_left: vec[i64]  # energy -> green plants in the stack
    fossils: Bag  # the stack
    fossils_gone: vec[i64]  # fossil plants that have left the game, by kind

    congress: vec[i64]  # place -> congress tile or NONE
    congress_seen: i64  # one bit for each tile that has been turned up

    goal: vec[i64]  # company goal -> seat, UNSEEN or GONE; a secret of the seat
    discarded: i64  # one bit for each seat that has discarded its company goal
    un_goal: vec[i64]  # UN goal -> seat, UNSEEN, GONE, SHOWN + order
    un_turned_up: i64  # how many UN goals have been turned up
    event: i64  # the current event card or NONE
    next_event: i64
    events_seen: i64  # one bit for each event card turned up

    points: vec[i64]  # seat * N_CATEGORIES + category

    done: i64  # the mandatory action of this turn
    done_project: i64  # its project slot
    done_energy: i64
    moved: bool  # the optional move of this turn is used
    visit: i64  # the market visit of this turn
    carded: bool  # the card action of this turn is used
    sent: i64  # one bit for each energy whose scientist the active player sent to a congress

    bid: i64  # the highest bid of the auction, or NONE
    bidder: i64

    def clone(self) -> Co2:
        """An independent copy; it tells no events."""
        c = Co2()
        self.copy_to(c)
        c.decades = self.decades
        c.rounds = self.rounds
        c.draft = self.draft
        c.auction = self.auction
        c.demand_start = self.demand_start
        c.safe_from = self.safe_from
        c.was_high = self.was_high
        c.lost = self.lost
        c.demand = self.demand[:]
        c.project = self.project[:]
        c.installed = self.installed
        c.worker = self.worker[:]
        c.tiles_left = self.tiles_left[:]
        c.plants_left = self.plants_left[:]
        c.fossils = self.fossils.clone()
        c.fossils_gone = self.fossils_gone[:]
        c.congress = self.congress[:]
        c.congress_seen = self.congress_seen
        c.goal = self.goal[:]
        c.discarded = self.discarded
        c.un_goal = self.un_goal[:]
        c.un_turned_up = self.un_turned_up
        c.event = self.event
        c.next_event = self.next_event
        c.events_seen = self.events_seen
        c.points = self.points[:]
        c.done = self.done
        c.done_project = self.done_project
        c.done_energy = self.done_energy
        c.moved = self.moved
        c.visit = self.visit
        c.carded = self.carded
        c.sent = self.sent
        c.bid = self.bid
        c.bidder = self.bidder
        return c

    def imagine(self, seat: int, rng: Rng) -> Co2:
        """Lobby cards and company goals the seat cannot know are dealt again."""
        c = self.clone()
        redeal(c.lobby, vec[i64]([GONE, seat, PASSING + seat, PICKED + seat]), rng)
        redeal(c.goal, vec[i64]([GONE, seat]), rng)
        c.offer_again(seat)
        return c

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return [self.score(seat) for seat in range(self.seats)]

    def is_lost(self) -> bool:
        """CO-4.22 The world has reached 500 ppm: everybody loses."""
        return self.lost

    def nearness(self) -> float:
        """By the decades that were survived."""
        return float(self.decade - 1) / float(self.decades)

    def winners(self) -> list[int]:
        """CO-18.11, CO-18.12 Most points, then the ties; CO-4.22 nobody if the world is lost."""
        if self.lost or self.seats == 1:  # CO-20.11
            return []
        best = max(self.standing(seat) for seat in range(self.seats))
        return [seat for seat in range(self.seats) if self.standing(seat) == best]

    def standing(self, seat: i64) -> list[int]:
        """CO-18.12 Points; own green plants; expertise in the printed order; controlled regions."""
        plants = sum(1 for space in self.demand if owner_of(space) == seat)
        levels = [int(self.level(seat, energy)) for energy in range(N_ENERGIES)]
        return [int(self.score(seat)), plants, *levels, int(self.regions_of(seat))]

    # ---- questions

    def score(self, seat: i64) -> i64:
        """All points of a seat."""
        total: i64 = 0
        for category in range(N_CATEGORIES):
            total += self.points[seat * N_CATEGORIES + category]
        return total

    def top_plant(self, energy: i64) -> i64:
        """CO-2.7 The plant on top of a stack, as energy * 2 + size: the small ones come first."""
        return energy * 2 + (1 if self.plants_left[energy] <= N_LARGE else 0)

    def is_installed(self, project: i64) -> bool:
        """Whether the tile on a project slot shows its installed side."""
        return self.installed & bit(project) != 0

    def empty_space(self, region: i64) -> i64:
        """The leftmost empty demand space of a region, or NONE."""
        first: i64 = FIRST_SPACE[region]
        for space in range(first, first + REGION_SIZE[region]):
            if self.demand[space] == EMPTY:
                return space
        return NONE

    def fossil_space(self, region: i64) -> i64:
        """The leftmost demand space of a region with a fossil plant, or NONE."""
        first: i64 = FIRST_SPACE[region]
        for space in range(first, first + REGION_SIZE[region]):
            if 0 <= self.demand[space] < GREEN:
                return space
        return NONE

    def energies_in(self, region: i64, seat: i64) -> i64:
        """The energies a seat supplies in a region, as bits."""
        found: i64 = 0
        first: i64 = FIRST_SPACE[region]
        for space in range(first, first + REGION_SIZE[region]):
            if owner_of(self.demand[space]) == seat:
                found |= bit(energy_of(self.demand[space]))
        return found

    def energies_of(self, seat: i64) -> i64:
        """The energies of which a seat owns a green plant, as bits."""
        found: i64 = 0
        for space in range(N_SPACES):
            if owner_of(self.demand[space]) == seat:
                found |= bit(energy_of(self.demand[space]))
        return found

    def has_goal(self, seat: i64) -> bool:
        """Whether a seat still holds its company goal."""
        return self.discarded & bit(seat) == 0

    def goal_of(self, seat: i64) -> i64:
        """The company goal dealt to a seat, or NONE."""
        for card in range(N_COMPANY_GOALS):
            if self.goal[card] == seat:
                return card
        return NONE

    def hand_of(self, seat: i64) -> i64:
        """How many lobby cards a seat holds."""
        held: i64 = 0
        for card in range(N_LOBBIES):
            if self.lobby[card] == seat:
                held += 1
        return held

    def claimed_by(self, seat: i64) -> i64:
        """How many UN goals a seat has claimed."""
        found: i64 = 0
        for card in range(N_UN_GOALS):
            if self.un_goal[card] == seat:
                found += 1
        return found

    # ---- the only writers of packed fields

    def add_points(self, seat: i64, category: i64, n: i64) -> None:
        """CO-18.13 Give points of a category, or (negative) take them."""
        self.points[seat * N_CATEGORIES + category] += n


def owner_of(space: i64) -> i64:
    """The owner of the green plant on a demand space, or NONE."""
    return NONE if space < GREEN else (space - GREEN) % LARGE // N_ENERGIES


def energy_of(space: i64) -> i64:
    """The energy of the green plant on a demand space."""
    return (space - GREEN) % N_ENERGIES
