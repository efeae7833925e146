"""CO₂: the description of the game for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.co2.board.board import board, pictures
from keeling.games.co2.board.cover import cover
from keeling.games.co2.board.keys import element
from keeling.games.co2.bot.heuristic import HEURISTIC
from keeling.games.co2.census import census
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
from keeling.games.co2.engine.tables import ENERGIES
from keeling.games.co2.features import features
from keeling.games.co2.position.position import dump, load
from keeling.games.co2.view.endings import endings
from keeling.games.co2.view.view import points_of, view_of
from keeling.games.co2.words.phrases import headline
from keeling.games.co2.words.remarks import remark
from keeling.games.co2.words.text_board import text_board
from keeling.kernel.config import Config
from keeling.kernel.game import Game, View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.kernel.agenda import Step
    from keeling.text.catalogue import Catalogue


PARTS_OF_AN_ACTION = (
    PayCep,
    DismissForInstall,
    TurnTile,
    Learn,
    CheckControl,
    EmptyProject,
    ReturnTile,
)


class Co2Game(Game[Co2]):
    """One to five players; all variants can be combined, but alone there is none to vie with."""

    id = "co2"
    clauses = "CO"
    version = 1
    seats = range(1, 6)
    counts = "decade"
    settings = SETTINGS
    vocabulary = VOCABULARY
    events = EVENTS
    reasons = REASONS
    steps = STEPS
    heuristic = HEURISTIC

    def conflict(self, config: Config) -> tuple[str, ...]:
        """See `configured.py`."""
        return conflict(config)

    def start(self, config: Config) -> Co2:
        """CO-2 The set-up is on the agenda."""
        s = configured(config)
        set_up(s, fossil_set(config))
        return s

    def active(self, s: Co2) -> int:
        """Who carries out the actions of a turn."""
        return int(s.active)

    def view_of(self, s: Co2, seat: int | None) -> View:
        """See `view.py`."""
        return view_of(s, seat)

    def score_sheet(self, s: Co2) -> list[dict[str, int]]:
        """Points by category."""
        return [points_of(s, seat) for seat in range(s.seats)]

    def dump(self, s: Co2) -> dict[str, Any]:
        """See `position.py`."""
        return dump(s)

    def load_position(self, data: Mapping[str, Any], config: Config) -> Co2:
        """See `position.py`."""
        return load(data, config)

    def census(self, s: Co2) -> dict[str, int]:
        """See `census.py`."""
        return census(s)

    def stocks(self, s: Co2) -> list[dict[str, int]]:
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

    def follows_at_once(self, step: Step[Any]) -> bool:
        """What belongs to installing, building and paying; others are not asked in a preview."""
        return isinstance(step, PARTS_OF_AN_ACTION)

    def gauges(self, s: Co2) -> dict[str, int]:
        """The air, and what a CEP costs."""
        return {"co2": int(s.co2), "price": int(s.price)}

    def rounds(self, s: Co2) -> int:
        """Decades."""
        return int(s.decade)

    def endings(self, s: Co2) -> list[str]:
        """See `endings.py`."""
        return endings(s)

    def tie_breaks(self, s: Co2) -> list[dict[str, int]]:
        """CO-18.12 Own green plants, expertise in the printed order, controlled regions."""
        names = ["plants", *(f"expertise_{energy}" for energy in ENERGIES), "regions"]
        rows = [s.standing(seat)[1:] for seat in range(s.seats)]
        return [dict(zip(names, row, strict=True)) for row in rows]

    def features(self, view: View) -> dict[str, float]:
        """See `features.py`."""
        return features(view)

    def board(self, view: View, words: Catalogue, options: Mapping[str, str]) -> str:
        """See `board.py`."""
        return board(view, words, options)

    def pictures(self, view: View, words: Catalogue, options: Mapping[str, str]) -> dict[str, str]:
        """See `board.py`."""
        return pictures(view, words, options)

    def element(self, option: int) -> str:
        """See `board_keys.py`."""
        return element(option)

    def cover(self, title: str) -> str:
        """See `board_cover.py`."""
        return cover(title)

    def headline(self, view: View, words: Catalogue) -> str:
        """See `board_words.py`."""
        return headline(view, words)

    def remark(self, view: View, option: int, words: Catalogue) -> str:
        """See `remarks.py`."""
        return remark(view, option, words)

    def text_board(self, view: View, words: Catalogue) -> str:
        """See `text_board.py`."""
        return text_board(view, words)


GAME = Co2Game()
