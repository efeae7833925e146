"""The pictures for a page: two that stand side by side, what stands for options, what moves."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import asdict, replace

from keeling.draw.shared import KEY
from keeling.games.future_energy import GAME
from keeling.games.future_energy.board.style import STYLE
from keeling.games.future_energy.board.ways import step_cost
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, catalogue

if TYPE_CHECKING:
    from keeling.games.future_energy.engine.state import FutureEnergy

SHOWN = GAME.presentation

SVG = "{http://www.w3.org/2000/svg}"
MODULES = ("module_1", "module_2", "module_3")
WHOLE_GAME = 5000  # more choices than any game has

with_each_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def options_of(s: FutureEnergy) -> dict[str, str]:
    """What may be clicked now."""
    keys = {SHOWN.element(option): GAME.write(option) for option in s.legal if s.seat >= 0}
    return {key: notation for key, notation in keys.items() if key}


def drawn(s: FutureEnergy, language: str = "en") -> dict[str, ET.Element]:
    """The pictures as the seat that is asked sees them."""
    words = catalogue("keeling.games.future_energy", language)
    found = SHOWN.all_pictures(GAME.view(s, max(s.seat, 0)), words, options_of(s))
    return {name: ET.fromstring(made) for name, made in found.items()}  # noqa: S314 - our own SVG


def elements(pictures: dict[str, ET.Element]) -> list[ET.Element]:
    return [element for picture in pictures.values() for element in picture.iter()]


def ids(pictures: dict[str, ET.Element]) -> list[str]:
    """All ids but those of shapes, which a page has once for all of its pictures."""
    found = [element.get("id", KEY) for element in elements(pictures)]
    return [key for key in found if not key.startswith(KEY)]


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
            keys = {SHOWN.element(option) for option in s.legal} - {""}
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
    assert SHOWN.element(GAME.vocabulary.read(option)) == key


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
    cards = [f"contract-{card}" for card in view.display if card]
    cards += [f"order-{card}" for card in view.order_display if card]
    for seat in view.seats.values():
        cards += [f"contract-{held.id}" for held in seat.contracts]
        cards += [f"order-{card}" for card in seat.orders]
    plants = [f"plant-{seat}-{at}" for at, owners in view.plants.items() for seat in owners]
    cables = [f"cable-{seat}-{on}" for on, owners in view.lines.items() for seat in owners]
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


@with_each_number_of_seats
def test_every_card_carries_the_id_it_is_called_by(seats: int) -> None:
    for choices in (120, 250):
        for element in elements(drawn(after(seats, choices))):
            kinds = {"contract", "order"} & set(element.get("class", "").split())
            if kinds:
                name = str(element.get("id")).removeprefix(f"{kinds.pop()}-")
                written = [text.text or "" for text in element.iter(f"{SVG}text")]
                assert any(words.split()[:1] == [name] for words in written)


@pytest.mark.parametrize("modules", [(), MODULES])
def test_the_steps_of_the_crew_are_priced_on_the_map(modules: tuple[str, ...]) -> None:
    s = GAME.new(GAME.config(seats=4, modules=modules))
    rng = Rng(5)
    seen: set[int] = set()
    for _ in range(900):
        if s.seat == NOBODY:
            break
        steps = [option for option in s.legal if GAME.write(option).startswith("step ")]
        if s.seat >= 0 and steps:
            costs = sorted(-GAME.preview(s, step)[s.seat].get("money", 0) for step in steps)
            assert prices(drawn(s)["board"], "money") == costs
            seen |= set(costs)
        s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])
    assert seen >= {0, 1}


def prices(picture: ET.Element, kind: str) -> list[int]:
    """The numbers on the labels with this icon, hidden from readers of the list."""
    labels = [e for e in picture.iter() if e.get("class") == "price"]
    assert all(label.get("aria-hidden") == "true" for label in labels)
    found = [label for label in labels if f"#{KEY}{kind}" in [e.get("href") for e in label.iter()]]
    return sorted(int(label.findtext(f"{SVG}text") or "") for label in found)


@pytest.mark.parametrize(
    ("owners", "free", "cost"),
    [
        ([], False, 1),
        (["red"], False, 1),
        (["red", "blue"], False, 2),
        (["red", "white"], False, 0),
        (["red", "blue"], True, 0),
    ],
)
def test_a_step_costs_by_the_lines_on_the_way(owners: list[str], free: bool, cost: int) -> None:  # noqa: FBT001 - a parameter of the test
    view = GAME.view(after(4, 0), None)
    shown = replace(view, lines={"oslo-bergen": owners}, free_step=free, to_move="white")
    assert step_cost(shown, "oslo-bergen") == cost


def test_nobody_but_who_is_asked_sees_prices_on_the_map() -> None:
    s = after(4, 250)
    words = catalogue("keeling.games.future_energy", "en")
    assert 'class="price"' not in SHOWN.all_pictures(GAME.view(s, None), words, {})["board"]


def test_a_finger_hits_the_nearer_of_two_connections() -> None:
    words = catalogue("keeling.games.future_energy", "en")
    keys = ["connection-start-hamburg", "connection-hamburg-berlin"]
    shown = SHOWN.all_pictures(GAME.view(after(4, 60), 0), words, dict.fromkeys(keys, "line"))[
        "board"
    ]
    bands = [e for e in ET.fromstring(shown).iter() if "reach" in e.get("class", "")]  # noqa: S314 - our own SVG
    assert {e.get("data-element") for e in bands} == set(keys)
    widths = [str(e.get("class")).rpartition("-")[2] for e in bands]
    assert widths == ["32", "32", "20", "20", "8", "8"]  # what comes later lies on top


@with_each_number_of_seats
def test_every_stock_says_its_amount(seats: int) -> None:
    s = after(seats, 250)
    view = GAME.view(s, max(s.seat, 0))
    told = {e.get("id"): e.get("data-amount") for e in elements(drawn(s)) if e.get("data-amount")}
    kinds = ("money", "plants", "lines", "investors", "engineers", "nuclear")
    assert told == {
        f"stock-{name}-{kind}": str(asdict(seat)[kind])
        for name, seat in view.seats.items()
        for kind in (*kinds, "certificates", "score")
    }


def test_the_cover_is_made_of_the_board() -> None:
    cover = ET.fromstring(SHOWN.cover("<Europe> & more"))  # noqa: S314 - our own SVG
    assert cover[0].text == "<Europe> & more"
    assert len(list(cover.iter(f"{SVG}line"))) == 88
    assert not [e for e in cover.iter() if "style" in e.attrib or "id" in e.attrib]
