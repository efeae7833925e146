"""The story of a game, choice by choice, as one seat may know it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.kernel.match import Match
    from keeling.text.words import GameWords
    from keeling.web.tables.table import Table

LOOKED_AT = 12  # choices of others that are marked on the board at most
FOR_SPECTATORS = 3


class Line(Struct, frozen=True):
    """What a choice led to, as far as it is about one seat."""

    at: int  # the position after it
    seat: int  # whom it is about; -1: nobody
    sentences: list[str]
    noted: int = 0  # the number of what happened to a seat; 0: it is about the game


def lines(table: Table, seat: int | None, told: GameWords, *, recent: int = 0) -> list[Line]:
    """The story, the latest last; with `recent`, of so many choices only."""
    first = max(0, len(table.match.told) - recent) if recent else 0
    return list(every_line(table, seat, told, first))


def every_line(table: Table, seat: int | None, told: GameWords, first: int) -> Iterator[Line]:
    """What every choice from a position on led to, a line for each seat it was about."""
    about = {e.number: e.kinds[:1] == ["seat"] for e in table.game.events.all}
    for at, events in enumerate(table.match.told[first:], start=first):
        for whose, group in groupby(events, key=lambda e: e[1] if about[e[0]] else -1):
            seen = table.game.visible_events(list(group), seat)
            yield Line(at, int(whose), told.events(seen))


def first_choice(match: Match) -> int:
    """The position in which a player is first to choose; what comes before is the set-up."""
    seats = [taken.seat for taken in match.taken]
    return next((at for at, seat in enumerate(seats) if seat >= 0), len(seats))


def touched(table: Table, seat: int | None) -> list[str]:
    """What the last choices were about, as keys of the board: those since this seat last chose."""
    match = table.match
    since = len(match.taken)
    most = FOR_SPECTATORS if seat is None else LOOKED_AT
    first = max(first_choice(match), len(match.taken) - most)
    while since > first and match.taken[since - 1].seat != seat:
        since -= 1
    if since == len(match.taken) > first:  # nobody has chosen since: the seat's own last choice
        since -= 1
    events = [event for told in match.told[since + 1 :] for event in told]
    seen = match.game.visible_events(events, seat)
    keys = [key for _, args in seen for key in keys_of(table, seat, args)]
    return list(dict.fromkeys(keys))


def keys_of(table: Table, seat: int | None, args: list[tuple[str, str | int]]) -> Iterator[str]:
    """The pieces an event is about; those that everybody has are somebody's."""
    actor = next((str(name) for kind, name in args if kind == "seat"), "")
    own = seat is not None and actor == table.colour(seat)
    for kind, name in args:
        if kind in table.game.personal and actor and not own:
            yield f"{kind}-{actor}-{name}"
        elif kind != "seat":
            yield f"{kind}-{name}"
