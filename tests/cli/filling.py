"""Databases with tables in them, and all that is kept in one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.web.store.digest import digest
from keeling.web.store.store import Store
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.tables.tables import Tables
from tests.web.past import played

if TYPE_CHECKING:
    from pathlib import Path

GAMES = ("future_energy", "co2")


def filled(url: str) -> list[str]:
    """Tables of several games, begun and ended, in a database; their ids."""
    store = Store(url)
    tables, ids = Tables(store), []
    for game in GAMES:
        match = played(2, 7, "uniform", game)
        for upto in (5, None):
            wanted = Opening(
                game=game,
                config=match.config.json(),
                sitters=[Sitter(name="Zoë"), Sitter("bot", "", "greedy")],
                choices=match.choices[:upto],
            )
            ids.append(open_table(tables, wanted).id)
            store.hold("browser", ids[-1], [0])
    store.secret("csrf")
    store.close()
    return ids


def contents(url: str | Path) -> Any:
    """All that is kept in a database."""
    store = Store(url if isinstance(url, str) else f"sqlite:///{url}")
    with store.engine.connect() as db:
        found = digest(db)
    store.close()
    return found
