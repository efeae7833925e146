"""All tables of a server: opened from their logs, changed by commands, one at a time."""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from contextlib import contextmanager, suppress
from threading import Lock
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from keeling.kernel.errors import IllegalChoice
from keeling.web.errors import (
    Busy,
    Closed,
    Damaged,
    NoSuchThing,
    NotLegal,
    NotYours,
    Overtaken,
    Refused,
    Stale,
)
from keeling.web.store.complaints import is_malformed
from keeling.web.store.damage import concerns_all
from keeling.web.store.database import AWAY
from keeling.web.store.rows import Kind
from keeling.web.store.snapshots import keep_snapshot, snapshot
from keeling.web.tables.remembered import Remembered
from keeling.web.tables.snapshot import EVERY, restored, taken_of
from keeling.web.tables.table import MOST_UNDOS, Table
from keeling.web.tables.words import check_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from keeling.web.store.rows import Comer, Entry, Note
    from keeling.web.store.store import Store

LOGGER = logging.getLogger(__name__)
MOST_KEPT = 2000  # tables in memory; any other is replayed from its log when somebody comes
LONGEST_ID = 64
ATTEMPTS = 3  # to write to a table to which other processes write as well


Listener: TypeAlias = "Callable[[Table, list[int]], None]"  # told the table, who was asked before


class Wish(Struct, frozen=True):
    """Who wants something done, to which version of a table, and the asker's own id of it."""

    seat: int
    version: int
    id: str


class Tables:
    """The tables of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, Table] = OrderedDict()
        self.remembered = Remembered()  # of tables as they stand
        self.lock = Lock()
        self.listeners: list[Listener] = []
        self.damaged: dict[str, int] = {}  # the version at which a log could not be replayed

    @contextmanager
    def at(self, table_id: str, patience: float = math.inf) -> Iterator[Table]:
        """A table as its log has it now, for this thread alone; Busy if others take too long."""
        while True:
            table = self._kept(table_id)
            with table.lock.within(patience):
                if self.kept.get(table_id) is not table:
                    continue  # forgotten while this thread waited: it is not what the log says
                if not table.users:
                    self._catch_up(table)
                table.users += 1
                try:
                    yield table
                finally:
                    table.users -= 1
                return

    def _kept(self, table_id: str) -> Table:
        with self.lock:
            if table_id in self.kept:
                self.kept.move_to_end(table_id)
                return self.kept[table_id]
        row = self.store.table(table_id) if len(table_id) < LONGEST_ID else None
        if row is None:
            raise NoSuchThing("web-error-no-table")
        return self.adopt(Table(row, [], self.store.patience))

    def adopt(self, opened: Table) -> Table:
        """Keep a table in memory, if none of its name is; those that nobody uses make room."""
        with self.lock:
            table = self.kept.setdefault(opened.id, opened)
            if (excess := len(self.kept) - MOST_KEPT) > 0:
                kept = self.kept.items()
                idle = [name for name, one in kept if not one.users and one is not table]
                for name in idle[:excess]:
                    del self.kept[name]
        return table

    def _catch_up(self, table: Table) -> None:
        """Another process may have written to the log, or changed who sits where.

        Damaged if the log leads nowhere, or cannot be read.
        """
        now = self.store.stand(table.id)
        if now is None:
            raise NoSuchThing("web-error-no-table")
        version, seating = now
        if version < table.version:  # an older state was restored: nobody goes on from ours
            self.forget(table.id)
            raise Busy
        if self.damaged.get(table.id) == version:
            raise Damaged  # looked at already, and nothing has been added since
        try:
            self._read(table, version, seating)
        except Exception as error:
            if isinstance(error, (Refused, Busy, SQLAlchemyError)) and not is_malformed(error):
                raise  # the database is to blame, or whoever asks
            if is_malformed(error) and concerns_all(self.store):
                raise
            self.forget(table.id)
            self.damaged[table.id] = version
            told = "The log of table %s is damaged: it cannot be replayed after version %d (%s)"
            LOGGER.error(told, table.id, table.version, type(error).__name__)  # noqa: TRY400 - a trace could quote the log
            raise Damaged from None

    def _read(self, table: Table, version: int, seating: int) -> None:
        """Read who sits where by now, and what has been added to the log."""
        if seating != table.seating:
            table.sit(self.store.seating(table.id), seating)
            if table.row.seating != seating:  # the table may have been closed
                table.row = self.store.table(table.id) or table.row
        if version > table.version:
            if not table.version and version >= EVERY:
                self._leap(table, version)
            table.follow(self.store.log(table.id, after=table.version))

    def _leap(self, table: Table, version: int) -> None:
        """Begin where a snapshot was taken, if there is one that can be read: the log is whole."""
        try:
            found = snapshot(self.store, table.id)
        except DatabaseError as error:
            if not self.store.damage.note(error):
                raise
            return
        if found is not None and found[0] <= version and restored(table, found[1]):
            table.version = table.snapped = found[0]

    def _remember(self, table: Table) -> None:
        """Take a snapshot now and then, if that is possible."""
        if table.version - table.snapped >= EVERY:
            try:
                keep_snapshot(self.store, table.id, table.version, taken_of(table))
                table.snapped = table.version
            except (*AWAY, SQLAlchemyError) as error:
                self.store.damage.note(error)

    def forget(self, table_id: str) -> None:
        """Drop what is in memory: the log is the truth."""
        with self.lock:
            self.kept.pop(table_id, None)

    # ---- commands

    def choose(self, table_id: str, wish: Wish, option: str, bot: str = "") -> int:
        """A seat takes an option; the version of the table afterwards.

        The same command twice is carried out once. A bot's choice counts only as long as the
        seat is still the bot's.
        """
        return persistently(lambda: self._choose(table_id, wish, option, bot))

    def _choose(self, table_id: str, wish: Wish, option: str, bot: str) -> int:
        with self.at(table_id) as table:
            if self._is_done(table, wish):
                return table.version
            if not self.is_in_time(table, wish):
                return self._carried_out(table, wish)
            if not table.match.state.may_choose(wish.seat):
                raise NotYours("web-error-not-your-turn")
            if table.seats[wish.seat].bot != bot:
                raise NotYours("web-error-bot-plays")
            number = wanted(table, wish, option)
            return self._commit(table, wish, lambda: table.take(wish.seat, number, wish.id))

    def undo(self, table_id: str, wish: Wish) -> int:
        """A seat takes its last choice back; the version of the table afterwards."""
        return persistently(lambda: self._undo(table_id, wish))

    def _undo(self, table_id: str, wish: Wish) -> int:
        with self.at(table_id) as table:
            if self._is_done(table, wish):
                return table.version
            if not self._is_still_meant(table, wish):
                return self._carried_out(table, wish)
            if table.seats[wish.seat].bot:
                raise NotYours("web-error-bot-plays")
            if table.is_tired_of(wish.seat):
                raise NotLegal("web-error-undos", most=MOST_UNDOS)
            if not table.match.undoable(wish.seat):
                raise NotLegal("web-error-no-undo")
            return self._commit(table, wish, lambda: table.undo(wish.seat, wish.id))

    def say(self, table_id: str, wish: Wish, text: str) -> int:
        """A seat adds words to chance, whenever it likes; the version of the table afterwards."""
        return persistently(lambda: self._say(table_id, wish, text))

    def _say(self, table_id: str, wish: Wish, text: str) -> int:
        with self.at(table_id) as table:
            if self._is_done(table, wish):
                return table.version
            words = check_words(table, wish.seat, text)
            return self._commit(table, wish, lambda: table.say(wish.seat, words, wish.id))

    def _is_done(self, table: Table, wish: Wish) -> bool:
        """Whether a command was carried out already: then something has happened since.

        If not, the table has to be open. If an asker uses an id twice on purpose, the log refuses
        the second: see `_commit`.
        """
        if wish.version != table.version and self.store.seen(table.id, wish.id):
            self._catch_up(table)  # perhaps another process has done so just now
            return True
        check_open(table)
        return False

    def is_in_time(self, table: Table, wish: Wish) -> bool:
        """Whether nothing has changed for a choice but that others chose at the same time.

        Where all act at their own pace, chance may have been a part of others' actions. Where all
        are asked the same, the first answer counts: what is asked now is another question. And so
        it may be where somebody asks another one, if that player has done anything since.
        """
        since = self._since(table, wish)
        if not since:
            return wish.version <= table.version
        state = table.match.state
        if state.floor() < 0 or not state.may_choose(wish.seat):
            return False
        choice = state.asked(wish.seat).choice()
        asker = int(choice.asked_by())
        by_chance = any(entry.seat < 0 for entry in since)
        return (
            not choice.is_shared()
            and (choice.at_own_pace() or not by_chance)
            and not any(is_by(seat, entry) for entry in since for seat in (wish.seat, asker))
        )

    def _is_still_meant(self, table: Table, wish: Wish) -> bool:
        """Whether an undo takes back what the asker saw as their own last choice."""
        since = self._since(table, wish)
        if not since:
            return wish.version <= table.version
        if not table.match.undoable(wish.seat) or table.match.is_void(wish.seat):
            return False
        return not any(is_by(wish.seat, entry) for entry in since)

    def _since(self, table: Table, wish: Wish) -> list[Entry]:
        """What has happened since the version a wish was made for; words change nothing for it."""
        if wish.version >= table.version:
            return []
        since = self.store.log(table.id, after=wish.version)
        return [entry for entry in since if entry.kind != Kind.WORDS]

    def _commit(self, table: Table, wish: Wish, change: Callable[[], list[Entry]]) -> int:
        """Change the table and write it down; if that fails, memory forgets it too."""
        before, answering = [wish.seat, *table.choosing], table.answering
        try:
            self.store.append(table.id, change(), table.standing())
        except BaseException as error:
            self.forget(table.id)
            if isinstance(error, Stale):
                return self._carried_out(table, wish, Overtaken)
            raise
        self._remember(table)
        called = set(table.answering).difference(answering)  # asked while they chose something else
        self.tell(table, [seat for seat in before if seat not in called])
        return table.version

    def _carried_out(self, table: Table, wish: Wish, otherwise: type[Stale] = Stale) -> int:
        """The version after a command that another process has just carried out; Stale if none."""
        if not self.store.seen(table.id, wish.id):
            raise otherwise
        self.forget(table.id)
        with self.at(table.id) as now:
            return now.version

    @contextmanager
    def seating(self, table_id: str) -> Iterator[Table]:
        """Change who sits where, and let everybody know. Memory follows the database."""
        with self.at(table_id) as table:
            yield table
            self._catch_up(table)
            self.tell(table, table.choosing)

    def change_seat(
        self, table_id: str, seat: int, note: Note | None = None, **values: object
    ) -> None:
        """Somebody else plays a seat, or is called otherwise."""
        with self.seating(table_id) as table:
            if not 0 <= seat < len(table.seats):
                raise NoSuchThing("web-error-no-seat")
            self.store.change_seat(table_id, seat, note, **values)

    def sit(self, table_id: str, seat: int, comer: Comer) -> str:
        """Somebody sits down on a free seat: whoever comes first has it, and its new key."""
        with self.seating(table_id):
            token = self.store.take_seat(table_id, seat, comer)
            if not token:
                raise NotYours("web-join-taken")
        return token

    def join(self, table_id: str, token: str, comer: Comer) -> str:
        """Somebody sits down by the key to a seat, which is spent then; the new key."""
        with self.seating(table_id):
            new = self.store.sit_by_key(token, comer)
            if not new:
                raise NotYours("web-join-taken")
        return new

    def used_by_program(self, table_id: str, token: str) -> None:
        """A program uses the key to a seat: everybody is told of the first time."""
        if self.store.used_by_program(token):
            with self.seating(table_id):
                pass  # it is written; all are told when this is left

    def tell(self, table: Table, before: list[int]) -> None:
        """Let all who listen know that a table has changed; `before` are those asked before."""
        for listener in self.listeners:
            listener(table, before)


def persistently(carry_out: Callable[[], int]) -> int:
    """Carry out a command, again where others were faster: it may still count, after words."""
    for _ in range(ATTEMPTS - 1):
        with suppress(Overtaken):
            return carry_out()
    return carry_out()


def check_open(table: Table) -> None:
    """At a table that the owner of the server has closed nobody chooses."""
    if table.row.closed:
        raise Closed("web-error-closed")


def is_by(seat: int, entry: Entry) -> bool:
    """Whether a seat has done this itself; what follows an undo of others is only written anew."""
    return entry.seat == seat and entry.command is not None


def wanted(table: Table, wish: Wish, option: str) -> int:
    """The option a seat wishes; Stale if it was too late for it, since others have chosen."""
    try:
        return legal(table, wish.seat, option)
    except NotLegal as error:
        if wish.version < table.version:
            raise Stale from error
        raise


def legal(table: Table, seat: int, option: str) -> int:
    """The legal option of a seat that a notation stands for, or why it is not legal."""
    game, state = table.game, table.match.asked(seat)
    try:
        number = game.vocabulary.read(option)
    except IllegalChoice as error:
        raise NotLegal("web-error-no-option", option=option[:LONGEST_ID]) from error
    if number not in state.legal:
        why = game.objection(state, number)
        raise NotLegal("web-error-illegal", why, game.id, option=option[:LONGEST_ID])
    return int(number)
