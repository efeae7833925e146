"""SC-6.3.6 Lobby cards 20 to 24 played before the build that they help to pay."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.tracks import gain_money
from keeling.games.second_chance.engine import events, reasons
from keeling.games.second_chance.engine.options import BUILD, BUILD_SUBSIDISED
from keeling.games.second_chance.engine.options import FINANCE as FINANCE_OPTION
from keeling.games.second_chance.engine.rules.build import add_builds, build_objection
from keeling.games.second_chance.engine.rules.lobby import lay_card
from keeling.games.second_chance.engine.rules.main_action import (
    act,
    buy_second,
    is_done,
    second_objection,
)
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    FINANCE,
    LOBBY_ENERGY,
    N_ENERGIES,
    N_LOBBIES,
    N_PROJECTS,
    N_SUBSIDIES,
    NONE,
    ON_BUILD,
)
from keeling.kernel.agenda import Choice


def add_finance(s: SecondChance, found: vec[i64], seat: i64, every: bool) -> vec[i64]:
    """All such cards in hand, or those that can be played before a build now."""
    for card in range(N_LOBBIES):
        held = s.lobby[card] == seat and FINANCE[card] > 0
        if held and (every or finance_objection(s, seat, card) == 0):
            found = append(found, FINANCE_OPTION.at(card))
    return found


def finance_objection(s: SecondChance, seat: i64, card: i64) -> i64:
    """SC-6.3.7 The build must be legal, with the money; SC-6.3.11 alone also as second action."""
    if s.carded:
        return reasons.CARDED.at()
    if s.mains != 0:
        why: i64 = second_objection(s)
        if why != 0:
            return why
        if is_done(s, ON_BUILD):
            return reasons.SAME_ACTION.at()
    for project in range(N_PROJECTS):
        if s.project[project] == NONE or s.project[project] % N_ENERGIES != LOBBY_ENERGY[card]:
            continue
        for subsidy in range(2 if s.region_tech[project // N_SUBSIDIES] > 0 else 1):
            if build_objection(s, seat, project, subsidy, FINANCE[card]) == 0:
                return 0
    return reasons.NO_BUILD.at(LOBBY_ENERGY[card])


def play_before(s: SecondChance, seat: i64, card: i64) -> None:
    """SC-6.3.6 The money comes before the costs are paid, and the build must follow at once."""
    lay_card(s, seat, card)
    s.tell(events.LOBBIED, seat, card)
    gain_money(s, seat, FINANCE[card])
    if s.mains != 0:
        buy_second(s, seat)
    s.then(FinancedBuild(seat, LOBBY_ENERGY[card]))


class FinancedBuild(Choice[SecondChance]):
    """SC-6.3.6 The build that was announced, as the very next action."""

    def __init__(self, seat: i64, energy: i64) -> None:
        super().__init__(seat)
        self.energy = energy

    def candidates(self, s: SecondChance) -> vec[i64]:
        """All projects on the board."""
        return add_builds(s, vec[i64](), self.seat, True)

    def objection(self, s: SecondChance, option: i64) -> i64:
        """A plant of the energy on the card."""
        plain = BUILD.has(option)
        project: i64 = BUILD.first(option) if plain else BUILD_SUBSIDISED.first(option)
        if s.project[project] % N_ENERGIES != self.energy:
            return reasons.WRONG_ENERGY.at(self.energy)
        return build_objection(s, self.seat, project, 0 if plain else 1, 0)

    def choose(self, s: SecondChance, option: i64) -> None:
        """It is the main action."""
        act(s, self.seat, option)
