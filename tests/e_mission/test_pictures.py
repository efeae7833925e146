"""The pictures for a page: two that stand side by side, what stands for options, what moves."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING

import pytest

from keeling.games.e_mission import GAME
from keeling.games.e_mission.board.style import STYLE
from keeling.games.e_mission.board.tags import OUTLINES
from keeling.games.e_mission.engine.tables import EMISSIONS, RESILIENCE, TAGS, TRACKS
from keeling.text.catalogue import LANGUAGES
from tests.draw.of_games import SVG, WHOLE_GAME, GamePictures, classes, ids, inside, texts

if TYPE_CHECKING:
    from keeling.games.e_mission.engine.state import EMission

SHOWN = GAME.presentation

# No letter is smaller than 12 px on a small laptop.
PICTURES = GamePictures(game=GAME, style=STYLE, least={"board": 20.0, "things": 16.0})

with_each_number_of_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@cache
def after(seats: int, choices: int) -> EMission:
    """A table after some random choices; not to be changed."""
    s: EMission = PICTURES.after(choices, seats, seats=seats)
    return s


def elements(s: EMission) -> list[ET.Element]:
    return [e for picture in PICTURES.drawn(s).values() for e in picture.iter()]


@with_each_number_of_seats
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 40, 160, WHOLE_GAME])
def test_the_board_comes_first_and_the_rest_beside_it(
    seats: int, language: str, choices: int
) -> None:
    PICTURES.check_labels(PICTURES.drawn(after(seats, choices), language))


@pytest.mark.parametrize("seed", [7, 8])
@with_each_number_of_seats
def test_what_stands_for_an_option_is_in_the_pictures_and_nothing_twice(
    seats: int, seed: int
) -> None:
    seen = PICTURES.check_whole_game(seed, seats=seats)
    assert {"menu", "pick_project"} <= seen


@pytest.mark.parametrize("challenges", ["harder_each", "easier", "free"])
def test_games_with_challenges_are_drawn_as_well(challenges: str) -> None:
    seen = PICTURES.check_whole_game(5, seats=2, challenges=challenges)
    assert "menu" in seen


@pytest.mark.parametrize(
    ("option", "key"),
    [
        ("use 3", "slot-3"),
        ("tuck P001 2", "slot-2 card-P001"),
        ("cover P001 5", "slot-5 card-P001"),
        ("use_global G01", "global-G01"),
        ("start G01", "global-G01"),
        ("replace G01", "global-G01"),
        ("give_up G01", "global-G01"),
        ("support P001 G02", "global-G02 card-P001"),
        ("shield G04 blue", "global-G04"),
        ("help P001 C20", "crisis-C20 card-P001"),
        ("pay P001", "card-P001"),
        ("keep P001", "card-P001"),
        ("recover P001", "card-P001"),
        ("give P001", "card-P001"),
        ("ask_for P001", "card-P001"),
        ("spend P001", "card-P001"),
        ("discard P001", "card-P001"),
        ("move P001 2", "card-P001"),
        ("reveal 3", "place-3"),
        ("advance arctic_melt", "track-arctic_melt"),
        ("retreat arctic_melt", "track-arctic_melt"),
        ("with orange", "seat-orange"),
        ("bonus_for orange", "seat-orange"),
        ("cover_shortage orange", "seat-orange"),
        ("challenge_for H01 orange", "seat-orange"),
        ("move_community blue orange", "seat-blue"),
        ("cut transport", "emission-transport"),
        ("leave_out waste", "emission-waste"),
        ("strengthen social", "resilience-social"),
        ("give_token social", "resilience-social"),
        ("power china", ""),
        ("challenge H01", ""),
        ("take_tag grid", ""),
        ("amount 3", ""),
        ("done", ""),
        ("resume", ""),
        ("enough", ""),
        ("skip", ""),
        ("agree", ""),
        ("refuse", ""),
        ("no_new", ""),
        ("draw P001", ""),
        ("turn_up C20", ""),
        ("roll arctic_melt", ""),
        ("geo_die 3", ""),
    ],
)
def test_an_option_has_its_element(option: str, key: str) -> None:
    assert SHOWN.element(GAME.vocabulary.read(option)) == key


@with_each_number_of_seats
def test_what_has_a_state_has_one_rim_to_show_it(seats: int) -> None:
    kinds = {"stack", "card", "crisis", "back", "global", "track", "seat"}
    kinds |= {"emission-area", "resilience-area"}
    for element in elements(after(seats, 160)):
        if kinds & set(classes(element)) and "id" in element.attrib:
            assert len([child for child in element if child.get("class") == "rim"]) == 1


@with_each_number_of_seats
def test_what_moves_can_be_followed_by_its_id(seats: int) -> None:
    s = after(seats, 160)
    view = GAME.view(s, max(s.seat, 0))
    moving = {e.get("id") for e in elements(s) if "data-glide" in e.attrib}
    assert {f"marker-{name}" for name in TRACKS} <= moving
    for things in view.seats.values():
        stacks = [stack.cards for stack in things.projects if stack]
        assert {f"card-{card}" for cards in stacks for card in cards} <= moving
    assert {f"global-{one.project}" for one in view.globals if one} <= moving
    assert {f"crisis-{one.crisis}" for one in view.column if one} <= moving
    assert "round" in moving


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_in_every_hand_can_be_followed_by_their_ids(seats: int) -> None:
    s = after(seats, 20)
    hands = [things.hand for things in GAME.view(s, max(s.seat, 0)).seats.values()]
    held = {f"card-{card}" for hand in hands for card in hand}
    assert len(held) == sum(map(len, hands)) > 5
    assert held <= {e.get("id") for e in elements(s) if "data-glide" in e.attrib}


@with_each_number_of_seats
def test_every_part_of_a_mat_has_its_element(seats: int) -> None:
    s = after(seats, 160)
    view = GAME.view(s, max(s.seat, 0))
    found = set(ids(*PICTURES.drawn(s).values()))
    for seat in view.seats:
        whose = "" if seat == view.seat else f"{seat}-"
        expected = {f"emission-{whose}{kind}" for kind in EMISSIONS}
        expected |= {f"resilience-{whose}{kind}" for kind in RESILIENCE}
        expected |= {f"slot-{whose}{n}" for n in range(1, 6)} | {f"seat-{seat}"}
        assert expected <= found


def test_all_pictures_have_the_same_style_sheet_and_no_style_of_their_own() -> None:
    PICTURES.check_styles(PICTURES.drawn(after(4, 160)).values())


@with_each_number_of_seats
def test_no_letter_is_too_small_to_read(seats: int) -> None:
    for choices in (0, 40, 160):
        PICTURES.check_letters(PICTURES.drawn(after(seats, choices)))


@with_each_number_of_seats
def test_both_pictures_fit_side_by_side(seats: int) -> None:
    for choices in (40, 160, WHOLE_GAME):
        boxes = {
            name: [float(side) for side in picture.attrib["viewBox"].split()[2:]]
            for name, picture in PICTURES.drawn(after(seats, choices)).items()
        }
        assert boxes["board"] == [1000, 1046]
        assert boxes["things"][0] == 408


@with_each_number_of_seats
def test_every_stock_says_its_amount(seats: int) -> None:
    s = after(seats, 160)
    view = GAME.view(s, max(s.seat, 0))
    told = {e.get("id"): e.get("data-amount") for e in elements(s) if e.get("data-amount")}
    world = view.world
    expected = {"stock-trees": world.trees, "stock-oceans": world.oceans, "stock-dac": world.dac}
    for seat, things in view.seats.items():
        expected[f"stock-{seat}-demand"] = things.demand
        expected[f"stock-{seat}-emits"] = things.emits
        expected[f"stock-{seat}-communities"] = things.communities
    assert {key: str(amount) for key, amount in expected.items()}.items() <= told.items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tags_differ_in_letter_and_shape_not_only_in_colour(language: str) -> None:
    words = PICTURES.words(language)
    assert len({words.name(f"tag-{name}", "letter") for name in TAGS}) == len(TAGS)
    assert len({OUTLINES[name].d for name in TAGS}) == len(TAGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_of_a_tag_is_one_of_its_name(language: str) -> None:
    words = PICTURES.words(language)
    for name in TAGS:
        assert words.name(f"tag-{name}", "letter") in words.name(f"tag-{name}").upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legend_names_every_tag_beside_its_letter(language: str) -> None:
    words = PICTURES.words(language)
    things = PICTURES.drawn(after(2, 0), language)["things"]
    (legend,) = inside(things, "legend")
    told = [
        word for n in TAGS for word in (words.name(f"tag-{n}", "letter"), words.name(f"tag-{n}"))
    ]
    assert texts(legend) == told


def test_the_cover_is_the_forest_with_what_powers_work_on() -> None:
    cover = ET.fromstring(SHOWN.cover("<e> & more"))  # noqa: S314 - our own SVG
    assert cover[0].text == "<e> & more"
    shapes = {e.get("d") for e in cover.iter(f"{SVG}path")}
    assert OUTLINES["ecology"].d in shapes
    assert not [e for e in cover.iter() if "style" in e.attrib or "id" in e.attrib]
