"""What one more table and one more stream take in the memory of a server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.match import Match
from keeling.kernel.registry import game
from keeling.kernel.rng import Rng
from keeling.web.tables.opening import Opening, Sitter, open_table
from tools.bench_web.crowd import Crowd
from tools.bench_web.figures import Size, each
from tools.wire import request

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tools.server import Server

MANY = 300  # tables and streams of each kind
WARM = 40  # of them before: what comes only once is there then
GAME, SEATS, CHOICES = "future_energy", 2, 60


async def measured(server: Server) -> list[Size]:
    """Tables just opened, tables in the middle of a game, their pages, and streams."""
    crowd = Crowd(server)
    await crowd.opened(WARM)
    sizes = [await growth(crowd, "a table, opened", lambda: crowd.opened(MANY))]
    made = [await asyncio.to_thread(played, server, number) for number in (WARM, MANY)]
    await look(crowd, made[0], "/api/v1/tables/{}/view")
    what = f"a table after {CHOICES} choices, looked at by a program"
    seen = look(crowd, made[1], "/api/v1/tables/{}/view")
    sizes.append(await growth(crowd, what, lambda: seen))
    await look(crowd, made[0], "/t/{}")
    pages = look(crowd, made[1], "/t/{}")
    sizes.append(
        await growth(crowd, "pictures of its page, 48 MB for all tables at most", lambda: pages)
    )
    await crowd.grow(WARM + MANY, WARM)
    streams = crowd.watch(WARM + MANY)
    sizes.append(await growth(crowd, "an open stream", lambda: streams))
    await crowd.leave()
    return sizes


async def growth(crowd: Crowd, what: str, add: Callable[[], Awaitable[object]]) -> Size:
    """What so many more take, each."""
    before = crowd.kilobytes()
    await add()
    return Size(what, each(before, crowd.kilobytes(), MANY))


def played(server: Server, number: int) -> list[str]:
    """Tables in the middle of games, each another, which the server has not yet in its memory."""
    return [open_table(server.tables, half_a_game(seed)).id for seed in range(number)]


def half_a_game(seed: int) -> Opening:
    """A table at which people have chosen at random for a while."""
    played = game(GAME)
    config = {"seats": SEATS, "modules": ["module_1"]}
    match, dice = Match(played, played.config(**config)), Rng(seed)
    while len(match.taken) < CHOICES and match.state.seat != NOBODY:
        match.take(match.state.sample(dice) if match.state.seat == CHANCE else any_of(match, dice))
    sitters = [Sitter("link", "Ann")] * SEATS
    return Opening(game=GAME, config=config, sitters=sitters, seed="7", choices=match.choices)


def any_of(match: Match, dice: Rng) -> int:
    """Any option of whoever is to choose."""
    return match.state.legal[dice.below(len(match.state.legal))]


async def look(crowd: Crowd, tables: list[str], path: str) -> None:
    """Look at tables, one after the other."""
    for table in tables:
        await crowd.wires.ask(request("GET", path.format(table)))
