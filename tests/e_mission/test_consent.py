"""EM-7.25: who is asked to agree answers when they like, and nobody waits for it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from keeling.games.e_mission.data.box import PROJECTS
from keeling.games.e_mission.data.cards import Cost, Effect
from keeling.games.e_mission.engine.effects import check_consent
from keeling.games.e_mission.engine.state import EMission
from keeling.kernel.errors import BadData
from tests.e_mission.tables import (
    BLUE,
    GREEN,
    ORANGE,
    by,
    draw,
    menu,
    offered,
    options,
    play,
    refused,
    row,
    table,
    told,
)


def three() -> EMission:
    """Blue may exchange cards with orange and green, and orange take a community from green."""
    blue = {"projects": [["S_europe_5"]], "hand": ["P001", "P002"]}
    orange = {"projects": [["P128"]], "hand": ["P003", "P004"]}
    green = {"hand": ["P005"], "communities": 1}
    return menu(3, seats={"blue": blue, "orange": orange, "green": green})


ASKING = ("use 1", "with orange", "give P002", "ask_for P003")


@pytest.mark.clause("EM-7.25", "EM-6.2.5")
def test_who_is_asked_answers_next_if_nobody_hurries() -> None:
    s = three()
    by(s, BLUE, "use 1", "with orange")
    assert offered(s) == ["give P001", "give P002"]
    play(s, "give P002")
    assert offered(s) == ["ask_for P003", "ask_for P004"]
    play(s, "ask_for P003")
    assert (s.seat, offered(s)) == (ORANGE, ["agree", "refuse"])
    assert row(s, BLUE)["hand"] == ["P001", "P002"]
    play(s, "agree")
    assert (row(s, BLUE)["hand"], row(s, ORANGE)["hand"]) == (["P001", "P003"], ["P002", "P004"])
    assert row(s, BLUE)["used"][0] == 1
    assert s.seat == BLUE


@pytest.mark.clause("EM-6.2.6", "EM-7.25")
def test_nobody_waits_for_an_answer() -> None:
    s = three()
    by(s, BLUE, *ASKING)
    assert s.choosing() == [BLUE, ORANGE, GREEN]
    by(s, GREEN, "cover P005 1")
    by(s, BLUE, "tuck P001 1")
    by(s, ORANGE, "agree")
    assert (row(s, BLUE)["hand"], row(s, ORANGE)["hand"]) == (["P003"], ["P002", "P004"])


@pytest.mark.clause("EM-6.2.6", "EM-7.25")
@pytest.mark.parametrize("own", ["tuck P002 1", "cover P005 1"])
def test_a_proposal_that_has_become_impossible_falls_through(own: str) -> None:
    """The offered card is gone, or another card lies on the one that asks."""
    mine = {"projects": [["S_europe_5"]], "hand": ["P001", "P002", "P005"]}
    s = menu(seats={"blue": mine, "orange": {"hand": ["P003"]}})
    by(s, BLUE, "use 1", "give P002")
    by(s, BLUE, own)
    assert ("asked_to_exchange", BLUE, ORANGE) in [event[:3] for event in told(s)]
    assert ("fell_through", BLUE, ORANGE) in [event[:3] for event in told(s)]
    assert "agree" not in options(s, ORANGE)
    assert row(s, BLUE)["refused"] == {}, "as if it had never been asked"


@pytest.mark.clause("EM-6.2.6", "EM-6.3.6")
def test_the_first_who_agrees_uses_the_card_up() -> None:
    """One regulation tag: one use a round, offered to two."""
    s = three()
    by(s, BLUE, *ASKING)
    by(s, BLUE, "use 1", "give P001")  # to green: orange is asked already
    assert s.choosing() == [BLUE, ORANGE, GREEN]
    by(s, GREEN, "agree")
    assert row(s, GREEN)["hand"] == ["P001"]
    assert "agree" not in options(s, ORANGE)
    assert row(s, BLUE)["hand"] == ["P002", "P005"]


@pytest.mark.clause("EM-7.25")
def test_who_is_asked_is_not_asked_by_others_before_the_answer() -> None:
    s = three()
    by(s, BLUE, *ASKING)
    by(s, BLUE, "use 1", "give P001")
    s.call(BLUE)
    assert refused(s, "use 1") == "EM-7.25"
    by(s, ORANGE, "refuse")
    s.call(ORANGE)
    assert refused(s, "use 1") == "EM-7.25"
    by(s, GREEN, "refuse")
    by(s, ORANGE, "use 1")
    assert options(s, GREEN) == ["agree", "refuse"]


@pytest.mark.clause("EM-6.2.3", "EM-7.25")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_the_phase_lasts_until_all_have_answered(answer: str) -> None:
    """Then who asked, and who got a card, has something to think about (EM-6.2.7)."""
    s = three()
    for seat in (ORANGE, GREEN):
        by(s, seat, "done")
    by(s, BLUE, *ASKING)
    by(s, BLUE, "done")
    assert s.choosing() == [ORANGE]
    assert options(s, GREEN) == ["resume"]
    by(s, ORANGE, answer)
    assert s.choosing() == ([BLUE, ORANGE] if answer == "agree" else [BLUE])


@pytest.mark.clause("EM-6.2.6", "EM-7.7")
def test_who_chooses_from_drawn_cards_is_asked_afterwards() -> None:
    """What lies open before somebody is not replaced by what comes later."""
    mine = {"projects": [["S_europe_5"]], "hand": ["P001"]}
    there = {"drawn": ["P010", "P011"], "hand": ["P003"]}
    agenda = ["menu blue", "keep_cards orange 1", "menu orange", "together"]
    s = table(*agenda, phase="project", seats={"blue": mine, "orange": there})
    by(s, BLUE, "use 1")
    assert options(s, ORANGE) == ["keep P010", "keep P011"]
    by(s, ORANGE, "keep P010")
    assert options(s, ORANGE) == ["agree", "refuse"]


@pytest.mark.clause("EM-6.2.6", "EM-7.4", "EM-7.8", "EM-6.6.1")
def test_nobody_waits_for_a_choice_after_a_card_was_turned_up() -> None:
    """P109: turn up a crisis, then any resilience; G13 needs 2 social of each."""
    mine = {"projects": [["P109"]], "hand": ["P001"], "resilience": {"social": 1}}
    there = {"hand": ["P002"], "resilience": {"social": 2}}
    both = {"blue": mine, "orange": there}
    s = menu(seats=both, column=["unknown"], globals=[{"card": "G13"}])
    by(s, BLUE, "use 1")
    draw(s)
    assert s.choosing() == [BLUE, ORANGE]
    assert (s.seat, offered(s)[0].split()[0]) == (BLUE, "strengthen")
    by(s, ORANGE, "cover P002 1")
    by(s, BLUE, "strengthen social")
    assert row(s, BLUE)["resilience"]["social"] == 2
    assert "use_global G13" in options(s, BLUE)
    assert "active" in [event[0] for event in told(s)]


@pytest.mark.clause("EM-7.25")
def test_a_refusal_binds_the_card_and_the_round_only() -> None:
    mine = {"projects": [["S_europe_5"]], "hand": ["P001"]}
    both = {"blue": mine, "orange": {"hand": ["P003"]}, "green": {"hand": ["P004"]}}
    s = menu(3, seats=both)
    by(s, BLUE, "use 1", "with orange")
    by(s, ORANGE, "refuse")
    assert row(s, BLUE)["used"] == [0, 0, 0, 0, 0]
    by(s, BLUE, "use 1")  # green is left, and is asked without a question who
    by(s, GREEN, "refuse")
    s.call(BLUE)
    assert refused(s, "use 1") == "EM-7.25"


@pytest.mark.clause("EM-7.41", "EM-7.25")
def test_who_is_asked_to_give_communities_may_refuse() -> None:
    s = menu(seats={"blue": {"projects": [["P128"]]}, "orange": {"communities": 3}})
    by(s, BLUE, "use 1")
    assert (s.seat, offered(s)) == (ORANGE, ["agree", "refuse"])
    play(s, "refuse")
    assert (row(s, BLUE)["communities"], row(s, ORANGE)["communities"]) == (0, 3)
    s.call(BLUE)
    assert refused(s, "use 1") == "EM-7.25"


@pytest.mark.clause("EM-7.19", "EM-7.20")
def test_alone_there_is_nobody_to_name() -> None:
    s = menu(
        1, globals=[{"card": "G16"}], seats={"blue": {"clean": 3, "projects": [["S_china_5"]]}}
    )
    assert refused(s, "use 1") == "EM-7.20"


@pytest.mark.clause("EM-7.25")
@pytest.mark.parametrize(
    "more",
    [
        {"cost": Cost(discard=1)},
        {"when": "emission_phase"},
        {"effects": [Effect(do="exchange_card", n=2)]},
        {"effects": [Effect(do="exchange_card", n=1), Effect(do="gain_clean", n=1)]},
    ],
)
def test_a_card_after_whose_answer_somebody_would_wait_is_refused(more: dict[str, Any]) -> None:
    card = next(card for card in PROJECTS.start if card.id == "S_europe_5")
    check_consent(card)
    with pytest.raises(BadData, match="S_europe_5: what needs consent costs nothing"):
        check_consent(structs.replace(card, **more))
