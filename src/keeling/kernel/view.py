"""What a seat may see of any game. Each game has a class of its own, with its own things besides.

A view is read by attributes, `view.seats["white"].money`, so that mypy knows what it has. Its
fields are frozen, hold names and numbers only, and are JSON as they stand:
`msgspec.json.encode(view)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.json import decode, encode

from keeling.kernel.config import Json

T = TypeVar("T")


class Part(Struct, frozen=True, kw_only=True):
    """A part of a view: a seat, a card, a region."""


class View(Part, frozen=True, kw_only=True):
    """What views of all games have in common.

    The kernel fills it in, whatever a game has put there: no view declares one of these again.
    """

    game: str = ""
    config: dict[str, Json] = {}
    seat: str | None = None  # who looks; None: a spectator
    to_move: str | None = None  # who is to choose; if whoever looks is, they are it
    choosing: list[str] = []  # all who may choose now
    waiting_for_chance: bool = False
    ended: bool = False
    prompt: str = ""  # the name of what is asked for
    prompt_args: list[tuple[str, str | int]] = []
    legal: list[str] = []  # the options of the one who looks, in notation
    winners: list[str] = []
    active: str | None = None  # whose turn it is, also while others are asked

    def json(self) -> dict[str, Json]:
        """The same as plain objects, lists, texts and numbers."""
        plain: dict[str, Json] = decode(encode(self))  # `to_builtins` leaves tuples in it
        return plain


def seat_of(seats: Mapping[str, T], seat: str | None) -> T:
    """The things of whoever looks, for `own` of the views of games."""
    if seat is None:
        raise LookupError("a spectator has no seat")
    return seats[seat]
