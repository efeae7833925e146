"""The pictures for a page: two that stand side by side, what stands for options, what moves."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING, Any

import pytest

from keeling.games.second_chance import GAME
from keeling.games.second_chance.board.style import STYLE
from keeling.text.catalogue import LANGUAGES
from tests.draw.of_games import SVG, GamePictures
from tests.second_chance.test_board import TABLES, WHOLE_GAME, after, at_each_table

if TYPE_CHECKING:
    from keeling.games.second_chance.engine.state import SecondChance

SHOWN = GAME.presentation

# No letter is smaller than 12 px on a small laptop.
PICTURES = GamePictures(game=GAME, style=STYLE, least={"board": 20.0, "things": 16.0})


def drawn(s: SecondChance) -> dict[str, ET.Element]:
    return PICTURES.drawn(s)


def elements(pictures: dict[str, ET.Element]) -> list[ET.Element]:
    return [element for picture in pictures.values() for element in picture.iter()]


@at_each_table
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 60, 150, WHOLE_GAME])
def test_the_board_comes_first_and_the_rest_beside_it(
    table: str, language: str, choices: int
) -> None:
    PICTURES.check_labels(PICTURES.drawn(after(table, choices), language))


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
    assert "act" in PICTURES.check_whole_game(7, **config)


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
    assert SHOWN.element(GAME.vocabulary.read(option)) == key


def test_what_may_be_clicked_carries_its_option_and_nothing_else_does() -> None:
    PICTURES.check_options(PICTURES.asking(after("coop_2", 60)))


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
    for seat in view.seats.values():
        own = [e for e in people if e.attrib["id"].startswith(f"scientist-{seat.seat}-")]
        assert len(own) == 4 - seat.pool
        assert {e.get("data-glide") for e in own} <= {f"scientist-{seat.seat}-"}
    moving = {e.get("id") for e in elements(drawn(s)) if "data-glide" in e.attrib}
    levels = [(name, e, n) for name, seat in view.seats.items() for e, n in seat.knowledge.items()]
    assert {f"disc-{seat}-{energy}" for seat, energy, n in levels if n} <= moving
    assert {"price", "co2", "decade", "round", "start-player"} <= moving


def test_all_pictures_have_the_same_style_sheet_and_no_style_of_their_own() -> None:
    PICTURES.check_styles(drawn(after("coop_4", 150)).values())


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
    PICTURES.check_letters(drawn(after(table, 150)))


@at_each_table
def test_every_stock_says_its_amount(table: str) -> None:
    s = after(table, 150)
    view = GAME.view(s, max(s.seat, 0))
    told = {e.get("id"): e.get("data-amount") for e in elements(drawn(s)) if e.get("data-amount")}
    rivals = view.mode == "competitive"
    expected: dict[str, str] = {}
    for name, seat in view.seats.items():
        stocks = {
            "money": seat.money,
            "tech": seat.tech,
            "ceps": seat.ceps,
            "income": seat.income,
            "plants": seat.plants,
            "infrastructure": seat.infrastructure,
            "claimed": seat.claimed,
            "hand": seat.hand,
            "regions": len(seat.regions),
        }
        stocks |= {"score": seat.score} if rivals else {}
        expected |= {f"stock-{name}-{kind}": str(amount) for kind, amount in stocks.items()}
    if not rivals:  # a team has one score
        expected["stock-team-score"] = str(view.first.score)
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
    cover = ET.fromstring(SHOWN.cover("<CO₂> & more"))  # noqa: S314 - our own SVG
    assert cover[0].text == "<CO₂> & more"
    assert len(list(cover.iter(f"{SVG}path"))) > 5
    assert not [e for e in cover.iter() if "style" in e.attrib or "id" in e.attrib]
