"""The description of the game for the kernel: it holds all parts together."""

from __future__ import annotations

from keeling.kernel.config import Config
from keeling.kernel.game import Game
from keeling.text.presentation import Presentation
from keeling_commons.bot import HEURISTIC
from keeling_commons.engine.events import EVENTS
from keeling_commons.engine.options import VOCABULARY
from keeling_commons.engine.reasons import REASONS
from keeling_commons.engine.rules import set_up
from keeling_commons.engine.state import Commons, new_table
from keeling_commons.engine.steps import STEPS
from keeling_commons.position import LAYOUT, census, complete
from keeling_commons.presentation import PRESENTATION
from keeling_commons.view import CommonsView, features, view_of


class CommonsGame(Game[Commons, CommonsView]):
    """Two to four players, without settings."""

    id = "commons"
    clauses = "CM"
    version = 1
    seats = range(2, 5)
    vocabulary = VOCABULARY
    events = EVENTS
    reasons = REASONS
    steps = STEPS
    layout = LAYOUT
    view_type = CommonsView
    heuristic = HEURISTIC
    presentation: Presentation[CommonsView] = PRESENTATION
    view_of = staticmethod(view_of)
    complete = staticmethod(complete)
    census = staticmethod(census)
    features = staticmethod(features)

    @staticmethod
    def start(config: Config) -> Commons:
        """CM-1 The orders are still to be drawn: that is on the agenda."""
        s = new_table(config.seats)
        set_up(s)
        return s

    @staticmethod
    def score_sheet(s: Commons) -> list[dict[str, int]]:
        """CM-4.2 Coins by category."""
        seats = range(s.seats)
        return [{"ordered": s.ordered(seat), "unordered": s.unordered(seat)} for seat in seats]

    @staticmethod
    def stocks(s: Commons) -> list[dict[str, int]]:
        """What options give."""
        coins = s.scores()
        return [{"coins": coins[seat], "fish": s.caught(seat)} for seat in range(s.seats)]

    @staticmethod
    def gauges(s: Commons) -> dict[str, int]:
        """What people want to see over time."""
        return {"lake": s.fish}

    @staticmethod
    def rounds(s: Commons) -> int:
        """The round it is, or ended in."""
        return s.round

    @staticmethod
    def endings(s: Commons) -> list[str]:
        """CM-4.1 Why it is lost."""
        return ["empty_lake"] if s.is_lost() else []


GAME = CommonsGame()
