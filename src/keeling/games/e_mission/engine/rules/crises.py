"""EM-9.3 Crises are resolved, one by one, from the bottom of the column to the top."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import FIRST, OF_CRISES
from keeling.games.e_mission.engine.options import GEO_DIE
from keeling.games.e_mission.engine.rules.active import look_again
from keeling.games.e_mission.engine.rules.column import (
    ITS_TURN,
    TurnUp,
    discard_crisis,
    leave_column,
    note_restrictions,
)
from keeling.games.e_mission.engine.rules.harm import Harm, crisis_amount
from keeling.games.e_mission.engine.rules.shields import Shields
from keeling.games.e_mission.engine.rules.targets import find_targets
from keeling.games.e_mission.engine.rules.tracks import Rolls
from keeling.games.e_mission.engine.state import IS_ONGOING, EMission
from keeling.games.e_mission.engine.tables import (
    DIE,
    IGNORE,
    NONE,
    ONGOING,
    REDUCE_BY,
    SUPPORT_MODE,
    SUPPORT_NEED,
    TARGET,
    TO_ALL,
    TO_WORLD,
)
from keeling.kernel.agenda import Chance, Step
from keeling.kernel.bits import bit, count_bits


class ResolveCrises(Step[EMission]):
    """EM-9.3.1 Cards added meanwhile included, until the column is empty."""

    def run(self, s: EMission) -> None:
        """EM-9.3.2 Turn it face up, then resolve it; EM-9.1.6 then open rolls."""
        if len(s.column) == 0:
            return
        if s.column[0] < 0:
            s.then(TurnUp(0, ITS_TURN), ResolveCrises())
        else:
            s.then(Resolve(s.column[0]), Rolls(), ResolveCrises())


class Resolve(Step[EMission]):
    """EM-9.3.14 One crisis, in exact order; EM-9.3.15 nobody can tuck or use projects now."""

    def __init__(self, crisis: i64) -> None:
        super().__init__()
        self.crisis = crisis

    def run(self, s: EMission) -> None:
        """EM-9.3.10 Ongoing ones stay; EM-9.3.5 well supported ones do nothing to anybody."""
        crisis: i64 = self.crisis
        s.struck[s.round - 1] += 1
        s.tell(events.RESOLVES, crisis)
        if ONGOING[crisis] != 0:
            leave_column(s, crisis)
            s.crisis_at[crisis] = IS_ONGOING
            note_restrictions(s)
            s.tell(events.ONGOING, crisis)
        elif SUPPORT_MODE[crisis] == IGNORE and s.aid[crisis] >= SUPPORT_NEED[crisis]:
            s.tell(events.IGNORED, crisis)
            discard_crisis(s, crisis)
        else:
            s.spared = 0
            s.lessened = 0
            self.aim(s)

    def aim(self, s: EMission) -> None:
        """EM-9.3.3 Whom it hits; EM-9.3.4 ties are broken by the geo die; EM-9.3.17 or nobody."""
        found: i64 = find_targets(s, self.crisis)
        if TARGET[self.crisis] == TO_WORLD or TARGET[self.crisis] == TO_ALL:
            s.then(Shields(self.crisis, found), Strike(self.crisis, found))
        elif found == 0:
            s.tell(events.NO_TARGET, self.crisis)
            discard_crisis(s, self.crisis)
        elif count_bits(found) == 1:
            hit(s, self.crisis, found)
        else:
            s.then(TieRoll(self.crisis, found, 0, DIE + 1, 0))


def hit(s: EMission, crisis: i64, target: i64) -> None:
    """The one player a crisis is aimed at."""
    for seat in range(s.seats):
        if target & bit(seat) != 0:
            s.tell(events.TARGET, seat, crisis)
    s.then(Shields(crisis, target), Strike(crisis, target))


class TieRoll(Chance[EMission]):
    """EM-9.3.4 The tied players roll, lowest is the target; tied lowest roll again."""

    def __init__(self, crisis: i64, among: i64, rolled: i64, lowest: i64, holders: i64) -> None:
        super().__init__()
        self.crisis = crisis
        self.among = among  # seats, as bits
        self.rolled = rolled  # those who have rolled
        self.lowest = lowest
        self.holders = holders  # those with the lowest result so far

    def candidates(self, s: EMission) -> vec[i64]:
        """All faces."""
        found = vec[i64](capacity=DIE)
        for face in range(DIE):
            found = append(found, GEO_DIE.at(face))
        return found

    def choose(self, s: EMission, option: i64) -> None:
        """EM-1.6 In the order of the seats."""
        seat: i64 = 0
        while self.among & ~self.rolled & bit(seat) == 0:
            seat += 1
        face: i64 = GEO_DIE.first(option) + 1
        s.tell(events.TIE_ROLL, seat, face)
        holders: i64 = self.holders
        if face < self.lowest:
            holders = bit(seat)
        elif face == self.lowest:
            holders |= bit(seat)
        self.next(s, self.rolled | bit(seat), min(face, self.lowest), holders)

    def next(self, s: EMission, rolled: i64, lowest: i64, holders: i64) -> None:
        """The next of them, or the target, or all again."""
        if rolled != self.among:
            s.then(TieRoll(self.crisis, self.among, rolled, lowest, holders))
        elif count_bits(holders) == 1:
            hit(s, self.crisis, holders)
        else:
            s.then(TieRoll(self.crisis, holders, 0, DIE + 1, 0))


class Strike(Step[EMission]):
    """EM-9.3.14 The effects, player by player in the order of the seats (EM-9.3.11)."""

    def __init__(self, crisis: i64, targets: i64) -> None:
        super().__init__()
        self.crisis = crisis
        self.targets = targets

    def run(self, s: EMission) -> None:
        """EM-9.3.11 All amounts are fixed before the first effect."""
        steps: list[Step[EMission]] = self.harms(s, NONE)
        if len(steps) == 0:
            s.tell(events.HARMLESS, self.crisis)
        elif TARGET[self.crisis] != TO_WORLD:
            steps = self.harms_of_all(s)
        s.then(*steps, Finish(self.crisis))

    def harms_of_all(self, s: EMission) -> list[Step[EMission]]:
        """EM-9.3.8 All effects for those who are not spared; own resilience may be enough."""
        steps: list[Step[EMission]] = []
        for seat in range(s.seats):
            if self.targets & ~s.spared & bit(seat) != 0:
                found: list[Step[EMission]] = self.harms(s, seat)
                if len(found) == 0 and REDUCE_BY[self.crisis] == NONE:  # EM-9.3.19
                    s.tell(events.HARMLESS, self.crisis)
                elif len(found) == 0:
                    s.tell(events.RESISTED, seat, REDUCE_BY[self.crisis])
                steps += found
        return steps

    def harms(self, s: EMission, seat: i64) -> list[Step[EMission]]:
        """All effects for one player, or for the world: without anybody's resilience."""
        steps: list[Step[EMission]] = []
        of: i64 = OF_CRISES + self.crisis
        for effect in range(FIRST[of], FIRST[of + 1]):
            n: i64 = crisis_amount(s, self.crisis, effect, seat)
            if n > 0:  # EM-9.8.15
                steps += [Harm(seat, effect, n)]
        return steps


class Finish(Step[EMission]):
    """EM-9.3.9 The crisis is discarded, with the cards tucked under it."""

    def __init__(self, crisis: i64) -> None:
        super().__init__()
        self.crisis = crisis

    def run(self, s: EMission) -> None:
        """Nothing of it stays."""
        discard_crisis(s, self.crisis)
        s.spared = 0
        s.lessened = 0
        look_again(s)  # EM-6.6.3
