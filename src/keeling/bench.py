"""How fast a game plays and clones, and how large its states are."""

from __future__ import annotations

import inspect
import time
from typing import TYPE_CHECKING, Any

from librt.vecs import vec

import keeling
from keeling.bots.playout import clone_often, play_out
from keeling.kernel.bag import Bag
from keeling.kernel.rng import Rng

if TYPE_CHECKING:
    from keeling.kernel.agenda import State

VEC_HEAD = 24  # bytes of a vec's buffer before its first number
WORD = 8
OBJECT_HEAD = 24
CLONES = 2000


def measure(game: str, seats: int | None = None, seconds: float = 1.0) -> dict[str, Any]:
    """Random play for about so many seconds, then clones of a state in mid-game."""
    found = keeling.game(game)
    config = found.config(seats=seats or found.seats[-1])
    rng = Rng(1)
    choices, spent = 0, 0.0
    while spent < seconds:
        began = time.perf_counter()
        state = found.new(config)
        state.events = None
        choices += int(play_out(state, rng))
        spent += time.perf_counter() - began
    middle = middle_state(found.new(config), rng)
    return {
        "game": game,
        "seats": config.seats,
        "compiled": keeling.COMPILED,
        "choices_per_second": round(choices / spent),
        "clone_us": round(clone_time(middle) * 1e6, 3),
        "state_bytes": state_bytes(middle),
    }


def middle_state(state: State, rng: Rng) -> State:
    """A state from the middle of a random game."""
    state.events = None
    whole = state.clone()
    half = int(play_out(whole, Rng(2))) // 2
    while half > 0 and state.seat != keeling.NOBODY:
        legal = state.legal
        at_chance = state.seat == keeling.CHANCE
        state.apply(state.sample(rng) if at_chance else legal[rng.below(len(legal))])
        half -= 1
    return state


def clone_time(state: State) -> float:
    """Seconds for one clone."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        clone_often(state, CLONES)
        best = min(best, (time.perf_counter() - began) / CLONES)
    return best


def state_bytes(state: State) -> int:
    """What a clone allocates: the object, its numbers, its agenda; steps are shared."""
    made = type(state)
    names = [n for n in dir(made) if not n.startswith("_") and not callable(getattr(made, n))]
    fields = {*names, *annotated(made)} - {"legal"}  # compiled classes have no annotations
    return OBJECT_HEAD + sum(WORD + size_of(getattr(state, name)) for name in fields)


def annotated(made: type) -> set[str]:
    """The fields that a class and its bases declare."""
    return {name for base in made.__mro__ for name in inspect.get_annotations(base)}


def size_of(value: object) -> int:
    """Bytes a field of a state owns beyond its own word."""
    if isinstance(value, vec):
        return WORD + VEC_HEAD + memoryview(value).nbytes
    if isinstance(value, Bag):
        return 6 * WORD + VEC_HEAD + WORD * len(value.counts)
    if isinstance(value, list):
        return 7 * WORD + WORD * len(value)
    return 0
