"""CO₂: Second Chance: the description of the game for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.games.second_chance.bot.heuristic import HEURISTIC
from keeling.games.second_chance.census import census
from keeling.games.second_chance.data.box import FILES
from keeling.games.second_chance.engine.configured import (
    SETTINGS,
    configured,
    conflict,
    draws_solo_goal,
    start_player,
    un_display,
)
from keeling.games.second_chance.engine.events import EVENTS
from keeling.games.second_chance.engine.options import VOCABULARY
from keeling.games.second_chance.engine.reasons import REASONS
from keeling.games.second_chance.engine.rules.announce import AnnouncedBonus
from keeling.games.second_chance.engine.rules.build import RaisePlant
from keeling.games.second_chance.engine.rules.knowledge import Learn
from keeling.games.second_chance.engine.rules.market import PayCep
from keeling.games.second_chance.engine.rules.plan import TakeSubsidy
from keeling.games.second_chance.engine.rules.prepare import TurnTile
from keeling.games.second_chance.engine.rules.scientists import SideEffect
from keeling.games.second_chance.engine.rules.setup import set_up
from keeling.games.second_chance.engine.state import COMPETITIVE, SecondChance
from keeling.games.second_chance.engine.steps import STEPS
from keeling.games.second_chance.engine.tables import ENERGIES, REVISION
from keeling.games.second_chance.features import features
from keeling.games.second_chance.position.layout import LAYOUT, blank, complete
from keeling.games.second_chance.presentation import PRESENTATION
from keeling.games.second_chance.view.endings import endings
from keeling.games.second_chance.view.types import SecondChanceView
from keeling.games.second_chance.view.view import sheet_of, view_of
from keeling.kernel.config import Config
from keeling.kernel.game import Game
from keeling.text.presentation import Presentation

if TYPE_CHECKING:
    from keeling.kernel.agenda import Step


PARTS_OF_AN_ACTION = (
    Learn,
    TakeSubsidy,
    PayCep,
    TurnTile,
    RaisePlant,
    SideEffect,
    AnnouncedBonus,
)
TIES = ("un_goals", "plants", "infrastructure", "money")


class SecondChanceGame(Game[SecondChance, SecondChanceView]):
    """One to four players; co-operative, competitive or alone."""

    id = "second_chance"
    clauses = "SC"
    version = REVISION
    seats = range(1, 5)
    counts = "decade"
    settings = SETTINGS
    vocabulary = VOCABULARY
    events = EVENTS
    reasons = REASONS
    steps = STEPS
    layout = LAYOUT
    data = FILES
    heuristic = HEURISTIC
    presentation: Presentation[SecondChanceView] = PRESENTATION
    view_type = SecondChanceView
    blank = staticmethod(blank)
    complete = staticmethod(complete)
    conflict = staticmethod(conflict)
    view_of = staticmethod(view_of)
    census = staticmethod(census)
    endings = staticmethod(endings)
    features = staticmethod(features)

    @staticmethod
    def start(config: Config) -> SecondChance:
        """SC-3 The set-up is on the agenda."""
        s = configured(config)
        set_up(s, start_player(config), draws_solo_goal(config), un_display(config))
        return s

    @staticmethod
    def active(s: SecondChance) -> int:
        """Who carries out the actions of a turn."""
        return int(s.active)

    @staticmethod
    def score_sheet(s: SecondChance) -> list[dict[str, int]]:
        """Points by category; a team has one sheet."""
        return [sheet_of(s, seat) for seat in range(s.seats)]

    @staticmethod
    def stocks(s: SecondChance) -> list[dict[str, int]]:
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

    @staticmethod
    def follows_at_once(step: Step[Any]) -> bool:
        """What belongs to planning, preparing, building and paying."""
        return isinstance(step, PARTS_OF_AN_ACTION)

    @staticmethod
    def gauges(s: SecondChance) -> dict[str, int]:
        """The air, and what a CEP costs."""
        return {"co2": int(s.co2), "price": int(s.price)}

    @staticmethod
    def rounds(s: SecondChance) -> int:
        """Decades."""
        return int(s.decade)

    @staticmethod
    def tie_breaks(s: SecondChance) -> list[dict[str, int]]:
        """SC-17.6 UN cards, plants built, infrastructure markers, money; a team has no ties."""
        if s.mode != COMPETITIVE:
            return [{} for _ in range(s.seats)]
        rows = [s.standing(seat)[1:] for seat in range(s.seats)]
        return [dict(zip(TIES, row, strict=True)) for row in rows]


GAME = SecondChanceGame()
