"""Processes that think for bots: each can be stopped without harm to any other."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import cache
from multiprocessing import active_children
from typing import TYPE_CHECKING, Any

import pytest

from keeling.kernel.match import Match
from keeling.kernel.registry import game as find_game
from keeling.kernel.rng import Rng
from keeling.web.tables.thinkers import Thinker, close
from keeling.web.tables.thinking import BotFailed
from tests.patience import PATIENCE
from tests.web.loops import run

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

GAME = "future_energy"
DEEP = "rollout:100000"  # it thinks for very long


@cache
def position() -> dict[str, Any]:
    """A position that a bot may be asked about."""
    game = find_game(GAME)
    match = Match(game, game.config(seats=2))
    match.draw(Rng(7))
    return game.dump(match.state)


async def think(thinker: Thinker, bot: str = "greedy", patience: float = PATIENCE) -> str:
    """What a bot chooses."""
    return await thinker.think(patience, GAME, bot, position(), 7)


@asynccontextmanager
async def processes(number: int) -> AsyncIterator[list[Thinker]]:
    """Processes that have thought already."""
    made = [Thinker() for _ in range(number)]
    try:
        for thinker in made:
            await think(thinker)
        yield made
    finally:
        close(made)


def pids(thinker: Thinker) -> list[int]:
    """The process that thinks, if there is one."""
    return list(thinker.pool._processes) if thinker.pool else []  # noqa: SLF001 - public only since 3.14


def test_thinking_too_long_ends_a_process_and_no_other() -> None:
    async def too_long() -> None:
        async with processes(2) as (slow, other):
            before = pids(other)
            with pytest.raises(TimeoutError):
                await think(slow, DEEP, patience=0.05)
            assert pids(slow) == []
            assert await think(other) == await think(slow)
            assert pids(other) == before

    run(too_long())


def test_a_process_that_died_is_replaced() -> None:
    async def die() -> None:
        async with processes(1) as (thinker,):
            for process in active_children():
                if process.pid in pids(thinker):
                    process.kill()
                    process.join()
            with pytest.raises(BrokenProcessPool):
                await think(thinker)
            assert await think(thinker)

    run(die())


def test_a_mistake_of_a_bot_is_told_and_ends_nothing() -> None:
    async def fail() -> None:
        async with processes(1) as (thinker,):
            before = pids(thinker)
            with pytest.raises(BotFailed, match="nobody"):
                await think(thinker, "nobody")
            assert pids(thinker) == before

    run(fail())


def test_processes_end_for_good() -> None:
    async def end() -> list[int]:
        async with processes(2) as made:
            return [*pids(made[0]), *pids(made[1])]

    before = run(end())
    assert len(before) == 2
    assert [child.pid for child in active_children() if child.pid in before] == []
