"""Another process writes to a table while this one does: memory follows the log."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import delete, update

from keeling.web.errors import Busy, NotYours, Stale
from keeling.web.store.rows import Comer
from keeling.web.store.schema import LOG, TABLES
from keeling.web.store.store import Store
from keeling.web.tables import tables
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.tables.tables import Tables, Wish

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from keeling.web.store.rows import Entry, Standing


class Overtaken(Store):
    """A store in which another process is faster, just before a choice is written down."""

    before: Callable[[], object] | None = None

    def append(self, table: str, entries: Sequence[Entry], now: Standing) -> None:
        """Let the other go first, once."""
        if self.before:
            first, self.before = self.before, None
            first()
        super().append(table, entries, now)


class Two:
    """A table, and two who keep it in memory."""

    def __init__(self, url: str) -> None:
        self.store, self.faster = Overtaken(url), Store(url)
        self.here, self.there = Tables(self.store), Tables(self.faster)
        wanted = Opening(game="future_energy", config={"seats": 2}, sitters=[Sitter(), Sitter()])
        self.id = open_table(self.here, wanted).id
        with self.here.at(self.id) as table:
            self.seat, self.version = table.to_move, table.version
            self.legal = [table.game.write(option) for option in table.match.state.legal]

    def choose(self, tables: Tables, option: str, name: str) -> int:
        """A choice at the version that was seen."""
        return tables.choose(self.id, Wish(self.seat, self.version, name), option)

    def seen(self, tables: Tables) -> tuple[int, object]:
        """The table as one of them has it."""
        with tables.at(self.id) as table:
            return table.version, table.game.dump(table.match.state)


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    """Two processes at one table."""
    made = Two(f"sqlite:///{tmp_path / 'keeling.sqlite3'}")
    yield made
    made.store.close()
    made.faster.close()


def test_a_command_that_another_process_has_just_carried_out_is_granted(two: Two) -> None:
    two.store.before = lambda: two.choose(two.there, two.legal[0], "same")
    version = two.choose(two.here, two.legal[0], "same")
    assert two.seen(two.here) == two.seen(two.there)
    assert two.seen(two.here)[0] == version


def test_a_log_that_was_set_back_is_read_anew_and_gets_no_gap(two: Two) -> None:
    before = two.seen(two.here)
    two.choose(two.here, two.legal[0], "forgotten")
    with two.faster.transaction() as db:
        db.execute(delete(LOG).where(LOG.c.version > two.version))
        db.execute(update(TABLES).values(version=two.version))
    with pytest.raises(Busy):
        two.choose(two.here, two.legal[0], "too early")
    assert two.seen(two.here) == before
    two.choose(two.here, two.legal[0], "again")
    assert two.seen(two.here) == two.seen(two.there)


def test_who_waited_for_a_choice_that_failed_sees_the_table_as_it_is(two: Two) -> None:
    """A thread that stood at the lock must not go on with what was never written down."""
    seen: list[object] = []
    reader = Thread(target=lambda: seen.append(two.seen(two.here)))

    def overtake() -> None:
        reader.start()
        reader.join(0.3)  # now it stands at the lock
        two.choose(two.there, two.legal[-1], "theirs")

    two.store.before = overtake
    with pytest.raises(Stale):
        two.choose(two.here, two.legal[0], "mine")
    reader.join()
    assert seen == [two.seen(two.there)]


def test_nothing_is_taken_back_on_a_seat_that_a_bot_plays(two: Two) -> None:
    version = two.choose(two.here, "one_line", "mine")
    two.here.change_seat(two.id, two.seat, bot="greedy")
    with pytest.raises(NotYours) as refused:
        two.here.undo(two.id, Wish(two.seat, version, "back"))
    assert refused.value.key == "web-error-bot-plays"
    two.here.change_seat(two.id, two.seat, bot="")
    assert two.here.undo(two.id, Wish(two.seat, version, "back")) == version + 1


def test_only_so_many_tables_are_kept_in_memory_those_used_last(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_KEPT", 2)
    wanted = Opening(game="future_energy", config={"seats": 2}, sitters=[Sitter(), Sitter()])
    first, second, third = (
        two.id,
        open_table(two.there, wanted).id,
        open_table(two.there, wanted).id,
    )
    here = Tables(two.store)
    for name in (first, second, first, third):
        with here.at(name):
            pass
    assert list(here.kept) == [first, third]
    with here.at(first) as used, here.at(second), here.at(third):
        assert here.kept[first] is used, "somebody is at it"


def test_a_free_seat_is_taken_once(two: Two) -> None:
    two.here.change_seat(two.id, 1, open=True)
    with two.here.at(two.id) as table, two.there.at(two.id):
        assert table.seats[1].open
        two.there.sit(two.id, 1, Comer("Ann"))
        with pytest.raises(NotYours):
            two.here.sit(two.id, 1, Comer("Bob"))
    assert [seat.name for seat in two.store.seats(two.id)] == ["", "Ann"]


def test_words_that_another_process_writes_just_then_cost_nobody_a_choice(two: Two) -> None:
    said = Wish(1 - two.seat, 0, "words")
    two.store.before = lambda: two.there.say(two.id, said, "hello")
    version = two.choose(two.here, two.legal[0], "mine")
    assert two.seen(two.here) == two.seen(two.there)
    assert version > two.version + 1


def test_words_are_added_although_another_process_writes_just_then(two: Two) -> None:
    two.store.before = lambda: two.choose(two.there, two.legal[0], "theirs")
    two.here.say(two.id, Wish(two.seat, 0, "words"), "hello")
    with two.there.at(two.id) as table:
        assert [words.text for words in table.words] == ["hello"]
