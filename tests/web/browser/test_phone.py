"""On a phone: everything fits, and can be hit with a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import (
    GAMES,
    SHORT,
    await_that,
    await_turn,
    button,
    choose,
    confirm,
    favourite,
    leave_to_bot,
    new_table,
    settle,
    sit,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

SIZES = [(360, 740), (390, 844)]
TURNS = 8
TARGETS = ":is(.decision, .history, .tabs, .story, .top) :is(a, button, summary)"
OPEN_ALL = "document.querySelectorAll('.decision details').forEach(one => { one.open = true; })"
SMALL_TARGETS = """selector => [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility())
    .map(one => [one.getBoundingClientRect(), one.textContent.trim() || one.className])
    .filter(([room]) => room.width && Math.min(room.width, room.height) < 31.5)
    .map(([room, text]) => `${text}: ${room.width} x ${room.height}`)"""
IN_SIGHT = """() => {
    const [board, piece] = ["#board", "#board .can"]
        .map(one => document.querySelector(one).getBoundingClientRect());
    return piece.right > board.left && piece.left < board.right
        && piece.bottom > board.top && piece.top < board.bottom;
}"""
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["de-DE", "pl-PL"])
def test_no_page_is_wider_than_the_phone(
    locale: str, game: str, new_person: NewPerson, server: Server
) -> None:
    page = new_person(size=SIZES[0], locale=locale, has_touch=True, forgive=("404",))
    box = {"game": game, "language": locale[:2]}
    running = new_table(server, "link", "link", "open", "greedy", **box)
    ended = new_table(server, "link", "greedy", **box)
    sit(page, running, name="Bartholomäus von der Mühle-Wäld")
    sit(page, ended)
    leave_to_bot(server, ended)
    paths = ["/", f"/new?game={game}", f"/t/{running['table']}", f"/rules/{game}"]
    paths += [f"/t/{running['table']}/{name}" for name in ("seats", "story", "report")]
    paths += [f"/t/{ended['table']}{name}" for name in ("", "/result", "/story", "/fork")]
    paths += [running["seats"][1]["link"], f"/glossary/{game}", "/no/such/page"]
    assert [(path, size) for path in paths for size in too_wide(page, path)] == []


def too_wide(page: Page, path: str) -> list[tuple[int, int]]:
    """The phones on which a page scrolls sideways."""
    page.goto(path)
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if page.evaluate(TOO_WIDE):
            found.append((width, height))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_some_turns_are_played_with_a_finger(
    size: tuple[int, int], game: str, new_person: NewPerson, server: Server
) -> None:
    page = new_person(size=size, has_touch=True, is_mobile=True)
    sit(page, new_table(server, "link", "greedy", game=game))
    turns = 0
    while turns < TURNS and await_turn(page):
        turns += 1
        page.evaluate(OPEN_ALL)
        assert page.evaluate(SMALL_TARGETS, TARGETS) == []
        page.locator(button(favourite(page))).tap()
        settle(page)
        confirm(page)
        assert not page.evaluate(TOO_WIDE)
    assert turns == TURNS or (game in SHORT and turns > 3)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_use_every_tab(
    game: str, new_person: NewPerson, server: Server, axe: Callable[[Page], None]
) -> None:
    page = new_person(size=SIZES[1], has_touch=True, is_mobile=True)
    sit(page, new_table(server, "link", "link", game=game))
    for tab in ("things", "log", "board"):
        page.locator(f"button[data-tab={tab}]").tap()
        axe(page)
    assert await_turn(page)
    choose(page)
    page.locator(".history a[rel=prev]").tap()
    page.wait_for_selector("#table[data-past=yes]")  # where nothing on the board can be chosen
    axe(page)


def test_tabs_show_one_thing_at_a_time(new_person: NewPerson, server: Server) -> None:
    page = new_person(size=SIZES[0], has_touch=True)
    sit(page, new_table(server, "link", "greedy"))
    shown = {"board": "#board", "things": "#things", "log": ".log"}
    for tab in ("things", "log", "board"):
        page.locator(f"button[data-tab={tab}]").tap()
        assert {name for name, part in shown.items() if page.locator(part).is_visible()} == {tab}
        assert page.locator("button[aria-pressed=true]").get_attribute("data-tab") == tab
    page.locator("button[data-tab=log]").tap()
    assert page.evaluate(SMALL_TARGETS, TARGETS) == []
    page.locator(button(favourite(page))).tap()
    settle(page)
    confirm(page)
    assert page.locator(".log").is_visible()


def test_the_board_moves_under_the_finger_and_to_what_is_asked(
    new_person: NewPerson, server: Server
) -> None:
    page = new_person(size=SIZES[0], has_touch=True)
    sit(page, new_table(server, "link", "greedy"))
    board = page.locator("#board")
    assert board.evaluate("board => board.scrollWidth > board.clientWidth")
    box = board.bounding_box()
    assert box is not None
    board.evaluate("board => board.scrollTo({ left: 0, behavior: 'instant' })")
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.wheel(120, 0)
    await_that(page, "document.querySelector('#board').scrollLeft > 60")
    page.locator(button("end")).tap()
    settle(page)
    await_that(page, IN_SIGHT)
