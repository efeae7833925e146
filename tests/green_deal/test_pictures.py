"""The pictures for a page: two that stand side by side, what stands for options, what moves."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING

import pytest

from keeling.games.green_deal import GAME
from keeling.games.green_deal.board_badge import OUTLINES
from keeling.games.green_deal.board_style import STYLE
from keeling.games.green_deal.tables import ACTIONS
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, catalogue

if TYPE_CHECKING:
    from keeling.games.green_deal.state import GreenDeal

SVG = "{http://www.w3.org/2000/svg}"
WHOLE_GAME = 20_000  # more choices than any game has
LEAST = {"board": 20.0, "things": 16.0}  # no letter is smaller: 12 px on a small laptop

with_each_number_of_seats = pytest.mark.parametrize("seats", [3, 4, 5])


def options_of(s: GreenDeal) -> dict[str, str]:
    """What may be clicked now."""
    keys = {GAME.element(option): GAME.write(option) for option in s.legal if s.seat >= 0}
    return {key: notation for key, notation in keys.items() if key}


def drawn(s: GreenDeal, language: str = "en") -> dict[str, ET.Element]:
    """The pictures as the seat that is asked sees them."""
    words = catalogue("keeling.games.green_deal", language)
    found = GAME.pictures(GAME.view(s, max(s.seat, 0)), words, options_of(s))
    return {name: ET.fromstring(made) for name, made in found.items()}  # noqa: S314 - our own SVG


def elements(pictures: dict[str, ET.Element]) -> list[ET.Element]:
    return [element for picture in pictures.values() for element in picture.iter()]


def ids(pictures: dict[str, ET.Element]) -> list[str]:
    return [element.attrib["id"] for element in elements(pictures) if "id" in element.attrib]


def step(s: GreenDeal, rng: Rng) -> None:
    s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])


@cache
def after(seats: int, choices: int) -> GreenDeal:
    """A table after some random choices; not to be changed."""
    s = GAME.new(GAME.config(seats=seats))
    rng = Rng(seats)
    for _ in range(choices):
        if s.seat == NOBODY:
            break
        step(s, rng)
    return s


@with_each_number_of_seats
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 45, 100, WHOLE_GAME])
def test_the_board_comes_first_and_the_rest_beside_it(
    seats: int, language: str, choices: int
) -> None:
    pictures = drawn(after(seats, choices), language)
    assert list(pictures) == ["board", "things"]
    for name, picture in pictures.items():
        labels = [e.get("id") for e in picture if e.tag in (f"{SVG}title", f"{SVG}desc")]
        assert labels == [f"{name}-title", f"{name}-desc"]
        assert picture.attrib["aria-labelledby"].split() == labels


@pytest.mark.parametrize("seed", [7, 8, 9])
@with_each_number_of_seats
def test_what_stands_for_an_option_is_in_the_pictures_and_nothing_twice(
    seats: int, seed: int
) -> None:
    s = GAME.new(GAME.config(seats=seats))
    rng = Rng(seed)
    seen: set[str] = set()
    for _ in range(WHOLE_GAME):
        if s.seat == NOBODY:
            break
        prompt = GAME.prompt(s)
        if s.seat != CHANCE and (prompt not in seen or rng.below(12) == 0):
            found = ids(drawn(s))
            assert len(found) == len(set(found))
            assert set(options_of(s)) <= set(found), prompt
            seen.add(prompt)
        step(s, rng)
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
    assert GAME.element(GAME.vocabulary.read(option)) == key


@pytest.mark.parametrize("choices", [20, 40, 60, 90])
def test_what_may_be_clicked_carries_its_option_and_nothing_else_does(choices: int) -> None:
    s = after(3, choices)
    while s.seat == CHANCE:
        s = s.clone()
        step(s, Rng(1))
    pieces = [e for e in elements(drawn(s)) if "data-option" in e.attrib]
    assert {e.attrib["id"]: e.attrib["data-option"] for e in pieces} == options_of(s)
    for piece in pieces:
        assert "can" in piece.attrib["class"].split()
        assert (piece.attrib["tabindex"], piece.attrib["role"]) == ("0", "button")


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
    for cell, there in view["map"].items():
        alike = f"tile-{there['seat']}-{there['tile']}-"
        assert moving[f"{alike}{cell}"] == alike
    for seat, things in view["seats"].items():
        assert {f"step-{seat}", f"order-{seat}"} <= set(moving)
        assert {f"level-{seat}-{category}" for category in things["levels"]} <= set(moving)
        assert {f"card-{card}" for card in things["cards"]} <= set(moving)
    assert "round" in moving


@with_each_number_of_seats
def test_a_card_is_in_one_place(seats: int) -> None:
    found = ids(drawn(after(seats, 110)))
    cards = [key for key in found if key in {f"action-{card}" for card in ACTIONS}]
    assert len(cards) == len(set(cards))


def test_all_pictures_have_the_same_style_sheet_and_no_style_of_their_own() -> None:
    for picture in drawn(after(4, 100)).values():
        assert [e.text for e in picture.iter(f"{SVG}style")] == [STYLE]
        assert not [e for e in picture.iter() if "style" in e.attrib]


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
    found = re.findall(r"^(.*)\.([\w-]+) \{[^}]*?font-size: ([\d.]+)px", STYLE, re.MULTILINE)
    rules = {kind: size for around, kind, size in found if around not in (".things ", ".stock ")}
    things = {kind: size for around, kind, size in found if around == ".things "}
    for name, picture in drawn(after(5, 100)).items():
        sizes = rules | things if name == "things" else rules
        for text in picture.iter(f"{SVG}text"):
            size = text.get("font-size") or sizes[str(text.get("class")).split()[0]]
            assert float(size) >= LEAST[name], ET.tostring(text)


@with_each_number_of_seats
def test_every_stock_says_its_amount(seats: int) -> None:
    s = after(seats, 100)
    view = GAME.view(s, max(s.seat, 0))
    told = {e.get("id"): e.get("data-amount") for e in elements(drawn(s)) if e.get("data-amount")}
    expected = {}
    for seat, things in view["seats"].items():
        for kind in ("cash", "income", "score"):
            expected[f"stock-{seat}-{kind}"] = str(things[kind])
        expected[f"stock-{seat}-chips"] = str(sum(things["chips"].values()))
    assert told == expected


def test_the_cover_is_the_world_in_tiles_with_a_project_of_each_category() -> None:
    cover = ET.fromstring(GAME.cover("<Green> & more"))  # noqa: S314 - our own SVG
    assert cover[0].text == "<Green> & more"
    shapes = {e.get("d") for e in cover.iter(f"{SVG}path")}
    assert {outline.d for outline in OUTLINES.values()} < shapes
    assert not [e for e in cover.iter() if "style" in e.attrib or "id" in e.attrib]
