"""Several people at one device: nothing stays behind that was told to somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.playing import choose, new_table, sit

if TYPE_CHECKING:
    from tests.web.browser.conftest import NewPerson
    from tools.server import Server


def test_what_was_announced_to_one_is_gone_when_the_device_is_passed_on(
    new_person: NewPerson, server: Server
) -> None:
    made = new_table(server, "link", "link")
    page = sit(new_person(), made, 0)
    page.goto(made["seats"][1]["link"])
    page.locator("form button.primary").last.click()
    page.locator("#take-over").click()
    page.wait_for_selector("#options")
    while not page.locator("#take-over").count():
        choose(page)
    assert page.locator("#told").inner_text().strip() == ""
    page.locator("#take-over").click()
    page.wait_for_selector("#options, .confirm")
    assert page.locator("#told p").count() == 0
