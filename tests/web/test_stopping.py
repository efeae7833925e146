"""A server that stops says goodbye: streams end at once and come back, answers are finished."""

from __future__ import annotations

import re
import signal
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TYPE_CHECKING

import httpx
import pytest
import uvicorn

from keeling.cli.serve import http as serve_http
from keeling.cli.serve.network import listen
from keeling.web.app import make_app
from keeling.web.settings import Settings
from tests.patience import PATIENCE, until
from tools.ports import HERE
from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BYE = re.compile(r"event: bye\nretry: (\d+)\ndata:\n\n$")
STREAMS = 20


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that is stopped in each test."""
    made = Server(tmp_path, heartbeat=1000.0)
    made.start()
    yield made
    made.close()
    assert made.log.read_text("utf-8") == ""
    assert made.is_gone()


def new_table(server: Server, *bots: str) -> str:
    """A table of two."""
    seats = [{"who": "bot", "bot": bot} for bot in bots] or [{"who": "link"}] * 2
    made = server.api.post("/tables", json={"game": "future_energy", "seats": seats})
    return str(made.json()["table"])


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_open_streams_hear_goodbye_and_end_and_the_server_stops_at_once(
    server: Server, sign: signal.Signals
) -> None:
    url = f"{server.url}/t/{new_table(server)}/events"
    with ThreadPoolExecutor(STREAMS) as pool:
        listening = [pool.submit(whole, url) for _ in range(STREAMS)]
        for stream in listening:
            assert next(stream.result(PATIENCE)).startswith("retry: ")
        began = monotonic()
        server.process.send_signal(sign)
        heard = [pool.submit("".join, stream.result()).result(PATIENCE) for stream in listening]
        assert server.process.wait(PATIENCE) == 0
    assert monotonic() - began < serve_http.LAST_WORDS
    away = [int(found[1]) for text in heard if (found := BYE.search(text))]
    assert len(away) == STREAMS
    assert len(set(away)) > STREAMS // 2  # they do not all come back in the same moment
    server.start()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_before_the_first_step_stops_a_server_as_quietly(
    tmp_path: Path, sign: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        uvicorn.Config, "get_loop_factory", lambda _config: signal.raise_signal(sign)
    )
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    before = signal.signal(sign, signal.SIG_IGN)
    try:
        assert not serve_http.host(app, listen(HERE, 0), lambda: pytest.fail("it has started"))
        assert signal.getsignal(sign) == signal.SIG_IGN
    finally:
        signal.signal(sign, before)


def whole(url: str) -> Iterator[str]:
    """All that a stream says, piece by piece."""
    with httpx.stream("GET", url, timeout=PATIENCE) as answer:
        yield from answer.iter_text()


def test_lines_of_json_end_whole(server: Server) -> None:
    table = new_table(server)
    with server.api.stream("GET", f"/tables/{table}/stream") as answer:
        lines = answer.iter_lines()
        assert '"stamp"' in next(lines)
        server.process.send_signal(signal.SIGTERM)
        assert list(lines) == []
    server.process.wait(PATIENCE)
    server.start()


def test_choices_that_were_answered_are_there_after_a_restart_in_mid_game(server: Server) -> None:
    table = new_table(server, "greedy", "greedy")
    with server.api.stream("GET", f"/tables/{table}/stream") as answer:
        last = [line for line in answer.iter_lines() if line and stop_soon(server, line)][-1]
    server.process.wait(PATIENCE)
    server.start()
    known = int(re.findall(r'"version":(\d+)', last)[0])
    assert server.api.get(f"/tables/{table}").json()["version"] >= known
    until(lambda: server.api.get(f"/tables/{table}").json()["ended"])


def stop_soon(server: Server, line: str) -> bool:
    """Stop the server once bots have chosen a few times."""
    version = int(re.findall(r'"version":(\d+)', line)[0])
    if version > 40 and server.process.poll() is None:
        server.process.send_signal(signal.SIGTERM)
    return True
