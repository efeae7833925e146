"""A whole game without a pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import (
    GAMES,
    LEAST,
    SHORT,
    await_turn,
    button,
    favourite,
    on_board,
    settle,
    totals,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson

FOCUS = """() => {
    const here = document.activeElement;
    const rim = here.querySelector(":scope > .rim");
    const { stroke, outlineWidth } = getComputedStyle(rim || here);
    const drawn = rim ? stroke !== "none" : parseFloat(outlineWidth) > 0;
    return [Boolean(here.closest("#table")), here.matches(":focus-visible"), drawn];
}"""
FAR = 150  # times Tab, at most


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keyboard_alone(game: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/")
    tab_to(page, f".box a[href$='game={game}']")
    press(page, "Enter")
    page.wait_for_url("**/new**")
    fill_in(page, LEAST.get(game, 2))
    page.wait_for_url("**/t/**")
    ways = {"list": 0, "board": 0, "gone": 0}
    while await_turn(page):
        ways[take(page)] += 1
    assert min(ways["list"], ways["board"]) > (1 if game in SHORT else 3), ways
    assert ways["gone"] == 0 or game in SHORT
    tab_to(page, "#table .decision a[href$='/result']", first="d")
    press(page, "Enter")
    page.wait_for_url("**/result")
    assert page.locator(".sheet tfoot .number").count() == totals(game, LEAST.get(game, 2))


def fill_in(page: Page, seats: int) -> None:
    """Few seats, easy bots on all but the first, and a seed."""
    tab_to(page, "[name=seats]")
    while page.locator("[name=seats]:checked").input_value() != str(seats):
        press(page, "ArrowUp")
    for seat in range(1, seats):
        tab_to(page, f"[name=who-{seat}]")
        page.keyboard.type("Bot, easy")
        assert page.locator(f"[name=who-{seat}]").input_value() == "uniform"
    tab_to(page, ".more summary")
    press(page, "Enter")
    tab_to(page, "[name=seed]")
    page.keyboard.type("7")
    press(page, "Enter")


def take(page: Page) -> str:
    """Choose on the board if it is there, else from the list; the focus stays at the table."""
    option = favourite(page)
    piece = on_board(page, option)
    if not step_to(page, piece or button(option), *("b", "Tab") if piece else ("d", "ArrowDown")):
        return "gone"
    choose_focused(page)
    if page.locator("#yes").count():
        assert focused(page, "#ask")
        tab_to(page, "#yes")
        choose_focused(page)
    return "board" if piece else "list"


def choose_focused(page: Page) -> None:
    """Choose what has the focus, which is seen before and afterwards."""
    assert page.evaluate(FOCUS) == [True, True, True]
    press(page, "Enter")
    settle(page)
    assert page.evaluate(FOCUS) == [True, True, True]


def press(page: Page, *keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys:
        page.keyboard.press(key)


def focused(page: Page, selector: str) -> bool:
    """Whether the focus is there."""
    return bool(page.evaluate("selector => document.activeElement.matches(selector)", selector))


def tab_to(page: Page, selector: str, first: str = "Tab") -> None:
    """Press Tab until the focus is there."""
    assert step_to(page, selector, first, "Tab")


def step_to(page: Page, selector: str, first: str, then: str) -> bool:
    """Press a key until the focus is there; False if that is gone, since others act as well."""
    press(page, first)
    for _ in range(FAR):
        if focused(page, selector):
            return True
        if not page.locator(selector).count():
            return False
        press(page, then)
    here = page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
    raise AssertionError(f"{then} does not lead to {selector}, but to {here}")
