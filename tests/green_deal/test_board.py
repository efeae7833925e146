"""The drawn board: complete, well-formed, the same in every language, and silent about secrets."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from keeling.games.green_deal import GAME
from keeling.games.green_deal.board.board import board
from keeling.games.green_deal.board.crowd import spots
from keeling.games.green_deal.board.ladder import STEPS, spot
from keeling.games.green_deal.board.style import STYLE
from keeling.games.green_deal.engine.tables import CATEGORIES, CELLS, CHIPS, FIELDS, LOANS
from keeling.games.green_deal.view.types import GreenDealView, Tile
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, Catalogue, catalogue, sources

if TYPE_CHECKING:
    from keeling.games.green_deal.engine.state import GreenDeal

PACKAGE = "keeling.games.green_deal"
SVG = "{http://www.w3.org/2000/svg}"
WHOLE_GAME = 20_000  # more choices than any game has

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
with_each_number_of_seats = pytest.mark.parametrize("seats", [3, 4, 5])


@cache
def after(seats: int, choices: int) -> GreenDeal:
    """A table after some random choices; not to be changed."""
    s = GAME.new(GAME.config(seats=seats))
    rng = Rng(seats)
    for _ in range(choices):
        if s.seat == NOBODY:
            break
        s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])
    return s


def view(seats: int, choices: int = 60, seat: int | None = 0) -> GreenDealView:
    return GAME.view(after(seats, choices), seat)


def of_seat(shown: GreenDealView, seat: str, **facts: object) -> GreenDealView:
    """A view in which a seat has something else."""
    return replace(shown, seats={**shown.seats, seat: replace(shown.seats[seat], **facts)})


def words(language: str = "en") -> Catalogue:
    return catalogue(PACKAGE, language)


def drawn(
    shown: GreenDealView, options: dict[str, str] | None = None, language: str = "en"
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


def texts(part: ET.Element) -> list[str]:
    return ["".join(found.itertext()) for found in part.iter(f"{SVG}text")]


@in_each_language
@with_each_number_of_seats
@pytest.mark.parametrize("choices", [0, 45, 100, WHOLE_GAME])
def test_the_board_is_well_formed_at_any_moment(language: str, seats: int, choices: int) -> None:
    picture = drawn(view(seats, choices), language=language)
    assert picture.tag == f"{SVG}svg"
    found = ids(picture)
    assert len(found) == len(set(found))


@with_each_number_of_seats
def test_every_part_of_the_board_has_its_element(seats: int) -> None:
    shown = view(seats)
    expected = {f"cell-{cell}" for cell in CELLS} | {f"category-{name}" for name in CATEGORIES}
    expected |= {f"loan-{loan}" for loan in LOANS} | {f"chip-{chip}" for chip in CHIPS}
    for row in (shown.open, shown.preview):
        expected |= {f"card-{card}" for card in row.values() if card}
    for cards in (shown.open_actions, shown.preview_actions):
        expected |= {f"action-{card}" for card in cards}
    for seat, things in shown.seats.items():
        expected |= {f"seat-{seat}", f"order-{seat}", f"step-{seat}"}
        expected |= {f"level-{seat}-{name}" for name in CATEGORIES}
        expected |= {f"card-{card}" for card in things.cards}
    expected |= {"round", "refund", "dividend"}
    assert expected <= set(ids(drawn(shown)))


def test_a_tile_tells_its_category_its_size_and_its_owner() -> None:
    shown = replace(view(4), map={"2-3": Tile(seat="yellow", tile="social-4")})
    tile = element(drawn(shown), "tile-yellow-social-4-2-3")
    assert inside(tile, "in-social")
    assert inside(tile, "seat-yellow")
    assert sorted(texts(tile)) == ["4", "D", "S"]
    assert len(inside(tile, "pips")[0]) == 4


@pytest.mark.parametrize(
    ("cell", "count"),
    [("2-3", 0), ("0-3", 1), ("5-3", 1), ("2-0", 1), ("2-9", 1), ("0-0", 3), ("5-9", 3)],
)
@pytest.mark.clause("GD-7.1.2")
def test_tiles_at_an_edge_are_seen_beyond_the_opposite_one(cell: str, count: int) -> None:
    shown = replace(view(4), map={cell: Tile(seat="red", tile="jobs-2")})
    assert len(inside(drawn(shown), "ghost")) == count


@pytest.mark.parametrize(("waiting", "locks"), [("red", 4), (None, 0)])
@pytest.mark.clause("GD-7.1.5")
def test_start_fields_are_locked_until_everybody_has_started(
    waiting: str | None, locks: int
) -> None:
    shown = replace(view(4, 0), map={})
    for seat in shown.seats:
        shown = of_seat(shown, seat, started=seat != waiting)
    starts = [element(drawn(shown), f"cell-{cell}") for cell in shown.start_fields]
    assert all(inside(cell, "start") for cell in starts)
    locked = [cell for cell in starts if len(list(cell.iter(f"{SVG}use"))) > 1]
    assert len(locked) == locks


def test_the_edge_that_is_decided_is_marked() -> None:
    args = [("seat", "red"), ("cell", "2-3"), ("direction", "north")]
    shown = replace(view(4), prompt="edge", prompt_args=args, ended=False)
    assert len(inside(drawn(shown), "contact")) == 1
    assert not inside(drawn(replace(shown, prompt="invest")), "contact")


def test_every_income_has_its_steps_in_its_row() -> None:
    places = [spot(step) for step in range(len(STEPS))]
    assert len(set(places)) == len(STEPS)
    for step, (here, there) in enumerate(pairwise(places)):
        assert there.y <= here.y, step  # never down
        if there.y == here.y:
            assert there.x >= here.x + here.width  # to the right, one after the other


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("room", [(28.9, 66.0), (64.0, 66.0), (31.0, 37.0), (99.0, 37.0)])
def test_marks_on_one_field_do_not_cover_each_other(count: int, room: tuple[float, float]) -> None:
    radius, places = spots(count, room)
    assert len(places) == len(set(places)) == count
    for n, (ax, ay) in enumerate(places):
        for bx, by in places[:n]:
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= 2 * radius


@pytest.mark.clause("GD-10.2")
def test_what_the_lowest_level_is_worth_stands_below_the_levels() -> None:
    worth = inside(drawn(view(3)), "worth")[0]
    assert texts(worth) == ["4", "10", "18", "28", "40", "54"]


@pytest.mark.clause("GD-2.6")
def test_rounds_say_what_is_scored_after_them() -> None:
    cells = list(inside(drawn(view(3, 0)), "rounds")[0].iter(f"{SVG}title"))
    told = {n: title.text for n, title in enumerate(cells, 1)}
    assert told[4] == "Round 4; then PR scoring"
    assert told[6] == "Round 6; then sustainability scoring"
    assert told[5] == "Round 5"
    assert told[10] == (
        "Round 10; then PR scoring; then sustainability scoring; then company valuation"
    )


@pytest.mark.clause("GD-3.1")
def test_a_bid_that_is_not_shown_is_seen_by_who_has_set_it() -> None:
    shown = replace(view(3, 0), prompt="bid", bids_shown=False, choosing=["green"])
    shown = replace(of_seat(shown, "red", bid=3), order=[], spy=None)
    looks = {
        seat: classes(inside(element(drawn(shown), f"order-{seat}"), "wheel")[0])[1]
        for seat in shown.seats
    }
    assert looks == {"red": "secret", "blue": "closed", "green": "none"}
    after_all = of_seat(replace(shown, bids_shown=True), "blue", bid=5)
    wheel = inside(element(drawn(after_all), "order-blue"), "wheel")[0]
    assert (classes(wheel)[1], texts(wheel)) == ("open", ["5"])


def test_a_tile_that_is_to_be_placed_lies_beside_its_owner() -> None:
    shown = of_seat(replace(view(3, 16), phase="expansion"), "blue", pending="research-4", bid=2)
    picture = drawn(shown)
    assert texts(inside(element(picture, "order-blue"), "waiting")[0]) == ["4"]
    assert not inside(element(picture, "order-red"), "waiting")
    assert "tile-blue-research-4-pending" in ids(element(picture, "seat-blue"))
    earlier = drawn(replace(shown, phase="investment"))
    assert inside(element(earlier, "order-blue"), "wheel")


@pytest.mark.clause("GD-13.18")
def test_who_spies_has_no_closed_wheel() -> None:
    shown = replace(view(3, 0), prompt="bid", bids_shown=False, choosing=["red"])
    picture = drawn(replace(shown, order=[], spy="blue"))
    assert "none" in classes(inside(element(picture, "order-blue"), "wheel")[0])


def test_a_project_shows_the_price_of_who_looks() -> None:
    shown = view(3, 16)
    card = next(card for card in shown.open.values() if card)
    cheaper = of_seat(shown, "red", prices=shown.seats["red"].prices | {card: 0})
    usual = shown.seats["red"].prices[card]
    assert str(usual) in texts(element(drawn(shown), f"card-{card}"))
    assert f"price {usual}," in "".join(element(drawn(shown), f"card-{card}").itertext())
    assert "price 0," in "".join(element(drawn(cheaper), f"card-{card}").itertext())


@pytest.mark.clause("GD-8.5")
def test_in_the_last_round_no_card_is_shown_for_the_next() -> None:
    shown = view(3, 16)
    assert inside(drawn(replace(shown, round=9)), "next")
    assert not inside(drawn(replace(shown, round=10)), "next")


def laying(**board: list[str]) -> GreenDealView:
    """A view of the first seat while it lays its chips."""
    shown = replace(view(3, 0), prompt="lay_chip", choosing=["red", "blue"])
    fields: dict[str, list[str]] = {name: [] for name in FIELDS} | board
    chips = {"1": 1, "2": 0, "3": 2}
    levels = dict.fromkeys(CATEGORIES, 2)
    return of_seat(shown, "red", board=fields, chips=chips, image=[2, 5, 2, 2], levels=levels)


@pytest.mark.clause("GD-9.1")
def test_the_own_pr_board_has_its_chips_and_those_to_be_laid() -> None:
    picture = drawn(laying(jobs=["3"]))
    own = inside(picture, "pr-board")[0]
    assert texts(element(own, "field-jobs"))[-1] == "3"
    assert len(inside(own, "pr-chip")) == 3  # one is laid
    assert not inside(drawn(replace(laying(), seat=None)), "pr-board")
    assert not inside(drawn(replace(laying(), prompt="invest")), "pr-board")


@pytest.mark.clause("GD-9.3")
def test_the_own_image_stands_on_the_track_while_chips_lie_there() -> None:
    found = set(ids(drawn(laying(jobs=["3"]))))
    assert {key for key in found if key.startswith("image-")} == {"image-red-jobs"}
    assert not [key for key in ids(drawn(laying())) if key.startswith("image-")]


@pytest.mark.clause("GD-9.14")
def test_images_that_have_stayed_above_their_levels_stand_on_the_track() -> None:
    levels = dict.fromkeys(CATEGORIES, 2)
    shown = of_seat(view(3, 0, None), "red", levels=levels, marker={**levels, "jobs": 5})
    shown = of_seat(shown, "blue", levels=levels, marker={**levels, "jobs": 14})
    picture = drawn(shown)
    found = [key for key in ids(picture) if key.startswith("image-")]
    assert sorted(found) == ["image-blue-jobs", "image-red-jobs"]
    title = element(picture, "category-jobs")[0].text or ""
    assert "Red 2 (image 5), Blue 2 (image 14)" in title
    assert "14" in texts(element(picture, "image-blue-jobs"))


def test_loans_say_what_is_due_for_them() -> None:
    loans = {"6": 1, "10": 0, "14": 2}
    shown = of_seat(of_seat(view(3, 0), "red", loans=loans), "blue", loans=loans)
    picture = drawn(of_seat(shown, "blue", modifiers={"loan_interest": 0}))
    assert texts(element(picture, "debt-6")) == ["\N{MINUS SIGN}8"]
    assert texts(element(picture, "debt-14")) == ["2\N{MULTIPLICATION SIGN}\N{MINUS SIGN}16"]
    assert texts(element(picture, "debt-6-blue")) == ["\N{MINUS SIGN}6"]


def test_seats_differ_in_letter_and_shape_not_only_in_colour() -> None:
    picture = drawn(view(5))
    tokens = [inside(element(picture, f"seat-{s}"), "token")[0] for s in view(5).seats]
    assert sorted("".join(token.itertext()) for token in tokens) == ["A", "B", "C", "D", "E"]
    assert len({(token[0].tag, token[0].get("points")) for token in tokens}) == 5


@in_each_language
def test_categories_differ_in_letter_and_shape_not_only_in_colour(language: str) -> None:
    picture = drawn(view(3), language=language)
    badges = [inside(element(picture, f"category-{name}"), "badge-of")[0] for name in CATEGORIES]
    assert len({badge[0].get("href") for badge in badges}) == 4
    assert len({"".join(badge.itertext()) for badge in badges}) == 4


def test_the_turn_so_far_stands_at_who_invests() -> None:
    turn = replace(view(3, 16), active="blue", phase="investment", main=["loan"])
    picture = drawn(replace(turn, chips_bought=1, dividend_paid=False))
    row = element(picture, "seat-blue")
    assert (len(inside(row, "part")), len(inside(row, "done"))) == (3, 2)
    assert not inside(element(picture, "seat-red"), "part")


def test_what_matters_of_a_seat_besides_is_told_by_its_title() -> None:
    shown = of_seat(view(3, 16), "blue", repaid=True, unpaid=7)
    title = element(drawn(shown), "seat-blue")[0]
    assert title.text == "Blue: has repaid a loan this turn, 7 cash could not be paid"


def test_all_who_may_choose_are_marked() -> None:
    picture = drawn(replace(view(3), choosing=["red", "green"]))
    moving = [s for s in view(3).seats if "moving" in classes(element(picture, f"seat-{s}"))]
    assert moving == ["red", "green"]


@with_each_number_of_seats
def test_a_spectator_sees_the_board(seats: int) -> None:
    found = set(ids(drawn(view(seats, 60, None))))
    assert {"refund", "cell-0-0", "seat-red", "dividend"} <= found


def test_names_are_escaped() -> None:
    hostile = 'seat-red = <b>&"Red"\ncategory-jobs = <script>1 < 2</script>\n'
    texts_of = [text for name in ("keeling", PACKAGE) for text in sources(name, "en")]
    written = board(view(3), Catalogue("en", [hostile, *texts_of]), {})
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
