"""The table: a match, its players, and what each person has been told so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.cli.play.players import YOU
from keeling.kernel.agenda import NOBODY
from keeling.kernel.record import record_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from keeling.cli.play.players import Player
    from keeling.cli.seeds import Seed
    from keeling.kernel.agenda import State
    from keeling.kernel.match import Match
    from keeling.text.words import GameWords, Told


class Table:
    """A game at this terminal."""

    def __init__(
        self, match: Match, players: Sequence[Player], seed: Seed, told: GameWords
    ) -> None:
        self.match = match
        self.players = players
        self.seed = seed
        self.told = told
        self.dice = seed.rng()
        self.minds = seed.rng().split()  # bots that think longer do not change what chance does
        self.heard = [0] * len(players)  # how many entries of `match.told` each seat knows
        self.saved: set[Path] = set()
        self.asked = NOBODY  # who is to choose

    @property
    def people(self) -> int:
        """How many people share the keyboard."""
        return sum(player.is_person for player in self.players)

    def who(self, seat: int) -> str:
        """A seat with whoever sits there: `White (ann)`."""
        name = self.players[seat].name
        player = self.told.say("cli-play-you") if name == YOU else name
        return self.told.say("cli-play-who", seat=self.told.seat(seat), player=player)

    def to_choose(self) -> int:
        """Let chance decide what is chance's; then who is to choose, or nobody.

        Where one answer counts for all, people give it.
        """
        self.match.draw(self.dice)
        state, persons = (
            self.match.state,
            [n for n, one in enumerate(self.players) if one.is_person],
        )
        self.asked = int(state.seat)
        if state.seat >= 0 and persons and state.choice().is_shared():
            self.asked = persons[0]
        return self.asked

    @property
    def state(self) -> State:
        """The game as it is for who is to choose."""
        return self.match.state.asked(self.asked)

    def think(self, seat: int) -> None:
        """A bot takes its choice. It sees only what it may."""
        mind = self.players[seat].mind
        if mind is not None:
            known = self.match.state.imagine(seat, self.minds)
            self.match.take(int(mind.choose(known, self.minds)))

    def news(self, seat: int) -> list[Told]:
        """What happened since this seat was told last, as it may know it."""
        first = max(self.heard[seat], self.set_up())
        self.heard[seat] = len(self.match.told)
        return self.visible(first, seat)

    def log(self, seat: int) -> list[Told]:
        """Everything that happened, as a seat may know it."""
        return self.visible(0, seat)

    def visible(self, first: int, seat: int | None) -> list[Told]:
        """Events from an entry on, as a seat may know them."""
        events = [event for told in self.match.told[first:] for event in told]
        return self.match.game.visible_events(events, seat)

    def set_up(self) -> int:
        """How many entries tell of the set-up: chance alone, before anybody chose."""
        taken = self.match.taken
        return next((n for n, one in enumerate(taken) if one.seat >= 0), len(taken))

    def others_chose(self, seat: int) -> bool:
        """Whether somebody else has chosen, or a turn began, since this seat was told last."""
        since = self.match.taken[max(self.heard[seat] - 1, 0) :]
        return not self.heard[seat] or any(o.final or o.seat not in (seat, -1) for o in since)

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat."""
        self.match.undo(seat)
        self.heard = [min(heard, len(self.match.told)) for heard in self.heard]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.state.seat == NOBODY

    def record(self, *, json: bool) -> str:
        """The record of the game as it stands, as text or as a line of JSON."""
        names = [player.name for player in self.players]
        record = record_of(self.match, seats=names, seed=str(self.seed))
        return f"{record.to_json()}\n" if json else record.to_text()
