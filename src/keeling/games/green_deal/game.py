"""Green Deal: the description of the game for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.green_deal.bot.heuristic import HEURISTIC
from keeling.games.green_deal.census import census
from keeling.games.green_deal.data.box import FILES
from keeling.games.green_deal.engine.events import EVENTS
from keeling.games.green_deal.engine.options import VOCABULARY
from keeling.games.green_deal.engine.reasons import REASONS
from keeling.games.green_deal.engine.rules.edges import Edge
from keeling.games.green_deal.engine.rules.effects import QUESTIONS, CarryOut, MoveTo
from keeling.games.green_deal.engine.rules.expansion import PlaceTile
from keeling.games.green_deal.engine.rules.setup import new_table, set_up
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.steps import STEPS
from keeling.games.green_deal.engine.tables import CATEGORIES, N_TILES, REVISION, TILES
from keeling.games.green_deal.features import features
from keeling.games.green_deal.position.layout import LAYOUT, complete
from keeling.games.green_deal.presentation import PRESENTATION
from keeling.games.green_deal.view.types import GreenDealView
from keeling.games.green_deal.view.view import points_of, view_of
from keeling.kernel.agenda import NOBODY
from keeling.kernel.config import Config, one_of
from keeling.kernel.game import Game
from keeling.text.presentation import Presentation

if TYPE_CHECKING:
    from keeling.kernel.agenda import Step


class GreenDealGame(Game[GreenDeal, GreenDealView]):
    """GD-1.1 Three to five players; GD-14.1 the one setting is how long an image lasts."""

    id = "green_deal"
    clauses = "GD"
    version = REVISION
    seats = range(3, 6)
    settings = (one_of("image", "anew", "lasting"),)
    vocabulary = VOCABULARY
    events = EVENTS
    reasons = REASONS
    steps = STEPS
    layout = LAYOUT
    data = FILES
    view_type = GreenDealView
    heuristic = HEURISTIC
    presentation: Presentation[GreenDealView] = PRESENTATION
    complete = staticmethod(complete)
    view_of = staticmethod(view_of)
    census = staticmethod(census)
    features = staticmethod(features)

    @staticmethod
    def start(config: Config) -> GreenDeal:
        """GD-1 The set-up is on the agenda; GD-9.10 images are made anew, or last."""
        s = new_table(config.seats)
        s.image_lasts = config["image"] == "lasting"
        set_up(s)
        return s

    @staticmethod
    def active(s: GreenDeal) -> int:
        """Whoever is to choose, in the phases that have turns."""
        return int(s.seat) if s.floor() < 0 else NOBODY

    @staticmethod
    def score_sheet(s: GreenDeal) -> list[dict[str, int]]:
        """Points by where they come from."""
        return [points_of(s, seat) for seat in range(s.seats)]

    @staticmethod
    def rounds(s: GreenDeal) -> int:
        """Rounds."""
        return int(s.round)

    @staticmethod
    def tie_breaks(s: GreenDeal) -> list[dict[str, int]]:
        """GD-12.5 The higher income, then more cash."""
        return [{"step": s.step[seat], "cash": s.cash[seat]} for seat in range(s.seats)]

    @staticmethod
    def stocks(s: GreenDeal) -> list[dict[str, int]]:
        """What options cost and give."""
        return [
            {
                "cash": s.cash[seat],
                "step": s.step[seat],
                "score": s.score(seat),
                **{name: s.level_of(seat, n) for n, name in enumerate(CATEGORIES)},
                "chips": s.chips_of(seat),
                "loans": s.loans_of(seat),
            }
            for seat in range(s.seats)
        ]

    @staticmethod
    def follows_at_once(step: Step[Any]) -> bool:
        """Effects of a card with what they ask for, and edges, as far as nobody has to decide."""
        return isinstance(step, (CarryOut, Edge, *QUESTIONS))

    @staticmethod
    def goes_on(step: Step[Any]) -> bool:
        """The other effects of a card whose first one asked for something."""
        return isinstance(step, CarryOut)

    def prompt_args(self, s: GreenDeal) -> list[tuple[str, str | int]]:
        """Which tile is placed or moved."""
        step, named = s.agenda[-1], super().prompt_args(s)
        if isinstance(step, PlaceTile):
            return [*named, ("tile", TILES[s.set_aside[step.seat]])]
        if isinstance(step, MoveTo):
            return [*named, ("tile", TILES[s.cell[step.origin] % N_TILES])]
        return named


GAME = GreenDealGame()
