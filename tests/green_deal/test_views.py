"""What a view says of whoever looks, and that it can be read back from JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from keeling.games.green_deal.game import GAME
from keeling.games.green_deal.view.types import GreenDealView
from tests.green_deal.tables import BLUE, RED, on_map, turn

if TYPE_CHECKING:
    from keeling.games.green_deal.engine.state import GreenDeal


def cheaper() -> GreenDeal:
    """A table on which chips and loans cost red less than others."""
    given: dict[str, Any] = {"open_actions": [], "preview_actions": []}
    red = {"actions": ["A10", "A11"], "cards": ["job_2a"]}
    return turn(map=on_map(c14="red jobs-2"), seats={"red": red}, **given)


@pytest.mark.parametrize("seat", [RED, BLUE, None])
def test_a_view_is_read_back_from_json_as_it_was(seat: int | None) -> None:
    view = GAME.view(cheaper(), seat)
    assert msgspec.json.decode(msgspec.json.encode(view), type=GreenDealView) == view


def test_a_view_has_a_schema() -> None:
    parts = msgspec.json.schema(GreenDealView)["$defs"]
    assert set(parts) == {"GreenDealView", "Seat", "Tile", "Dividend"}


def test_the_own_things_are_those_of_whoever_looks() -> None:
    view = GAME.view(cheaper(), BLUE)
    assert view.own == view.looker == view.seats["blue"]
    assert view.rivals == [view.seats["red"], view.seats["green"]]


def test_a_spectator_has_no_things_of_its_own() -> None:
    view = GAME.view(cheaper(), None)
    assert view.looker is None
    with pytest.raises(LookupError, match="a spectator has no seat"):
        _ = view.own
    assert view.rivals == list(view.seats.values())


@pytest.mark.parametrize(("seat", "price"), [(RED, 1), (BLUE, 2), (None, 2)])
def test_prices_are_those_of_whoever_looks_or_what_is_printed(seat: int | None, price: int) -> None:
    assert GAME.view(cheaper(), seat).price("chip-1", 2) == price


def test_a_loan_costs_what_cards_make_of_it() -> None:
    seats = GAME.view(cheaper(), None).seats
    assert (seats["red"].due("6"), seats["blue"].due("6")) == (6, 8)
