"""Bots that take their time: what is seen while they think."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.leaving import leave
from tests.web.browser.playing import GAMES, MINE, READY, choose, is_mine, new_table, sit
from tests.web.browser.seeding import ALONE, played, turns
from tests.web.servers import running
from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.web.browser.conftest import NewPerson

HOUR = 3600.0
RECORD = "future_energy/base_3"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots need an hour for each choice: they do nothing before a test is over."""
    with running(tmp_path_factory.mktemp("server"), bot_pace=HOUR) as made:
        yield made


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_seen_to_think(game: str, new_person: NewPerson, server: Server) -> None:
    made = new_table(server, *["uniform"] * 3, game=game)
    page = new_person()
    page.goto(f"/t/{made['table']}")
    page.wait_for_selector(f"{READY} .sitting.moving.bot .dots")
    assert "think" in page.locator("#ask").inner_text()


def test_a_seat_is_left_to_a_bot_and_taken_back(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(), played(server, RECORD, turns(RECORD)[0], ALONE))
    leave(page)
    assert "a bot plays for Ann" in page.locator(".sitting.mine .who").inner_text()
    assert not is_mine(page)
    page.locator("#take-seat").press("Enter")
    page.wait_for_selector(MINE)
    choose(page)
