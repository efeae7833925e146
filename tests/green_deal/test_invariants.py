"""Section 19 of the rules document: what holds after every step of every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import keeling
from keeling.bots.play import decide
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import ACTIONS, INCOME, LOAN_AMOUNT
from keeling.games.green_deal.game import GAME
from keeling.kernel.rng import Rng
from tests.green_deal.invariants import check
from tests.green_deal.tables import told

PRESS_OFFICE, BRIDGE_LOAN = ACTIONS.index("A10"), ACTIONS.index("A23")
# GD-I15 What an event does to the cash of its seat: which of its numbers count, and how.
CASH = {
    "income": {1: -1, 2: 1},
    "bought": {2: -1},
    "bought_action": {2: -1},
    "repaid": {2: -1},
    "bought_chip": {2: -1},
    "dividend": {1: -1},
    "cash": {1: 1},
    "settled": {1: -1},
    "sued": {2: 1},
}
POINTS = {
    "points": {1: 1},
    "points_lost": {1: -1},
    "dividend": {2: 1},
    "image_scored": {3: 1},
    "balance_scored": {2: 1},
    "valued": {2: 1},
    "unpaid": {2: -1},
    "final_card": {2: 1},
}
MAIN = {"bought", "bought_action", "refund"}


class Diary:
    """What a game has told so far, for the invariants that compare two moments."""

    def __init__(self, s: GreenDeal) -> None:
        self.cash = [int(n) for n in s.cash]
        self.points = [0] * s.seats
        self.done: Counter[tuple[str, int]] = Counter()  # (event, seat) in this round
        self.scored: Counter[str] = Counter()  # scorings in the whole game
        self.bridged: set[int] = set()  # who has played a bridge loan in this round
        self.repaid = False  # in this turn

    def write(self, s: GreenDeal) -> None:
        """One choice has led to `s`."""
        for event in told(s):
            if event[0] == "round":
                self.end_round(s)
            self.reckon(event)
            self.count(event, s)
        assert self.cash == [int(n) for n in s.cash]  # GD-I15
        assert self.points == s.scores()
        self.points_at_once(s)

    def reckon(self, event: tuple[Any, ...]) -> None:
        """GD-I15 Cash and points by what was told."""
        name, seat, *numbers = event
        for place, sign in CASH.get(name, {}).items():
            self.cash[seat] += sign * numbers[place - 1]
        for place, sign in POINTS.get(name, {}).items():
            self.points[seat] += sign * numbers[place - 1]
        if name == "borrowed":
            self.cash[seat] += LOAN_AMOUNT[numbers[0]]
        if name == "sued":
            self.cash[numbers[0]] -= numbers[1]

    def count(self, event: tuple[Any, ...], s: GreenDeal) -> None:
        """GD-I13, GD-I17 Scorings; what GD-I10 limits; GD-I11 no loan after a repayment."""
        name, seat = event[:2]
        if name == "turn":
            self.repaid = False
        self.repaid = self.repaid or name == "repaid"
        assert not (name == "borrowed" and self.repaid)
        self.done[name, seat] += 1
        if name == "played" and event[2] == BRIDGE_LOAN:
            self.bridged.add(seat)
        if name == "boards_shown":
            assert all(s.chips_of(one) <= 1 for one in range(s.seats))
            self.scored["image"] += 1
        if name in ("balance_scored", "valued") and seat == 0:
            self.scored[name] += 1

    def points_at_once(self, s: GreenDeal) -> None:
        """GD-I12 A category awards 14 at most, the valuation 24."""
        images: Counter[int] = Counter()
        for event in told(s):
            images[event[2]] += event[4] if event[0] == "image_scored" else 0
        assert max(images.values(), default=0) <= 14
        assert sum(event[3] for event in told(s) if event[0] == "valued") <= 24

    def end_round(self, s: GreenDeal) -> None:
        """GD-I8, GD-I10 Nobody has done too much in this round."""
        done, seats = self.done, range(s.seats)
        for seat in seats:
            assert sum(done[name, seat] for name in MAIN) <= 1
            assert done["dividend", seat] <= 1
            assert done["bought_chip", seat] <= (2 if s.action[PRESS_OFFICE] == seat else 1)
            assert done["borrowed", seat] <= (2 if seat in self.bridged else 1)
        assert sum(done["bought", seat] for seat in seats) <= s.seats - 1
        self.done, self.bridged = Counter(), set()


def chosen(s: GreenDeal, bots: list[Any], rng: Rng) -> int:
    """The next choice: of chance, of a bot, or at random."""
    if bots or s.seat == keeling.CHANCE:
        return decide(s, bots, rng)
    kinds: dict[str, list[int]] = {}  # first a kind of option, then one of it
    for option in s.legal:
        kinds.setdefault(GAME.write(option).split(maxsplit=1)[0], []).append(option)
    if len(kinds) > 2 and rng.below(3):
        kinds.pop("end_turn", None)
    kind = sorted(kinds)[int(rng.below(len(kinds)))]
    return kinds[kind][int(rng.below(len(kinds[kind])))]


def play_checked(players: int, seed: int, bots: list[Any], image: str = "anew") -> GreenDeal:
    """A game with all invariants after every choice."""
    s, rng = GAME.new(GAME.config(seats=players, image=image)), Rng(seed)
    diary = Diary(s)
    while s.seat != keeling.NOBODY:
        option = chosen(s, bots, rng)
        s.events = []
        s.apply(option)
        diary.write(s)
        check(s)
    diary.end_round(s)
    assert s.round == 10  # GD-I17
    assert diary.scored == {"image": 3, "balance_scored": 2, "valued": 1}
    return s


@pytest.mark.clause("GD-5.1.7", "GD-8.3", "GD-8.4", "GD-2.1", "GD-2.6")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(8))
def test_invariants_hold_after_every_step_of_random_games(players: int, seed: int) -> None:
    play_checked(players, seed, [])


@pytest.mark.clause("GD-9.10", "GD-9.14")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_an_image_that_lasts_is_kept_through_random_games(players: int, seed: int) -> None:
    assert max(play_checked(players, seed, [], "lasting").marker) > 0
    assert max(play_checked(players, seed, []).marker) == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_invariants_hold_after_every_step_of_games_among_bots(players: int) -> None:
    play_checked(players, 1, [keeling.bot("greedy", "green_deal")] * players)


def test_the_income_table_never_decreases() -> None:
    """GD-I14."""
    assert list(INCOME) == sorted(INCOME)
