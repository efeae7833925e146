"""Section J of the rules document: what holds after every step of every game."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.bots.play import decide
from keeling.games.carbon.engine.cards import UNSEEN
from keeling.games.co2.engine.state import EMPTY, GREEN, Co2
from keeling.games.co2.engine.tables import FOSSIL_SETS, N_REGIONS, NONE
from keeling.games.co2.game import GAME
from keeling.kernel.config import Config
from keeling.kernel.rng import Rng
from tests.co2.invariants import check, spaces_of

CONFIGS = [
    GAME.config(seats=seats, fossil_set=fossils, lobby_draft=draft, start_player_auction=auction)
    for seats in range(1, 6)
    for n, fossils in enumerate(FOSSIL_SETS)
    for draft, auction in ([(False, False)] if seats == 1 else [(n % 2 == 0, n % 3 == 0)])
] + [GAME.config(seats=seats) for seats in range(2, 6)]
MANDATORY = ("propose", "install", "build", "build_cheaper")
CARDS = ("lobby", "minor", "claim", "build_cheaper")


def told(s: Co2) -> list[tuple[Any, ...]]:
    """What has been told since the last choice, by names of events."""
    return [(GAME.events.all[event[0]].name, *event[1:]) for event in s.events or []]


class Diary:
    """What a game has shown so far, for the invariants that compare two moments."""

    def __init__(self, s: Co2) -> None:
        self.turns = [0] * s.seats
        self.built: set[int] = set()  # regions built in, in this turn
        self.prices: list[int] = []  # of this turn
        self.taken: list[str] = []  # verbs chosen by the active player in this turn

    def write(self, before: Co2, verb: str, s: Co2) -> None:
        """One choice: `before` became `s`."""
        never_backwards(before, s)
        self.control(before, s)
        self.turn(before, verb, s)
        by_phase(before, s)

    def control(self, before: Co2, s: Co2) -> None:
        """J-20, J-33 Control changes by a build in the region only, and never to nobody."""
        for event in told(s):
            if event[0] == "built":
                self.built = {int(event[3])}
            elif event[0] == "controls":
                assert event[2] in self.built
        for region in range(N_REGIONS):
            if s.controller[region] != before.controller[region]:
                assert s.controller[region] != NONE
                assert region in self.built

    def turn(self, before: Co2, verb: str, s: Co2) -> None:
        """J-26, J-30, J-32 Count turns, actions and prices."""
        if before.active != NONE and before.seat == before.active:
            self.taken.append(verb if GAME.prompt(before) == "act" else f"({verb})")
            if verb == "end" and not set(self.taken) & set(MANDATORY):
                options = {option.split()[0] for option in GAME.legal(before)}
                assert not options & {"propose", "install", "build"}
        if before.active != NONE:
            self.prices.append(int(s.price))
        begun = [int(event[1]) for event in told(s) if event[0] == "turn"]
        if not begun and s.active != NONE:
            return
        self.end_turn()
        for seat in begun:
            self.turns[seat] += 1
        self.prices = [int(s.price)]

    def end_turn(self) -> None:
        """J-26 One mandatory action, the others once each; J-32 the price falls once at most."""
        verbs = self.taken
        assert sum(verb in MANDATORY for verb in verbs) <= 1
        assert verbs.count("move") <= 1
        assert verbs.count("buy") + verbs.count("sell") <= 1
        assert sum(verb in CARDS for verb in verbs) <= 1
        steps = [b - a for a, b in zip(self.prices, self.prices[1:], strict=False) if a != b]
        assert steps.count(-1) == sum(step < 0 for step in steps) <= verbs.count("sell")
        if -1 in steps:
            assert steps[0] == -1
        self.taken, self.built = [], set()


def never_backwards(before: Co2, s: Co2) -> None:
    """J-3, J-14, J-23 Levels never fall; the pool and (not alone) hands never grow."""
    assert all(new >= old for new, old in zip(s.levels, before.levels, strict=True))
    assert all(new <= old for new, old in zip(s.pool, before.pool, strict=True))
    if s.seats > 1 and before.active != NONE:
        assert all(s.hand_of(seat) <= before.hand_of(seat) for seat in range(s.seats))
        assert sum(p == UNSEEN for p in s.lobby) == sum(p == UNSEEN for p in before.lobby)
    for region in range(N_REGIONS):  # J-21
        pairs = list(zip(spaces_of(before, region), spaces_of(s, region), strict=True))
        if any(0 <= old < GREEN and new != old for old, new in pairs):
            assert EMPTY not in spaces_of(before, region)
        assert all(new == old for old, new in pairs if old >= GREEN)


def by_phase(before: Co2, s: Co2) -> None:
    """J-9, J-31, J-32 What rises or falls in which phase."""
    if s.seat == keeling.NOBODY:
        return
    if before.active != NONE:
        assert s.co2 <= before.co2
    else:
        assert s.co2 >= before.co2
        assert s.price >= before.price
    for seat in range(s.seats):
        assert s.ceps[seat] <= before.ceps[seat] or before.active == seat


def check_end(s: Co2, diary: Diary, *, too_hot: bool) -> None:
    """J-29, J-30 Lost or scored, and everybody has had all turns."""
    assert s.lost == (too_hot and s.seats > 1)
    assert (s.co2 >= 500) == too_hot
    decades = s.decade - 1 if too_hot else s.decade
    assert diary.turns == [decades * s.rounds] * s.seats
    assert s.lost == (s.winners() == [] and s.seats > 1)


def chosen(s: Co2, bots: list[Any], rng: Rng) -> int:
    """The next choice: of chance, of a bot, or at random."""
    if bots or s.seat == keeling.CHANCE:
        return decide(s, bots, rng)
    kinds: dict[str, list[int]] = {}
    for option in s.legal:
        kinds.setdefault(kind_of(GAME.write(option)), []).append(option)
    kind = sorted(kinds)[int(rng.below(len(kinds)))]
    return kinds[kind][int(rng.below(len(kinds[kind])))]


def kind_of(notation: str) -> str:
    """First a kind of option, then one of it: or most games would be proposals and little else."""
    return "speak" if "congress_place" in notation else notation.split(maxsplit=1)[0]


def play_checked(config: Config, seed: int, bots: list[Any]) -> Co2:
    """A game with all invariants after every choice."""
    s, rng = GAME.new(config), Rng(seed)
    diary, too_hot = Diary(s), False
    while s.seat != keeling.NOBODY:
        option = chosen(s, bots, rng)
        before, s.events = s.clone(), []
        s.apply(option)
        diary.write(before, GAME.write(option).split()[0], s)
        too_hot = too_hot or any(event[0] == "too_hot" for event in told(s))
        check(s)
    check_end(s, diary, too_hot=too_hot)
    return s


@pytest.mark.clause("CO-3.1", "CO-3.3", "CO-5.1", "CO-5.2", "CO-12.10", "CO-12.11", "CO-8.15")
@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_invariants_hold_after_every_step_of_random_games(config: Config) -> None:
    for seed in range(3):
        play_checked(config, seed, [])


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS[::4], ids=str)
def test_invariants_hold_after_every_step_of_games_among_bots(config: Config) -> None:
    bots = [keeling.bot("greedy", "co2")] * config.seats
    play_checked(config, 1, bots)
