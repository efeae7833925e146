"""e-Mission: the description of the game for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.e_mission.bot.heuristic import HEURISTIC
from keeling.games.e_mission.census import census
from keeling.games.e_mission.data.box import FILES
from keeling.games.e_mission.engine.configured import SETTINGS, configured, conflict
from keeling.games.e_mission.engine.effects import OP, TO, crisis_of
from keeling.games.e_mission.engine.events import EVENTS
from keeling.games.e_mission.engine.options import VOCABULARY
from keeling.games.e_mission.engine.previews import AT_ONCE
from keeling.games.e_mission.engine.reasons import REASONS
from keeling.games.e_mission.engine.rules.amounts import GLOBAL
from keeling.games.e_mission.engine.rules.carry_out import CarryOut
from keeling.games.e_mission.engine.rules.consent import HowManyCommunities
from keeling.games.e_mission.engine.rules.harm import DiscardCards
from keeling.games.e_mission.engine.rules.pay import PayCards, PayTucked
from keeling.games.e_mission.engine.rules.questions import HowMany
from keeling.games.e_mission.engine.steps import STEPS
from keeling.games.e_mission.engine.tables import (
    CARDS,
    COMMUNITIES,
    CRISIS_CARDS,
    ENDINGS,
    GLOBAL_CARDS,
    N_EMISSIONS,
    N_RESILIENCE,
    N_SLOTS,
    NONE,
    POWERS,
    REVISION,
)
from keeling.games.e_mission.features import features
from keeling.games.e_mission.position.layout import LAYOUT, complete
from keeling.games.e_mission.presentation import PRESENTATION
from keeling.games.e_mission.view.conditions import broken
from keeling.games.e_mission.view.course import course
from keeling.games.e_mission.view.types import EMissionView
from keeling.games.e_mission.view.view import view_of
from keeling.kernel.game import Game
from keeling.text.presentation import Presentation

if TYPE_CHECKING:
    from keeling.games.e_mission.engine.state import EMission
    from keeling.kernel.agenda import Step


class EMissionGame(Game["EMission", EMissionView]):
    """EM-1.1 One to four players, all together."""

    id = "e_mission"
    also = ("daybreak",)
    clauses = "EM"
    version = REVISION
    seats = range(1, 5)
    has_secrets = False
    personal = ("slot", "emission", "resilience")
    settings = SETTINGS
    vocabulary = VOCABULARY
    events = EVENTS
    reasons = REASONS
    steps = STEPS
    layout = LAYOUT
    data = FILES
    heuristic = HEURISTIC
    presentation: Presentation[EMissionView] = PRESENTATION
    complete = staticmethod(complete)
    conflict = staticmethod(conflict)
    start = staticmethod(configured)
    view_type = EMissionView
    view_of = staticmethod(view_of)
    course = staticmethod(course)
    census = staticmethod(census)
    features = staticmethod(features)

    @staticmethod
    def score_sheet(s: EMission) -> list[dict[str, int]]:
        """EM-10.6 There is no score."""
        return [{} for _ in range(s.seats)]

    @staticmethod
    def rounds(s: EMission) -> int:
        """EM-1.5 At most six."""
        return int(s.round)

    @staticmethod
    def endings(s: EMission) -> list[str]:
        """EM-1.2 to EM-1.5 How it ended, and where communities broke down."""
        if s.ending == NONE:
            return []
        seat = broken(s) if s.ending == COMMUNITIES and s.seats > 1 else NONE
        power = "" if seat == NONE else f"_{POWERS[s.power[seat]]}"
        return [f"{ENDINGS[s.ending]}{power}"]

    @staticmethod
    def gauges(s: EMission) -> dict[str, int]:
        """The air and the people, over time."""
        emits = sum(int(s.emits(seat)) for seat in range(s.seats))
        return {
            "bands": int(s.bands),
            "emits": emits,
            "sinks": int(s.sinks()),
            "communities": sum(s.communities),
        }

    @staticmethod
    def role(s: EMission, seat: int) -> str:
        """EM-3.7 The power of a seat."""
        return f"power-{POWERS[s.power[seat]]}" if s.seats > 1 else ""

    @staticmethod
    def stocks(s: EMission) -> list[dict[str, int]]:
        """What options cost and give; what is the world's counts for everybody."""
        return [
            {
                "clean": s.clean[seat],
                "dirty": s.dirty[seat],
                "demand": s.demand[seat],
                "emissions": sum(s.emission[seat * N_EMISSIONS : (seat + 1) * N_EMISSIONS]),
                "resilience": sum(s.resilience[seat * N_RESILIENCE : (seat + 1) * N_RESILIENCE]),
                "communities": s.communities[seat],
                "hand": s.hand_size[seat],
                "trees": int(s.trees),
                "oceans": int(s.oceans),
                "dac": int(s.dac),
            }
            for seat in range(s.seats)
        ]

    @staticmethod
    def follows_at_once(step: Step[Any]) -> bool:
        """What a use costs and does, as far as nobody has to decide."""
        return isinstance(step, AT_ONCE)

    @staticmethod
    def goes_on(step: Step[Any]) -> bool:
        """The rest of a use after a question is a part of the answer."""
        return isinstance(step, AT_ONCE)

    def prompt_args(self, s: EMission) -> list[tuple[str, str | int]]:
        """How many of what, for whom or because of what: by the effect that asks."""
        step, named = s.agenda[-1], super().prompt_args(s)
        if isinstance(step, HowMany):
            return [*named, ("number", int(OP[step.effect]))]
        if isinstance(step, HowManyCommunities):
            return [*named, ("number", int(TO[step.effect]))]
        if isinstance(step, DiscardCards):
            return [*named, ("crisis", CRISIS_CARDS[crisis_of(int(step.effect))])]
        if isinstance(step, PayCards):
            return [*named, *paid_for(s)]
        if isinstance(step, PayTucked):
            return [*named, ("global", GLOBAL_CARDS[s.out[step.slot]])]
        return named


def paid_for(s: EMission) -> list[tuple[str, str | int]]:
    """EM-6.3.4 What is paid for, by its effects that follow: 1 a project, 2 a global one."""
    for step in reversed(s.agenda):
        if isinstance(step, CarryOut):
            if step.place >= GLOBAL:
                return [("number", 2), ("global", GLOBAL_CARDS[s.out[step.place - GLOBAL]])]
            return [("number", 1), ("card", CARDS[s.top[step.seat * N_SLOTS + step.place]])]
    return [("number", 0)]


GAME = EMissionGame()
