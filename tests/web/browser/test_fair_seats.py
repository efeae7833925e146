"""Who sits where is told to all who look, at once, and nobody looks through a seat unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.playing import READY, await_that, join, new_table, sit

if TYPE_CHECKING:
    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

HEARD = "document.querySelector('#told').textContent.includes('{}')"


def test_somebody_who_sits_down_is_read_out_once_to_those_who_look(
    new_person: NewPerson, server: Server
) -> None:
    made = new_table(server, "link", "link")
    host, friend = sit(new_person(), made, 0), new_person()
    join(friend, made["seats"][1]["link"], "Ben")
    await_that(host, HEARD.format("Ben sat down as Red."))
    assert host.locator("#story .noted").inner_text().strip().endswith("Ben sat down as Red.")
    friend.goto(f"/t/{made['table']}/seats")
    friend.fill("[name=name]", "Benno")
    friend.get_by_role("button", name="Save name").click()
    await_that(host, HEARD.format("Red is now called Benno."))
    assert host.locator("#told").inner_text().count("Ben sat down as Red.") == 1


def test_a_link_that_was_used_says_so_and_leads_its_person_back(
    new_person: NewPerson, server: Server
) -> None:
    made = new_table(server, "link", "link")
    friend, late = new_person(), new_person(forgive=("410",))
    join(friend, made["seats"][1]["link"], "Ben")
    late.goto(made["seats"][1]["link"])
    assert late.get_by_role("heading", level=1).inner_text() == "This link has been used"
    late.get_by_role("link", name="Watch the table").click()
    late.wait_for_selector(READY)
    assert late.locator("#options").count() == 0
    friend.goto(made["seats"][1]["link"])
    friend.wait_for_selector(f"{READY}[data-seat=red]")


def test_whoever_is_asked_to_get_up_is_told_and_is_not_here_any_more(
    new_person: NewPerson, server: Server
) -> None:
    made = new_table(server, "link", "link")
    host, friend = new_person(), new_person()
    host.goto(f"/join/{made['host_token']}")
    host.get_by_role("button", name="Be the host").click()
    host.wait_for_selector(READY)
    join(friend, made["seats"][1]["link"], "Ben")
    host.goto(f"/t/{made['table']}/seats")
    host.get_by_text("Free the seat …").click()
    host.get_by_role("button", name="Free the seat").click()
    host.wait_for_selector(".notice.done")
    friend.get_by_text("the host has freed it").wait_for()
    friend.wait_for_selector(f"{READY}[data-seat='']")
    host.goto(f"/t/{made['table']}")
    await_that(host, "document.querySelectorAll('.sitting')[1].querySelector('.presence.away')")
