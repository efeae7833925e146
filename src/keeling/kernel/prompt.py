"""What a state is at a prompt, in a notebook and in a failing test: a line, equal or not, and why.

How a board looks as text or as a picture is no business of the kernel: `keeling.printing` brings
it along.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

import msgspec

from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.errors import BadConfig
from keeling.kernel.registry import dumped, game

if TYPE_CHECKING:
    from keeling.kernel.agenda import State

PRINTERS: Final[dict[str, Callable[[State], str]]] = {}  # `text`, `svg`: how a board is shown
MISSING: Final = "nothing"  # what stands in a difference where one state has nothing at all


def described(state: State) -> str:
    """A state in a line: `<FutureEnergy: 3 seats, round 2, white to choose among 17>`."""
    seats = state.config.seats
    told = ["1 seat" if seats == 1 else f"{seats} seats"]
    with suppress(BadConfig):  # nobody knows the game: its state is printed all the same
        rules = game(state.config.game)
        rounds = rules.rounds(state)
        told += [f"{rules.counts} {rounds}"] if rounds else []
        told.append(whose_turn(state, rules.vocabulary.names["seat"]))
    return f"<{type(state).__name__}: {', '.join(told)}>"


def whose_turn(state: State, names: Sequence[str]) -> str:
    """Who is to choose, or how it ended."""
    if state.seat == CHANCE:
        return "chance to decide"
    if state.seat != NOBODY:
        return f"{names[state.seat]} to choose among {len(state.legal)}"
    won = " and ".join(names[seat] for seat in state.winners())
    return "lost" if state.is_lost() else f"won by {won}" if won else "over"


def is_same(state: State, other: object) -> bool:
    """Whether two states agree in everything, secrets and what is to come included."""
    return state is other or (type(state) is type(other) and dumped(state) == dumped(other))


def fingerprint(state: State) -> int:
    """A number that equal states share, today and tomorrow, on any machine."""
    written = msgspec.json.encode(dumped(state), order="deterministic")
    return int.from_bytes(sha256(written).digest()[:7])


def printed(state: State, kind: str) -> str:
    """A board as text or as a picture; the line where nobody knows how to draw one."""
    return PRINTERS[kind](state) if kind in PRINTERS else described(state)


def diff(before: State, after: State) -> dict[str, tuple[Any, Any]]:
    """What differs between two states of a game, by place: `seats.white.money` -> (3, 5)."""
    return {place: (one, two) for place, one, two in differences("", dumped(before), dumped(after))}


def differences(place: str, one: Any, two: Any) -> Iterator[tuple[str, Any, Any]]:  # noqa: ANN401 - JSON
    """Places at which two trees differ, and what stands there."""
    if one == two:
        return
    if isinstance(one, dict) and isinstance(two, dict):
        pairs = [(key, one.get(key, MISSING), two.get(key, MISSING)) for key in {**one, **two}]
    elif isinstance(one, list) and isinstance(two, list):
        both = zip_longest(one, two, fillvalue=MISSING)
        pairs = [(str(n), *pair) for n, pair in enumerate(both)]
    else:
        yield place, one, two
        return
    for key, mine, theirs in pairs:
        yield from differences(f"{place}.{key}".lstrip("."), mine, theirs)
