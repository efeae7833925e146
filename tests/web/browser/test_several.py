"""A piece of the board that stands for several options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.playing import await_turn, new_table, offered, settle, sit

if TYPE_CHECKING:
    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

SLOT = "project-asia-money"
HERE = ".options .here button"


def test_what_is_possible_there_comes_to_the_top_of_the_list(
    new_person: NewPerson, server: Server
) -> None:
    page = sit(new_person(), new_table(server, "link", "uniform", game="co2"))
    assert await_turn(page)
    before = offered(page)
    wanted = [option for option in before if option.endswith(" asia-money")]
    assert len(wanted) == 3  # the three energies of the agenda
    page.locator(f"#{SLOT} > .rim").click()
    values = page.locator(HERE).evaluate_all("all => all.map(one => one.value)")
    assert values == wanted
    assert offered(page)[:3] == wanted
    assert sorted(offered(page)) == sorted(before)
    assert page.evaluate("document.activeElement.value") == wanted[0]
    assert page.locator(HERE).first.inner_text().startswith("Propose")
    assert "Several things are possible" in page.locator("#told").inner_text()
    page.keyboard.press("Enter")
    settle(page)
    assert page.locator(HERE).count() == 0
