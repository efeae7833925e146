"""CO₂: Second Chance: the description of the game for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.second_chance.board.board import board, pictures
from keeling.games.second_chance.board.cover import cover
from keeling.games.second_chance.board.keys import element
from keeling.games.second_chance.bot.heuristic import HEURISTIC
from keeling.games.second_chance.census import census
from keeling.games.second_chance.engine.configured import (
    SETTINGS,
    configured,
    conflict,
    draws_solo_goal,
)
from keeling.games.second_chance.engine.events import EVENTS
from keeling.games.second_chance.engine.options import VOCABULARY
from keeling.games.second_chance.engine.reasons import REASONS
from keeling.games.second_chance.engine.rules.build import RaisePlant
from keeling.games.second_chance.engine.rules.knowledge import Learn
from keeling.games.second_chance.engine.rules.market import PayCep
from keeling.games.second_chance.engine.rules.plan import TakeSubsidy
from keeling.games.second_chance.engine.rules.prepare import TurnTile
from keeling.games.second_chance.engine.rules.scientists import SideEffect
from keeling.games.second_chance.engine.rules.setup import set_up
from keeling.games.second_chance.engine.state import COMPETITIVE, SecondChance
from keeling.games.second_chance.engine.steps import STEPS
from keeling.games.second_chance.engine.tables import ENERGIES
from keeling.games.second_chance.features import features
from keeling.games.second_chance.position.load import load
from keeling.games.second_chance.position.position import dump
from keeling.games.second_chance.view.conditions import conditions
from keeling.games.second_chance.view.endings import endings
from keeling.games.second_chance.view.view import sheet_of, view_of
from keeling.games.second_chance.words.phrases import headline
from keeling.games.second_chance.words.remarks import remark
from keeling.games.second_chance.words.text_board import text_board
from keeling.kernel.config import Config
from keeling.kernel.game import Game, View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.kernel.agenda import Step
    from keeling.kernel.game import Condition
    from keeling.text.catalogue import Catalogue


PARTS_OF_AN_ACTION = (Learn, TakeSubsidy, PayCep, TurnTile, RaisePlant, SideEffect)
TIES = ("un_goals", "plants", "infrastructure", "money")


class SecondChanceGame(Game[SecondChance]):
    """One to four players; co-operative, competitive or alone."""

    id = "second_chance"
    clauses = "SC"
    version = 2
    seats = range(1, 5)
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

    def start(self, config: Config) -> SecondChance:
        """SC-3 The set-up is on the agenda."""
        s = configured(config)
        set_up(s, draws_solo_goal(config))
        return s

    def active(self, s: SecondChance) -> int:
        """Who carries out the actions of a turn."""
        return int(s.active)

    def view_of(self, s: SecondChance, seat: int | None) -> View:
        """See `view.py`."""
        return view_of(s, seat)

    def score_sheet(self, s: SecondChance) -> list[dict[str, int]]:
        """Points by category; a team has one sheet."""
        return [sheet_of(s, seat) for seat in range(s.seats)]

    def dump(self, s: SecondChance) -> dict[str, Any]:
        """See `position.py`."""
        return dump(s)

    def load_position(self, data: Mapping[str, Any], config: Config) -> SecondChance:
        """See `position_load.py`."""
        return load(data, config)

    def census(self, s: SecondChance) -> dict[str, int]:
        """See `census.py`."""
        return census(s)

    def stocks(self, s: SecondChance) -> list[dict[str, int]]:
        """What options cost and give."""
        return [
            {
                "money": s.money[seat],
                "tech": s.tech[seat],
                "ceps": s.ceps[seat],
                "score": s.score(seat),
                "scientists": s.supply[seat],
                "regions": s.regions_of(seat),
                "knowledge": sum(int(s.level(seat, n)) for n in range(len(ENERGIES))),
            }
            for seat in range(s.seats)
        ]

    def follows_at_once(self, step: Step[Any]) -> bool:
        """What belongs to planning, preparing, building and paying."""
        return isinstance(step, PARTS_OF_AN_ACTION)

    def gauges(self, s: SecondChance) -> dict[str, int]:
        """The air, and what a CEP costs."""
        return {"co2": int(s.co2), "price": int(s.price)}

    def rounds(self, s: SecondChance) -> int:
        """Decades."""
        return int(s.decade)

    def endings(self, s: SecondChance) -> list[str]:
        """See `endings.py`."""
        return endings(s)

    def conditions(self, s: SecondChance, words: Catalogue) -> list[Condition]:
        """See `conditions.py`."""
        return conditions(s, words)

    def tie_breaks(self, s: SecondChance) -> list[dict[str, int]]:
        """SC-17.6 UN cards, plants built, infrastructure markers, money; a team has no ties."""
        if s.mode != COMPETITIVE:
            return [{} for _ in range(s.seats)]
        rows = [s.standing(seat)[1:] for seat in range(s.seats)]
        return [dict(zip(TIES, row, strict=True)) for row in rows]

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


GAME = SecondChanceGame()
