"""CO₂: the description of the game for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.co2.bot.heuristic import HEURISTIC
from keeling.games.co2.census import census
from keeling.games.co2.data.box import FILES
from keeling.games.co2.engine.configured import SETTINGS, configured, conflict, fossil_set
from keeling.games.co2.engine.events import EVENTS
from keeling.games.co2.engine.options import VOCABULARY
from keeling.games.co2.engine.reasons import REASONS
from keeling.games.co2.engine.rules.build import EmptyProject, ReturnTile
from keeling.games.co2.engine.rules.control import CheckControl
from keeling.games.co2.engine.rules.expertise import Learn
from keeling.games.co2.engine.rules.install import DismissForInstall, TurnTile
from keeling.games.co2.engine.rules.market import PayCep
from keeling.games.co2.engine.rules.setup import set_up
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.steps import STEPS
from keeling.games.co2.engine.tables import ENERGIES, REVISION
from keeling.games.co2.features import features
from keeling.games.co2.position.layout import LAYOUT, blank, complete
from keeling.games.co2.presentation import PRESENTATION
from keeling.games.co2.view.endings import endings
from keeling.games.co2.view.types import Co2View
from keeling.games.co2.view.view import points_of, view_of
from keeling.kernel.config import Config
from keeling.kernel.game import Game
from keeling.text.presentation import Presentation

if TYPE_CHECKING:
    from keeling.kernel.agenda import Step


PARTS_OF_AN_ACTION = (
    PayCep,
    DismissForInstall,
    TurnTile,
    Learn,
    CheckControl,
    EmptyProject,
    ReturnTile,
)


class Co2Game(Game[Co2, Co2View]):
    """One to five players; all variants can be combined, but alone there is none to vie with."""

    id = "co2"
    clauses = "CO"
    version = REVISION
    seats = range(1, 6)
    counts = "decade"
    settings = SETTINGS
    vocabulary = VOCABULARY
    events = EVENTS
    reasons = REASONS
    steps = STEPS
    layout = LAYOUT
    data = FILES
    view_type = Co2View
    heuristic = HEURISTIC
    presentation: Presentation[Co2View] = PRESENTATION
    blank = staticmethod(blank)
    complete = staticmethod(complete)
    conflict = staticmethod(conflict)
    view_of = staticmethod(view_of)
    census = staticmethod(census)
    endings = staticmethod(endings)
    features = staticmethod(features)

    @staticmethod
    def start(config: Config) -> Co2:
        """CO-2 The set-up is on the agenda."""
        s = configured(config)
        set_up(s, fossil_set(config))
        return s

    @staticmethod
    def active(s: Co2) -> int:
        """Who carries out the actions of a turn."""
        return int(s.active)

    @staticmethod
    def score_sheet(s: Co2) -> list[dict[str, int]]:
        """Points by category."""
        return [points_of(s, seat) for seat in range(s.seats)]

    @staticmethod
    def stocks(s: Co2) -> list[dict[str, int]]:
        """What options cost and give."""
        return [
            {
                "money": s.money[seat],
                "tech": s.tech[seat],
                "ceps": s.ceps[seat],
                "score": s.score(seat),
                "scientists": s.supply[seat],
                "regions": s.regions_of(seat),
            }
            for seat in range(s.seats)
        ]

    @staticmethod
    def follows_at_once(step: Step[Any]) -> bool:
        """What belongs to installing, building and paying; others are not asked in a preview."""
        return isinstance(step, PARTS_OF_AN_ACTION)

    @staticmethod
    def gauges(s: Co2) -> dict[str, int]:
        """The air, and what a CEP costs."""
        return {"co2": int(s.co2), "price": int(s.price)}

    @staticmethod
    def rounds(s: Co2) -> int:
        """Decades."""
        return int(s.decade)

    @staticmethod
    def tie_breaks(s: Co2) -> list[dict[str, int]]:
        """CO-18.12 Own green plants, expertise in the printed order, controlled regions."""
        names = ["plants", *(f"expertise_{energy}" for energy in ENERGIES), "regions"]
        rows = [s.standing(seat)[1:] for seat in range(s.seats)]
        return [dict(zip(names, row, strict=True)) for row in rows]


GAME = Co2Game()
