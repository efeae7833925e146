"""What people do at a table in the browser.

Nobody is hasty: people choose when no bot is about to, so nothing changes while they do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.web.browser.seeding import hold

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tools.server import Server

GAMES = ("co2", "e_mission", "future_energy", "green_deal", "second_chance")
LEAST = {"green_deal": 3}  # players, where two are too few
TEAMS = {"second_chance"}  # games in which all seats have one score
UNSCORED = {"e_mission"}  # games that are won or lost, without a score
SHORT = {"e_mission"}  # games that are soon over for who does nothing but what ends them
# How options begin that bring a game to its end: whoever buys much has a short game.
TASTE = (
    "allocate",
    "buy ",
    "two_lines",
    "line ",
    "step ",
    "build",
    "claim",
    "install",
    "prepare",
    "move ",
    "propose",
    "plan",
    "end",
    "done",
)
READY = "#table.tabbed"  # the script has seen to it
MINE = f"{READY}[data-mine=yes]"
OVER = f"{READY} .decision a[href$='/result']"
PATIENCE = 300.0  # seconds: this ends tests that hang, and nothing else

# What a page shows. It is calm if no bot is to choose: then nothing happens unless people do
# something. Where the first answer counts for all, bots leave it to people.
LOOK = """() => {
    const table = document.querySelector("#table"), { stamp, at, mine } = table.dataset;
    const has = selector => table.querySelector(selector) !== null;
    const shared = [...table.querySelectorAll(".decision .quiet")]
        .some(one => one.textContent.includes("the first answer counts for all"));
    const all = [...table.querySelectorAll(".options button")];
    const keys = option => option.dataset.element.split(" ").filter(key => key);
    const alone = key => all.filter(option => keys(option).includes(key)).length === 1;
    const here = key => document.getElementById(key)?.matches(".picture .can");
    const piece = option => keys(option).find(key => alone(key) && here(key)) ?? "";
    return {
        version: parseInt(stamp), at: parseInt(at), mine: mine === "yes",
        ready: table.matches(".tabbed:not([aria-busy])"),
        calm: shared || !has(".sitting.moving.bot"),
        over: has(".decision a[href$='/result']"),
        sure: has("#yes"), undoable: has("#take-back"),
        options: Object.fromEntries(all.map(one => [one.value, piece(one)])),
    };
}"""
# Pages wait by themselves: to ask them again and again would keep a machine busy.
AWAIT = """() => new Promise((done, fail) => {
    const until = performance.now() + %d;
    const look = () => {
        const found = (%s)();
        if (found || performance.now() > until) clearInterval(again);
        if (found) done(found);
        else if (performance.now() > until) fail(new Error("this does not happen"));
    };
    const again = setInterval(look, 20);
    look();
})"""


@dataclass(frozen=True)
class Look:
    """What a page shows of its table."""

    version: int
    at: int
    mine: bool
    ready: bool
    calm: bool
    over: bool
    sure: bool  # whether it asks if one is sure
    undoable: bool
    options: dict[str, str]  # each with the piece that stands for it and for nothing else

    def favourite(self, *likes: str) -> str:
        """What somebody takes who wants to see the end, if nothing is to their liking."""
        return min(self.options, key=lambda option: rank(option, (*likes, *TASTE)))


def look(page: Page) -> Look:
    """Look at a table."""
    return Look(**page.evaluate(LOOK))


def await_look(page: Page, condition: str) -> Look:
    """Wait until a table looks like this: `now.mine`."""
    script = f"() => {{ const now = ({LOOK})(); return {condition} ? now : null; }}"
    return Look(**page.evaluate(AWAIT % (PATIENCE * 1000, script)))


def await_that(page: Page, script: str) -> None:
    """Wait until a script says yes."""
    page.evaluate(AWAIT % (PATIENCE * 1000, f"() => {script}"))


def open_table(page: Page, *who: str, game: str = "future_energy", seed: str = "7") -> str:
    """Open a table as people do, from the lobby; the path of the table."""
    who = seated(game, *who)
    page.goto("/")
    page.locator(f".box a[href$='game={game}']").click()
    page.check(f"[name=seats][value='{len(who)}']")
    for seat, player in enumerate(who):
        page.select_option(f"[name=who-{seat}]", player)
    page.locator(".more > summary").click()
    page.fill("[name=seed]", seed)
    page.locator(".go button").click()
    page.wait_for_url("**/t/**")
    return page.url.partition("/t/")[2].partition("/")[0].partition("?")[0]


def seated(game: str, *who: str) -> tuple[str, ...]:
    """So many at the table that the game can be played: bots take the seats that are left."""
    return (*who, *["uniform"] * (LEAST.get(game, 1) - len(who)))


def totals(game: str, seats: int) -> int:
    """How many totals stand on the page with the result."""
    return 0 if game in UNSCORED else 1 if game in TEAMS else seats


def new_table(server: Server, *who: str, **more: Any) -> dict[str, Any]:
    """A table without pages: `link`, `open`, or the name of a bot, for each seat."""
    all_ = seated(more.get("game", "future_energy"), *who)
    seats = [{"who": n} if n in ("link", "open") else {"who": "bot", "bot": n} for n in all_]
    body = {"game": "future_energy", "seats": seats, "seed": "7", **more}
    answer = server.api.post("/tables", json=body)
    assert answer.status_code == 201, answer.text
    return {**answer.json(), "server": server}


def join(page: Page, link: str, name: str) -> None:
    """Open the link of a seat and sit down."""
    page.goto(link)
    page.fill("#name", name)
    page.locator("form button.primary").last.click()
    page.wait_for_selector(READY)
    page.wait_for_load_state()


def sit(page: Page, table: dict[str, Any], *seats: int) -> Page:
    """Come back to a table where one has sat down before, on the first seat if none is named."""
    hold(table["server"], page, table["table"], *seats or (0,))
    page.goto(f"/t/{table['table']}")
    page.wait_for_selector(READY)
    return page


def info(server: Server, table: str) -> dict[str, Any]:
    """A table as everybody may know it."""
    told: dict[str, Any] = server.api.get(f"/tables/{table}").json()
    return told


def is_mine(page: Page) -> bool:
    """Whether this page says that it is its reader's turn."""
    return page.locator(MINE).count() > 0


def await_turn(page: Page) -> bool:
    """Wait until there is something to choose; False if the game is over instead."""
    return await_look(page, "now.ready && now.calm && (now.mine || now.over)").mine


def whose_turn(*pages: Page) -> Page | None:
    """Wait until one of these people has something to choose; None if the game is over instead.

    Not before all of them have been told of what was chosen last.
    """
    seen = [await_look(page, "now.ready && now.calm") for page in pages]
    while len({one.version for one in seen}) > 1:
        newest = max(one.version for one in seen)
        wanted = f"now.ready && now.calm && now.version >= {newest}"
        seen = [await_look(page, wanted) for page in pages]
    mine = [page for page, one in zip(pages, seen, strict=True) if one.mine]
    assert mine or all(one.over for one in seen)
    return mine[0] if mine else None


def version(page: Page) -> str:
    """Which of all versions of its table a page shows."""
    return (page.locator("#table").get_attribute("data-stamp") or "").partition("-")[0]


def settle(page: Page) -> Look:
    """Wait for the answer to what was just done."""
    return await_look(page, "now.ready")


def offered(page: Page) -> list[str]:
    """The options in the list, in notation."""
    return list(look(page).options)


def rank(option: str, taste: tuple[str, ...]) -> int:
    """How much an option is to somebody's taste, the best first."""
    return next((n for n, begin in enumerate(taste) if option.startswith(begin)), len(taste))


def button(option: str) -> str:
    """Where an option stands in the list."""
    return f'.options button[value="{option}"]'


def choose(page: Page, option: str = "") -> str:
    """Take an option from the list, by default the favourite one, and say yes if asked."""
    wish = option or look(page).favourite()
    page.locator(button(wish)).click()
    confirm(page)
    return wish


def confirm(page: Page) -> bool:
    """Wait for the answer; say yes if that is a question, and whether it was one."""
    if not settle(page).sure:
        return False
    page.locator("#yes").click()
    settle(page)
    return True
