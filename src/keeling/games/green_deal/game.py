"""Green Deal: the description of the game for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.green_deal.board.board import board, pictures
from keeling.games.green_deal.board.cover import cover
from keeling.games.green_deal.board.keys import element
from keeling.games.green_deal.bot.heuristic import HEURISTIC
from keeling.games.green_deal.census import census
from keeling.games.green_deal.engine.events import EVENTS
from keeling.games.green_deal.engine.options import VOCABULARY
from keeling.games.green_deal.engine.reasons import REASONS
from keeling.games.green_deal.engine.rules.edges import Edge
from keeling.games.green_deal.engine.rules.effects import QUESTIONS, CarryOut, MoveTo
from keeling.games.green_deal.engine.rules.expansion import PlaceTile
from keeling.games.green_deal.engine.rules.setup import new_table, set_up
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.steps import STEPS
from keeling.games.green_deal.engine.tables import CATEGORIES, N_TILES, TILES
from keeling.games.green_deal.features import features
from keeling.games.green_deal.position.position import dump, load
from keeling.games.green_deal.view.view import points_of, view_of
from keeling.games.green_deal.words.phrases import headline
from keeling.games.green_deal.words.remarks import remark
from keeling.games.green_deal.words.text_board import text_board
from keeling.kernel.agenda import NOBODY
from keeling.kernel.game import Game, View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.kernel.agenda import Step
    from keeling.kernel.config import Config
    from keeling.text.catalogue import Catalogue


class GreenDealGame(Game[GreenDeal]):
    """GD-1.1 Three to five players; GD-14.1 there are no variants."""

    id = "green_deal"
    clauses = "GD"
    version = 1
    seats = range(3, 6)
    vocabulary = VOCABULARY
    events = EVENTS
    reasons = REASONS
    steps = STEPS
    heuristic = HEURISTIC

    def start(self, config: Config) -> GreenDeal:
        """GD-1 The set-up is on the agenda."""
        s = new_table(config.seats)
        set_up(s)
        return s

    def active(self, s: GreenDeal) -> int:
        """Whoever is to choose, in the phases that have turns."""
        return int(s.seat) if s.floor() < 0 else NOBODY

    def view_of(self, s: GreenDeal, seat: int | None) -> View:
        """See `view.py`."""
        return view_of(s, seat)

    def score_sheet(self, s: GreenDeal) -> list[dict[str, int]]:
        """Points by where they come from."""
        return [points_of(s, seat) for seat in range(s.seats)]

    def rounds(self, s: GreenDeal) -> int:
        """Rounds."""
        return int(s.round)

    def tie_breaks(self, s: GreenDeal) -> list[dict[str, int]]:
        """GD-12.5 The higher income, then more cash."""
        return [{"step": s.step[seat], "cash": s.cash[seat]} for seat in range(s.seats)]

    def dump(self, s: GreenDeal) -> dict[str, Any]:
        """See `position.py`."""
        return dump(s)

    def load_position(self, data: Mapping[str, Any], config: Config) -> GreenDeal:
        """See `position.py`."""
        return load(data, config)

    def census(self, s: GreenDeal) -> dict[str, int]:
        """See `census.py`."""
        return census(s)

    def stocks(self, s: GreenDeal) -> list[dict[str, int]]:
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

    def follows_at_once(self, step: Step[Any]) -> bool:
        """Effects of a card with what they ask for, and edges, as far as nobody has to decide."""
        return isinstance(step, (CarryOut, Edge, *QUESTIONS))

    def goes_on(self, step: Step[Any]) -> bool:
        """The other effects of a card whose first one asked for something."""
        return isinstance(step, CarryOut)

    def prompt_args(self, s: GreenDeal) -> list[tuple[str, str | int]]:
        """Which tile is placed or moved."""
        step, named = s.agenda[-1], super().prompt_args(s)
        if isinstance(step, PlaceTile):
            return [*named, ("tile", TILES[s.pending[step.seat]])]
        if isinstance(step, MoveTo):
            return [*named, ("tile", TILES[s.cell[step.origin] % N_TILES])]
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


GAME = GreenDealGame()
