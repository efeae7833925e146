"""Tables whose chance can be verified, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.kernel.rng import Rng
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.tables.tables import Wish

if TYPE_CHECKING:
    from keeling.web.tables.tables import Tables


def opened(tables: Tables, game: str = "future_energy", seats: int = 2, **more: Any) -> str:
    """A table of people; without a seed, unless one is given."""
    sitters = [Sitter() for _ in range(seats)]
    wanted = Opening(game=game, config={"seats": seats}, sitters=sitters, **more)
    return open_table(tables, wanted).id


def play_on(tables: Tables, table_id: str, steps: int = 10_000, seed: int = 1) -> None:
    """Somebody plays at random, for so many choices at most or until the game is over."""
    rng = Rng(seed)
    for _ in range(steps):
        with tables.at(table_id) as table:
            if table.ended:
                return
            seat = table.choosing[rng.below(len(table.choosing))]
            legal = table.match.asked(seat).legal
            option = table.game.write(int(legal[rng.below(len(legal))]))
            version = table.version
        tables.choose(table_id, Wish(seat, version, f"{seat}-{version}"), option)


def say(tables: Tables, table_id: str, seat: int, text: str) -> int:
    """A seat adds words; the version of the table afterwards."""
    return tables.say(table_id, Wish(seat, 0, f"{seat}-words-{text}"), text)
