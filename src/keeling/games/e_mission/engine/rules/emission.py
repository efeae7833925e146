"""EM-8 The emission phase: energy check, emissions, what the earth binds, temperature."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import SHARE_ENERGY
from keeling.games.e_mission.engine.options import COVER_SHORTAGE, SKIP, USE
from keeling.games.e_mission.engine.rules.active import slot_with
from keeling.games.e_mission.engine.rules.boards import take_communities
from keeling.games.e_mission.engine.rules.declare import declare
from keeling.games.e_mission.engine.rules.group import GroupChoice, ask_group
from keeling.games.e_mission.engine.rules.thermometer import cool, heat
from keeling.games.e_mission.engine.rules.use import use_objection
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import EMISSION_PHASE, IN_EMISSION_PHASE, N_SLOTS, NONE
from keeling.kernel.agenda import Choice, Step


class EmissionPhase(Step[EMission]):
    """EM-8 Each part for all players before the next."""

    def run(self, s: EMission) -> None:
        """EM-8.2.3 All energy checks are over before anybody emits."""
        s.phase_begun = EMISSION_PHASE
        s.tell(events.PHASE, EMISSION_PHASE)
        steps: list[Step[EMission]] = [EnergyCheck()]
        for seat in range(s.seats):
            steps += [EmissionCards(seat), Emit(seat)]
        s.then(*steps, Sequester(), Temperature())


# ---- EM-8.1 the energy check


class EnergyCheck(Step[EMission]):
    """EM-8.1.1 What energy is missing."""

    def run(self, s: EMission) -> None:
        """EM-8.1.3 Shared energy covers shortages, if there is a project for that."""
        s.chosen = vec[i64](capacity=s.seats)
        missing: i64 = 0
        surplus: i64 = 0
        for seat in range(s.seats):
            balance: i64 = s.dirty[seat] + s.clean[seat] - s.demand[seat]
            s.chosen = append(s.chosen, max(0, -balance))
            missing += max(0, -balance)
            surplus += max(0, balance)
        s.then(Shortages())
        if missing > 0 and surplus > 0 and slot_with(s, SHARE_ENERGY) != NONE:
            share(s, missing, surplus)


def share(s: EMission, missing: i64, surplus: i64) -> None:
    """EM-8.1.3 One for one, no token moves; the group decides whom if it is not enough for all."""
    if surplus < missing:
        ask_group(s, [CoverShortage(seat, surplus) for seat in range(s.seats)])
        return
    for seat in range(s.seats):
        if s.chosen[seat] > 0:
            s.tell(events.SHARED, seat, s.chosen[seat])
            s.chosen[seat] = 0


class CoverShortage(GroupChoice):
    """EM-8.1.3 Who is covered by one of what others have too much."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: EMission) -> vec[i64]:
        """Those who lack energy."""
        found = vec[i64](capacity=4)
        for seat in range(s.seats):
            if s.chosen[seat] > 0:
                found = append(found, COVER_SHORTAGE.at(seat))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def decide(self, s: EMission, option: i64) -> None:
        """One less is missing."""
        seat: i64 = COVER_SHORTAGE.first(option)
        s.chosen[seat] -= 1
        s.tell(events.SHARED, seat, 1)
        if self.left > 1:
            ask_group(s, [CoverShortage(one, self.left - 1) for one in range(s.seats)])


class Shortages(Step[EMission]):
    """EM-8.1.2 A community for each missing energy; EM-8.1.4 a surplus is kept."""

    def run(self, s: EMission) -> None:
        """In the order of the seats."""
        short = s.chosen
        s.chosen = vec[i64]()
        for seat in range(s.seats):
            if short[seat] > 0 and s.ending == NONE:
                s.tell(events.SHORTAGE, seat, short[seat])
                take_communities(s, seat, short[seat])


# ---- EM-8.2 emissions


class EmissionCards(Choice[EMission]):
    """EM-8.2.3 Cards for this phase may be used before their own carbon is added."""

    def candidates(self, s: EMission) -> vec[i64]:
        """Such top cards of their own projects; or no more."""
        found = vec[i64](capacity=4)
        for slot in range(N_SLOTS):
            card: i64 = s.top[self.seat * N_SLOTS + slot]
            if card != NONE and IN_EMISSION_PHASE[card] != 0:
                found = append(found, USE.at(slot))
        return append(found, SKIP) if len(found) > 0 else found

    def objection(self, s: EMission, option: i64) -> i64:
        """EM-6.3.17 Needs, cost and limit as usual."""
        return 0 if option == SKIP else use_objection(s, self.seat, USE.first(option), True)

    def choose(self, s: EMission, option: i64) -> None:
        """Then maybe another."""
        if option != SKIP:
            s.then(EmissionCards(self.seat))
            declare(s, self.seat, USE.first(option))


class Emit(Step[EMission]):
    """EM-8.2.1 Dirty energy and emission tokens, needed or not; EM-7.37 less what was cut."""

    def run(self, s: EMission) -> None:
        """EM-8.2.2 On top of what the last crisis phase left there."""
        n: i64 = max(0, s.emits(self.seat) - s.cut[self.seat])
        s.recent += n
        s.emitted[(s.round - 1) * s.seats + self.seat] = n
        s.tell(events.EMITTED, self.seat, n)


# ---- EM-8.3, EM-8.4 the earth


class Sequester(Step[EMission]):
    """EM-8.3.1 Trees, oceans and filters bind carbon."""

    def run(self, s: EMission) -> None:
        """EM-8.3.2 Drawdown, if all was bound and a sink is still free."""
        sinks: i64 = s.sinks()
        bound: i64 = min(s.recent, sinks)
        s.bound[s.round - 1] = bound
        s.tell(events.BOUND, bound, sinks)
        s.recent -= bound
        if bound < sinks:
            s.drawdown = True  # EM-8.3.3
            s.tell(events.DRAWDOWN, sinks - bound)
            cool(s, sinks - bound)


class Temperature(Step[EMission]):
    """EM-8.4.1 What is left goes to the thermometer; EM-8.4.5 then recent emissions are empty."""

    def run(self, s: EMission) -> None:
        """EM-6.3.17 Use counters of this phase are cleared."""
        s.paid = vec[i64]()
        left: i64 = s.recent
        s.recent = 0
        heat(s, left)
        for stack in range(s.seats * N_SLOTS):
            s.used[stack] = 0
        for seat in range(s.seats):
            s.cut[seat] = 0
