"""Long logs open fast, with a snapshot that can be thrown away."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import pytest

import keeling
from keeling.kernel.rng import Rng
from keeling.web.errors import NotLegal
from keeling.web.store.rows import Kind
from keeling.web.store.schema import SNAPSHOTS
from keeling.web.store.snapshots import keep_snapshot, snapshot
from keeling.web.store.store import Store
from keeling.web.tables import tables as tables_module
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.tables.table import MOST_UNDOS, Table
from keeling.web.tables.tables import Tables, Wish

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

EVERY = 40  # entries of the log between two snapshots, here: games at random are short
BROKEN = (b"", b"nonsense", zlib.compress(b"{}"))
GAMES = {"future_energy": 2, "co2": 2, "second_chance": 2, "green_deal": 3, "e_mission": 2}


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots are taken often."""
    monkeypatch.setattr(tables_module, "EVERY", EVERY)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'keeling.sqlite3'}")
    yield made
    made.close()


def opened(tables: Tables, game: str) -> str:
    """A table of people."""
    sitters = [Sitter("link")] * GAMES[game]
    wanted = Opening(game=game, config={"seats": GAMES[game]}, sitters=sitters, seed="7")
    return open_table(tables, wanted).id


def play(tables: Tables, table_id: str, upto: int) -> None:
    """People choose at random, and now and then think again, until the log is so long."""
    rng = Rng(5)
    while True:
        with tables.at(table_id) as table:
            if table.ended or table.version >= upto:
                return
            back = [seat for seat in range(len(table.seats)) if table.undoable(seat)]
            if back and rng.below(3) == 0:
                tables.undo(table_id, wish(table, back[0]))
                continue
            seat = table.choosing[rng.below(len(table.choosing))]
            legal = table.match.asked(seat).legal
            option = table.game.write(legal[rng.below(len(legal))])
            tables.choose(table_id, wish(table, seat), option)


def wish(table: Table, seat: int) -> Wish:
    """Somebody wants something now."""
    return Wish(seat, table.version, f"{seat}-{table.version}")


def look(table: Table) -> list[Any]:
    """All that can be seen of a table, and all that can be done with it."""
    seats = [None, *range(len(table.seats))]
    return [
        table.version,
        table.match.choices,
        table.match.told,
        table.match.drafts,
        table.undos if table.marked == table.match.mark.at else {},
        [table.view(seat) for seat in seats],
        [table.undoable(seat) for seat in seats if seat is not None],
        table.game.dump(table.match.state),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_and_the_log_lead_to_the_same(store: Store, game: str) -> None:
    tables = Tables(store)
    table_id = opened(tables, game)
    play(tables, table_id, EVERY + 40)
    found = snapshot(store, table_id)
    assert found is not None
    with tables.at(table_id) as table:
        now = look(table)
        assert found[0] <= table.version
    with Tables(store).at(table_id) as again:
        assert again.snapped == found[0], "it was used"
        assert look(again) == now
    with store.transaction() as db:
        db.execute(SNAPSHOTS.delete())
    with Tables(store).at(table_id) as replayed:
        assert replayed.snapped == 0
        assert look(replayed) == now


def test_a_table_goes_on_from_a_snapshot(store: Store) -> None:
    table_id = opened(Tables(store), "e_mission")
    play(Tables(store), table_id, EVERY)
    play(Tables(store), table_id, EVERY + 60)
    with store.transaction() as db:
        db.execute(SNAPSHOTS.delete())
    with Tables(store).at(table_id) as table:
        assert table.version >= EVERY


@pytest.mark.parametrize(
    "body", [b"", b"nonsense", b"x\x9c\xabV*J\xcdIMLNU\xb2RP2\xd03T\xaa\x05\x00"]
)
def test_a_snapshot_that_makes_no_sense_is_not_looked_at(store: Store, body: bytes) -> None:
    tables = Tables(store)
    table_id = opened(tables, "future_energy")
    play(tables, table_id, EVERY)
    with tables.at(table_id) as table:
        now = look(table)
    keep_snapshot(store, table_id, EVERY // 2, body)
    with Tables(store).at(table_id) as again:
        assert look(again) == now


def test_a_snapshot_of_another_release_is_not_looked_at(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store)
    table_id = opened(tables, "future_energy")
    play(tables, table_id, EVERY)
    monkeypatch.setattr(keeling, "__version__", "0.0.0")
    with Tables(store).at(table_id) as again:
        assert again.snapped == 0


def test_nobody_takes_back_for_ever(store: Store) -> None:
    tables = Tables(store)
    table_id = opened(tables, "future_energy")
    with tables.at(table_id) as table:
        (seat,) = table.choosing
        asked = table.match.asked(seat)
        mild = next(o for o in asked.legal if not table.match.is_final(o, seat))
        option = table.game.write(mild)
        for _ in range(MOST_UNDOS):
            tables.choose(table_id, wish(table, seat), option)
            tables.undo(table_id, wish(table, seat))
        tables.choose(table_id, wish(table, seat), option)
        assert not table.undoable(seat)
        with pytest.raises(NotLegal, match="web-error-undos"):
            tables.undo(table_id, wish(table, seat))
    kinds = [entry.kind for entry in store.log(table_id)]
    assert kinds.count(Kind.UNDO) == MOST_UNDOS
    with Tables(store).at(table_id) as again:
        assert not again.undoable(seat), "a server that starts anew knows it too"
