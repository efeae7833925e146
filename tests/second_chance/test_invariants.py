"""Section 21 of the rules document: what holds after every step of every game."""

from __future__ import annotations

import pytest

import keeling
from keeling.games.carbon.engine.cards import SHOWN, UNSEEN
from keeling.games.second_chance.engine.places import GREEN, PLAYED
from keeling.games.second_chance.engine.rules.environment import unmet
from keeling.games.second_chance.engine.state import COOP, SecondChance
from keeling.games.second_chance.engine.tables import FOR_START, N_REGIONS, NONE
from keeling.games.second_chance.game import GAME
from keeling.kernel.bag import bag
from keeling.kernel.config import Config, covering
from keeling.kernel.rng import Rng
from keeling.testing import check_node
from tests.second_chance.invariants import check, check_control, slots_of
from tests.second_chance.tables import told

CONFIGS = [config for config in covering(GAME.configs()) if config.seats > 1] + [
    GAME.config(seats=1, solo_goal=goal)
    for goal in ("none", "random", *(f"solo_goal_{n:02}" for n in range(1, 13)))
]
MAINS = ("plan", "prepare", "build", "build_subsidised")
CARDS = ("lobby", "side", "claim", "finance", "announce")
BUILDING = ("build", "build_subsidised", "finance", "claim", "prepare", "second")
AHEAD = ("speak", "stock", "move", "recruit", *BUILDING, "lobby", "plan")
MANY = 4000


class Diary:
    """What a game has shown so far, for the invariants that compare two moments."""

    def __init__(self, s: SecondChance) -> None:
        self.turns = [0] * s.seats
        self.built: set[int] = set()  # regions built in, by this choice
        self.taken: list[str] = []  # verbs chosen by the active player in this turn
        self.full_handed = False  # somebody has controlled five regions (SC-2.5)

    def write(self, before: SecondChance, verb: str, s: SecondChance) -> None:
        """One choice: `before` became `s`."""
        never_backwards(before, s)
        self.control(before, s)
        self.turn(before, verb, s)

    def control(self, before: SecondChance, s: SecondChance) -> None:
        """SC-7.4.1 Control changes by a build in the region only, and never to nobody."""
        built = {int(event[3]) for event in told(s) if event[0] == "built"}
        for region in range(N_REGIONS):
            if s.controller[region] != before.controller[region]:
                assert s.controller[region] != NONE
                assert region in built
        self.full_handed |= max(int(s.regions_of(seat)) for seat in range(s.seats)) >= 5
        if s.seats > 1 and not self.full_handed:
            check_control(s)

    def turn(self, before: SecondChance, verb: str, s: SecondChance) -> None:
        """INV-14 Count turns and actions."""
        if before.active != NONE and before.seat == before.active:
            prompt = GAME.prompt(before)
            acting = prompt in {"act", "second_main", "financed_build", "announced_action"}
            self.taken.append(verb if acting else f"({verb})")
            if verb == "end" and before.mains == 0:
                options = {option.split()[0] for option in GAME.legal(before)}
                assert not options & set(MAINS)
        begun = [int(event[1]) for event in told(s) if event[0] == "turn"]
        if begun or s.active == NONE:
            self.end_turn(s)
        for seat in begun:
            self.turns[seat] += 1

    def end_turn(self, s: SecondChance) -> None:
        """INV-14 One main action (two alone, of different kinds), the others once each."""
        verbs = self.taken
        mains = ["build" if verb == "build_subsidised" else verb for verb in verbs if verb in MAINS]
        assert len(mains) == len(set(mains)) <= (2 if s.seats == 1 else 1)
        assert verbs.count("move") <= 1
        assert verbs.count("buy") + verbs.count("sell") <= 1
        assert sum(verb in CARDS for verb in verbs) <= 1
        self.taken = []


def never_backwards(before: SecondChance, s: SecondChance) -> None:
    """INV-11, INV-15, INV-18; green plants stay, pools and hands never grow."""
    assert all(new >= old for new, old in zip(s.levels, before.levels, strict=True))
    if before.active != NONE:
        assert all(new <= old for new, old in zip(s.pool, before.pool, strict=True))
        assert all(s.hand_of(seat) <= before.hand_of(seat) for seat in range(s.seats))
        unseen = [sum(place == UNSEEN for place in row) for row in (s.lobby, before.lobby)]
        assert unseen[0] == unseen[1]
    for new, old in zip(s.lobby, before.lobby, strict=True):
        assert old < PLAYED or PLAYED <= old <= new < old + 5
    for new, old in zip(s.un_goal, before.un_goal, strict=True):
        assert not 0 <= old < SHOWN or new == old
    for region in range(N_REGIONS):
        pairs = zip(slots_of(before, region), slots_of(s, region), strict=True)
        assert all(new == old for old, new in pairs if old >= GREEN)
    if s.mode == COOP and NONE not in before.tiles:
        assert s.turned & before.turned == before.turned
        assert unmet(s) <= unmet(before)


def check_end(s: SecondChance, diary: Diary) -> None:
    """The game was lost, or everybody has had all turns."""
    if s.lost:
        assert s.winners() == []
        return
    rounds = {1: 16, 2: 16, 3: 11, 4: 8} if s.mode == COOP else {2: 20, 3: 15, 4: 10}
    assert diary.turns == [rounds[int(s.seats)]] * s.seats
    assert s.winners()


def chosen(s: SecondChance, rng: Rng, *, ahead: bool) -> int:
    """The next choice, at random; `ahead`: more often what brings the team on."""
    if s.seat == keeling.CHANCE:
        return int(s.sample(rng))
    kinds: dict[str, list[int]] = {}
    for option in s.legal:
        kinds.setdefault(kind_of(GAME.write(option)), []).append(option)
    names = sorted(kinds)
    wanted = [name for name in AHEAD if name in kinds][:1]
    if ahead and wanted and rng.below(4) > 0:
        names = wanted
    of_kind = kinds[names[int(rng.below(len(names)))]]
    return of_kind[int(rng.below(len(of_kind)))]


def kind_of(notation: str) -> str:
    """First a kind of option, then one of it: or most games would be plans and little else."""
    verb, *arguments = notation.split()
    if verb != "move":
        return verb
    target = arguments[1].rstrip("0123456789")
    return {"summit_place_": "speak", "lobby_": "enter", "board": "return"}.get(target, "move")


def play_checked(config: Config, seed: int, *, ahead: bool = False) -> SecondChance:
    """A game with all invariants after every choice; if long, with the contract now and then."""
    s, rng = GAME.new(config), Rng(seed)
    if ahead:
        make_easy(s)
    diary, n = Diary(s), 0
    while s.seat != keeling.NOBODY:
        n += 1
        if ahead and n % 20 == 0:
            check_node(GAME, s, rng, f"{config}, choice {n}")
        option = chosen(s, rng, ahead=ahead)
        before, s.events = s.clone(), []
        s.apply(option)
        diary.write(before, GAME.write(option).split()[0], s)
        if ahead and told(s) and told(s)[-1][0] == "turn":
            s.money[s.active] += 5
            s.offer_again(keeling.NOBODY)
        check(s)
    check_end(s, diary)
    return s


def make_easy(s: SecondChance) -> None:
    """Points for all goals and all CO₂; and among rivals no plant is worse than gas."""
    if s.mode == COOP:
        s.add_points(0, FOR_START, MANY)
    else:
        s.fossils = bag([int(s.fossils.size), 0, 0])


@pytest.mark.clause("SC-2.1", "SC-7.4.1", "SC-7.4.8", "SC-10.1")
@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_invariants_hold_after_every_step_of_random_games(config: Config) -> None:
    for seed in range(2):
        play_checked(config, seed)


@pytest.mark.clause("SC-2.1", "SC-7.4.1", "SC-7.4.8", "SC-12.1")
@pytest.mark.parametrize("config", CONFIGS[::2], ids=str)
def test_invariants_hold_in_games_that_live_to_the_last_decade(config: Config) -> None:
    s = play_checked(config, CONFIGS.index(config), ahead=True)
    assert s.decade == s.decades
    assert sum(slot >= GREEN for slot in s.slot) >= 4
