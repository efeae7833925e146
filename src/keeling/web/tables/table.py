"""A table as it stands: its row, its seats, and the match that its log leads to."""

from __future__ import annotations

import secrets
from hmac import compare_digest
from typing import TYPE_CHECKING

import msgspec

from keeling.kernel.agenda import NOBODY
from keeling.kernel.match import Match
from keeling.kernel.record import record_of
from keeling.kernel.registry import game as find_game
from keeling.kernel.rng import Rng
from keeling.kernel.shuffle import Shuffle, Words
from keeling.web.door import Door
from keeling.web.ids import number_from
from keeling.web.store.rows import HOST, Entry, Kind, Standing
from keeling.web.tables.playable import refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from keeling.kernel.game import AnyGame
    from keeling.kernel.match import Taken
    from keeling.kernel.record import Record
    from keeling.kernel.view import View
    from keeling.web.store.rows import Seating, SeatRow, TableRow, Trace

MOST_UNDOS = 100  # of a seat in a turn
PATIENCE = 30.0  # seconds that a thread waits for others at the same table


class Table:
    """A game being played by people and bots, somewhere. Whoever uses it holds its lock."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], patience: float = PATIENCE) -> None:
        self.row = row
        self.id = row.id
        self.seats = list(seats)
        self.holders: dict[str, dict[int, bool]] = {}  # what browsers hold; True: it is lost
        self.trace: list[Trace] = []  # what happened to them
        if other := refusal(row):
            raise other
        self.game: AnyGame = find_game(row.game)
        self.match = Match(self.game, self.game.config(**msgspec.json.decode(row.config)))
        self.words: list[Words] = []  # what players have added to chance
        self.undos: dict[int, int] = {}  # by seat, since the last choice that stands for good
        self.marked = 0  # after how many choices that was
        self.version = 0
        self.snapped = 0  # the version of which there is a snapshot
        self.seating = -1  # which seating of the table this is; none yet
        self._asked: tuple[tuple[int, int], list[int]] = (
            (-1, -1),
            [],
        )  # when, and who was to choose
        self.lock = Door(patience)
        self.users = 0  # how often the thread that holds the lock has entered

    def follow(self, entries: Iterable[Entry]) -> None:
        """Do what the log says."""
        for entry in entries:
            match entry.kind:
                case Kind.UNDO:
                    self._count_undo(entry.seat)
                    self.match.rewind(entry.stands or 0)
                    self._untell(entry.stands or 0, entry.version)
                case Kind.WITHDRAWN:
                    self._count_undo(entry.seat)
                    self.match.withdraw(entry.seat)
                case Kind.CHANCE | Kind.RESTORED:
                    self.match.take(self.game.vocabulary.read(entry.option), entry.seat)
                case Kind.CHOICE:
                    asked = self.match.asked(entry.seat)
                    self.match.propose(self.game.read(asked, entry.option), entry.seat)
                case Kind.WORDS:
                    self._hear(entry.seat, entry.option)
            self.version = entry.version

    def take(self, seat: int, option: int, command: str | None) -> list[Entry]:
        """A choice and what chance makes of it; the entries that tell of it."""
        self.match.propose(option, seat)
        before = len(self.match.taken)
        self._draw()
        self.version += 1
        chosen = Entry(self.version, seat, Kind.CHOICE, self.game.write(option), command=command)
        return [chosen, *self._entries(before)]

    def deal(self) -> list[Entry]:
        """What chance does before anybody chooses."""
        before = len(self.match.taken)
        self._draw()
        return self._entries(before)

    def say(self, seat: int, text: str, command: str) -> list[Entry]:
        """A seat adds words to chance: they count for every draw from now on."""
        self._hear(seat, text)
        self.version += 1
        return [Entry(self.version, seat, Kind.WORDS, text, command=command)]

    def _hear(self, seat: int, text: str) -> None:
        self.words.append(Words(self.match.draws, self.colour(seat), text))

    def _draw(self) -> None:
        """Let chance decide until somebody has a choice."""
        shuffle = self.shuffle
        if shuffle is not None:
            shuffle.draw(self.match)
        else:
            self.match.draw(self.dice())

    def undo(self, seat: int, command: str) -> list[Entry]:
        """Take back the last choice of a seat; what others chose since then stands again."""
        self.version += 1
        self._count_undo(seat)
        if self.match.is_drafting(seat):
            self.match.withdraw(seat)
            return [Entry(self.version, seat, Kind.WITHDRAWN, command=command)]
        stands = self.match.undo(seat)
        self._untell(stands, self.version)
        undone = Entry(self.version, seat, Kind.UNDO, stands=stands, command=command)
        return [undone, *self._entries(stands)]

    def undoable(self, seat: int) -> bool:
        """Whether a seat may take its last choice back, for it has not done so too often."""
        return self.match.undoable(seat) and not self.is_tired_of(seat)

    def is_tired_of(self, seat: int) -> bool:
        """Whether a seat has taken back so much in this turn that it has to go on now."""
        return self.marked == self.match.mark.at and self.undos.get(seat, 0) >= MOST_UNDOS

    def _count_undo(self, seat: int) -> None:
        """Undos count until something stands for good."""
        if self.marked != self.match.mark.at:
            self.marked, self.undos = self.match.mark.at, {}
        self.undos[seat] = self.undos.get(seat, 0) + 1

    def _untell(self, stands: int, version: int) -> None:
        """What happened to seats before an undo stands in the story after choices that still do."""
        self.trace = [
            msgspec.structs.replace(one, choices=min(one.choices, stands))
            if one.version < version
            else one
            for one in self.trace
        ]

    def _entries(self, before: int) -> list[Entry]:
        made = []
        for taken in self.match.taken[before:]:
            self.version += 1
            made.append(whole(self.version, taken, self.game.write(taken.option)))
        return made

    def dice(self, who: str = "chance") -> Rng:
        """What chance or a bot draws from next: by the seed of the table, or else of the system."""
        if not self.row.seed:
            return Rng(secrets.randbits(64))
        return Rng(number_from(self.row.seed, who, len(self.match.taken)))

    @property
    def shuffle(self) -> Shuffle | None:
        """What chance is drawn from; None: from a seed, or at an older table from the system."""
        row = self.row
        if not row.secret:
            return None
        return Shuffle(
            table=row.id,
            commitment=row.commitment,
            secret=row.secret,
            copied=row.copied,
            words=list(self.words),
        )

    # ---- what is asked of a table

    @property
    def to_move(self) -> int:
        """The seat that is to choose, or the first of them; below 0: nobody is."""
        return self.choosing[0] if self.choosing else int(self.match.state.seat)

    @property
    def choosing(self) -> list[int]:
        """All seats that are to choose, mostly one."""
        now = self.version, len(self.match.taken)
        if self._asked[0] != now:  # everybody is asked on a clone, and pages ask often
            self._asked = now, self.match.state.choosing()
        return self._asked[1]

    @property
    def next_colour(self) -> str | None:
        """The name of the seat that is to choose, or the first of them; None: nobody is."""
        return self.colour(self.to_move) if self.to_move >= 0 else None

    @property
    def choosing_colours(self) -> list[str]:
        """The names of all seats that are to choose."""
        return [self.colour(seat) for seat in self.choosing]

    @property
    def answering(self) -> list[int]:
        """Seats that somebody waits for, because they were asked something."""
        state = self.match.state
        asked = {seat: state.asked(seat) for seat in self.choosing}
        return [seat for seat in asked if asked[seat].choice().asked_by() != NOBODY]

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self.match.state.seat == NOBODY

    @property
    def shared(self) -> bool:
        """Whether all are asked the same, and the first answer counts for everybody."""
        state = self.match.state
        return state.seat >= 0 and len(self.seats) > 1 and state.choice().is_shared()

    @property
    def together(self) -> bool:
        """Whether several choose at the same time, each for themselves; nobody does so alone."""
        return len(self.seats) > 1 and self.match.state.floor() >= 0 and not self.shared

    @property
    def bots_choosing(self) -> list[int]:
        """The seats of bots that are to choose; where one answer counts for all, people decide."""
        if self.row.closed or (self.shared and not all(row.bot for row in self.seats)):
            return []
        return [seat for seat in self.choosing if self.seats[seat].bot]

    def may_choose(self, seat: int) -> bool:
        """Whether a person on this seat has an option, be it only to think again."""
        here = not self.seats[seat].bot and not self.row.closed
        return here and self.match.state.may_choose(seat)

    def is_resting(self, seat: int) -> bool:
        """Whether nobody waits for a seat that may choose: it has said that it is done."""
        return seat not in self.choosing and self.match.state.may_choose(seat)

    @property
    def thinking(self) -> bool:
        """Whether everybody waits for bots."""
        return bool(self.choosing) and self.bots_choosing == self.choosing

    def is_asked(self, seat: int) -> bool:
        """Whether a person on this seat is to choose."""
        return seat in self.choosing and not self.seats[seat].bot and not self.row.closed

    def standing(self) -> Standing:
        """What lists say of this table."""
        choosing = sum(1 << seat for seat in self.choosing)
        return Standing(self.version, len(self.match.taken), choosing, self.ended)

    # ---- who sits there

    def sit(self, seating: Seating, number: int) -> None:
        """These people and bots sit here from now on."""
        self.seats, self.holders, self.seating = seating.seats, seating.holders, number
        self.trace = seating.trace

    def held(self, browser: str) -> list[int]:
        """The seats that a browser holds; HOST among them for the host's rights."""
        return sorted(seat for seat, lost in self.holders.get(browser, {}).items() if not lost)

    def lost(self, browser: str) -> list[int]:
        """The seats that a browser held until another one took them."""
        return sorted(seat for seat, lost in self.holders.get(browser, {}).items() if lost)

    def opened_by(self, token: str) -> int | None:
        """The seat that a key opens, HOST for the host's; None: it opens nothing here."""
        keys = {HOST: self.row.host_token, **{row.seat: row.token for row in self.seats}}
        found = [seat for seat, key in keys.items() if compare_digest(key.encode(), token.encode())]
        return found[0] if found else None

    @property
    def stamp(self) -> str:
        """Changes whenever anything does that a page shows: the game, or who sits where."""
        return f"{self.version}-{self.seating}"

    def colour(self, seat: int) -> str:
        """The game's own name of a seat: `white`."""
        return str(self.game.vocabulary.names["seat"][seat])

    def view(self, seat: int | None) -> View:
        """All that a seat may see, or a spectator; a seat also what it has begun."""
        shown = self.match.state
        if seat is not None and self.match.is_drafting(seat):
            shown = self.match.seen(seat)
        view: View = self.game.view(shown, seat)
        return view

    def knows_all(self, held: Iterable[int]) -> bool:
        """Whether who holds these seats may see everything: the game is over, or there is only one.

        Whoever holds several seats may be several people at one device.
        """
        return self.ended or (len(self.seats) == 1 and 0 in held)

    def earlier(self, at: int) -> Table:
        """The table after its first `at` choices, to look at."""
        past = Table(self.row, self.seats)
        past.version = self.version
        past.trace = [one for one in self.trace if one.choices <= at]
        past.match.follow(self.match.taken[:at])
        return past

    def record(self) -> Record:
        """The game as it was played so far, secrets included."""
        names = [seat.bot or seat.name or self.colour(seat.seat) for seat in self.seats]
        if not self.ended:  # what chance is drawn from would tell what it will do
            return record_of(self.match, seats=names)
        return record_of(self.match, names, self.row.seed, self.shuffle)


def whole(version: int, taken: Taken, option: str) -> Entry:
    """What chance did, or a choice that stands again."""
    kind = Kind.CHANCE if taken.seat < 0 else Kind.RESTORED
    return Entry(version, taken.seat, kind, option)
