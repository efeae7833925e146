"""The part of a table that both games have, as flat numbers, and questions about it. No rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.kernel.agenda import State

NONE: Final = -1
N_ENERGIES: Final = 5
N_REGIONS: Final = 6
N_PRIORITIES: Final = 3  # energies of an agenda tile
NIBBLE: Final = 4  # bits a place in `completed`


class Carbon(State):
    """Six regions, five energies, a market for CEPs. Indexed by seat unless the comment says."""

    seats: i64
    decade: i64
    round: i64
    starter: i64  # the start player
    active: i64  # whose turn it is; NONE between turns
    co2: i64

    market: i64
    bank: i64
    price: i64
    price_max: i64
    refill: i64  # how many CEPs an empty market gets
    stopped: bool  # the market ran empty in this turn
    tech_left: i64  # the general supply

    priorities: vec[i64]  # region -> agenda tile
    region_ceps: vec[i64]
    region_tech: vec[i64]
    controller: vec[i64]  # region -> seat or NONE
    speaker: vec[i64]  # podium * N_ENERGIES + topic -> seat or NONE
    completed: i64  # podiums completed in this turn, four bits each, the first in the lowest
    lobby: vec[i64]  # lobby card -> where it is, see `cards.py`

    money: vec[i64]
    tech: vec[i64]
    ceps: vec[i64]
    pool: vec[i64]  # scientists to recruit
    supply: vec[i64]  # scientists at hand
    levels: vec[i64]  # seat * N_ENERGIES + energy: how far on its track

    def copy_to(self, c: Carbon) -> None:
        """Make another table equal to this one; it tells no events."""
        c.config = self.config
        c.agenda = self.agenda[:]
        c.seat = self.seat
        c.offered = self.offered
        c.events = None
        c.seats = self.seats
        c.decade = self.decade
        c.round = self.round
        c.starter = self.starter
        c.active = self.active
        c.co2 = self.co2
        c.market = self.market
        c.bank = self.bank
        c.price = self.price
        c.price_max = self.price_max
        c.refill = self.refill
        c.stopped = self.stopped
        c.tech_left = self.tech_left
        c.priorities = self.priorities[:]
        c.region_ceps = self.region_ceps[:]
        c.region_tech = self.region_tech[:]
        c.controller = self.controller[:]
        c.speaker = self.speaker[:]
        c.completed = self.completed
        c.lobby = self.lobby[:]
        c.money = self.money[:]
        c.tech = self.tech[:]
        c.ceps = self.ceps[:]
        c.pool = self.pool[:]
        c.supply = self.supply[:]
        c.levels = self.levels[:]

    def level(self, seat: i64, energy: i64) -> i64:
        """How far a seat is on the track of an energy."""
        return self.levels[seat * N_ENERGIES + energy]

    def regions_of(self, seat: i64) -> i64:
        """How many regions a seat controls."""
        found: i64 = 0
        for region in range(N_REGIONS):
            if self.controller[region] == seat:
                found += 1
        return found

    def payable_ceps(self, seat: i64) -> i64:
        """The CEPs a seat can pay with: its own and those of the regions it controls."""
        found: i64 = self.ceps[seat]
        for region in range(N_REGIONS):
            if self.controller[region] == seat:
                found += self.region_ceps[region]
        return found

    def note_completed(self, podium: i64) -> None:
        """A podium is complete; those before it come first."""
        left: i64 = self.completed
        shift: i64 = 0
        while left != 0:
            left >>= NIBBLE
            shift += NIBBLE
        self.completed |= (podium + 1) << shift

    def take_completed(self) -> i64:
        """The podium that was completed first, which is noted no longer; or NONE."""
        podium: i64 = (self.completed & 15) - 1
        self.completed >>= NIBBLE
        return podium
