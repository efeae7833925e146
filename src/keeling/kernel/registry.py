"""All games: those that are installed, and those that a process has made known."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from keeling.kernel.errors import BadConfig
from keeling.kernel.view import View

if TYPE_CHECKING:
    from keeling.kernel.agenda import State
    from keeling.kernel.game import AnyGame

REGISTERED: dict[str, AnyGame] = {}


def register(made: AnyGame) -> None:
    """Make a game known in this process, without an entry point: for notebooks and tests."""
    REGISTERED[made.id] = checked(made)


def game(name: str) -> AnyGame:
    """The game with this id."""
    return REGISTERED[name] if name in REGISTERED else installed(name)


@cache
def installed(name: str) -> AnyGame:
    """The game with this entry point."""
    found = entry_points(group="keeling.games", name=name)
    if not found:
        raise BadConfig(f"there is no game '{name}'; there are: {', '.join(game_ids())}")
    return checked(next(iter(found)).load())


def checked(made: AnyGame) -> AnyGame:
    """A game that says what its views are: pages, programs and the API need to know."""
    kind = getattr(made, "view_type", None)
    if not (isinstance(kind, type) and issubclass(kind, View)):
        raise BadConfig(f"{made.id}: `view_type` has to be a subclass of keeling.kernel.view.View")
    return made


def dumped(state: State) -> dict[str, Any]:
    """The dump of a state of any game."""
    return game(state.config.game).dump(state)


def restored(name: str, dump: dict[str, Any]) -> State:
    """The state of a game from its dump."""
    state: State = game(name).load(dump)
    return state


def game_ids() -> list[str]:
    """The ids of all games that are installed, third-party ones included."""
    return sorted({*REGISTERED, *installed_ids()})


@cache
def installed_ids() -> frozenset[str]:
    """The ids of all games with an entry point; to find them, every package is looked through."""
    return frozenset(entry.name for entry in entry_points(group="keeling.games"))
