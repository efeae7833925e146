"""What lies before each power, as it is drawn: mats, hands, projects, challenges, proposals."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from keeling.games.e_mission import GAME
from keeling.games.e_mission.board.crises import text_of
from keeling.games.e_mission.board.lines import width_of
from keeling.games.e_mission.data.box import CHALLENGES
from keeling.games.e_mission.engine.tables import CRISIS_CARDS
from keeling.games.e_mission.view.types import Proposal
from keeling.text.catalogue import catalogue
from tests.draw.of_games import (
    SVG,
    classes,
    element,
    ids,
    inside,
    texts,
)
from tests.e_mission.boards import (
    crisis,
    drawing,
    drawn,
    in_each_language,
    of_seat,
    view,
    with_each_number_of_seats,
)
from tests.e_mission.tables import menu
from tests.e_mission.test_pictures import PICTURES

SHOWN = GAME.presentation


@pytest.mark.clause("EM-8.1")
def test_a_shortage_is_told_in_words_and_by_a_sign() -> None:
    numbers = {"demand": 9, "dirty": 4, "clean": 2, "shortage": 3}
    shown = of_seat(of_seat(view(), "blue", **numbers), "orange", **numbers)
    picture = drawn(shown)
    assert texts(inside(element(picture, "seat-blue"), "shortage")[0]) == ["3 energy short"]
    assert texts(inside(element(picture, "seat-orange"), "shortage")[0]) == ["\N{MINUS SIGN}3"]


def test_before_a_power_is_chosen_nothing_is_said_of_its_energy() -> None:
    none = {"demand": 0, "dirty": 0, "clean": 0, "shortage": 0}
    for power, told in {None: ["0"], "usa": ["0", "demand met"]}.items():
        shown = of_seat(view(), "blue", power=power, **none)
        assert texts(element(drawn(shown), "stock-blue-demand")) == told


@in_each_language
@pytest.mark.parametrize("demand", [0, 3, 10, 17, 20])
def test_words_about_energy_stand_beside_the_demand(language: str, demand: int) -> None:
    numbers = {"demand": demand, "dirty": 12, "clean": 8, "shortage": 0}
    shown = of_seat(view(), "blue", power="usa", **numbers)
    energy = element(drawn(shown, language), "stock-blue-demand")
    (words,) = inside(energy, "quiet")
    (number,) = (e for e in inside(energy, "demand")[0].iter(f"{SVG}text"))
    left, plug = float(words.attrib["x"]), float(number.attrib["x"]) - 24
    width = float(words.get("textLength", width_of("".join(words.itertext()), 16)))
    assert left + width <= plug or plug + 44 <= left <= 386 - width


@with_each_number_of_seats
def test_the_line_of_what_is_bound_leaves_the_numbers_of_powers_alone(seats: int) -> None:
    for choices in range(0, 200, 20):
        bars = inside(drawn(view(seats, choices)), "balance")[0]
        line = float(inside(bars, "capacity")[0].attrib["x1"])
        for number in inside(bars, "on-seat"):
            x = float(number.attrib["x"])
            assert not x - 34 < line < x + 24


@pytest.mark.clause("EM-6.1.1")
def test_communities_stand_in_rows_of_four_with_what_they_cost() -> None:
    picture = drawn(of_seat(view(), "blue", communities=5))
    row = element(picture, "stock-blue-communities")
    assert len(inside(row, "home")) == 12
    assert texts(row) == ["\N{MINUS SIGN}1", "\N{MINUS SIGN}2", "5"]
    assert len(inside(row, "due")) == 1


def test_all_tags_of_a_stack_are_counted_and_its_cards_lie_under_it() -> None:
    s = menu(2, seats={"blue": {"projects": [["P001", "P003", "P004"], [], [], [], []]}})
    stack = element(drawn(GAME.view(s, 0)), "slot-1")
    assert {"card-P001", "card-P003", "card-P004"} <= set(ids(stack))
    assert "0/1" in texts(stack)


def test_the_own_hand_tells_what_cards_do() -> None:
    s = menu(2, seats={"blue": {"hand": ["P001"]}, "orange": {"hand": ["P002"]}})
    picture = drawn(GAME.view(s, 0))
    assert len(texts(element(picture, "card-P001"))) > len(texts(element(picture, "card-P002")))
    assert inside(element(picture, "card-P002"), "tag")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_own_projects_stand_in_short_on_the_board(seats: int) -> None:
    s = menu(seats, seats={"blue": {"projects": [["P001", "P003", "P004"], ["P005"], [], [], []]}})
    shown = replace(GAME.view(s, 0), column=[], ongoing=[])
    own = inside(drawn(shown), "own-projects")[0]
    first, second = (part for part in own.iter() if part.get("data-element"))
    assert (first.get("data-element"), second.get("data-element")) == ("slot-1", "slot-2")
    stack = shown.own_stack("1")
    assert len(inside(first, "tag")) == len(stack.tags)
    assert {"1", PICTURES.words().name("card-P001", "plain"), "0/1"} <= set(texts(first))
    assert "id" not in first.attrib
    assert not inside(drawn(GAME.view(s, None)), "own-projects")


def test_a_project_in_short_can_be_chosen_as_the_whole_one() -> None:
    s = menu(2, seats={"blue": {"projects": [["P001"], ["P005"], [], [], []]}})
    picture = PICTURES.board(GAME.view(s, 0), **{"slot-2": "use 2"})
    own = inside(picture, "own-projects")[0]
    can = [part.get("data-element") for part in inside(own, "can")]
    assert can == ["slot-2"]
    assert "tabindex" not in inside(own, "can")[0].attrib


@in_each_language
def test_own_projects_give_up_their_names_before_crises_lose_text(language: str) -> None:
    s = menu(2, seats={"blue": {"projects": [[f"P00{n}"] for n in range(1, 6)]}})
    longest = sorted(CRISIS_CARDS, key=lambda one: -len(text_of(drawing(view()), one)))
    named = []
    for count in (0, 3, 6):
        column = [crisis(name) for name in longest[:count]]
        shown = replace(GAME.view(s, 0), column=column, ongoing=[])
        own = inside(drawn(shown, language), "own-projects")[0]
        named.append(len(inside(own, "card-name")))
        assert len([part for part in own.iter() if part.get("data-element")]) == 5
    assert named == [5, 0, 0]


def test_the_hand_comes_before_the_projects_beside_the_board() -> None:
    s = menu(2, seats={"blue": {"hand": ["P001"], "projects": [["P005"], [], [], [], []]}})
    things = ids(inside(drawn(GAME.view(s, 0)), "things")[0])
    assert things.index("seat-blue") < things.index("card-P001") < things.index("slot-1")


@pytest.mark.clause("EM-11.6")
@pytest.mark.parametrize(
    ("card", "facts", "told"),
    [
        ("bands_at_most", {"bands": 4}, "now 4, at most 3: not yet"),
        ("bands_at_most", {"bands": 2, "suspended": 1}, "now 3, at most 3: met"),
        (
            "each_communities_at_most",
            {"seats": {"blue": {"communities": 5}, "orange": {"communities": 1}}},
            "now up to 5, at most 3: not yet",
        ),
        (
            "total_dirty_at_most",
            {"seats": {"blue": {"dirty": 2}, "orange": {"dirty": 1}}},
            "now 3, at most 0: not yet",
        ),
        ("each_resilience_at_least", {}, "now everybody 0 of 2: not yet"),
        (
            "sinks_at_least_start",
            {"trees": 4, "oceans": 3, "sinks_at_start": 7},
            "now 7 of 7: met",
        ),
        ("active_globals_at_least", {}, "now 0 of 2: not yet"),
        (
            "each_emitted_at_most",
            {"seats": {"blue": {"dirty": 11}}},
            "now up to 11, at most 10: not yet",
        ),
    ],
)
def test_a_condition_of_a_challenge_says_how_far_it_is(
    card: str, facts: dict[str, Any], told: str
) -> None:
    of = {one.effects[0].test: one.id for one in CHALLENGES if one.effects[0].do == "win_if"}
    met = told.endswith(": met")
    shown = GAME.view(menu(2, challenges={of[card]: "group"}, **facts), 0)
    assert shown.conditions[of[card]].met is met
    part = element(drawn(shown), f"challenge-{of[card]}")
    assert texts(inside(part, "condition")[0]) == [told]
    assert bool(inside(part, "met")) is met
    assert told in " ".join(SHOWN.text_board(shown, PICTURES.words()).split())


@pytest.mark.clause("EM-7.25")
def test_a_proposal_says_who_gives_what() -> None:
    assert not inside(drawn(replace(view(), proposals=[])), "proposal")
    cards = {"blue": "P001", "orange": "P002"}
    asked = Proposal(asker="blue", asked="orange", cards=cards, communities={})
    part = inside(drawn(replace(view(), proposals=[asked])), "proposal")[0]
    assert "Blue asks Orange: no answer yet" in texts(part)
    assert "Environmental Movement" in texts(part)
    assert len(inside(part, "token")) == 2
    moved = replace(asked, cards={}, communities={"orange": 2})
    parts = inside(drawn(replace(view(), proposals=[asked, moved])), "proposal")
    assert "2" in texts(parts[1])


def test_who_is_done_and_who_may_choose_is_marked() -> None:
    shown = replace(of_seat(view(2, 40), "orange", done=True), choosing=["blue"])
    picture = drawn(of_seat(shown, "blue", done=False))
    assert inside(element(picture, "seat-orange"), "is-done")
    assert not inside(element(picture, "seat-blue"), "is-done")
    assert "moving" in classes(element(picture, "seat-blue"))
    assert "moving" not in classes(element(picture, "seat-orange"))


def test_seats_differ_in_letter_and_shape_not_only_in_colour() -> None:
    picture = drawn(view(4))
    tokens = [inside(element(picture, f"seat-{s}"), "token")[0] for s in view(4).seats]
    assert sorted("".join(token.itertext()) for token in tokens) == ["A", "B", "C", "D"]
    assert len({(token[0].tag, token[0].get("points")) for token in tokens}) == 4


def test_names_are_escaped() -> None:
    hostile = 'seat-blue = <b>&"Blue"\ntrack-arctic_melt = <script>1 < 2</script>\n'
    PICTURES.check_escaped(view(), hostile)


def test_who_hears_the_picture_reaches_the_cards_of_other_powers() -> None:
    """Nothing can be chosen here, but it can be read: an image would hide that."""
    pictures = SHOWN.all_pictures(view(), catalogue("keeling.games.e_mission", "en"), {})
    assert 'role="group"' in pictures["things"]
    assert 'role="button"' not in pictures["board"]
    assert 'role="img"' in pictures["board"]
