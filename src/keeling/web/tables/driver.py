"""Bots at the tables: one choice after the other, and never in the way of people."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from contextvars import Context, ContextVar
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from keeling.kernel.errors import KeelingError
from keeling.web.errors import Busy, Damaged, NoSuchThing, NotLegal, OtherRules, Refused
from keeling.web.tables.audience import Audience
from keeling.web.tables.rhythm import Rhythm
from keeling.web.tables.setbacks import Setbacks
from keeling.web.tables.tables import Wish
from keeling.web.tables.thinkers import Thinker, close
from keeling.web.tables.thinking import BotFailed
from keeling.web.tables.turns import Budget, Turns

if TYPE_CHECKING:
    from keeling.web.settings import Settings
    from keeling.web.store.leases import Leases
    from keeling.web.tables.table import Table
    from keeling.web.tables.tables import Tables

LOGGER = logging.getLogger(__name__)
NO_SIGN = "No sign of life to other processes: %s"
ATTEMPTS = 3  # to let a bot think, if its process dies each time
SHORTLY = 0.2  # seconds until a table is asked again to which too many wanted to write
LOOKS = 5  # signs of life between two looks for tables whose bots nobody plays
BY_BOT: ContextVar[bool] = ContextVar("BY_BOT", default=False)  # who is choosing in this thread


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
    """Plays the seats of bots, at every table where one is to choose and no other process does."""

    def __init__(self, tables: Tables, leases: Leases, settings: Settings) -> None:
        self.tables = tables
        self.leases = leases
        self.settings = settings
        self.thinkers = [Thinker(is_first=n == 0) for n in range(settings.bot_workers)]
        self.audience = Audience(tables)
        budget = Budget(settings.bot_budget, settings.bot_budget_per_address)
        self.turns = Turns(self.thinkers, self.audience.rank, self.audience.whose, budget)
        self.setbacks = Setbacks()
        self.running: dict[str, asyncio.Task[None]] = {}
        self.woken: set[str] = set()  # changed since the bots there last looked
        self.given_up: set[str] = set()  # tables that nobody can play
        self.loop: asyncio.AbstractEventLoop | None = None
        self.tending: asyncio.Task[None] | None = None
        self.is_closed = False

    # ---- what is told of it

    @property
    def waiting(self) -> int:
        """Tables whose bots wait for a process to think in."""
        return len(self.turns.waiting)

    @property
    def thinking(self) -> int:
        """Processes that think just now."""
        return self.turns.busy

    @property
    def stuck(self) -> int:
        """Tables at which a choice has failed and is tried again."""
        return len(self.setbacks)

    # ---- beginning and end

    async def start(self) -> None:
        """Go on wherever bots are to choose, and see to it from now on that none is forgotten."""
        self.loop = asyncio.get_running_loop()
        try:
            await asyncio.to_thread(self.leases.workers.join)
            await self.look()
        except SQLAlchemyError as error:  # the database is away just now: this is made up for later
            LOGGER.warning(NO_SIGN, first_line(error))
        self.tending = self.loop.create_task(self.tend())

    def close(self) -> None:
        """Stop all bots; what they have not chosen yet they will choose after the next start."""
        self.loop = None  # a choice that is just being made wakes nobody any more
        self.is_closed = True
        for task in (self.tending, *self.running.values()):
            if task:
                task.cancel()
        close(self.thinkers)

    async def tend(self) -> None:
        """Give signs of life, and look for tables whose bots nobody plays any more."""
        fails = False
        beats = 0
        while True:
            await asyncio.sleep(self.settings.worker_beat)
            beats += 1
            try:
                await asyncio.to_thread(self.leases.renew)
                if beats % LOOKS == 0:
                    await self.look()
                fails = False
            except Busy:
                pass  # the next one comes soon
            except Exception as error:  # noqa: BLE001 - whatever it is, it must go on
                if not fails:
                    LOGGER.warning(NO_SIGN, first_line(error))
                fails = True
            self.turns.serve()  # somebody may look at a table now that waits

    async def look(self) -> None:
        """See to every table that waits for bots and has nobody to play them."""
        self.audience.forget(self.running)
        for table in await asyncio.to_thread(self.leases.unowned):
            if table not in self.given_up:
                self.wake(table)

    def changed(self, table: Table, before: list[int]) -> None:
        """Somebody has chosen; perhaps a bot is next. From any thread."""
        if not BY_BOT.get():
            self.audience.note(table.id, has_chosen=bool(before))
        if table.bots_choosing:
            self.given_up.discard(table.id)
            self.wake(table.id)

    def wake(self, table: str) -> None:
        """See to a table; from any thread.

        What bots do is done for nobody in particular: a new context knows nothing of the request
        after which they were woken, neither its id nor whom its time is charged to.
        """
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._start, table, context=Context())

    def _start(self, table: str) -> None:
        self.woken.add(table)
        if table not in self.running and self.loop is not None:
            self.running[table] = self.loop.create_task(self.play(table))

    # ---- a table

    async def play(self, table: str) -> None:
        """Let bots choose at a table until a person is to choose or the game is over."""
        try:
            while table in self.woken:
                self.woken.discard(table)
                await self.attempt(table)
        finally:
            del self.running[table]

    async def attempt(self, table: str) -> None:
        """The same, as long as nothing fails; if something does, it is tried again later.

        A table that cannot be read, since its log is damaged or the rules are others by now, will
        not get better by waiting.
        """
        try:
            await self.streak_or_give_up(table)
        except Busy:  # nothing has failed: others were faster
            self.woken.add(table)
            await asyncio.sleep(SHORTLY)
        except Exception as error:  # noqa: BLE001 - a bot stops for nothing
            if not self.is_closed:
                self.woken.add(table)
                is_told = self.tables.store.damage.note(error)
                await asyncio.sleep(self.setbacks.note(table, error, is_told=is_told))
        else:
            self.setbacks.forget(table)

    async def streak_or_give_up(self, table: str) -> None:
        """All that the bots of a table choose; given up where nobody can play.

        Should the lease stay behind, nobody else could try: a table whose lease cannot be released
        is not given up yet.
        """
        try:
            await self.streak(table)
        except (Refused, KeelingError) as error:
            await asyncio.to_thread(self.leases.release, table)
            self.give_up(table, error)

    def give_up(self, table: str, error: Exception) -> None:
        """Nobody can play here."""
        self.given_up.add(table)
        known = isinstance(error, Damaged | OtherRules | NoSuchThing)  # told, or nothing to tell
        level = logging.DEBUG if known else logging.ERROR
        LOGGER.log(level, "The bots of table %s are given up: %s", table, first_line(error))

    async def streak(self, table: str) -> None:
        """All that the bots of a table choose until it is a person's turn."""
        rhythm = Rhythm(self.settings.bot_pace)
        while await self.turn(table, rhythm):
            self.setbacks.forget(table)
        if await asyncio.to_thread(self.let_go, table):
            self.woken.add(table)

    def let_go(self, table_id: str) -> bool:
        """Leave the bots of a table to any process; whether they are to choose already.

        Then another process has made the choice before theirs in this moment, and has left the
        bots to this one.
        """
        if not self.leases.release(table_id):
            return False
        with self.tables.at(table_id) as table:
            return bool(table.bots_choosing)

    async def turn(self, table: str, rhythm: Rhythm) -> bool:
        """One choice of a bot, not faster than people can follow; False: there is none to make."""
        began = monotonic()
        async with self.turns.at(table) as thinker:
            asked = await asyncio.to_thread(self.asked_here, table)
            if asked is None:
                return False
            option = await self.answer(asked, thinker)
        pause = rhythm.pause(asked.seat, together=asked.together)
        await self.wait(pause - (monotonic() - began))
        await asyncio.to_thread(self.choose, asked, option)
        return True

    async def wait(self, seconds: float) -> None:
        """Let people look at the table; below 0, the bot has thought for longer than that."""
        await asyncio.sleep(seconds)

    # ---- a choice

    def asked_here(self, table: str) -> Question | None:
        """What a bot is asked, if this process plays the bots of the table."""
        return self.question(table) if self.leases.take(table) else None

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

    async def answer(self, asked: Question, thinker: Thinker) -> str:
        """The bot's choice; if it cannot say, or takes too long, any option."""
        about = (asked.game, asked.bot, asked.imagined, asked.seed)
        try:
            return await thinker.think(self.settings.bot_patience, *about)
        except Exception as error:
            if self.is_closed:  # the processes have ended with the server: nobody is to blame
                raise asyncio.CancelledError from error
            if not self.takes_any(error, asked):
                raise
        return asked.otherwise

    def takes_any(self, error: Exception, asked: Question) -> bool:
        """Whether a bot that has not answered takes any option now; else it is asked again."""
        if isinstance(error, TimeoutError):
            LOGGER.warning("%s thinks too long at table %s", asked.bot, asked.table)
            return True
        if isinstance(error, BotFailed):
            told = "%s cannot say what it does at table %s"
            LOGGER.error(told, asked.bot, asked.table, exc_info=error)
            return True
        if isinstance(error, BrokenProcessPool):
            return self.setbacks.times[asked.table] + 1 >= ATTEMPTS
        return False

    def choose(self, asked: Question, option: str) -> None:
        """Make the bot's choice, unless the table has moved on or a person plays the seat again."""
        said = BY_BOT.set(True)
        wish = Wish(asked.seat, asked.version, f"bot-{asked.seat}-{asked.version}")
        try:
            self.tables.choose(asked.table, wish, option, bot=asked.bot)
        except NotLegal:
            if option == asked.otherwise:
                raise
            LOGGER.exception("%s may not do that at table %s: %s", asked.bot, asked.table, option)
            self.choose(asked, asked.otherwise)
        except Refused as refused:
            LOGGER.debug("The choice of a bot came too late: %s", refused.key)
        finally:
            BY_BOT.reset(said)


def first_line(error: Exception) -> str:
    """What went wrong, in short."""
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
