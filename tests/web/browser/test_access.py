"""Everybody can play: by eye, by ear, with or without motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import (
    ALL_VARIANTS,
    GAMES,
    MINE,
    OVER,
    await_turn,
    button,
    choose,
    favourite,
    is_mine,
    leave_to_bot,
    new_table,
    settle,
    sit,
    whose_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

SCHEMES = ["light", "dark"]
OPEN_ALL = "document.querySelectorAll('details').forEach(one => { one.open = true; })"
COUNT_MOTION = """() => {
    window.motions = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.motions++;
        return animate.apply(this, how);
    };
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_everybody_can_use_the_pages_around_a_table(
    scheme: str, game: str, new_person: NewPerson, server: Server, axe: Callable[[Page], None]
) -> None:
    page = new_person(color_scheme=scheme, forgive=("404",))
    running = new_table(server, "link", "link", "open", game=game)
    ended = new_table(server, "link", "greedy", game=game)
    page.goto(running["seats"][1]["link"])
    axe(page)
    sit(page, running)
    sit(page, ended)
    leave_to_bot(server, ended)
    paths = ["/", f"/new?game={game}", f"/rules/{game}", f"/glossary/{game}"]
    paths += [f"/t/{running['table']}/seats", f"/t/{running['table']}/report", "/no/such/page"]
    paths += [f"/t/{ended['table']}/{name}" for name in ("result", "story", "fork")]
    for path in paths:
        page.goto(path)
        page.evaluate(OPEN_ALL)
        axe(page)


FIRST = {  # not to be taken back
    "co2": "end",
    "e_mission": "power usa",
    "future_energy": "buy 1",
    "green_deal": "end_turn",
    "second_chance": "end",
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_everybody_can_use_the_table(
    scheme: str, game: str, new_person: NewPerson, server: Server, axe: Callable[[Page], None]
) -> None:
    config = ALL_VARIANTS["future_energy"] if game == "future_energy" else {}
    made = new_table(server, "link", "link", "greedy", game=game, config=config)
    anna, ben = (sit(new_person(color_scheme=scheme), made, seat) for seat in range(2))
    page, other = (anna, ben) if is_mine(anna) else (ben, anna)
    page.evaluate(OPEN_ALL)
    axe(page)
    axe(other)
    page.reload()  # all is closed again
    settle(page)
    while not page.locator(button(FIRST[game])).count():
        choose(page)
        page = whose_turn(page, other) or page
        other = ben if page is anna else anna
    page.locator(button(FIRST[game])).click()
    page.wait_for_selector("#yes")
    axe(page)
    page.locator("#yes").click()
    settle(page)
    page.locator(".history a[rel=prev]").click()
    page.wait_for_selector("#table[data-past=yes]")
    axe(page)
    leave_to_bot(server, made, 0, 1)
    other.wait_for_selector(OVER)
    axe(other)


def test_what_others_do_is_announced(new_person: NewPerson, server: Server) -> None:
    made = new_table(server, "link", "link")
    pages = sorted((sit(new_person(), made, seat) for seat in range(2)), key=is_mine)
    ben, anna = pages
    choose(anna, "buy 1")
    told = ben.locator("#told[aria-live=polite] p", has_text="buys contract")
    told.first.wait_for(state="attached")
    while is_mine(anna):
        choose(anna)
    ben.wait_for_selector(MINE)
    whose = ("● Your turn: ", "● You are asked in the turn of White: ")
    assert ben.locator("#told p").last.inner_text().startswith(whose)


def test_the_text_board_holds_every_place_and_every_seat(
    new_person: NewPerson, server: Server
) -> None:
    page = sit(new_person(), new_table(server, "link", "greedy", "greedy", "greedy"))
    page.keyboard.press("t")
    text = page.locator("#text-board").inner_text()
    places = page.locator("#board .name").all_text_contents()
    seats = page.locator(".sitting strong").all_text_contents()
    assert len(places) > 30
    assert len(seats) == 4
    assert [name for name in places + seats if name not in text] == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_glide_only_for_those_who_like_it(
    motion: str, new_person: NewPerson, server: Server
) -> None:
    page = sit(new_person(reduced_motion=motion), new_table(server, "link", "greedy"))
    page.evaluate(COUNT_MOTION)
    for _ in range(5):
        assert await_turn(page)
        page.locator(button(favourite(page))).hover()
        choose(page)
        if motion == "reduce":
            assert page.evaluate("document.getAnimations().length") == 0
    assert (page.evaluate("window.motions") == 0) == (motion == "reduce")
