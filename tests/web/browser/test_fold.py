"""The sheet with the decision on a phone: it can be folded away, and the board is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import GAMES, settle, sit
from tests.web.browser.seeding import ALONE, SMALL, played, turns

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

RECORD = "future_energy/base_2"
PHONE = (390, 844)
FOLDED = 120  # px: the question fits, options do not


def height(page: Page) -> float:
    """How high the sheet is."""
    found = page.locator(".decision").bounding_box()
    assert found is not None
    return found["height"]


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_folds_down_to_its_question_and_up_again(
    game: str, new_person: NewPerson, server: Server
) -> None:
    page = new_person(size=PHONE, has_touch=True, is_mobile=True)
    sit(page, played(server, SMALL[game], turns(SMALL[game])[0], ALONE))
    whole = height(page)
    page.locator("label.fold").tap()
    assert height(page) < min(FOLDED, whole)
    assert page.locator("#ask").is_visible()
    page.locator("label.fold").tap()
    assert height(page) == whole


def test_it_stays_folded_while_the_table_is_shown_anew(
    new_person: NewPerson, server: Server
) -> None:
    page = new_person(size=PHONE, has_touch=True, is_mobile=True)
    sit(page, played(server, RECORD, turns(RECORD)[0], ALONE))
    page.locator("label.fold").tap()
    page.locator(".history a[rel=prev]").tap()
    page.wait_for_selector("#table[data-past=yes]")
    assert height(page) < FOLDED
    page.locator(".history a[rel=last]").tap()
    page.wait_for_selector("#table[data-past='']")
    assert height(page) < FOLDED
    page.reload()
    page.wait_for_selector("#table.tabbed")
    assert height(page) < FOLDED


def test_keys_fold_it_and_options_unfold_it(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(size=PHONE), played(server, RECORD, turns(RECORD)[0], ALONE))
    whole = height(page)
    page.get_by_label("Fold the question away").focus()
    page.keyboard.press("Space")
    assert height(page) < FOLDED
    page.locator("#board").focus()
    page.keyboard.press("d")
    assert height(page) == whole
    page.keyboard.press("Enter")
    settle(page)


def test_there_is_nothing_to_fold_on_a_laptop(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(), played(server, RECORD, turns(RECORD)[0], ALONE))
    assert not page.locator("label.fold").is_visible()
    assert not page.locator("#fold").is_visible()


@pytest.mark.parametrize("name", ["co2/base_2", "second_chance/coop_2"])
def test_the_folded_corner_of_a_tile_is_seen_on_a_laptop(
    name: str, new_person: NewPerson, server: Server
) -> None:
    """It is drawn on the board, and has nothing to do with the sheet."""
    page = sit(new_person(), played(server, name, turns(name)[-1]))
    assert page.locator(".picture path.fold").first.is_visible()
