"""The drawn board: complete, well-formed, the same in every language, and silent about secrets."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from keeling.games.carbon.board.around import COLUMNS, corner
from keeling.games.second_chance import GAME
from keeling.games.second_chance.board.air import RIVALS, TEAM
from keeling.games.second_chance.board.board import board
from keeling.games.second_chance.board.style import STYLE
from keeling.games.second_chance.engine.tables import (
    COMPANY_GOALS,
    COOP_GOALS,
    ENERGIES,
    LOBBIES,
    PLACES,
    PROJECTS,
    REGIONS,
)
from keeling.games.second_chance.view.types import Project, SecondChanceView, Slot
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, Catalogue, catalogue, sources

if TYPE_CHECKING:
    from keeling.games.second_chance.engine.state import SecondChance

PACKAGE = "keeling.games.second_chance"
SVG = "{http://www.w3.org/2000/svg}"
WHOLE_GAME = 20_000  # more choices than any game has
TABLES: dict[str, dict[str, Any]] = {
    "solo": {"seats": 1, "solo_goal": "random"},
    "coop_2": {"seats": 2, "inspectors": True},
    "coop_4": {"seats": 4},
    "rivals_3": {"seats": 3, "mode": "competitive", "lobby_draft": True},
    "rivals_4": {"seats": 4, "mode": "competitive"},
}

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
at_each_table = pytest.mark.parametrize("table", TABLES)


@cache
def after(table: str, choices: int) -> SecondChance:
    """A table after some random choices; not to be changed."""
    s = GAME.new(GAME.config(**TABLES[table]))
    rng = Rng(4)
    for _ in range(choices):
        if s.seat == NOBODY:
            break
        s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])
    return s


def view(table: str, choices: int = 150, seat: int | None = 0) -> SecondChanceView:
    return GAME.view(after(table, choices), seat)


def words(language: str = "en") -> Catalogue:
    return catalogue(PACKAGE, language)


def drawn(
    shown: SecondChanceView, options: dict[str, str] | None = None, language: str = "en"
) -> ET.Element:
    return ET.fromstring(board(shown, words(language), options or {}))  # noqa: S314 - our own SVG


def ids(picture: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]


def element(picture: ET.Element, key: str) -> ET.Element:
    return next(found for found in picture.iter() if found.get("id") == key)


def classes(part: ET.Element) -> list[str]:
    return part.get("class", "").split()


def inside(part: ET.Element, class_: str) -> list[ET.Element]:
    return [found for found in part.iter() if class_ in classes(found)]


def written(part: ET.Element) -> str:
    return "".join(part.itertext())


def changed(shown: SecondChanceView, region: str, **facts: object) -> SecondChanceView:
    """A view in which something else lies in a region."""
    regions = [replace(row, **facts) if row.region == region else row for row in shown.regions]
    return replace(shown, regions=regions)


@in_each_language
@at_each_table
@pytest.mark.parametrize("choices", [0, 60, 150, WHOLE_GAME])
def test_the_board_is_well_formed_at_any_moment(language: str, table: str, choices: int) -> None:
    picture = drawn(view(table, choices), language=language)
    assert picture.tag == f"{SVG}svg"
    found = ids(picture)
    assert len(found) == len(set(found))
    assert "picture-" not in written(picture)  # no text is missing


@at_each_table
def test_every_part_of_the_board_has_its_element(table: str) -> None:
    shown = view(table)
    expected = {f"region-{region}" for region in REGIONS}
    expected |= {f"project-{project}" for project in PROJECTS}
    expected |= {f"energy-{energy}" for energy in ENERGIES} | {f"place-{place}" for place in PLACES}
    expected |= {f"un_goal-{goal.un_goal}" for goal in shown.un_goals}
    expected |= {f"environment_goal-{goal.goal}" for goal in shown.goals}
    expected |= {f"lobby-{card.lobby}" for card in shown.played}
    expected |= {f"seat-{name}" for name in shown.seats}
    expected |= {"market", "price", "air", "co2", "decade", "round", "start-player", "post-board"}
    assert expected <= set(ids(drawn(shown)))


def test_regions_lie_clockwise_around_the_globe() -> None:
    places = [corner(n) for n in range(len(COLUMNS))]
    assert len(set(places)) == len(REGIONS)
    left, right = ([y for x, y in places if (x < 500) == side] for side in (True, False))
    assert right == sorted(right)  # down on the right
    assert left[1:] == sorted(left[1:], reverse=True)  # up on the left, back to the first


PLAN = Project(
    project="asia-tech",
    energy="solar",
    level=2,
    infrastructure=None,
    worker="blue",
    money=13,
    tech=3,
    points=11,
    gate=6,
)


def test_a_project_is_a_plan_or_infrastructure_and_has_its_level_and_its_scientist() -> None:
    built = replace(PLAN, project="asia-money", level=1, infrastructure="red", worker=None)
    picture = drawn(changed(view("coop_2"), "asia", projects=[built, PLAN, None]))
    planned = element(picture, "project-asia-tech")
    assert inside(planned, "proposed")
    assert len(inside(planned, "pip")) == 2
    assert "scientist-blue-asia-tech" in ids(planned)
    prepared = element(picture, "project-asia-money")
    assert inside(prepared, "installed")
    assert inside(prepared, "seat-red")
    assert len(inside(prepared, "pip")) == 1
    assert not inside(element(picture, "project-asia-scientist"), "tile")


def test_plants_tell_energy_builder_and_infrastructure_and_fossil_plants_what_they_emit() -> None:
    slots = [
        Slot(fossil="coal"),
        Slot(energy="solar", builder="blue", infrastructure="red"),
        None,
    ]
    shown = changed(view("coop_2"), "africa", slots=slots, priority=["solar", "wind", "hydro"])
    region = element(drawn(shown), "region-africa")
    assert [e.text for e in inside(region, "ppm")] == ["40"]
    (plant,) = inside(region, "plant")
    assert len(inside(plant, "seat-blue")) == 1
    assert len(inside(plant, "seat-red")) == 2  # its mark, and the base in its colour
    (agenda,) = inside(region, "agenda")
    assert len(inside(agenda, "seat-blue")) == 1  # the cube


def test_cubes_of_the_opponent_lie_at_their_energies() -> None:
    shown = changed(
        view("solo"), "europe", priority=["wind", "hydro", "solar"], rivals={"hydro": 2}
    )
    region = element(drawn(shown), "region-europe")
    assert len(inside(region, "rival")) == 2


@pytest.mark.parametrize(
    ("table", "filled", "due"),
    [("coop_4", 2, "3"), ("coop_4", 0, "3"), ("rivals_4", 2, "3"), ("rivals_4", 3, "4")],
)
def test_the_slot_that_is_supplied_next_is_marked(table: str, filled: int, due: str) -> None:
    slots = [Slot(fossil="gas")] * filled + [None] * (5 - filled)
    shown = changed(view(table), "asia", slots=slots)
    region = element(drawn(replace(shown, decade=3)), "region-asia")
    (slot,) = inside(region, "due")
    assert [e.text for e in inside(slot, "decade")] == [due]


@pytest.mark.parametrize(("ceps", "places"), [(0, 3), (2, 3), (3, 3)])
def test_a_region_shows_its_ceps_and_the_room_for_more(ceps: int, places: int) -> None:
    picture = drawn(changed(view("coop_2"), "africa", ceps=ceps, places=places))
    assert len(inside(element(picture, "region-africa"), "cep")) == ceps


def test_who_controls_a_region_is_marked_there() -> None:
    picture = drawn(changed(view("coop_4"), "europe", controller="violet"))
    assert inside(element(picture, "control-europe"), "seat-violet")


@pytest.mark.parametrize(("co2", "grave"), [(390, False), (400, True)])
def test_events_stand_at_their_regions_and_both_strike_when_co2_is_high(
    co2: int,
    grave: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    shown = replace(view("rivals_4"), event="event_5", next_event="event_7", co2=co2)
    asia = element(drawn(shown), "region-asia")  # both tiles of the region that has two
    assert "grave" in classes(element(asia, "event-event_5"))
    later = element(asia, "event-event_7")
    assert "later" in classes(later)
    assert ("grave" in classes(later)) == grave


@pytest.mark.parametrize(("table", "ring"), [("coop_4", TEAM), ("rivals_4", RIVALS)])
@pytest.mark.parametrize("ppm", [50, 400, 500, 600, 740])
def test_the_marker_stands_on_the_ring(table: str, ring: Any, ppm: int) -> None:
    marker = element(drawn(replace(view(table), co2=ppm)), "co2")
    x, y = float(marker.attrib["cx"]), float(marker.attrib["cy"])
    assert ring.inner < (x * x + y * y) ** 0.5 < ring.outer
    assert abs(x * ring.at(ppm, 1)[1] - y * ring.at(ppm, 1)[0]) < 0.1  # in the same direction


def test_levels_are_told_by_the_place_of_the_disc() -> None:
    shown = view("coop_4")
    none = dict.fromkeys(ENERGIES, 0)
    seats = {name: replace(seat, knowledge=none) for name, seat in shown.seats.items()}
    seats["red"] = replace(seats["red"], knowledge=none | {"solar": 2, "hydro": 10})
    found = set(ids(drawn(replace(shown, seats=seats))))
    assert {key for key in found if key.startswith("disc-")} == {"disc-red-solar", "disc-red-hydro"}


def test_seats_differ_in_letter_and_shape_not_only_in_colour() -> None:
    picture = drawn(view("coop_4"))
    rows = [element(picture, f"seat-{name}") for name in view("coop_4").seats]
    tokens = [inside(row, "token")[0] for row in rows]
    assert [written(token) for token in tokens] == ["A", "B", "C", "D"]
    assert len({(token[0].tag, token[0].get("points")) for token in tokens}) == 4


@pytest.mark.parametrize(("table", "chips"), [("solo", 5), ("coop_2", 4)])
def test_the_seat_to_move_and_its_turn_are_marked(table: str, chips: int) -> None:
    shown = view(table)
    used = replace(shown.turn, mains=["build"], moved=True, visited=False, carded=False)
    shown = replace(shown, to_move="red", active="red", turn=used)
    row = element(drawn(shown), "seat-red")
    assert "moving" in classes(row)
    assert len(inside(row, "chip")) == chips  # alone there is a second main action
    assert len(inside(row, "done")) == 2


@at_each_table
@pytest.mark.parametrize("choices", [60, 150])
def test_cards_are_drawn_for_their_owner_only(table: str, choices: int) -> None:
    cards = {f"lobby-{card}" for card in LOBBIES} | {f"coop_goal-{goal}" for goal in COOP_GOALS}
    for seat in range(after(table, choices).seats):
        shown = view(table, choices, seat)
        own = shown.own
        hand = [*(own.lobby or []), *(own.draft or [])]
        goals = [*(goal.goal for goal in own.goals), *(own.goals_dealt or [])]
        expected = {f"lobby-{card.lobby}" for card in shown.played}
        expected |= {f"lobby-{card}" for card in hand} | {f"coop_goal-{goal}" for goal in goals}
        assert cards & set(ids(drawn(shown))) == cards & expected


@at_each_table
def test_a_spectator_sees_the_board_and_no_card(table: str) -> None:
    picture = drawn(view(table, 60, None))
    found = set(ids(picture))
    assert {"market", "region-asia", "seat-red"} <= found
    played = {f"lobby-{card.lobby}" for card in view(table, 60, None).played}
    assert {key for key in found if key.startswith("lobby-")} == played
    told = written(picture)
    secret = [f"company_goal-{goal}" for goal in COMPANY_GOALS]
    secret += [f"coop_goal-{goal}" for goal in COOP_GOALS]
    assert not [key for key in secret if words().name(key) in told]


def test_names_are_escaped() -> None:
    hostile = 'seat-red = <b>&"Red"\nregion-asia = <script>1 < 2</script>\n'
    texts = [text for name in ("keeling", PACKAGE) for text in sources(name, "en")]
    svg = board(view("coop_2"), Catalogue("en", [hostile, *texts]), {})
    assert "<script>" not in svg
    assert "&lt;script&gt;" in svg
    ET.fromstring(svg)  # noqa: S314 - our own SVG


def test_the_style_of_the_picture_stays_inside_it() -> None:
    outermost, depth = [""], 0
    for letter in STYLE:
        depth += (letter == "{") - (letter == "}")
        if letter == "}" and depth == 0:
            outermost.append("")
        elif depth == 0:
            outermost[-1] += letter
    selectors = {selector.strip() for selector in outermost} - {""}
    assert selectors == {"svg.board", "svg.board text", "@media (prefers-color-scheme: dark)"}
