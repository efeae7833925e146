"""The same command at two processes at once: carried out once, and granted to both."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING

import pytest

from keeling.web.errors import Stale
from keeling.web.store import seats, trace
from keeling.web.store import store as storing
from keeling.web.store.database import AWAY
from keeling.web.store.rows import Kind
from keeling.web.store.store import Store
from keeling.web.tables import opening
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.tables.tables import Tables, Wish
from tests.patience import until
from tests.web.databases import KINDS, fresh_database

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from keeling.web.store.rows import Entry

DRAFT = Opening(
    game="co2", config={"seats": 3, "lobby_draft": True}, sitters=[Sitter()] * 3, seed="7"
)
ROUNDS = 6


class Overtaken(Store):
    """A store in which another process is faster, just before this one looks at the log."""

    before: Callable[[], object] | None = None

    def log(self, table: str, after: int = 0) -> list[Entry]:
        """Let the other go first, once."""
        if self.before and after:
            first, self.before = self.before, None
            first()
        return super().log(table, after)


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    with fresh_database(request.param, tmp_path) as made:
        yield made


@pytest.fixture
def two(url: str) -> Iterator[list[Tables]]:
    """Two processes, as it were, at one database; the first can be overtaken."""
    stores = [Overtaken(url), Store(url)]
    yield [Tables(store) for store in stores]
    for store in stores:
        store.close()


def option_of(tables: Tables, table_id: str, seat: int) -> tuple[int, str]:
    """The version of a table, and the first option of a seat."""
    with tables.at(table_id) as table:
        asked = table.match.asked(seat)
        return table.version, table.game.write(asked.legal[0])


def commands(tables: Tables, table_id: str) -> list[str]:
    """The commands that stand in a log."""
    return [entry.command for entry in tables.store.log(table_id) if entry.command]


def granted(command: Callable[[], int]) -> int:
    """What a command leads to; where the database is busy it is sent again, as pages do."""
    done = []

    def is_granted() -> bool:
        try:
            done.append(command())
        except AWAY:  # on a machine that does much else: the other one holds its lock for so long
            return False
        return True

    until(is_granted)
    return done[0]


def test_who_is_overtaken_while_looking_is_granted_what_was_done(two: list[Tables]) -> None:
    here, there = two
    table = open_table(here, DRAFT).id
    version, option = option_of(here, table, 0)
    here.choose(table, Wish(1, version, "other"), option_of(here, table, 1)[1])
    same = Wish(0, version, "same")  # made before the other chose, and still in time
    assert isinstance(here.store, Overtaken)
    here.store.before = lambda: there.choose(table, same, option)
    done = here.choose(table, same, option)
    assert commands(here, table) == ["other", "same"]
    assert done == option_of(there, table, 2)[0]


def test_an_undo_that_was_done_meanwhile_is_granted_as_well(two: list[Tables]) -> None:
    here, there = two
    table = open_table(here, DRAFT).id
    version, option = option_of(here, table, 0)
    seen = here.choose(table, Wish(0, version, "mine"), option)
    here.choose(table, Wish(1, version, "other"), option_of(here, table, 1)[1])
    back = Wish(0, seen, "back")
    assert isinstance(here.store, Overtaken)
    here.store.before = lambda: there.undo(table, back)
    here.undo(table, back)
    assert commands(here, table) == ["mine", "other", "back"]


def test_who_is_overtaken_by_another_command_of_the_seat_is_too_late(two: list[Tables]) -> None:
    here, there = two
    table = open_table(here, DRAFT).id
    version, option = option_of(here, table, 0)
    here.choose(table, Wish(1, version, "other"), option_of(here, table, 1)[1])
    assert isinstance(here.store, Overtaken)
    here.store.before = lambda: there.choose(table, Wish(0, version, "first"), option)
    with pytest.raises(Stale):
        here.choose(table, Wish(0, version, "second"), option)


@pytest.mark.parametrize("what", ["choose", "undo"])
def test_both_are_granted_whoever_is_first(two: list[Tables], what: str) -> None:
    table = open_table(two[0], DRAFT).id
    with ThreadPoolExecutor(2) as threads:
        for n in range(ROUNDS):
            version, option = option_of(two[0], table, 0)
            if what == "undo":
                version = two[0].choose(table, Wish(0, version, f"before-{n}"), option)
            together, wish = Barrier(2), Wish(0, version, f"same-{n}")

            def command(
                tables: Tables,
                wish: Wish = wish,
                option: str = option,
                together: Barrier = together,
            ) -> int:
                together.wait()
                if what == "undo":
                    return granted(lambda: tables.undo(table, wish))
                return granted(lambda: tables.choose(table, wish, option))

            done = list(threads.map(command, two))
            assert done[0] == done[1] > version
            assert commands(two[0], table).count(wish.id) == 1
            if what == "choose":
                two[0].undo(table, Wish(0, done[0], f"after-{n}"))


def test_a_table_lives_beyond_the_year_2038(
    two: list[Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    then = 2_208_988_800  # the first second of 2040; 32 bits end in 2038
    for module in (storing, opening, seats, trace):
        monkeypatch.setattr(module, "time", lambda: float(then))
    here, there = two
    table = open_table(here, DRAFT).id
    version, option = option_of(here, table, 0)
    here.choose(table, Wish(0, version, "late"), option)
    here.store.hold("browser", table, [0])
    row = there.store.table(table)
    assert row is not None
    assert (row.made, row.changed) == (then, then)
    with there.store.engine.connect() as db:
        for name in ("log", "holders"):
            made = db.exec_driver_sql(f"SELECT min(made), max(made) FROM {name}").one()  # noqa: S608 - ours
            assert tuple(made) == (then, then)
    assert there.store.log(table)[-1].kind == Kind.CHOICE
