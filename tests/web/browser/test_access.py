"""Everybody can play: by eye, by ear, with or without motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import (
    GAMES,
    OVER,
    READY,
    await_turn,
    button,
    choose,
    is_mine,
    look,
    new_table,
    sit,
    whose_turn,
)
from tests.web.browser.seeding import FULL, SMALL, TWO, hold, played, turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

OPEN_ALL = "document.querySelectorAll('details').forEach(one => { one.open = true; })"
COUNT_MOTION = """() => {
    window.motions = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.motions++;
        return animate.apply(this, how);
    };
}"""


def test_everybody_can_use_the_pages_outside_a_game(
    new_person: NewPerson, server: Server, axe: Callable[[Page], None]
) -> None:
    page = new_person(forgive=("404",))
    new_table(server, "link", "open")  # somebody is waited for
    for path in ("/", "/no/such/page"):
        page.goto(path)
        axe(page)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_use_the_pages_around_a_table(
    game: str, new_person: NewPerson, server: Server, axe: Callable[[Page], None]
) -> None:
    page = new_person()
    running = new_table(server, "link", "link", "open", game=game)
    page.goto(running["seats"][1]["link"])
    axe(page)
    ended, fair = (
        played(server, SMALL[game]),
        new_table(server, "link", "link", "open", game=game, seed=""),
    )
    for made in (running, ended, fair):
        hold(server, page, made["table"], 0)
    paths = [f"/new?game={game}", f"/rules/{game}", f"/glossary/{game}", f"/sources/{game}"]
    paths += [f"/t/{running['table']}/{name}" for name in ("seats", "fair", "report")]
    paths += [f"/t/{fair['table']}/{name}" for name in ("seats", "fair")]
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
def test_everybody_can_use_the_table(
    game: str, new_person: NewPerson, server: Server, axe: Callable[[Page], None]
) -> None:
    name = FULL[game][0]
    made = played(server, name, turns(name, FIRST[game])[-1], TWO)
    anna, ben = (sit(new_person(), made, seat) for seat in range(2))
    anna.evaluate(OPEN_ALL)
    axe(anna)
    axe(ben)
    anna.reload()  # all is closed again
    anna.wait_for_selector(READY)
    anna.locator(button(FIRST[game])).click()
    anna.wait_for_selector("#yes")
    axe(anna)
    sit(anna, played(server, name, turns(name)[-1], TWO))
    anna.locator(".history a[rel=prev]").click()
    anna.wait_for_selector("#table[data-past=yes]")
    axe(anna)
    sit(ben, played(server, name))
    ben.wait_for_selector(OVER)
    axe(ben)


def test_what_others_do_is_announced(new_person: NewPerson, server: Server) -> None:
    made = new_table(server, "link", "link")
    pages = sorted((sit(new_person(), made, seat) for seat in range(2)), key=is_mine)
    ben, anna = pages
    choose(anna, "buy 1")
    told = ben.locator("#told[aria-live=polite] p", has_text="buys contract")
    told.first.wait_for(state="attached")
    while whose_turn(anna, ben) is anna:
        choose(anna)
    whose = ("● Your turn: ", "● You are asked in the turn of White: ")
    assert ben.locator("#told p").last.inner_text().startswith(whose)


# Whether the board in words has all that has a name: more than 30 places and four seats.
NAMED = """() => {
  const named = (all) => [...document.querySelectorAll(all)].map((one) => one.textContent);
  const places = named("#board .name"), seats = named(".sitting strong");
  const text = document.querySelector("#text-board").innerText;
  const told = [...places, ...seats].every((name) => text.includes(name));
  return places.length > 30 && seats.length === 4 && told;
}"""


def test_the_text_board_holds_every_place_and_every_seat(
    new_person: NewPerson, server: Server
) -> None:
    page = sit(new_person(), new_table(server, "link", "uniform", "greedy", "greedy"))
    page.keyboard.press("t")
    page.wait_for_function(NAMED)  # bots go on meanwhile: what is compared belongs to one moment


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_glide_only_for_those_who_like_it(
    motion: str, new_person: NewPerson, server: Server
) -> None:
    page = sit(new_person(reduced_motion=motion), new_table(server, "link", "uniform"))
    page.evaluate(COUNT_MOTION)
    for _ in range(5):
        assert await_turn(page)
        option = look(page).favourite()
        page.locator(button(option)).hover()
        choose(page, option)
        if motion == "reduce":
            assert page.evaluate("document.getAnimations().length") == 0
    assert (page.evaluate("window.motions") == 0) == (motion == "reduce")
