"""What people do who have no pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.playing import button, look, settle

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.playing import Look

FOCUS = """() => {
    const here = document.activeElement;
    const rim = here.querySelector(":scope > .rim");
    const { stroke, outlineWidth } = getComputedStyle(rim || here);
    const drawn = rim ? stroke !== "none" : parseFloat(outlineWidth) > 0;
    return [Boolean(here.closest("#table")), here.matches(":focus-visible"), drawn];
}"""
# How far it is at least from the first piece or option to another one.
STEPS = """([all, wanted]) => [...document.querySelectorAll(all)]
    .findIndex(one => one.matches(wanted))"""
PIECES, OPTIONS = ".picture .can[tabindex]", ".options button"
FAR = 150  # times Tab, at most


def press(page: Page, *keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys:
        page.keyboard.press(key)


def focused(page: Page, selector: str) -> bool:
    """Whether the focus is there."""
    return bool(page.evaluate("selector => document.activeElement.matches(selector)", selector))


def tab_to(page: Page, selector: str, first: str = "Tab") -> None:
    """Press Tab until the focus is there."""
    press(page, first)
    step_on(page, selector, "Tab")


def step_on(page: Page, selector: str, key: str) -> None:
    """Press a key until the focus is there."""
    for _ in range(FAR):
        if focused(page, selector):
            return
        press(page, key)
    here = page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
    raise AssertionError(f"{key} does not lead to {selector}, but to {here}")


def take_by_key(page: Page, option: str) -> str:
    """Choose on the board if it is there, else from the list; the focus stays at the table."""
    piece = look(page).options[option]
    if piece:
        go_to(page, f'.picture [id="{piece}"].can', PIECES, "b", "Tab")
    else:
        go_to(page, button(option), OPTIONS, "d", "ArrowDown")
    if choose_focused(page).sure:
        assert focused(page, "#ask")
        tab_to(page, "#yes")
        choose_focused(page)
    return "board" if piece else "list"


def go_to(page: Page, selector: str, among: str, first: str, then: str) -> None:
    """To the first of several, then on to the one that is wanted."""
    steps = int(page.evaluate(STEPS, [among, selector]))
    press(page, first, *[then] * steps)
    step_on(page, selector, then)


def choose_focused(page: Page) -> Look:
    """Choose what has the focus, which is seen before and afterwards."""
    assert page.evaluate(FOCUS) == [True, True, True]
    press(page, "Enter")
    now = settle(page)
    assert page.evaluate(FOCUS) == [True, True, True]
    return now


def open_by_key(page: Page, game: str, who: tuple[str, ...], seed: str) -> None:
    """From the lobby to a new table: the first seat is here, the others are as they are called."""
    page.goto("/")
    tab_to(page, f".box a[href$='game={game}']")
    press(page, "Enter")
    page.wait_for_url("**/new**")
    tab_to(page, "[name=seats]")
    while page.locator("[name=seats]:checked").input_value() != str(len(who)):
        press(page, "ArrowUp")
    for seat, name in enumerate(who):
        tab_to(page, f"[name=who-{seat}]")
        page.keyboard.type(name)
        assert page.locator(f"[name=who-{seat}] option:checked").inner_text() == name
    tab_to(page, ".more summary")
    press(page, "Enter")
    tab_to(page, "[name=seed]")
    page.keyboard.type(seed)
    press(page, "Enter")
    page.wait_for_url("**/t/**")
