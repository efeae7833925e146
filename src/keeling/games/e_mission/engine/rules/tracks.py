"""EM-9.1, EM-9.2 Planetary effects: markers move, and tracks tip."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events, reasons
from keeling.games.e_mission.engine.effects import (
    ADD_CARBON_RECENT,
    ADD_CARBON_THERMOMETER,
    AMOUNT,
    DRAW_CRISES,
    FIRST,
    IGNORE_EFFECT_ROLL,
    KIND,
    LOSE_TREE,
    OF_GLOBALS,
    OF_TRACKS,
    OP,
    PER_PLAYER,
    SCALE,
)
from keeling.games.e_mission.engine.options import ADVANCE, RETREAT, ROLL
from keeling.games.e_mission.engine.rules.active import is_active
from keeling.games.e_mission.engine.rules.boards import lose_oceans, lose_trees
from keeling.games.e_mission.engine.rules.column import add_crises
from keeling.games.e_mission.engine.rules.group import GroupChoice
from keeling.games.e_mission.engine.rules.thermometer import Rolling, heat
from keeling.games.e_mission.engine.rules.use import uses_of_all
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    CRISIS_PHASE,
    LAST_SPACE,
    N_GLOBAL_SLOTS,
    N_TRACKS,
    NONE,
    USES,
    is_tipping,
)
from keeling.kernel.agenda import Chance, Step


class CrisisPhase(Step[EMission]):
    """EM-9.1.1 One roll for each band on the thermometer; EM-9.7.1 suspended ones do not count."""

    def run(self, s: EMission) -> None:
        """EM-9.1.7 With no band there is none."""
        s.phase_begun = CRISIS_PHASE
        s.tell(events.PHASE, CRISIS_PHASE)
        s.rolls = s.bands
        s.then(Rolls())


class Rolls(Rolling):
    """EM-9.1.5 One at a time; EM-9.1.6 each band placed meanwhile adds one."""

    def run(self, s: EMission) -> None:
        """Until none is left."""
        if s.rolls > 0:
            s.rolls -= 1
            s.then(EffectDie(), Rolls())


class EffectDie(Chance[EMission]):
    """EM-2.6 One face for each of the six tracks."""

    def candidates(self, s: EMission) -> vec[i64]:
        """All faces."""
        found = vec[i64](capacity=N_TRACKS)
        for track in range(N_TRACKS):
            found = append(found, ROLL.at(track))
        return found

    def choose(self, s: EMission, option: i64) -> None:
        """EM-9.1.2 That marker moves one space, EM-7.46 unless the roll is ignored."""
        track: i64 = ROLL.first(option)
        s.tell(events.ROLLED, track)
        slot: i64 = slot_against(s, track)
        if slot == NONE:
            advance(s, track)
        else:
            s.global_used[slot] += 1  # of the group: whose counter it is does not matter
            s.tell(events.ROLL_IGNORED, s.out[slot])


def slot_against(s: EMission, track: i64) -> i64:
    """EM-7.46 The slot of an active project that ignores a roll of this track, not used up."""
    for slot in range(N_GLOBAL_SLOTS):
        if s.out[slot] != NONE:
            effect: i64 = FIRST[OF_GLOBALS + s.out[slot]]
            fits = OP[effect] == IGNORE_EFFECT_ROLL and KIND[effect] == track
            if fits and is_active(s, slot) and uses_of_all(s, slot) < USES[s.out[slot]]:
                return slot
    return NONE


def advance(s: EMission, track: i64) -> None:
    """EM-9.1.2 On a tipping space the track takes effect; EM-9.1.3 and always on the last."""
    if s.marker[track] < LAST_SPACE:
        s.marker[track] += 1
        s.tell(events.MARKER, track, s.marker[track])
        if not is_tipping(track, s.marker[track]):
            return
    s.tell(events.TIPPED, track)
    for effect in range(FIRST[OF_TRACKS + track], FIRST[OF_TRACKS + track + 1]):
        if s.ending == NONE:
            tip(s, effect)


def tip(s: EMission, effect: i64) -> None:
    """EM-9.2 What a track does; EM-9.2.7 per player: N times, and nothing helps against it."""
    op: i64 = OP[effect]
    n: i64 = AMOUNT[effect] * s.seats if SCALE[effect] == PER_PLAYER else AMOUNT[effect]
    if op == DRAW_CRISES:  # EM-9.2.1
        add_crises(s, n)
    elif op == LOSE_TREE:  # EM-9.2.2, EM-9.2.3
        lose_trees(s, n)
    elif op == ADD_CARBON_RECENT:  # EM-9.2.3, EM-9.2.5
        s.recent += n
        s.tell(events.RECENT, n)
    elif op == ADD_CARBON_THERMOMETER:  # EM-9.2.4
        heat(s, n)
    else:  # EM-9.2.6
        lose_oceans(s, n)


class Retreat(GroupChoice):
    """EM-7.16 The group moves one marker back; nothing triggers."""

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, s: EMission) -> vec[i64]:
        """All markers."""
        found = vec[i64](capacity=N_TRACKS)
        for track in range(N_TRACKS):
            found = append(found, RETREAT.at(track))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """One that can move."""
        return reasons.AT_START.at() if s.marker[RETREAT.first(option)] == 0 else 0

    def decide(self, s: EMission, option: i64) -> None:
        """Not below 0; a tipping space reached again later triggers again."""
        track: i64 = RETREAT.first(option)
        s.marker[track] = max(0, s.marker[track] - self.n)
        s.tell(events.MARKER_BACK, track, s.marker[track])


class Advance(GroupChoice):
    """EM-9.8.9 The marker with the lowest position moves; the group chooses on ties."""

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, s: EMission) -> vec[i64]:
        """All markers."""
        found = vec[i64](capacity=N_TRACKS)
        for track in range(N_TRACKS):
            found = append(found, ADVANCE.at(track))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """The lowest ones."""
        own: i64 = s.marker[ADVANCE.first(option)]
        for track in range(N_TRACKS):
            if s.marker[track] < own:
                return reasons.NOT_LOWEST.at()
        return 0

    def decide(self, s: EMission, option: i64) -> None:
        """One step at a time."""
        steps: list[Step[EMission]] = []
        for _ in range(self.n):
            steps += [MoveMarker(ADVANCE.first(option))]
        s.then(*steps)


class MoveMarker(Step[EMission]):
    """EM-9.8.9 A marker moves one space."""

    def __init__(self, track: i64) -> None:
        super().__init__()
        self.track = track

    def run(self, s: EMission) -> None:
        """Each as EM-9.1.2 and EM-9.1.3."""
        advance(s, self.track)
