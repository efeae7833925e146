"""What pieces tell of themselves: to a finger, to a mouse, to keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import await_that, settle, sit
from tests.web.browser.seeding import ALONE, played, turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

PHONE = (390, 844)
RECORD = "e_mission/base_2"
OPEN = "#reading:popover-open"
# What happens to the table when somebody else has acted.
ANEW = """() => {
    const table = document.querySelector("#table");
    table.replaceWith(table.cloneNode(true));
}"""


@pytest.fixture
def others(server: Server) -> dict[str, object]:
    """A table where somebody else has cards, and pieces of the board can be chosen."""
    return played(server, RECORD, turns(RECORD, "done", "tuck")[0], ALONE)


def title_of(page: Page, piece: str) -> str:
    """What a piece says of itself."""
    return str(page.locator(f"{piece} > title").first.text_content())


def test_a_finger_on_the_card_of_somebody_else_tells_what_it_does(
    new_person: NewPerson, others: dict[str, object], axe: Callable[[Page], None]
) -> None:
    page = new_person(size=PHONE, has_touch=True, is_mobile=True)
    sit(page, others)
    page.locator("button[data-tab=things]").tap()
    card = ".seat .card:not(.can)"
    words = title_of(page, card)
    page.locator(card).first.tap()
    assert page.locator(OPEN).inner_text().splitlines()[-1] == words
    axe(page)
    page.locator("#reading button").tap()
    assert not page.locator(OPEN).count()


def test_keys_tell_all_cards_of_a_power_and_come_back(
    new_person: NewPerson, others: dict[str, object]
) -> None:
    page = sit(new_person(), others)
    page.locator(".reads").first.focus()
    page.keyboard.press("Enter")
    cards = page.locator(".seat:has(.reads)").first.locator(".card > title").all_text_contents()
    assert page.locator(f"{OPEN} p").all_text_contents() == cards
    assert page.evaluate("document.activeElement.closest('#reading') !== null")
    page.keyboard.press("Escape")
    assert not page.locator(OPEN).count()
    await_that(page, "document.activeElement.matches('.reads')")


def test_keys_come_back_although_others_have_acted(
    new_person: NewPerson, others: dict[str, object]
) -> None:
    page = sit(new_person(), others)
    page.locator(".reads").first.focus()
    page.keyboard.press("Enter")
    page.evaluate(ANEW)
    page.keyboard.press("Escape")
    await_that(page, "document.activeElement.matches('.reads')")


def test_what_can_be_chosen_is_chosen_not_told(
    new_person: NewPerson, others: dict[str, object]
) -> None:
    page = sit(new_person(), others)
    page.locator("#board .can").first.click()
    settle(page)
    assert not page.locator(OPEN).count()
