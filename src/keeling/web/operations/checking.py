"""Whether a database is sound: the file, the schema, and that every log leads where it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, field
from sqlalchemy import select
from sqlalchemy.exc import DatabaseError

from keeling.kernel.past import Past
from keeling.web.errors import OtherRules
from keeling.web.store.complaints import is_malformed
from keeling.web.store.database import unhurried
from keeling.web.store.revisions import is_file, looking, missing, newest, revision
from keeling.web.store.rows import Entry, Kind, SeatRow, TableRow
from keeling.web.store.schema import LOG, SEATS, TABLES
from keeling.web.tables.playable import is_of_other_revision
from keeling.web.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import Connection, Engine

ENTRY: Final = tuple(LOG.c[name] for name in Entry.__struct_fields__)


class Problem(Struct, frozen=True):
    """What is wrong, by the key of a text."""

    key: str
    table: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)


class Report(Struct):
    """What was found in a database."""

    schema: str = ""
    tables: int = 0
    choices: int = 0
    earlier: int = 0  # tables of earlier revisions of their games, replayed by these
    other_rules: int = 0  # tables that this release cannot replay
    problems: list[Problem] = field(default_factory=list)

    @property
    def damaged(self) -> list[Problem]:
        """What is wrong with tables."""
        return [problem for problem in self.problems if problem.table]


def check(url: str, follow: Callable[[Sequence[str]], Iterable[str]]) -> Report:
    """Look at all of a database and change nothing; `follow` sees the tables go by."""
    engine, report = looking(url), Report()
    try:
        report.schema = revision(engine)
        if is_file(url):
            report.problems += file_problems(engine)
        if report.schema != newest():
            facts: dict[str, str | int] = {"schema": report.schema or "?", "newest": newest()}
            report.problems.append(Problem("cli-db-schema", facts=facts))
            return report
        if lacking := missing(engine):
            facts = {"what": ", ".join(lacking)}
            report.problems.append(Problem("cli-db-missing", facts=facts))
            return report
        with engine.connect() as db, unhurried(db):  # a table can take long to replay
            check_tables(db, report, follow)
    finally:
        engine.dispose()
    return report


def file_report(url: str) -> Report:
    """What is wrong with a file, whichever release it is of: nothing in it is replayed."""
    engine = looking(url)
    try:
        return Report(schema=revision(engine), problems=file_problems(engine))
    finally:
        engine.dispose()


def file_problems(engine: Engine) -> list[Problem]:
    """What SQLite itself finds wrong with a file; so much so that it gives up, perhaps."""
    found, astray = [], []
    try:
        with engine.connect() as db:
            for row in db.exec_driver_sql("PRAGMA integrity_check(20)"):
                found.append(str(row[0]))  # noqa: PERF401 - what was found before it gave up counts
            astray = [str(row[0]) for row in db.exec_driver_sql("PRAGMA foreign_key_check")]
    except DatabaseError as error:
        found.append(str(error.orig))
    wrong = [] if found == ["ok"] else [Problem("cli-db-file", facts={"what": f}) for f in found]
    lost = {name: astray.count(name) for name in astray}
    return wrong + [
        Problem("cli-db-astray", facts={"what": name, "rows": rows}) for name, rows in lost.items()
    ]


def check_tables(
    db: Connection, report: Report, follow: Callable[[Sequence[str]], Iterable[str]]
) -> None:
    """Replay every table, those of earlier revisions of their games by these."""
    ids = list(db.execute(select(TABLES.c.id).order_by(TABLES.c.made, TABLES.c.id)).scalars())
    with Past() as past:
        for table in follow(ids):
            row = db.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if row is not None:  # else it was deleted meanwhile
                check_table(db, TableRow(**row), report, past)


def check_table(db: Connection, row: TableRow, report: Report, past: Past) -> None:
    """Replay a table."""
    report.tables += 1
    report.choices += row.choices
    try:
        if is_of_other_revision(row):
            problem = past.run(row.game, row.rules, damage, row, *rows_of(db, row.id))
            report.earlier += 1
        else:
            problem = damage(row, *rows_of(db, row.id))
    except OtherRules:
        report.other_rules += 1
        return
    except DatabaseError as error:
        if not is_malformed(error):
            raise
        problem = Problem("cli-db-unreadable", row.id, {"why": str(error.orig)})
    if problem:
        report.problems.append(problem)


def rows_of(db: Connection, table: str) -> tuple[list[SeatRow], list[Any]]:
    """The seats and the log of a table, as they stand there."""
    sitting = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    logged = select(*ENTRY).where(LOG.c.table_id == table).order_by(LOG.c.version)
    seats = [SeatRow(**row) for row in db.execute(sitting).mappings()]
    return seats, [tuple(row) for row in db.execute(logged)]


def damage(row: TableRow, seats: list[SeatRow], entries: list[Any]) -> Problem | None:
    """What is wrong with a table; None: its log leads to what is said of it."""
    version = 0
    try:
        table = Table(row, seats)
        for written in entries:
            version += 1
            if written[0] != version:
                return Problem("cli-db-gap", row.id, {"version": version})
            table.follow([Entry(written[0], written[1], Kind(written[2]), *written[3:])])
    except OtherRules:
        raise
    except Exception:  # noqa: BLE001 - a log can be wrong in ways nobody thought of
        # What is wrong with it would quote the entry, which may be somebody's secret.
        return Problem("cli-db-entry", row.id, {"version": version})
    if len(seats) != table.match.config.seats:
        return Problem("cli-db-seats", row.id, {"seats": len(seats)})
    now = table.standing()
    wrong = [name for name in now.__struct_fields__ if getattr(now, name) != getattr(row, name)]
    return Problem("cli-db-differs", row.id, {"what": ", ".join(wrong)}) if wrong else None
