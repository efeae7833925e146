"""Future Energy: the description of the game for the kernel."""

from __future__ import annotations

from keeling.games.future_energy.bot.heuristic import HEURISTIC
from keeling.games.future_energy.census import census
from keeling.games.future_energy.data.box import FILES
from keeling.games.future_energy.engine.events import EVENTS
from keeling.games.future_energy.engine.options import VOCABULARY
from keeling.games.future_energy.engine.reasons import REASONS
from keeling.games.future_energy.engine.rules.setup import new_table, set_up, switch_modules
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.steps import STEPS
from keeling.games.future_energy.engine.tables import REVISION
from keeling.games.future_energy.features import features
from keeling.games.future_energy.position.layout import LAYOUT, complete
from keeling.games.future_energy.presentation import PRESENTATION
from keeling.games.future_energy.view.types import FutureEnergyView
from keeling.games.future_energy.view.view import points_of, view_of, whose_turn
from keeling.kernel.config import Config, any_of
from keeling.kernel.game import Game
from keeling.text.presentation import Presentation


class FutureEnergyGame(Game[FutureEnergy, FutureEnergyView]):
    """Two to four players, none alone (FE-12.5); modules 1 to 3 in any combination (FE-12.3)."""

    id = "future_energy"
    clauses = "FE"
    version = REVISION
    seats = range(2, 5)
    settings = (any_of("modules", "module_1", "module_2", "module_3"),)
    vocabulary = VOCABULARY
    events = EVENTS
    reasons = REASONS
    steps = STEPS
    layout = LAYOUT
    data = FILES
    view_type = FutureEnergyView
    heuristic = HEURISTIC
    presentation: Presentation[FutureEnergyView] = PRESENTATION
    active = staticmethod(whose_turn)
    view_of = staticmethod(view_of)
    complete = staticmethod(complete)
    census = staticmethod(census)
    features = staticmethod(features)

    @staticmethod
    def start(config: Config) -> FutureEnergy:
        """FE-2 The set-up is on the agenda."""
        s = new_table(config.seats)
        switch_modules(s, config)
        set_up(s)
        return s

    @staticmethod
    def score_sheet(s: FutureEnergy) -> list[dict[str, int]]:
        """Points by category."""
        return [points_of(s, seat) for seat in range(s.seats)]

    @staticmethod
    def rounds(s: FutureEnergy) -> int:
        """The turns of those who have had most."""
        return max(s.turns)

    @staticmethod
    def tie_breaks(s: FutureEnergy) -> list[dict[str, int]]:
        """FE-8.5 Money."""
        return [{"money": s.money[seat]} for seat in range(s.seats)]

    @staticmethod
    def stocks(s: FutureEnergy) -> list[dict[str, int]]:
        """What options cost and give."""
        return [
            {
                "money": s.money[seat],
                "score": s.score(seat),
                "plants": s.supply[seat],
                "lines": s.spare_lines[seat],
                "investors": s.investors[seat],
                "engineers": s.engineers[seat],
                "nuclear": s.nuclear[seat],
                "jokers": s.jokers[seat],
                "certificates": s.certificates_held(seat),
            }
            for seat in range(s.seats)
        ]


GAME = FutureEnergyGame()
