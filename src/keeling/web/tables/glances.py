"""Looking at many tables for one list: nobody waits for long because somebody is busy at one."""

from __future__ import annotations

from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.web.tables.table import Table
    from keeling.web.tables.tables import Tables

BRIEF: Final = 0.2  # seconds for a whole list


class Glances:
    """Short looks at tables, all for the same list."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.until = monotonic() + BRIEF

    @contextmanager
    def at(self, table_id: str) -> Iterator[Table]:
        """A table as its log has it now; Busy if it cannot be had while there is time."""
        with self.tables.at(table_id, max(0.0, self.until - monotonic())) as table:
            yield table
