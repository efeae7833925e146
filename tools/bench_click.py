"""What a choice in the browser costs the server: CPU milliseconds and bytes, in every game.

People sit at a table in the middle of a golden game, each with a browser of their own. They choose
at random, as the script of the page sends it, and all others look at the table after each choice,
as their scripts do. CPU is that of the server's process (from /proc: Linux only). How many
statements a request needs is counted by `tests/web/test_one_look.py`.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import tempfile
from pathlib import Path
from statistics import mean
from typing import Any

import httpx

from keeling.kernel.record import read_records
from keeling.web.ids import fingerprint
from keeling.web.tables.opening import Opening, Sitter, open_table
from tools.golden import path_of
from tools.server import PATIENCE, Server

GOLDEN = {
    "future_energy": "all_4",
    "co2": "draft_4",
    "second_chance": "inspectors_4",
    "green_deal": "base_4",
    "e_mission": "base_4",
}
OPTION = re.compile(r'name="option" value="([^"]+)"')
HIDDEN = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)"')
PART = re.compile(r'data-part="(\w+)"')


class Browser:
    """Somebody's browser at a table: what it shows, and which parts of pictures it has."""

    def __init__(self, server: Server, table: str, seat: int) -> None:
        key = f"browser-of-seat-{seat}"
        server.tables.store.hold(fingerprint(key), table, [seat])
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.http.cookies.set("keeling_browser", key)
        self.path = f"/t/{table}"
        self.look(whole=True)

    def look(self, *, whole: bool = False) -> int:
        """Load the page, or only what has changed; how many bytes came."""
        return self.show(self.http.get(self.path, headers={} if whole else self.headers()))

    def choose(self, dice: random.Random) -> int:
        """Take any option; how many bytes came."""
        sent = {**dict(HIDDEN.findall(self.page)), "confirmed": "yes"}
        sent |= {"option": dice.choice(self.options()), "command": str(dice.random())}
        csrf = {"x-csrftoken": self.http.cookies["keeling_csrf"]}
        path = f"{self.path}/choose"
        return self.show(self.http.post(path, data=sent, headers=self.headers() | csrf))

    def show(self, answer: httpx.Response) -> int:
        """Show an answer."""
        answer.raise_for_status()
        self.page = answer.text
        return len(answer.content)

    def headers(self) -> dict[str, str]:
        """As the script asks."""
        return {"keeling-part": "table", "keeling-has": ",".join(PART.findall(self.page))}

    def options(self) -> list[str]:
        """What can be chosen here."""
        return OPTION.findall(self.page)


def spent(server: Server) -> float:
    """CPU milliseconds that the server has spent so far."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") * 1000


def seated(server: Server, game: str) -> list[Browser]:
    """A table in the middle of a golden game, and everybody who sits there."""
    (record,) = read_records(path_of(game, GOLDEN[game]))
    seats: int = record.config["seats"]
    wanted = Opening(
        game=game,
        config=record.config,
        sitters=[Sitter("link", "Ann")] * seats,
        seed="7",
        choices=record.choices[: len(record.choices) // 3],
    )
    table = open_table(server.tables, wanted)
    return [Browser(server, table.id, seat) for seat in range(seats)]


def measure(server: Server, game: str, most: int) -> dict[str, Any]:
    """What choices, looks and whole pages cost, on average."""
    people, dice = seated(server, game), random.Random(3)  # noqa: S311 - a game
    costs: dict[str, list[float]] = {"choice": [], "look": [], "page": []}
    sizes: dict[str, list[int]] = {"choice": [], "look": [], "page": []}

    def note(what: str, before: float, *came: int) -> None:
        costs[what] += [(spent(server) - before) / len(came)] * len(came)
        sizes[what] += came

    while len(costs["choice"]) < most:
        able = [one for one in people if one.options()]
        if not able:  # the game has ended
            people = seated(server, game)
            continue
        before = spent(server)
        note("choice", before, able[0].choose(dice))
        before = spent(server)
        note("look", before, *(one.look() for one in people if one is not able[0]))
    before = spent(server)
    note("page", before, *(one.look(whole=True) for one in people for _ in range(10)))
    return {what: (mean(costs[what]), mean(sizes[what]) / 1000) for what in costs}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="which games (default: all)")
    parser.add_argument("--choices", type=int, default=60, help="at each table (default: 60)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            for game in args.games or GOLDEN:
                found = measure(server, game, args.choices)
                told = [
                    f"{what} {cpu:5.1f} ms {size:6.1f} kB" for what, (cpu, size) in found.items()
                ]
                print(f"{game:14}", "   ".join(told), flush=True)
        finally:
            server.close()


if __name__ == "__main__":
    main()
