"""The pictures for a page: two that stand side by side, what stands for options, what moves."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING

import pytest

from keeling.games.future_energy import GAME
from keeling.games.future_energy.board_style import STYLE
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, catalogue

if TYPE_CHECKING:
    from keeling.games.future_energy.state import FutureEnergy

SVG = "{http://www.w3.org/2000/svg}"
MODULES = ("module_1", "module_2", "module_3")
WHOLE_GAME = 5000  # more choices than any game has

with_each_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def options_of(s: FutureEnergy) -> dict[str, str]:
    """What may be clicked now."""
    keys = {GAME.element(option): GAME.write(option) for option in s.legal if s.seat >= 0}
    return {key: notation for key, notation in keys.items() if key}


def drawn(s: FutureEnergy, language: str = "en") -> dict[str, ET.Element]:
    """The pictures as the seat that is asked sees them."""
    words = catalogue("keeling.games.future_energy", language)
    found = GAME.pictures(GAME.view(s, max(s.seat, 0)), words, options_of(s))
    return {name: ET.fromstring(made) for name, made in found.items()}  # noqa: S314  (our own SVG)


def elements(pictures: dict[str, ET.Element]) -> list[ET.Element]:
    return [element for picture in pictures.values() for element in picture.iter()]


def ids(pictures: dict[str, ET.Element]) -> list[str]:
    return [element.attrib["id"] for element in elements(pictures) if "id" in element.attrib]


@cache
def after(seats: int, choices: int, modules: tuple[str, ...] = MODULES) -> FutureEnergy:
    """A table after some random choices; not to be changed."""
    s = GAME.new(GAME.config(seats=seats, modules=modules))
    rng = Rng(seats)
    for _ in range(choices):
        if s.seat == NOBODY:
            break
        s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])
    return s


@with_each_number_of_seats
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 250, WHOLE_GAME])
def test_the_map_comes_first_and_the_rest_beside_it(
    seats: int, language: str, choices: int
) -> None:
    pictures = drawn(after(seats, choices), language)
    assert list(pictures) == ["board", "things"]
    for name, picture in pictures.items():
        labels = [e.get("id") for e in picture if e.tag in (f"{SVG}title", f"{SVG}desc")]
        assert labels == [f"{name}-title", f"{name}-desc"]
        assert picture.attrib["aria-labelledby"].split() == labels


@with_each_number_of_seats
@pytest.mark.parametrize("modules", [(), *((module,) for module in MODULES), MODULES])
def test_no_id_stands_twice_on_a_page(seats: int, modules: tuple[str, ...]) -> None:
    found = ids(drawn(after(seats, 200, modules)))
    assert len(found) == len(set(found))


@with_each_number_of_seats
@pytest.mark.parametrize("modules", [(), MODULES])
def test_what_stands_for_an_option_is_in_the_pictures(seats: int, modules: tuple[str, ...]) -> None:
    s = GAME.new(GAME.config(seats=seats, modules=modules))
    rng = Rng(7)
    for choice in range(600):
        if s.seat == NOBODY:
            break
        if choice % 9 == 0:
            keys = {GAME.element(option) for option in s.legal} - {""}
            assert keys <= set(ids(drawn(s))), GAME.prompt(s)
        s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])


@pytest.mark.parametrize(
    ("option", "key"),
    [
        ("step hamburg", "place-hamburg"),
        ("line start-hamburg", "connection-start-hamburg"),
        ("buy 1", "slot-1"),
        ("buy_order 3", "order-slot-3"),
        ("take_order 2", "order-slot-2"),
        ("buy_blind", "order-deck"),
        ("use o04", "order-o04"),
        ("build c07 coal", "contract-c07"),
        ("pay joker", ""),
        ("sell 3", ""),
        ("turn_up c07", ""),
        ("end", ""),
    ],
)
def test_an_option_has_its_element(option: str, key: str) -> None:
    assert GAME.element(GAME.vocabulary.read(option)) == key


@with_each_number_of_seats
def test_what_has_a_state_has_a_rim_to_show_it(seats: int) -> None:
    kinds = {"place", "connection", "slot", "contract", "order", "deck"}
    for element in elements(drawn(after(seats, 250))):
        if kinds & set(element.get("class", "").split()):
            assert len([child for child in element if child.get("class") == "rim"]) == 1


@with_each_number_of_seats
def test_what_moves_can_be_followed_by_its_id(seats: int) -> None:
    s = after(seats, 250)
    view = GAME.view(s, None)
    cards = [f"contract-{card}" for card in view["display"] if card]
    cards += [f"order-{card}" for card in view["order_display"] if card]
    for seat in view["seats"]:
        cards += [f"contract-{held['id']}" for held in seat["contracts"]]
        cards += [f"order-{card}" for card in seat["orders"]]
    plants = [f"plant-{seat}-{at}" for at, owners in view["plants"].items() for seat in owners]
    cables = [f"cable-{seat}-{on}" for on, owners in view["lines"].items() for seat in owners]
    moving = [e.get("id") for e in elements(drawn(s)) if "data-glide" in e.attrib]
    assert sorted(map(str, moving)) == sorted(["crew", "kite", *cards, *plants, *cables])


def test_all_pictures_have_the_same_style_sheet_and_no_style_of_their_own() -> None:
    for picture in drawn(after(4, 250)).values():
        assert [e.text for e in picture.iter(f"{SVG}style")] == [STYLE]
        assert not [e for e in picture.iter() if "style" in e.attrib]


def test_the_things_are_as_high_as_they_need_and_fit_beside_the_map() -> None:
    def height(seats: int, modules: tuple[str, ...], choices: int) -> float:
        box = drawn(after(seats, choices, modules))["things"].attrib["viewBox"]
        return float(box.split()[3])

    assert height(2, (), 60) < height(4, (), 60) < height(4, MODULES, 60) < 1200
    assert height(4, MODULES, WHOLE_GAME) < 1200


def test_the_cover_is_made_of_the_board() -> None:
    cover = ET.fromstring(GAME.cover("<Europe> & more"))  # noqa: S314  (our own SVG)
    assert cover[0].text == "<Europe> & more"
    assert len(list(cover.iter(f"{SVG}line"))) == 88
    assert not [e for e in cover.iter() if "style" in e.attrib or "id" in e.attrib]
