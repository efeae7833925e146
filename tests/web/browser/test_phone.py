"""On a phone: everything fits, and can be hit with a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.web.tables.opening import Sitter
from tests.web.browser.playing import (
    GAMES,
    SHORT,
    await_that,
    await_turn,
    button,
    confirm,
    look,
    new_table,
    settle,
    sit,
)
from tests.web.browser.seeding import ALONE, COMPANY, FULL, SMALL, hold, played, turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

RECORD = "future_energy/base_2"
LOCALES = ["de-DE", "pl-PL"]
LONG_NAME = "Bartholomäus von der Mühle-Wäld"
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


@pytest.mark.parametrize("locale", LOCALES)
def test_no_page_outside_a_game_is_wider_than_the_phone(
    locale: str, new_person: NewPerson, server: Server
) -> None:
    new_table(server, "link", "open")  # somebody is waited for
    page = new_person(size=SIZES[0], locale=locale, has_touch=True, forgive=("404",))
    assert [(path, too_wide(page, path)) for path in ("/", "/no/such/page")] == [
        ("/", []),
        ("/no/such/page", []),
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_page_is_wider_than_the_phone(
    locale: str, game: str, new_person: NewPerson, server: Server
) -> None:
    page = new_person(size=SIZES[0], locale=locale, has_touch=True)
    language, name = locale[:2], FULL[game][0]
    waiting = new_table(server, "link", "link", "open", game=game, language=language)
    company = (Sitter("link", LONG_NAME), Sitter("link"), *COMPANY[2:])
    running = played(server, name, turns(name)[-1], company, language)
    ended = played(server, SMALL[game], language=language)
    for made in (waiting, running, ended):
        hold(server, page, made["table"], 0)
    paths = [f"/new?game={game}", f"/rules/{game}", f"/glossary/{game}", f"/sources/{game}"]
    paths += [f"/t/{waiting['table']}/seats", running["seats"][1]["link"]]
    paths += [f"/t/{running['table']}{name}" for name in ("", "/seats", "/story", "/report")]
    paths += [f"/t/{ended['table']}{name}" for name in ("", "/result", "/story", "/fork")]
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
def test_some_turns_are_played_with_a_finger(
    game: str, new_person: NewPerson, server: Server
) -> None:
    """On both phones, a turn on each."""
    page = new_person(size=SIZES[0], has_touch=True, is_mobile=True)
    sit(page, new_table(server, "link", "uniform", game=game))
    turns_played = 0
    while turns_played < TURNS and await_turn(page):
        turns_played += 1
        page.evaluate(OPEN_ALL)
        for width, height in (SIZES, SIZES[::-1])[turns_played % 2]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(SMALL_TARGETS, TARGETS) == []
            assert not page.evaluate(TOO_WIDE)
        page.locator(button(look(page).favourite())).tap()
        confirm(page)
        assert not page.evaluate(TOO_WIDE)
    assert turns_played == TURNS or (game in SHORT and turns_played > 3)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_use_every_tab(
    game: str, new_person: NewPerson, server: Server, axe: Callable[..., None]
) -> None:
    page = new_person(size=SIZES[1], has_touch=True, is_mobile=True)
    sit(page, played(server, SMALL[game], turns(SMALL[game])[-1]))
    for tab in ("things", "log", "board"):
        page.locator(f"button[data-tab={tab}]").tap()
        axe(page, "light")
    page.locator(".history a[rel=prev]").tap()
    page.wait_for_selector("#table[data-past=yes]")  # where nothing on the board can be chosen
    axe(page, "light")


def test_tabs_show_one_thing_at_a_time(new_person: NewPerson, server: Server) -> None:
    page = new_person(size=SIZES[0], has_touch=True)
    sit(page, played(server, RECORD, turns(RECORD)[0], ALONE))
    shown = {"board": "#board", "things": "#things", "log": ".log"}
    for tab in ("things", "log", "board"):
        page.locator(f"button[data-tab={tab}]").tap()
        assert {name for name, part in shown.items() if page.locator(part).is_visible()} == {tab}
        assert page.locator("button[aria-pressed=true]").get_attribute("data-tab") == tab
    page.locator("button[data-tab=log]").tap()
    assert page.evaluate(SMALL_TARGETS, TARGETS) == []
    page.locator(button(look(page).favourite())).tap()
    confirm(page)
    assert page.locator(".log").is_visible()


def test_the_board_moves_under_the_finger_and_to_what_is_asked(
    new_person: NewPerson, server: Server
) -> None:
    page = new_person(size=SIZES[0], has_touch=True)
    sit(page, played(server, RECORD, turns(RECORD)[0], ALONE))
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
