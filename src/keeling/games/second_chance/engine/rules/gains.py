"""What subsidies, rewards and cards give without asking: the plain part of the vocabulary."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.carbon.engine.market import gain_ceps
from keeling.games.carbon.engine.tracks import gain_money, gain_tech
from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.effects import (
    AMOUNT,
    CEP,
    ENERGY,
    KNOWLEDGE,
    MONEY,
    MONEY_PER_REGION_CEP,
    OP,
    TECH,
    VP,
)
from keeling.games.second_chance.engine.rules.knowledge import learn
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import FOR_LOBBY


def gain(s: SecondChance, seat: i64, effect: i64, region: i64) -> bool:
    """SC-2.2 One effect, as far as supplies go, SC-5.4 always possible; False: it asks."""
    op: i64 = OP[effect]
    n: i64 = AMOUNT[effect]
    if op == MONEY:
        gain_money(s, seat, n)
    elif op == MONEY_PER_REGION_CEP:
        gain_money(s, seat, s.region_ceps[region])
    elif op == TECH:
        gain_tech(s, seat, n)
    elif op == CEP:
        gain_ceps(s, seat, n)
    elif op == KNOWLEDGE:
        learn(s, seat, ENERGY[effect])
    elif op == VP:
        gain_points(s, seat, n)
    else:
        return False
    return True


def gain_points(s: SecondChance, seat: i64, n: i64) -> None:
    """Points of a lobby card, for the player or the team."""
    s.add_points(seat, FOR_LOBBY, n)
    s.tell(events.GOT_POINTS, seat, n)
