"""People who leave their seat to a bot can watch how the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.leaving import leave
from tests.web.browser.playing import OVER, await_turn, choose, sit
from tests.web.browser.seeding import ALONE, played, turns

if TYPE_CHECKING:
    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

RECORD = "future_energy/base_3"


def test_a_seat_that_is_left_is_played_to_the_end(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(), played(server, RECORD, turns(RECORD)[-4], ALONE))
    assert await_turn(page)
    choose(page)
    leave(page)
    page.wait_for_selector(OVER)
