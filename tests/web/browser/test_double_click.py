"""A double click is one click: what comes up below the pointer is not chosen too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import MINE, is_mine, new_table, sit

if TYPE_CHECKING:
    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

pytestmark = pytest.mark.browser


def test_the_second_click_of_a_double_click_counts_for_nothing(
    new_person: NewPerson, server: Server
) -> None:
    made = new_table(server, "link", "link")
    people = [sit(new_person(), made, seat) for seat in range(2)]
    page = next(person for person in people if is_mine(person))
    page.wait_for_selector(MINE)
    version = page.locator("#options input[name=version]").get_attribute("value")
    page.locator(".options button[value='buy 1']").hover()
    for count in (1, 2):
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        page.wait_for_timeout(180)
    page.wait_for_selector("#yes")
    assert page.locator(".confirm input[name=version]").get_attribute("value") == version
    assert not page.locator("#table").get_attribute("data-past")
