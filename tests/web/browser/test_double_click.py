"""A double click is one click: what comes up below the pointer is not chosen too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.playing import button, settle, sit, version
from tests.web.browser.seeding import ALONE, played, turns

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

RECORD = "future_energy/base_2"


def test_the_second_click_of_a_double_click_counts_for_nothing(
    new_person: NewPerson, server: Server
) -> None:
    page = sit(new_person(), played(server, RECORD, turns(RECORD, "buy 1")[0], ALONE))
    before = version(page)
    page.locator(button("buy 1")).hover()
    click(page, 1)
    page.wait_for_selector("#yes")
    page.locator("#yes").hover()  # as if it had come up below the pointer
    click(page, 2)
    assert settle(page).sure
    assert version(page) == before
    click(page, 1)
    assert not settle(page).sure
    assert version(page) != before


def click(page: Page, count: int) -> None:
    """The first or the second click of a double click."""
    page.mouse.down(click_count=count)
    page.mouse.up(click_count=count)
