"""The drawn board: complete, well-formed, the same in every language, and silent about secrets."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from keeling.games.carbon.board.around import COLUMNS, corner
from keeling.games.co2 import GAME
from keeling.games.co2.board.board import board
from keeling.games.co2.board.style import STYLE
from keeling.games.co2.board.world import MIDDLE, RING
from keeling.games.co2.engine.tables import (
    COMPANY_GOALS,
    ENERGIES,
    LOBBIES,
    PLACES,
    PROJECTS,
    REGIONS,
)
from keeling.games.co2.view.types import Project, Space
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, Catalogue, catalogue, sources

if TYPE_CHECKING:
    from keeling.games.co2.engine.state import Co2
    from keeling.games.co2.view.types import Co2View

PACKAGE = "keeling.games.co2"
SVG = "{http://www.w3.org/2000/svg}"
WHOLE_GAME = 20_000  # more choices than any game has

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
with_each_number_of_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


@cache
def after(seats: int, choices: int) -> Co2:
    """A table after some random choices; not to be changed."""
    s = GAME.new(GAME.config(seats=seats, fossil_set="eco"))
    rng = Rng(seats)
    for _ in range(choices):
        if s.seat == NOBODY:
            break
        s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])
    return s


def view(seats: int, choices: int = 150, seat: int | None = 0) -> Co2View:
    return GAME.view(after(seats, choices), seat)


def words(language: str = "en") -> Catalogue:
    return catalogue(PACKAGE, language)


def drawn(
    shown: Co2View, options: dict[str, str] | None = None, language: str = "en"
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


def changed(shown: Co2View, region: str, **facts: object) -> Co2View:
    """A view in which something else lies in a region."""
    regions = [replace(row, **facts) if row.region == region else row for row in shown.regions]
    return replace(shown, regions=regions)


@in_each_language
@with_each_number_of_seats
@pytest.mark.parametrize("choices", [0, 45, 150, WHOLE_GAME])
def test_the_board_is_well_formed_at_any_moment(language: str, seats: int, choices: int) -> None:
    picture = drawn(view(seats, choices), language=language)
    assert picture.tag == f"{SVG}svg"
    found = ids(picture)
    assert len(found) == len(set(found))


@with_each_number_of_seats
def test_every_part_of_the_board_has_its_element(seats: int) -> None:
    shown = view(seats)
    expected = {f"region-{region}" for region in REGIONS}
    expected |= {f"project-{project}" for project in PROJECTS}
    expected |= {f"energy-{energy}" for energy in ENERGIES} | {f"place-{place}" for place in PLACES}
    expected |= {f"un_goal-{goal}" for goal in shown.un_goals}
    expected |= {f"seat-{seat}" for seat in shown.seats}
    expected |= {"market", "price", "co2", "decade", "round", "start-player", "post-supply"}
    assert expected <= set(ids(drawn(shown)))


def test_regions_lie_clockwise_around_the_globe() -> None:
    places = [corner(n) for n in range(len(COLUMNS))]
    assert len(set(places)) == len(REGIONS)
    left = [y for x, y in places if x < MIDDLE[0]]
    right = [y for x, y in places if x > MIDDLE[0]]
    assert right == sorted(right)  # down on the right
    assert left[1:] == sorted(left[1:], reverse=True)  # up on the left, back to the first


def test_a_project_is_either_proposed_or_installed_and_has_its_worker() -> None:
    plan = Project(
        project="asia-tech", energy="solar", money=10, tech=2, installed=False, worker=None
    )
    plant = replace(plan, project="asia-money", installed=True, worker="blue")
    picture = drawn(changed(view(3), "asia", projects=[plant, plan, None]))
    assert inside(element(picture, "project-asia-tech"), "proposed")
    installed = element(picture, "project-asia-money")
    assert inside(installed, "installed")
    assert not inside(installed, "proposed")
    assert "scientist-blue-asia-money" in ids(installed)
    assert not inside(element(picture, "project-asia-research"), "tile")


def test_plants_tell_energy_size_and_owner_and_fossil_plants_what_they_emit() -> None:
    spaces = [
        Space(fossil="coal"),
        Space(owner="blue", energy="solar", size="large"),
        Space(owner="orange", energy="biomass", size="small"),
    ]
    picture = drawn(changed(view(3), "africa", spaces=spaces))
    region = element(picture, "region-africa")
    assert [e.text for e in inside(region, "ppm")] == ["40"]
    large, small = inside(region, "plant")
    assert (len(inside(large, "pip")), len(inside(small, "pip"))) == (2, 1)
    assert inside(large, "seat-blue")
    assert inside(small, "seat-orange")


@pytest.mark.parametrize(("ceps", "limit"), [(0, 3), (2, 3), (3, 3)])
def test_a_region_shows_its_ceps_and_the_room_for_more(ceps: int, limit: int) -> None:
    picture = drawn(changed(view(2), "africa", ceps=ceps, limit=limit))
    assert len(inside(element(picture, "region-africa"), "cep")) == ceps


def test_who_controls_a_region_is_marked_there() -> None:
    picture = drawn(changed(view(3), "europe", controller="purple"))
    assert inside(element(picture, "control-europe"), "seat-purple")


@pytest.mark.parametrize(("co2", "grave"), [(349, False), (350, True)])
def test_events_stand_at_their_regions_and_warn_when_they_strike(co2: int, grave: bool) -> None:  # noqa: FBT001 - a parameter of the test
    shown = replace(view(3), event="event_47", next_event="event_48", co2=co2)
    picture = drawn(shown)
    now = element(element(picture, "region-africa"), "event-event_47")
    later = element(element(picture, "region-asia"), "event-event_48")
    assert ("grave" in classes(now)) == grave
    assert "later" in classes(later)


@pytest.mark.parametrize("ppm", [0, 150, 350, 500, 600, 740])
def test_the_marker_stands_on_the_ring(ppm: int) -> None:
    marker = element(drawn(replace(view(2), co2=ppm)), "co2")
    x, y = float(marker.attrib["cx"]) - MIDDLE[0], float(marker.attrib["cy"]) - MIDDLE[1]
    assert 0 < (x * x + y * y) ** 0.5 < RING.outer
    assert abs(x * RING.at(ppm, 1)[1] - y * RING.at(ppm, 1)[0]) < 0.1  # in the same direction


def test_levels_are_told_by_the_place_of_the_disc() -> None:
    shown = view(3)
    none = dict.fromkeys(ENERGIES, 0)
    seats = {name: replace(seat, expertise=none) for name, seat in shown.seats.items()}
    seats["orange"] = replace(seats["orange"], expertise=none | {"solar": 2, "biomass": 10})
    found = set(ids(drawn(replace(shown, seats=seats))))
    discs = {key for key in found if key.startswith("disc-")}
    assert discs == {"disc-orange-solar", "disc-orange-biomass"}


def test_seats_differ_in_letter_and_shape_not_only_in_colour() -> None:
    picture = drawn(view(5))
    rows = [element(picture, f"seat-{seat}") for seat in view(5).seats]
    tokens = [inside(row, "token")[0] for row in rows]
    assert ["".join(token.itertext()) for token in tokens] == ["A", "B", "C", "D", "E"]
    assert len({(token[0].tag, token[0].get("points")) for token in tokens}) == 5


def test_the_seat_to_move_and_its_turn_are_marked() -> None:
    shown = replace(view(3), to_move="purple", active="purple", done="build", moved=True)
    picture = drawn(replace(shown, visit=None, carded=False))
    row = element(picture, "seat-purple")
    assert "moving" in classes(row)
    assert len(inside(row, "chip")) == 4
    assert len(inside(row, "done")) == 2
    assert not inside(element(picture, "seat-blue"), "chip")


def test_the_highest_bid_stands_at_its_bidder_while_the_auction_lasts() -> None:
    shown = replace(view(3), bid=17, bidder="blue")
    row = element(drawn(replace(shown, prompt="bid")), "seat-blue")
    assert "Highest bid: 17" in "".join(row.itertext())
    assert "Highest bid" not in "".join(drawn(replace(shown, prompt="act")).itertext())


@with_each_number_of_seats
@pytest.mark.parametrize("choices", [45, 150])
def test_cards_are_drawn_for_their_owner_only(seats: int, choices: int) -> None:
    cards = {f"lobby-{card}" for card in LOBBIES} | {"goal"}
    for seat in range(seats):
        shown = view(seats, choices, seat)
        own = shown.own
        assert own.lobby is not None
        expected = {f"lobby-{card}" for card in own.lobby} | ({"goal"} if own.has_goal else set())
        assert cards & set(ids(drawn(shown))) == expected


@with_each_number_of_seats
def test_a_spectator_sees_the_board_and_no_card(seats: int) -> None:
    picture = drawn(view(seats, 45, None))
    found = set(ids(picture))
    assert {"market", "region-asia", "seat-orange"} <= found
    assert not {key for key in found if key.startswith("lobby-")} | ({"goal"} & found)
    told = "".join(picture.itertext())
    assert not [goal for goal in COMPANY_GOALS if words().name(f"company_goal-{goal}") in told]


def test_names_are_escaped() -> None:
    hostile = 'seat-orange = <b>&"Orange"\nregion-asia = <script>1 < 2</script>\n'
    texts = [text for name in ("keeling", PACKAGE) for text in sources(name, "en")]
    written = board(view(3), Catalogue("en", [hostile, *texts]), {})
    assert "<script>" not in written
    assert "&lt;script&gt;" in written
    ET.fromstring(written)  # noqa: S314 - our own SVG


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
