"""The pictures for a page: two that stand side by side, what stands for options, what moves."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING, Any

import pytest

from keeling.games.second_chance import GAME
from keeling.games.second_chance.board_style import STYLE
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, catalogue
from tests.second_chance.test_board import TABLES, WHOLE_GAME, after, at_each_table

if TYPE_CHECKING:
    from keeling.games.second_chance.state import SecondChance

SVG = "{http://www.w3.org/2000/svg}"
LEAST = {"board": 20.0, "things": 16.0}  # no letter is smaller: 12 px on a small laptop


def options_of(s: SecondChance) -> dict[str, str]:
    """What may be clicked now."""
    keys = {GAME.element(option): GAME.write(option) for option in s.legal if s.seat >= 0}
    return {key: notation for key, notation in keys.items() if key}


def drawn(s: SecondChance, language: str = "en") -> dict[str, ET.Element]:
    """The pictures as the seat that is asked sees them."""
    words = catalogue("keeling.games.second_chance", language)
    found = GAME.pictures(GAME.view(s, max(s.seat, 0)), words, options_of(s))
    return {name: ET.fromstring(made) for name, made in found.items()}  # noqa: S314 - our own SVG


def elements(pictures: dict[str, ET.Element]) -> list[ET.Element]:
    return [element for picture in pictures.values() for element in picture.iter()]


def ids(pictures: dict[str, ET.Element]) -> list[str]:
    return [element.attrib["id"] for element in elements(pictures) if "id" in element.attrib]


def step(s: SecondChance, rng: Rng) -> None:
    s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])


@at_each_table
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 60, 150, WHOLE_GAME])
def test_the_board_comes_first_and_the_rest_beside_it(
    table: str, language: str, choices: int
) -> None:
    pictures = drawn(after(table, choices), language)
    assert list(pictures) == ["board", "things"]
    for name, picture in pictures.items():
        labels = [e.get("id") for e in picture if e.tag in (f"{SVG}title", f"{SVG}desc")]
        assert labels == [f"{name}-title", f"{name}-desc"]
        assert picture.attrib["aria-labelledby"].split() == labels


GAMES: list[dict[str, Any]] = [
    *TABLES.values(),
    {"seats": 1, "solo_goal": "solo_goal_05"},
    {"seats": 3, "lobby_draft": True},
    {"seats": 2, "mode": "competitive", "bonus_gifts": "always"},
]


@pytest.mark.parametrize("config", GAMES)
def test_what_stands_for_an_option_is_in_the_pictures_and_nothing_twice(
    config: dict[str, Any],
) -> None:
    s = GAME.new(GAME.config(**config))
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
        ("plan solar africa-tech", "project-africa-tech"),
        ("prepare asia-money", "project-asia-money"),
        ("build asia-money", "project-asia-money"),
        ("build_subsidised asia-money", "project-asia-money"),
        ("move board africa-tech", "project-africa-tech"),
        ("move africa-tech summit_place_2", "place-summit_place_2"),
        ("move africa-tech lobby_07", "lobby-lobby_07"),
        ("move africa-tech board", "post-board"),
        ("recruit", "recruits"),
        ("buy", "market"),
        ("sell", "market"),
        ("finance lobby_20", "lobby-lobby_20"),
        ("lobby lobby_07", "lobby-lobby_07"),
        ("side lobby_07", "lobby-lobby_07"),
        ("keep lobby_07", "lobby-lobby_07"),
        ("claim un_34", "un_goal-un_34"),
        ("keep_goal coop_goal_03", "coop_goal-coop_goal_03"),
        ("keep_company_goal company_goal_03", "company_goal-company_goal_03"),
        ("discard_goal", "company-goal"),
        ("reveal", "company-goal"),
        ("study solar", "energy-solar"),
        ("stock asia", "region-asia"),
        ("begin asia", "region-asia"),
        ("pay own", "source-own"),
        ("pay asia", "region-asia"),
        ("give blue", "seat-blue"),
        ("reduce 3", "air"),
        ("income 3", ""),
        ("second", ""),
        ("take_money", ""),
        ("decline", ""),
        ("end", ""),
        ("turn_up_fossil coal", ""),
        ("turn_up_summit summit_01", ""),
        ("draw_solo_goal solo_goal_01", ""),
    ],
)
def test_an_option_has_its_element(option: str, key: str) -> None:
    assert GAME.element(GAME.vocabulary.read(option)) == key


def test_what_may_be_clicked_carries_its_option_and_nothing_else_does() -> None:
    s = after("coop_2", 60)
    while s.seat == CHANCE:
        s = s.clone()
        step(s, Rng(1))
    pieces = [e for e in elements(drawn(s)) if "data-option" in e.attrib]
    assert {e.attrib["id"]: e.attrib["data-option"] for e in pieces} == options_of(s)
    for piece in pieces:
        assert "can" in piece.attrib["class"].split()
        assert (piece.attrib["tabindex"], piece.attrib["role"]) == ("0", "button")


@at_each_table
def test_what_has_a_state_has_one_rim_to_show_it(table: str) -> None:
    kinds = {
        "region",
        "project",
        "market",
        "gauge",
        "energy",
        "congress",
        "target",
        "un-goal",
        "lobby",
        "goal",
        "seat",
    }
    for element in elements(drawn(after(table, 150))):
        if kinds & set(element.get("class", "").split()):
            assert len([child for child in element if child.get("class") == "rim"]) == 1


@at_each_table
def test_what_moves_can_be_followed_by_its_id(table: str) -> None:
    s = after(table, 150)
    view = GAME.view(s, None)
    people = [e for e in elements(drawn(s)) if e.get("class") == "scientist"]
    for seat in view["seats"]:
        own = [e for e in people if e.attrib["id"].startswith(f"scientist-{seat['seat']}-")]
        assert len(own) == 4 - seat["pool"]
        assert {e.get("data-glide") for e in own} <= {f"scientist-{seat['seat']}-"}
    moving = {e.get("id") for e in elements(drawn(s)) if "data-glide" in e.attrib}
    levels = [(seat["seat"], e, n) for seat in view["seats"] for e, n in seat["knowledge"].items()]
    assert {f"disc-{seat}-{energy}" for seat, energy, n in levels if n} <= moving
    assert {"price", "co2", "decade", "round", "start-player"} <= moving


def test_all_pictures_have_the_same_style_sheet_and_no_style_of_their_own() -> None:
    for picture in drawn(after("coop_4", 150)).values():
        assert [e.text for e in picture.iter(f"{SVG}style")] == [STYLE]
        assert not [e for e in picture.iter() if "style" in e.attrib]


@at_each_table
def test_both_pictures_fit_side_by_side(table: str) -> None:
    for choices in (60, 150, WHOLE_GAME):
        boxes = {
            name: [float(side) for side in picture.attrib["viewBox"].split()[2:]]
            for name, picture in drawn(after(table, choices)).items()
        }
        assert boxes["board"] == [1000, 1046]
        width, height = boxes["things"]
        assert (width, height <= 880) == (408, True)


@at_each_table
def test_no_letter_is_too_small_to_read(table: str) -> None:
    found = re.findall(r"^(.*)\.([\w-]+) \{[^}]*?font-size: ([\d.]+)px", STYLE, re.MULTILINE)
    rules = {kind: size for around, kind, size in found if around not in (".things ", ".stock ")}
    things = {kind: size for around, kind, size in found if around == ".things "}
    for name, picture in drawn(after(table, 150)).items():
        sizes = rules | things if name == "things" else rules
        for text in picture.iter(f"{SVG}text"):
            size = text.get("font-size") or sizes[str(text.get("class")).split()[0]]
            assert float(size) >= LEAST[name], ET.tostring(text)


@at_each_table
def test_every_stock_says_its_amount(table: str) -> None:
    s = after(table, 150)
    view = GAME.view(s, max(s.seat, 0))
    told = {e.get("id"): e.get("data-amount") for e in elements(drawn(s)) if e.get("data-amount")}
    rivals = view["mode"] == "competitive"
    plain = ("money", "tech", "ceps", "income", "plants", "infrastructure", "claimed", "hand")
    kinds = (*plain, "score") if rivals else plain
    expected = {
        f"stock-{seat['seat']}-{kind}": str(seat[kind]) for seat in view["seats"] for kind in kinds
    }
    for seat in view["seats"]:
        expected[f"stock-{seat['seat']}-regions"] = str(len(seat["regions"]))
    if not rivals:  # a team has one score
        expected["stock-team-score"] = str(view["seats"][0]["score"])
    assert told == expected


@at_each_table
@pytest.mark.parametrize("choices", [60, 150])
def test_every_card_carries_the_number_it_is_called_by(table: str, choices: int) -> None:
    for element in elements(drawn(after(table, choices))):
        kinds = {"lobby", "un-goal"} & set(element.get("class", "").split())
        if kinds:
            number = str(element.get("id")).rpartition("_")[2]
            assert number in [text.text for text in element.iter(f"{SVG}text")]


def test_the_cover_is_a_curve_that_may_still_bend() -> None:
    cover = ET.fromstring(GAME.cover("<CO₂> & more"))  # noqa: S314 - our own SVG
    assert cover[0].text == "<CO₂> & more"
    assert len(list(cover.iter(f"{SVG}path"))) > 5
    assert not [e for e in cover.iter() if "style" in e.attrib or "id" in e.attrib]
