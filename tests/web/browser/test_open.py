"""Choosing what fits, from long lists, and for several seats at one device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import GAMES, await_turn, choose, new_table, open_table, sit

if TYPE_CHECKING:
    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

FOCUSED = "document.activeElement.value"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_opened_with_a_pointer_and_at_once_something_can_be_chosen(
    game: str, new_person: NewPerson
) -> None:
    page = new_person()
    open_table(page, "here", "uniform", game=game)
    assert await_turn(page)
    choose(page)


def test_what_does_not_go_with_the_seats_is_not_offered(new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/new?game=second_chance")
    competitive = page.locator("[name=set-mode][value=competitive]")
    page.check("[name=seats][value='1']")
    assert not competitive.is_visible()
    page.check("[name=seats][value='2']")
    competitive.check()
    page.check("[name=seats][value='1']")
    assert competitive.is_visible(), "what is chosen stays in sight"


def test_home_and_end_lead_to_the_first_and_the_last_option(
    new_person: NewPerson, server: Server
) -> None:
    page = sit(new_person(), new_table(server, "link", "uniform"))
    assert await_turn(page)
    values = [one.get_attribute("value") for one in page.locator(".options button").all()]
    page.keyboard.press("d")
    for key, value in (("End", values[-1]), ("Home", values[0])):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == value


def test_another_own_seat_is_one_click_away(new_person: NewPerson, server: Server) -> None:
    made = new_table(server, "link", "link", game="e_mission")
    page = sit(new_person(), made, 0, 1)
    page.wait_for_selector("#options")
    while not page.locator(".sittings a").count():
        choose(page)
    before = page.locator("#table").get_attribute("data-seat")
    page.locator(".sittings a").click()
    page.wait_for_selector(f"#table:not([data-seat='{before}']) #options")
    assert page.locator("#take-over").count() == 0
