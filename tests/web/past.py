"""Games that were played before a test begins, at tables of the test's own server."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from keeling.bots.play import bot, decide
from keeling.kernel.agenda import NOBODY
from keeling.kernel.match import Match
from keeling.kernel.registry import game
from keeling.kernel.rng import Rng
from keeling.web.ids import fingerprint
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.visitor import LANGUAGE
from tests.web.browsers import become, key_called

if TYPE_CHECKING:
    from collections.abc import Sequence

    from httpx import Response
    from litestar import Litestar
    from litestar.testing import TestClient

    from keeling.web.server import Server

KEY = key_called("this-browser")
ANNA_AND_BOT = (Sitter("here", "Anna"), Sitter("bot", "", "greedy"))


@cache
def played(
    seats: int = 2, seed: int = 7, player: str = "greedy", name: str = "future_energy"
) -> Match:
    """A whole game between bots, always the same."""
    found = game(name)
    match, dice = Match(found, found.config(seats=seats)), Rng(seed)
    bots = [bot(player, found.id)] * seats
    while match.state.seat != NOBODY:
        match.take(decide(match.state, bots, dice))
    return match


def table_of(
    client: TestClient[Litestar],
    sitters: Sequence[Sitter] = ANNA_AND_BOT,
    *,
    upto: int | None = None,
    hold: Sequence[int] = (),
    match: Match | None = None,
    **more: Any,
) -> str:
    """A table at which that game was played, to the end or so far; this browser holds seats."""
    match, server = match or played(len(sitters)), server_of(client)
    usual = {"choices": match.choices[:upto], "config": match.config.json()}
    wanted = Opening(game=match.game.id, sitters=sitters, **{**usual, **more})
    table = open_table(server.tables, wanted).id
    server.store.hold(fingerprint(KEY), table, hold)
    become(client, KEY)
    return table


def server_of(client: TestClient[Litestar]) -> Server:
    """The server behind a client."""
    server: Server = client.app.state.server
    return server


def speak(client: TestClient[Litestar], language: str) -> None:
    """The browser has chosen a language."""
    client.cookies.set(LANGUAGE, language)


def get(client: TestClient[Litestar], path: str, **query: Any) -> Response:
    """A page as it is answered, without going where it leads."""
    return client.get(path, params=query, follow_redirects=False)


def send(client: TestClient[Litestar], path: str, **fields: str) -> Response:
    """Send a form, with the token that every page has."""
    found = re.search(r'name="_csrf_token" value="([^"]+)"', client.get("/").text)
    assert found is not None
    data = {"_csrf_token": found[1], **fields}
    return client.post(path, data=data, follow_redirects=False)
