"""SC-6.4 Claim a UN goal card."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import SHOWN
from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.options import CLAIM
from keeling.games.second_chance.engine.places import energy_of, owner_of
from keeling.games.second_chance.engine.state import COOP, SecondChance
from keeling.games.second_chance.engine.tables import (
    FOR_UN_GOALS,
    N_ENERGIES,
    N_SLOTS,
    N_UN_GOALS,
    NONE,
    UN_BITS,
    UN_CLAIM,
    UN_COST,
    UN_PLANTS,
)


def add_claims(s: SecondChance, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """SC-6.4.5 The UN goals in the display, never refilled; or those the seat can claim."""
    supported: i64 = NONE  # counted only if there is one that the seat can pay for
    for card in range(N_UN_GOALS):
        if s.un_goal[card] < SHOWN or not (every or can_pay(s, seat, card)):
            continue
        if not every and supported == NONE:
            supported = supported_plants(s, seat)
            if supported == 0:  # every goal asks for plants
                return found
        if every or missing(card, supported) < 0:
            found = append(found, CLAIM.at(card))
    return found


def supported_plants(s: SecondChance, seat: i64) -> i64:
    """SC-6.4.2, SC-6.4.3 Built plants on own infrastructure, whoever built them: three bits each.

    SC-6.4.4 None is ever used up.
    """
    found: i64 = 0
    for slot in range(N_SLOTS):
        if owner_of(s.slot[slot]) == seat:
            found += 1 << (UN_BITS * energy_of(s.slot[slot]))
    return found


def missing(card: i64, supported: i64) -> i64:
    """SC-6.4.1, SC-6.4.2 The first energy of which a card asks for more plants, or less than 0."""
    for energy in range(N_ENERGIES):
        shift: i64 = UN_BITS * energy
        if (UN_PLANTS[card] >> shift) & 7 > (supported >> shift) & 7:
            return energy
    return -1


def claim_objection(s: SecondChance, seat: i64, card: i64) -> i64:
    """SC-6.3.1 Instead of a lobby card; SC-6.4.2 with the plants; SC-6.4.5 and the tech."""
    if s.carded:
        return reasons.CARDED.at()
    energy: i64 = missing(card, supported_plants(s, seat))
    if energy >= 0:
        return reasons.NOT_SUPPORTED.at(energy)
    if not can_pay(s, seat, card):
        return reasons.TOO_LITTLE_TO_CLAIM.at(UN_COST[card], s.tech[seat])
    return 0


def can_pay(s: SecondChance, seat: i64, card: i64) -> bool:
    """SC-6.4.5 The tech on the card."""
    return s.tech[seat] >= UN_COST[card]


def claim(s: SecondChance, seat: i64, card: i64) -> None:
    """SC-6.4.5 Pay the tech; a team scores at once, rivals at the end."""
    s.carded = True
    s.tech[seat] -= UN_COST[card]
    s.tech_left += UN_COST[card]
    s.un_goal[card] = seat
    s.tell(events.CLAIMED, seat, card)
    if s.mode == COOP:
        s.add_points(seat, FOR_UN_GOALS, UN_CLAIM)
        s.tell(events.GOT_POINTS, seat, UN_CLAIM)


def unclaimed(s: SecondChance) -> i64:
    """How many UN goals still lie open."""
    found: i64 = 0
    for card in range(N_UN_GOALS):
        if s.un_goal[card] >= SHOWN:
            found += 1
    return found
