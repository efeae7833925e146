"""What the boards of the players are worth: communities, energy, resilience."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from keeling.games.e_mission.bot import weights as w
from keeling.games.e_mission.bot.outlook import Outlook
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    CRISIS_PHASE,
    GROWTH,
    N_RESILIENCE,
    PENALTY,
)


class Board:
    """One player's troubles, and what relief from them would be worth."""

    def __init__(self, s: EMission, seat: i64, o: Outlook, threat: float) -> None:
        self.seat = seat
        n = float(s.communities[seat])
        self.community = w.COMMUNITY + 2.0 * w.CROWD * n
        unknown = float(s.face_down())
        expected = 0.0
        later = 0.0
        for kind in range(N_RESILIENCE):
            bare = o.bands - float(s.resilience_of(seat, kind))
            chance = w.STRUCK_ALL + w.STRUCK_LOWEST * lowest_share(s, seat, kind)
            expected += unknown * chance * max(0.0, bare)
            later += chance * exposed(s, seat, kind, o)
        self.death = dies(float(s.community_limit - 1) - n - threat - expected)
        self.cost = w.COMMUNITY * n + w.CROWD * n * n
        self.cost += self.community * (expected + later)
        self.cost += w.FEWER_CARDS * o.card * o.ahead * float(-PENALTY[s.communities[seat]])
        self.cost += o.card * float(s.fewer[seat])
        for kind in range(N_RESILIENCE):
            self.cost -= w.STURDY * min(2.0, float(s.resilience_of(seat, kind)))
        self.cost += energy(s, seat, o)


def dies(slack: float) -> float:
    """The chance to get a community too many, if so many more than expected fit in."""
    return 1.0 / (1.0 + exp(w.SLACK * (slack - w.SAFE)))


def exposed(s: EMission, seat: i64, kind: i64, o: Outlook) -> float:
    """How many bands stand against too little resilience in the crises of later rounds."""
    has = float(s.resilience_of(seat, kind))
    return o.crises * o.ahead * max(0.0, o.next_bands + 0.5 - has)


def lowest_share(s: EMission, seat: i64, kind: i64) -> float:
    """The chance to be the one with the least of a kind."""
    own: i64 = s.resilience_of(seat, kind)
    tied = 0.0
    for other in range(s.seats):
        if s.resilience_of(other, kind) < own:
            return 0.0
        if s.resilience_of(other, kind) == own:
            tied += 1.0
    return 1.0 / tied


def resilience_worth(s: EMission, b: Board, kind: i64, o: Outlook) -> float:
    """What one more token of a kind is worth."""
    has = float(s.resilience_of(b.seat, kind))
    later = o.crises * o.ahead * min(1.0, max(0.0, o.next_bands + 0.5 - has))
    now = float(s.face_down()) * min(1.0, max(0.0, o.bands - has))
    worth = (w.STRUCK_ALL + 0.5 * w.STRUCK_LOWEST) * (now + later) * b.community
    return worth + (w.STURDY if has < 2.0 else 0.0)  # noqa: PLR2004 - as above


def energy(s: EMission, seat: i64, o: Outlook) -> float:
    """What missing energy costs in the rounds to come, less what a surplus is worth."""
    return o.carbon * shortage(s, seat, 0, 0)


def shortage(s: EMission, seat: i64, clean: i64, dirty: i64) -> float:
    """The same in carbon, with so much more clean and dirty energy."""
    has: i64 = s.dirty[seat] + dirty + s.clean[seat] + clean - s.demand[seat]
    grows: i64 = GROWTH[s.power[seat]] + s.growth_bonus
    cost = 0.0
    if s.phase_begun >= CRISIS_PHASE:
        has -= grows
    else:
        cost = w.SHORT * max(0.0, -float(has))
        has -= grows
    cost += w.LACK * max(0.0, -float(has)) + w.LACK_NEXT * max(0.0, float(grows - has))
    cost += w.LACK_LATER * max(0.0, float(2 * grows - has))
    return cost - w.SURPLUS * max(0.0, min(float(has), float(s.dirty[seat] + dirty)))
