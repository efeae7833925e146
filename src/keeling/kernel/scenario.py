"""A position written in TOML, and what should happen in it: tests, puzzles, docs, bug reports.

```toml
game = "future_energy"
title = "Income"                       # what it shows
clauses = ["FE-4.1"]                   # which rules it proves
config = { seats = 4 }
given = { agenda = ["turn white"], seats = { white = { money = 2 } } }   # unlike the set-up
when = ["end"]                         # options in notation, chance included
[then]                                 # expected values
legal = ["end"]                        # legal options; `only` = exactly these
illegal = { "buy 1" = "FE-5.3.1" }     # option -> clause of the objection ("" = none)
state = { "seats.white.money" = 6 }    # path into the dump -> value
view = { white = { "stack" = 18 } }    # seat -> path into its view -> value
seat = "white"                         # who is to choose, `chance` or `nobody`
```

`given` has the shape of a dump. Tables are merged key by key: an empty string removes a key, and
the key "*" with an empty string removes all others first. The set-up is dealt by a generator with
seed 0. A path that leads nowhere has the value "". Chance that `when` does not name is drawn with
seed 0 too.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.errors import BadScenario, IllegalChoice
from keeling.kernel.game import UNPLAYABLE
from keeling.kernel.registry import game as find_game
from keeling.kernel.rng import Rng
from keeling.kernel.toml import parse_toml

if TYPE_CHECKING:
    from pathlib import Path

    from keeling.kernel.agenda import State
    from keeling.kernel.game import AnyGame


class Then(Struct, forbid_unknown_fields=True):
    """What is expected in the end."""

    legal: list[str] = []
    only: list[str] | None = None
    illegal: dict[str, str] = {}
    state: dict[str, Any] = {}
    view: dict[str, dict[str, Any]] = {}
    seat: str = ""


class Scenario(Struct, forbid_unknown_fields=True):
    """A position and what should happen in it."""

    game: str
    title: str = ""
    clauses: list[str] = []
    note: str = ""
    config: dict[str, Any] = {}
    given: dict[str, Any] = {}
    when: list[str] = []
    then: Then = msgspec.field(default_factory=Then)


def read_scenario(path: Path) -> Scenario:
    """A scenario from a TOML file; unknown keys are errors that name the key."""
    try:
        return parse_scenario(path.read_text("utf-8"))
    except OSError as error:
        raise BadScenario(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadScenario(f"{path}: not a text file") from error
    except BadScenario as error:
        raise BadScenario(f"{path}: {error}") from error


def parse_scenario(text: str) -> Scenario:
    """A scenario from TOML text."""
    try:
        return msgspec.convert(parse_toml(text), Scenario, strict=True)
    except (ValueError, RecursionError) as error:  # endless digits or brackets, too
        raise BadScenario(str(error)) from error
    except msgspec.ValidationError as error:
        raise BadScenario(str(error)) from error


def position(scenario: Scenario) -> State:
    """The state a scenario begins with."""
    game = find_game(scenario.game)
    base = game.dump(after_setup(game, scenario.config))
    if unknown := sorted(set(scenario.given) - set(base)):
        raise BadScenario(f"given: there is no '{unknown[0]}'; there are: {', '.join(base)}")
    try:
        state: State = game.load(merged(base, scenario.given))
    except RecursionError as error:
        raise BadScenario("given: tables are nested too deep") from error
    return state


def after_setup(game: AnyGame, config: dict[str, Any]) -> State:
    """A game with its set-up done, dealt by a generator with seed 0."""
    state: State = game.new(game.config(**config))
    rng = Rng(0)
    while state.seat == CHANCE:
        state.apply(state.sample(rng))
    return state


def merged(base: Any, given: Any) -> Any:
    """`base` with what `given` says instead."""
    if not isinstance(given, dict):
        return given
    if not isinstance(base, dict) or given.get("*") == "":
        base = {}
    result = dict(base)
    for key, value in given.items():
        if key == "*":
            continue
        if value == "":
            result.pop(key, None)
        else:
            result[key] = merged(base.get(key), value)
    return result


def check(scenario: Scenario) -> list[str]:
    """Play a scenario and list what differs from what it expects; nothing: all is as it says."""
    game = find_game(scenario.game)
    state = position(scenario)
    try:
        play(game, state, scenario.when)
        return [
            *differing_options(game, state, scenario.then),
            *differing_values(game, state, scenario.then),
        ]
    except IllegalChoice as error:
        return [f"when: {error}"]
    except UNPLAYABLE as error:
        raise BadScenario(f"this position cannot be played ({error})") from error


def play(game: AnyGame, state: State, when: list[str]) -> None:
    """Take the options of `when`; chance it does not name is drawn."""
    rng = Rng(0)
    for notation in when:
        while state.seat == CHANCE and notation not in game.legal(state):
            state.apply(state.sample(rng))
        state.apply(game.read(state, notation))


def differing_options(game: AnyGame, state: State, then: Then) -> list[str]:
    """What is legal and should not be, or the other way round."""
    found = []
    legal = game.legal(state)
    found += [
        f"legal: '{o}' is not offered{why(game, state, o)}" for o in then.legal if o not in legal
    ]
    if then.only is not None:
        found += [
            f"only: '{o}' is not offered{why(game, state, o)}" for o in then.only if o not in legal
        ]
        found += [f"only: '{o}' is offered too" for o in legal if o not in then.only]
    for notation, clause in then.illegal.items():
        if notation in legal:
            found.append(f"illegal: '{notation}' is offered")
            continue
        objection = game.objection(state, game.vocabulary.read(notation))
        named = objection.clause if objection else ""
        if named != clause:
            found.append(f"illegal: '{notation}' is refused by '{named}', not by '{clause}'")
    return found


def why(game: AnyGame, state: State, notation: str) -> str:
    """The clause against an option, for messages."""
    objection = game.objection(state, game.vocabulary.read(notation))
    return f" ({objection.clause})" if objection else ""


def differing_values(game: AnyGame, state: State, then: Then) -> list[str]:
    """Values that are not as expected."""
    names = game.vocabulary.names["seat"]
    found = compare("state", game.dump(state), then.state)
    for name, values in then.view.items():
        if name not in names and name != "spectator":
            raise BadScenario(f"then.view: no seat is called '{name}'")
        seat = names.index(name) if name in names else None
        found += compare(f"view.{name}", game.view(state, seat).json(), values)
    now = {CHANCE: "chance", NOBODY: "nobody"}.get(int(state.seat)) or names[state.seat]
    if then.seat and then.seat != now:
        found.append(f"seat: {now} is to choose, not {then.seat}")
    return found


def compare(where: str, tree: Any, values: dict[str, Any]) -> list[str]:
    """Values by path that differ."""
    pairs = [(path, follow(tree, path), value) for path, value in values.items()]
    return [f"{where}: {path} is {f!r}, not {v!r}" for path, f, v in pairs if f != v]


def follow(tree: Any, path: str) -> Any:
    """The value at a dotted path, through tables and lists; "" if it leads nowhere."""
    for key in path.split("."):
        if isinstance(tree, dict) and key in tree:
            tree = tree[key]
        elif isinstance(tree, list) and re.fullmatch("[0-9]{1,4}", key) and int(key) < len(tree):
            tree = tree[int(key)]
        else:
            return ""
    return "" if tree is None else tree
