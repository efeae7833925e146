"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.bots.play import bot
from keeling.cli.errors import BadArgument
from keeling.kernel.errors import BadConfig

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.bots.base import Bot

YOU = "you"
HUMAN = "human"
RIVAL = "greedy"


class Player(Struct, frozen=True):
    """A person, or a bot with the mind that chooses for it."""

    name: str
    mind: Bot | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody has to be asked."""
        return self.mind is None


def players_of(entries: Sequence[str] | None, seats: int, game: str) -> list[Player]:
    """The players in the order of seats; by default you and bots."""
    names = [YOU] + [RIVAL] * (seats - 1) if entries is None else entries
    if len(names) != seats:
        raise BadArgument("cli-error-players", argument="--players", given=len(names), seats=seats)
    return [player_of(name, game) for name in names]


def seated(name: str, game: str) -> Player:
    """Whoever a record says sat there: a bot by its name, else a person."""
    try:
        return Player(name, bot(name, game))
    except BadConfig:
        return Player(name)


def player_of(name: str, game: str) -> Player:
    """`you`, `human`, `human:ann` or the name of a bot."""
    kind, _, person = name.partition(":")
    if kind == HUMAN:
        return Player(person.strip() or HUMAN)
    return Player(YOU) if name == YOU else Player(name, bot(name, game))
