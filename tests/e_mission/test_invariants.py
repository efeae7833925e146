"""Section 14 of the rules document: what holds after every step of every game."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.bots.play import decide
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import PHASES
from keeling.games.e_mission.game import GAME
from keeling.kernel.rng import Rng
from tests.e_mission.invariants import check
from tests.e_mission.tables import told

PHASE_ORDER = ["global", "project", "emission", "crisis", "growth"]
# 16 What may change a hand: its own seat's actions, and what others draw, give or exchange.
OWN = {"covered", "tucked", "supported", "helped", "paid", "kept", "recovered", "discarded"}


class Diary:
    """What was before a choice, for the invariants that compare two moments."""

    def __init__(self, s: EMission) -> None:
        self.phases: list[str] = []
        self.rounds = 0
        self.look(s)

    def look(self, s: EMission) -> None:
        """Remember how it stands."""
        self.markers = [int(n) for n in s.marker]
        self.drawdown, self.recent = s.drawdown, int(s.recent)
        self.phase = PHASES[s.phase_begun]
        self.hands = [int(n) for n in s.hand_size]
        self.cut = [int(n) for n in s.cut]

    def write(self, s: EMission) -> None:
        """One choice has led to `s`."""
        events = told(s)
        self.follow_phases(s, events)
        self.follow_marks(s, {event[0] for event in events})
        self.follow_hands(s, events)
        self.balance(events)
        self.look(s)

    def follow_phases(self, s: EMission, events: list[tuple[Any, ...]]) -> None:
        """12 Five phases a round in their order; at most as many rounds as there are."""
        for name, n, *_ in events:
            if name == "round":
                self.rounds += 1
                assert n == self.rounds <= s.rounds
                assert self.phases in ([], PHASE_ORDER)
                self.phases = []
            if name == "phase":
                self.phases.append(PHASES[n])
                assert self.phases == PHASE_ORDER[: len(self.phases)]

    def follow_marks(self, s: EMission, names: set[str]) -> None:
        """7, 10, 11 Markers, the round marker, recent emissions."""
        back = [now < then for now, then in zip(s.marker, self.markers, strict=True)]
        assert not any(back) or "marker_back" in names
        if s.drawdown and not self.drawdown:
            assert "drawdown" in names
        if self.drawdown and not s.drawdown:
            assert "phase" in names
            assert PHASES[s.phase_begun] != "crisis"
        if s.recent != self.recent:
            assert names & {"recent", "emitted", "bound"}

    def follow_hands(self, s: EMission, events: list[tuple[Any, ...]]) -> None:
        """16 A hand changes by its owner, or because somebody gives or lets draw."""
        touched = {event[1] for event in events if event[0] in {*OWN, "drew", "gave_card"}}
        touched |= {event[2] for event in events if event[0] == "gave_card"}
        for seat in range(s.seats):
            if s.hand_size[seat] != self.hands[seat]:
                assert seat in touched

    def balance(self, events: list[tuple[Any, ...]]) -> None:
        """13 What was emitted and what waited is bound or heats."""
        names = [event[0] for event in events]
        if "bound" not in names:
            return
        emitted = sum(event[2] for event in events if event[0] == "emitted")
        end = names.index("bound")
        bound, later = events[end][1], names[end:]
        behind = end + (later.index("phase") if "phase" in later else len(later))
        heated = sum(event[1] for event in events[end:behind] if event[0] == "heated")
        assert self.recent + emitted == bound + heated


def chosen(s: EMission, bots: list[Any], rng: Rng) -> int:
    """The next choice: of chance, of a bot, or at random, but seldom done."""
    if bots or s.seat == keeling.CHANCE:
        return decide(s, bots, rng)
    kinds: dict[str, list[int]] = {}  # first a kind of option, then one of it
    for option in s.legal:
        kinds.setdefault(GAME.write(option).split(maxsplit=1)[0], []).append(option)
    if len(kinds) > 1 and rng.below(3):
        kinds.pop("done", None)
    eager = [kind for kind in ("use", "use_global", "support", "help") if kind in kinds]
    if eager and rng.below(2):  # so that games last longer
        kinds = {kind: kinds[kind] for kind in eager}
    kind = sorted(kinds)[int(rng.below(len(kinds)))]
    return kinds[kind][int(rng.below(len(kinds[kind])))]


def play_checked(players: int, seed: int, bots: list[Any], **settings: Any) -> EMission:
    """A game with all invariants after every choice."""
    s, rng = GAME.new(GAME.config(seats=players, **settings)), Rng(seed)
    diary = Diary(s)
    diary.follow_phases(s, told(s))  # alone the set-up asks nothing
    while s.seat != keeling.NOBODY:
        if not bots and s.seat >= 0 and rng.below(4) == 0:  # somebody else is faster
            s.call(s.choosing()[int(rng.below(len(s.choosing())))])
        option = chosen(s, bots, rng)
        s.events = []
        s.apply(option)
        diary.write(s)
        check(s)
    assert s.ending >= 0
    assert diary.rounds <= s.rounds
    return s


@pytest.mark.clause("EM-4.1", "EM-10.3", "EM-2.11", "EM-8.3.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_invariants_hold_after_every_step_of_random_games(players: int, seed: int) -> None:
    play_checked(players, seed, [])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("wanted", ["harder", "harder_each", "easier", "easier_each", "other_aims"])
def test_invariants_hold_with_challenges(players: int, wanted: str) -> None:
    play_checked(players, 7, [], challenges=wanted)


def test_invariants_hold_after_every_step_of_a_game_of_a_bot() -> None:
    play_checked(1, 1, [keeling.bot("greedy", "e_mission")])
