"""All games: those that are installed, and those that a process has made known."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from keeling.kernel.data import has_overlay, unfit
from keeling.kernel.errors import BadConfig, BadData, KeelingError
from keeling.kernel.view import View

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

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
    return checked(loaded(next(iter(found))))


def loaded(entry: EntryPoint) -> AnyGame:
    """The game that an entry point names; values of an overlay it cannot take are BadData."""
    try:
        made: AnyGame = entry.load()
    except BadConfig:
        raise
    except (KeelingError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        if (isinstance(error, BadData) and error.faults) or not has_overlay(entry.name):
            raise
        raise unfit(entry.name, error) from error
    return made


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
