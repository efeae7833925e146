"""EM-2, EM-3, EM-11.1 to EM-11.4: the box, the rows of the set-up, powers and challenges."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import keeling
from keeling.games.e_mission.data.box import BOX, CHALLENGES, CRISES, GLOBALS, PROJECTS
from keeling.games.e_mission.engine.configured import rows
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.game import GAME
from keeling.kernel.errors import BadConfig
from keeling.kernel.rng import Rng
from tests.e_mission.tables import NAMES, draw, offered, play, set_up

CHALLENGE = {card.id: card for card in CHALLENGES}
# EM-3.4, EM-3.5, EM-11.1 players, set-up: powers, trees, oceans.
ROWS: dict[tuple[int, str], tuple[set[str], int, int]] = {
    (4, "normal"): ({"global_south", "china", "europe", "usa"}, 24, 16),
    (3, "easier"): ({"china", "europe", "usa"}, 15, 10),
    (3, "normal"): ({"global_south", "europe", "usa"}, 16, 12),
    (3, "harder"): ({"global_south", "china", "usa"}, 19, 14),
    (3, "harder_europe"): ({"global_south", "china", "europe"}, 20, 14),
    (2, "easier"): ({"europe", "usa"}, 8, 5),
    (2, "normal"): ({"china", "usa"}, 11, 7),
    (2, "normal_europe"): ({"china", "europe"}, 11, 8),
    (2, "harder"): ({"global_south", "usa"}, 12, 9),
    (2, "harder_europe"): ({"global_south", "europe"}, 13, 9),
    (2, "extreme"): ({"global_south", "china"}, 16, 11),
    (1, "normal"): ({"solo"}, 6, 4),
}
ORDERS = list(itertools.permutations(["global_south", "europe", "usa"]))
NAMED = [f"{players} {name}" for players, name in ROWS]


@pytest.mark.clause("EM-3.4", "EM-3.5", "EM-11.1", "EM-11.20")
@pytest.mark.parametrize(("players", "name"), ROWS, ids=NAMED)
def test_the_rows_of_the_set_up(players: int, name: str) -> None:
    powers, trees, oceans = ROWS[players, name]
    s = set_up(players, setup=name)
    dump = GAME.dump(s)
    assert {row["power"] for row in dump["seats"].values()} == powers
    assert (dump["trees"], dump["oceans"], dump["dac"]) == (trees, oceans, 0)


@pytest.mark.clause("EM-11.1", "EM-11.20")
def test_there_are_no_other_rows() -> None:
    found = {(players, name) for players in range(1, 5) for name in rows(players)}
    assert found == set(ROWS)
    assert sum(row.default for row in BOX.setup) == 4
    with pytest.raises(BadConfig) as refused:
        GAME.config(seats=4, setup="easier")
    assert refused.value.conflict == ("seats", "setup")
    assert refused.value.fitting == "seats=2 or 3; setup=normal"


@pytest.mark.clause("EM-11.4")
def test_no_challenges_cannot_be_chosen_but_free_ones_are_anyway() -> None:
    with pytest.raises(BadConfig, match=r"do not go together: .*choose_challenges=true"):
        GAME.config(seats=2, challenges="none", choose_challenges=True)
    s = GAME.new(GAME.config(seats=2, challenges="free", choose_challenges=True))
    assert offered(s) == offered(GAME.new(GAME.config(seats=2, challenges="free")))


@pytest.mark.clause("EM-3.5")
@pytest.mark.parametrize("order", ORDERS, ids=" ".join)
def test_powers_are_picked_in_the_order_of_the_seats(order: tuple[str, ...]) -> None:
    s = GAME.new(GAME.config(seats=3))
    assert [s.seat, offered(s)] == [0, ["power usa", "power europe", "power global_south"]]
    play(s, f"power {order[0]}")
    assert s.seat == 1
    assert f"power {order[0]}" not in offered(s)
    play(s, f"power {order[1]}")
    assert [row["power"] for row in GAME.dump(s)["seats"].values()] == list(order)


@pytest.mark.clause("EM-3.7", "EM-3.8", "EM-3.9", "EM-3.11", "EM-9.5.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_boards_show_the_overview_card(players: int) -> None:
    s = set_up(players)
    power = {p.id: p for p in BOX.power}
    for row in GAME.dump(s)["seats"].values():
        card = power[row["power"]]
        assert (row["demand"], row["dirty"], row["clean"]) == (card.demand, card.dirty, card.clean)
        assert (row["emissions"], row["resilience"]) == (card.emissions, card.resilience)
        assert row["communities"] == card.communities
        assert row["hand"] == []
        own = [c for c in PROJECTS.start if c.power == card.id]
        assert row["projects"] == [[c.id] for c in sorted(own, key=lambda c: c.slot)]


@pytest.mark.clause("EM-3.1", "EM-3.2", "EM-3.3", "EM-3.6", "EM-3.12", "EM-2.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_world_at_the_start(players: int) -> None:
    s = GAME.new(GAME.config(seats=players))
    while any(power < 0 for power in s.power):
        s.apply(s.legal[0])
    dump = GAME.dump(s)
    assert dump["round"] == 1
    assert set(dump["tracks"].values()) == {0}
    assert [dump[what] for what in ("bands", "suspended", "loose", "recent")] == [0, 0, 0, 0]
    assert dump["challenges"] == {}
    assert (s.deck_size, s.pile_size) == (133, 0)
    assert GAME.census(s)["crises"] == 48
    assert GAME.census(s)["global projects"] == 24


@pytest.mark.clause("EM-3.10", "EM-11.8", "EM-3.7")
def test_alone_no_card_for_several_players_is_in_a_deck() -> None:
    """E89: 128 project cards, 48 crises, 13 global projects."""
    s = GAME.new(GAME.config(seats=1))
    assert s.deck_size == 128
    assert GAME.census(s)["crises"] == 48
    assert GAME.census(s)["global projects"] == 13
    for name, rows_ in (("project", PROJECTS.project), ("global", GLOBALS), ("crisis", CRISES)):
        names = GAME.vocabulary.names[name]
        where = {"project": s.where, "global": s.global_at, "crisis": s.crisis_at}[name]
        for card in rows_:
            assert (where[names.index(card.id)] == -4) == card.multiplayer_only
    assert s.row() == 5
    draw(s)
    assert len(s.column) == 3


@pytest.mark.clause("EM-2.1", "EM-2.3", "EM-2.6", "EM-2.7")
def test_what_the_box_holds() -> None:
    box = BOX.components
    assert [len(rows_) for rows_ in (PROJECTS.project, PROJECTS.start, CRISES, GLOBALS)] == [
        box.project_cards,
        box.start_cards,
        box.crisis_cards,
        box.global_project_cards,
    ]
    assert len(CHALLENGES) == box.challenge_cards == 42
    assert box.tree_tokens_value_1 + 5 * box.tree_tokens_value_5 == BOX.supply.tree_value_max == 33
    assert box.ocean_tokens_value_1 + 5 * box.ocean_tokens_value_5 == 23
    assert box.dac_tokens_value_1 + 5 * box.dac_tokens_value_5 == BOX.supply.dac_value_max == 13
    assert BOX.dice.effect_die_faces == [effect.id for effect in BOX.effect]
    assert BOX.dice.geo_die_faces == [1, 2, 3, 4, 5, 6]
    assert (box.temperature_bands, box.effect_markers) == (8, 6)


@pytest.mark.clause("EM-2.6", "EM-2.7")
def test_every_face_of_a_die_can_come_up() -> None:
    tracks = [f"roll {effect.id}" for effect in BOX.effect]
    s = GAME.load({**bare(), "bands": 1, "agenda": ["crisis_phase"]})
    assert offered(s) == tracks
    s = GAME.load({**bare(), "agenda": ["geo_die blue 0 0 1"]})
    assert offered(s) == [f"geo_die {n}" for n in range(1, 7)]


def bare() -> dict[str, Any]:
    """An empty table for two."""
    return {"config": {"seats": 2}, "seats": {name: {} for name in NAMES[:2]}}


# ---- challenges

SETTINGS = {
    "harder": ("red", "group"),
    "harder_each": ("red", "individual"),
    "easier": ("green", "group"),
    "easier_each": ("green", "individual"),
    "other_aims": ("grey", "group"),
}


def challenged(s: EMission, rng: Rng) -> dict[str, str]:
    """The challenges of a game, chosen or drawn."""
    while s.seat != keeling.NOBODY and s.round == 0:
        if s.seat == keeling.CHANCE:
            s.apply(s.sample(rng))
        else:
            s.apply(s.legal[int(rng.below(len(s.legal)))])
    found: dict[str, str] = GAME.dump(s)["challenges"]
    return found


@pytest.mark.clause("EM-11.2", "EM-11.3", "EM-11.4")
@pytest.mark.parametrize("how", ["drawn", "chosen"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("wanted", SETTINGS)
def test_challenges_of_a_colour(wanted: str, players: int, how: str) -> None:
    colour, scope = SETTINGS[wanted]
    config = GAME.config(seats=players, challenges=wanted, choose_challenges=how == "chosen")
    found = challenged(GAME.new(config), Rng(players))
    assert {CHALLENGE[name].colour for name in found} == {colour}
    assert {CHALLENGE[name].scope for name in found} == {scope}
    owners = NAMES[:players] if scope == "individual" else ["group"]
    assert Counter(found.values()) == Counter(owners)


@pytest.mark.clause("EM-11.3")
@pytest.mark.parametrize("wanted", SETTINGS)
def test_every_card_of_the_colour_can_come_up(wanted: str) -> None:
    colour, scope = SETTINGS[wanted]
    s = GAME.new(GAME.config(seats=1, challenges=wanted))
    fitting = [c.id for c in CHALLENGES if (c.colour, c.scope) == (colour, scope)]
    assert offered(s) == [f"draw_challenge {name}" for name in fitting]


@pytest.mark.clause("EM-3.6")
def test_without_a_setting_challenges_stay_in_the_box() -> None:
    assert challenged(GAME.new(GAME.config(seats=3)), Rng(1)) == {}
