"""Several people at one device: nothing stays behind that was told to somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.playing import choose, new_table, sit

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server


def shared(page: Page, server: Server) -> Page:
    """A table for two people at one device, one of whom has it and is to choose."""
    made = new_table(server, "link", "link")
    page = sit(page, made, 0)
    page.goto(made["seats"][1]["link"])
    page.locator("form button.primary").last.click()
    page.locator("#take-over").click()
    page.wait_for_selector("#options")
    return page


def play_until_the_device_is_passed_on(page: Page) -> None:
    """Choose until the other one is to."""
    while not page.locator("#take-over").count():
        choose(page)


def test_what_was_announced_to_one_is_gone_when_the_device_is_passed_on(
    new_person: NewPerson, server: Server
) -> None:
    page = shared(new_person(), server)
    play_until_the_device_is_passed_on(page)
    assert page.locator("#told").inner_text().strip() == ""
    page.locator("#take-over").click()
    page.wait_for_selector("#options, .confirm")
    assert page.locator("#told p").count() == 0


def test_the_board_in_words_of_one_is_never_shown_to_the_other(
    new_person: NewPerson, server: Server
) -> None:
    page = shared(new_person(forgive=("Failed to load resource",)), server)
    words = page.locator("#text-board h3")
    page.keyboard.press("t")
    words.first.wait_for()
    play_until_the_device_is_passed_on(page)
    page.route("**/text?**", lambda route: route.abort())  # the words of the other do not come
    page.locator("#take-over").click()
    page.wait_for_selector("#options, .confirm")
    with page.expect_request("**/text?**"):
        if not page.locator("#text-board[open]").count():
            page.keyboard.press("t")
    assert words.count() == 0
    page.unroute("**/text?**")
    words.first.wait_for()
