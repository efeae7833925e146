"""Bots at the tables: asked in processes of their own, one choice after the other."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from keeling.web.errors import Damaged, NoSuchThing, OtherRules, Refused
from keeling.web.tables import thinking
from keeling.web.tables.rhythm import Rhythm
from keeling.web.tables.tables import Wish

if TYPE_CHECKING:
    from threading import Thread

    from keeling.web.settings import Settings
    from keeling.web.tables.table import Table
    from keeling.web.tables.tables import Tables

LOGGER = logging.getLogger(__name__)
ATTEMPTS = 3
SOON = 2.0  # seconds in which the thread of a pool ends whose processes are gone


class Question(Struct, frozen=True):
    """What a bot is asked: all it may know, and nothing else."""

    table: str
    version: int
    seat: int
    game: str
    bot: str
    imagined: dict[str, Any]
    seed: int
    otherwise: str  # an option to take when the bot does not answer
    together: bool  # others choose at the same time, and nobody follows who was first


class Driver:
    """Plays the seats of bots, at every table where one is to choose."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.pool = self.new_pool()
        self.running: dict[str, asyncio.Task[None]] = {}
        self.woken: set[str] = set()  # changed since the bots there last looked
        self.loop: asyncio.AbstractEventLoop | None = None
        self.is_closed = False

    def new_pool(self) -> ProcessPoolExecutor:
        """Processes that think. Spawned: they share nothing with the server."""
        return ProcessPoolExecutor(
            self.settings.bot_workers, mp_context=get_context("spawn"), initializer=thinking.begin
        )

    def close(self) -> None:
        """Stop all bots; what they have not chosen yet they will choose after the next start."""
        self.loop = None  # a choice that is just being made wakes nobody any more
        self.is_closed = True
        for task in self.running.values():
            task.cancel()
        end(self.pool)

    def changed(self, table: Table, _before: list[int]) -> None:
        """Somebody has chosen; perhaps a bot is next. From any thread."""
        if table.bots_choosing:
            self.wake(table.id)

    def wake(self, table: str) -> None:
        """See to a table; from any thread."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._start, table)

    def _start(self, table: str) -> None:
        self.woken.add(table)
        if table not in self.running and self.loop is not None:
            self.running[table] = self.loop.create_task(self.play(table))

    async def play(self, table: str) -> None:
        """Let bots choose at a table until a person is to choose or the game is over."""
        try:
            while table in self.woken:
                self.woken.discard(table)
                rhythm = Rhythm(self.settings.bot_pace)
                while question := await asyncio.to_thread(self.question, table):
                    pause = rhythm.pause(question.seat, together=question.together)
                    await self.turn(question, pause)
        except (Damaged, OtherRules, NoSuchThing):  # told already, or nothing to tell
            LOGGER.debug("The bots of table %s have given it up", table)
        except Exception:
            LOGGER.exception("The bots of table %s have stopped", table)
        finally:
            del self.running[table]

    async def turn(self, asked: Question, pause: float) -> None:
        """One choice of a bot, not faster than people can follow; it thinks meanwhile."""
        began = monotonic()
        option = await self.answer(asked)
        await self.wait(pause - (monotonic() - began))
        await asyncio.to_thread(self.choose, asked, option)

    async def wait(self, seconds: float) -> None:
        """Let people look at the table; below 0, the bot has thought for longer than that."""
        await asyncio.sleep(seconds)

    def question(self, table_id: str) -> Question | None:
        """What the bot whose turn it is gets to see; None if it is no bot's turn."""
        with self.tables.at(table_id) as table:
            if not table.bots_choosing:
                return None
            seat = table.bots_choosing[0]
            dice = table.dice(f"bot {seat}")
            state = table.match.asked(seat).imagine(seat, dice)
            return Question(
                table=table.id,
                version=table.version,
                seat=seat,
                game=table.game.id,
                bot=table.seats[seat].bot,
                imagined=table.game.dump(state),
                seed=int(dice.word()),
                otherwise=table.game.write(int(state.offered[dice.below(len(state.offered))])),
                together=table.together and not state.choice().at_own_pace(),
            )

    async def answer(self, asked: Question) -> str:
        """The bot's choice; if it cannot say, or takes too long, any option."""
        for _ in range(ATTEMPTS):
            pool = self.pool
            try:
                return await asyncio.wait_for(self.ask(pool, asked), self.settings.bot_patience)
            except Exception as error:
                if self.is_closed:  # the processes have ended with the server: nobody is to blame
                    raise asyncio.CancelledError from error
                if not self.asks_again(error, pool, asked):
                    break
        return asked.otherwise

    def asks_again(self, error: Exception, pool: ProcessPoolExecutor, asked: Question) -> bool:
        """Say why a bot has not answered, and whether it is asked again."""
        if isinstance(error, BrokenProcessPool):
            LOGGER.warning("A process that thinks for bots died; there are new ones")
            self.renew(pool)
            return True
        if isinstance(error, TimeoutError):
            LOGGER.warning("%s thinks too long at table %s", asked.bot, asked.table)
            self.renew(pool)
        else:
            told = "%s cannot say what it does at table %s"
            LOGGER.error(told, asked.bot, asked.table, exc_info=error)
        return False

    async def ask(self, pool: ProcessPoolExecutor, asked: Question) -> str:
        """What a bot says to a question.

        Shielded: who stops waiting must not cancel what the pool still has to answer for, or the
        pool breaks down without telling the others.
        """
        job = (asked.game, asked.bot, asked.imagined, asked.seed)
        said = asyncio.get_running_loop().run_in_executor(pool, thinking.think, *job)
        said.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(said)

    def renew(self, old: ProcessPoolExecutor) -> None:
        """Other processes instead of these; who else was asked there is asked again."""
        if self.pool is old:
            self.pool = self.new_pool()
            end(old)

    def choose(self, asked: Question, option: str) -> None:
        """Make the bot's choice, unless the table has moved on or a person plays the seat again."""
        wish = Wish(asked.seat, asked.version, f"bot-{asked.seat}-{asked.version}")
        try:
            self.tables.choose(asked.table, wish, option, bot=asked.bot)
        except Refused as refused:
            LOGGER.debug("The choice of a bot came too late: %s", refused.key)


def end(pool: ProcessPoolExecutor) -> None:
    """End processes at once, whatever they think about."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001 - public only since 3.14
    manager: Thread | None = getattr(pool, "_executor_manager_thread", None)  # shutdown forgets it
    pool.shutdown(wait=False)  # who still waits hears that it broke, and asks elsewhere
    for process in processes:
        process.kill()
    if manager:  # Python complains if it ends while the program does
        manager.join(SOON)
