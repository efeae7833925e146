"""What belongs to the use of an effect: its preview goes on until somebody has to decide."""

from __future__ import annotations

from typing import Final

from keeling.games.e_mission.engine.rules.carry_out import CarryOut
from keeling.games.e_mission.engine.rules.declare import NamePartner
from keeling.games.e_mission.engine.rules.giving import (
    ForWhom,
    GiveCards,
    GiveTokens,
    MoveCommunity,
)
from keeling.games.e_mission.engine.rules.pay import Pay, PayCards, PayTucked
from keeling.games.e_mission.engine.rules.questions import CutAny, HowMany, Strengthen
from keeling.games.e_mission.engine.rules.search import MoveCards, Recover

AT_ONCE: Final = (
    Pay,
    PayCards,
    PayTucked,
    CarryOut,
    NamePartner,
    HowMany,
    CutAny,
    Strengthen,
    ForWhom,
    GiveCards,
    GiveTokens,
    MoveCommunity,
    MoveCards,
    Recover,
)
