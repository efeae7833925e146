"""The pictures for a page: two that stand side by side, what stands for options, what moves."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING

import pytest

from keeling.games.green_deal import GAME
from keeling.games.green_deal.board.badge import OUTLINES
from keeling.games.green_deal.board.style import STYLE
from keeling.games.green_deal.engine.tables import ACTIONS
from keeling.text.catalogue import LANGUAGES
from tests.draw.of_games import SVG, WHOLE_GAME, GamePictures, ids

if TYPE_CHECKING:
    from keeling.games.green_deal.engine.state import GreenDeal

SHOWN = GAME.presentation

# No letter is smaller than 12 px on a small laptop.
PICTURES = GamePictures(game=GAME, style=STYLE, least={"board": 20.0, "things": 16.0})

with_each_number_of_seats = pytest.mark.parametrize("seats", [3, 4, 5])


def drawn(s: GreenDeal) -> dict[str, ET.Element]:
    return PICTURES.drawn(s)


def elements(pictures: dict[str, ET.Element]) -> list[ET.Element]:
    return [element for picture in pictures.values() for element in picture.iter()]


@cache
def after(seats: int, choices: int) -> GreenDeal:
    """A table after some random choices; not to be changed."""
    s: GreenDeal = PICTURES.after(choices, seats, seats=seats)
    return s


@with_each_number_of_seats
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 45, 100, WHOLE_GAME])
def test_the_board_comes_first_and_the_rest_beside_it(
    seats: int, language: str, choices: int
) -> None:
    PICTURES.check_labels(PICTURES.drawn(after(seats, choices), language))


@pytest.mark.parametrize("seed", [7, 8, 9])
@with_each_number_of_seats
def test_what_stands_for_an_option_is_in_the_pictures_and_nothing_twice(
    seats: int, seed: int
) -> None:
    seen = PICTURES.check_whole_game(seed, seats=seats)
    assert {"bid", "invest", "place_tile"} <= seen


@pytest.mark.parametrize(
    ("option", "key"),
    [
        ("buy env_1a", "card-env_1a"),
        ("buy_action A19", "action-A19"),
        ("play A19", "action-A19"),
        ("refund_cash", "refund"),
        ("refund_chip 2", "refund"),
        ("take_loan 10", "loan-10"),
        ("borrow 10", "loan-10"),
        ("repay 10", "debt-10"),
        ("buy_chip 3", "chip-3"),
        ("take_chip 3", "chip-3"),
        ("dividend", "dividend"),
        ("raise jobs", "category-jobs"),
        ("against blue", "seat-blue"),
        ("poach blue 2", "seat-blue"),
        ("place 2-3", "cell-2-3"),
        ("move_from 2-3", "cell-2-3"),
        ("move_to 0-9", "cell-0-9"),
        ("allocate 3 social", "field-social"),
        ("allocate 1 centre", "field-centre"),
        ("bid 4", ""),
        ("spy", ""),
        ("go_on", ""),
        ("end_turn", ""),
        ("enough", ""),
        ("cooperate", ""),
        ("compete", ""),
        ("turn_up env_1a", ""),
        ("turn_up_action A01", ""),
        ("lot red", ""),
    ],
)
def test_an_option_has_its_element(option: str, key: str) -> None:
    assert SHOWN.element(GAME.vocabulary.read(option)) == key


@pytest.mark.parametrize("choices", [20, 40, 60, 90])
def test_what_may_be_clicked_carries_its_option_and_nothing_else_does(choices: int) -> None:
    PICTURES.check_options(PICTURES.asking(after(3, choices)))


@with_each_number_of_seats
def test_what_has_a_state_has_one_rim_to_show_it(seats: int) -> None:
    kinds = {
        "cell",
        "project",
        "action",
        "track",
        "ladder",
        "loan",
        "chip",
        "refund",
        "debt",
        "seat",
    }
    for element in elements(drawn(after(seats, 100))):
        if kinds & set(element.get("class", "").split()):
            assert len([child for child in element if child.get("class") == "rim"]) == 1


@with_each_number_of_seats
def test_what_moves_can_be_followed_by_its_id(seats: int) -> None:
    s = after(seats, 100)
    view = GAME.view(s, None)
    moving = {
        e.get("id"): e.get("data-glide") for e in elements(drawn(s)) if "data-glide" in e.attrib
    }
    for cell, there in view.map.items():
        alike = f"tile-{there.seat}-{there.tile}-"
        assert moving[f"{alike}{cell}"] == alike
    for seat, things in view.seats.items():
        assert {f"step-{seat}", f"order-{seat}"} <= set(moving)
        assert {f"level-{seat}-{category}" for category in things.levels} <= set(moving)
        assert {f"card-{card}" for card in things.cards} <= set(moving)
    assert "round" in moving


@with_each_number_of_seats
def test_a_card_is_in_one_place(seats: int) -> None:
    found = ids(*drawn(after(seats, 110)).values())
    cards = [key for key in found if key in {f"action-{card}" for card in ACTIONS}]
    assert len(cards) == len(set(cards))


def test_all_pictures_have_the_same_style_sheet_and_no_style_of_their_own() -> None:
    PICTURES.check_styles(drawn(after(4, 100)).values())


@with_each_number_of_seats
def test_both_pictures_fit_side_by_side(seats: int) -> None:
    for choices in (45, 100, WHOLE_GAME):
        boxes = {
            name: [float(side) for side in picture.attrib["viewBox"].split()[2:]]
            for name, picture in drawn(after(seats, choices)).items()
        }
        assert boxes["board"] == [1000, 1046]
        assert boxes["things"][0] == 408


def test_no_letter_is_too_small_to_read() -> None:
    PICTURES.check_letters(drawn(after(5, 100)))


@with_each_number_of_seats
def test_every_stock_says_its_amount(seats: int) -> None:
    s = after(seats, 100)
    view = GAME.view(s, max(s.seat, 0))
    told = {e.get("id"): e.get("data-amount") for e in elements(drawn(s)) if e.get("data-amount")}
    expected = {}
    for seat, things in view.seats.items():
        expected[f"stock-{seat}-cash"] = str(things.cash)
        expected[f"stock-{seat}-income"] = str(things.income)
        expected[f"stock-{seat}-score"] = str(things.score)
        expected[f"stock-{seat}-chips"] = str(sum(things.chips.values()))
    assert told == expected


def test_the_cover_is_the_world_in_tiles_with_a_project_of_each_category() -> None:
    cover = ET.fromstring(SHOWN.cover("<Green> & more"))  # noqa: S314 - our own SVG
    assert cover[0].text == "<Green> & more"
    shapes = {e.get("d") for e in cover.iter(f"{SVG}path")}
    assert {outline.d for outline in OUTLINES.values()} < shapes
    assert not [e for e in cover.iter() if "style" in e.attrib or "id" in e.attrib]
