"""What people do at a table in the browser."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError as TooLate

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tools.server import Server

GAMES = ("co2", "e_mission", "future_energy", "green_deal", "second_chance")
LEAST = {"green_deal": 3}  # players, where two are too few
ALL_VARIANTS: dict[str, dict[str, Any]] = {
    "co2": {"lobby_draft": True, "start_player_auction": True},
    "e_mission": {"challenges": "harder_each"},
    "future_energy": {"modules": ["module_1", "module_2", "module_3"]},
    "green_deal": {},
    "second_chance": {"inspectors": True, "lobby_draft": True},
}
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
PATIENCE = 30.0  # seconds
BRIEFLY = 10_000  # ms


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
    made: dict[str, Any] = answer.json()
    return made


def sit(page: Page, table: dict[str, Any], seat: int = 0, name: str = "Ann") -> Page:
    """Open the link of a seat and sit down."""
    page.goto(table["seats"][seat]["link"])
    page.fill("#name", name)
    page.locator("form button.primary").last.click()
    page.wait_for_selector(READY)
    page.wait_for_load_state()
    return page


def info(server: Server, table: str) -> dict[str, Any]:
    """A table as everybody may know it."""
    told: dict[str, Any] = server.api.get(f"/tables/{table}").json()
    return told


def leave_to_bot(server: Server, table: dict[str, Any], *seats: int) -> None:
    """Bots play these seats, the first if none is named, until the game is over."""
    path = f"/tables/{table['table']}"
    for seat in (table["seats"][n] for n in seats or (0,)):
        headers = {"authorization": f"Bearer {seat['token']}"}
        answer = server.api.post(
            f"{path}/seats/{seat['seat']}", json={"bot": "greedy"}, headers=headers
        )
        assert answer.status_code == 200, answer.text
    deadline = time.monotonic() + 6 * PATIENCE  # they think about every choice
    while not info(server, table["table"])["ended"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_mine(page: Page) -> bool:
    """Whether this page says that it is its reader's turn."""
    return page.locator(MINE).count() > 0


def await_turn(page: Page) -> bool:
    """Wait until there is something to choose; False if the game is over instead."""
    while True:  # what is there may be gone in the next moment
        page.wait_for_selector(f"{MINE}, {OVER}")
        if is_mine(page) or page.locator(OVER).count():
            return is_mine(page)


def whose_turn(*pages: Page) -> Page | None:
    """Wait until one of these people has something to choose; None if the game is over instead.

    Not before all of them have been told of what was chosen last.
    """
    deadline = time.monotonic() + PATIENCE
    while not all(page.locator(OVER).count() for page in pages):
        mine = [page for page in pages if is_mine(page)]
        if mine and len({version(page) for page in pages}) == 1:
            return mine[0]
        assert time.monotonic() < deadline
        pages[0].wait_for_timeout(20)
    return None


def version(page: Page) -> str:
    """Which of all versions of its table a page shows."""
    return (page.locator("#table").get_attribute("data-stamp") or "").partition("-")[0]


def settle(page: Page) -> None:
    """Wait for the answer to what was just done."""
    page.wait_for_selector("#table:not([aria-busy])")


def await_that(page: Page, script: str) -> None:
    """Wait until a script says yes; the page's own policy forbids to let it wait by itself."""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(script):
        assert time.monotonic() < deadline, script
        page.wait_for_timeout(20)


def offered(page: Page) -> list[str]:
    """The options in the list, in notation."""
    found = page.locator(".options button").evaluate_all("all => all.map(one => one.value)")
    return [str(option) for option in found]


def favourite(page: Page, *likes: str) -> str:
    """What somebody takes who wants to see the end of the game, if there is nothing they like."""
    return min(offered(page), key=lambda option: rank(option, (*likes, *TASTE)))


def rank(option: str, taste: tuple[str, ...]) -> int:
    """How much an option is to somebody's taste, the best first."""
    return next((n for n, begin in enumerate(taste) if option.startswith(begin)), len(taste))


def button(option: str) -> str:
    """Where an option stands in the list."""
    return f'.options button[value="{option}"]'


def choose(page: Page, option: str = "") -> str:
    """Take an option from the list, by default the favourite one, and say yes if asked."""
    wish = option or favourite(page)
    try:
        page.locator(button(wish)).click(timeout=None if option else BRIEFLY)
    except TooLate:  # of those who act at the same time others may have been faster: think again
        assert await_turn(page)
        wish = favourite(page)
        page.locator(button(wish)).click()
    settle(page)
    confirm(page)
    return wish


def confirm(page: Page) -> None:
    """Say yes if there is a question."""
    yes = page.locator("#yes")
    if yes.count():
        yes.click()
        settle(page)


def on_board(page: Page, option: str) -> str:
    """What stands for an option on the board, if it stands for nothing else."""
    for element in (page.locator(button(option)).get_attribute("data-element") or "").split():
        same = page.locator(f'.options button[data-element~="{element}"]').count()
        piece = f'.picture [id="{element}"].can'
        if same == 1 and page.locator(piece).count():
            return piece
    return ""
