"""Future Energy: the description of the game for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.future_energy.board.board import board, pictures
from keeling.games.future_energy.board.cover import cover
from keeling.games.future_energy.board.keys import element
from keeling.games.future_energy.bot.heuristic import HEURISTIC
from keeling.games.future_energy.census import census
from keeling.games.future_energy.engine.events import EVENTS
from keeling.games.future_energy.engine.options import VOCABULARY
from keeling.games.future_energy.engine.reasons import REASONS
from keeling.games.future_energy.engine.rules.setup import new_table, set_up, switch_modules
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.steps import STEPS
from keeling.games.future_energy.features import features
from keeling.games.future_energy.position.layout import LAYOUT, complete
from keeling.games.future_energy.view.view import points_of, view_of, whose_turn
from keeling.games.future_energy.words.phrases import headline
from keeling.games.future_energy.words.remarks import remark
from keeling.games.future_energy.words.text_board import text_board
from keeling.kernel.config import Config, any_of
from keeling.kernel.game import Game, View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.text.catalogue import Catalogue


class FutureEnergyGame(Game[FutureEnergy]):
    """Two to four players, none alone (FE-12.5); modules 1 to 3 in any combination (FE-12.3)."""

    id = "future_energy"
    clauses = "FE"
    version = 1
    seats = range(2, 5)
    settings = (any_of("modules", "module_1", "module_2", "module_3"),)
    vocabulary = VOCABULARY
    events = EVENTS
    reasons = REASONS
    steps = STEPS
    layout = LAYOUT
    heuristic = HEURISTIC

    def start(self, config: Config) -> FutureEnergy:
        """FE-2 The set-up is on the agenda."""
        s = new_table(config.seats)
        switch_modules(s, config)
        set_up(s)
        return s

    def active(self, s: FutureEnergy) -> int:
        """Whoever is to end a turn."""
        return whose_turn(s)

    def view_of(self, s: FutureEnergy, seat: int | None) -> View:
        """See `view.py`."""
        return view_of(s, seat)

    def score_sheet(self, s: FutureEnergy) -> list[dict[str, int]]:
        """Points by category."""
        return [points_of(s, seat) for seat in range(s.seats)]

    def rounds(self, s: FutureEnergy) -> int:
        """The turns of those who have had most."""
        return max(s.turns)

    def tie_breaks(self, s: FutureEnergy) -> list[dict[str, int]]:
        """FE-8.5 Money."""
        return [{"money": s.money[seat]} for seat in range(s.seats)]

    def complete(self, s: FutureEnergy) -> None:
        """Cards on display are nobody's; the stack holds none that were seen."""
        complete(s)

    def census(self, s: FutureEnergy) -> dict[str, int]:
        """See `census.py`."""
        return census(s)

    def stocks(self, s: FutureEnergy) -> list[dict[str, int]]:
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


GAME = FutureEnergyGame()
