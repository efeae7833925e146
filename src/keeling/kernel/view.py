"""What a seat may see of any game. Each game has a class of its own, with its own things besides.

A view is read by attributes, `view.seats["white"].money`, so that mypy knows what it has. It is
frozen, holds names and numbers only, and is JSON as it stands: `msgspec.json.encode(view)`.
"""

from __future__ import annotations

from msgspec import Struct, to_builtins

from keeling.kernel.config import Json


class Part(Struct, frozen=True, kw_only=True):
    """A part of a view: a seat, a card, a region."""


class View(Part, frozen=True, kw_only=True):
    """What views of all games have in common: the kernel fills it in."""

    game: str = ""
    config: dict[str, Json] = {}
    seat: str | None = None  # who looks; None: a spectator
    to_move: str | None = None  # who is to choose, the one who looks first
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
        plain: dict[str, Json] = to_builtins(self)
        return plain
