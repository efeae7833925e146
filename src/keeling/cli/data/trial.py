"""Games with the values of an overlay, one for each number of seats, to see whether they fit.

A process of its own, since a game reads its values once: `python -m keeling.cli.data.trial GAME`.
It prints what is wrong as JSON.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from keeling.bots.play import bot, decide
from keeling.kernel.agenda import NOBODY
from keeling.kernel.data import OVERLAY
from keeling.kernel.errors import BadData
from keeling.kernel.faults import Fault
from keeling.kernel.match import Match
from keeling.kernel.registry import game as find_game
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from keeling.kernel.game import AnyGame


def trial(name: str) -> list[Fault]:
    """What is wrong with the values that this process has for a game."""
    where = str(Path(os.environ.get(OVERLAY, "")) / name)
    try:
        game = find_game(name)
        for seats in game.seats:
            match = played(game, seats)
            for language in LANGUAGES:
                show(match, GameWords(game, language))
    except BadData as error:
        return list(error.faults) or [Fault(where, 0, "unfit", {"reason": str(error)})]
    except Exception as error:  # noqa: BLE001 - whatever rules run into with values that no box has
        return [Fault(where, 0, "unfit", {"reason": f"{type(error).__name__}: {error}"})]
    return []


def played(game: AnyGame, seats: int) -> Match:
    """A game to its end, with chance in every seat."""
    match, rng = Match(game, game.config(seats=seats)), Rng(seats)
    bots = [bot("uniform", game.id)] * seats
    while match.state.seat != NOBODY:
        match.take(decide(match.state, bots, rng))
    return match


def show(match: Match, told: GameWords) -> None:
    """All that people are shown of a game: its boards, and its story to the end."""
    events = [event for some in match.told for event in some]
    for seat in (None, *range(match.config.seats)):
        view = match.game.view(match.state, seat)
        told.text_board(view)
        told.board(view)
        told.pictures(view, {})
        told.events(match.game.visible_events(events, seat))
    told.outcome(match.state)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(trial(sys.argv[1])))
