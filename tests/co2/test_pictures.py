"""The pictures for a page: two that stand side by side, what stands for options, what moves."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from keeling.draw.shared import KEY
from keeling.games.co2 import GAME
from keeling.games.co2.board.style import STYLE
from keeling.games.co2.engine.tables import FOSSIL_SETS
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, catalogue

if TYPE_CHECKING:
    from keeling.games.co2.engine.state import Co2

SHOWN = GAME.presentation

SVG = "{http://www.w3.org/2000/svg}"
WHOLE_GAME = 20_000  # more choices than any game has
LEAST = {"board": 20.0, "things": 16.0}  # no letter is smaller: 12 px on a small laptop

with_each_number_of_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


def options_of(s: Co2) -> dict[str, str]:
    """What may be clicked now."""
    keys = {SHOWN.element(option): GAME.write(option) for option in s.legal if s.seat >= 0}
    return {key: notation for key, notation in keys.items() if key}


def drawn(s: Co2, language: str = "en") -> dict[str, ET.Element]:
    """The pictures as the seat that is asked sees them."""
    words = catalogue("keeling.games.co2", language)
    found = SHOWN.all_pictures(GAME.view(s, max(s.seat, 0)), words, options_of(s))
    return {name: ET.fromstring(made) for name, made in found.items()}  # noqa: S314 - our own SVG


def elements(pictures: dict[str, ET.Element]) -> list[ET.Element]:
    return [element for picture in pictures.values() for element in picture.iter()]


def ids(pictures: dict[str, ET.Element]) -> list[str]:
    """All ids but those of shapes, which a page has once for all of its pictures."""
    found = [element.get("id", KEY) for element in elements(pictures)]
    return [key for key in found if not key.startswith(KEY)]


def step(s: Co2, rng: Rng) -> None:
    s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])


@cache
def after(seats: int, choices: int) -> Co2:
    """A table after some random choices; not to be changed."""
    s = GAME.new(GAME.config(seats=seats, fossil_set="eco"))
    rng = Rng(seats)
    for _ in range(choices):
        if s.seat == NOBODY:
            break
        step(s, rng)
    return s


@with_each_number_of_seats
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 45, 150, WHOLE_GAME])
def test_the_board_comes_first_and_the_rest_beside_it(
    seats: int, language: str, choices: int
) -> None:
    pictures = drawn(after(seats, choices), language)
    assert list(pictures) == ["board", "things"]
    for name, picture in pictures.items():
        labels = [e.get("id") for e in picture if e.tag in (f"{SVG}title", f"{SVG}desc")]
        assert labels == [f"{name}-title", f"{name}-desc"]
        assert picture.attrib["aria-labelledby"].split() == labels


GAMES: list[dict[str, Any]] = [
    {"seats": 1},
    {"seats": 2, "lobby_draft": True},
    {"seats": 3, "start_player_auction": True},
    {"seats": 4, "fossil_set": FOSSIL_SETS[-1]},
    {"seats": 5, "lobby_draft": True, "start_player_auction": True},
]


@pytest.mark.parametrize("config", GAMES)
def test_what_stands_for_an_option_is_in_the_pictures_and_nothing_twice(
    config: dict[str, Any],
) -> None:
    s = GAME.new(GAME.config(**{"fossil_set": "eco", **config}))
    rng = Rng(7)
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
    assert "act" in seen


@pytest.mark.parametrize(
    ("option", "key"),
    [
        ("propose solar africa-tech", "project-africa-tech"),
        ("install asia-money", "project-asia-money"),
        ("build asia-money", "project-asia-money"),
        ("build_cheaper asia-money", "project-asia-money"),
        ("set oceania-research", "project-oceania-research"),
        ("move supply africa-tech", "project-africa-tech"),
        ("move africa-tech congress_place_2", "place-congress_place_2"),
        ("move africa-tech supply", "post-supply"),
        ("home", "post-supply"),
        ("speak congress_place_1", "place-congress_place_1"),
        ("recruit", "recruits"),
        ("buy", "market"),
        ("sell", "market"),
        ("lobby lobby_07", "lobby-lobby_07"),
        ("minor lobby_07", "lobby-lobby_07"),
        ("keep lobby_07", "lobby-lobby_07"),
        ("claim un_34", "un_goal-un_34"),
        ("discard_goal", "goal"),
        ("study solar", "energy-solar"),
        ("stock asia", "region-asia"),
        ("begin asia", "region-asia"),
        ("pay own", "source-own"),
        ("pay asia", "region-asia"),
        ("name blue", "seat-blue"),
        ("income 3", ""),
        ("bid 3", ""),
        ("pay_bid 1 2", ""),
        ("take_money", ""),
        ("decline", ""),
        ("pass", ""),
        ("end", ""),
        ("turn_up_fossil coal", ""),
        ("turn_up_congress congress_01", ""),
        ("deal_goal company_27", ""),
    ],
)
def test_an_option_has_its_element(option: str, key: str) -> None:
    assert SHOWN.element(GAME.vocabulary.read(option)) == key


def test_what_may_be_clicked_carries_its_option_and_nothing_else_does() -> None:
    s = after(3, 45)
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
        "region",
        "project",
        "market",
        "energy",
        "congress",
        "un-goal",
        "lobby",
        "goal",
        "seat",
    }
    for element in elements(drawn(after(seats, 150))):
        if kinds & set(element.get("class", "").split()):
            assert len([child for child in element if child.get("class") == "rim"]) == 1


@with_each_number_of_seats
def test_what_moves_can_be_followed_by_its_id(seats: int) -> None:
    s = after(seats, 150)
    view = GAME.view(s, None)
    people = [e for e in elements(drawn(s)) if e.get("class") == "scientist"]
    for name, seat in view.seats.items():
        own = [e for e in people if e.attrib["id"].startswith(f"scientist-{name}-")]
        assert len(own) == 4 - seat.pool
        assert {e.get("data-glide") for e in own} <= {f"scientist-{name}-"}
    moving = {e.get("id") for e in elements(drawn(s)) if "data-glide" in e.attrib}
    discs = {
        f"disc-{name}-{energy}"
        for name, seat in view.seats.items()
        for energy, level in seat.expertise.items()
        if level
    }
    assert discs <= moving
    assert {"price", "co2", "decade", "round", "start-player"} <= moving


def test_all_pictures_have_the_same_style_sheet_and_no_style_of_their_own() -> None:
    for picture in drawn(after(4, 150)).values():
        assert [e.text for e in picture.iter(f"{SVG}style")] == [STYLE]
        assert not [e for e in picture.iter() if "style" in e.attrib]


@with_each_number_of_seats
def test_both_pictures_fit_side_by_side(seats: int) -> None:
    for choices in (45, 150, WHOLE_GAME):
        boxes = {
            name: [float(side) for side in picture.attrib["viewBox"].split()[2:]]
            for name, picture in drawn(after(seats, choices)).items()
        }
        assert boxes["board"] == [1000, 1046]
        width, height = boxes["things"]
        assert (width, height <= 840) == (408, True)


def test_no_letter_is_too_small_to_read() -> None:
    found = re.findall(r"^(.*)\.([\w-]+) \{[^}]*?font-size: ([\d.]+)px", STYLE, re.MULTILINE)
    rules = {kind: size for around, kind, size in found if around not in (".things ", ".stock ")}
    things = {kind: size for around, kind, size in found if around == ".things "}
    for name, picture in drawn(after(5, 150)).items():
        sizes = rules | things if name == "things" else rules
        for text in picture.iter(f"{SVG}text"):
            size = text.get("font-size") or sizes[str(text.get("class")).split()[0]]
            assert float(size) >= LEAST[name], ET.tostring(text)


@with_each_number_of_seats
def test_every_stock_says_its_amount(seats: int) -> None:
    s = after(seats, 150)
    view = GAME.view(s, max(s.seat, 0))
    told = {e.get("id"): e.get("data-amount") for e in elements(drawn(s)) if e.get("data-amount")}
    expected = {
        f"stock-{name}-{kind}": str(count)
        for name, seat in view.seats.items()
        for kind, count in (
            ("money", seat.money),
            ("tech", seat.tech),
            ("ceps", seat.ceps),
            ("plants", seat.plants),
            ("regions", len(seat.regions)),
            ("un_goals", len(seat.un_goals)),
            ("income", seat.income),
            ("hand", seat.hand),
            ("score", seat.score),
        )
    }
    assert told == expected


@pytest.mark.parametrize("choices", [45, 150])
def test_every_card_carries_the_number_it_is_called_by(choices: int) -> None:
    for element in elements(drawn(after(4, choices))):
        kinds = {"lobby", "un-goal"} & set(element.get("class", "").split())
        if kinds:
            number = str(element.get("id")).rpartition("_")[2]
            assert number in [text.text for text in element.iter(f"{SVG}text")]


def test_the_cover_is_the_globe_with_six_regions() -> None:
    cover = ET.fromstring(SHOWN.cover("<CO₂> & more"))  # noqa: S314 - our own SVG
    assert cover[0].text == "<CO₂> & more"
    land = {e.get("fill") for e in cover.iter(f"{SVG}path")} - {None}
    assert len(land) == 6
    assert not [e for e in cover.iter() if "style" in e.attrib or "id" in e.attrib]
