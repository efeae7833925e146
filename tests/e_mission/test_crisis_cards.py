"""Every crisis card: whom it hits and what it does, reckoned from its row."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from keeling.games.e_mission.data.box import CRISES, PROJECTS
from keeling.games.e_mission.data.cards import Crisis, Effect
from keeling.games.e_mission.engine.effects import RESTRICTIONS
from keeling.games.e_mission.engine.tables import TRACKS
from keeling.games.e_mission.game import GAME
from tests.e_mission.cards import (
    ROWS,
    Numbers,
    changes,
    counted,
    differing,
    finish,
    tags_of,
)
from tests.e_mission.tables import NAMES, table

ROW = {card.id: card for card in CRISES}
BANDS = 3
BOARDS: dict[str, dict[str, Any]] = {
    "blue": {
        "demand": 12,
        "dirty": 9,
        "clean": 2,
        "communities": 1,
        "resilience": {"social": 1, "ecological": 2, "infrastructure": 0},
        "hand": ["P001", "P006", "P010"],
        "projects": [["P011"]],
    },
    "orange": {
        "demand": 3,
        "dirty": 5,
        "clean": 3,
        "communities": 2,
        "resilience": {"social": 2, "ecological": 0, "infrastructure": 1},
        "hand": ["P012", "P013"],
        "projects": [["P020", "P023"], ["P014"]],
    },
    "green": {
        "demand": 3,
        "dirty": 3,
        "clean": 4,
        "resilience": {"social": 0, "ecological": 1, "infrastructure": 2},
        "hand": ["P015", "P016"],
        "projects": [["P026"]],
    },
}


def given(card: Crisis, players: int, under: list[str]) -> dict[str, Any]:
    """A crisis alone in the column, and all that crises can take."""
    tracks = dict.fromkeys(TRACKS, 1)
    return {
        "bands": BANDS,
        "trees": 20,
        "oceans": 20,
        "tracks": {**tracks, "extreme_weather": 0},
        "globals": [{"card": "G10", "tucked": {"P002": ""}}],
        "seats": {name: BOARDS[name] for name in NAMES[:players]},
        "column": [card.id],
        "crisis_tucked": {card.id: under} if under else {},
        "phase": "crisis",
    }


def targets(card: Crisis, players: int) -> list[str]:
    """EM-9.3.3 Whom a crisis hits; the boards have no ties."""
    names = NAMES[:players]
    what, _, of = card.target.partition(":")
    if what in ("all", "world"):
        return names if what == "all" else ["world"]
    if what == "lowest":
        return [min(names, key=lambda name: BOARDS[name]["resilience"][of])]
    if what == "most_tags":
        found = {n: tags_of(c for p in BOARDS[n]["projects"] for c in p)[of] for n in names}
        best = max(names, key=lambda name: found[name])
        return [best] if found[best] else []
    if what == "fewest":
        return [min(names, key=lambda name: BOARDS[name][of])]
    return [max(names, key=lambda name: BOARDS[name].get(of, 0))]


def amount(card: Crisis, effect: Effect, seat: str, players: int, aid: int) -> int:
    """EM-9.3.7, EM-9.3.8, EM-9.3.13."""
    n = card.solo_n if players == 1 and card.solo_n else effect.n
    n *= {"band": BANDS, "player": players}.get(effect.per, 1)
    if effect.per == "two_own_communities":
        n *= BOARDS[seat].get("communities", 0) // 2
    if card.tuck and card.tuck.mode == "reduce":
        n -= aid
    if seat != "world" and card.reduce_by != "none":
        n -= BOARDS[seat]["resilience"][card.reduce_by]
    return max(0, n)


def wanted_of(effect: Effect, seat: str, a: int) -> dict[str, int]:
    """EM-9.8 What an effect of amount `a` changes; there are trees and oceans enough."""
    board = BOARDS.get(seat, {})
    if effect.do == "lose_resilience":
        lost = min(a, board["resilience"][effect.kind])
        return {f"{seat} {effect.kind}": -lost, f"{seat} communities": a - lost}
    if effect.do == "lose_dirty":
        lost = min(a, board["dirty"])
        short = max(0, board["demand"] - board["dirty"] + lost - board["clean"])
        return {f"{seat} dirty": -lost, f"{seat} communities": short}
    if effect.do == "discard_cards":
        cards = [*board["hand"], *(c for p in board["projects"] for c in p)]
        fitting = [c for c in cards if not effect.tag or effect.tag in ROWS[c].tags]
        return {f"{seat} cards": -min(a, len(fitting)), "pile": min(a, len(fitting))}
    return {
        "gain_community": {f"{seat} communities": a},
        "lose_tree": {"trees": -a},
        "lose_ocean": {"oceans": -a},
        "add_carbon_recent": {"recent": a},
        "draw_fewer_next": {f"{seat} fewer": a},
        "raise_demand": {f"{seat} demand": a},
        "gain_dirty": {f"{seat} dirty": a},
        "discard_global_project": {"out": -a, "pile": a},  # one card lies under it
        "advance_effect": {"markers": a},
    }[effect.do]


def wanted(card: Crisis, players: int, aid: int) -> Numbers:
    """What a crisis changes in all, with so many cards under it."""
    found: Numbers = Counter({"pile": aid})
    for seat in targets(card, players):
        for effect in card.effects:
            a = amount(card, effect, seat, players, aid)
            if a:
                found.update(wanted_of(effect, seat, a))
    return found


def cards_together(found: Numbers) -> Numbers:
    """A card to discard may come from the hand or from the projects."""
    for name in NAMES:
        found[f"{name} cards"] = found.pop(f"{name} hand", 0) + found.pop(f"{name} played", 0)
    return found


def check(card: Crisis, under: list[str], must: Numbers, players: int = 3) -> None:
    """Resolve a crisis and compare."""
    there = given(card, players, under)
    before = cards_together(counted(table(players=players, **there)))
    s = table("resolve_crises", players=players, **there)
    finish(s, 0)
    must["column"] = -1
    assert differing(before, cards_together(counted(s))) == changes(must)
    assert GAME.dump(s)["crisis_discarded"] == [card.id]


ONCE = [card.id for card in CRISES if not card.ongoing]


@pytest.mark.clause("EM-9.3.3", "EM-9.3.7", "EM-9.3.8", "EM-9.3.14", "EM-9.8.1", "EM-9.8.2")
@pytest.mark.clause("EM-9.8.3", "EM-9.8.4", "EM-9.8.6", "EM-9.8.7", "EM-9.8.8", "EM-9.8.9")
@pytest.mark.clause("EM-9.8.10", "EM-9.8.13", "EM-9.8.14", "EM-9.3.9")
@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("name", ONCE)
def test_a_crisis_does_what_its_row_says(name: str, players: int) -> None:
    card = ROW[name]
    check(card, [], wanted(card, players, 0), players)


@pytest.mark.clause("EM-9.3.5", "EM-9.3.13", "EM-9.3.9")
@pytest.mark.parametrize("name", [card.id for card in CRISES if card.tuck and not card.ongoing])
def test_tucked_cards_cancel_or_weaken_it(name: str) -> None:
    card = ROW[name]
    assert card.tuck is not None
    used = {
        c for b in BOARDS.values() for c in [*b["hand"], *(x for p in b["projects"] for x in p)]
    }
    fitting = [c.id for c in PROJECTS.project if c.tags.count(card.tuck.tag) == 1]
    fitting = [c for c in fitting if c not in {*used, "P002"}]
    if card.tuck.mode == "ignore":
        under = fitting[: card.tuck.need]
        check(card, under, Counter({"pile": len(under)}))
    else:
        check(card, fitting[:1], wanted(card, 3, 1))


@pytest.mark.clause("EM-9.3.10", "EM-9.8.12", "EM-9.4.5", "EM-9.4.1", "EM-9.4.2", "EM-9.4.3")
@pytest.mark.clause("EM-9.4.4")
@pytest.mark.parametrize("name", [card.id for card in CRISES if card.ongoing])
def test_an_ongoing_crisis_stays_with_its_restriction(name: str) -> None:
    s = table("resolve_crises", players=3, **given(ROW[name], 3, []))
    dump = GAME.dump(s)
    assert (dump["ongoing"], dump["column"], dump["crisis_discarded"]) == ([name], [], [])
    kind = ROW[name].effects[0].kind
    assert s.restrictions == 1 << RESTRICTIONS.index(kind)
