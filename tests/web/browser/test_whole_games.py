"""A whole game of each title: with a pointer, by keyboard and by a bot at the same table.

The bot is never hurried past people who think again: where all choose at the same time it has
chosen before they begin, and nobody takes anything back while it is to choose.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.keyboard import open_by_key, press, tab_to, take_by_key
from tests.web.browser.playing import (
    GAMES,
    OVER,
    READY,
    button,
    confirm,
    join,
    look,
    settle,
    totals,
    whose_turn,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson

SEATS = ("On this device", "By link", "Bot, easy")  # Ben without a pointer, Anna without keys
SEEDS = {
    "co2": "1",
    "e_mission": "6",
    "future_energy": "5",
    "green_deal": "5",
    "second_chance": "8",
}
SECRETS = {
    "co2": ("lobby card", "company goal"),
    "e_mission": (),
    "future_energy": ("certificate",),
    "green_deal": ("bid", "PR chip"),
    "second_chance": ("lobby card", "private goal"),
}
# What is told, and how often; what is chosen, and how often at least; what Ben likes.
TOLD = {"green_deal": {"All PR boards are shown.": 3}}
CHOSEN = {"green_deal": {"allocate": 6}}  # the chips of the first rounds
LIKES = {
    "green_deal": {"Ben": ("refund_chip",)},
    "e_mission": {"Anna": ("use",)},
}  # who likes what
SOME = 2  # times, at least, for each way to choose
THINK_AGAIN = 2  # times, each


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_a_pointer_by_keyboard_and_by_a_bot(
    game: str, new_person: NewPerson
) -> None:
    ben, anna = new_person(), new_person()
    open_by_key(ben, game, SEATS, SEEDS[game])
    join(anna, ben.locator("input[id^=link-]").input_value(), "Anna")
    tab_to(ben, "main a[href^='/t/']:not([href*=seat])")
    press(ben, "Enter")
    ben.wait_for_selector(READY)
    done: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    while page := whose_turn(ben, anna):
        before = look(page)
        likes = LIKES.get(game, {}).get("Ben" if page is ben else "Anna", ())
        option = before.favourite(*likes)
        chosen[option.split()[0]] += 1
        if page is ben:
            done[f"key, {take_by_key(page, option)}"] += 1
        else:
            done[f"pointer, {take_by_pointer(page, option, before.options[option], done)}"] += 1
        think_again(page, option, before.at, done, "key" if page is ben else "pointer")
    for way in ("key, board", "key, list", "pointer, board", "pointer, list", "pointer, asked"):
        assert done[way] >= SOME, done
    assert done["pointer, taken back"] == done["key, taken back"] == THINK_AGAIN
    results = [result(ben, by_key=True), result(anna)]
    assert results[0] == results[1]
    assert len(results[0]) == totals(game, len(SEATS))
    stories = [story(one) for one in (ben, anna)]
    same_story(stories[0], stories[1], SECRETS[game])
    for words, times in TOLD.get(game, {}).items():
        assert " ".join(stories[0].values()).count(words) == times
    for kind, least in CHOSEN.get(game, {}).items():
        assert chosen[kind] >= least


def take_by_pointer(page: Page, option: str, piece: str, done: Counter[str]) -> str:
    """Choose on the board if it is there, else from the list; say yes if asked."""
    page.locator(f'.picture [id="{piece}"].can > .rim' if piece else button(option)).click()
    done["pointer, asked"] += confirm(page)
    return "board" if piece else "list"


def think_again(page: Page, option: str, before: int, done: Counter[str], way: str) -> None:
    """Take a choice back now and then, if no bot is about to choose; and make it again."""
    if done[f"{way}, taken back"] == THINK_AGAIN:
        return
    now = look(page)
    if not (now.calm and now.undoable):
        return
    if way == "key":
        press(page, "u")
    else:
        page.locator("#take-back").click()
    again = settle(page)
    done[f"{way}, taken back"] += 1
    assert again.mine
    assert again.at == before
    if option in again.options:  # else a whole action was taken back
        if way == "key":
            take_by_key(page, option)
        else:
            take_by_pointer(page, option, again.options[option], done)


def result(page: Page, *, by_key: bool = False) -> list[str]:
    """The totals on the page with the result."""
    if by_key:
        tab_to(page, "#table .decision a[href$='/result']", first="d")
        press(page, "Enter")
    else:
        page.locator(OVER).click()
    page.wait_for_url("**/result")
    return page.locator(".sheet tfoot .number").all_inner_texts()


def story(page: Page) -> dict[str, str]:
    """What happened, by position."""
    page.goto(page.url.replace("/result", "/story"))
    lines = page.locator(".chapters li").all_text_contents()
    return {at: text for at, _, text in (line.strip().partition(" ") for line in lines)}


def same_story(one: dict[str, str], other: dict[str, str], secrets: tuple[str, ...]) -> None:
    """Both were told the same, but for what is on cards that only one of them has seen."""
    assert list(one) == list(other)
    assert len(one) > 30
    differing = [at for at in one if one[at] != other[at]]
    assert all(any(secret in one[at] for secret in secrets) for at in differing)
