"""SC-11 Income phase."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.carbon.engine.tracks import earns
from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.options import INCOME
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import FOR_INCOME, N_ENERGIES, TRACK
from keeling.games.second_chance.engine.tables import INCOME as TRACK_INCOME
from keeling.kernel.agenda import Choice

FEW: Final = 2  # players with whom only the front stack earns


def income_of(s: SecondChance, seat: i64) -> i64:
    """SC-11.1 The two front stacks of each track earn, with two players and alone only the first.

    SC-11.2 Everybody in a stack earns the full number above its space.
    """
    places: i64 = 1 if s.seats <= FEW else 2
    total: i64 = 0
    for energy in range(N_ENERGIES):
        if earns(s, seat, energy, places):
            total += TRACK_INCOME[energy * (TRACK + 1) + s.level(seat, energy)]
    return total


class Income(Choice[SecondChance]):
    """SC-11.3 Any split of the sum into money and points, in player order."""

    def candidates(self, s: SecondChance) -> vec[i64]:
        """From no dollars to all."""
        found = vec[i64](capacity=26)
        for dollars in range(income_of(s, self.seat) + 1):
            found = append(found, INCOME.at(dollars))
        return found

    def objection(self, s: SecondChance, option: i64) -> i64:
        """Any split will do."""
        return 0

    def choose(self, s: SecondChance, option: i64) -> None:
        """SC-11.4 The rest are points, for the team or the player."""
        dollars: i64 = INCOME.first(option)
        points: i64 = income_of(s, self.seat) - dollars
        s.money[self.seat] += dollars
        s.add_points(self.seat, FOR_INCOME, points)
        if dollars + points > 0:
            s.tell(events.INCOME, self.seat, dollars, points)
