"""Take the picture of a table for the README: the real page, in the middle of a golden game.

Four people look, each with a browser of their own; the picture is what one of them sees. It is
another picture wherever other fonts are installed: look at it before you commit it.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright

from keeling.kernel.record import read_records
from keeling.web.ids import fingerprint, new_token
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.visitor import BROWSER
from tools.golden import path_of
from tools.palette import shrink
from tools.server import PATIENCE, ROOT, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PICTURE = ROOT / "docs/pictures/table.png"
RECORD = path_of("future_energy", "base_4")
CHOICES = 232  # after so many choices the first seat is to choose, with fees on the board
PEOPLE = ("Ann", "Ben", "Cleo", "Dev")
WIDTH, HEIGHT = 1280, 800
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main(argv: list[str] | None = None) -> int:
    """Take it, make it small, and say how large it is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--record", type=Path, default=RECORD, help="the game")
    parser.add_argument("--choices", type=int, default=CHOICES, help="how far it has come")
    parser.add_argument("--out", type=Path, default=PICTURE, help="where the picture goes")
    args = parser.parse_args(argv)
    taken = taken_of(args.record, args.choices)
    args.out.write_bytes(shrink(taken))
    print(f"{args.out}: {args.out.stat().st_size / 1000:.0f} kB, {len(taken) / 1000:.0f} kB before")
    return 0


def taken_of(record: Path, choices: int) -> bytes:
    """What the first seat sees of a game so far."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=found, args=["--no-sandbox"])
            table = opened(server, record, choices)
            pages = [seated(browser, server, table, seat) for seat in range(len(PEOPLE))]
            return look(pages[0])
        finally:
            server.close()


def opened(server: Server, record: Path, choices: int) -> str:
    """A table that goes on from there, without a seed, as "what if?" opens it."""
    (game,) = read_records(record)
    wanted = Opening(
        game=game.game,
        config=game.config,
        sitters=[Sitter("link", name) for name in PEOPLE],
        choices=game.choices[:choices],
    )
    return open_table(server.tables, wanted).id


def seated(browser: Browser, server: Server, table: str, seat: int) -> Page:
    """Somebody at a laptop of their own, who holds a seat."""
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": WIDTH, "height": HEIGHT},
        color_scheme="light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    key = new_token()
    context.add_cookies([{"name": BROWSER, "value": key, "url": server.url}])
    server.tables.store.hold(fingerprint(key), table, [seat])
    page = context.new_page()
    page.goto(f"/t/{table}")
    return page


def look(page: Page) -> bytes:
    """The page, as soon as it shows that everybody is there."""
    everybody = page.locator(".presence.here")
    expect(everybody).to_have_count(len(PEOPLE), timeout=PATIENCE * 1000)
    return page.screenshot(animations="disabled")


if __name__ == "__main__":
    raise SystemExit(main())
