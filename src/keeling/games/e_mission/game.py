"""e-Mission: the description of the game for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.e_mission.board.board import board, pictures
from keeling.games.e_mission.board.cover import cover
from keeling.games.e_mission.board.keys import element
from keeling.games.e_mission.bot.heuristic import HEURISTIC
from keeling.games.e_mission.census import census
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
)
from keeling.games.e_mission.features import features
from keeling.games.e_mission.position.load import load
from keeling.games.e_mission.position.position import dump
from keeling.games.e_mission.view.conditions import broken, to_win
from keeling.games.e_mission.view.course import course
from keeling.games.e_mission.view.view import view_of
from keeling.games.e_mission.words.phrases import headline
from keeling.games.e_mission.words.remarks import remark
from keeling.games.e_mission.words.text_board import text_board
from keeling.kernel.game import Condition, Game, View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.games.e_mission.engine.state import EMission
    from keeling.kernel.agenda import Step
    from keeling.kernel.config import Config
    from keeling.text.catalogue import Catalogue


class EMissionGame(Game["EMission"]):
    """EM-1.1 One to four players, all together."""

    id = "e_mission"
    also = ("daybreak",)
    clauses = "EM"
    version = 2
    seats = range(1, 5)
    has_secrets = False
    personal = ("slot", "emission", "resilience")
    settings = SETTINGS
    vocabulary = VOCABULARY
    events = EVENTS
    reasons = REASONS
    steps = STEPS
    heuristic = HEURISTIC

    def conflict(self, config: Config) -> tuple[str, ...]:
        """See `configured.py`."""
        return conflict(config)

    def start(self, config: Config) -> EMission:
        """EM-3 The set-up is on the agenda."""
        return configured(config)

    def view_of(self, s: EMission, seat: int | None) -> View:
        """See `view.py`."""
        return view_of(s, seat)

    def score_sheet(self, s: EMission) -> list[dict[str, int]]:
        """EM-10.6 There is no score."""
        return [{} for _ in range(s.seats)]

    def rounds(self, s: EMission) -> int:
        """EM-1.5 At most six."""
        return int(s.round)

    def endings(self, s: EMission) -> list[str]:
        """EM-1.2 to EM-1.5 How it ended, and where communities broke down."""
        if s.ending == NONE:
            return []
        seat = broken(s) if s.ending == COMMUNITIES and s.seats > 1 else NONE
        power = "" if seat == NONE else f"_{POWERS[s.power[seat]]}"
        return [f"{ENDINGS[s.ending]}{power}"]

    def conditions(self, s: EMission, words: Catalogue) -> list[Condition]:
        """See `conditions.py`."""
        return to_win(s, words)

    def gauges(self, s: EMission) -> dict[str, int]:
        """The air and the people, over time."""
        emits = sum(int(s.emits(seat)) for seat in range(s.seats))
        return {
            "bands": int(s.bands),
            "emits": emits,
            "sinks": int(s.sinks()),
            "communities": sum(s.communities),
        }

    def course(self, s: EMission) -> dict[str, list[int | None]]:
        """See `course.py`."""
        return course(s)

    def role(self, s: EMission, seat: int) -> str:
        """EM-3.7 The power of a seat."""
        return f"power-{POWERS[s.power[seat]]}" if s.seats > 1 else ""

    def dump(self, s: EMission) -> dict[str, Any]:
        """See `position.py`."""
        return dump(s)

    def load_position(self, data: Mapping[str, Any], config: Config) -> EMission:
        """See `position_load.py`."""
        return load(data, config)

    def census(self, s: EMission) -> dict[str, int]:
        """See `census.py`."""
        return census(s)

    def stocks(self, s: EMission) -> list[dict[str, int]]:
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

    def follows_at_once(self, step: Step[Any]) -> bool:
        """What a use costs and does, as far as nobody has to decide."""
        return isinstance(step, AT_ONCE)

    def goes_on(self, step: Step[Any]) -> bool:
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

    def features(self, view: View) -> dict[str, float]:
        """See `features.py`."""
        return features(view)

    def board(self, view: View, words: Catalogue, options: Mapping[str, str]) -> str:
        """See `board.py`."""
        return board(view, words, options)

    def pictures(self, view: View, words: Catalogue, options: Mapping[str, str]) -> dict[str, str]:
        """See `board.py`."""
        return pictures(view, words, options)

    def headline(self, view: View, words: Catalogue) -> str:
        """See `board_words.py`."""
        return headline(view, words)

    def element(self, option: int) -> str:
        """See `board_keys.py`."""
        return element(option, super().element(option))

    def cover(self, title: str) -> str:
        """See `board_cover.py`."""
        return cover(title)

    def remark(self, view: View, option: int, words: Catalogue) -> str:
        """See `remarks.py`."""
        return remark(view, option, words)

    def text_board(self, view: View, words: Catalogue) -> str:
        """See `text_board.py`."""
        return text_board(view, words)


def paid_for(s: EMission) -> list[tuple[str, str | int]]:
    """EM-6.3.4 What is paid for, by its effects that follow: 1 an own project, 2 a global one."""
    for step in reversed(s.agenda):
        if isinstance(step, CarryOut):
            if step.place >= GLOBAL:
                return [("number", 2), ("global", GLOBAL_CARDS[s.out[step.place - GLOBAL]])]
            return [("number", 1), ("card", CARDS[s.top[step.seat * N_SLOTS + step.place]])]
    return [("number", 0)]


GAME = EMissionGame()
