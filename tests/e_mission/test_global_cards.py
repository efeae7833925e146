"""Every global project: when it is active, and what its use does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from keeling.games.e_mission.data.box import GLOBALS
from keeling.games.e_mission.data.cards import GlobalProject
from keeling.games.e_mission.engine.rules.growth import Growth
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.game import GAME
from tests.e_mission.cards import (
    Numbers,
    amount,
    changes,
    counted,
    differing,
    finish,
    wanted_of,
    wanted_of_geo,
    with_tags,
)
from tests.e_mission.tables import NAMES, menu, offered, play, refused

IDS = [card.id for card in GLOBALS]
ROW = {card.id: card for card in GLOBALS}
GEO = ["G21", "G22"]
ACTIONS = [c.id for c in GLOBALS if c.trigger == "action" and c.id not in GEO]
SOCIETY = ["P003", "P053", "P110"]  # one society tag each
HANDS = {"blue": ["P005", "P067", "P075"], "orange": ["P088", "P033"]}


def needed(card: GlobalProject, players: int) -> dict[str, int]:
    """EM-6.6.2, EM-6.6.10 The tags to be tucked."""
    wanted = card.requirement
    if by := wanted.tuck_by_players:
        return by.small if players <= 2 else by.large
    return {tag: players if n == "per_player" else int(n) for tag, n in wanted.tuck.items()}


def out(
    card: GlobalProject, under: list[str], players: int = 2, social: int = 3, society: int = 3
) -> EMission:
    """A global project with cards under it, and boards on which every effect finds something."""
    rich: dict[str, Any] = {
        "demand": 9,
        "dirty": 0 if card.condition else 9,
        "clean": 9,
        "communities": 4,
        "resilience": {"social": social, "ecological": 3, "infrastructure": 3},
        "emissions": {"transport": 3, "buildings": 3},
    }
    seats = {name: {**rich, "hand": HANDS.get(name, [])} for name in NAMES[:players]}
    seats["orange"]["projects"] = [SOCIETY[:society]]
    globals_out = [{"card": card.id, "tucked": dict.fromkeys(under, "")}]
    tracks = {"arctic_melt": 3, "permafrost_thaw": 3}
    given = {"trees": 10, "oceans": 10, "bands": 4, "tracks": tracks, "globals": globals_out}
    return menu(players, **given, seats=seats)


def enough(card: GlobalProject, players: int) -> list[str]:
    """Cards that meet the requirement; where none is needed but may be spent, two."""
    taken = [*HANDS["blue"], *HANDS["orange"], *SOCIETY]
    if card.requirement.open_tuck:
        return ["P016", "P030"]  # both show innovation
    return with_tags(needed(card, players), [], taken)


@pytest.mark.clause("EM-6.6.1", "EM-6.6.2", "EM-6.6.3", "EM-6.6.10", "EM-6.6.11", "EM-6.6.12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", IDS)
def test_a_project_is_active_while_its_requirement_is_met(name: str, players: int) -> None:
    card = ROW[name]
    met = out(card, enough(card, players), players)
    assert GAME.dump(met)["active"] == [name]
    if card.requirement.none:
        assert GAME.dump(out(card, [], players))["active"] == [name]
        return
    if needed(card, players):
        short = out(card, enough(card, players)[:-1], players)
    else:
        short = out(card, [], players, social=1, society=2)
    assert GAME.dump(short)["active"] == []
    if card.trigger == "action":
        assert refused(short, f"use_global {name}") == "EM-6.6.1"


def wanted(card: GlobalProject, before: Numbers) -> Numbers:
    """What one use of blue should change."""
    cost = card.cost
    found: Numbers = Counter({"pile": cost.discard + cost.tucked, "blue hand": -cost.discard})
    for effect in card.effects:
        a = before["blue clean"] if effect.any_number else amount(effect, Counter())
        found.update(wanted_of(effect, a, before))
    return found


@pytest.mark.clause("EM-6.6.6", "EM-6.6.9", "EM-7.24", "EM-7.28", "EM-7.40", "EM-7.41", "EM-7.7")
@pytest.mark.parametrize("name", ACTIONS)
def test_a_use_does_what_the_project_says(name: str) -> None:
    card = ROW[name]
    s = out(card, enough(card, 2))
    before, depth = counted(s), len(s.agenda)
    play(s, f"use_global {name}")
    finish(s, depth)
    assert differing(before, counted(s)) == changes(wanted(card, before))


@pytest.mark.clause("EM-7.13", "EM-6.4.6", "EM-7.29")
@pytest.mark.parametrize("spent", [0, 1, 3])
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("name", GEO)
def test_cards_are_staked_before_the_roll(name: str, face: int, spent: int) -> None:
    card = ROW[name]
    listed = card.requirement.set_tuck
    under = {f"P{n}": tag for n, tag in zip(("130", "133", "132"), listed, strict=True)}
    given: dict[str, Any] = {"oceans": 10, "bands": 4, "globals": [{"card": name, "tucked": under}]}
    s = menu(**given)
    before, depth = counted(s), len(s.agenda)
    play(s, f"use_global {name}")
    for one in list(under)[:spent]:
        play(s, f"spend {one}")
    if spent < 3:
        play(s, "enough")
    play(s, f"geo_die {face}")
    finish(s, depth)
    must = wanted_of_geo(card.effects[0].table, face + spent, before)
    must["pile"] += spent
    assert differing(before, counted(s)) == changes(must)


@pytest.mark.clause("EM-6.6.4", "EM-6.6.5", "EM-6.6.7", "EM-6.6.13", "EM-6.6.14")
@pytest.mark.parametrize("name", IDS)
def test_how_often_a_project_is_used(name: str) -> None:
    card = ROW[name]
    s = out(card, enough(card, 2))
    if card.trigger != "action":
        assert refused(s, f"use_global {name}") == "EM-6.6.4"
        return
    s.global_used[0] = 1
    s.settle()
    if card.uses_per_round == -1:
        assert f"use_global {name}" in offered(s)
        return
    assert refused(s, f"use_global {name}") == "EM-6.6.4"
    s.call(1)
    possible = card.scope == "each_player" and name != "G11"  # blue has no society tags
    assert (f"use_global {name}" in offered(s)) == possible


@pytest.mark.clause("EM-6.6.7")
def test_counters_of_projects_are_cleared_at_the_end_of_the_round() -> None:
    s = out(ROW["G14"], enough(ROW["G14"], 2))
    play(s, "use_global G14", "done")
    assert GAME.dump(s)["seats"]["blue"]["global_used"] == [1, 0, 0, 0]
    s.agenda = [Growth()]
    s.settle()
    assert GAME.dump(s)["seats"]["blue"]["global_used"] == [0, 0, 0, 0]


@pytest.mark.clause("EM-6.4.4", "EM-6.4.2")
@pytest.mark.parametrize("name", IDS)
def test_only_tags_that_still_count_are_tucked(name: str) -> None:
    card = ROW[name]
    wanted_tags = set(needed(card, 2)) | set(card.requirement.set_tuck)
    if "any" in card.requirement.open_tuck:
        wanted_tags |= {"incentive", "innovation"}
    wanted_tags |= set(card.requirement.open_tuck)
    s = out(card, [])
    for mine, tags in (("P005", {"innovation"}), ("P075", {"energy", "incentive"})):
        assert (f"support {mine} {name}" in offered(s)) == bool(tags & wanted_tags)
    full = out(card, enough(card, 2))
    if needed(card, 2):
        assert refused(full, f"support P075 {name}") == "EM-6.4.4"


@pytest.mark.clause("EM-6.4.6", "EM-6.4.4")
def test_each_listed_tag_takes_one_card() -> None:
    seats = {"blue": {"hand": ["P130", "P132", "P126", "P005"]}}
    s = menu(globals=[{"card": "G21"}], seats=seats)
    play(s, "support P130 G21")  # innovation and geo-engineering
    assert offered(s) == ["take_tag innovation", "take_tag geoengineering"]
    play(s, "take_tag innovation")
    assert refused(s, "support P005 G21") == "EM-6.4.6"
    play(s, "support P132 G21", "support P126 G21")  # only one of their tags is free
    tucked = GAME.dump(s)["globals"][0]["tucked"]
    assert tucked == {"P130": "innovation", "P132": "geoengineering", "P126": "regulation"}
    assert refused(s, "support P005 G21") == "EM-6.4.4"
