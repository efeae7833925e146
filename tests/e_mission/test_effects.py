"""EM-6.3, EM-7: what effects ask, how far they go, and why they cannot be used."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.e_mission.game import GAME
from tests.e_mission.tables import by, menu, offered, play, refused, row


def mine(**blue: Any) -> dict[str, Any]:
    """Only blue has something."""
    return {"seats": {"blue": blue}}


# ---- "up to" (EM-6.3.10)

UP_TO: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "remove_dirty": ("P046", {"dirty": 3, "hand": ["P001", "P002"]}, ["1", "2", "3"]),
    "swap": ("P042", {"dirty": 9, "hand": ["P001"]}, []),
    "remove_emission": ("P060", {"emissions": {"transport": 9}, "hand": ["P001"]}, ["1", "2"]),
    "give_clean": ("S_china_5", {"clean": 9}, ["1", "2"]),
    "remove_community": ("P123", {"communities": 5, "hand": ["P001"]}, ["1", "2"]),
}


@pytest.mark.clause("EM-6.3.10", "EM-7.1", "EM-7.2", "EM-7.9", "EM-7.21")
@pytest.mark.parametrize("what", UP_TO)
def test_what_is_up_to_is_chosen_from_one_on(what: str) -> None:
    card, board, amounts = UP_TO[what]
    under = ["P003", "P110"] if card == "P123" else []  # it needs two society tags
    s = menu(**mine(projects=[[card, *under]], **board))
    play(s, "use 1")
    if card == "P046":
        play(s, "pay P001")
    if amounts:
        assert offered(s) == [f"amount {n}" for n in amounts]
    else:
        assert (row(s)["dirty"], row(s)["clean"]) == (8, 1)  # one of one: nobody is asked


@pytest.mark.clause("EM-2.8", "EM-7.1")
def test_a_swap_keeps_the_total() -> None:
    s = menu(**mine(projects=[["P043", "P007", "P018"]], dirty=5, clean=2, hand=["P001"]))
    play(s, "use 1")
    assert offered(s) == ["amount 1", "amount 2", "amount 3"]
    play(s, "amount 2")
    assert (row(s)["dirty"], row(s)["clean"]) == (3, 4)


@pytest.mark.clause("EM-7.2")
def test_emissions_of_any_kind_are_chosen_one_by_one() -> None:
    there = {"card": "G15", "tucked": {"P004": "", "P033": ""}}
    tokens = {"transport": 1, "waste": 2}
    s = menu(globals=[there], **mine(emissions=tokens, hand=["P001"]))
    play(s, "use_global G15")
    assert offered(s) == ["cut transport", "cut waste"]
    assert refused(s, "cut industry") == "EM-7.2"
    play(s, "cut waste")
    assert row(s)["emissions"]["waste"] == 1


@pytest.mark.clause("EM-7.4")
def test_resilience_of_any_kind_is_chosen_for_each_token() -> None:
    s = menu(**mine(projects=[["P108"]], hand=["P001"]))
    play(s, "use 1", "strengthen social", "strengthen ecological")
    assert row(s)["resilience"] == {"social": 1, "ecological": 1, "infrastructure": 0}


@pytest.mark.clause("EM-2.4", "EM-2.5", "EM-2.9")
def test_tokens_without_a_limit() -> None:
    rich = {"clean": 900, "resilience": {"social": 900}}
    s = menu(**mine(projects=[["P110"], ["S_china_1"]], hand=["P001"], **rich))
    play(s, "use 1", "use 2")
    assert (row(s)["clean"], row(s)["resilience"]["social"]) == (901, 901)


@pytest.mark.clause("EM-7.5", "EM-2.3", "EM-7.18")
@pytest.mark.parametrize(("oceans", "added"), [(20, 2), (22, 1), (23, 0)])
def test_sinks_are_limited(oceans: int, added: int) -> None:
    s = menu(oceans=oceans, **mine(projects=[["P133"]], hand=["P001"]))
    play(s, "use 1", "geo_die 6")
    assert s.oceans == oceans + added


@pytest.mark.clause("EM-7.3")
def test_demand_does_not_fall_below_0() -> None:
    stack = ["P058", "P066"]  # two regulation tags
    s = menu(**mine(projects=[stack], demand=1, hand=["P001", "P002"]))
    play(s, "use 1", "pay P001")
    assert row(s)["demand"] == 0
    assert refused(s, "use 1") == "EM-7.3"


@pytest.mark.clause("EM-6.3.11", "EM-7.18")
def test_one_effect_that_works_is_enough() -> None:
    """P094: no waste to remove, but social resilience to gain."""
    s = menu(**mine(projects=[["P094"]]))
    play(s, "use 1")
    assert row(s)["resilience"]["social"] == 1


@pytest.mark.clause("EM-6.3.11", "EM-6.3.13")
def test_an_optional_effect_alone_is_not_enough() -> None:
    """P079: buildings emissions may be removed besides, but there is no industry token."""
    s = menu(**mine(projects=[["P079"]], emissions={"buildings": 3}, hand=["P001"]))
    assert refused(s, "use 1") == "EM-7.2"


NOTHING: dict[str, tuple[list[str], dict[str, Any], str]] = {
    "no dirty energy": (["P041"], {}, "EM-7.1"),
    "no token of the kind": (["P061"], {"emissions": {"waste": 3}, "hand": ["P001"]}, "EM-7.2"),
    "no demand": (["P053"], {}, "EM-7.3"),
    "no clean energy": (["S_china_5"], {}, "EM-7.9"),
    "an empty discard pile": (["P011"], {"hand": ["P001"]}, "EM-7.10"),
    "nothing to move": (["P014", "P001"], {}, "EM-7.12"),
    "nobody with communities": (["P122"], {"hand": ["P001"]}, "EM-7.19"),
    "no card to give": (["P126"], {}, "EM-7.23"),
    "no community": (["P124", "P003"], {}, "EM-7.21"),
}


@pytest.mark.clause("EM-6.3.11", "EM-7.1", "EM-7.2", "EM-7.3", "EM-7.9", "EM-7.10", "EM-7.12")
@pytest.mark.clause("EM-7.19", "EM-7.21", "EM-7.23", "EM-7.27")
@pytest.mark.parametrize("what", NOTHING)
def test_a_use_that_would_change_nothing_is_refused(what: str) -> None:
    stack, board, clause = NOTHING[what]
    s = menu(**mine(projects=[stack], **board))
    assert refused(s, "use 1") == clause


@pytest.mark.clause("EM-7.8")
def test_without_a_face_down_crisis_the_rest_of_the_effect_is_left() -> None:
    s = menu(column=["C01"], **mine(projects=[["P109"]], hand=["P001"]))
    play(s, "use 1")
    assert offered(s)[0].startswith("strengthen")


# ---- cards (EM-7.7 to EM-7.12)


@pytest.mark.clause("EM-7.10")
def test_what_was_paid_is_not_recovered() -> None:
    s = menu(discarded=["P030", "P031"], **mine(projects=[["P011"]], hand=["P001", "P002"]))
    play(s, "use 1", "pay P001")
    assert offered(s) == ["recover P030", "recover P031"]
    play(s, "recover P031")
    assert row(s)["hand"] == ["P002", "P031"]
    assert GAME.dump(s)["discarded"] == ["P001", "P030"]


@pytest.mark.clause("EM-7.11", "EM-6.3.8")
def test_a_card_from_the_deck_counts_under_the_stack_at_once() -> None:
    s = menu(**mine(projects=[["P012"], ["P110"]]))
    play(s, "use 1", "draw P002")
    assert row(s)["projects"][0] == ["P012", "P002"]
    assert s.tag(0, 0, GAME.vocabulary.names["tag"].index("regulation")) == 2


@pytest.mark.clause("EM-7.12")
def test_tags_move_with_a_card_and_counters_stay() -> None:
    stacks = [["P110", "P003"], ["P014"], ["P041"]]
    s = menu(**mine(projects=stacks, used=[1], dirty=5))
    play(s, "use 2", "move P003 3", "use 3", "use 3")
    assert row(s)["projects"][:3] == [["P110"], ["P014"], ["P041", "P003"]]
    assert row(s)["dirty"] == 3
    assert refused(s, "use 1") == "EM-6.3.6"  # one tag is left there, and one use was made


@pytest.mark.clause("EM-7.8", "EM-9.4.3")
def test_crises_are_revealed_one_after_another_even_without_forecasts() -> None:
    there: dict[str, Any] = {"column": ["unknown", "unknown"], "ongoing": ["C45"]}
    s = menu(**there, **mine(projects=[["P109"]], hand=["P001"]))
    play(s, "use 1")
    assert offered(s) == ["reveal 1", "reveal 2"]
    play(s, "reveal 1", "turn_up C30")
    assert GAME.dump(s)["column"] == ["C30", "unknown"]


# ---- other players


@pytest.mark.clause("EM-7.19", "EM-7.27")
def test_the_other_player_is_named_first_and_must_fit() -> None:
    both = {"blue": {"projects": [["P122"]], "hand": ["P001"]}, "green": {"communities": 1}}
    s = menu(3, seats={**both, "orange": {}})
    play(s, "use 1")
    assert row(s, 2)["communities"] == 0  # green alone has one, so nobody is asked whom


@pytest.mark.clause("EM-7.19", "EM-7.26")
def test_any_other_player_may_be_named() -> None:
    s = menu(3, **mine(projects=[["S_usa_5"]], hand=["P001"]))
    play(s, "use 1")
    assert offered(s) == ["with orange", "with green"]
    play(s, "with green", "draw P002")
    assert row(s, 2)["hand"] == ["P002"]


@pytest.mark.clause("EM-7.24")
def test_any_kind_of_resilience_is_given() -> None:
    both = {"resilience": {"social": 2, "ecological": 1}}
    s = menu(globals=[{"card": "G13"}], seats={"blue": both, "orange": both})
    play(s, "use_global G13")
    assert offered(s) == ["give_token social", "give_token ecological"]
    play(s, "give_token ecological")
    assert (row(s, 0)["resilience"]["ecological"], row(s, 1)["resilience"]["ecological"]) == (0, 2)
    assert refused(s, "use_global G13") == "EM-6.6.4"


@pytest.mark.clause("EM-7.39")
def test_alone_the_own_board_gains() -> None:
    s = menu(1, **mine(projects=[["P116", "P004", "P033"]], hand=["P001"]))
    play(s, "use 1")
    assert row(s)["resilience"]["infrastructure"] == 2


@pytest.mark.clause("EM-6.6.13", "EM-7.40")
def test_a_card_given_by_an_own_project_may_still_go_on_by_the_global_one() -> None:
    there = {"card": "G12", "tucked": {"P002": ""}}
    giver = {"projects": [["S_global_south_5"]], "hand": ["P005"]}
    s = menu(globals=[there], seats={"blue": giver, "orange": {}})
    by(s, 0, "use 1")
    assert row(s, 1)["hand"] == ["P005"]
    by(s, 1, "use_global G12")
    assert row(s, 0)["hand"] == ["P005"]
    s.call(0)
    assert refused(s, "use_global G12") == "EM-7.23"


# ---- restrictions


@pytest.mark.clause("EM-9.4.4", "EM-7.34")
def test_greenwashing_stops_the_removal_of_emissions() -> None:
    board = {"emissions": {"waste": 2, "transport": 2}, "hand": ["P001"]}
    s = menu(ongoing=["C48"], **mine(projects=[["P091"], ["P094"]], **board))
    assert refused(s, "use 1") == "EM-7.34"
    play(s, "use 2")  # its other effect works
    assert row(s)["resilience"]["social"] == 1
    assert row(s)["emissions"]["waste"] == 2


@pytest.mark.clause("EM-9.4.5")
def test_restrictions_hold_side_by_side() -> None:
    board = {"emissions": {"waste": 2}, "dirty": 2}
    s = menu(ongoing=["C47", "C48"], **mine(projects=[["P091"], ["P041"]], **board))
    assert (refused(s, "use 1"), refused(s, "use 2")) == ("EM-7.34", "EM-7.34")


# ---- tucking under crises (EM-6.4)


@pytest.mark.clause("EM-6.4.3", "EM-6.4.4", "EM-9.3.13")
def test_which_cards_help_against_which_crises() -> None:
    hand = ["P002", "P014", "P110", "P003"]
    tucked = {"C34": ["P058"], "C43": ["P053", "P113"]}
    s = menu(column=["C34", "C43", "C01", "unknown"], crisis_tucked=tucked, **mine(hand=hand))
    assert "help P002 C34" in offered(s)  # one of two regulation tags lies there
    assert "help P110 C43" in offered(s)  # any number of cards weakens it
    assert refused(s, "help P110 C34") == "EM-6.4.4"
    assert refused(s, "help P002 C01") == "EM-6.4.3"
    play(s, "help P002 C34")
    assert refused(s, "help P014 C34") == "EM-6.4.4"  # the requirement is met
    play(s, "help P110 C43", "help P003 C43")
    assert GAME.dump(s)["crisis_tucked"]["C43"] == ["P003", "P053", "P110", "P113"]


@pytest.mark.clause("EM-6.4.4", "EM-6.6.3", "EM-6.6.11")
def test_nothing_is_tucked_where_players_have_to_have_something() -> None:
    s = menu(globals=[{"card": "G13"}, {"card": "G11"}], **mine(hand=["P002"]))
    assert refused(s, "support P002 G13") == "EM-6.6.3", "everybody"
    assert refused(s, "support P002 G11") == "EM-6.6.11", "somebody"
