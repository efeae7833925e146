"""A game being played: the state, and the record of every choice that led to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.errors import IllegalChoice

if TYPE_CHECKING:
    from keeling.kernel.agenda import State
    from keeling.kernel.config import Config
    from keeling.kernel.game import Game
    from keeling.kernel.rng import Rng


class Taken(Struct, frozen=True):
    """One choice of a match: who took it, which option, and whether it stands for good."""

    seat: int
    option: int
    final: bool  # it laid open what was hidden, or began another turn


class Match:
    """The stored truth is the list of choices; the state is what they lead to."""

    def __init__(self, game: Game[Any], config: Config) -> None:
        self.game = game
        self.config = config
        self.taken: list[Taken] = []
        self.state: State = game.new(config)
        self.told: list[list[tuple[int, ...]]] = [drained(self.state)]  # events by choice

    @property
    def choices(self) -> list[str]:
        """Every choice so far in notation, chance included."""
        return [self.game.write(taken.option) for taken in self.taken]

    def take(self, option: int) -> list[tuple[int, ...]]:
        """Take a legal option for whoever is to choose; the events that followed."""
        if option not in self.state.legal:
            raise IllegalChoice(f"'{self.game.write(option)}' is not legal now")
        seat = int(self.state.seat)
        self.state.apply(option)
        events = drained(self.state)
        final = any(self.game.events.all[event[0]].barrier for event in events)
        self.taken.append(Taken(seat, option, final))
        self.told.append(events)
        return events

    def draw(self, rng: Rng) -> list[tuple[int, ...]]:
        """Let chance decide until a player has a choice; all events that followed."""
        events: list[tuple[int, ...]] = []
        while self.state.seat == CHANCE:
            events += self.take(int(self.state.sample(rng)))
        return events

    def undoable(self, seat: int) -> int:
        """How many choices an undo by this seat would take back; 0: it may not undo.

        The four nevers: it never changes whose turn it is, never makes somebody else redo a choice,
        never goes back behind what was revealed, never behind chance.
        """
        if self.state.seat in (CHANCE, NOBODY) or self.state.seat != seat or not self.taken:
            return 0
        last = self.taken[-1]
        return 1 if last.seat == seat and not last.final else 0

    def is_final(self, option: int) -> bool:
        """Whether whoever is to choose could not take this option back."""
        seat = self.state.seat
        after = self.state.clone()
        after.events = []
        after.apply(option)
        told = any(self.game.events.all[event[0]].barrier for event in after.events or [])
        return told or after.seat != seat

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat, by replaying all before it."""
        n = self.undoable(seat)
        if not n:
            raise IllegalChoice(
                "nothing to take back: undo stops at another player's choice, "
                "at chance and at what was revealed"
            )
        self.rewind(len(self.taken) - n)

    def rewind(self, to: int) -> None:
        """The match after its first `to` choices."""
        kept = self.taken[:to]
        self.taken = []
        self.state = self.game.new(self.config)
        self.told = [drained(self.state)]
        for taken in kept:
            self.take(taken.option)


def drained(state: State) -> list[tuple[int, ...]]:
    """The events told since last time."""
    events = state.events or []
    state.events = []
    return events
