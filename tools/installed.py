"""Check an installed Keeling, with the Python that has it: whether all of it is there, and plays.

    python -I tools/installed.py --compiled --server

Nothing of the checkout is used but this file (-I keeps its folder out of sight).
"""

from __future__ import annotations

import argparse
import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

import keeling
from keeling.text.catalogue import LANGUAGES, catalogue
from keeling.text.presentation import presentation_of
from keeling.text.rulebook import rulebook

COMMAND = (sys.executable, "-I" if sys.flags.isolated else "-P", "-m", "keeling")
HERE = "127.0.0.1"
PATIENCE = 180.0  # seconds: it only ends what hangs
PAGES = ("/", "/new?game=co2", "/rules/future_energy", "/static/table.css", "/api/v1/games")


def main(argv: list[str] | None = None) -> int:
    """Check all of it; the first thing that is wrong ends it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--compiled", action="store_true", help="the engine has to be compiled")
    parser.add_argument("--server", action="store_true", help="start the server and ask it")
    args = parser.parse_args(argv)
    how = "compiled" if keeling.COMPILED else "plain Python"
    print(f"Keeling {keeling.__version__}, {how}, in {Path(keeling.__file__).parent}")
    expect("the engine is compiled", keeling.COMPILED or not args.compiled)
    for name in keeling.game_ids():
        check_game(name)
    check_commands()
    if args.server:
        check_server()
    return 0


def expect(what: str, holds: object) -> None:
    """Say what holds, or end."""
    if not holds:
        sys.exit(f"  wrong: {what}")
    print(f"  {what}", flush=True)


def check_game(name: str) -> None:
    """A game plays to its end, has a board and texts in all languages, and its rules."""
    game = keeling.game(name)
    package = type(game).__module__.rpartition(".")[0]
    state = game.new(game.config(seats=max(game.seats)))
    keeling.play(state, [keeling.bot("uniform")] * max(game.seats), keeling.Rng(7))
    expect(f"{name} plays to its end", state.seat == keeling.NOBODY)
    view = game.view(state, 0)
    board = presentation_of(game).board
    boards = {board(view, catalogue(package, language), {}) for language in LANGUAGES}
    expect(f"{name} has a board in {len(LANGUAGES)} languages", len(boards) == len(LANGUAGES))
    expect(f"{name} has {len(rulebook(game))} clauses", rulebook(game))


def check_commands() -> None:
    """The command line answers."""
    sim = ("sim", "future_energy", "--bots", "greedy,uniform", "--games", "5", "--seed", "7")
    expect("keeling --version", keeling.__version__ in said("--version"))
    expect("keeling rules", "buy_contract" in said("rules", "future_energy", "FE-5.3.1"))
    expect("keeling sim", json.loads(said(*sim, "--json")))


def said(*words: str) -> str:
    """What a command prints."""
    ran = subprocess.run(  # noqa: S603 - our own command
        [*COMMAND, *words], capture_output=True, check=True, timeout=PATIENCE, encoding="utf-8"
    )
    return ran.stdout


# ---- the server


def check_server() -> None:
    """It starts, says that it is ready, and answers; then it stops."""
    with socket.create_server((HERE, 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        where = ("--host", HERE, "--port", str(port), "--database", f"{folder}/keeling.sqlite3")
        server = subprocess.Popen([*COMMAND, "serve", "--no-open", *where])  # noqa: S603 - our own command
        try:
            url = f"http://{HERE}:{port}"
            expect("the server is ready", '"ready"' in asked_until(server, f"{url}/readyz"))
            for page in PAGES:
                expect(f"the server answers {page}", asked(f"{url}{page}"))
        finally:
            server.terminate()
            server.wait(PATIENCE)


def asked_until(server: subprocess.Popen[bytes], url: str) -> str:
    """What a server answers, as soon as it does."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return asked(url)
        except URLError:
            if server.poll() is not None or time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def asked(url: str) -> str:
    """What a server answers; an answer that is no success is raised."""
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - http, here
        text: str = answer.read().decode()
        return text


if __name__ == "__main__":
    sys.exit(main())
