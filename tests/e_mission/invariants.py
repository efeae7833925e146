"""Section 14 of the rules document, as far as a single position shows it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from keeling.games.e_mission.data.box import BOX
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import N_SLOTS, N_TAGS, NONE, PHASES, PROJECT_CARDS
from keeling.games.e_mission.game import GAME
from tests.e_mission.cards import ROWS, TAGS, tags_of

LIMITS = {"trees": 33, "oceans": 23, "dac": 13}
FULL = {"project cards": (128, 133), "crises": (48, 48), "global projects": (13, 24)}


def check_cards(s: EMission, dump: dict[str, Any]) -> None:
    """1, 2: no card is lost, none is in two places."""
    census = GAME.census(s)
    alone = s.seats == 1
    for what, (solo, several) in FULL.items():
        assert census.pop(what) == (solo if alone else several), what
    assert set(census.values()) == {0}
    lying = [*dump["discarded"]]
    for row in dump["seats"].values():
        lying += [
            *row["hand"],
            *row["drawn"],
            *(card for stack in row["projects"] for card in stack),
        ]
    lying += [card for there in dump["globals"] if there for card in there.get("tucked", {})]
    lying += [card for cards in dump["crisis_tucked"].values() for card in cards]
    assert max(Counter(lying).values(), default=1) == 1
    mine = [card for card in lying if card in PROJECT_CARDS]
    assert len(mine) + s.deck_size == (128 if alone else 133)
    assert len(lying) - len(mine) <= N_SLOTS * s.seats  # start cards: some may be removed
    assert sum(there is not None for there in dump["globals"]) <= 4
    crises = [*dump["column"], *dump["ongoing"], *dump["crisis_discarded"]]
    known = [name for name in crises if not name.startswith("unknown")]
    assert len(known) == len(set(known)) <= 48


def check_stacks(s: EMission, dump: dict[str, Any]) -> None:
    """3, 9: at most five projects; what follows from the cards does follow from them."""
    for seat, row in enumerate(dump["seats"].values()):
        assert len(row["projects"]) == N_SLOTS
        for slot, stack in enumerate(row["projects"]):
            tags = tags_of(stack)
            at = seat * N_SLOTS + slot
            assert [s.tag(seat, slot, n) for n in range(N_TAGS)] == [tags[tag] for tag in TAGS]
            assert (s.top[at] == NONE) == (stack == [])
            assert s.used[at] <= uses(stack)
            if dump["phase"] not in ("project", "emission"):
                assert s.used[at] == 0


def uses(stack: list[str]) -> int:
    """9: how often a top card may be used; tags leave a stack only by `move_card`."""
    if not stack or ROWS[stack[0]].limit.kind == "none":
        return 999 if stack else 0
    limit = ROWS[stack[0]].limit
    return 1 if limit.kind == "once" else max(tags_of(stack)[limit.tag] + 2, 1)


def check_numbers(s: EMission, dump: dict[str, Any]) -> None:
    """4 to 8, 10, 12: everything within its bounds."""
    for what, most in LIMITS.items():
        assert 0 <= dump[what] <= most
    running = dump["ending"] == ""
    for row in dump["seats"].values():
        assert 0 <= row["communities"] <= s.community_limit - running
        numbers = [row["demand"], row["dirty"], row["clean"], row["fewer"], row["cut"]]
        assert min(*numbers, *row["emissions"].values(), *row["resilience"].values()) >= 0
    assert 0 <= s.bands <= 8 - running
    assert 0 <= s.suspended <= 8 - s.bands
    assert 0 <= s.loose < 5 * s.seats
    assert s.recent >= 0
    assert all(0 <= n < BOX.effect_tracks.spaces for n in dump["tracks"].values())
    assert 0 <= s.round <= s.rounds <= 6


def check_crises(s: EMission, dump: dict[str, Any]) -> None:
    """15, 17: no crisis outlasts its round, and enough of them were drawn."""
    if dump["phase"] == "growth":
        assert dump["column"] == []
    if dump["phase"] in ("project", "crisis"):
        level = BOX.thermometer_level[s.bands].crises if s.bands < 8 else 0
        first = BOX.meta.first_round_crises if s.round == 1 and dump["phase"] == "project" else 0
        assert s.crises_drawn >= max(1, max(level, first) + s.crisis_bonus) - bool(s.suspended)


def check(s: EMission) -> None:
    """All that a position shows."""
    dump = GAME.dump(s)
    assert dump["phase"] in PHASES
    check_cards(s, dump)
    check_stacks(s, dump)
    check_numbers(s, dump)
    check_crises(s, dump)
