"""CO-13.9 Lobby cards 15 to 19: a plant is built for less money."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.co2.engine import events, reasons
from keeling.games.co2.engine.options import BUILD_CHEAPER
from keeling.games.co2.engine.rules.build import build, build_objection
from keeling.games.co2.engine.rules.lobby import ReplaceLobby, TurnUpUnGoal, use_up
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import DISCOUNT, DISCOUNT_CARD, N_PROJECTS, NONE


def add_cheaper_builds(s: Co2, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """All projects on the board for whose energy the seat has the card; or the legal ones."""
    if not every and (s.carded or s.installed == 0):
        return found
    for project in range(N_PROJECTS):
        energy: i64 = s.project[project]
        held = energy != NONE and s.lobby[DISCOUNT_CARD[energy]] == seat
        if held and (every or cheaper_objection(s, seat, project) == 0):
            found = append(found, BUILD_CHEAPER.at(project))
    return found


def cheaper_objection(s: Co2, seat: i64, project: i64) -> i64:
    """CO-13.2, CO-13.9 It is the card action of the turn, played while the cost is paid."""
    if s.carded:
        return reasons.CARDED.at()
    return build_objection(s, seat, project, DISCOUNT[s.project[project]])


def build_cheaper(s: Co2, seat: i64, project: i64) -> None:
    """CO-13.9 Play the card and build; CO-20.6, CO-20.7 in solo it is replaced afterwards."""
    energy: i64 = s.project[project]
    use_up(s, DISCOUNT_CARD[energy])
    s.tell(events.LOBBIED, seat, DISCOUNT_CARD[energy])
    if s.seats == 1:
        s.then(ReplaceLobby(seat), TurnUpUnGoal())
    build(s, seat, project, DISCOUNT[energy])
