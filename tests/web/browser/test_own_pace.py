"""e-Mission: four people act at the same time, each in a browser of their own; and one alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.playing import (
    MINE,
    OVER,
    await_that,
    button,
    choose,
    info,
    is_mine,
    join,
    look,
    new_table,
    offered,
    settle,
    sit,
    whose_turn,
)
from tests.web.browser.seeding import TWO, played, turns

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

GAME = "e_mission"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
RECORD = "e_mission/base_2"
COUNT_NEWS = """
Object.assign(window, { heard: 0, asked: 0 });
const ask = window.fetch;
window.fetch = (...what) => { window.asked += 1; return ask(...what); };
window.EventSource = class extends EventSource {
    constructor(...where) {
        super(...where);
        this.addEventListener("message", () => setTimeout(() => { window.heard += 1; }));
    }
};
"""
PLANTS = "use 1"  # clean electricity plants: every power has them, and they cost a card


def two_at_work(new_person: NewPerson, server: Server) -> tuple[Page, Page]:
    """Two people in their first project phase."""
    at = min({*turns(RECORD, "done", "tuck")} & {*turns(RECORD, "done", "tuck", "cover", seat=1)})
    made = played(server, RECORD, at, TWO)
    anna, ben = (sit(new_person(), made, seat) for seat in range(2))
    return anna, ben


def await_log(page: Page, words: str) -> None:
    """Wait until the page tells of something."""
    await_that(page, f"document.querySelector('.log').textContent.includes({words!r})")


def test_four_people_go_through_a_round_at_once(new_person: NewPerson, server: Server) -> None:
    made = new_table(server, *["link"] * 4, game=GAME)
    anna, ben, cleo, dora = people = [new_person() for _ in NAMES]
    for page, seat, name in zip(people, made["seats"], NAMES, strict=True):
        join(page, seat["link"], name)
    for page in people[:-1]:  # the last power is for who is left
        page.wait_for_selector(MINE)
        choose(page)
    for page in people:  # which global project: the last of them answers for all
        page.wait_for_selector(MINE)
        assert page.get_by_text("the first answer counts for all").is_visible()
    choose(dora)
    for page in people:
        await_that(page, "!!document.querySelector('button[value=done]')")
    for page in people:  # all begin, and nobody has to wait
        choose(page, PLANTS)
        assert page.get_by_text("Nobody sees this before it is complete").is_visible()
    assert info(server, made["table"])["choosing"] == ["blue", "orange", "green", "purple"]
    for page in reversed(people):
        choose(page)  # the card it costs
        assert PLANTS in offered(page) or "done" in offered(page)
    for page in people:
        await_log(page, "clean")
    choose(ben, "done")
    for page in (anna, cleo, dora):
        await_that(page, "document.querySelectorAll('.ready').length === 1")
    assert offered(ben) == ["resume"]
    assert not is_mine(ben)
    choose(ben, "resume")
    for page in people:
        page.wait_for_selector(MINE)
        choose(page, "done")
    finish_round(people)
    assert "2" in anna.locator(".headline").inner_text()


def finish_round(people: list[Page]) -> None:
    """Answer what is asked until the next round has begun for all, or the game is over."""
    while page := whose_turn(*people):
        if all("2" in one.locator(".headline").inner_text() for one in people):
            return
        choose(page, offered(page)[0])


def test_the_own_action_is_taken_back_although_others_have_acted(
    new_person: NewPerson, server: Server
) -> None:
    anna, ben = two_at_work(new_person, server)
    option = next(o for o in offered(anna) if o.startswith("tuck"))
    choose(anna, option)
    choose(ben, next(o for o in offered(ben) if o.startswith("cover")))
    assert option not in offered(anna)
    anna.locator("#take-back").click()
    settle(anna)
    await_that(anna, f"""!!document.querySelector('button[value="{option}"]')""")


def test_the_focus_stays_where_it_is_while_others_act(
    new_person: NewPerson, server: Server
) -> None:
    anna, ben = two_at_work(new_person, server)
    anna.locator("button[value=done]").focus()
    seen = anna.locator("#table").get_attribute("data-at")
    choose(ben, next(o for o in offered(ben) if o.startswith("tuck")))
    await_that(anna, f"document.querySelector('#table').dataset.at !== '{seen}'")
    assert anna.evaluate("document.activeElement.value") == "done"


def test_one_plays_a_whole_game_alone(new_person: NewPerson, server: Server) -> None:
    made = new_table(server, "link", game=GAME, config={"seats": 1})
    page = sit(new_person(), made)
    uses = 0
    while whose_turn(page):
        options = offered(page)
        usable = [o for o in options if o.startswith("use ")]
        wish = usable[0] if usable and uses < 12 else "done"
        uses += wish.startswith("use ")
        choose(page, wish if wish in options else options[0])
    assert uses
    page.locator(OVER).click()
    page.wait_for_url("**/result")
    assert page.get_by_role("heading", name="How it went, round by round").is_visible()
    rounds = page.locator(".sheet thead th").all_inner_texts()
    assert rounds[1] == "Round 1"
    assert page.locator(".sheet tbody tr").count() == 4  # emissions, bound, bands, crises


def test_the_list_stays_where_it_is_while_others_act(new_person: NewPerson, server: Server) -> None:
    anna, ben = two_at_work(new_person, server)
    anna.evaluate("document.querySelector('.decision').scrollTop = 200")
    seen = anna.locator("#table").get_attribute("data-at")
    choose(ben, next(o for o in offered(ben) if o.startswith("tuck")))
    await_that(anna, f"document.querySelector('#table').dataset.at !== '{seen}'")
    assert anna.evaluate("document.querySelector('.decision').scrollTop") == 200


def test_a_question_stays_open_while_others_act(new_person: NewPerson, server: Server) -> None:
    """Who is the last to be done is asked; then somebody thinks again."""
    anna, ben = two_at_work(new_person, server)
    anna.add_init_script(COUNT_NEWS)
    anna.reload()
    choose(ben, "done")
    await_that(anna, "!!document.querySelector('.options button[value=done] .final')")
    anna.locator(button("done")).click()
    assert settle(anna).sure
    anna.evaluate("Object.assign(window, { heard: 0, asked: 0 })")
    choose(ben, "resume")
    await_that(anna, "window.heard > 0")
    assert anna.evaluate("window.asked") == 0  # to show the table anew would be to ask for it
    assert look(anna).sure
    anna.locator("#no").click()
    await_that(anna, "!document.querySelector('.options button[value=done] .final')")
