"""How near a player of CO₂: Second Chance is to a UN goal."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import SHOWN
from keeling.games.second_chance.bot import weights as w
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    N_ENERGIES,
    N_UN_GOALS,
    UN_BITS,
    UN_COST,
    UN_PLANTS,
)

MASK: Final = 7


def shown_cards(s: SecondChance) -> vec[i64]:
    """The UN goals that can still be claimed."""
    found = vec[i64](capacity=10)
    for card in range(N_UN_GOALS):
        if s.un_goal[card] >= SHOWN:
            found = append(found, card)
    return found


def card_nearness(
    card: i64, supported: i64, markers: vec[i64], planned: vec[i64], tech: i64
) -> float:
    """From 0 to 1: built plants on own infrastructure, a part for what is not built, and tech."""
    near = 0.0
    all_asked: i64 = 0
    for energy in range(N_ENERGIES):
        shift: i64 = UN_BITS * energy
        asked: i64 = (UN_PLANTS[card] >> shift) & MASK
        built: i64 = (supported >> shift) & MASK
        all_asked += asked
        if asked > 0:
            have: i64 = min(asked, built)
            own: i64 = min(asked, markers[energy])
            near += float(have) + w.INFRA * float(own - have)
            near += w.UN_PLANNED * float(min(asked - own, planned[energy]))
    near /= float(all_asked)
    return near * near * (1.0 if tech >= UN_COST[card] else w.UN_TECH)
