"""Programs that play over HTTP: the example, and the one that kills the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from tools.server import Server

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot_over_http.py"


def run(*argv: str | Path) -> str:
    """What a program of ours prints; it has nothing to complain about."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, *map(str, argv)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_program_plays_a_whole_game_against_a_bot(server: Server) -> None:
    first, *choices, last = run(BOT, "--server", server.url).splitlines()
    assert first.startswith(f"Watch it at {server.url}/t/")
    assert len(choices) > 5
    assert last.startswith("The winner: ")


def test_two_programs_play_against_each_other_by_their_tokens(server: Server) -> None:
    seats = [{"who": "link"}, {"who": "link"}]
    body = {"game": "future_energy", "config": {"seats": 2}, "seats": seats}
    made = server.api.post("/tables", json=body).json()
    tokens = [seat["token"] for seat in made["seats"]]
    argv = [sys.executable, str(BOT), "--server", server.url, "--table", made["table"], "--token"]
    with (
        subprocess.Popen([*argv, tokens[0]], stdout=subprocess.PIPE) as other,  # noqa: S603 - ours
    ):
        told = run(BOT, "--server", server.url, "--table", made["table"], "--token", tokens[1])
        assert other.wait(PATIENCE) == 0
    assert told.splitlines()[-1].startswith("The winner: ")
    assert server.api.get(f"/tables/{made['table']}").json()["ended"]


def test_a_wrong_token_plays_nothing(server: Server) -> None:
    body = {"game": "future_energy", "config": {"seats": 2}, "seats": [{"who": "link"}] * 2}
    made = server.api.post("/tables", json=body).json()
    argv = [sys.executable, str(BOT), "--server", server.url, "--table", made["table"]]
    done = subprocess.run([*argv, "--token", "x" * 32], capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 1
    assert "HTTP Error 401" in done.stderr


@pytest.mark.slow
def test_a_server_that_is_killed_loses_nothing() -> None:
    told = run("-m", "tools.kill_server", "--kills", "5", "--tables", "3")
    assert "5 kills" in told
    assert "0 lost" in told
