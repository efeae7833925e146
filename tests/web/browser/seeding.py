"""Tables at which a game has been played before somebody comes: golden games, so far or whole.

They are opened as forks are, by the server's own code, in the database of the server; there they
are found when they are first asked for. Bots are not woken by that: a table is left where a person
is to choose, or at its end.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from keeling.kernel.record import Record, read_records, replay
from keeling.web.ids import fingerprint, new_token
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.visitor import BROWSER
from tools.golden import path_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from keeling.kernel.match import Match
    from tools.server import Server

# Golden games of as many seats and variants as there are, and of few.
FULL = {
    "co2": ("co2/draft_4", "co2/auction_3"),
    "e_mission": ("e_mission/base_4", "e_mission/harder_3"),
    "future_energy": ("future_energy/all_4",),
    "green_deal": ("green_deal/base_4",),
    "second_chance": ("second_chance/inspectors_4", "second_chance/draft_4"),
}
SMALL = {
    "co2": "co2/base_2",
    "e_mission": "e_mission/base_2",
    "future_energy": "future_energy/base_2",
    "green_deal": "green_deal/base_3",
    "second_chance": "second_chance/coop_2",
}
ANN, BEN, EASY = Sitter("link", "Ann"), Sitter("link", "Ben"), Sitter("bot", "", "uniform")
# Who sits there, as far as there are seats: to look at, to play with, two to play.
COMPANY = (ANN, *(Sitter("bot", "", name) for name in ("greedy", "rollout", "uniform", "planner")))
ALONE = (ANN, EASY, EASY, EASY, EASY)
TWO = (ANN, BEN, EASY, EASY, EASY)


@cache
def golden(name: str) -> Record:
    """A golden game: `co2/base_2`."""
    game, _, record = name.partition("/")
    (found,) = read_records(path_of(game, record))
    return found


@cache
def turns(name: str, *wanted: str, seat: int = 0) -> list[int]:
    """The positions of a golden game in which a seat has something to choose, or just these."""
    record, found = golden(name), []
    match = replay(record, 0)
    for at, choice in enumerate(record.choices):
        if seat in match.state.choosing() and offers(match, seat, *wanted):
            found.append(at)
        match.play(choice)
    return found


def offers(match: Match, seat: int, *wanted: str) -> bool:
    """Whether a seat can choose something that begins like each of these."""
    legal = [match.game.write(int(option)) for option in match.asked(seat).offered]
    return all(any(option.startswith(begin) for option in legal) for begin in wanted)


def spread(positions: list[int], count: int) -> list[int]:
    """So many of these positions, the first and the last among them."""
    last = len(positions) - 1
    return [positions[n * last // (count - 1)] for n in range(count)]


def played(
    server: Server,
    name: str,
    upto: int | None = None,
    sitters: tuple[Sitter, ...] = COMPANY,
    language: str = "en",
) -> dict[str, Any]:
    """A table with a golden game so far, or whole."""
    record = golden(name)
    wanted = Opening(
        game=record.game,
        config=record.config,
        sitters=sitters[: record.config["seats"]],
        seed="7",
        language=language,
        choices=record.choices[:upto],
    )
    made = open_table(server.tables, wanted)
    seats = [{"link": f"{server.url}/join/{row.token}"} for row in made.seats]
    return {"table": made.id, "seats": seats, "server": server}


def hold(server: Server, page: Page, table: str, *seats: int) -> None:
    """The browser of a page holds these seats, as if somebody had sat down there before."""
    known = [one["value"] for one in page.context.cookies() if one["name"] == BROWSER]
    key = known[0] if known else new_token()
    page.context.add_cookies([{"name": BROWSER, "value": key, "url": server.url}])
    server.tables.store.hold(fingerprint(key), table, seats)
