"""FE-5.2, FE-6.3.6, FE-10.5 Power lines: placing them from the supply, and moving them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.future_energy.engine import events, reasons
from keeling.games.future_energy.engine.options import DECLINE, LIFT, LINE
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.engine.tables import IN_PLAY, N_CONNECTIONS
from keeling.kernel.agenda import Choice


def line_objection(s: FutureEnergy, seat: i64, connection: i64, double: bool) -> i64:
    """Why a line of the seat cannot go there.

    FE-5.2.3, FE-5.2.4 A bought line needs a connection without lines. FE-6.3.6 A line gained by an
    effect (`double`) may also lie beside exactly one line, a foreign one. FE-6.3.7 Never more than
    two lines, never two of one player. FE-2.2.3 Connections at closed fields are out of play.
    """
    if not s.in_play(connection):
        return reasons.OUT_OF_PLAY.at()
    if s.lines[connection] == 0:
        return 0
    if not double:
        return reasons.HAS_LINE.at()
    if s.has_line(connection, seat):
        return reasons.OWN_LINE_THERE.at()
    return reasons.TWO_LINES_THERE.at() if s.lines_at(connection) > 1 else 0


def room_for_lines(s: FutureEnergy, seat: i64, double: bool, enough: i64) -> i64:
    """How many connections can take a line of the seat; counting stops at `enough`."""
    found: i64 = 0
    for connection in range(N_CONNECTIONS):
        if line_objection(s, seat, connection, double) == 0:
            found += 1
            if found == enough:
                return found
    return found


def all_connections(s: FutureEnergy, first: i64) -> vec[i64]:
    """Every connection of this side of the board, as options of the verb that starts at `first`."""
    found = vec[i64]()
    for connection in range(N_CONNECTIONS):
        if s.on_board(connection):
            found = append(found, first + connection)
    return found


class PlaceLine(Choice[FutureEnergy]):
    """FE-5.2.1 to FE-5.2.6, FE-6.3.6, FE-11.2.3 Place lines from their own supply, one by one."""

    def __init__(self, seat: i64, count: i64, double: bool, optional: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.double = double
        self.optional = optional

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any connection, or none if it is voluntary; FE-6.3.8 with an empty supply nothing."""
        if s.spare_lines[self.seat] == 0:
            return vec[i64]()
        found = vec[i64]()
        if self.optional:
            found = append(found, DECLINE)
        for connection in range(N_CONNECTIONS):
            if s.on_board(connection):
                found = append(found, LINE.at(connection))
        return found

    def options(self, s: FutureEnergy) -> vec[i64]:
        """The candidates without objection, without asking one by one."""
        legal = vec[i64](capacity=N_CONNECTIONS)
        if s.spare_lines[self.seat] == 0:
            return legal
        if self.optional:
            legal = append(legal, DECLINE)
        first: i64 = LINE.base
        row: i64 = s.seats * N_CONNECTIONS
        for connection in range(N_CONNECTIONS):
            if s.lines[connection] == 0:
                if IN_PLAY[row + connection] == 1:
                    legal = append(legal, first + connection)
            elif self.double and line_objection(s, self.seat, connection, True) == 0:
                legal = append(legal, first + connection)
        return legal

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """See `line_objection`."""
        if option == DECLINE:
            return 0
        return line_objection(s, self.seat, LINE.first(option), self.double)

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-5.2.6, FE-7.1 Placing the last line of a supply triggers the end."""
        if option == DECLINE:
            return
        connection: i64 = LINE.first(option)
        s.add_line(connection, self.seat)
        s.spare_lines[self.seat] -= 1
        s.tell(events.PLACED_LINE, self.seat, connection)
        if s.spare_lines[self.seat] == 0:
            s.ending = True
            s.tell(events.LAST_LINE, self.seat)
        if self.count > 1:
            s.then(PlaceLine(self.seat, self.count - 1, self.double, self.optional))


def can_move_line(s: FutureEnergy, seat: i64, double: bool) -> bool:
    """FE-10.5.2 A line of their own on the board and somewhere else to put it."""
    if room_for_lines(s, seat, double, 1) == 0:
        return False
    for connection in range(N_CONNECTIONS):
        if s.has_line(connection, seat):
            return True
    return False


class LiftLine(Choice[FutureEnergy]):
    """FE-10.5.2, FE-10.5.3 Pick up one own line from the board; it must go elsewhere."""

    def __init__(self, seat: i64, double: bool) -> None:
        super().__init__(seat)
        self.double = double

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any connection of the board."""
        return all_connections(s, LIFT.base)

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """Only own lines, and only if there is somewhere else to put one."""
        if not s.has_line(LIFT.first(option), self.seat):
            return reasons.NO_OWN_LINE.at()
        if room_for_lines(s, self.seat, self.double, 1) == 0:
            return reasons.NOWHERE_TO.at()
        return 0

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """Where it goes is the next question."""
        s.then(PutDownLine(self.seat, self.double, LIFT.first(option)))


class PutDownLine(Choice[FutureEnergy]):
    """FE-10.5.4 The moved line changes its connection; it never returns to the supply."""

    def __init__(self, seat: i64, double: bool, origin: i64) -> None:
        super().__init__(seat)
        self.double = double
        self.origin = origin

    def candidates(self, s: FutureEnergy) -> vec[i64]:
        """Any connection of the board."""
        return all_connections(s, LINE.base)

    def objection(self, s: FutureEnergy, option: i64) -> i64:
        """FE-10.5.2 For o02 an empty connection, FE-10.5.3 else as for any line of an effect."""
        connection: i64 = LINE.first(option)
        if connection == self.origin:
            return reasons.SAME_CONNECTION.at()
        objection: i64 = line_objection(s, self.seat, connection, True)
        if objection == reasons.OWN_LINE_THERE.at() or self.double or s.lines[connection] == 0:
            return objection
        return reasons.NEEDS_EMPTY.at()

    def choose(self, s: FutureEnergy, option: i64) -> None:
        """FE-10.5.16 Moving a line never triggers the end."""
        connection: i64 = LINE.first(option)
        s.remove_line(self.origin, self.seat)
        s.tell(events.LIFTED_LINE, self.seat, self.origin)
        s.add_line(connection, self.seat)
        s.tell(events.PLACED_LINE, self.seat, connection)
