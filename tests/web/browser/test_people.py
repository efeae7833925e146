"""People, each with an own browser, and one game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import (
    GAMES,
    LEAST,
    OVER,
    button,
    choose,
    confirm,
    favourite,
    is_mine,
    on_board,
    open_table,
    settle,
    totals,
    whose_turn,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson


NAMES = ("Ben", "Cleo")  # beside Anna, who opens the table
SECRETS = {
    "co2": ("lobby card", "company goal"),
    "e_mission": (),
    "future_energy": ("certificate",),
    "green_deal": ("bid", "PR chip"),
    "second_chance": ("lobby card", "private goal"),
}

# What is told, and how often; what is chosen, and how often at least.
TOLD = {"green_deal": {"All PR boards are shown.": 3}}
CHOSEN = {"green_deal": {"allocate": 6}}  # the chips of the first rounds
LIKES = {"green_deal": ("refund_chip",)}  # of all but Anna


@pytest.mark.parametrize("game", GAMES)
def test_people_play_a_whole_game_against_each_other(game: str, new_person: NewPerson) -> None:
    """Without bots, who would choose while somebody thinks again."""
    anna, *others = everybody = [new_person() for _ in range(LEAST.get(game, 2))]
    table = open_table(anna, "here", *["link"] * len(others), game=game)
    links = [link.input_value() for link in anna.locator("input[id^=link-]").all()]
    for one, link, name in zip(others, links, NAMES[: len(others)], strict=True):
        one.goto(link)
        one.fill("#name", name)
        one.locator("form button.primary").last.click()
    anna.goto(f"/t/{table}")
    done = {"on the board": 0, "taken back": 0, "asked twice": 0}
    chosen: Counter[str] = Counter()
    while page := whose_turn(*everybody):
        likes = () if page is anna else LIKES.get(game, ())
        chosen[take(page, done, likes)] += 1
    assert min(done.values()) > 1, done
    results = [result(one) for one in everybody]
    assert len(results[0]) == totals(game, len(everybody))
    stories = [story(one, table) for one in everybody]
    for other in range(1, len(everybody)):
        assert results[other] == results[0]
        same_story(stories[other], stories[0], SECRETS[game])
    for words, times in TOLD.get(game, {}).items():
        assert " ".join(stories[0].values()).count(words) == times
    for kind, least in CHOSEN.get(game, {}).items():
        assert chosen[kind] >= least


def take(page: Page, done: dict[str, int], likes: tuple[str, ...]) -> str:
    """Choose, on the board where that is possible; now and then think again. What kind it was."""
    option, before = favourite(page, *likes), position(page)
    if piece := on_board(page, option):
        page.locator(f"{piece} > .rim").click()
        done["on the board"] += 1
    else:
        page.locator(button(option)).click()
    settle(page)
    done["asked twice"] += page.locator("#yes").count()
    confirm(page)
    if done["taken back"] < 3 and page.locator("#take-back").count():
        page.locator("#take-back").click()
        settle(page)
        done["taken back"] += 1
        assert is_mine(page)
        assert before == position(page)
        if page.locator(button(option)).count():  # else a whole action was taken back
            choose(page, option)
    return option.split()[0]


def position(page: Page) -> int:
    """How many choices led to what the page shows."""
    return int(page.locator("#table").get_attribute("data-at") or 0)


def result(page: Page) -> list[str]:
    """The totals on the page with the result."""
    page.locator(OVER).click()
    page.wait_for_url("**/result")
    return page.locator(".sheet tfoot .number").all_inner_texts()


def story(page: Page, table: str) -> dict[str, str]:
    """What happened, by position."""
    page.goto(f"/t/{table}/story")
    lines = page.locator(".chapters li").all_text_contents()
    return {at: text for at, _, text in (line.strip().partition(" ") for line in lines)}


def same_story(one: dict[str, str], other: dict[str, str], secrets: tuple[str, ...]) -> None:
    """Both were told the same, but for what is on cards that only one of them has seen."""
    assert list(one) == list(other)
    assert len(one) > 30
    differing = [at for at in one if one[at] != other[at]]
    assert all(any(secret in one[at] for secret in secrets) for at in differing)
