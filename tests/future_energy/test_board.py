"""The board, drawn and as text: complete, well-formed, the same in every language."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from keeling.games.future_energy import GAME
from keeling.games.future_energy.board.board import board
from keeling.games.future_energy.board.labels import apart, label_spots, places_of, radius
from keeling.games.future_energy.board.map import REGION_NAMES
from keeling.games.future_energy.board.style import STYLE
from keeling.games.future_energy.data.box import BOARDS
from keeling.games.future_energy.view.types import Contract, ContractField
from keeling.games.future_energy.words.phrases import board_of
from keeling.games.future_energy.words.text_board import text_board
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, Catalogue, catalogue, sources
from keeling.text.lines import COLUMNS

if TYPE_CHECKING:
    from keeling.games.future_energy.view.types import FutureEnergyView

PACKAGE = "keeling.games.future_energy"
SVG = "{http://www.w3.org/2000/svg}"
SEATS = ("white", "red", "blue", "yellow")
MODULES = ("module_1", "module_2", "module_3")
WHOLE_GAME = 5000  # more choices than any game has

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
with_each_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def view(seats: int, choices: int = 250, modules: tuple[str, ...] = MODULES) -> FutureEnergyView:
    """What the first seat sees after some random choices."""
    s = GAME.new(GAME.config(seats=seats, modules=modules))
    rng = Rng(1)
    for _ in range(choices):
        if s.seat == NOBODY:
            break
        s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])
    return GAME.view(s, 0)


def words(language: str = "en") -> Catalogue:
    return catalogue(PACKAGE, language)


def drawn(
    shown: FutureEnergyView, options: dict[str, str] | None = None, language: str = "en"
) -> ET.Element:
    return ET.fromstring(board(shown, words(language), options or {}))  # noqa: S314 - our own SVG


def ids(picture: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]


def element(picture: ET.Element, key: str) -> ET.Element:
    return next(found for found in picture.iter() if found.get("id") == key)


# ---- the drawing


@in_each_language
@with_each_number_of_seats
@pytest.mark.parametrize("choices", [0, 60, 250, WHOLE_GAME])
def test_the_board_is_well_formed_at_any_moment(language: str, seats: int, choices: int) -> None:
    picture = drawn(view(seats, choices), language=language)
    assert picture.tag == f"{SVG}svg"
    assert picture.attrib["viewBox"] == "0 0 1600 1000"


@with_each_number_of_seats
@pytest.mark.parametrize("modules", [(), *((module,) for module in MODULES), MODULES])
def test_every_id_is_unique_with_any_module(seats: int, modules: tuple[str, ...]) -> None:
    found = ids(drawn(view(seats, 150, modules)))
    assert len(found) == len(set(found))


@with_each_number_of_seats
def test_every_place_connection_and_region_has_its_element(seats: int) -> None:
    shown = view(seats)
    found = set(ids(drawn(shown)))
    side = board_of(shown)
    expected = {"place-start", *(f"place-{field.id}" for field in side.field)}
    expected |= {f"connection-{a}-{b}" for a, b in side.lines.pairs}
    expected |= {f"region-{region.id}" for region in side.region}
    assert expected <= found


def test_every_piece_on_the_table_has_its_element() -> None:
    shown = view(4)
    found = set(ids(drawn(shown)))
    expected = {"crew", "kite", *(f"seat-{seat}" for seat in SEATS)}
    expected |= {f"slot-{n}" for n in range(1, 5)} | {f"order-slot-{n}" for n in range(1, 5)}
    expected |= {f"contract-{card}" for card in shown.display}
    expected |= {f"order-{card}" for card in shown.order_display}
    for seat in shown.seats.values():
        expected |= {f"contract-{held.id}" for held in seat.contracts}
        expected |= {f"order-{order}" for order in seat.orders}
    assert expected - {"contract-None", "order-None"} <= found


def test_what_may_be_clicked_carries_its_option() -> None:
    options = {
        "place-vienna": "step vienna",
        "connection-start-hamburg": "line start-hamburg",
        "slot-2": "buy 2",
        "order-slot-1": "buy_order 1",
        f"contract-{view(4).seats['white'].contracts[0].id}": 'a "quoted" <option>',
    }
    picture = drawn(view(4), options)
    for key, option in options.items():
        piece = element(picture, key)
        assert piece.attrib["data-option"] == option
        assert "can" in piece.attrib["class"].split()
        assert (piece.attrib["tabindex"], piece.attrib["role"]) == ("0", "button")


def test_only_what_may_be_clicked_carries_an_option() -> None:
    picture = drawn(view(4), {"place-vienna": "step vienna"})
    offered = [piece.attrib["id"] for piece in picture.iter() if "data-option" in piece.attrib]
    assert offered == ["place-vienna"]


def test_a_picture_with_buttons_is_no_plain_image() -> None:
    assert drawn(view(4)).attrib["role"] == "img"
    assert drawn(view(4), {"slot-1": "buy 1"}).attrib["role"] == "group"


def test_the_picture_has_a_name_and_a_description() -> None:
    picture = drawn(view(4))
    labels = picture.attrib["aria-labelledby"].split()
    assert all(element(picture, label).text for label in labels)


def test_names_are_escaped() -> None:
    hostile = 'seat-white = <b>&"White"\nplace-oslo = <script>1 < 2</script>\n'
    texts = [text for name in ("keeling", PACKAGE) for text in sources(name, "en")]
    changed = Catalogue("en", [hostile, *texts])
    written = board(view(4), changed, {})
    assert "<script>" not in written
    assert "&lt;script&gt;" in written
    ET.fromstring(written)  # noqa: S314 - our own SVG


def test_closed_fields_and_their_connections_are_marked() -> None:
    picture = drawn(view(2))
    closed = [field.id for field in BOARDS[1].field if field.closed_in_two_player]
    assert len(closed) == 8
    for place in closed:
        assert "closed" in element(picture, f"place-{place}").attrib["class"].split()
    connection = element(picture, "connection-bergen-oslo")
    assert "closed" in connection.attrib["class"].split()
    assert "closed" not in element(drawn(view(3)), "place-bergen").attrib["class"].split()


def test_every_line_is_drawn_with_its_owners() -> None:
    shown = view(4)
    picture = drawn(shown)
    for connection, owners in shown.lines.items():
        cables = element(picture, f"connection-{connection}").findall(f"{SVG}g")
        assert [cable.attrib["class"] for cable in cables] == [f"cable seat-{o}" for o in owners]


def test_seats_differ_in_letter_shape_and_pattern_not_only_in_colour() -> None:
    picture = drawn(view(4))
    rows = [element(picture, f"seat-{seat}") for seat in SEATS]
    tokens = [next(part for part in row.iter() if is_token(part)) for row in rows]
    assert ["".join(token.itertext()) for token in tokens] == ["A", "B", "C", "D"]
    shapes = [(token[0].tag, token[0].get("points")) for token in tokens]
    assert len(set(shapes)) == 4
    cores = [next(part for part in row.iter() if part.get("class") == "core") for row in rows]
    assert len({core.get("stroke-dasharray") for core in cores}) == 4


def is_token(part: ET.Element) -> bool:
    return part.get("class", "").startswith("token ")


def test_the_seat_to_move_and_the_last_round_are_marked() -> None:
    shown = replace(view(3), to_move="red", last_round=True, ended=False)
    picture = drawn(shown)
    assert "moving" in element(picture, "seat-red").attrib["class"].split()
    assert "moving" not in element(picture, "seat-blue").attrib["class"].split()
    assert "Last round" in "".join(picture.itertext())


def test_values_of_certificates_are_drawn_only_for_their_owner() -> None:
    base = view(2, 150, ())
    seats = {name: replace(seat, certificates=2) for name, seat in base.seats.items()}
    seats["white"] = replace(seats["white"], certificate_values=[3, 4])
    picture = drawn(replace(base, seats=seats))
    assert "2 (3+4)" in "".join(element(picture, "seat-white").itertext())
    assert "(" not in "".join(element(picture, "seat-red").itertext())


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


@in_each_language
@pytest.mark.parametrize("side", [0, 1])
def test_names_of_fields_cover_no_field_and_no_other_name(language: str, side: int) -> None:
    names = tuple(words(language).name(f"place-{field.id}") for field in BOARDS[side].field)
    spots = label_spots(side, names)
    for place, at in places_of(BOARDS[side]).items():
        assert all(apart(at, spot) >= radius(place) for spot in spots)
    assert not any(a.meets(b) for i, a in enumerate(spots) for b in spots[:i])


@pytest.mark.parametrize("side", [0, 1])
def test_every_region_has_room_for_its_name(side: int) -> None:
    found = REGION_NAMES[BOARDS[side].board.id]
    assert set(found) == {region.id for region in BOARDS[side].region}


# ---- the text


@in_each_language
@with_each_number_of_seats
@pytest.mark.parametrize("choices", [0, 250, WHOLE_GAME])
def test_no_line_of_the_text_board_is_too_long(language: str, seats: int, choices: int) -> None:
    written = text_board(view(seats, choices), words(language))
    assert max(map(len, written.splitlines())) <= COLUMNS


@in_each_language
@with_each_number_of_seats
def test_the_text_board_names_every_field_seat_and_line(language: str, seats: int) -> None:
    shown, said = view(seats), words(language)
    written = " ".join(text_board(shown, said).split())
    keys = [f"place-{field.id}" for field in board_of(shown).field]
    keys += [f"seat-{seat}" for seat in SEATS[:seats]]
    keys += [f"connection-{connection}" for connection in shown.lines]
    keys += [f"region-{region.id}" for region in board_of(shown).region]
    assert [key for key in keys if said.name(key) not in written] == []


def test_the_text_board_ticks_off_what_is_placed() -> None:
    fields = [ContractField(icon=icon, plants=n) for n, icon in enumerate(["gas", "coal", "oil"])]
    held = Contract(id="c20", points=10, fields=fields)
    seats = view(2).seats
    shown = replace(view(2), seats={**seats, "white": replace(seats["white"], contracts=[held])})
    assert "[x] natural gas [ ] coal [2] oil" in " ".join(text_board(shown, words()).split())


def test_the_text_board_tells_what_lies_around_the_crew() -> None:
    shown = replace(view(4), crew="oslo", lines={"oslo-gothenburg": ["white", "blue"]})
    written = text_board(shown, words()).split("Around the crew (Oslo)")[1]
    assert written.count("no lines on the way") == 3
    assert "on the way lines of White, Blue" in written


def test_the_text_board_tells_how_the_turn_stands() -> None:
    shown = replace(
        view(4),
        duty=True,
        free_step=True,
        nuclear_used=1,
        covered=["one_line"],
        sold={"3": 1},
    )
    header = text_board(shown, words()).split("\n\n")[0]
    assert "A contract must be bought this turn" in header
    assert "The next step is free" in header
    assert "Nuclear tiles used this turn: 1" in header
    assert "Planned this turn: Buy one power line" in header
    assert "Certificates sold for money: 1 x 3" in header
