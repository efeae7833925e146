"""How the race against time and heat stands, and what a carbon less is worth in it."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.e_mission.bot import weights as w
from keeling.games.e_mission.engine.rules.column import crisis_number
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import CRISIS_PHASE, LAST_SPACE, N_TRACKS, is_tipping


class Outlook:
    """The balance of carbon, and how long and how hot it will still be."""

    def __init__(self, s: EMission) -> None:
        self.left: i64 = s.rounds - s.round
        self.chances = float(self.left + (1 if s.phase_begun < CRISIS_PHASE else 0))
        self.gap = float(balance(s))
        self.pace = w.PACE * float(s.seats)
        self.turns = max(0.0, self.gap + 1.0) / self.pace
        self.ahead = max(0.0, min(self.turns, self.chances, w.HORIZON))  # rounds that count
        self.row = float(s.row())
        self.heat = float((s.bands + s.suspended) * s.row() + s.loose)
        self.cost = race(s, self, self.gap)
        more = race(s, self, self.gap + 1.0) - self.cost
        self.carbon = max(w.LEAST, more)  # one less in each round
        self.card = w.CARD * self.carbon
        self.bands = float(s.bands)
        self.next_bands = self.bands + max(0.0, self.gap + float(s.recent) - self.pace) / self.row
        self.crises = float(crisis_number(s))
        hot = max(0.0, self.next_bands - w.COOL)
        self.once = 0.5 * float(s.seats) * (w.HEAT + 2.0 * w.HOT * hot) / self.row  # one less now


def balance(s: EMission) -> i64:
    """EM-8.3.2 What all emit in a round beyond what the earth binds."""
    total: i64 = -s.sinks()
    for seat in range(s.seats):
        total += s.emits(seat)
    return total


def race(s: EMission, o: Outlook, gap: float) -> float:
    """What a balance costs: time until drawdown, and heat until then."""
    turns = max(0.0, gap + 1.0) / o.pace
    late = max(0.0, turns - o.chances + 0.5)
    heat = o.heat
    n = 1.0
    over = gap + float(s.recent)
    while n <= o.chances and over - n * o.pace > 0.0:
        heat += over - n * o.pace
        n += 1.0
    bands = heat / o.row
    hot = max(0.0, bands - w.COOL)
    cost = w.TURN * turns + w.LATE * late * late + w.HEAT * bands + w.HOT * hot * hot
    return 0.5 * float(s.seats) * cost  # a carbon weighs the same however many play


def tracks(s: EMission, o: Outlook) -> float:
    """What markers before their tipping points cost."""
    near = 0.0
    for track in range(N_TRACKS):
        space: i64 = min(s.marker[track] + 1, LAST_SPACE)
        near += 1.0 if is_tipping(track, space) else 0.3
    return w.TRACK * near * o.next_bands / 6.0
