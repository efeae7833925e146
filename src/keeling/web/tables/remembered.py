"""What is dear to make and stays the same until a table changes: made once, kept for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, cast

import keeling
from keeling.draw.areas import Memory

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.web.tables.table import Table

T = TypeVar("T")
MOST: Final = 32 * 2**20  # bytes, about


class Remembered:
    """Things made of tables, by the stamps of these; the oldest go when there are too many."""

    def __init__(self, most: int = MOST) -> None:
        self.memory = Memory(most)

    def get(self, table: Table, what: str, make: Callable[[], T], size: Callable[[T], int]) -> T:
        """What was made of this table as it stands, or make it now."""
        key = f"{keeling.__version__} {table.id} {table.stamp} {what}".encode()
        found = self.memory.find(key)
        if found is None:
            found = (make(),)
            self.memory.keep(key, found, size(found[0]))
        return cast("tuple[T]", found)[0]

    def earlier(self, table: Table, at: int) -> Table:
        """The table after its first `at` choices, to look at."""
        return self.get(table, f"at {at}", lambda: table.earlier(at), weight)


def weight(table: Table) -> int:
    """About how many bytes a table takes in memory."""
    return 20_000 + 200 * len(table.match.taken)
