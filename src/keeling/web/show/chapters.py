"""The story of a game by turns, as one seat may know it."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.web.show.trace import sentence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.kernel.match import Match
    from keeling.text.words import GameWords
    from keeling.web.tables.table import Table


class Passage(Struct, frozen=True):
    """What a choice led to."""

    at: int  # the position after it
    sentences: list[str]
    noted: bool = False  # it is about who sits where


class Chapter(Struct, frozen=True):
    """A turn: whose it is, and what happened in it."""

    seat: int  # -1: nobody's, the set-up
    passages: list[Passage]


def chapters(table: Table, seat: int | None, told: GameWords) -> list[Chapter]:
    """The whole story; what others answer in a turn belongs to it."""
    found = []
    for whose, turn in groupby(facts(table.match), key=itemgetter(0)):
        passages = []
        for at, group in groupby(turn, key=itemgetter(1)):
            events = [event for _, _, event in group]
            seen = table.game.visible_events(events, seat)
            passages.append(Passage(at, told.events(seen)))
        found.append(Chapter(whose, passages))
    for one in table.trace:
        add(found, Passage(one.choices, [sentence(one, told)], noted=True))
    return found


def add(found: list[Chapter], passage: Passage) -> None:
    """Tell what happened to a seat in the turn in which it happened, after the choice before."""
    begun = [one for one in found if one.passages[0].at <= passage.at]
    if not begun:
        found.insert(0, Chapter(-1, []))
    chapter = begun[-1] if begun else found[0]
    chapter.passages.append(passage)
    chapter.passages.sort(key=lambda one: one.at)


def facts(match: Match) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Every event, with the seat whose turn it was and the position it led to.

    A turn begins with a barrier that names its seat; where a game has none, with a choice.
    """
    turns = {e.number for e in match.game.events.all if e.barrier and e.kinds[:1] == ["seat"]}
    whose = -1
    for at, events in enumerate(match.told):
        if at and not turns and match.taken[at - 1].seat >= 0:
            whose = match.taken[at - 1].seat
        for event in events:
            if event[0] in turns:
                whose = event[1]
            yield whose, at, event
