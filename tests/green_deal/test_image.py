"""Chapter 11 of the rules document: PR scoring."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.game import GAME
from keeling.kernel.errors import BadScenario
from keeling.text.catalogue import catalogue
from tests.green_deal.tables import offered, play, table, told, turn


def scoring(number: int = 4, players: int = 3, **seats: Any) -> GreenDeal:
    """Everybody is to lay out chips."""
    return table("image_scoring", players=players, round=number, phase="scoring", seats=seats)


@pytest.mark.clause("GD-9.1")
def test_all_chips_are_laid_out_the_most_valuable_first_any_number_on_a_category() -> None:
    s = scoring(red={"chips": {"1": 2, "3": 1}})
    fields = ["environment", "jobs", "social", "research", "centre"]
    assert offered(s) == [f"allocate 3 {field}" for field in fields]
    play(s, "allocate 3 jobs", "allocate 1 jobs")
    assert offered(s) == [f"allocate 1 {field}" for field in fields]
    play(s, "allocate 1 jobs")
    assert s.seat == keeling.NOBODY
    assert s.scores() == [8, 0, 0]


@pytest.mark.clause("GD-9.2")
def test_boards_are_shown_when_all_are_ready() -> None:
    s = scoring(red={"chips": {"1": 1}}, blue={"chips": {"2": 2}})
    assert s.choosing() == [0, 1]
    play(s, "allocate 1 jobs", "allocate 2 jobs")
    assert s.scores() == [0, 0, 0]
    play(s, "allocate 2 jobs")
    assert s.scores() == [4, 8, 0]


@pytest.mark.clause("GD-9.3", "GD-9.4")
def test_image_is_level_and_chips() -> None:
    """Jobs: red 4 + 3, blue 6, green 5."""
    s = scoring(
        red={"chips": {"3": 1}, "levels": {"jobs": 4}},
        blue={"levels": {"jobs": 6}},
        green={"levels": {"jobs": 5}},
    )
    play(s, "allocate 3 jobs")
    assert s.scores() == [8, 4, 2]


@pytest.mark.clause("GD-9.4", "GD-9.8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_places_are_awarded_in_each_category_at_every_number_of_players(players: int) -> None:
    names = ("red", "blue", "green", "yellow", "violet")[:players]
    levels = {name: {"jobs": 9 - n, "social": 5 + n} for n, name in enumerate(names)}
    seats: dict[str, Any] = {name: {"levels": row} for name, row in levels.items()}
    s = scoring(players=players, **seats)
    expected = [8, 4, 2, 0, 0][:players]
    assert s.scores() == [a + b for a, b in zip(expected, reversed(expected), strict=True)]


@pytest.mark.clause("GD-9.5", "GD-9.7")
def test_with_two_eligible_players_the_third_place_lapses() -> None:
    s = scoring(red={"levels": {"jobs": 1}}, blue={"levels": {"jobs": 1}})
    assert s.scores() == [6, 6, 0]


@pytest.mark.clause("GD-9.6")
def test_all_five_may_tie() -> None:
    names = ("red", "blue", "green", "yellow", "violet")
    seats: dict[str, Any] = {name: {"levels": {"jobs": 3}} for name in names}
    s = scoring(players=5, **seats)
    assert s.scores() == [2, 2, 2, 2, 2]  # 14 / 5


@pytest.mark.clause("GD-9.9", "GD-9.10")
def test_the_chip_from_the_centre_is_placed_again_next_time_and_image_does_not_last() -> None:
    red = {"chips": {"2": 1, "3": 1}}
    s = table("image_scoring", "image_scoring", round=4, seats={"red": red})
    play(s, "allocate 3 jobs", "allocate 2 centre")
    assert s.scores() == [8, 0, 0]
    assert GAME.view(s, 0).seats["red"].image == [0, 0, 0, 0]
    assert GAME.dump(s)["seats"]["red"]["chips"] == {"2": 1}
    play(s, "allocate 2 social")
    assert s.scores() == [16, 0, 0]
    assert GAME.dump(s)["seats"]["red"]["chips"] == {}


def two_scorings(image: str, **seats: Any) -> GreenDeal:
    """Two PR scorings, one right after the other."""
    return table("image_scoring", "image_scoring", image=image, round=4, seats=seats)


@pytest.mark.clause("GD-9.10", "GD-9.14")
@pytest.mark.parametrize(("image", "scores"), [("anew", [12, 12, 0]), ("lasting", [16, 8, 0])])
def test_whether_the_image_of_one_scoring_counts_in_the_next_is_a_setting(
    image: str, scores: list[int]
) -> None:
    """Jobs: red 2 + 3, blue 4; the next time red has 2 again, or still 5."""
    red: dict[str, Any] = {"levels": {"jobs": 2}, "chips": {"3": 1}}
    s = two_scorings(image, red=red, blue={"levels": {"jobs": 4}})
    play(s, "allocate 3 jobs")
    assert s.scores() == scores


@pytest.mark.clause("GD-9.14")
def test_later_chips_are_added_to_the_image_that_has_stayed() -> None:
    red: dict[str, Any] = {"levels": {"jobs": 1}, "chips": {"2": 1, "3": 1}}
    s = two_scorings("lasting", red=red)
    play(s, "allocate 3 jobs", "allocate 2 centre")
    assert GAME.view(s, None).seats["red"].marker["jobs"] == 4
    assert ("image_stays", 0, 1, 4, 0) in told(s)
    play(s, "allocate 2 jobs")
    assert GAME.dump(s)["seats"]["red"]["image"] == {"jobs": 6}


@pytest.mark.clause("GD-9.14", "GD-9.3")
def test_a_level_that_overtakes_the_marker_leads_the_image_again() -> None:
    red: dict[str, Any] = {"levels": {"jobs": 5}, "image": {"jobs": 4}, "chips": {"1": 1}}
    s = table("image_scoring", image="lasting", round=7, seats={"red": red})
    assert GAME.view(s, 0).seats["red"].image == [0, 5, 0, 0]
    play(s, "allocate 1 jobs")
    assert GAME.dump(s)["seats"]["red"]["image"] == {"jobs": 6}


@pytest.mark.clause("GD-9.14", "GD-13.2")
def test_a_level_that_falls_leaves_the_marker_where_it_is() -> None:
    red: dict[str, Any] = {"cash": 20, "levels": {"jobs": 3}, "image": {"jobs": 3}}
    s = turn(image="lasting", open_actions=["A02"], preview_actions=[], seats={"red": red})
    play(s, "buy_action A02")
    row = GAME.view(s, 0).seats["red"]
    assert (row.levels["jobs"], row.image) == (2, [0, 3, 0, 0])


@pytest.mark.clause("GD-9.14", "GD-13.17")
def test_the_point_of_an_eco_label_is_added_each_time_and_never_kept() -> None:
    """Jobs: red 1 + 3 + 1 = 5 twice, blue 5 twice: both share 8 + 4 each time."""
    red: dict[str, Any] = {"levels": {"jobs": 1}, "chips": {"3": 1}, "actions": ["A17"]}
    s = two_scorings("lasting", red=red, blue={"levels": {"jobs": 5}})
    play(s, "allocate 3 jobs")
    assert s.scores() == [12, 12, 0]
    assert GAME.dump(s)["seats"]["red"]["image"] == {"jobs": 4}


@pytest.mark.clause("GD-9.14", "GD-9.13")
def test_without_chips_on_it_a_category_keeps_no_image() -> None:
    red: dict[str, Any] = {"levels": {"jobs": 3}, "chips": {"1": 1}}
    s = table("image_scoring", image="lasting", round=4, seats={"red": red})
    play(s, "allocate 1 centre")
    assert GAME.dump(s)["seats"]["red"]["image"] == {}


@pytest.mark.clause("GD-9.10")
def test_a_position_with_an_image_that_cannot_last_is_refused() -> None:
    with pytest.raises(BadScenario, match="red: image: it does not last in this config"):
        table("image_scoring", round=7, seats={"red": {"image": {"jobs": 3}}})


@pytest.mark.clause("GD-9.10")
@pytest.mark.parametrize(
    ("language", "doubt"),
    [
        ("en", "The rulebook does not say how long image lasts"),
        ("de", "In der Spielregel steht nicht, wie lange das Image hält"),
        ("pl", "Instrukcja nie mówi, jak długo trwa wizerunek"),
    ],
)
def test_the_setting_says_that_it_is_a_doubtful_place(language: str, doubt: str) -> None:
    words = catalogue("keeling.games.green_deal", language)
    means = [words.name(f"value-{value}", "means") for value in ("anew", "lasting")]
    assert all(doubt in text for text in means)


@pytest.mark.clause("GD-9.11")
def test_the_centre_may_be_used_in_the_last_round_without_benefit() -> None:
    s = scoring(10, red={"chips": {"2": 1}})
    play(s, "allocate 2 centre")
    assert s.scores() == [0, 0, 0]
    assert GAME.dump(s)["seats"]["red"]["chips"] == {"2": 1}


@pytest.mark.clause("GD-9.12")
def test_who_has_no_chips_makes_no_choice_and_scores_by_level() -> None:
    s = scoring(red={"levels": {"jobs": 2}}, blue={"chips": {"1": 1}})
    assert s.choosing() == [1]
    play(s, "allocate 1 jobs")
    assert s.scores() == [8, 4, 0]


@pytest.mark.clause("GD-9.13")
def test_the_centre_adds_nothing_beside_chips_on_categories() -> None:
    s = scoring(red={"chips": {"1": 1, "3": 1}}, blue={"levels": {"jobs": 2}})
    play(s, "allocate 3 centre", "allocate 1 jobs")
    assert s.scores() == [4, 8, 0]
